// The player's finished answer to a challenge, from the slot in which it was played.

import { glance } from '../../engine/replay';
import { MoveTimes } from '../../run/result/move-times';
import { addSent } from '../../store/progress/sent';
import { type Running, slotOf } from '../../store/runs/run';
import { partsOf } from '../../store/runs/save';
import { gamesOf } from '../pages';
import type { Shell } from '../shell';
import { resultAt } from './send';
import { type Challenge, print } from './text';

/** The last answer that was finished by the player's own moves, if it is still kept. */
export function answerKept({ store }: Pick<Shell, 'store'>, game: string): Running | undefined {
  const run = store.running(slotOf(game, 'challenge'));
  return run?.isOver && run.auto === null && !run.isForeign ? run : undefined;
}

/** The state of an answer, which changes with its game. */
export const stateOf = ({ run, time }: Running): string => `${run} ${time}`;

/** An answer as a challenge with its result alone. Undefined if its game takes too long to be replayed. */
export async function ownAnswer(
  { engine, store }: Pick<Shell, 'engine' | 'store'>,
  { save, clock, branched, hints, times }: Running,
): Promise<Challenge | undefined> {
  const origin = partsOf(save)?.origin;
  if (origin === undefined) return undefined;
  return glance(engine, save, (session) => {
    session.resume(clock, branched);
    const known = new MoveTimes(times).upTo(session.at());
    const result = resultAt(session, hints, known, store.settings.name);
    addSent(store.area, result);
    return { origin, results: [result] };
  });
}

/**
 * The texts of the kept answers on deals that `isWanted`, each once: `known` has the states of the games that were
 * told before.
 */
export async function newAnswers(
  shell: Pick<Shell, 'engine' | 'store'>,
  known: Set<string>,
  isWanted: (origin: string) => boolean,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { id } of gamesOf(shell.engine)) {
    const kept = answerKept(shell, id);
    if (kept === undefined || !isWanted(partsOf(kept.save)?.origin ?? '')) continue;
    const state = stateOf(kept);
    if (known.has(state)) continue;
    known.add(state);
    const answer = await ownAnswer(shell, kept);
    if (answer !== undefined) texts.push(print(answer));
  }
  return texts;
}
