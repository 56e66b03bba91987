// Reads images: whatever the browser decodes, and files of Aseprite and Piskel.
import { decodeAseprite, isAseprite } from './aseprite';
import type { Image } from './cut';
import { drawable, ImageError } from './image-error';

/** The beginnings of files of images. */
const HEADS: readonly RegExp[] = [/^\x89PNG/, /^GIF8/, /^\xff\xd8\xff/, /^RIFF....WEBP/s, /^BM/];

/** A way to read a file, told by its first bytes; undefined if it is no image. */
export function imageReader(file: Blob, head: Uint8Array): (() => Promise<Image>) | undefined {
  if (isAseprite(head)) return async () => decodeAseprite(new Uint8Array(await file.arrayBuffer()));
  return HEADS.some((one) => one.test(String.fromCharCode(...head))) ? () => decode(file) : undefined;
}

/** Decodes what the browser knows. Throws the name of its fault. */
async function decode(file: Blob): Promise<Image> {
  // As the file has it: not in the colour space of the screen.
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' }).catch(() => undefined);
  if (bitmap === undefined) throw new ImageError('image-broken');
  return drawn(bitmap.width, bitmap.height, (context) => context.drawImage(bitmap, 0, 0));
}

/** The pixels of what `draw` draws. */
async function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void | Promise<void>,
): Promise<Image> {
  drawable(width, height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new ImageError('image-broken');
  await draw(context);
  return context.getImageData(0, 0, width, height);
}

interface PiskelFile {
  piskel: { height: number; width: number; layers: string[] };
}

interface PiskelLayer {
  opacity?: number;
  frameCount: number;
  chunks: { layout: number[][]; base64PNG: string }[];
}

/** True for the text of a file of Piskel. */
export const isPiskel = (text: string): boolean => /^\s*\{/.test(text) && /"piskel"\s*:/.test(text);

/**
 * Reads a file of Piskel (https://www.piskelapp.com, its model version 2): the frames side by side, all layers
 * over each other. Throws the name of its fault.
 */
export async function decodePiskel(text: string): Promise<Image> {
  try {
    const { piskel } = JSON.parse(text) as PiskelFile;
    const layers = piskel.layers.map((layer) => JSON.parse(layer) as PiskelLayer);
    const { width, height } = piskel;
    const count = Math.max(...layers.map(({ frameCount }) => frameCount));
    return await drawn(width * count, height, async (context) => {
      for (const { opacity = 1, chunks } of layers) {
        context.globalAlpha = opacity;
        for (const { layout, base64PNG } of chunks) {
          const bytes = Uint8Array.from(atob(base64PNG.split(',').at(-1) ?? ''), (c) => c.charCodeAt(0));
          const sheet = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          // `layout` has the frames of each column of the sheet, from above.
          for (const [col, frames] of layout.entries())
            for (const [row, frame] of frames.entries())
              context.drawImage(
                sheet,
                col * width,
                row * height,
                width,
                height,
                frame * width,
                0,
                width,
                height,
              );
        }
      }
    });
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('image-broken');
  }
}
