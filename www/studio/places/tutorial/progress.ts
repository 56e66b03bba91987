// The tutorial progress of a project. It is stored with the project, so that the tutorial can be resumed.
import type { Tutorial } from '../../../store/projects/project';
import type { Studio } from '../../host';
import { digits } from '../../project/edits';
import type { ProjectView } from '../../types';
import { STEPS, type World } from './steps';

export type Progress = Required<Tutorial>;

/** The progress of the open project; undefined if it is not in the tutorial. */
export function progressOf(host: Studio): Progress | undefined {
  const { step, title, face, isAway = false } = host.store.tutorial(host.id) ?? {};
  if (step === undefined || title === undefined || face === undefined) return undefined;
  // A later build may have more steps.
  return { step: Math.min(step, STEPS.length), title, face, isAway };
}

export function keep(host: Studio, next: Progress): void {
  host.store.setTutorial(host.id, next);
}

export function begin(host: Studio): Progress {
  const player = host.project.kinds.find(({ isSprite }) => isSprite);
  const face = player === undefined ? '' : digits(player.pixels);
  const next = { step: 0, title: host.project.title, face, isAway: false };
  keep(host, next);
  return next;
}

/** The input of the steps' checks. */
export function worldOf(host: Studio, { title, face }: Progress): World {
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

export function isDone(host: Studio, now: Progress): boolean {
  const { project } = host;
  const of = now.step;
  const known = answers.get(project);
  if (known?.of === of) return known.isDone;
  const isDone = STEPS[now.step]?.isDone(worldOf(host, now)) ?? true;
  answers.set(project, { of, isDone });
  return isDone;
}
