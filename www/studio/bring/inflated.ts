// Inflates bytes by the browser's own decompression.

/** The first `length` bytes of what was compressed; undefined if it is damaged or shorter. */
export async function inflated(
  raw: Uint8Array<ArrayBuffer>,
  length: number,
  format: CompressionFormat,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([raw]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const bytes = new Uint8Array(length);
  try {
    for (let at = 0; at < length; ) {
      const { value, done } = await reader.read();
      if (done) return undefined;
      bytes.set(value.subarray(0, length - at), at);
      at += value.length;
    }
    // Longer data is not unpacked to its end.
    void reader.cancel().catch(() => {});
    return bytes;
  } catch {
    return undefined;
  }
}
