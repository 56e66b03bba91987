// The state of a project: its parts, their validation, and the merging of the states of several tabs and
// devices.
import { isRecord } from '../envelope';
import { bare, clamped, flag, list, map, type Of, or, record, shape, text, whole } from '../shape';
import { ANY, content, LAST_TIME, name, time } from '../shapes';
import { title } from '../visible';

/** A player's own game. */
const latest = record({
  id: name,
  title: or(title, ''),
  text: content,
  /** Milliseconds since 1970. */
  made: time,
  changed: time,
  /** The time of its deletion; null while it is not in the bin. */
  binned: or(clamped(0, LAST_TIME), null),
  /** The tab that wrote it; empty for a state from a file. */
  writerTab: or(text(100), ''),
  /**
   * The time of the latest state that this one continues, by the tab that wrote it. A state that it does not
   * continue becomes a version. Earlier builds stored one time for all tabs, under the empty name.
   */
  lastSeen: or(map(ANY, clamped(0, LAST_TIME)), bare<number>()),
  /** The tab that made it, also in a state from a file; empty for one of an earlier build. */
  maker: or(text(100), ''),
  /** The device that made it, as `deviceHere` names it. */
  device: or(text(100), ''),
  /** The times of the latest states that are part of it, by the tabs that made them. */
  lineage: or(map(ANY, clamped(0, LAST_TIME)), bare<number>()),
});
const project = shape(
  (data) =>
    latest(
      // Earlier builds named these fields `by` and `saw`.
      isRecord(data) ? { writerTab: data.by, lastSeen: { '': time(data.saw) }, ...data } : data,
    ),
  latest,
);
export type Project = Of<typeof project>;

/** The maximum number of versions, and of their characters in total. */
const VERSIONS = 24;
const VERSION_CHARS = 400_000;

/** An earlier state of a project. */
const version = record(
  {
    text: content,
    /** Milliseconds since 1970. */
    time: clamped(0, LAST_TIME),
  },
  {
    /** The name that the player gave it, or the change that it was stored before. */
    name: title,
    /** As in the state that it was. */
    maker: text(100),
    device: text(100),
    lineage: map(ANY, clamped(0, LAST_TIME)),
  },
);
export type Version = Of<typeof version>;

const tutorial = record(
  {
    /** The number of the current step; the number of steps if all are done. */
    step: whole(0, 1000),
  },
  {
    /** The title at the start of the tutorial. */
    title: text(10_000),
    /** The player's picture at the start, as 256 hexadecimal digits. */
    face: text(256, /^[0-9a-f]*$/),
    /** True if the coach was closed. The tutorial's own place reopens it. */
    isAway: flag,
  },
);
export type Tutorial = Of<typeof tutorial>;

/**
 * The names of the kinds that tiles of other tools' maps became, by the tiles' own names; empty names stand for
 * nothing.
 */
const tiles = map(ANY, text(100));
export type Tiles = Of<typeof tiles>;

const SHAPES = {
  project,
  // Few more than are ever stored, because thinning them takes quadratic time.
  versions: list(version, 4 * VERSIONS),
  /** The save of its edits, for undo; empty if there is none. */
  edits: content,
  tutorial,
  tiles,
};

/** A row of a project: some of its parts. Each part is also stored under its own key, `project.ID` and so on. */
export const parts = record({}, SHAPES);
export type ProjectParts = Of<typeof parts>;

export const PART_CHECKS = SHAPES;
export const PARTS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** A state as a version. */
export const versionOf = ({ text, changed, maker, device, lineage }: Project): Version => ({
  text,
  time: changed,
  ...(maker !== '' && { maker, lineage }),
  ...(device !== '' && { device }),
});

/** Times by tabs, each the latest of both. */
export function laterOf(
  ours: Record<string, number>,
  theirs: Record<string, number>,
): Record<string, number> {
  const all = bare(Object.entries(ours));
  for (const [maker, at] of Object.entries(theirs)) all[maker] = Math.max(all[maker] ?? 0, at);
  return newest(all);
}

