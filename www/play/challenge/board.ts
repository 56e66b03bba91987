// The board of a challenge as this page knows it. Its text came from a sender, who may have given it any par.
import { firstBoardOf, trailOf } from '../../engine/facts';
import { headOf } from '../../engine/heads';
import type { TrailBoard } from '../../engine/types';
import { boardName, withoutPar } from '../../store/progress/trails';
import { isAssignment, textOf } from '../../store/runs/save';
import { type Challenge, saveOf } from './text';

/**
 * The challenge on the board that this page knows: a board of a trail has the trail's par. No other board has
 * one, since only a search would prove it, so its results earn no stars.
 */
export async function onKnownBoard<C extends Pick<Challenge, 'origin'>>(challenge: C): Promise<C> {
  const { origin } = challenge;
  if (!isAssignment(origin)) return challenge;
  const name = boardName(textOf(origin));
  const { game = '' } = headOf(saveOf(challenge, { moves: [], stopped: false }));
  // Without a connection, the board counts as one of no trail.
  const boards = await boardsOf(game).catch(() => []);
  const known = boards.find(({ text }) => boardName(text) === name);
  const text = known?.text ?? withoutPar(textOf(origin));
  return { ...challenge, origin: origin.startsWith('id ') ? `id ${text}` : `from\n${indented(text)}` };
}

/** The boards of a game's trail, and its first board. */
async function boardsOf(game: string): Promise<TrailBoard[]> {
  const [chapters, first] = await Promise.all([trailOf(game), firstBoardOf(game)]);
  return [...chapters.flatMap(({ boards }) => boards), ...(first === undefined ? [] : [first])];
}

const indented = (text: string): string => text.trimEnd().replace(/^/gm, '  ');

/** True if a game did not begin with a deal, so that its score may have been there from the start. */
export const isFromPosition = ({ origin }: Pick<Challenge, 'origin'>): boolean =>
  origin.startsWith('from') && !isAssignment(origin);
