// Decodes links. The fragment of the address contains a text in the shortest of three forms: `t` and the
// percent-encoded text; `z` and the base64url of the raw-deflated text; `m`, the game and its parameters, `~`
// and the base64url of the text as compressed by `text-model.ts`. The size is limited before and during
// decompression.

import { bodyOf, bytesOf, MAX_FRAGMENT, unpacking } from './link-start';

/** Texts longer than this are refused, in bytes. */
export const MAX_TEXT = 1024 * 1024;

/**
 * Longer texts are opened only after the player has confirmed, because they are probably sent by mistake or
 * abuse.
 */
export const LARGE = 128 * 1024;

/** The text of a file; undefined if it has more than `most` bytes, without reading it. */
export const textIn = async (file: Blob, most: number): Promise<string | undefined> =>
  file.size > most ? undefined : file.text();

/** True if a text is exported data. All other texts start with a name. */
export const isFile = (text: string) => text.trimStart().startsWith('{');

/** The reason why a link cannot be opened: the name of the sentence that the player reads. */
export type LinkFault = 'link-too-large' | 'link-broken' | 'link-unknown' | 'link-unsupported';

export class LinkError extends Error {
  readonly fault: LinkFault;

  constructor(fault: LinkFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Decodes the text of a fragment. Throws a `LinkError`. */
export async function decode(fragment: string): Promise<string> {
  const body = bodyOf(fragment);
  if (body.length > MAX_FRAGMENT) throw new LinkError('link-too-large');
  if (body.startsWith('t')) return unescaped(body.slice(1));
  if (/^m[^~]*~/.test(body)) return modelled(body.slice(body.indexOf('~') + 1));
  if (!body.startsWith('z')) throw new LinkError('link-unknown');
  if (!/^z[\w-]+$/.test(body)) throw new LinkError('link-broken');
  return inflate(body.slice(1));
}

async function modelled(base64url: string): Promise<string> {
  if (!/^[\w-]+$/.test(base64url)) throw new LinkError('link-broken');
  const { expand } = await import('./text-model');
  try {
    const bytes = await expand(bytesOf(base64url));
    if (bytes !== undefined) return textOf(bytes);
  } catch {
    // Malformed base64.
  }
  throw new LinkError('link-broken');
}

function unescaped(percent: string): string {
  try {
    const text = decodeURIComponent(percent);
    if (text.trim() !== '') return text;
  } catch {
    // An incomplete escape sequence.
  }
  throw new LinkError('link-broken');
}

/** The fragment of a text that is an address, or part of one from its `#` on; undefined for other texts. */
export function fragmentOf(text: string): string | undefined {
  const found = /^\s*(?:https?:\/\/[^\s#]*)?#\s*(\S+)\s*$/.exec(text);
  return found?.[1];
}

async function inflate(base64url: string): Promise<string> {
  if (typeof DecompressionStream === 'undefined') throw new LinkError('link-unsupported');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = unpacking(base64url);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > MAX_TEXT) {
        // A small link may expand to gigabytes.
        await reader.cancel();
        throw new LinkError('link-too-large');
      }
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('link-broken');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return textOf(all);
}

function textOf(utf8: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(utf8);
  } catch {
    throw new LinkError('link-broken');
  }
}
