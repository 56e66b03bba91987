// Writes a ZIP archive, in the form that hosts of games accept. Files are deflated; names are ASCII.

export interface ZipEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The first of January 1980, the earliest date of the format, so that equal games make equal archives. */
const DATE = 0x21;
const DEFLATED = 8;

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 as in ISO 3309. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** Numbers of two or four bytes, least significant byte first. */
const u16 = (n: number): number[] => [n & 0xff, n >>> 8];
const u32 = (n: number): number[] => [...u16(n & 0xffff), ...u16(n >>> 16)];

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function zip(entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: number[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const packed = await deflated(bytes);
    const letters = [...new TextEncoder().encode(name)];
    const facts = [
      ...[...u16(20), ...u16(0), ...u16(DEFLATED), ...u16(0), ...u16(DATE)],
      ...[
        ...u32(crc32(bytes)),
        ...u32(packed.length),
        ...u32(bytes.length),
        ...u16(letters.length),
        ...u16(0),
      ],
    ];
    const head = Uint8Array.from([0x50, 0x4b, 3, 4, ...facts, ...letters]);
    directory.push(0x50, 0x4b, 1, 2, ...u16(20), ...facts);
    directory.push(...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(at), ...letters);
    parts.push(head, packed);
    at += head.length + packed.length;
  }
  const count = u16(entries.length);
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...u32(directory.length), ...u32(at), 0, 0];
  return new Blob([...parts, Uint8Array.from([...directory, ...end])], { type: 'application/zip' });
}
