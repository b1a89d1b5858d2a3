import RefreshCGtk3
import RefreshCore
import RefreshGtk
import RefreshTestSupport
import Testing

extension GtkTests {
    @Suite("Fonts, colours and pictures of the application's own in the shipped looks") @MainActor
    struct ReplacementTests {
        init() { GtkHarness.start() }

        /// The shipped looks with labels.
        nonisolated static let looks = ["arrow", "spinner", "text", "ring", "pictures"]

        private func make(_ look: String) -> LabelledIndicator {
            switch look {
            case "arrow": ArrowIndicator()
            case "spinner": SpinnerIndicator()
            case "ring": RingIndicator()
            case "pictures": PicturesIndicator()
            default: TextIndicator()
            }
        }

        private func textHeight(_ label: UnsafeMutablePointer<GtkLabel>) -> gint {
            var height: gint = 0
            pango_layout_get_pixel_size(gtk_label_get_layout(label), nil, &height)
            return height
        }

        @Test("font and colour of a label are set by CSS of its own or by Pango, and last", arguments: looks)
        func text(_ look: String) throws {
            let indicator = make(look)
            let provider = gtk_css_provider_new()!
            gtk_css_provider_load_from_data(provider, "label { color: #ff0000; font-size: 20px; }", -1, nil)
            gtk_style_context_add_provider(
                gtk_widget_get_style_context(indicator.titleLabel.cast(to: GtkWidget.self)), provider.opaque,
                guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            g_object_unref(provider.rawObject)
            let attributes = pango_attr_list_from_string("0 -1 font-desc \"Serif Bold 14\", 0 -1 foreground red")
            gtk_label_set_attributes(indicator.detailLabel, attributes)
            pango_attr_list_unref(attributes)
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            for state in [RefreshState.pulling, .refreshing, .idle] {
                stage.update(.header(state))
                for name in ["refresh-title", "refresh-detail"] {
                    let label = try #require(stage.mapped(name))
                    let inked = WidgetPicture(of: label).pixels.filter { $0 >> 24 > 200 }
                    #expect(!inked.isEmpty)
                    #expect(inked.allSatisfy { $0 >> 16 & 0xff > 100 && $0 & 0xffff < 0x4040 }, "\(name)")
                }
                #expect(textHeight(indicator.titleLabel) > 20)
                #expect(textHeight(indicator.detailLabel) > 15)
            }
        }

        @Test("each label can be hidden, and the other then has the whole height", arguments: looks)
        func hidden(_ look: String) throws {
            let indicator = make(look)
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            let both = try #require(stage.rectangle("refresh-title"))
            indicator.isDetailHidden = true
            GtkHarness.frames(2, of: stage.window.widget)
            let alone = try #require(stage.rectangle("refresh-title"))
            #expect(stage.mapped("refresh-detail") == nil)
            #expect(alone.height >= 2 * both.height && abs(alone.middle - 27) <= 1)
            indicator.isDetailHidden = false
            indicator.isTitleHidden = true
            GtkHarness.frames(2, of: stage.window.widget)
            #expect(stage.mapped("refresh-title") == nil)
            #expect(try #require(stage.rectangle("refresh-detail")).height >= 2 * both.height)
        }

        @Test("a picture in the arrow's place is turned as the arrow is")
        func arrowPicture() throws {
            let indicator = ArrowIndicator()
            let pixbuf = SamplePixbufs.make(0x0000ff, width: 8, height: 16)
            gtk_image_set_from_pixbuf(indicator.arrowImage, pixbuf.pointer)
            let stage = IndicatorStage(indicator, height: 60)
            var presentation = RefreshPresentation(edge: .top, title: "Pull", isAnimated: false, isInSight: true)
            stage.show(presentation)
            let arrow = try #require(stage.mapped("refresh-arrow"))
            func inkedSize() -> Rectangle {
                let picture = WidgetPicture(of: arrow)
                let points = (0..<picture.width * picture.height).filter { picture.pixels[$0] >> 24 > 127 }
                let (x, y) = (points.map { $0 % picture.width }, points.map { $0 / picture.width })
                return Rectangle(
                    left: 0, top: 0, width: (x.max() ?? 0) - (x.min() ?? 0) + 1,
                    height: (y.max() ?? 0) - (y.min() ?? 0) + 1)
            }
            #expect(inkedSize() == Rectangle(left: 0, top: 0, width: 8, height: 16))
            presentation.edge = .trailing
            stage.update(presentation)
            #expect(inkedSize().width > inkedSize().height)
        }

        @Test("another widget in the ring's spinner is shown while refreshing, in its place")
        func ringSpinner() throws {
            let indicator = RingIndicator()
            let own = gtk_label_new("...")!
            indicator.spinner = own
            let stage = IndicatorStage(indicator)
            stage.show(.header(.idle))
            #expect(stage.mapped("refresh-spinner") == nil)
            stage.update(.header(.refreshing))
            #expect(stage.mapped("refresh-spinner") == own)
        }
    }
}
