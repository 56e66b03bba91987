// The report of a solved board: its sentence and its stars.

import { isFirst } from '../../run/assignments/first';
import { hasSolution, wasShown } from '../../run/result/counts';
import { effortUnit, isComparedWithPar } from '../../run/result/unit';
import { isOfSetLength } from '../../run/run';
import { say, saySentence } from '../../ui/words/words';
import type { Play } from '../play';
import { starsOf } from './par';

/** The sentence about a game of which the page has made the last moves. */
export const shownText = (play: Parameters<typeof hasSolution>[0]): string =>
  say('over-shown', { what: hasSolution(play) ? 'solution' : 'autoplay' });

/**
 * The number of moves compared with par, in words, or that the solution was only watched; undefined if the board
 * is not solved or has no par.
 */
export function solvedText({ state, run, par, session, game }: Play): string | undefined {
  if (state.status.state === 'won' && wasShown({ run, state })) return shownText({ game, run });
  if (isOfSetLength(run.aim)) return undefined;
  const given = session.assignment(0);
  const known = given?.par === undefined ? par : { moves: given.par, proven: given.proven };
  if (state.status.state !== 'won' || known == null) return undefined;
  if (isUncounted(run)) return say('over-uncounted', { moves: state.at });
  const moves = given?.moves ?? state.at;
  const how = !isComparedWithPar(game, state.hasTurns)
    ? 'apart'
    : moves > known.moves
      ? 'more'
      : known.proven && moves === known.moves
        ? 'proven'
        : 'least';
  return say('over-solved', { moves, par: known.moves, unit: effortUnit(game), hints: run.hints, how });
}

/** A win in a few words. On a board to last on, another player's score may still be higher. */
export const wonText = ({ run }: Pick<Play, 'run'>): string =>
  say(isOfSetLength(run.aim) ? 'over-lasted' : 'over-won');

/** The goal of an assignment that is over, and that it was lost, if it was; undefined for other games. */
export function goalText({ state, session, run }: Play): string[] | undefined {
  const goal = session.assignment(run.hints)?.goal;
  if (goal === undefined || !state.status.over) return undefined;
  return [saySentence(goal), ...(state.status.state === 'won' ? [] : [say('lost-told')])];
}

/** True for an attempt whose inspection took too long, or that was given up before. */
const isUncounted = ({ attempt }: Pick<Play['run'], 'attempt'>): boolean => attempt?.plus === null;

/** The stars for the distance to par, or for an assignment by its own rules; undefined if there are none. */
export function starsWon(play: Play): number | undefined {
  const { state, session, run } = play;
  // A solution that was shown earns no stars, nor does an attempt that does not count.
  if (state.status.state !== 'won' || isFirst(run) || wasShown(play) || isUncounted(run)) return undefined;
  const assignment = session.assignment(run.hints);
  const par = assignment === undefined ? play.par : assignment.par && { moves: assignment.par };
  if (par == null || par === 0) return undefined;
  return assignment === undefined ? starsOf(state.at, par, run.hints) : play.stars;
}