/** True if a state with this lineage contains a version. */
export const contains = (lineage: Record<string, number>, { maker, time }: Version): boolean =>
  maker !== undefined && time <= (lineage[maker] ?? -1);

/** A version that a state does not contain, and the latest one that both contain, if it is known. */
export interface Apart {
  version: Version;
  base: Version | undefined;
}

/** The versions that are not part of a state with this lineage. Those of earlier builds are not known to be. */
export function apartFrom(lineage: Record<string, number>, versions: readonly Version[]): Apart[] {
  const [latest, ...others] = versions
    .filter((version) => version.maker !== undefined && !contains(lineage, version))
    .toSorted((a, b) => b.time - a.time);
  if (latest === undefined) return [];
  const base = versions
    .filter((other) => contains(lineage, other) && contains(latest.lineage ?? bare(), other))
    .toSorted((a, b) => b.time - a.time)[0];
  // What the latest one contains need not be merged by itself.
  const rest = others.filter((other) => !contains(latest.lineage ?? bare(), other));
  return [{ version: latest, base }, ...apartFrom(laterOf(lineage, latest.lineage ?? bare()), rest)];
}

/**
 * The versions to keep: of the two closest in time the older one is dropped, until the rest is within the
 * limits. Those that are not part of the present state yet are dropped last.
 */
export function thinned(all: readonly Version[], lineage?: Record<string, number>): Version[] {
  const waits = (version: Version | undefined) =>
    lineage !== undefined && version?.maker !== undefined && !contains(lineage, version);
  const texts = new Set<string>();
  const result = all
    .toSorted((a, b) => b.time - a.time)
    .filter(({ text }) => !texts.has(text) && texts.add(text));
  let size = result.reduce((sum, { text }) => sum + text.length, 0);
  while (result.length > 1 && (result.length > VERSIONS || size > VERSION_CHARS)) {
    let closest = result.length - 1;
    let least = Number.POSITIVE_INFINITY;
    for (let n = 1; n < result.length; n += 1) {
      const gap = (result[n - 1]?.time ?? 0) - (result[n]?.time ?? 0) + (waits(result[n]) ? LAST_TIME : 0);
      if (gap < least) [closest, least] = [n, gap];
    }
    size -= result[closest]?.text.length ?? 0;
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
    versions.push(versionOf(before.project));
  // Without a project, parts replace what is there.
  const [first, second] = theirs === undefined ? [come, there] : [now, before];
  // Edits fit only the text that they produce.
  const edits = theirs === undefined || isSame ? (first.edits ?? second.edits) : now.edits;
  const tutorial = first.tutorial ?? second.tutorial;
  const tiles = first.tiles ?? second.tiles;
  return {
    ...(now.project && {
      project: {
        ...now.project,
        made: Math.min(now.project.made, before.project?.made ?? Infinity),
        ...(isSame && before.project && { lineage: laterOf(now.project.lineage, before.project.lineage) }),
      },
    }),
    ...(versions.length > 0 && { versions: thinned(versions, now.project?.lineage) }),
    ...(edits && { edits }),
    ...(tutorial && { tutorial }),
    ...(tiles && { tiles }),
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

/** The maximum number of tabs in `lastSeen` and in a lineage. A state of any other tab is stored as a version again. */
const TABS = 16;

/** The `lastSeen` of the state that follows. */
export function seenIn(state: Project): Record<string, number> {
  const all = bare(Object.entries(state.lastSeen));
  all[nameOf(state)] = state.changed;
  return newest(all);
}

/** The tabs with the latest times. */
const newest = (all: Record<string, number>): Record<string, number> =>
  bare(
    Object.entries(all)
      .sort(([, a], [, b]) => b - a)
      .slice(0, TABS),
  );
