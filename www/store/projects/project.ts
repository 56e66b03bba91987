// The state of a project: its parts, their validation, and the merging of the states of several tabs and
// devices.
import { isRecord } from '../envelope';
import { isNumbers, plain, timeIn } from '../shapes';

/** A player's own game. */
export interface Project {
  /** Its identifier in storage. */
  id: string;
  title: string;
  text: string;
  /** Milliseconds since 1970. */
  made: number;
  changed: number;
  /** The time of its deletion; null while it is not in the bin. */
  binned: number | null;
  /** The tab that wrote it; empty for a state from a file. */
  writerTab: string;
  /**
   * The time of the latest state that this one continues, by the tab that wrote it. A state that it does not
   * continue becomes a version. Earlier builds stored one time for all tabs, under the empty name.
   */
  lastSeen: Record<string, number>;
}

/** An earlier state of a project. */
export interface Version {
  text: string;
  /** Milliseconds since 1970. */
  time: number;
  /** The name that the player gave it, or the change that it was stored before. */
  name?: string;
}

/** The parts of a project, each under its own key: `project.ID`, `versions.ID` and so on. */
export interface ProjectParts {
  project?: Project;
  versions?: Version[];
  /** The session of its edits, for undo; empty if there is none. */
  edits?: string;
  /** The progress in the tutorial. */
  tutorial?: Record<string, unknown>;
}

export const PARTS = ['project', 'versions', 'edits', 'tutorial'] as const;

export const PART_CHECKS: Record<(typeof PARTS)[number], (data: unknown) => unknown> = {
  project,
  versions,
  edits: (data) => (typeof data === 'string' ? data : undefined),
  tutorial: (data) => (isRecord(data) ? data : undefined),
};

function project(data: unknown): Project | undefined {
  if (!isRecord(data)) return undefined;
  const { id, title, text, made, changed, binned } = data;
  // Earlier builds named these fields `by` and `saw`.
  const { writerTab = data.by, lastSeen = { '': timeIn(data.saw) } } = data;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  return {
    id,
    title: typeof title === 'string' ? plain(title) : '',
    text,
    made: timeIn(made),
    changed: timeIn(changed),
    binned: binned === null || binned === undefined ? null : timeIn(binned),
    writerTab: typeof writerTab === 'string' ? writerTab : '',
    lastSeen: isNumbers(lastSeen) ? lastSeen : {},
  };
}

/** Validates a row of a project, whose parts must all be valid. */
export function parts(data: unknown): ProjectParts | undefined {
  if (!isRecord(data)) return undefined;
  const result: Record<string, unknown> = {};
  for (const part of PARTS) {
    if (data[part] === undefined) continue;
    result[part] = PART_CHECKS[part](data[part]);
    if (result[part] === undefined) return undefined;
  }
  return result;
}

function versions(data: unknown): Version[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const all: Version[] = [];
  for (const one of data) {
    if (!isRecord(one) || typeof one.text !== 'string' || typeof one.time !== 'number') return undefined;
    const name = typeof one.name === 'string' ? { name: one.name.slice(0, 80) } : {};
    all.push({ text: one.text, time: timeIn(one.time), ...name });
  }
  return all;
}

/** The maximum number of versions, and of their characters in total. */
const VERSIONS = 24;
const VERSION_CHARS = 400_000;

/**
 * The versions to keep: of the two closest in time the older one is dropped, until the rest is within the
 * limits.
 */
export function thinned(all: readonly Version[]): Version[] {
  const result = all
    .toSorted((a, b) => b.time - a.time)
    .filter(({ text }, index, sorted) => sorted.findIndex((other) => other.text === text) === index);
  const size = () => result.reduce((sum, { text }) => sum + text.length, 0);
  while (result.length > 1 && (result.length > VERSIONS || size() > VERSION_CHARS)) {
    let closest = result.length - 1;
    let least = Number.POSITIVE_INFINITY;
    for (let n = 1; n < result.length; n += 1) {
      const gap = (result[n - 1]?.time ?? 0) - (result[n]?.time ?? 0);
      if (gap < least) [closest, least] = [n, gap];
    }
    result.splice(closest, 1);
  }
  return result;
}

/**
 * Merges two states of a project: the later one is the project, and the other becomes a version, unless its
 * writer had loaded it.
 */
export function joined(there: ProjectParts, come: ProjectParts): ProjectParts {
  const [ours, theirs] = [there.project, come.project];
  const isTheirs = theirs !== undefined && (ours === undefined || isAfter(theirs, ours));
  const [now, before] = isTheirs ? [come, there] : [there, come];
  const isSame = ours?.text === theirs?.text;
  const versions = [...(there.versions ?? []), ...(come.versions ?? [])];
  if (now.project && before.project && !isSame && !knows(now.project, before.project))
    versions.push({ text: before.project.text, time: before.project.changed });
  // Edits fit only the text that they produce.
  const edits =
    theirs === undefined ? (come.edits ?? there.edits) : isSame ? (now.edits ?? before.edits) : now.edits;
  const tutorial =
    theirs === undefined ? (come.tutorial ?? there.tutorial) : (now.tutorial ?? before.tutorial);
  return {
    ...(now.project && {
      project: { ...now.project, made: Math.min(now.project.made, before.project?.made ?? Infinity) },
    }),
    ...(versions.length > 0 && { versions: thinned(versions) }),
    ...(edits && { edits }),
    ...(tutorial && { tutorial }),
  };
}

/**
 * True if a state replaces another, which the later one does. Equal times are ordered by writer, since a row
 * may be merged more than once. An imported state with the same text changes nothing.
 */
const isAfter = (state: Project, other: Project) =>
  state.text === other.text
    ? state.writerTab !== ''
    : state.changed > other.changed ||
      (state.changed === other.changed && state.writerTab >= other.writerTab);

/** True if a state continues the other one. */
export const knows = (state: Pick<Project, 'writerTab' | 'lastSeen'>, other: Project): boolean =>
  state.writerTab !== '' &&
  (other.writerTab === state.writerTab ||
    other.changed <= Math.max(state.lastSeen[nameOf(other)] ?? 0, state.lastSeen[''] ?? 0));

/** The name of a state's writer in `lastSeen`. */
const nameOf = ({ writerTab }: Project) => writerTab || 'file';

/** The maximum number of tabs in `lastSeen`. A state of any other tab is stored as a version again. */
const TABS = 16;

/** The `lastSeen` of the state that follows. */
export function seenIn(state: Project): Record<string, number> {
  const all = { ...state.lastSeen, [nameOf(state)]: state.changed };
  return Object.fromEntries(
    Object.entries(all)
      .sort(([, a], [, b]) => b - a)
      .slice(0, TABS),
  );
}
