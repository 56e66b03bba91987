// A game that is played, beside its session: the facts that are stored with its save, and their first values.
import type { GameInfo, GameSession } from '../engine/engine';
import { newName } from '../store/rows';
import type { Running } from '../store/runs/run';
import { aimIn, partsOf } from '../store/runs/save';
import { dailySeed, isDay } from './days/daily-seed';

/** The facts about a run that its session does not contain. Its name identifies its results in tables. */
export interface Run
  extends Omit<Running, 'run' | 'save' | 'clock' | 'branched' | 'time' | 'times' | 'isOver'> {
  name: string;
  /**
   * True if it was opened from a link or a table and the player has not moved yet. It is not stored until
   * then.
   */
  isGuest: boolean;
}

export function newRun(known: Partial<Run> = {}): Run {
  return {
    name: newName(),
    counted: null,
    auto: null,
    hints: 0,
    coached: false,
    review: null,
    day: null,
    kind: known.day == null ? 'free' : 'day',
    parent: null,
    aim: null,
    challenge: null,
    title: null,
    attempt: null,
    isForeign: false,
    isGuest: false,
    ...known,
  };
}

/** The facts about a run that storing it may have changed. */
export const keptAs = ({ run: name, kind, parent }: Running): Partial<Run> => ({ name, kind, parent });

/** The day whose deal a session is, today or an earlier day; otherwise null. */
export function dayOf(session: GameSession, { id, presets: [first] }: GameInfo): string | null {
  const [board, seed = ''] = (session.id() ?? '').split('#');
  return board === `${id}:${first?.params}` && isDay(seed, dailySeed()) ? seed : null;
}

/** The aim of a session that is an assignment: its save has version 2, and the origin ends in the aim. */
export function aimOf(session: GameSession): string | null {
  const save = partsOf(session.save());
  return save?.header === 'tilery 2' ? aimIn(save.origin) : null;
}

/** True if an aim itself names the number of its moves, so that a par would say nothing. */
export const isOfSetLength = (aim: string | null): boolean => aim?.startsWith('survive ') === true;

/** True if the line below the board shows a target: an assignment's aim, or another player's result. */
export const hasAim = ({ aim, challenge }: Run): boolean => aim !== null || challenge !== null;
