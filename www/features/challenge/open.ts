// Opens challenges: reads and proves their texts, and starts the player's own game on the same deal.

import { headOf } from '../../engine/heads';
import { type Proved, prove } from '../../run/challenge/proof';
import { type Challenge, ChallengeFault, parse, print, saveOf } from '../../run/challenge/text';
import { aimOf, newRun } from '../../run/run';
import type { Shell } from '../../run/shell';
import { figureName } from '../../ui/game-names';
import { today } from '../../ui/today';
import { type SentenceId, say } from '../../ui/words';

/** A challenge whose results are proved. */
export interface Proven {
  game: string;
  challenge: Challenge;
  results: readonly Proved[];
}

/** Reads and proves a challenge. Throws a `ChallengeFault`, or the error of loading its game. */
export async function proven(shell: Shell, text: string): Promise<Proven> {
  const challenge = parse(text);
  const save = saveOf(challenge, { moves: [], stopped: false });
  const game = headOf(save).game ?? '';
  if (!(await shell.need(game, save))) throw new ChallengeFault('challenge-move', { by: '', move: 0 });
  return { game, challenge, results: await prove(challenge, shell.engine, today()) };
}

/** The name of the player of a result, as shown. */
export const nameOf = (by: string): string => by || say('challenge-somebody');

/** The reason why a challenge is refused, in the player's language. */
export function reasonOf({ fault, args }: ChallengeFault): string {
  const { by, figure, ...others } = args;
  const told = {
    ...others,
    ...(by !== undefined && { by: nameOf(String(by)) }),
    ...(figure !== undefined && { figure: figureName(String(figure)) }),
  };
  return (say as (id: SentenceId, args: object) => string)(fault as SentenceId, told);
}

/** Starts the player's own game on the deal, with the latest result as its opponent. */
export function beat({ engine, play }: Shell, challenge: Challenge): void {
  const session = engine.load(saveOf(challenge, { moves: [], stopped: false }));
  play.open(session, newRun({ kind: 'challenge', challenge: print(challenge), aim: aimOf(session) }));
}
