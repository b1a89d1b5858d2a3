import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Sequences of pictures") @MainActor
    struct PictureSequenceTests {
        init() { GtkHarness.start() }

        private func save(_ pixbuf: ObjectReference<OpaquePointer>, as path: String) {
            let names: [UnsafeMutablePointer<CChar>?] = [nil]
            var (keys, values) = (names, names)
            #expect(gdk_pixbuf_savev(pixbuf.pointer, path, "png", &keys, &values, nil) != 0)
        }

        private func write(_ bytes: [UInt8], to path: String) {
            let isWritten = bytes.withUnsafeBytes {
                g_file_set_contents(path, $0.bindMemory(to: CChar.self).baseAddress, gssize($0.count), nil)
            }
            #expect(isWritten != 0)
        }

        /// The colour in the middle of each picture of a sequence, as an indicator shows it.
        private func colours(of sequence: PictureSequence) -> [UInt32?] {
            let indicator = PicturesIndicator()
            indicator.setPictures(sequence, for: .idle)
            let stage = IndicatorStage(indicator)
            var presentation = RefreshPresentation.header(.idle)
            stage.show(presentation)
            return (0..<sequence.count).map { index in
                presentation.fraction = (Double(index) + 0.5) / Double(sequence.count)
                stage.update(presentation)
                return stage.pictureColour
            }
        }

        @Test("pictures are read from files, 0.1 s each, and measured by the largest")
        func files() {
            let folder = TemporaryFolder()
            let paths = (0..<3).map { "\(folder.path)/\($0).png" }
            for (index, path) in paths.enumerated() {
                let size = Int32(10 + 4 * index)
                save(SamplePixbufs.make(SamplePixbufs.colours[index], width: size, height: 2 * size), as: path)
            }
            let sequence = PictureSequence(files: paths)
            #expect(sequence.count == 3)
            #expect(abs(sequence.duration - 0.3) < 0.0001)
            #expect(sequence.size == Extents(horizontal: 18, vertical: 36))
            #expect(colours(of: sequence) == Array(SamplePixbufs.colours[0..<3]))
            #expect(PictureSequence(files: paths, duration: 1.2).duration == 1.2)
            #expect(PictureSequence(files: paths, scale: 2).size == Extents(horizontal: 9, vertical: 18))
        }

        @Test("an animated GIF gives all its pictures, with the times it has for them or those it is given")
        func gif() {
            let folder = TemporaryFolder()
            let path = folder.path + "/two.gif"
            write(SamplePixbufs.animatedGif, to: path)
            let sequence = PictureSequence(files: [path])
            #expect(sequence.count == 2)
            #expect(abs(sequence.duration - 0.17) < 0.0001)
            #expect(colours(of: sequence) == [0xff0000, 0x0000ff])
            let slow = PictureSequence(files: [path], duration: 3)
            #expect(slow.duration == 3)
            let fromMemory = SamplePixbufs.animatedGif.withUnsafeBytes { PictureSequence(encoded: [$0]) }
            #expect(fromMemory.count == 2 && abs(fromMemory.duration - 0.17) < 0.0001)
            let animation = gdk_pixbuf_animation_new_from_file(path, nil)!
            #expect(PictureSequence(animation: animation).count == 2)
            g_object_unref(animation.rawObject)
        }

        @Test("a file that is missing, broken or empty is left out with a message that names it; the others are shown")
        func broken() {
            let folder = TemporaryFolder()
            let (good, cut, text) = (folder.path + "/good.png", folder.path + "/cut.png", folder.path + "/text.png")
            save(SamplePixbufs.make(0x00ff00), as: good)
            var data: UnsafeMutablePointer<CChar>?
            var length: gsize = 0
            g_file_get_contents(good, &data, &length, nil)
            g_file_set_contents(cut, data, gssize(length / 2), nil)
            g_free(data)
            write(Array("no picture".utf8), to: text)
            let missing = folder.path + "/missing.png"
            let messages = LogWatch.messages(of: .message) {
                let sequence = PictureSequence(files: [missing, cut, good, text])
                #expect(sequence.count == 1)
                #expect(colours(of: sequence) == [0x00ff00])
            }
            #expect(messages.count == 3)
            for path in [missing, cut, text] { #expect(messages.contains { $0.contains(path) }, "\(path)") }
            let others = LogWatch.messages(of: .message) {
                let sequence = [UInt8](repeating: 7, count: 9).withUnsafeBytes { bytes in
                    PictureSequence(encoded: [bytes, UnsafeRawBufferPointer(start: nil, count: 0)], duration: 1)
                }
                #expect(sequence.count == 0 && sequence.duration == 0 && sequence.size == .zero)
                let indicator = PicturesIndicator()
                indicator.setPictures(sequence, for: .idle)
                indicator.setPictures(sequence, for: .refreshing)
                let stage = IndicatorStage(indicator)
                for state in RefreshState.allCases { indicator.update(.header(state)) }
                stage.show(.header(.refreshing))
                #expect(stage.mapped("refresh-picture") == nil)
            }
            #expect(others.count == 2)
        }

        @Test("one sequence serves many indicators, which let go of it with themselves")
        func shared() {
            let tracker = LifetimeTracker()
            do {
                let sequence = SamplePixbufs.sequence(3)
                tracker.track(sequence, "pictures")
                let indicators = (0..<3).map { _ in PicturesIndicator() }
                for indicator in indicators { indicator.setPictures(sequence, for: .idle) }
                for indicator in indicators { #expect(indicator.pictures(for: .idle) === sequence) }
                indicators[0].setPictures(nil, for: .idle)
                #expect(indicators[0].pictures(for: .idle) == nil)
            }
            #expect(tracker.alive.isEmpty)
        }
    }
}
