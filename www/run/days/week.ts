// The puzzle of the day: each weekday has a game, and a puzzle of its own character, from a gentle Monday to
// a hard Saturday and a large picture on Sunday. Puzzles are boards of the trails.
import { numberOf } from './streak';

export interface Character {
  /** The index of its game in the page's list. */
  game: number;
  /** The sentence `today-NAME` describes it. */
  name: 'gentle' | 'fair' | 'hard' | 'picture';
  /** The fewest and the most moves of a solution, in games with rounds of rounds. */
  moves: readonly [least: number, most: number];
  /** A part of the text of each of its boards, and one that none of them has. */
  holds?: string;
  lacks?: string;
}

/** From Sunday. */
const WEEK: readonly Character[] = [
  { game: 1, name: 'picture', moves: [6, 20], holds: ':picture-' },
  { game: 0, name: 'gentle', moves: [1, 3] },
  { game: 2, name: 'gentle', moves: [2, 3] },
  { game: 1, name: 'fair', moves: [5, 8] },
  { game: 4, name: 'fair', moves: [5, 20] },
  { game: 3, name: 'fair', moves: [3, 4] },
  // To last for many moves is seldom hard.
  { game: 0, name: 'hard', moves: [6, 20], lacks: ';aim=survive ' },
];

/** The first day with characters. Earlier days keep the puzzles that they had. */
const SINCE = '20261126';
/** The first day on which `lacks` counts. */
const LACKS_SINCE = '20261129';
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;

/** The character of a day, as the number of days since 1970. */
export const characterAt = (day: number): Character => {
  const weekday = (((day + THURSDAY) % WEEK.length) + WEEK.length) % WEEK.length;
  return WEEK[weekday] as Character;
};

/** The character of a day, `YYYYMMDD`. With boards that it lacks today, no day was hard. */
export function characterOf(day: string): Character {
  const character = characterAt(numberOf(day));
  return character.lacks !== undefined && day < LACKS_SINCE ? { ...character, name: 'fair' } : character;
}

/** Tests if a board may be the puzzle of a day; undefined if any board of the game may be. */
export function fitting(
  day: string,
  game: number,
): ((board: { text: string; solution: readonly string[] }) => boolean) | undefined {
  const character = characterOf(day);
  const { holds = '', lacks } = character;
  const [least, most] = character.moves;
  if (game !== character.game || day < SINCE) return undefined;
  const isOut = (text: string) => lacks !== undefined && day >= LACKS_SINCE && text.includes(lacks);
  return ({ text, solution: { length } }) =>
    length >= least && length <= most && text.includes(holds) && !isOut(text);
}
