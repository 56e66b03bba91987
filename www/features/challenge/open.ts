// Opens challenges: reads and proves their texts.

import { headOf } from '../../engine/heads';
import type { GameSession } from '../../engine/types';
import { type ProvedResult, prove } from '../../run/challenge/proof';
import { type Challenge, ChallengeFault, parse, saveOf } from '../../run/challenge/text';
import type { Shell } from '../../run/shell';
import { today } from '../../ui/today';

/** A challenge whose results are proved. */
export interface Proven {
  game: string;
  challenge: Challenge;
  results: readonly ProvedResult[];
}

/**
 * Reads and proves a challenge. Calls `look` with the game of the latest result at its end. Throws a
 * `ChallengeFault`, or the error of loading its game.
 */
export async function proven(
  shell: Shell,
  text: string,
  look: (session: GameSession, game: string) => void,
): Promise<Proven> {
  const challenge = parse(text);
  const save = saveOf(challenge, { moves: [], stopped: false });
  const game = headOf(save).game ?? '';
  if (!(await shell.need(game, save))) throw new ChallengeFault('challenge-move', { by: '', move: 0 });
  const seen = (session: GameSession) => look(session, game);
  return { game, challenge, results: await prove(challenge, shell.engine, today(), seen) };
}
