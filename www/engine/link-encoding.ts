// Encodes texts for links. A first visit does not need it. `link-decoding.ts` decodes.

import { headOf } from './heads';
import { MAX_TEXT } from './link-decoding';
import { MAX_FRAGMENT } from './link-start';
import { compress } from './text-model';

export const addressOf = (fragment: string): string => `${location.origin}${location.pathname}#${fragment}`;

/**
 * The end of a link that chats take for punctuation. In base64 it occurs only where the last byte fills its
 * character, so another number of bytes has another end.
 */
const CUT_OFF = /[-_]$/;

/** A block of no bytes in deflated data. */
const NOTHING = [0, 0, 0, 255, 255];

/** The maximum length in bytes of texts that are compressed by the model. Longer texts are deflated. */
const MOST_MODELLED = 8 * 1024;

/** The fragment for a text, without the `#`; undefined if it would be too long to be opened. */
export async function encode(text: string): Promise<string | undefined> {
  const forms = [`t${percent(text)}`, await deflate(text), modelled(text)].flatMap((form) => form ?? []);
  const best = forms.reduce((a, b) => (b.length < a.length ? b : a));
  return best.length <= MAX_FRAGMENT && text.length <= MAX_TEXT ? best : undefined;
}

function modelled(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  // Longer texts would block the page for too long: a kilobyte takes some 15 ms on a phone.
  if (bytes.length > MOST_MODELLED) return undefined;
  const { game, params } = headOf(text);
  // Put the game in front, so that its files are fetched before the text is decoded.
  const head = game === undefined ? '' : [game, params].flatMap((part) => part || []).join(':');
  const packed = base64url(compress(bytes));
  // The model reads zeros after the end.
  return `m${/^[\w:.-]*$/.test(head) ? head : (game ?? '')}~${packed}${CUT_OFF.test(packed) ? 'AA' : ''}`;
}

/** Percent-encoding, except for characters that are valid in a fragment. */
const percent = (text: string) =>
  encodeURIComponent(text)
    .replace(/%(?:3A|40|2C|2F|3B|3D)(?!$)/g, decodeURIComponent)
    .replace(/[^\w%]$|_$/, (last) => `%${last.charCodeAt(0).toString(16).toUpperCase()}`);

async function deflate(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = base64url(bytes);
  return `z${CUT_OFF.test(packed) ? base64url(Uint8Array.of(...NOTHING, ...bytes)) : packed}`;
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
