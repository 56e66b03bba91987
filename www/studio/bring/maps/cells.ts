// Reads the cells of a layer of Tiled: numbers, CSV, or base64 of little-endian words, compressed or not.
import { inflated } from '../inflated';
import { MapError } from './model';

/** The compressions that browsers know, by Tiled's names. */
const PACKED: Readonly<Record<string, CompressionFormat>> = { zlib: 'deflate', gzip: 'gzip' };

/** The numbers of `count` cells. `layer` is named in faults. */
export async function cellsOf(
  data: unknown,
  encoding: string,
  compression: string,
  count: number,
  layer: string,
): Promise<ArrayLike<number>> {
  const cells =
    typeof data !== 'string'
      ? Array.isArray(data)
        ? data
        : []
      : encoding === 'base64'
        ? await wordsOf(data, compression, count, layer)
        : numbersOf(data);
  if (cells.length !== count) throw new MapError('data', { layer, count, found: cells.length });
  for (let n = 0; n < count; n += 1)
    if (!(Number.isInteger(cells[n]) && cells[n] >= 0))
      throw new MapError('data', { layer, count, found: n });
  return cells;
}

function numbersOf(csv: string): number[] {
  const plain = csv.trim().replace(/,$/, '');
  // An empty field is no number.
  return plain === '' ? [] : plain.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
}

async function wordsOf(
  data: string,
  compression: string,
  count: number,
  layer: string,
): Promise<Uint32Array> {
  if (compression === 'zstd') throw new MapError('zstd', { layer });
  const format = PACKED[compression];
  if (compression !== '' && format === undefined) throw new MapError('packed', { layer, compression });
  const bytes = bytesOf(data.trim());
  const raw = bytes && (format === undefined ? bytes : await inflated(bytes, 4 * count, format));
  if (raw === undefined) throw new MapError('data', { layer, count, found: 0 });
  const words = new Uint32Array(Math.floor(raw.length / 4));
  const view = new DataView(raw.buffer, raw.byteOffset, raw.length);
  for (let n = 0; n < words.length; n += 1) words[n] = view.getUint32(4 * n, true);
  return words;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
}
