// The boards of a game's trail in one list, with the player's progress.
import type { TrailBoard, TrailChapter } from '../../engine/types';
import { boardName, type Stars } from '../../store/progress/trails';

export interface Stop extends TrailBoard {
  chapter: string;
  /** Its number on the whole trail, from 0. */
  n: number;
  stars: number;
  /** The number of boards of its chapter to be solved before it opens; 0 if it can be played. */
  shutFor: number;
}

/**
 * In each chapter, the number of open boards exceeds the number of solved ones by this, so that a single hard
 * board does not block the trail.
 */
const AHEAD = 3;

export function stopsOf(chapters: readonly TrailChapter[], stars: Stars): Stop[] {
  const boards = chapters.flatMap(({ chapter, boards }) => {
    const starsOf = boards.map(({ text }) => stars[boardName(text)] ?? 0);
    const solved = starsOf.filter((count) => count > 0).length;
    return boards.map((board, at) => {
      const count = starsOf[at] ?? 0;
      const shutFor = count > 0 ? 0 : Math.max(0, at + 1 - solved - AHEAD);
      return { ...board, chapter, stars: count, shutFor };
    });
  });
  return boards.map((board, n) => ({ ...board, n }));
}

/**
 * The board to play after another one: the next unsolved board, first in the same chapter; undefined if all
 * are solved.
 */
export function nextStop(stops: readonly Stop[], after?: string): Stop | undefined {
  const from = stops.findIndex(({ text }) => text === after);
  const order = [...stops.slice(from + 1), ...stops.slice(0, from + 1)];
  const isNext = ({ stars, shutFor, text }: Stop) => stars === 0 && shutFor === 0 && text !== after;
  const chapter = stops[from]?.chapter;
  return order.find((stop) => stop.chapter === chapter && isNext(stop)) ?? order.find(isNext);
}
