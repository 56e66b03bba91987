// What is written into localStorage at once and moves from there into the database: runs that were left, projects with what belongs to
// them, and what is united with whatever comes from other tabs and devices. Everything else stays in localStorage.
import { days, united as unitedDays } from './days';
import { isRecord } from './envelope';
import { puzzles, both as unitedPuzzles } from './puzzles';
import { LEFT, left } from './shapes';
import { countedRun, later, merge as mergedSums, tallies } from './tallies';
import { stars, united as unitedStars } from './trails';

/** A game of the player's own making. */
export interface Project {
  /** Its name in storage. */
  id: string;
  title: string;
  text: string;
  /** Milliseconds since 1970. */
  made: number;
  changed: number;
  /** When it was thrown away; null while it is not. */
  binned: number | null;
  /** The tab that wrote it, and when the last state of another tab's was made that it knew: what it did not know becomes a version. */
  by: string;
  saw: number;
}

/** An earlier state of a project. */
export interface Version {
  text: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** What belongs to a project, each under a key of its own: `project.ID`, `versions.ID` and so on. */
export interface Parts {
  project?: Project;
  versions?: Version[];
  /** The session of its edits, for undo; empty when there is none. */
  edits?: string;
  /** How far its player has come on the first-time path. */
  tutorial?: Record<string, unknown>;
}

export const PARTS = ['project', 'versions', 'edits', 'tutorial'] as const;

type Check = (data: unknown) => unknown;
const CHECKS: Record<(typeof PARTS)[number], Check> = {
  project,
  versions,
  edits: (data) => (typeof data === 'string' ? data : undefined),
  tutorial: (data) => (isRecord(data) ? data : undefined),
};

/** What two values under one key of these kinds come to: the same in any order, and twice over no more than once. */
interface Union {
  check: Check;
  unite: (ours: never, theirs: never) => unknown;
}

const UNIONS: Readonly<Record<string, Union>> = {
  /** What a finished run counts for, `counted.GAME.RUN`. */
  counted: { check: countedRun, unite: later },
  days: { check: days, unite: unitedDays },
  puzzles: { check: puzzles, unite: unitedPuzzles },
  /** The sums of builds before this one. */
  stats: { check: tallies, unite: mergedSums },
  trail: { check: stars, unite: unitedStars },
};

const unionOf = (key: string): Union | undefined => {
  const kind = key.slice(0, key.indexOf('.'));
  return Object.hasOwn(UNIONS, kind) ? UNIONS[kind] : undefined;
};

/** Whether values under a key unite. */
export const unites = (key: string): boolean => unionOf(key) !== undefined;

/** Values under one key as one. */
export const united = (key: string, values: readonly unknown[]): unknown =>
  values.reduce((ours, theirs) => unionOf(key)?.unite(ours as never, theirs as never));

/** What stands between storage and the program for a key of these kinds. */
export function checkOf(key: string): Check {
  const part = PARTS.find((kind) => key.startsWith(`${kind}.`));
  if (part !== undefined) return CHECKS[part];
  return key.startsWith(LEFT) ? left : (unionOf(key)?.check ?? (() => undefined));
}

function project(data: unknown): Project | undefined {
  if (!isRecord(data)) return undefined;
  const { id, title, text, made, changed, binned, by, saw } = data;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  const time = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  return {
    id,
    title: typeof title === 'string' ? title : '',
    text,
    made: time(made),
    changed: time(changed),
    binned: binned === null || binned === undefined ? null : time(binned),
    by: typeof by === 'string' ? by : '',
    saw: time(saw),
  };
}

function versions(data: unknown): Version[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const all: Version[] = [];
  for (const one of data) {
    if (!isRecord(one) || typeof one.text !== 'string' || typeof one.time !== 'number') return undefined;
    all.push({ text: one.text, time: one.time });
  }
  return all;
}

/** So many versions are kept, and at most so many characters of them; the oldest of the closest go first. */
const VERSIONS = 24;
const VERSION_CHARS = 400_000;

/** The versions that are kept: of the closest two in time the older one goes, until the rest is few and short enough. */
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

/** Two states of a project as one: the later one is the project, and the other a version of it, unless it was known to its writer. */
export function joined(there: Parts, come: Parts): Parts {
  const [ours, theirs] = [there.project, come.project];
  const isTheirs = theirs !== undefined && (ours === undefined || isAfter(theirs, ours));
  const [now, before] = isTheirs ? [come, there] : [there, come];
  const isSame = ours?.text === theirs?.text;
  const versions = [...(there.versions ?? []), ...(come.versions ?? [])];
  if (now.project && before.project && !isSame && !knows(now.project, before.project))
    versions.push({ text: before.project.text, time: before.project.changed });
  // Edits end in the text that they belong to.
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

/** Whether a state takes the place of another. One that comes from elsewhere with the same text changes nothing. */
const isAfter = (state: Project, other: Project) =>
  state.text === other.text ? state.by !== '' : state.changed >= other.changed;

/** Whether who wrote a state knew the other one. */
const knows = (state: Project, other: Project) =>
  state.by !== '' && (other.by === state.by || other.changed <= state.saw);
