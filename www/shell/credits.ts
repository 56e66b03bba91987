// Who made a game, and what it was made from, as its card says: in the page, in the studio, and in a page of one game alike.
import type { Card, Sentence } from '../engine/types';

/** The credits of a game, each a sentence. */
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
