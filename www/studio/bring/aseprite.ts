// Reads files of Aseprite: the frames side by side, with all visible layers over each other. The format is
// described in docs/ase-file-specs.md of https://github.com/aseprite/aseprite (little endian).
import type { Image } from './cut';
import { drawable, ImageError } from './image-error';
import { inflated } from './inflated';

const HEADER = 128;
const FILE_MAGIC = 0xa5e0;
const FRAME_MAGIC = 0xf1fa;

/** The types of chunks that are read. */
const LAYER = 0x2004;
const CEL = 0x2005;
const PALETTE = 0x2019;
const OLD_PALETTE = 0x0004;

/** A layer is seen if it and all groups around it are. */
const VISIBLE = 1;
/** A layer at the bottom, which has no transparent colour. */
const BACKGROUND = 8;
/** A layer that is only looked at while drawing. */
const REFERENCE = 64;

interface Layer {
  isSeen: boolean;
  isBackground: boolean;
  opacity: number;
  depth: number;
  /** The way in which its colours mix with those below; 0 if they cover them. */
  blend: number;
}

interface Cel {
  layer: number;
  x: number;
  y: number;
  z: number;
  opacity: number;
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** True for a file of Aseprite, told by its first bytes. */
export const isAseprite = (head: Uint8Array): boolean => head[4] === 0xe0 && head[5] === 0xa5;

/** Reads a file. Throws the name of its fault, as for any image. */
export async function decodeAseprite(bytes: Uint8Array<ArrayBuffer>): Promise<Image> {
  try {
    return await read(bytes);
  } catch (error) {
    // A `DataView` throws beyond its end, and the stream if its bytes are damaged.
    throw error instanceof ImageError ? error : new ImageError('image-broken');
  }
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Image> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [frames, width, height, depth] = [6, 8, 10, 12].map((at) => view.getUint16(at, true)) as Numbers<4>;
  if (view.getUint16(4, true) !== FILE_MAGIC) throw new ImageError('image-broken');
  const hasOpacity = (view.getUint32(14, true) & 1) === 1;
  const [transparent, size] = [bytes[28] ?? 0, depth / 8];
  drawable(width * frames, height);
  const image = { width: width * frames, height, data: new Uint8ClampedArray(4 * width * frames * height) };
  const palette = new Uint8Array(4 * 256);
  // New files have an old palette too, for old programs.
  let hasPalette = false;
  const layers: Layer[] = [];
  const cels: Cel[][] = [];
  let at = HEADER;
  for (let frame = 0; frame < frames; frame += 1) {
    const end = at + view.getUint32(at, true);
    if (view.getUint16(at + 4, true) !== FRAME_MAGIC || end <= at) throw new ImageError('image-broken');
    const here: Cel[] = [];
    cels.push(here);
    for (let chunk = at + 16; chunk < end; ) {
      const length = view.getUint32(chunk, true);
      if (length < 6) throw new ImageError('image-broken');
      const body = new DataView(bytes.buffer, bytes.byteOffset + chunk + 6, length - 6);
      const type = view.getUint16(chunk + 4, true);
      if (type === LAYER) layers.push(layerOf(body, layers, hasOpacity));
      else if (type === PALETTE) {
        hasPalette = true;
        takePalette(body, palette);
      } else if (type === OLD_PALETTE && !hasPalette) takeOldPalette(body, palette);
      else if (type === CEL) {
        const cel = await celOf(body, cels, size);
        if (cel !== undefined) here.push(cel);
      }
      chunk += length;
    }
    at = end;
  }
  const colour = (cel: Cel, n: number): [number, number, number, number] => {
    const pixel = cel.pixels.subarray(n * size, (n + 1) * size);
    const [first = 0, second = 0, third = 0, fourth = 0] = pixel;
    if (depth === 32) return [first, second, third, fourth];
    if (depth === 16) return [first, first, first, second];
    if (first === transparent && !layers[cel.layer]?.isBackground) return [0, 0, 0, 0];
    return [...palette.subarray(4 * first, 4 * first + 4)] as Numbers<4>;
  };
  for (const [frame, here] of cels.entries()) {
    // Layers lie over each other in their order, moved by the cel's own one.
    here.sort((a, b) => a.layer + a.z - (b.layer + b.z) || a.z - b.z);
    for (const cel of here) {
      const layer = layers[cel.layer];
      if (layer?.isSeen) lay(image, frame * width, width, cel, (cel.opacity / 255) * layer.opacity, colour);
    }
  }
  return layers.some(({ isSeen, blend }) => isSeen && blend !== 0) ? { ...image, isMixed: true } : image;
}

type Numbers<N extends number> = number[] & { length: N } & [number, number, number, number];

function layerOf(body: DataView, before: readonly Layer[], hasOpacity: boolean): Layer {
  const [flags, depth] = [body.getUint16(0, true), body.getUint16(4, true)];
  // The group around it is the last layer that is less deep.
  const around = before.findLast((layer) => layer.depth < depth);
  const isSeen =
    (flags & VISIBLE) !== 0 && (flags & REFERENCE) === 0 && (depth === 0 || around?.isSeen !== false);
  return {
    isSeen,
    isBackground: (flags & BACKGROUND) !== 0,
    depth,
    blend: body.getUint16(10, true),
    opacity: hasOpacity ? body.getUint8(12) / 255 : 1,
  };
}

function takePalette(body: DataView, palette: Uint8Array): void {
  const [first, last] = [body.getUint32(4, true), body.getUint32(8, true)];
  let at = 20;
  for (let n = first; n <= last && n < 256; n += 1) {
    for (let part = 0; part < 4; part += 1) palette[4 * n + part] = body.getUint8(at + 2 + part);
    // A name may follow.
    at += 6 + (body.getUint16(at, true) & 1 ? 2 + body.getUint16(at + 6, true) : 0);
  }
}

function takeOldPalette(body: DataView, palette: Uint8Array): void {
  let [at, n] = [2, 0];
  for (let packet = 0; packet < body.getUint16(0, true); packet += 1) {
    n += body.getUint8(at);
    const count = body.getUint8(at + 1) || 256;
    at += 2;
    for (let one = 0; one < count; one += 1, at += 3, n += 1)
      palette.set([body.getUint8(at), body.getUint8(at + 1), body.getUint8(at + 2), 255], 4 * (n % 256));
  }
}

/** A cel; undefined for one of a tile map, which is not read. */
async function celOf(body: DataView, before: readonly Cel[][], size: number): Promise<Cel | undefined> {
  const layer = body.getUint16(0, true);
  const [x, y, opacity, type] = [
    body.getInt16(2, true),
    body.getInt16(4, true),
    body.getUint8(6),
    body.getUint16(7, true),
  ];
  const z = body.getInt16(9, true);
  // Linked to the cel of its layer in another frame.
  if (type === 1) {
    const linked = before[body.getUint16(16, true)]?.find((cel) => cel.layer === layer);
    return linked && { ...linked, x, y, z, opacity };
  }
  if (type !== 0 && type !== 2) throw new ImageError('image-tiles');
  const [width, height] = [body.getUint16(16, true), body.getUint16(18, true)];
  drawable(width, height);
  const raw = new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset + 20, body.byteLength - 20);
  const pixels = type === 0 ? raw : await inflated(raw, width * height * size, 'deflate');
  if (pixels === undefined || pixels.length < width * height * size) throw new ImageError('image-broken');
  return { layer, x, y, z, opacity, width, height, pixels };
}

/** Lays a cel over a frame, as *source over* does. */
function lay(
  image: Image,
  left: number,
  frameWidth: number,
  cel: Cel,
  opacity: number,
  colour: (cel: Cel, n: number) => [number, number, number, number],
): void {
  for (let row = 0; row < cel.height; row += 1)
    for (let col = 0; col < cel.width; col += 1) {
      const [x, y] = [cel.x + col, cel.y + row];
      if (x < 0 || y < 0 || x >= frameWidth || y >= image.height) continue;
      const [red, green, blue, alpha] = colour(cel, row * cel.width + col);
      const over = (alpha / 255) * opacity;
      if (over === 0) continue;
      const to = 4 * (y * image.width + left + x);
      const under = ((image.data[to + 3] ?? 0) / 255) * (1 - over);
      const both = over + under;
      for (const [n, part] of [red, green, blue].entries())
        image.data[to + n] = (part * over + (image.data[to + n] ?? 0) * under) / both;
      image.data[to + 3] = 255 * both;
    }
}
