// Plays games for tests, and builds their results as challenges contain them.
import { page } from './load.mjs';

const { movesOf } = await page('www/play/challenge/text.ts');
const { partsOf } = await page('www/store/runs/save.ts');
const { claimsOf } = await page('www/play/challenge/proof.ts');

export const TODAY = '2026-11-25';

/** A generator of reproducible pseudo-random numbers. @param {number} seed */
export function random(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/**
 * Plays a game at random until it ends, or stops it after some moves.
 * @param {any} session @param {number} luck @param {number} most
 */
export function playAtRandom(session, luck, most) {
  const next = random(luck);
  while (!session.status().over && session.at() < most) {
    const moves = session.legal();
    session.play(moves[next(moves.length)] ?? '');
  }
  if (!session.status().over) session.finish();
}

/**
 * The origin and the result of a session, which stays open. `pace` is the mean time of a move in milliseconds.
 * @param {any} session @param {string} by @param {number} pace @param {(n: number) => number} [timeOf] of the n-th move
 */
export function resultOf(session, by, pace, timeOf) {
  const save = session.save();
  /** @type {string[]} */
  const moves = movesOf(save);
  const result = {
    by,
    on: TODAY,
    hints: 0,
    undone: false,
    clock: moves.length * pace,
    figures: claimsOf(session),
    stopped: / stopped$/m.test(save),
    moves,
    times: timeOf === undefined ? [] : moves.map((_, n) => timeOf(n)),
  };
  return { origin: partsOf(save).origin, result };
}
