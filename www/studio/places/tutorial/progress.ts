// How far a project has come on the first-time path. It is kept beside the project, so that the path can be left and taken up again.
import { isRecord } from '../../../store/envelope';
import { digits } from '../../edits';
import type { Studio } from '../../studio';
import { STEPS, type World } from './steps';

export interface Progress {
  /** The present step's number; as many as there are steps when all are done. */
  step: number;
  /** The title at the start. */
  title: string;
  /** The player's picture at the start: 256 hexadecimal digits. */
  face: string;
  /** Whether a play of the game was won. */
  isWon: boolean;
  /** Whether the coach was sent away; the path's own place calls it back. */
  isAway: boolean;
}

function progress(data: unknown): Progress | undefined {
  if (!isRecord(data)) return undefined;
  const { step, title, face, isWon, isAway } = data;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0) return undefined;
  if (typeof title !== 'string' || typeof face !== 'string') return undefined;
  return { step: Math.min(step, STEPS.length), title, face, isWon: isWon === true, isAway: isAway === true };
}

/** The progress of the project that is open; undefined when it is not on the path. */
export const progressOf = (host: Studio): Progress | undefined => progress(host.store.tutorial(host.id));

export function keep(host: Studio, next: Progress): void {
  host.store.setTutorial(host.id, { ...next });
}

/** Puts the open project on the path. */
export function begin(host: Studio): Progress {
  const player = host.project.kinds.find(({ isSprite }) => isSprite);
  const face = player === undefined ? '' : digits(player.pixels);
  const next = { step: 0, title: host.project.title, face, isWon: false, isAway: false };
  keep(host, next);
  return next;
}

/** What the steps look at. */
export function worldOf(host: Studio, { title, face, isWon }: Progress): World {
  const pixels =
    face.length === 256 ? Uint8Array.from(face, (digit) => Number.parseInt(digit, 16)) : undefined;
  return { glue: host.glue, project: host.project, text: host.text, title, face: pixels, isWon };
}

/** The last answer: steps play small games, which need not be played again at every rendering. */
let answer: { of: string; isDone: boolean } | undefined;

/** Whether the present step is done. */
export function isDone(host: Studio, now: Progress): boolean {
  const of = `${host.id}/${now.step}/${now.isWon}/${host.text}`;
  if (answer?.of !== of) answer = { of, isDone: STEPS[now.step]?.isDone(worldOf(host, now)) ?? true };
  return answer.isDone;
}

/** Takes note of a play that was won. */
export function note(host: Studio, now: Progress): Progress {
  if (now.isWon || host.replay === undefined || STEPS[now.step]?.id !== 'play') return now;
  try {
    const session = host.glue.Session.load(host.replay);
    const isWon = session.status().state === 'won';
    session.free();
    if (!isWon) return now;
  } catch {
    // A play under rules that have changed since.
    return now;
  }
  const next = { ...now, isWon: true };
  keep(host, next);
  return next;
}
