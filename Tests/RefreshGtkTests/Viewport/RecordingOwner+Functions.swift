import CRefreshGtk
import RefreshCGtk3

extension RecordingOwner {
    /// The table that C calls.
    static var functions: RefreshViewportFunctions {
        var functions = RefreshViewportFunctions()
        functions.measure = { owner, orientation, size, minimum, natural in
            MainActor.assumeIsolated {
                let name = orientation == GTK_ORIENTATION_HORIZONTAL ? "horizontal" : "vertical"
                me(owner).measured.insert("\(name) \(size)")
                minimum.pointee = me(owner).minimum[orientation] ?? 0
                natural.pointee = me(owner).natural[orientation] ?? 0
            }
        }
        functions.allocate = { owner, width, height in MainActor.assumeIsolated { me(owner).allocate(width, height) } }
        functions.adjustment_changed = { owner, orientation in
            MainActor.assumeIsolated {
                let adjustment = refresh_viewport_get_adjustment(me(owner).viewport, orientation)
                let name = orientation == GTK_ORIENTATION_HORIZONTAL ? "hadjustment" : "vadjustment"
                me(owner).log.append(adjustment == nil ? "\(name) nil" : name)
            }
        }
        functions.policy_changed = { owner, orientation in
            MainActor.assumeIsolated {
                let policy = refresh_viewport_get_policy(me(owner).viewport, orientation)
                me(owner).log.append("policy \(orientation.rawValue) \(policy.rawValue)")
            }
        }
        functions.scroll = { owner, event in MainActor.assumeIsolated { gboolean(me(owner).onScroll(event)) } }
        functions.captured = { owner, event in MainActor.assumeIsolated { gboolean(me(owner).onCaptured(event)) } }
        functions.key = { owner, event in MainActor.assumeIsolated { gboolean(me(owner).onKey(event)) } }
        functions.mapped = { owner, mapped in
            MainActor.assumeIsolated {
                let agrees = gtk_widget_get_mapped(me(owner).viewport) == mapped
                me(owner).log.append((mapped != 0 ? "mapped" : "unmapped") + (agrees ? "" : " too early"))
            }
        }
        functions.parent_changed = { owner, previous in
            MainActor.assumeIsolated { me(owner).log.append(previous == nil ? "parent set" : "parent gone") }
        }
        functions.child_removed = { owner, child in
            MainActor.assumeIsolated {
                me(owner).log.append("removed " + String(cString: gtk_widget_get_name(child)))
            }
        }
        functions.action_count = { owner in MainActor.assumeIsolated { Int32(me(owner).actions.count) } }
        functions.action_name = { owner, index in
            let name = MainActor.assumeIsolated { me(owner).actions[Int(index)] }
            return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        functions.action_run = { owner, index in
            MainActor.assumeIsolated {
                me(owner).log.append("action \(index)")
                return gboolean(true)
            }
        }
        functions.destroyed = { owner in
            MainActor.assumeIsolated {
                me(owner).log.append("destroyed")
                me(owner).onDestroyed()
            }
        }
        return functions
    }
}

private func me(_ owner: UnsafeMutableRawPointer) -> RecordingOwner {
    Unmanaged<RecordingOwner>.fromOpaque(owner).takeUnretainedValue()
}
