// The names in a sentence's arguments: those of shipped games stand in the languages, all others are their authors'.
import type { Sentence } from '../engine/types';

/** Arguments with names as lists of words. `known` gives a name's own sentence where the language in use has one. */
export const namedIn = (
  args: Sentence['args'],
  known: (id: string) => string | undefined,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(args).map(([variable, value]) => [
      variable,
      Array.isArray(value)
        ? value.map(({ id, text }) => (id === undefined ? undefined : known(id)) ?? text).join(', ')
        : value,
    ]),
  );
