// The registry of all stored values, by the first word of their keys. It controls moving into the database,
// merging, exporting, importing and retrying quarantined values. Loaded with the archive. Eviction is in
// `local.ts`, because it may be needed earlier.
import { DAYS } from './progress/days';
import { LEAGUE } from './progress/league';
import { PUZZLES } from './progress/puzzles';
import { SENT } from './progress/sent';
import { STARS } from './progress/trails';
import { PART_CHECKS, type Project, type ProjectParts, parts } from './projects/project';
import { keyOfRow } from './rows';
import { gameIn, type Left, left, type Running, running, runnings } from './runs/run';
import { tableIn } from './scores/ranking';
import { settings } from './settings';
import type { Shape } from './shape';
import { replay, short } from './shapes';
import { countedRun, later, merge, tallies } from './statistics';
import { mark } from './transfer/import-progress';

/** The kinds of items in the report of an import. */
export type ItemKind = 'run' | 'work' | 'project' | 'results' | 'stats' | 'replay' | 'progress' | 'other';

interface Common {
  check: Shape<unknown>;
  /**
   * `local` stays in localStorage. `moved` waits there until it is in the database. `copied` is in the
   * database with a copy in localStorage, so that the first screen need not wait and earlier builds in other
   * windows find it.
   */
  place: 'local' | 'moved' | 'copied';
  /** Its name in the report of an import. */
  kind: ItemKind;
  /** True if the second word of the key is a game. */
  ofGame?: boolean;
}

/** An entry of the registry. `as` decides how two values merge, and how an import handles them. */
export type Kept = Common &
  (
    | { as: 'settings' | 'table' | 'replay' }
    /** Useful only to the browser that wrote it: neither exported nor imported. */
    | { as: 'own' }
    /**
     * Runs, which merge by their moves (`histories.ts`). `runs` returns those in a value; `name` is the rest
     * of its key.
     */
    | { as: 'runs'; runs: (value: never, name: string) => Left[] }
    /** A part of a project, which merges with the others (`project.ts`). */
    | { as: 'part'; project?: (value: never) => Project | undefined }
    /** A value with a commutative and idempotent merge. */
    | { as: 'union'; unite: (ours: never, theirs: never) => unknown }
  );
export type As = Kept['as'];

const own = (check: Common['check']): Kept => ({ as: 'own', check, place: 'local', kind: 'other' });
const part = (check: Common['check']): Kept => ({ as: 'part', check, place: 'moved', kind: 'other' });
const table = { as: 'table', check: tableIn, place: 'local', kind: 'results', ofGame: true } as const;
const run = { as: 'runs', check: left, place: 'local', kind: 'run', runs: (value: Left) => [value] } as const;
const progress = { as: 'union', place: 'copied', kind: 'progress', ofGame: true } as const;
const ofGame = (value: Running, name: string): Left[] => [{ ...value, game: gameIn(name) }];

export const KEPT: Readonly<Record<string, Kept>> = {
  settings: { as: 'settings', check: settings, place: 'local', kind: 'other' },
  browser: own(short),
  before: own(short),
  importing: own(mark),
  game: { ...run, check: running, ofGame: true, runs: ofGame },
  work: { ...run, check: running, ofGame: true, runs: ofGame, kind: 'work' },
  left: { ...run, place: 'moved' },
  run,
  /** The lists of earlier builds. */
  kept: {
    ...run,
    check: runnings,
    place: 'moved',
    ofGame: true,
    runs: (values: Running[], game) => values.map((value) => ({ ...value, game })),
  },
  table,
  /** The tables of earlier builds. */
  scores: table,
  replay: { as: 'replay', check: replay, place: 'local', kind: 'replay' },
  project: { ...part(PART_CHECKS.project), as: 'part', kind: 'project', project: (value: Project) => value },
  versions: part(PART_CHECKS.versions),
  edits: part(PART_CHECKS.edits),
  tutorial: part(PART_CHECKS.tutorial),
  tiles: part(PART_CHECKS.tiles),
  state: { ...part(parts), as: 'part', kind: 'project', project: (value: ProjectParts) => value.project },
  /** The contribution of a finished run to the statistics, `counted.GAME.RUN`. */
  counted: { ...progress, check: countedRun, unite: later, place: 'moved', kind: 'stats' },
  /** The sums of earlier builds. */
  stats: { ...progress, check: tallies, unite: merge, kind: 'stats' },
  days: { ...progress, ...DAYS },
  trail: { ...progress, ...STARS },
  puzzles: { ...progress, ...PUZZLES },
  league: { ...progress, ...LEAGUE, ofGame: false },
  sent: { ...progress, ...SENT, ofGame: false },
};

/** The entry of a key, or of a row of a key; undefined if this build does not use the key. */
export function keptAs(name: string): Kept | undefined {
  const [word = ''] = keyOfRow(name).split('.');
  return Object.hasOwn(KEPT, word) ? KEPT[word] : undefined;
}

/** True for names of values on their way from localStorage into the database. */
export const isMoved = (name: string): boolean => name !== keyOfRow(name) || keptAs(name)?.place === 'moved';

/** True for names of values in the database that have a copy in localStorage. */
export const isCopied = (name: string): boolean =>
  name === keyOfRow(name) && keptAs(name)?.place === 'copied';

export const checkOf = (key: string): ((data: unknown) => unknown) => keptAs(key)?.check ?? (() => undefined);

/**
 * Merges the values under one key: by halves, because merging one by one into a growing value would take
 * quadratic time.
 */
export function united(key: string, values: readonly unknown[]): unknown {
  const kept = keptAs(key);
  if (values.length < 2) return values[0];
  if (kept?.as !== 'union') return undefined;
  const half = Math.ceil(values.length / 2);
  const [ours, theirs] = [values.slice(0, half), values.slice(half)].map((some) => united(key, some));
  return kept.unite(ours as never, theirs as never);
}
