// Determines the game that the page opens with, from the beginning of the link in the address or from the
// stored settings. It runs twice: in the preload script, and in the page itself.

/** Fragments longer than this are refused, in characters. */
export const MAX_FRAGMENT = 64 * 1024;
/** The key of the settings. The store's own module is not loaded yet. */
const SETTINGS = 'tilery.settings';

/**
 * The content of an address's fragment, without `#` and without spaces around it, which come from copying and
 * wrapping.
 */
// Not a pattern: one for trailing spaces would take quadratic time.
export const bodyOf = (fragment: string) => fragment.replace(/^#/, '').replaceAll('%20', ' ').trim();

/** True if an address's fragment, with or without its `#`, has content. */
export const isLink = (fragment: string) => bodyOf(fragment) !== '';

/** Throws if the text is malformed. */
export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

/** Decompresses a packed text in chunks. Throws, at once or later, if it is malformed. */
export function unpacking(base64url: string): ReadableStreamDefaultReader<Uint8Array> {
  return new Blob([bytesOf(base64url)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
}

/**
 * The game of a save, a game id, a position or a document, from its beginning, and the parameters if they are
 * given.
 */
export function headOf(text: string): { game?: string | undefined; params?: string | undefined } {
  // Saves and challenges name their game in the second line or, with a position, in the third; other texts start with it.
  const [, game, params] =
    /^(?:(?:tilery|challenge) \d[^\n]*\n(?:id |from\r?\n {2}))?([a-z]+)(?::([^#@\s]*))?/.exec(
      text.trimStart(),
    ) ?? [];
  return { game, params };
}

/**
 * The beginning of the text of a link; empty if it cannot be decoded. The link is only validated when it is
 * opened.
 */
async function linked(fragment: string): Promise<string> {
  const body = bodyOf(fragment);
  if (body.length > MAX_FRAGMENT) return '';
  try {
    if (body.startsWith('t')) return decodeURIComponent(body.slice(1));
    // A modelled text has its head in front (link.ts).
    if (body.startsWith('m')) return body.slice(1).split('~')[0] ?? '';
    if (!body.startsWith('z')) return '';
    const reader = unpacking(body.slice(1));
    const { value } = await reader.read();
    // The rest is read when the link is opened.
    reader.cancel().catch(() => undefined);
    return new TextDecoder().decode(value);
  } catch {
    return '';
  }
}

/** Guesses a setting. The store validates it later; a wrong guess here only costs time. */
export function kept(name: string): string | undefined {
  try {
    return new RegExp(`"${name}":"([a-z-]+)"`, 'i').exec(localStorage.getItem(SETTINGS) ?? '')?.[1];
  } catch {
    return undefined;
  }
}

/** The key in sessionStorage for what fills the window, so that a reload opens it again. */
export const PLACE = 'tilery.editor';

export function notedPage(): string | undefined {
  try {
    return sessionStorage.getItem(PLACE) ?? undefined;
  } catch {
    return undefined;
  }
}

/** True if a visit starts at the home: the address has no content, and this tab was nowhere else. */
export const opensHome = (): boolean => !isLink(location.hash) && notedPage() === undefined;

/** The game and text that the page opens with. */
export interface Wanted {
  /**
   * The identifiers of games, most wanted first: that of the address, then the one played last. They may be
   * unknown.
   */
  games: string[];
  /** The text with the parameters, if the address has any: a preset, or the beginning of a link's text. */
  text: string;
}

export async function wanted(): Promise<Wanted> {
  const { hash } = location;
  const [named = '', preset = ''] = bodyOf(hash).split('/');
  const text = await linked(hash);
  const games = [named, headOf(text).game, kept('last')].flatMap((name) => name ?? []);
  return { games, text: text || preset };
}
