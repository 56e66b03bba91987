// Determines the game that the page opens with, from the beginning of the link in the address or from the
// stored settings. It runs twice: in the preload script, and in the page itself.
import { headOf, type Wanted } from '../engine/heads';
import { bodyOf, isLink, MAX_FRAGMENT, unpacking } from '../engine/link-start';

/** The key of the settings. The store's own module is not loaded yet. */
const SETTINGS = 'tilery.settings';

/**
 * The beginning of the text of a link; empty if it cannot be decoded. The link is only validated when it is
 * opened.
 */
async function linked(fragment: string): Promise<string> {
  const body = bodyOf(fragment);
  if (body.length > MAX_FRAGMENT) return '';
  try {
    if (body.startsWith('t')) return decodeURIComponent(body.slice(1));
    // The form `m` starts with the head of the text (`link-decoding.ts`).
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

/** Guesses if the player has neither seen the first board of a game nor begun a whole game. */
export function isUntaught(game: string): boolean {
  try {
    return !new RegExp(`"begun":{[^}]*"${game}":`).test(localStorage.getItem(SETTINGS) ?? '');
  } catch {
    return true;
  }
}

/** The sessionStorage key of the content of the window, which a reload opens again. */
export const PLACE = 'tilery.editor';

export function notedPage(): string | undefined {
  try {
    return sessionStorage.getItem(PLACE) ?? undefined;
  } catch {
    return undefined;
  }
}

/** True if a visit starts at the home: there is no link, and the tab has no recorded content. */
export const opensHome = (): boolean => !isLink(location.hash) && notedPage() === undefined;

export async function wanted(): Promise<Wanted> {
  const { hash } = location;
  const [named = '', preset = ''] = bodyOf(hash).split('/');
  const text = await linked(hash);
  const games = [named, headOf(text).game, kept('last')].flatMap((name) => name ?? []);
  return { games, text: text || preset };
}
