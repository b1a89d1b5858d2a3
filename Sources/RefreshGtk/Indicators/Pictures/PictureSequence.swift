import RefreshCGtk3
import RefreshCore

/// Pictures that follow each other, decoded once. Any number of indicators may share one.
///
/// ```swift
/// let sun = PictureSequence(files: (1...12).map { "pictures/sun-\($0).png" })
/// let spinning = PictureSequence(files: ["pictures/spinning.gif"])
/// let look = PicturesIndicator()
/// look.setPictures(sun, for: .idle)
/// look.setPictures(spinning, for: .refreshing)
/// ```
///
/// A source may be anything that gdk-pixbuf reads. Of an animated one all pictures are taken, with the times they have
/// in it. One that is missing or broken is left out, and a message in GLib's log says which; the others are shown. A
/// sequence of one picture is a still, one of none shows nothing.
@MainActor
public final class PictureSequence {
    /// How long a picture is shown that has no time of its own, in seconds. MJRefresh's `images.count * 0.1`.
    public static let defaultPictureDuration = 0.1

    /// No picture is shown for less than this, in seconds: what gdk-pixbuf makes of an animation without times.
    public static let leastPictureDuration = 0.02

    let frames: [PictureFrame]

    /// Takes pictures from files.
    /// - Parameters:
    ///   - files: paths of pictures, in the order in which they are shown.
    ///   - duration: how long one run of all pictures takes in seconds, the same time for each. Nil, the default: the
    ///     times of an animation, else ``defaultPictureDuration`` a picture. Must be positive.
    ///   - scale: how many of a picture's pixels make a logical one along each axis: 2 for pictures made for screens
    ///     of high resolution, which then have half their size. 1 by default. Must be positive.
    public convenience init(files: [String], duration: Double? = nil, scale: Int = 1) {
        self.init(PictureDecoder(scale: scale).frames(ofFiles: files), duration: duration)
    }

    /// Takes pictures from memory.
    /// - Parameters:
    ///   - encoded: the contents of picture files. Not needed any more afterwards.
    ///   - duration: see ``init(files:duration:scale:)``.
    ///   - scale: see ``init(files:duration:scale:)``.
    public convenience init(encoded: [UnsafeRawBufferPointer], duration: Double? = nil, scale: Int = 1) {
        self.init(PictureDecoder(scale: scale).frames(ofEncoded: encoded), duration: duration)
    }

    /// Takes decoded pictures.
    /// - Parameters:
    ///   - pixbufs: instances of GdkPixbuf, which are copied.
    ///   - duration: see ``init(files:duration:scale:)``.
    ///   - scale: see ``init(files:duration:scale:)``.
    public convenience init(pixbufs: [OpaquePointer], duration: Double? = nil, scale: Int = 1) {
        self.init(
            pixbufs.map { PictureFrame($0, scale: scale, duration: Self.defaultPictureDuration) }, duration: duration)
    }

    /// Takes the pictures of a decoded animation.
    /// - Parameters:
    ///   - animation: an instance of GdkPixbufAnimation, whose pictures are copied.
    ///   - duration: see ``init(files:duration:scale:)``.
    ///   - scale: see ``init(files:duration:scale:)``.
    public convenience init(animation: OpaquePointer, duration: Double? = nil, scale: Int = 1) {
        self.init(PictureDecoder(scale: scale).frames(of: animation), duration: duration)
    }

    private init(_ frames: [PictureFrame], duration: Double?) {
        guard let duration else {
            self.frames = frames
            return
        }
        precondition(duration > 0 && duration.isFinite, "the duration of pictures must be positive and finite")
        let each = max(duration / Double(frames.count), Self.leastPictureDuration)
        self.frames = frames.map { PictureFrame($0, duration: each) }
    }

    /// How many pictures there are.
    public var count: Int { frames.count }

    /// How long one run of all pictures takes, in seconds.
    public var duration: Double { frames.reduce(0) { $0 + $1.duration } }

    /// The width of the widest and the height of the tallest picture in logical pixels; 0 of none.
    public var size: Extents {
        Extents(
            horizontal: frames.map(\.size.horizontal).max() ?? 0, vertical: frames.map(\.size.vertical).max() ?? 0)
    }

    /// The picture for a pull, as MJRefresh chooses it: each has an equal share of the way to the full extent, and
    /// the last stays beyond.
    func frame(at fraction: Double) -> PictureFrame? {
        guard !frames.isEmpty else { return nil }
        let share = min(max(fraction, 0), 1)
        return frames[min(Int(Double(frames.count) * share), frames.count - 1)]
    }
}
