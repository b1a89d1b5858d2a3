import CSynth

/// The heap of the process.
package enum Heap {
    /// How many bytes are allocated.
    package static var bytesInUse: Int { Int(synth_heap_in_use()) }
}
