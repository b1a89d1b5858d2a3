import CRefreshGtk
import RefreshCGtk3
import RefreshCore

/// What the scrolled window was like before, to be given back.
struct OriginalSettings {
    var isKinetic = true
    /// The child is a GtkViewport, with focus adjustments of its own.
    var isViewport = false
    /// The GtkViewport was made by GtkScrolledWindow, which then passes its own child on to it and back.
    var isAutomaticViewport = false
}

extension RefreshScroller {
    func attach(to scrolledWindow: UnsafeMutablePointer<GtkWidget>) {
        MainLoop.adoptCurrentThread()
        StyleSheet.install(for: scrolledWindow)
        OvershootGlow.prepare(for: scrolledWindow)
        let window = scrolledWindow.cast(to: GtkScrolledWindow.self)
        let bin = scrolledWindow.cast(to: GtkBin.self)
        guard let child = gtk_bin_get_child(bin) else {
            preconditionFailure("give the scrolled window its child before it gets a RefreshScroller")
        }
        let outer = AxisValues(
            horizontal: gtk_scrolled_window_get_hadjustment(window),
            vertical: gtk_scrolled_window_get_vadjustment(window))
        original.isKinetic = gtk_scrolled_window_get_kinetic_scrolling(window) != 0
        original.isViewport = child.isInstance(of: gtk_viewport_get_type())
        for axis in Axis.allCases {
            if let adjustment = outer[axis] { bindings[axis].copyRange(from: adjustment) }
        }
        takeDirection()
        startFrom(outer)

        // A handler of the application's may destroy the window at each step that GTK tells of.
        var isDestroyed = false
        let watch = SignalConnection.plain(scrolledWindow, "destroy") { isDestroyed = true }
        defer { watch.disconnect() }
        let held = ObjectReference(child)
        defer { withExtendedLifetime(held) {} }
        takeOut(child, of: scrolledWindow)
        guard !isDestroyed else {
            self.scrolledWindow = nil
            return
        }
        let viewport = refresh_viewport_new()
        let heldViewport = ObjectReference(viewport)
        defer { withExtendedLifetime(heldViewport) {} }
        self.viewport = viewport
        content = child
        g_object_set_data(
            scrolledWindow.cast(to: GObject.self), scrollerKey, Unmanaged.passUnretained(self).toOpaque())
        own(viewport)
        setAdjustments(
            of: child, horizontal: bindings.horizontal.inner.pointer, vertical: bindings.vertical.inner.pointer)
        refresh_viewport_set_content(viewport, child)
        startBindings()
        gtk_container_add(scrolledWindow.cast(to: GtkContainer.self), viewport)
        if isAttached { gtk_widget_show(viewport) }
        if isAttached { gtk_scrolled_window_set_kinetic_scrolling(window, 0) }
        if isAttached { OvershootGlow.setHidden(true, on: scrolledWindow) }
        guard isAttached else { return }
        input.start(viewport: viewport, scrolledWindow: scrolledWindow)
        watchSettings()
        windowWatch = WindowWatch(scrolledWindow) { [weak self] in self?.minimizedChanged() }
        connections.append(.directionChanged(scrolledWindow) { [weak self] in self?.takeDirection() })
    }

    /// Takes the library out: the components are idle, the scrolled window has its child, its settings and its scroll
    /// position as before. Does nothing when not attached.
    public func detach() {
        guard let viewport, let scrolledWindow, let content else { return }
        let window = scrolledWindow.cast(to: GtkScrolledWindow.self)
        let geometry = driver.model.geometry
        let position = AxisValues(
            horizontal: mirrored(max(geometry.offset.horizontal, 0), along: .horizontal),
            vertical: max(geometry.offset.vertical, 0))
        let canRestore = canMoveScrollBars
        let held = [ObjectReference(content), ObjectReference(viewport)]
        end(keepingHandlers: true)
        refresh_viewport_set_content(viewport, nil)
        refresh_viewport_set_owner(viewport, nil, nil, nil)
        gtk_container_remove(scrolledWindow.cast(to: GtkContainer.self), viewport)
        let outer = AxisValues(
            horizontal: gtk_scrolled_window_get_hadjustment(window),
            vertical: gtk_scrolled_window_get_vadjustment(window))
        putBack(content, into: scrolledWindow)
        // Last, because a viewport that has not got its size yet takes the range for empty.
        for axis in Axis.allCases {
            guard let adjustment = outer[axis], canRestore else { continue }
            bindings[axis].restoreRange(of: adjustment, value: position[axis])
        }
        setFocusAdjustments(of: content, horizontal: outer.horizontal, vertical: outer.vertical)
        giveBackSettings(of: scrolledWindow)
        withExtendedLifetime(held) {}
    }

    /// The application took out of the scrolled window what it found there, which is the viewport: the window is as it
    /// was before, and the child is taken out as GtkScrolledWindow would have done it.
    func parentChanged(from previous: UnsafeMutablePointer<GtkWidget>?) {
        guard let viewport, let content, let previous, previous == scrolledWindow else { return }
        let held = ObjectReference(content)
        end(keepingHandlers: true)
        giveBackSettings(of: previous)
        refresh_viewport_set_content(viewport, nil)
        setFocusAdjustments(of: content, horizontal: nil, vertical: nil)
        if original.isAutomaticViewport, let inside = gtk_bin_get_child(content.cast(to: GtkBin.self)) {
            gtk_container_remove(content.cast(to: GtkContainer.self), inside)
        }
        withExtendedLifetime(held) {}
    }

