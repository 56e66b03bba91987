// The boards of a game's trail in one row, and where somebody stands on it.
import type { TrailBoard, TrailChapter } from '../../engine/types';
import { boardName, hashOf, type Stars } from '../../store/trails';

/** A board with its place on the trail. */
export interface Stop extends TrailBoard {
  chapter: string;
  /** Its number on the whole trail, from 0. */
  n: number;
  stars: number;
  /** Whether it can be played yet. */
  isOpen: boolean;
}

/** So many boards beyond those of its chapter that were solved are open, so that none bars the way. */
const AHEAD = 3;

export function stopsOf(chapters: readonly TrailChapter[], stars: Stars): Stop[] {
  const boards = chapters.flatMap(({ chapter, boards }) => {
    const starsOf = boards.map(({ text }) => stars[boardName(text)] ?? 0);
    const solved = starsOf.filter((count) => count > 0).length;
    return boards.map((board, at) => {
      const count = starsOf[at] ?? 0;
      return { ...board, chapter, stars: count, isOpen: count > 0 || at < solved + AHEAD };
    });
  });
  return boards.map((board, n) => ({ ...board, n }));
}

/** The board to go on with after another one: the next that is not solved, in its own chapter first; none when all are. */
export function nextStop(stops: readonly Stop[], after?: string): Stop | undefined {
  const from = stops.findIndex(({ text }) => text === after);
  const order = [...stops.slice(from + 1), ...stops.slice(0, from + 1)];
  const isNext = ({ stars, isOpen, text }: Stop) => stars === 0 && isOpen && text !== after;
  const chapter = stops[from]?.chapter;
  return order.find((stop) => stop.chapter === chapter && isNext(stop)) ?? order.find(isNext);
}

/** What teaches one thing is no puzzle. */
const LESSONS = 'first-steps';
/** Nor is what takes more than so many moves one for an ordinary day. */
const LONGEST = 20;

/**
 * The puzzle of a day: of all boards the one whose hash with the day is the least. So boards that are added or moved change the puzzles of
 * few days, and it is the same for everyone.
 */
export function puzzleOf(day: string, stops: readonly Stop[]): Stop | undefined {
  let puzzle: Stop | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const hash = hashOf(`${day} ${boardName(stop.text)}`);
    if (stop.chapter === LESSONS || stop.par > LONGEST || hash >= least) continue;
    [puzzle, least] = [stop, hash];
  }
  return puzzle;
}
