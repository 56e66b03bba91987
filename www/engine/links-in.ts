// Finds links in any text, such as messages, exported chats, and mails with wrapped lines.

export interface FoundLink {
  /** Its fragment, without the `#`. */
  fragment: string;
  /** The first words of the following lines, which may belong to the link if a mail has wrapped it. */
  below: readonly string[];
}

/** The prefix of the fragment of a league, which is followed by the fragments of results, joined by `/`. */
export const LEAGUE = 'league/';

/** The maximum number of lines over which a link may be wrapped. */
const MOST_LINES = 12;

/** A fragment with all characters that it may contain. */
const FRAGMENT = /#((?:league\/)?[mtz][\w%:.~@,;=!*'()/-]*)/g;
/** Punctuation that belongs to the sentence around a link. Only the form `t` can contain it. */
const AFTER = ".,;:!*'()";
const BELOW = /[=\s]?\r?\n[>\s]*([\w~:./%-]+=?)(?=\s|$)/y;

/** The links in a text, each once, in their order. */
export function linksIn(text: string): FoundLink[] {
  const found = new Map<string, FoundLink>();
  for (const match of text.matchAll(FRAGMENT)) {
    // Some mails end a wrapped line with `=`.
    const fragment = (match[1] ?? '').replace(/=$/, '');
    if (found.has(fragment)) continue;
    const below = linesBelow(text, match.index + match[0].length);
    if (partsOf(fragment + below.join('')).length > 0) found.set(fragment, { fragment, below });
  }
  return [...found.values()];
}

function linesBelow(text: string, from: number): string[] {
  const lines: string[] = [];
  BELOW.lastIndex = from;
  for (let line = BELOW.exec(text); line !== null && lines.length < MOST_LINES; line = BELOW.exec(text))
    lines.push((line[1] ?? '').replace(/=$/, ''));
  return lines;
}

/**
 * The fragments of the texts in a fragment: several for a league, otherwise one. Empty if it is not a link.
 */
export function partsOf(fragment: string): string[] {
  const parts = fragment.startsWith(LEAGUE)
    ? fragment.slice(LEAGUE.length).split('/')
    : fragment.split('/').slice(0, 1);
  return parts.flatMap((part) => tidy(part) ?? []);
}

/** A fragment without trailing characters of the text. Undefined for a word after a `#`, such as `#team`. */
function tidy(part: string): string | undefined {
  // Some messengers encode the `~`.
  const plain = part.replace(/%7E/i, '~');
  if (plain.startsWith('m')) return /^m[\w:.-]*~[\w-]{4,}/.exec(plain)?.[0];
  if (plain.startsWith('z')) return /^z[\w-]{16,}/.exec(plain)?.[0];
  return /^t[^%]*%/.test(part) || /^t[a-z]+:/.test(part) ? trimmed(part) : undefined;
}

// Not a regular expression, because one for the end of a text would take quadratic time.
function trimmed(part: string): string {
  let end = part.length;
  while (end > 0 && AFTER.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}
