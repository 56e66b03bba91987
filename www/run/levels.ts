// The levels of a game that are won, and those that can be played: all that are won or were come to, and the
// first three of the others, so that nobody is stuck at one.
//
// They are numbers in one map (`Settings.reached`). Under the name of the game is the first level that is not won;
// older builds stored nothing else. A later level that was reached or won has a mark of its own under `NAME/LEVEL`.
// Of two maps that are merged the larger numbers count.
import { put } from '../store/shape';

type Marks = Readonly<Record<string, number>>;

/** The number of levels that are open although they and some before them are not won. */
export const AHEAD = 3;

export const CAME_TO = 1;
export const WON = 2;

const markOf = (game: string, level: number): string => `${game}/${level}`;

export const isWon = (marks: Marks, game: string, level: number): boolean =>
  level < (marks[game] ?? 1) || marks[markOf(game, level)] === WON;

/** The first level that is not won, which is one more than there are if all are. */
export function nextLevel(marks: Marks, game: string): number {
  let level = marks[game] ?? 1;
  while (isWon(marks, game, level)) level += 1;
  return level;
}

export function isOpen(marks: Marks, game: string, level: number): boolean {
  let left = AHEAD;
  for (let n = nextLevel(marks, game); n < level; n += 1) if (!isWon(marks, game, n)) left -= 1;
  return left > 0 || marks[markOf(game, level)] !== undefined;
}

/** The marks to be stored for a level that is won or come to; none if they are known. */
export function marksFor(
  marks: Marks,
  game: string,
  level: number,
  mark: typeof CAME_TO | typeof WON,
): [string, number][] {
  const name = markOf(game, level);
  if (isWon(marks, game, level) || (mark === CAME_TO && isOpen(marks, game, level))) return [];
  const own: [string, number] = [name, mark];
  const next = nextLevel(put(marks, name, mark), game);
  return mark === WON && next > level ? [[game, next]] : [own];
}
