// Opens challenges: reads their texts, and proves their results in slices.

import { headOf } from '../../engine/heads';
import { onKnownBoard } from '../../play/challenge/board';
import { type ProvedResult, proveOne } from '../../play/challenge/proof';
import { type Challenge, ChallengeFault, parse, saveOf } from '../../play/challenge/text';
import type { Shell } from '../../play/shell';
import { today } from '../../ui/date';

/** A challenge, and its results that are proved. */
export interface Proven {
  game: string;
  challenge: Challenge;
  results: readonly ProvedResult[];
}

/** Reads a challenge and loads its game. Throws a `ChallengeFault`. */
export async function readChallenge(
  shell: Pick<Shell, 'engine' | 'load'>,
  text: string,
): Promise<Omit<Proven, 'results'>> {
  const challenge = parse(text);
  const save = saveOf(challenge, { moves: [], stopped: false });
  const game = headOf(save).game ?? '';
  // Not a fault of the connection.
  if (!shell.engine.catalogue.some(({ id, edits }) => id === game && edits === null))
    throw new ChallengeFault('challenge-move', { by: '', move: 0 });
  if (!(await shell.load(game, save))) throw new ChallengeFault('start-fault');
  return { game, challenge: await onKnownBoard(challenge) };
}

/** Proves the results of a challenge. Returns undefined if the signal aborts it. Throws a `ChallengeFault`. */
export async function proven(
  { engine }: Pick<Shell, 'engine'>,
  { game, challenge }: Omit<Proven, 'results'>,
  signal: AbortSignal,
  told: (done: number) => void,
): Promise<Proven | undefined> {
  const results: ProvedResult[] = [];
  for (const result of challenge.results) {
    told(results.length);
    const one = await proveOne(challenge, result, engine, today(), { signal });
    if (one === undefined || signal.aborted) return undefined;
    results.push(one);
  }
  return { game, challenge, results };
}
