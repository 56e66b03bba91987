// The tutorial progress of a project. It is stored with the project, so that the tutorial can be resumed.
import { isRecord } from '../../../store/envelope';
import type { Studio } from '../../host';
import { digits } from '../../project/edits';
import type { ProjectView } from '../../types';
import { STEPS, type World } from './steps';

export interface TutorialProgress {
  /** The number of the current step; the number of steps if all are done. */
  step: number;
  /** The title at the start of the tutorial. */
  title: string;
  /** The player's picture at the start, as 256 hexadecimal digits. */
  face: string;
  /** True if the coach was closed. The tutorial's own place reopens it. */
  isAway: boolean;
}

function progress(data: unknown): TutorialProgress | undefined {
  if (!isRecord(data)) return undefined;
  const { step, title, face, isAway } = data;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0) return undefined;
  if (typeof title !== 'string' || typeof face !== 'string') return undefined;
  return { step: Math.min(step, STEPS.length), title, face, isAway: isAway === true };
}

/** The progress of the open project; undefined if it is not in the tutorial. */
export const progressOf = (host: Studio): TutorialProgress | undefined =>
  progress(host.store.tutorial(host.id));

export function keep(host: Studio, next: TutorialProgress): void {
  host.store.setTutorial(host.id, { ...next });
}

/** Starts the tutorial in the open project. */
export function begin(host: Studio): TutorialProgress {
  const player = host.project.kinds.find(({ isSprite }) => isSprite);
  const face = player === undefined ? '' : digits(player.pixels);
  const next = { step: 0, title: host.project.title, face, isAway: false };
  keep(host, next);
  return next;
}

/** The input of the steps' checks. */
export function worldOf(host: Studio, { title, face }: TutorialProgress): World {
  const pixels =
    face.length === 256 ? Uint8Array.from(face, (digit) => Number.parseInt(digit, 16)) : undefined;
  return {
    glue: host.glue,
    project: host.project,
    text: host.running?.text ?? host.text,
    title,
    face: pixels,
  };
}

/** The last result of {@link isDone}. Checks play small games, too slow for every rendering. */
const answers = new WeakMap<ProjectView, { of: number; isDone: boolean }>();

/** True if the current step is done. */
export function isDone(host: Studio, now: TutorialProgress): boolean {
  const { project } = host;
  const of = now.step;
  const known = answers.get(project);
  if (known?.of === of) return known.isDone;
  const isDone = STEPS[now.step]?.isDone(worldOf(host, now)) ?? true;
  answers.set(project, { of, isDone });
  return isDone;
}
