// The player's own result as a challenge: a link that proves it, with the results that it answers.

import { addressOf, encode } from '../../engine/link-encoding';
import type { GameSession } from '../../engine/types';
import { addSent } from '../../store/progress/sent';
import { partsOf } from '../../store/runs/save';
import { today } from '../../ui/date';
import type { Shell } from '../shell';
import { claimsOf } from './proof';
import {
  type Challenge,
  type ChallengeResult,
  MAX_MOVES,
  movesOf,
  nameIn,
  parse,
  print,
  withResult,
} from './text';

/**
 * The approximate length of links that all messengers accept, in characters. Longer ones drop earlier
 * results.
 */
const MOST_CHARACTERS = 2000;

/** True if the game on the page has ended by the player's own moves, so that it can be sent as a result. */
export const canSend = ({ play }: Pick<Shell, 'play'>): boolean => {
  const { run, state } = play;
  return state.status.over && state.at > 0 && !run.isGuest && run.auto === null && play.game.edits === null;
};

export const resultOf = ({ play: { session, run, times } }: Pick<Shell, 'play'>, by: string) =>
  resultAt(session, run.hints, times, by);

/** The result of a finished game. `times` are those of its moves, if they are known. */
export function resultAt(
  session: GameSession,
  hints: number,
  times: readonly number[],
  by: string,
): ChallengeResult {
  const save = session.save();
  return {
    by: nameIn(by),
    on: today(),
    hints,
    undone: session.branched(),
    clock: Math.max(session.clock(), times.reduce((sum, time) => sum + time, 0) * 100),
    figures: claimsOf(session),
    stopped: /^at \d+ stopped$/m.test(save),
    moves: movesOf(save),
    times,
  };
}

/** The challenge that a game answers; undefined if there is none, or it cannot be read. */
function readable(text: string | null): Challenge | undefined {
  try {
    return text === null ? undefined : parse(text);
  } catch {
    // The result is sent alone.
    return undefined;
  }
}

/**
 * The link of the result, with as many earlier ones as fit; undefined if it is too long by itself. The result is
 * remembered as the player's own.
 */
export async function challengeLink(shell: Shell, by: string): Promise<string | undefined> {
  const { run, session } = shell.play;
  const origin = partsOf(session.save())?.origin;
  if (origin === undefined || session.at() > MAX_MOVES) return undefined;
  const own: Challenge = { origin, results: [] };
  const former = readable(run.challenge) ?? own;
  const result = resultOf(shell, by);
  addSent(shell.store.area, result);
  let challenge = withResult(former.origin === origin ? former : own, result);
  for (;;) {
    const fragment = await encode(print(challenge));
    const isAlone = challenge.results.length === 1;
    if (fragment !== undefined && (fragment.length <= MOST_CHARACTERS || isAlone)) return addressOf(fragment);
    if (isAlone) return undefined;
    challenge = { ...challenge, results: challenge.results.slice(1) };
  }
}
