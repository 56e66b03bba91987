// The sentence of a hint: what a move's text says, handed to the game's own sentence, and why it is good.
import type { Hint } from '../engine/types';
import { type Args, say, sayIf, saySentence } from './words';

/** What a hint's sentence is told: the whole move, its words as `a`, `b` and `c`, and the place that it names, if it names one. */
export function hintArgs(move: string): Args {
  const [a = '', b = '', c = ''] = move.split(' ').map(numberOr);
  const [, row = '', column = ''] = (/\br(\d+)c(\d+)\b/.exec(move) ?? []).map(numberOr);
  return { move, a, b, c, row, column };
}

/** Sentences choose by numbers only where they are given numbers: `[0]` is never the word `0`. */
const numberOr = (word: string) => (/^\d+$/.test(word) ? Number(word) : word);

/** A hint in the game's own words, with its reason; a game that has none shows the move. */
export function hintIn(game: string, { move, why }: Hint): string {
  const hint = sayIf(`hint-${game}`, hintArgs(move)) ?? say('hint-found', { move });
  return why === undefined ? hint : `${hint} ${saySentence(why)}`;
}
