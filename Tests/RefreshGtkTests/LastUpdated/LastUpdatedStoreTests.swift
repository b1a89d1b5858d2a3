import RefreshCGtk3
import RefreshGtk
import Testing

/// A clock that stands still until it is set.
@MainActor
final class SetClock {
    var now: Double
    init(_ now: Double) { self.now = now }
}

@Suite("The store of the last update")
@MainActor
struct LastUpdatedStoreTests {
    let folder = TemporaryFolder()

    /// 2024-03-05 06:05:00 UTC, in seconds since the epoch.
    let morning = 1_709_618_700.0

    func store(at time: Double = 0) -> LastUpdatedStore {
        LastUpdatedStore(folder: folder.path, application: "test", clock: { time })
    }

    @Test("T06: the stored time is that of the call, by the store's clock, and is there in the next run")
    func clock() {
        let clock = SetClock(morning)
        let store = LastUpdatedStore(folder: folder.path, application: "test", clock: { clock.now })
        #expect(store.time(for: "list") == nil)
        clock.now += 300
        store.recordUpdate(for: "list")
        clock.now += 60
        #expect(store.time(for: "list") == morning + 300)
        #expect(self.store().time(for: "list") == morning + 300)
    }

    @Test("keys and applications do not share a time")
    func separate() {
        store(at: morning).recordUpdate(for: "list")
        #expect(store().time(for: "other") == nil)
        let other = LastUpdatedStore(folder: folder.path, application: "other")
        #expect(other.time(for: "list") == nil)
        #expect(other.path != store().path)
    }

    @Test("a time set by hand is stored, and nil forgets it")
    func byHand() {
        store().setTime(morning + 0.25, for: "list")
        #expect(store().time(for: "list") == morning + 0.25)
        store().setTime(nil, for: "list")
        #expect(store().time(for: "list") == nil)
    }

    @Test(
        "any text is a key",
        arguments: ["", " ", "a=b", "[group]", "a\nb", "100%", "%", "列表", "a/b", "# no comment", "key[de]"])
    func keys(_ key: String) {
        store().setTime(1, for: "another")
        store().setTime(morning, for: key)
        #expect(store().time(for: key) == morning)
        #expect(store().time(for: "another") == 1)
    }

    @Test(
        "T07: a value that is no instant reads as no record",
        arguments: [
            "rubbish", "", "1e300", "99999999999999999999", "nan", "inf", "-inf", "-1", "12 monkeys", "253402300800",
        ])
    func values(_ value: String) {
        folder.write("[Last Updated]\nlist=\(value)\nother=\(morning)\n", to: "test.ini")
        #expect(store().time(for: "list") == nil)
        #expect(store().time(for: "other") == morning)
    }

    @Test("T07: what is no instant is not stored", arguments: [.nan, .infinity, -.infinity, -1, 1e300])
    func setValues(_ value: Double) {
        store().setTime(morning, for: "list")
        store().setTime(value, for: "list")
        #expect(store().time(for: "list") == nil)
    }

    @Test(
        "T07: a file of rubbish reads as no record and is whole after the next update",
        arguments: ["rubbish", "\u{0}\u{1}\u{2}", "[Last Updated", "list=5", String(repeating: "x", count: 1 << 20)])
    func rubbish(_ text: String) {
        folder.write(text, to: "test.ini")
        #expect(store().time(for: "list") == nil)
        store().setTime(morning, for: "list")
        #expect(store().time(for: "list") == morning)
    }

    @Test("T07: one damaged line costs only what stands after it")
    func damagedLine() {
        folder.write("[Last Updated]\nfirst=1\n<<<<<<<\nlast=3\n", to: "test.ini")
        store().setTime(2, for: "second")
        #expect(store().time(for: "first") == 1)
        #expect(store().time(for: "second") == 2)
    }

    @Test("T07: a time ahead of the clock is read as it is")
    func future() {
        store().setTime(morning + 7200, for: "list")
        #expect(store(at: morning).time(for: "list") == morning + 7200)
    }

    @Test("the folder is made with its parents, for the user alone")
    func folders() {
        let path = folder.path + "/state/refresh-gtk"
        let store = LastUpdatedStore(folder: path, application: "test", clock: { 5 })
        store.recordUpdate(for: "list")
        #expect(store.time(for: "list") == 5)
        #expect(store.path == path + "/test.ini")
    }

    @Test("by default the file is in the user's state folder, and an application's name cannot lead elsewhere")
    func defaults() {
        let state = String(cString: g_get_user_state_dir())
        #expect(LastUpdatedStore(application: "org.example.App").path == state + "/refresh-gtk/org.example.App.ini")
        #expect(LastUpdatedStore(application: "../x").path == state + "/refresh-gtk/..%2Fx.ini")
    }
}
