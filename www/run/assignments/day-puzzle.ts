// The puzzle of a day: one board of a game's trail, the same for every player.
import { boardName, hashOf } from '../../store/progress/trails';
import type { Stop } from './stops';

/**
 * The longest solution of a daily puzzle, in moves, also where its par counts presses: days keep the puzzles that they
 * had.
 */
const LONGEST = 20;

/**
 * The puzzle of a day: the board whose hash together with the day is the smallest. The choice is the same for
 * every player, and adding or moving boards changes it on few days only. `fits` limits the choice.
 */
export function puzzleOf(
  day: string,
  stops: readonly Stop[],
  fits: (stop: Stop) => boolean = () => true,
): Stop | undefined {
  let puzzle: Stop | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const hash = hashOf(`${day} ${boardName(stop.text)}`);
    // Lessons, which have a sentence, are no puzzles.
    if (stop.say !== undefined || stop.solution.length > LONGEST || hash >= least || !fits(stop)) continue;
    [puzzle, least] = [stop, hash];
  }
  return puzzle;
}
