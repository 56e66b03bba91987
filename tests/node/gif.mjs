// Decodes the animations that the page writes: whole frames drawn over each other.

/**
 * The pictures of a GIF as a viewer shows them, RGB in one number a pixel.
 * @param {Uint8Array} bytes
 * @returns {number[][]}
 */
export function readGif(bytes) {
  let at = 6;
  const byte = () => bytes[at++] ?? 0;
  const word = () => byte() | (byte() << 8);
  const [width, height] = [word(), word()];
  const flags = byte();
  at += 2;
  const colours = (/** @type {number} */ packed) =>
    Array.from({ length: 2 << (packed & 7) }, () => (byte() << 16) | (byte() << 8) | byte());
  const table = flags & 0x80 ? colours(flags) : [];
  const blocks = () => {
    /** @type {number[]} */
    const all = [];
    for (let size = byte(); size > 0; size = byte()) for (let n = 0; n < size; n += 1) all.push(byte());
    return all;
  };
  /** @type {number[][]} */
  const pictures = [];
  let transparent = -1;
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte();
      const [packed = 0, , , index = 0] = blocks();
      if (label === 0xf9) transparent = packed & 1 ? index : -1;
      continue;
    }
    at += 8;
    const packed = byte();
    const own = packed & 0x80 ? colours(packed) : table;
    const indices = unpack(byte(), blocks());
    const before = pictures.at(-1) ?? Array(width * height).fill(0);
    pictures.push(
      before.map((colour, n) => (indices[n] === transparent ? colour : (own[indices[n] ?? 0] ?? 0))),
    );
  }
  return pictures;
}

/** LZW with codes of growing width, as in the GIF89a specification. @param {number} size @param {number[]} bytes */
function unpack(size, bytes) {
  const [clear, end] = [1 << size, (1 << size) + 1];
  /** @type {number[]} */
  const out = [];
  /** @type {number[][]} */
  let words = [];
  let [width, bit] = [size + 1, 0];
  /** @type {number[] | undefined} */
  let last;
  const read = () => {
    let code = 0;
    for (let n = 0; n < width; n += 1, bit += 1) code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << n;
    return code;
  };
  for (let code = read(); code !== end && bit <= bytes.length * 8; code = read()) {
    if (code === clear) {
      words = Array.from({ length: clear }, (_, n) => [n]);
      words.push([], []);
      [width, last] = [size + 1, undefined];
      continue;
    }
    const word = words[code] ?? [...(last ?? []), last?.[0] ?? 0];
    out.push(...word);
    if (last !== undefined && words.length < 4096) words.push([...last, word[0] ?? 0]);
    if (words.length === 1 << width && width < 12) width += 1;
    last = word;
  }
  return out;
}
