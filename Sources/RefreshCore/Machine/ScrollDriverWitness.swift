/// Told of all that a ``ScrollDriver`` takes in and has carried out: for recordings. It must not call the driver.
///
/// Calls nest: what is sent while effects are being carried out comes between the two calls for what caused it.
package protocol ScrollDriverWitness: AnyObject {
    /// The model does not know of the event yet.
    func driverWillTake(_ event: ScrollEvent)
    func driverWillPerform(_ effect: RefreshEffect, at edge: Edge)
    /// The event is in the model. If it was not sent from within another's effects, its own are carried out.
    func driverDidTake(_ event: ScrollEvent)
}
