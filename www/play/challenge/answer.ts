// Results of other players on the page: their names, the reasons why they are refused, and the player's own
// game against them.

import { aimOf, newRun } from '../../run/run';
import { figureName } from '../../ui/words/game-names';
import { say, saySentence } from '../../ui/words/words';
import type { Shell } from '../shell';
import { type Challenge, type ChallengeFault, type ChallengeResult, print, saveOf } from './text';

/** The name of the player of a result, as shown. */
export const nameOf = (by: string): string => by || say('challenge-somebody');

/** The reason why a text or result is refused, in the player's language. */
export function reasonOf({ fault, args }: Pick<ChallengeFault, 'fault' | 'args'>): string {
  const { by, figure, ...others } = args;
  const told = {
    ...others,
    ...(by !== undefined && { by: nameOf(String(by)) }),
    ...(figure !== undefined && { figure: figureName(String(figure)) }),
  };
  return saySentence({ id: fault, args: told });
}

/** Starts the player's own game on the deal, with the latest result as its opponent. */
export function beat({ engine, play }: Shell, challenge: Challenge): void {
  const session = engine.load(saveOf(challenge, { moves: [], stopped: false }));
  play.open(session, newRun({ kind: 'challenge', challenge: print(challenge), aim: aimOf(session) }));
}

/** Plays a result back, as a guest beside the player's own game. */
export function watch(
  { opening }: Pick<Shell, 'opening'>,
  challenge: Challenge,
  result: Pick<ChallengeResult, 'moves' | 'stopped'>,
): void {
  void opening.visit(saveOf(challenge, result), 'replay').catch(console.warn);
}
