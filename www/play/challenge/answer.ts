// Results of other players on the page: their names, the reasons why they are refused, and the player's own
// game against them.

import { headOf } from '../../engine/heads';
import { aimOf, dayOf, newRun } from '../../run/run';
import { figureName } from '../../ui/words/game-names';
import { saySentence } from '../../ui/words/words';
import { dayOfSent } from '../noting';
import type { Shell } from '../shell';
import { nameWithin, sentenceOf } from './names';
import { type Challenge, type ChallengeFault, type ChallengeResult, print, saveOf } from './text';

/** The reason why a text or result is refused, in the player's language. */
export function reasonOf({ fault, args }: Pick<ChallengeFault, 'fault' | 'args'>): string {
  const { by, figure, ...others } = args;
  const name = by === undefined ? undefined : String(by);
  const told = {
    ...others,
    ...(name !== undefined && { by: nameWithin(name) }),
    ...(figure !== undefined && { figure: figureName(String(figure)) }),
  };
  const text = saySentence({ id: fault, args: told });
  return name === undefined ? text : sentenceOf(name, text);
}

/** Starts the player's own game on the deal, with the latest result as its opponent. On a day's board it is of that day. */
export async function beat(shell: Shell, challenge: Challenge): Promise<void> {
  const { engine, play, store } = shell;
  const save = saveOf(challenge, { moves: [], stopped: false });
  if (!(await shell.need(headOf(save).game ?? '', save))) return;
  const session = engine.load(save);
  const game = engine.game(session.game());
  const aim = aimOf(session);
  // Without a connection, a puzzle counts as one of no day.
  const day =
    aim === null ? dayOf(session, game) : await dayOfSent(store, engine, { game, session }).catch(() => null);
  play.open(session, newRun({ kind: 'challenge', challenge: print(challenge), aim, day }));
}

/** Plays a result back, as a guest beside the player's own game. */
export function watch(
  { opening }: Pick<Shell, 'opening'>,
  challenge: Challenge,
  result: Pick<ChallengeResult, 'moves' | 'stopped'>,
): void {
  void opening.visit(saveOf(challenge, result), 'replay').catch(console.warn);
}
