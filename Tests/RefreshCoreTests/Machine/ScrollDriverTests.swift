import RefreshCore
import Testing

@Suite struct ScrollDriverTests {
    /// Writes down what it is to perform, and may act in the middle of it.
    final class Host: ScrollDriverHost {
        var log: [String] = []
        var act: ((RefreshEffect) -> Void)?

        func perform(_ effect: RefreshEffect, of component: Int, at edge: Edge) {
            switch effect {
            case .stateChanged(let from, let to): log.append("\(from) > \(to)")
            case .call(let callback): log.append(callback.rawValue)
            case .openSlot: log.append("open")
            case .closeSlot: log.append("close")
            default: log.append("other")
            }
            act?(effect)
        }
    }

    let driver = ScrollDriver()
    let host = Host()

    init() {
        driver.host = host
        driver.send(.viewport(Extents(horizontal: 400, vertical: 500)))
        driver.send(.content(Extents(horizontal: 400, vertical: 1200)))
    }

    @Test("an end from within the refreshing callback takes effect at once, and what it does follows")
    func endInside() {
        _ = driver.update { $0.attach(.automatic(AutomaticTrigger()), extent: 44, at: .bottom) }
        host.act = { [driver] effect in
            guard effect == .call(.refreshing) else { return }
            driver.send(.component(.bottom, .end(.finished, completion: nil)))
            #expect(driver.model.state(at: .bottom) == .idle)
        }
        driver.send(.component(.bottom, .begin(completion: nil)))
        #expect(
            host.log == ["idle > refreshing", "refreshing", "beginCompletion", "refreshing > idle", "endCompletion"])
    }

    @Test("removed-is-done: a component that is removed inside a callback gets nothing more")
    func removeInside() {
        _ = driver.update { $0.attach(.automatic(AutomaticTrigger()), extent: 44, at: .bottom) }
        host.act = { [driver] effect in
            guard effect == .call(.refreshing) else { return }
            driver.update { $0.detach(at: .bottom) }
            _ = driver.update { $0.attach(.released, extent: 44, at: .bottom) }
        }
        driver.send(.component(.bottom, .begin(completion: nil)))
        #expect(host.log == ["idle > refreshing", "refreshing"])
        #expect(driver.model.state(at: .bottom) == .idle)
    }

    @Test("observers are told what changed, are held weakly, and can be taken out")
    func observers() {
        final class Watcher: ScrollObserver {
            var offsets: [Double] = []
            var pans: [PanPhase] = []
            func contentOffsetDidChange(from before: ContentOffset, to now: ContentOffset) {
                offsets.append(now.vertical)
            }
            func panDidChange(to phase: PanPhase, along axis: Axis) { pans.append(phase) }
        }
        let (first, second) = (Watcher(), Watcher())
        var third: Watcher? = Watcher()
        weak let dropped = third
        driver.add(first)
        driver.add(first)
        driver.add(second)
        driver.add(third!)
        third = nil
        #expect(dropped == nil)
        driver.send(.pan(.began, .vertical))
        driver.send(.offset(ContentOffset(horizontal: 0, vertical: 5), isDragging: true))
        driver.send(.offset(ContentOffset(horizontal: 0, vertical: 5), isDragging: true))
        driver.remove(second)
        driver.send(.adjusted(ContentOffset(horizontal: 0, vertical: 6)))
        #expect(first.offsets == [5, 6])
        #expect(first.pans == [.began])
        #expect(second.offsets == [5])
    }
}
