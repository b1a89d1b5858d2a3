import RefreshCore

/// The .pot file that translators start from.
enum Template {
    static var text: String {
        var lines = [
            "# Texts of RefreshGtk.",
            "# The context of each text names the component and its state.",
            "msgid \"\"", "msgstr \"\"",
            "\"Project-Id-Version: refresh-gtk\\n\"",
            "\"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n\"",
            "\"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n\"",
            "\"Language-Team: LANGUAGE <EMAIL@ADDRESS>\\n\"",
            "\"Language: \\n\"",
            "\"MIME-Version: 1.0\\n\"",
            "\"Content-Type: text/plain; charset=UTF-8\\n\"",
            "\"Content-Transfer-Encoding: 8bit\\n\"",
        ]
        for key in RefreshTextKey.allCases {
            lines += ["", "#. \(key.hint)", "msgctxt \"\(key.rawValue)\"", "msgid \"\(key.english)\"", "msgstr \"\""]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The catalogues as Swift source, so that a program finds them wherever it is installed.
enum SwiftSource {
    static func text(for catalogues: [Catalogue]) -> String {
        var lines = [
            "// Made from data/po; do not edit.",
            "import RefreshCore",
            "",
            "enum ShippedCatalogues {",
            "    static let languages = [\(catalogues.map { literal($0.language) }.joined(separator: ", "))]",
            "",
            "    static func text(_ key: RefreshTextKey, in language: String) -> String? {",
            "        switch language {",
        ]
        for catalogue in catalogues {
            lines.append("        case \(literal(catalogue.language)): \(name(catalogue))(key)")
        }
        lines += ["        default: nil", "        }", "    }"]
        for catalogue in catalogues {
            lines += [
                "", "    private static func \(name(catalogue))(_ key: RefreshTextKey) -> String? {",
                "        switch key {",
            ]
            for key in RefreshTextKey.allCases {
                if let text = catalogue.texts[key] { lines.append("        case .\(key): \(literal(text))") }
            }
            if catalogue.texts.count < RefreshTextKey.allCases.count { lines.append("        default: nil") }
            lines += ["        }", "    }"]
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func name(_ catalogue: Catalogue) -> String {
        "language_" + catalogue.language.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func literal(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map {
                $0.isASCII && $0.value >= 32 && $0 != "\"" && $0 != "\\"
                    ? String($0) : "\\u{\(String($0.value, radix: 16))}"
            }
            .joined() + "\""
    }
}
