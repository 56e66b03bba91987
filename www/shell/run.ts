// A run of a game: what is known of it beside its session.
import type { GameSession } from '../engine/engine';
import { newName } from '../store/rows';
import type { Running } from '../store/shapes';
import { today } from './daily';

/** What is known of a run beside its session; its own name is that under which its best line stands in tables. */
export interface Run extends Omit<Running, 'run' | 'save' | 'clock' | 'branched' | 'time'> {
  name: string;
  /**
   * Opened from a link or a table and only looked at so far: nothing of it is kept, until the player makes a move
   * in it.
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
    opponent: null,
    title: null,
    attempt: null,
    isGuest: false,
    ...known,
  };
}

/** The day whose deal a session is, if its seed is today's date. */
export function dayOf(session: GameSession): string | null {
  const day = today().replaceAll('-', '');
  return session.id()?.endsWith(`#${day}`) ? day : null;
}

/** What is to be reached, where the session is an assignment: only then is its save one of version 2, whose origin ends in the aim. */
export const aimOf = (session: GameSession): string | null =>
  /^tilery 2\n(?:id|from\n) .*;aim=([^;\n]*)/.exec(session.save())?.[1] ?? null;
