// Which game the page is to open with, as far as the beginning of the link in its address or the kept settings tell. It is asked twice:
// by the script that runs before all others, and by the page itself.

/** Fragments longer than this are refused, in characters. */
export const MAX_FRAGMENT = 64 * 1024;
/** Where the store keeps the settings. Its own module is not here yet. */
const SETTINGS = 'tilery.settings';

/** What an address's fragment says, without its `#` and without the spaces that copying and wrapping leave around it. */
// A pattern for the spaces at the end would be tried at each space: its time grows with their square.
export const bodyOf = (fragment: string) => fragment.replace(/^#/, '').replaceAll('%20', ' ').trim();

/** Whether an address's fragment, with or without its `#`, asks for anything. */
export const isLink = (fragment: string) => bodyOf(fragment) !== '';

/** The bytes of a packed text, piece by piece. Throws, at once or later, when there are none. */
export function unpacking(base64url: string): ReadableStreamDefaultReader<Uint8Array> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
}

/** What a save, a game id, a position or a document is of, as far as its beginning tells: a game, and its parameters where they are named. */
export function headOf(text: string): { game?: string | undefined; params?: string | undefined } {
  // Saves name their game in the second line or, with a position, in the third; everything else begins with it.
  const [, game, params] =
    /^(?:tilery [^\n]*\n(?:id |from\r?\n {2}))?([a-z]+)(?::([^#@\s]*))?/.exec(text.trimStart()) ?? [];
  return { game, params };
}

/** How the text of a link begins; empty when that cannot be seen. Whether the link is whole is found out when it is opened. */
async function linked(fragment: string): Promise<string> {
  const body = bodyOf(fragment);
  if (body.length > MAX_FRAGMENT) return '';
  try {
    if (body.startsWith('t')) return decodeURIComponent(body.slice(1));
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

/** A setting, as it seems. The store reads it properly later: here a wrong guess costs only time. */
export function kept(name: string): string | undefined {
  try {
    return new RegExp(`"${name}":"([a-z-]+)"`, 'i').exec(localStorage.getItem(SETTINGS) ?? '')?.[1];
  } catch {
    return undefined;
  }
}

/** Where this tab notes what fills the window: a reload opens it again. */
export const PLACE = 'tilery.editor';

export function notedPage(): string | undefined {
  try {
    return sessionStorage.getItem(PLACE) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a visit begins on the home: nothing is asked for, and this tab was not elsewhere. */
export const opensHome = (): boolean => !isLink(location.hash) && notedPage() === undefined;

/** What the page is to open with. */
export interface Wanted {
  /** Names of games, the most wanted first: the address's, then the one last played. The page may not know them. */
  games: string[];
  /** What names the parameters, if the address does: a preset, or the beginning of a link's text. */
  text: string;
}

export async function wanted(): Promise<Wanted> {
  const { hash } = location;
  const [named = '', preset = ''] = bodyOf(hash).split('/');
  const text = await linked(hash);
  const games = [named, headOf(text).game, kept('last')].flatMap((name) => name ?? []);
  return { games, text: text || preset };
}
