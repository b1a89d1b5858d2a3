import CDemoPictures
import RefreshGtk

/// The pictures in data/pictures, decoded when they are first shown.
@MainActor
enum SamplePictures {
    /// How many pixels of theirs make a logical one.
    private static let scale = 2

    static let sunrise = PictureSequence(
        encoded: (0..<Int(DEMO_SUNRISE_COUNT)).map { bytes(of: demo_sunrise($0)) }, scale: scale)

    static let sunshine = PictureSequence(encoded: [bytes(of: demo_sunshine())], scale: scale)

    private static func bytes(of picture: DemoPicture) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: picture.bytes, count: picture.length)
    }
}
