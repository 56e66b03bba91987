// The facts about another player's result in words: those that its moves prove, then those that only its sender
// tells, marked as told.

import type { Unit } from '../../run/result/unit';
import { figureName, scoreText, starsText } from '../../ui/words/game-names';
import { duration, say } from '../../ui/words/words';
import { type Compared, isMissed, type Measure, valueIn } from './comparison';
import type { ProvedResult } from './proof';

/** The stars of a result in words. On a board to last on, where a score decides between equal ones, with the score. */
export function starredText(measure: Measure, result: Compared & { stars: number }): string {
  const { figure, isHigher } = measure;
  const stars = starsText(result.stars);
  if (!isHigher || isMissed(result, measure)) return stars;
  return `${stars} · ${figureName(figure)} ${scoreText(figure, valueIn(figure, result))}`;
}

/** The criterion for the results on a board, in one sentence. */
export function decidesText({ figure, isHigher, by }: Measure, unit: Unit): string {
  const isStarred = by.includes('stars');
  return say('challenge-decides', { by: isStarred ? (isHigher ? 'lasting' : 'stars') : figure, unit });
}

/**
 * The facts beside the figure that is shown, a measure or `stars`. `unit` is that of the game's moves. `on` is the
 * day in words, empty where it is known from the table. What the moves do not prove is marked as the player's word,
 * except in the player's `own` result.
 */
export function factsOf(
  { won, moves, clock, hints, undone }: Pick<ProvedResult, 'won' | 'moves' | 'clock' | 'hints' | 'undone'>,
  shown: string,
  unit: Unit,
  on: string,
  isOwn = false,
): string[] {
  const isStarred = shown === 'stars';
  const told = [
    clock > 0 ? duration(clock) : '',
    on,
    // Hints cost stars.
    hints > 0 || isStarred ? say('challenge-hints', { n: hints }) : '',
    undone ? say('challenge-undone') : '',
  ].filter((fact) => fact);
  return [
    won && !isStarred ? say('challenge-won') : '',
    shown === unit ? '' : say('challenge-moves', { n: moves.length, unit }),
    told.length > 0 ? say('challenge-says', { facts: told.join(', '), isOwn: String(isOwn) }) : '',
  ].filter((fact) => fact);
}
