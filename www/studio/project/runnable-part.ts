// The part of a project that plays. A rule with an error is not finished yet, so a play leaves it out instead
// of waiting for it.
//
// Invariant: rules keep their numbers, because explanations of a play link to them.
import { linesOf } from '../places/rules/shape';
import type { ProjectView } from '../types';

export interface RunnablePart {
  /** The project's text as it is played. */
  text: string;
  /** The numbers of the rules that are left out, from 0. */
  skipped: readonly number[];
}

/** Takes the place of a rule, and does nothing. */
const NO_RULE = 'rule never off';

/** Returns what plays of a project; undefined if something other than a rule has an error. */
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
