// The sentence for a hint: the game's own wording of the move, and the reason for it.
import type { GameSession, Hint } from '../../engine/types';
import { type Args, say, sayIf, saySentence } from '../../ui/words/words';

/**
 * The arguments of a hint's sentence: the whole move, its words as `a`, `b` and `c`, the cell that it names, if any,
 * and the number of the piece there, or `none`.
 */
export function hintArgs(move: string, piece = 'none'): Args {
  const [a = '', b = '', c = ''] = move.split(' ').map(numberOr);
  const [, row = '', column = ''] = (/\br(\d+)c(\d+)\b/.exec(move) ?? []).map(numberOr);
  return { move, a, b, c, row, column, piece };
}

/** The number of the piece that a move names by its cell, if no other piece has it. */
export function pieceIn(session: Pick<GameSession, 'labels'>, move: string): string | undefined {
  const { row, column } = hintArgs(move);
  const { cells } = session.labels();
  const pieces = cells.map(({ args }) => String(args.tile));
  const piece = pieces[cells.findIndex((cell) => cell.row + 1 === row && cell.col + 1 === column)];
  const isName = piece !== undefined && /^\d+$/.test(piece);
  return isName && pieces.indexOf(piece) === pieces.lastIndexOf(piece) ? piece : undefined;
}

/** Converts numerals to numbers, because a Fluent selector such as `[0]` matches numbers only. */
const numberOr = (word: string) => (/^\d+$/.test(word) ? Number(word) : word);

/** A hint in the game's own words, with its reason. For a game without such sentences, the move's text. */
export function hintIn(session: Pick<GameSession, 'game' | 'labels'>, { move, why }: Hint): string {
  const args = hintArgs(move, pieceIn(session, move));
  const hint = sayIf(`hint-${session.game()}`, args) ?? say('hint-found', { move });
  return why === undefined ? hint : `${hint} ${saySentence(why)}`;
}
