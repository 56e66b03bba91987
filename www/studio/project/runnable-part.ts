// The playable part of a project. Rules with errors are left out, so that unfinished rules do not prevent a
// play.
//
// Invariant: rules keep their numbers, because explanations of a play link to them.

import type { ProjectView } from '../types';
import { linesOf } from './rule-shape';

export interface RunnablePart {
  /** The project's text as it is played. */
  text: string;
  /** The numbers of the rules that are left out, from 0. */
  skipped: readonly number[];
}

/** The replacement for a rule that is left out. It does nothing. */
const NO_RULE = 'rule never off';

/** Returns the playable part of a project; undefined if something other than a rule has an error. */
export function runnablePartOf(
  view: (text: string) => ProjectView,
  { runs, findings }: ProjectView,
  text: string,
): RunnablePart | undefined {
  if (runs) return { text, skipped: [] };
  const errors = findings.filter(({ isWarning }) => !isWarning);
  if (errors.some(({ part }) => part.what !== 'rule')) return undefined;
  const skipped = [...new Set(errors.map(({ part }) => part.n))].sort((a, b) => a - b);
  const lines = text.split('\n');
  // From the last rule to the first, so that the line numbers of the others stay valid.
  for (const n of skipped.toReversed()) {
    const own = linesOf(text, n);
    lines.splice((own[0]?.line ?? 1) - 1, own.length, NO_RULE);
  }
  const running = { text: lines.join('\n'), skipped };
  return view(running.text).runs ? running : undefined;
}