    /// The content was destroyed, or taken out of the viewport: there is nothing left to scroll. The viewport goes, too,
    /// or the scrolled window would take no other child.
    func contentRemoved() {
        guard let viewport, let scrolledWindow, let content else { return }
        let held = ObjectReference(viewport)
        end(keepingHandlers: true)
        giveBackSettings(of: scrolledWindow)
        // As GtkScrolledWindow does: it goes on listening to those that it has.
        setAdjustments(of: content, horizontal: nil, vertical: nil)
        gtk_container_remove(scrolledWindow.cast(to: GtkContainer.self), viewport)
        withExtendedLifetime(held) {}
    }

    /// Whether `widget` is the child as the application or GtkScrolledWindow put it into the scrolled window: what is in
    /// the viewport, or in the GtkViewport there that GtkScrolledWindow made.
    package func holds(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let content else { return false }
        return widget == content
            || original.isAutomaticViewport && widget == gtk_bin_get_child(content.cast(to: GtkBin.self))
    }

    private func giveBackSettings(of scrolledWindow: UnsafeMutablePointer<GtkWidget>) {
        gtk_scrolled_window_set_kinetic_scrolling(
            scrolledWindow.cast(to: GtkScrolledWindow.self), gboolean(original.isKinetic))
        OvershootGlow.setHidden(false, on: scrolledWindow)
    }

    /// The window is being destroyed.
    func windowDestroyed() { end(keepingHandlers: false) }

    private func end(keepingHandlers: Bool) {
        guard isAttached else { return }
        // Before the components go: what they held open must not move anything any more. GtkScrolledWindow would
        // complain, because it is unrealized by now and has lost its scroll bars.
        for axis in Axis.allCases { bindings[axis].stop() }
        viewport = nil
        input.stop()
        connections = []
        windowWatch = nil
        for edge in Edge.allCases {
            let refresher = refreshers[edge]
            removeRefresher(at: edge)
            if !keepingHandlers { refresher?.releaseHandlers() }
        }
        animator.cancel()
        if let scrolledWindow { g_object_set_data(scrolledWindow.cast(to: GObject.self), scrollerKey, nil) }
        content = nil
        scrolledWindow = nil
        if !keepingHandlers { onSettled = nil }
    }

    private func setAdjustments(
        of child: UnsafeMutablePointer<GtkWidget>, horizontal: UnsafeMutablePointer<GtkAdjustment>?,
        vertical: UnsafeMutablePointer<GtkAdjustment>?
    ) {
        gtk_scrollable_set_hadjustment(child.opaque, horizontal)
        gtk_scrollable_set_vadjustment(child.opaque, vertical)
        setFocusAdjustments(of: child, horizontal: horizontal, vertical: vertical)
    }

    /// A GtkViewport made by GtkScrolledWindow scrolls to the focus by adjustments that it was given once.
    private func setFocusAdjustments(
        of child: UnsafeMutablePointer<GtkWidget>, horizontal: UnsafeMutablePointer<GtkAdjustment>?,
        vertical: UnsafeMutablePointer<GtkAdjustment>?
    ) {
        guard original.isViewport else { return }
        gtk_container_set_focus_hadjustment(child.cast(to: GtkContainer.self), horizontal)
        gtk_container_set_focus_vadjustment(child.cast(to: GtkContainer.self), vertical)
    }

    private func takeOut(
        _ child: UnsafeMutablePointer<GtkWidget>, of scrolledWindow: UnsafeMutablePointer<GtkWidget>
    ) {
        let inside = original.isViewport ? gtk_bin_get_child(child.cast(to: GtkBin.self)) : nil
        let held = inside.map { ObjectReference($0) }
        gtk_container_remove(scrolledWindow.cast(to: GtkContainer.self), child)
        // GtkScrolledWindow empties a viewport that it made itself.
        if let inside, gtk_widget_get_parent(inside) == nil {
            original.isAutomaticViewport = true
            gtk_container_add(child.cast(to: GtkContainer.self), inside)
        }
        withExtendedLifetime(held) {}
    }

    /// A viewport that GtkScrolledWindow made is made anew by it, so that it passes its child on as before.
    private func putBack(
        _ child: UnsafeMutablePointer<GtkWidget>, into scrolledWindow: UnsafeMutablePointer<GtkWidget>
    ) {
        let window = scrolledWindow.cast(to: GtkContainer.self)
        guard original.isAutomaticViewport, let inside = gtk_bin_get_child(child.cast(to: GtkBin.self)) else {
            return gtk_container_add(window, child)
        }
        let held = ObjectReference(inside)
        gtk_container_remove(child.cast(to: GtkContainer.self), inside)
        gtk_container_add(window, inside)
        withExtendedLifetime(held) {}
    }

    /// Takes over the position that the content has.
    private func startFrom(_ outer: AxisValues<UnsafeMutablePointer<GtkAdjustment>?>) {
        var (offset, content, viewport) = (ContentOffset.zero, Extents.zero, Extents.zero)
        for axis in Axis.allCases {
            guard let adjustment = outer[axis] else { continue }
            offset[axis] = gtk_adjustment_get_value(adjustment).finite
            content[axis] = gtk_adjustment_get_upper(adjustment).finite
            viewport[axis] = gtk_adjustment_get_page_size(adjustment).finite
        }
        driver.send(.viewport(viewport))
        driver.send(.content(content))
        offset.horizontal = mirrored(offset.horizontal, along: .horizontal)
        driver.send(.adjusted(offset))
    }

    private func watchSettings() {
        guard let settings = gtk_settings_get_default() else { return }
        let read: @MainActor () -> Bool = {
            refresh_settings_animations_enabled(settings) != 0
        }
        areAnimationsEnabled = read()
        connections.append(
            .notify(settings, property: "gtk-enable-animations") { [weak self] in
                guard let self else { return }
                areAnimationsEnabled = read()
                if !areAnimationsEnabled { animator.finish() }
                updateComponents(force: true)
            })
    }
}
