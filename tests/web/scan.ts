// Reads the codes on the page as a camera does.
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import type { Page } from './fixtures';

/** Decodes pixels, RGBA in base64. */
export const decodeCode = (data: string, width: number, height: number): string | undefined =>
  jsQR(Uint8ClampedArray.from(Buffer.from(data, 'base64')), width, height)?.data;

/** Decodes a QR code from a screenshot. */
export async function scan(page: Page, picture: Locator): Promise<string | undefined> {
  const png = (await picture.screenshot()).toString('base64');
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    // Sent as one text, because half a million numbers would be sent one by one.
    let text = '';
    for (let from = 0; from < pixels.length; from += 8192)
      text += String.fromCharCode(...pixels.subarray(from, from + 8192));
    return { width: image.width, height: image.height, data: btoa(text) };
  }, png);
  return decodeCode(data, width, height);
}
