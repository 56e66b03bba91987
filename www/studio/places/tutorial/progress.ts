// The tutorial progress of a project. It is stored with the project, so that the tutorial can be resumed.
import { isRecord } from '../../../store/envelope';
import type { Studio } from '../../host';
import { digits } from '../../project/edits';
import { STEPS, type World } from './steps';

export interface Progress {
  /** The number of the current step; the number of steps if all are done. */
  step: number;
  /** The title at the start of the tutorial. */
  title: string;
  /** The player's picture at the start, as 256 hexadecimal digits. */
  face: string;
  /** True once a play of the game has been won. */
  isWon: boolean;
  /** True if the coach was closed. The tutorial's own place reopens it. */
  isAway: boolean;
}

function progress(data: unknown): Progress | undefined {
  if (!isRecord(data)) return undefined;
  const { step, title, face, isWon, isAway } = data;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0) return undefined;
  if (typeof title !== 'string' || typeof face !== 'string') return undefined;
  return { step: Math.min(step, STEPS.length), title, face, isWon: isWon === true, isAway: isAway === true };
}

/** The progress of the open project; undefined if it is not in the tutorial. */
export const progressOf = (host: Studio): Progress | undefined => progress(host.store.tutorial(host.id));

export function keep(host: Studio, next: Progress): void {
  host.store.setTutorial(host.id, { ...next });
}

/** Starts the tutorial in the open project. */
export function begin(host: Studio): Progress {
  const player = host.project.kinds.find(({ isSprite }) => isSprite);
  const face = player === undefined ? '' : digits(player.pixels);
  const next = { step: 0, title: host.project.title, face, isWon: false, isAway: false };
  keep(host, next);
  return next;
}

/** The input of the steps' checks. */
export function worldOf(host: Studio, { title, face, isWon }: Progress): World {
  const pixels =
    face.length === 256 ? Uint8Array.from(face, (digit) => Number.parseInt(digit, 16)) : undefined;
  return { glue: host.glue, project: host.project, text: host.text, title, face: pixels, isWon };
}

/** The last result of {@link isDone}. Checks play small games, too slow for every rendering. */
let answer: { of: string; isDone: boolean } | undefined;

/** True if the current step is done. */
export function isDone(host: Studio, now: Progress): boolean {
  const of = `${host.id}/${now.step}/${now.isWon}/${host.text}`;
  if (answer?.of !== of) answer = { of, isDone: STEPS[now.step]?.isDone(worldOf(host, now)) ?? true };
  return answer.isDone;
}

/** Records a play that was won. */
export function note(host: Studio, now: Progress): Progress {
  if (now.isWon || host.replay === undefined || STEPS[now.step]?.id !== 'play') return now;
  try {
    const session = host.glue.Session.load(host.replay);
    const isWon = session.status().state === 'won';
    session.free();
    if (!isWon) return now;
  } catch {
    // The rules have changed since this play.
    return now;
  }
  const next = { ...now, isWon: true };
  keep(host, next);
  return next;
}
