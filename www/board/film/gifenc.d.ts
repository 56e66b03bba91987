// Types of the parts of gifenc that are in use; the package has none.
declare module 'gifenc' {
  type Colour = [red: number, green: number, blue: number];

  export interface Encoder {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        /** Null for the palette of the first frame. */
        palette: Colour[] | null;
        delay: number;
        dispose: number;
        transparent: boolean;
        transparentIndex: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, most: number): Colour[];
}
