// The facts about another player's result in words: those that its moves prove, then those that only its sender
// tells, marked as told.

import type { Unit } from '../../run/result/unit';
import { duration, say } from '../../ui/words/words';
import type { ProvedResult } from './proof';

/**
 * The facts beside the figure that is shown, a measure or `stars`. `unit` is that of the game's moves. `on` is the
 * day in words, empty where it is known from the table.
 */
export function factsOf(
  { won, moves, clock, hints, undone }: Pick<ProvedResult, 'won' | 'moves' | 'clock' | 'hints' | 'undone'>,
  shown: string,
  unit: Unit,
  on: string,
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
    told.length > 0 ? say('challenge-says', { facts: told.join(', ') }) : '',
  ].filter((fact) => fact);
}
