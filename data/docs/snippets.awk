# Takes the fenced blocks of Swift out of the pages and the doc comments given.
#
# A fragment becomes the body of a function in OUT/Fragments.swift, which is compiled with SnippetContext.swift. A block
# that imports something is a program: it becomes OUT/PLACE.swift. Each says by #sourceLocation where it is from, so
# that the compiler's messages name the page.

function place() {
  name = FILENAME
  gsub(/[^A-Za-z0-9]+/, "_", name)
  return name "_" start
}

function flush_block() {
  location = "#sourceLocation(file: \"" FILENAME "\", line: " start + 1 ")\n"
  if (imports) {
    printf "%s%s", (text ~ /^\/\/ swift-tools-version/ ? "" : location), text > (out "/" place() ".swift")
    close(out "/" place() ".swift")
  } else {
    printf "@MainActor func %s() {\n%s%s#sourceLocation()\n}\n", place(), location, text > fragments
  }
}

BEGIN { fragments = out "/Fragments.swift"; print "import RefreshCGtk3\nimport RefreshCore\nimport RefreshGtk" > fragments }

FNR == 1 {
  if (inside) { print FILENAME ": a block has no end" > "/dev/stderr"; exit 1 }
  comment = FILENAME ~ /\.swift$/
}

{
  line = $0
  if (comment) {
    if (line !~ /^[[:space:]]*\/\/\//) { inside = 0; next }
    sub(/^[[:space:]]*\/\/\/ ?/, "", line)
  }
}

!inside && line ~ /^```swift[[:space:]]*$/ { inside = 1; imports = 0; text = ""; start = FNR; next }
inside && line ~ /^```[[:space:]]*$/ { inside = 0; flush_block(); next }
inside { if (line ~ /^import /) imports = 1; text = text line "\n" }
