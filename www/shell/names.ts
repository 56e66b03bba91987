// Names, those in a sentence's arguments among them: those of shipped games stand in the languages, all others are their authors'.
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

/** A figure's name: its sentence, or an author's name, which stands behind what the languages may know it by. */
export function figureNamed(
  figure: string,
  say: (id: string) => string,
  known: (id: string) => string | undefined,
): string {
  const [id = '', text] = figure.split('=');
  return text === undefined ? say(`figure-${id}`) : (known(id) ?? text);
}
