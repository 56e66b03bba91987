// Names and titles from other players, as far as they can be seen.

import { shape } from './shape';
import { MAX_TITLE, plain } from './shapes';

/**
 * Cleans a name: as `plain`, and without characters that nobody sees, except within emoji and the scripts that
 * need them. Empty if nothing in it can be seen.
 */
export function visible(name: string): string {
  const line = plain(
    name.replace(/([\p{ExtPict}\p{EMod}\p{M}\p{scx=Arab}](?:\u200c|\u200d|\ufe0f)+)|\p{DI}+/gu, '$1'),
  );
  return /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line.trimEnd() : '';
}

/** A title or name by a player, cleaned. */
export const title = shape((data) => (typeof data === 'string' ? visible(data) : undefined), {
  most: MAX_TITLE,
});
