import Foundation

/// What was on the screen, and the search for how far something moved in it.
struct Picture {
    struct Area {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    let width: Int
    let height: Int
    /// For each line, how much the colour changes along each stretch of it. Plain surfaces
    /// give nothing, so that a row's highlight under the pointer does not matter.
    private let edges: [[Int32]]

    /// Pixels of a line that are summed up: finer than a letter, and few to compare.
    private static let stretch = 4

    /// Reads binary PPM pictures that follow one another, as `wlrecord` writes them.
    /// A last one that is cut off is left out.
    static func all(in data: Data) throws -> [Picture] {
        let bytes = [UInt8](data)
        return try bytes.withUnsafeBufferPointer { bytes in
            var pictures: [Picture] = []
            var position = 0
            while position < bytes.count {
                var fields: [String] = []
                var end = position
                while fields.count < 4, end < bytes.count {
                    let start = end
                    while end < bytes.count, bytes[end] != 0x20, bytes[end] != 0x0a { end += 1 }
                    fields.append(String(decoding: bytes[start..<end], as: UTF8.self))
                    end += 1
                }
                guard fields.count == 4, fields[0] == "P6", fields[3] == "255",
                    let width = Int(fields[1]), let height = Int(fields[2])
                else { throw HarnessFailure(description: "not a PPM picture: \(fields)") }
                position = end + width * height * 3
                if position > bytes.count { break }
                pictures.append(Picture(width: width, height: height, pixels: bytes[end..<position]))
            }
            return pictures
        }
    }

    private init(width: Int, height: Int, pixels: Slice<UnsafeBufferPointer<UInt8>>) {
        self.width = width
        self.height = height
        let bytes = UnsafeBufferPointer(rebasing: pixels)
        edges = (0..<height).map { y in
            var sums = [Int32](repeating: 0, count: (width - 1) / Self.stretch)
            var i = y * width * 3 + 1
            for stretch in 0..<sums.count {
                var sum: Int32 = 0
                for _ in 0..<Self.stretch {
                    sum += abs(Int32(bytes[i + 3]) - Int32(bytes[i]))
                    i += 3
                }
                sums[stretch] = sum
            }
            return sums
        }
    }

    /// Whether there is nothing but plain surface.
    var isBlank: Bool { edges.allSatisfy { $0.allSatisfy { $0 == 0 } } }

    /// How many pixels down the lines `rows` of another picture have moved in this one: the
    /// shift within `range` at which they fit best, or nil if they fit nowhere.
    func shift(of rows: Range<Int>, from other: Picture, within range: ClosedRange<Int>) -> Int? {
        let ink = rows.reduce(0) { $0 + other.edges[$1].reduce(0) { $0 + Int($1) } }
        var best: (shift: Int, difference: Int)?
        for shift in range where rows.lowerBound + shift >= 0 && rows.upperBound + shift <= height {
            var difference = 0
            for row in rows {
                difference += Self.difference(other.edges[row], edges[row + shift])
                if let best, difference >= best.difference { break }
            }
            if best.map({ difference < $0.difference }) ?? true { best = (shift, difference) }
        }
        guard let best, ink > 0, best.difference * Self.unexplained <= ink else { return nil }
        return best.shift
    }

    /// A fit that leaves more than this part of the edges unexplained is none: a fifth.
    private static let unexplained = 5

    /// Whether the lines `rows` of another picture are in this one, moved down by `shift` pixels.
    func shows(_ rows: Range<Int>, of other: Picture, movedBy shift: Int) -> Bool {
        self.shift(of: rows, from: other, within: shift...shift) != nil
    }

    private static func difference(_ a: [Int32], _ b: [Int32]) -> Int {
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                var sum: Int32 = 0
                for i in 0..<a.count { sum += abs(a[i] - b[i]) }
                return Int(sum)
            }
        }
    }
}
