// The reasons why an image cannot be read.

/** The maximum number of pixels of an image. */
const MAX_PIXELS = 1 << 21;

/** The names of the sentences about each fault, below `studio-`. */
export type ImageFault = 'image-broken' | 'image-large' | 'image-tiles';

export class ImageError extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Throws if an image of this size cannot be drawn. */
export function drawable(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new ImageError('image-broken');
  if (width * height > MAX_PIXELS) throw new ImageError('image-large');
}
