// The sentence for a hint: the game's own wording of the move, and the reason for it.
import type { Hint } from '../../engine/types';
import { type Args, say, sayIf, saySentence } from '../../ui/words/words';

/**
 * The arguments of a hint's sentence: the whole move, its words as `a`, `b` and `c`, and the cell that it
 * names, if any.
 */
export function hintArgs(move: string): Args {
  const [a = '', b = '', c = ''] = move.split(' ').map(numberOr);
  const [, row = '', column = ''] = (/\br(\d+)c(\d+)\b/.exec(move) ?? []).map(numberOr);
  return { move, a, b, c, row, column };
}

/** Converts numerals to numbers, because a Fluent selector such as `[0]` matches numbers only. */
const numberOr = (word: string) => (/^\d+$/.test(word) ? Number(word) : word);

/** A hint in the game's own words, with its reason. For a game without such sentences, the move's text. */
export function hintIn(game: string, { move, why }: Hint): string {
  const hint = sayIf(`hint-${game}`, hintArgs(move)) ?? say('hint-found', { move });
  return why === undefined ? hint : `${hint} ${saySentence(why)}`;
}
