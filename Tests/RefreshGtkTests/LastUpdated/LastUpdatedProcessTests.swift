import Glibc
import RefreshCGtk3
import RefreshGtk
import RefreshTestSupport
import Testing

/// What needs a process of its own: several at once, limits, and what the log says over a whole run.
@Suite("The store of the last update, seen from outside")
struct LastUpdatedProcessTests {
    /// How often the line about a store that cannot be written stands in the log.
    private func reports(in result: ExitTest.Result?) -> Int {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        return text.split(separator: "\n").count { $0.contains("The time of the last update is not stored") }
    }

    /// Refreshes twice, where storing fails: each is over as ever, and the time right for this run.
    @MainActor
    private static func useBrokenStore(folder: String) {
        GtkHarness.start()
        let clock = SetClock(1000)
        let fixture = ScrollerFixture(rows: 3) {
            $0.header = RefreshHeader()
            $0.header?.store = LastUpdatedStore(folder: folder, application: "test", clock: { clock.now })
            $0.header?.lastUpdatedKey = "list"
        }
        for time in [1000.0, 2000] {
            clock.now = time
            fixture.header.beginRefreshing()
            fixture.settle()
            fixture.header.endRefreshing()
            fixture.settle()
            #expect(fixture.header.lastUpdatedTime == time)
            #expect(fixture.count("top.endCompletion") == Int(time / 1000))
            #expect(fixture.offset == 0)
        }
        #expect(LastUpdatedStore(folder: folder, application: "test").time(for: "list") == nil)
    }

    @Test("T07: two processes that store at the same moment keep each other's times")
    func twoProcesses() async {
        let folder = TemporaryFolder()
        async let first: Void = store(as: "first", in: folder)
        async let second: Void = store(as: "second", in: folder)
        _ = await (first, second)
        await MainActor.run {
            let store = LastUpdatedStore(folder: folder.path, application: "test")
            for number in 1...20 {
                #expect(store.time(for: "first \(number)") == Double(number))
                #expect(store.time(for: "second \(number)") == Double(number))
            }
        }
        #expect(folder.names == ["first", "second", "test.ini", "test.ini.lock"])
    }

    private func store(as name: String, in folder: TemporaryFolder) async {
        await #expect(processExitsWith: .success) { [name, folder = folder.path as String] in
            // Both wait for each other, so that they store at the same time.
            g_file_set_contents(folder + "/" + name, "", 0, nil)
            let end = g_get_monotonic_time() + 10 * gint64(G_USEC_PER_SEC)
            for other in ["first", "second"] {
                while g_file_test(folder + "/" + other, G_FILE_TEST_EXISTS) == 0, g_get_monotonic_time() < end {
                    g_usleep(100)
                }
            }
            await MainActor.run {
                let store = LastUpdatedStore(folder: folder, application: "test")
                for number in 1...20 { store.setTime(Double(number), for: "\(name) \(number)") }
            }
        }
    }

    @Test("T07: where the folder cannot be made the time is right for this run, and the log says so once")
    func noFolder() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LastUpdatedProcessTests.useBrokenStore(folder: "/proc/refresh-gtk/state") }
        }
        #expect(reports(in: result) == 1)
    }

    @Test("T07: where nothing can be written into the folder the time is right for this run, and the log says so once")
    func readOnlyFolder() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            // Of those that are read-only for the superuser, too, the one that every system has.
            await MainActor.run { LastUpdatedProcessTests.useBrokenStore(folder: "/proc/self") }
        }
        #expect(reports(in: result) == 1)
    }

    @Test("T07: where the file is a folder the time is right for this run, and the log says so once")
    func fileIsFolder() async {
        let folder = TemporaryFolder()
        folder.makeFolder("test.ini")
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [folder = folder.path as String] in
            await MainActor.run { LastUpdatedProcessTests.useBrokenStore(folder: folder) }
        }
        #expect(reports(in: result) == 1)
        #expect(folder.names == ["test.ini", "test.ini.lock"])
    }

    @Test(
        "T07: on a full disk the time is right for this run, and nothing half-written is left"
    )
    func fullDisk() async {
        let folder = TemporaryFolder()
        folder.write("[Last Updated]\nother=7\n", to: "test.ini")
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [folder = folder.path as String] in
            // No file may grow: what write() says is EFBIG in place of ENOSPC, and as final.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 0, rlim_max: rlim_t.max)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            await MainActor.run { LastUpdatedProcessTests.useBrokenStore(folder: folder) }
        }
        #expect(reports(in: result) == 1)
        #expect(folder.names == ["test.ini", "test.ini.lock"])
        await MainActor.run {
            let store = LastUpdatedStore(folder: folder.path, application: "test")
            #expect(store.time(for: "other") == 7)
            #expect(store.time(for: "list") == nil)
        }
    }

    @Test("T07: what could not be stored is stored along with the next time")
    func later() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let folder = TemporaryFolder()
                folder.write("", to: "state")
                let store = LastUpdatedStore(folder: folder.path + "/state", application: "test")
                store.setTime(1, for: "first")
                unlink(folder.path + "/state")
                store.setTime(2, for: "second")
                let next = LastUpdatedStore(folder: folder.path + "/state", application: "test")
                #expect(next.time(for: "first") == 1)
                #expect(next.time(for: "second") == 2)
            }
        }
    }
}
