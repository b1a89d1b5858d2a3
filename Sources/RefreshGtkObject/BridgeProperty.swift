import CRefreshGtkObject
import RefreshCGtk3
import RefreshCore
import RefreshGtk

/// How a property of the C library is read and written.
@MainActor
struct BridgeProperty {
    let read: @MainActor (Bridge, UnsafeMutablePointer<GValue>) -> Void
    /// Says whether the value is another one now.
    let write: @MainActor (Bridge, UnsafePointer<GValue>) -> Bool

    private static func readable<Value: PropertyValue>(_ path: KeyPath<Bridge, Value>) -> BridgeProperty {
        BridgeProperty(read: { $0[keyPath: path].put(into: $1) }, write: { _, _ in false })
    }

    private static func writable<Value: PropertyValue>(
        _ path: ReferenceWritableKeyPath<Bridge, Value>
    ) -> BridgeProperty {
        BridgeProperty(
            read: { $0[keyPath: path].put(into: $1) },
            write: { bridge, value in
                let (before, now) = (bridge[keyPath: path], Value(value))
                guard now != before else { return false }
                bridge[keyPath: path] = now
                return bridge[keyPath: path] != before
            })
    }

    /// As ``writable(_:)``, of a value that is told of by whoever changes it.
    private static func told<Value: PropertyValue>(_ path: ReferenceWritableKeyPath<Bridge, Value>) -> BridgeProperty {
        let property = writable(path)
        return BridgeProperty(
            read: property.read,
            write: {
                _ = property.write($0, $1)
                return false
            })
    }

    static func property(_ id: RefreshBridgeProperty) -> BridgeProperty { table[id]! }

    private static let table: [RefreshBridgeProperty: BridgeProperty] = {
        var table: [RefreshBridgeProperty: BridgeProperty] = [
            REFRESH_BRIDGE_PROPERTY_HEADER_TIME_HIDDEN: writable(\.header.isDetailHidden),
            REFRESH_BRIDGE_PROPERTY_FOOTER_MODE: writable(\.footer.footerStyle),
            REFRESH_BRIDGE_PROPERTY_FOOTER_REFRESHING_TITLE_HIDDEN: writable(\.footer.isRefreshingTitleHidden),
            REFRESH_BRIDGE_PROPERTY_REFRESHING: readable(\.header.isRefreshing),
            REFRESH_BRIDGE_PROPERTY_LOADING: readable(\.footer.isRefreshing),
            REFRESH_BRIDGE_PROPERTY_HAS_MORE: told(\.footer.hasMore),
            REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_KEY: writable(\.header.keyName),
            REFRESH_BRIDGE_PROPERTY_LAST_UPDATED_TIME: readable(\.header.lastUpdatedSecond),
            REFRESH_BRIDGE_PROPERTY_AUTOMATIC_LOADING: writable(\.footer.automaticTrigger.isAutomatic),
            REFRESH_BRIDGE_PROPERTY_AUTOMATIC_PERCENT: writable(\.footer.automaticTrigger.fraction),
            REFRESH_BRIDGE_PROPERTY_AUTO_TRIGGER_TIMES: writable(\.footer.timesPerDrag),
            REFRESH_BRIDGE_PROPERTY_AUTOMATIC_ALPHA: writable(\.automaticallyChangesAlpha),
            REFRESH_BRIDGE_PROPERTY_OPENING_DURATION: writable(\.fastAnimationDuration),
            REFRESH_BRIDGE_PROPERTY_CLOSING_DURATION: writable(\.slowAnimationDuration),
            REFRESH_BRIDGE_PROPERTY_WHEEL_POLICY: writable(\.wheelPolicy),
            REFRESH_BRIDGE_PROPERTY_MOUSE_PULL: writable(\.isMousePullEnabled),
            REFRESH_BRIDGE_PROPERTY_INSET_TOP: writable(\.contentInset.top),
            REFRESH_BRIDGE_PROPERTY_INSET_BOTTOM: writable(\.contentInset.bottom),
            REFRESH_BRIDGE_PROPERTY_INSET_START: writable(\.contentInset.leading),
            REFRESH_BRIDGE_PROPERTY_INSET_END: writable(\.contentInset.trailing),
        ]
        for (component, id) in [
            (\Bridge.header, REFRESH_BRIDGE_HEADER), (\.footer, REFRESH_BRIDGE_FOOTER),
            (\.trailer, REFRESH_BRIDGE_TRAILER),
        ] {
            func path<Value>(
                _ path: ReferenceWritableKeyPath<BridgedComponent, Value>
            ) -> ReferenceWritableKeyPath<Bridge, Value> { component.appending(path: path) }
            table[REFRESH_BRIDGE_PROPERTY_HEADER_STYLE.of(id)] = writable(path(\.style))
            table[REFRESH_BRIDGE_PROPERTY_HEADER_STATE.of(id)] = readable(component.appending(path: \.state))
            table[REFRESH_BRIDGE_PROPERTY_HEADER_EXTENT.of(id)] = writable(path(\.extent))
            table[REFRESH_BRIDGE_PROPERTY_HEADER_HIDDEN.of(id)] = writable(path(\.isHidden))
            table[REFRESH_BRIDGE_PROPERTY_HEADER_IGNORED_INSET.of(id)] = writable(path(\.ignoredInset))
            table[REFRESH_BRIDGE_PROPERTY_HEADER_TITLE_HIDDEN.of(id)] = writable(path(\.isTitleHidden))
            table[REFRESH_BRIDGE_PROPERTY_HEADER_WIDGET.of(id)] = writable(path(\.ownWidget))
        }
        return table
    }()
}
