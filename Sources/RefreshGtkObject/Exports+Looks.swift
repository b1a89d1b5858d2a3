// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

// Titles, pictures and language; see refresh-bridge.h. The names are those of C.

@MainActor
private func component(_ pointer: UnsafeMutableRawPointer, _ component: RefreshBridgeComponent) -> BridgedComponent {
    Unmanaged<Bridge>.fromOpaque(pointer).takeUnretainedValue()[component]
}

@c @implementation @MainActor
func refresh_bridge_set_title(
    _ pointer: UnsafeMutableRawPointer, _ id: RefreshBridgeComponent, _ state: CInt, _ title: UnsafePointer<CChar>?
) {
    component(pointer, id).setTitle(title.map { String(cString: $0) }, for: RefreshState(number: state))
}

@c @implementation @MainActor
func refresh_bridge_get_title(
    _ pointer: UnsafeMutableRawPointer, _ id: RefreshBridgeComponent, _ state: CInt
) -> UnsafeMutablePointer<CChar> {
    g_strdup(component(pointer, id).title(for: RefreshState(number: state)))
}

@c @implementation @MainActor
func refresh_bridge_set_picture_files(
    _ pointer: UnsafeMutableRawPointer, _ id: RefreshBridgeComponent, _ state: CInt,
    _ files: UnsafePointer<UnsafePointer<CChar>?>?, _ duration: Double
) {
    var paths: [String] = []
    while let file = files?[paths.count] { paths.append(String(cString: file)) }
    setPictures(
        paths.isEmpty ? nil : PictureSequence(files: paths, duration: duration > 0 ? duration : nil),
        of: component(pointer, id), state)
}

@c @implementation @MainActor
func refresh_bridge_set_pixbufs(
    _ pointer: UnsafeMutableRawPointer, _ id: RefreshBridgeComponent, _ state: CInt,
    _ pixbufs: UnsafePointer<OpaquePointer?>?, _ count: CInt, _ duration: Double
) {
    let pictures = UnsafeBufferPointer(start: pixbufs, count: Int(count)).compactMap { $0 }
    setPictures(
        pictures.isEmpty ? nil : PictureSequence(pixbufs: pictures, duration: duration > 0 ? duration : nil),
        of: component(pointer, id), state)
}

@MainActor
private func setPictures(_ sequence: PictureSequence?, of component: BridgedComponent, _ state: CInt) {
    component.setPictures(sequence, for: RefreshState(number: state))
}

@c @implementation @MainActor
func refresh_bridge_set_language(_ code: UnsafePointer<CChar>?) {
    RefreshLanguage.current = code.map { String(cString: $0) }
}

@c @implementation @MainActor
func refresh_bridge_get_language() -> UnsafeMutablePointer<CChar> { g_strdup(RefreshLanguage.effective) }
