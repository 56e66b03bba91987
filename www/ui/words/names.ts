// Names in sentences: names from shipped games are translated, all others are as their authors wrote them.
import type { Sentence } from '../../engine/types';

/**
 * Replaces arguments that are lists of names by text. `known` returns the translation of a name, if there is
 * one.
 */
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

/**
 * The name of a figure: the sentence for its identifier. A figure of an author is `ID=NAME`, and has that
 * name unless the identifier has a translation.
 */
export function figureNamed(
  figure: string,
  say: (id: string) => string,
  known: (id: string) => string | undefined,
): string {
  const [id = '', text] = figure.split('=');
  return text === undefined ? say(`figure-${id}`) : (known(id) ?? text);
}
