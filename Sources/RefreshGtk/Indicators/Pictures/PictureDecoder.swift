import CRefreshGtk
import RefreshCGtk3

/// Reads pictures by gdk-pixbuf. What cannot be read is left out and reported.
@MainActor
struct PictureDecoder {
    /// An animation that never says which picture is its last is cut off here.
    private static let mostFrames = 1000

    let scale: Int

    init(scale: Int) {
        precondition(scale > 0, "the scale of pictures must be positive")
        self.scale = scale
    }

    func frames(ofFiles paths: [String]) -> [PictureFrame] {
        paths.flatMap { path -> [PictureFrame] in
            var error: UnsafeMutablePointer<GError>?
            guard let animation = gdk_pixbuf_animation_new_from_file(path, &error) else {
                report("the picture \(path)", error)
                return []
            }
            let held = ObjectReference(adopting: animation)
            return withExtendedLifetime(held) { frames(of: animation) }
        }
    }

    func frames(ofEncoded sources: [UnsafeRawBufferPointer]) -> [PictureFrame] {
        sources.enumerated().flatMap { index, bytes -> [PictureFrame] in
            let loader = ObjectReference(adopting: gdk_pixbuf_loader_new()!)
            var error: UnsafeMutablePointer<GError>?
            guard load(bytes, into: loader.pointer, &error),
                let animation = gdk_pixbuf_loader_get_animation(loader.pointer)
            else {
                report("the picture at position \(index)", error)
                return []
            }
            return withExtendedLifetime(loader) { frames(of: animation) }
        }
    }

    private func load(
        _ bytes: UnsafeRawBufferPointer, into loader: UnsafeMutablePointer<GdkPixbufLoader>,
        _ error: inout UnsafeMutablePointer<GError>?
    ) -> Bool {
        let data = bytes.bindMemory(to: guchar.self).baseAddress
        // Nothing at all is no argument for a loader; closed without any data, it tells so.
        guard bytes.isEmpty || gdk_pixbuf_loader_write(loader, data, gsize(bytes.count), &error) != 0 else {
            // A loader must be closed before it goes, and has told its error.
            gdk_pixbuf_loader_close(loader, nil)
            return false
        }
        return gdk_pixbuf_loader_close(loader, &error) != 0
    }

    /// All pictures of one run of `animation`; the one picture of a still.
    func frames(of animation: OpaquePointer) -> [PictureFrame] {
        guard gdk_pixbuf_animation_is_static_image(animation) == 0 else {
            guard let picture = gdk_pixbuf_animation_get_static_image(animation) else { return [] }
            return [PictureFrame(picture, scale: scale, duration: PictureSequence.defaultPictureDuration)]
        }
        guard let begun = refresh_animation_begin(animation) else { return [] }
        let iterator = ObjectReference(adopting: begun)
        var frames: [PictureFrame] = []
        var time: gint64 = 0
        while frames.count < Self.mostFrames, let picture = gdk_pixbuf_animation_iter_get_pixbuf(begun) {
            let delay = gdk_pixbuf_animation_iter_get_delay_time(begun)
            frames.append(PictureFrame(picture, scale: scale, duration: duration(ofDelay: delay)))
            // In an animation that is loaded completely, this is so for the last picture alone. Its end is not told of
            // otherwise: the iterator begins again.
            let isLast = gdk_pixbuf_animation_iter_on_currently_loading_frame(begun) != 0
            if isLast || delay < 0 { break }
            time += gint64(max(delay, 1))
            refresh_animation_advance(begun, time)
        }
        withExtendedLifetime(iterator) {}
        return frames
    }

    /// - Parameter delay: in milliseconds; negative for "from then on".
    private func duration(ofDelay delay: gint) -> Double {
        delay < 0
            ? PictureSequence.defaultPictureDuration
            : max(Double(delay) / 1000, PictureSequence.leastPictureDuration)
    }

    private func report(_ what: String, _ error: UnsafeMutablePointer<GError>?) {
        let reason = error.map { String(cString: $0.pointee.message) } ?? "it has no picture in it"
        if let error { g_error_free(error) }
        LogMessage.write("Left out \(what): \(reason)")
    }
}
