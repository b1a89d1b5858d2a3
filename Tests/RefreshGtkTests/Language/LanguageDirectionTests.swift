import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Languages that are written from right to left") @MainActor
    struct LanguageDirectionTests {
        init() { GtkHarness.start() }

        /// The last update of 2023-03-05 14:07 as the header shows it.
        private func text(in code: String) -> String {
            let stored = CalendarFields(year: 2023, month: 3, day: 5, hour: 14, minute: 7)
            let now = CalendarFields(year: 2024, month: 3, day: 5, hour: 14, minute: 7)
            return LastUpdatedText.text(stored: stored, now: now, texts: RefreshLanguage.texts(in: code))
        }

        /// The pieces of the detail's text, from left to right as they are on the screen.
        private func order(of pieces: [String], in stage: IndicatorStage, _ text: String) throws -> [String] {
            let label = try #require(stage.mapped("refresh-detail")).cast(to: GtkLabel.self)
            let layout = gtk_label_get_layout(label)
            let positions = try pieces.map { piece in
                let start = try #require(text.firstRange(of: piece)).lowerBound
                var rectangle = PangoRectangle()
                pango_layout_index_to_pos(layout, gint(start.byteOffset(in: text)), &rectangle)
                return min(rectangle.x, rectangle.x + rectangle.width)
            }
            return zip(pieces, positions).sorted { $0.1 < $1.1 }.map(\.0)
        }

        private func show(_ code: String, isMirrored: Bool) -> (IndicatorStage, String) {
            gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            let stage = IndicatorStage(ArrowIndicator())
            var presentation = RefreshPresentation.header(.idle)
            presentation.title = RefreshLanguage.texts(in: code)[.headerIdle]
            presentation.detail = text(in: code)
            stage.show(presentation)
            return (stage, text(in: code))
        }

        @Test("V06: Arabic reads label, day, month, year and time from the right", arguments: [true, false])
        func arabic(isMirrored: Bool) throws {
            let (stage, text) = show("ar", isMirrored: isMirrored)
            let order = try order(of: ["آخر", "05", "03", "2023", "14", "07"], in: stage, text)
            #expect(order == ["14", "07", "2023", "03", "05", "آخر"], "a time is written from the left")
        }

        @Test("V06: Hebrew reads label, date and time from the right, and each of these two from the left")
        func hebrew() throws {
            let (stage, text) = show("he", isMirrored: true)
            let order = try order(of: ["עדכון", "05", "03", "2023", "14", "07"], in: stage, text)
            #expect(order == ["14", "07", "05", "03", "2023", "עדכון"])
        }

        @Test("V06: a text of the other direction in a mirrored window reads as it does elsewhere")
        func english() throws {
            let (stage, text) = show("en", isMirrored: true)
            let order = try order(of: ["Last", "2023", "03", "05", "14", "07"], in: stage, text)
            #expect(order == ["Last", "2023", "03", "05", "14", "07"])
        }
    }
}

extension String.Index {
    /// The place in bytes, as Pango counts.
    fileprivate func byteOffset(in text: String) -> Int { text.utf8.distance(from: text.startIndex, to: self) }
}
