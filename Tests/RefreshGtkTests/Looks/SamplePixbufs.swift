import RefreshCGtk3
import RefreshGtk

/// Pictures of one colour, told apart by it.
@MainActor
enum SamplePixbufs {
    /// Opaque colours, red, green and blue from the highest byte.
    static let colours: [UInt32] = [0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff]

    static func make(_ colour: UInt32, width: Int32 = 20, height: Int32 = 20) -> ObjectReference<OpaquePointer> {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, gboolean(true), 8, width, height)!
        gdk_pixbuf_fill(pixbuf, colour << 8 | 0xff)
        return ObjectReference(adopting: pixbuf)
    }

    /// A picture of lines one pixel wide, black and white.
    static func makeStripes(width: Int32, height: Int32) -> ObjectReference<OpaquePointer> {
        let reference = make(0x000000, width: width, height: height)
        let bytes = gdk_pixbuf_get_pixels(reference.pointer)!
        let rowLength = Int(gdk_pixbuf_get_rowstride(reference.pointer))
        for y in 0..<Int(height) {
            for x in stride(from: 0, to: Int(width), by: 2) {
                for part in 0..<3 { bytes[y * rowLength + x * 4 + part] = 255 }
            }
        }
        return reference
    }

    /// The first `count` colours as a sequence.
    static func sequence(
        _ count: Int, from first: Int = 0, size: Int32 = 20, duration: Double? = nil, scale: Int = 1
    ) -> PictureSequence {
        let pixbufs = colours[first..<first + count].map { make($0, width: size, height: size) }
        return withExtendedLifetime(pixbufs) {
            PictureSequence(pixbufs: pixbufs.map(\.pointer), duration: duration, scale: scale)
        }
    }

    /// Two pictures of 2 by 1 pixels as a GIF, red for 50 ms and blue for 120 ms.
    static let animatedGif: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 0xff, 0, 0, 0, 0, 0xff]
        + [0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x04, 0x0a, 0]
        + [0x21, 0xf9, 4, 0, 12, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x4c, 0x0a, 0]
        + [0x3b]
}

extension IndicatorStage {
    /// The colour of the picture, without alpha; nil where none is shown.
    var pictureColour: UInt32? {
        guard let view = mapped("refresh-picture") else { return nil }
        return WidgetPicture(of: view).pixels.first { $0 >> 24 == 255 }.map { $0 & 0xffffff }
    }
}
