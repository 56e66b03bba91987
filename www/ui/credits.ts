// Credits: the author of a game and the works that it is based on, for the page, the studio and exported
// single-game pages.
import type { Card, Sentence } from '../engine/types';

/** The credits of a game, one sentence each. */
export function creditsOf(
  { author, origins }: Pick<Card, 'author' | 'origins'>,
  phrase: (id: string, args: Sentence['args']) => string,
): string[] {
  const by = author === '' ? [] : [phrase('card-by', { author })];
  return [
    ...by,
    ...origins.map((origin) =>
      phrase(origin.author === '' ? 'card-origin' : 'card-origin-by', { ...origin }),
    ),
  ];
}
