// Encodes texts for links. A first visit does not need it. `link.ts` decodes.

import { MAX_TEXT } from './link';
import { MAX_FRAGMENT } from './link-codec';

/** The fragment for a text, without the `#`; undefined if it would be too long to be opened. */
export async function encode(text: string): Promise<string | undefined> {
  const plain = `t${percent(text)}`;
  const packed = await deflate(text);
  const best = packed !== undefined && packed.length < plain.length ? packed : plain;
  return best.length <= MAX_FRAGMENT && text.length <= MAX_TEXT ? best : undefined;
}

/** Percent-encoding, except for characters that are valid in a fragment. */
const percent = (text: string) =>
  encodeURIComponent(text).replace(/%(?:3A|40|2C|2F|3B|3D)/g, decodeURIComponent);

async function deflate(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `z${btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}
