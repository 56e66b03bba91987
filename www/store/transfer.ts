// Exports all stored data, or a part of it, as the text of a file, and imports it item by item. An import
// never lowers a result or loses data.

import type { Depot, Fate } from './archive';
import { open, seal } from './envelope';
import { mergeIn, rowsIn } from './foreign';
import { isOfProject, keysOf, partsOf, together } from './groups';
import { hasMoves, lengthOf } from './histories';
import type { Aside } from './local';
import { checkOf, PARTS, type Parts, type Project, united, unites } from './movable';
import { Progress } from './progress';
import type { Row } from './ranking';
import { keyOfRow } from './rows';
import { type Coming, takeRunning, takeRuns } from './run-import';
import { gameIn, LEFT, type Left, left, replay, running, runnings, type Settings, settings } from './shapes';
import { merged, type Store } from './store';
import { type TableName, tableNameIn } from './tables';
import { worksIn } from './works';

/** The maximum length of a file, in characters. */
export const MAX_FILE = 32_000_000;
/** The keys of values that only the browser that wrote them can use. */
const OWN = /^(?:browser$|before\.|importing\.)/;

/** Verifies that a save leads to a row of a table, unless that takes too long. */
export type Proves = (name: TableName, row: Row, save: string) => Promise<Verdict>;
type Verdict = boolean | 'unchecked';
/** The reasons for leaving out a row and its replay. */
const REFUSALS = ['disproved', 'unchecked'] as const;
type Refusal = (typeof REFUSALS)[number];
type Refused = ReadonlyMap<string, readonly Refusal[]>;

/**
 * The reasons for not importing an item: it is unreadable, its result is not confirmed, or the player has to
 * decide.
 */
export type Fault = 'damaged' | 'newer' | 'unknown' | Refusal | 'crowded' | 'settings';

/** The result of importing an item. */
export interface Item {
  kind: 'run' | 'work' | 'project' | 'results' | 'stats' | 'replay' | 'progress' | 'other';
  /** The game that it belongs to, if any. */
  game?: string;
  run?: Left;
  title?: string;
  /** The number of its moves or results. */
  count?: number;
  fate: Fate | Fault;
}

/** An unreadable item, with its key. */
interface Unknown extends Item {
  key: string;
  fate: 'unknown';
}
const isUnknown = (item: Item): item is Unknown => item.fate === 'unknown' && 'key' in item;
const gameOf = (key: string) => key.split('.')[1] ?? '';
const unknown = (key: string): Unknown => ({ ...named(key), key, fate: 'unknown' });

export interface Taken {
  items: Item[];
  /** The settings in the file, if they differ. They are not imported unless requested. */
  settings: Settings | undefined;
}

/** Values by key, with their texts. */
type Found = Map<string, { text: string; data: unknown }>;

/** The text of a file. */
const fileOf = (values: Record<string, string>) => JSON.stringify({ tilery: 'data', version: 1, values });

/** Exports all data, including quarantined values. */
export async function exportAll(store: Store): Promise<string> {
  const depot = await store.depot().catch(() => undefined);
  const values: Record<string, string> = Object.fromEntries((await depot?.texts()) ?? []);
  for (const key of store.area.keys('')) {
    const text = store.area.raw(key);
    if (text !== null) values[key] = text;
  }
  return fileOf(values);
}

/** Exports a run, so that it can be continued elsewhere. */
export const exportRun = (run: Left): string => fileOf({ [LEFT + run.run]: seal(run) });

/** Exports a project, without its versions and edits because of their size. */
export const exportProject = (project: Project): string =>
  fileOf({ [`project.${project.id}`]: seal(project) });

/** The values of a file by key; undefined if it is invalid. */
function valuesOf(file: string): Record<string, unknown> | undefined {
  if (file.length > MAX_FILE) return undefined;
  try {
    const data = JSON.parse(file) as { tilery?: unknown; values?: unknown } | null;
    const { values } = data ?? {};
    if (data?.tilery !== 'data' || typeof values !== 'object' || values === null) return undefined;
    return values as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/**
 * The contents of a file before it is imported: runs, projects, and the number of other items. Undefined if
 * it is invalid.
 */
export function contentsOf(file: string): { runs: Left[]; projects: Project[]; others: number } | undefined {
  const values = valuesOf(file);
  if (values === undefined) return undefined;
  const contents: NonNullable<ReturnType<typeof contentsOf>> = { runs: [], projects: [], others: 0 };
  for (const [key, text] of Object.entries(values)) {
    const opened = typeof text === 'string' ? open(text) : undefined;
    const data = opened?.state === 'good' ? opened.data : undefined;
    const [kind = '', game = ''] = keyOfRow(key).split('.');
    if (OWN.test(key) || PARTS.slice(1).some((part) => part === kind)) continue;
    const { project } = (kind === 'state' && (checkOf(keyOfRow(key))(data) as Parts | undefined)) || {};
    const runs = kind === 'kept' ? (runnings(data) ?? []) : [running(data)];
    if (['game', 'kept', 'work', 'left', 'run'].includes(kind))
      contents.runs.push(...runs.flatMap((run) => (run ? [{ game, ...run, ...left(data) }] : [])));
    else if (project !== undefined) contents.projects.push(project);
    else if (kind === 'project' && checkOf(key)(data)) contents.projects.push(checkOf(key)(data) as Project);
    else contents.others += 1;
  }
  return contents;
}

/**
 * Imports a file. `proves` verifies that a save leads to a row of a table; rows that their own replay does
 * not confirm are left out. Returns the result for each item, or undefined if the file is invalid.
 */
export async function takeIn(store: Store, file: string, proves: Proves): Promise<Taken | undefined> {
  const values = valuesOf(file);
  if (values === undefined) return undefined;
  const items: Item[] = [];
  const found: Found = new Map();
  for (const [key, text] of Object.entries(values)) {
    // Values quarantined elsewhere, or unreadable here, stay in the quarantine for a build that can read
    // them.
    const of = /^(?:quarantine|aside)\.(.*?)(?:~\d+)?$/.exec(key)?.[1];
    const opened = typeof text === 'string' ? open(text) : ({ state: 'damaged' } as const);
    if (of === undefined && opened.state === 'good' && typeof text === 'string')
      found.set(key, { text, data: opened.data });
    else {
      const fate = opened.state === 'good' ? 'unknown' : opened.state;
      const isKept = typeof text !== 'string' || store.area.putAside(of ?? key, text);
      items.push({ ...named(of ?? key), fate: isKept ? fate : 'crowded' });
    }
  }
  const refused = await refusedIn(store, found, proves);
  const progress = new Progress(store.area, found.size);
  for (const item of await takeAll(store, found, refused, (more) => progress.add(more))) {
    const isKept = !isUnknown(item) || store.area.putAside(item.key, found.get(item.key)?.text ?? '');
    items.push(isKept ? item : { ...item, fate: 'crowded' });
  }
  progress.end();
  const theirs = settings(found.get('settings')?.data);
  const isOther = theirs !== undefined && chosen(theirs) !== chosen(store.settings);
  if (isOther) items.push({ kind: 'other', fate: 'settings' });
  return { items, settings: isOther ? theirs : undefined };
}

/** The settings chosen by the player, for comparison. */
const chosen = ({ last, moved, reached, chosen: time, ...rest }: Settings): string => JSON.stringify(rest);

/** The kind of item under a key, and its game. */
function named(name: string): Pick<Item, 'kind' | 'game'> {
  const [kind = '', game = ''] = keyOfRow(name).split('.');
  const kinds: Record<string, Item['kind']> = {
    game: 'run',
    kept: 'run',
    work: 'work',
    left: 'run',
    run: 'run',
    project: 'project',
    state: 'project',
    table: 'results',
    scores: 'results',
    stats: 'stats',
    counted: 'stats',
    replay: 'replay',
    days: 'progress',
    trail: 'progress',
    puzzles: 'progress',
  };
  return {
    kind: (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? 'other',
    ...(['game', 'kept', 'work', 'table', 'scores', 'stats', 'counted'].includes(kind) && { game }),
  };
}

/** Imports values under their keys. Returns the results. */
async function takeAll(
  store: Store,
  found: Found,
  refused: Refused,
  told: (more: number) => void = () => undefined,
): Promise<Item[]> {
  const depot = await store.depot();
  const items: Item[] = [];
  const runs: Coming[] = [];
  const projects = new Map<string, string[]>();
  for (const [name, { data }] of found) {
    const key = keyOfRow(name);
    if (OWN.test(key) || unites(key)) continue;
    const id = key.slice(key.indexOf('.') + 1);
    if (isOfProject(key)) projects.set(id, [...(projects.get(id) ?? []), name]);
    else items.push(...((await take(store, key, data, refused, found, runs)) ?? [unknown(name)]));
    told(1);
  }
  items.push(...(await takeRuns(depot, runs, told)));
  items.push(...(await takeUnions(store, depot, found)));
  for (const [id, names] of projects) items.push(...(await takeProject(depot, id, names, found)));
  store.dispatchEvent(new Event('settings'));
  return items;
}

/** Imports a project with its parts, and merges them with the existing ones. */
async function takeProject(depot: Depot, id: string, names: string[], found: Found): Promise<Item[]> {
  const come = new Map<string, unknown[]>();
  const items: Item[] = [];
  for (const name of names) {
    const key = keyOfRow(name);
    const value = checkOf(key)(found.get(name)?.data);
    if (value !== undefined) come.set(key, [...(come.get(key) ?? []), value]);
    else items.push(unknown(name));
  }
  const parts = partsOf(together(keysOf(id), new Map(), come));
  const { project } = parts;
  if (project !== undefined && project.id !== id) return [...items, unknown(`project.${id}`)];
  // Times of another device say nothing about states known here.
  if (project !== undefined) parts.project = { ...project, writerTab: '', lastSeen: {} };
  const fate = await depot.takeProject(id, parts);
  if (project !== undefined) items.push({ kind: 'project', title: project.title, fate });
  return items;
}

/** Merges statistics by game, and the player's progress. */
async function takeUnions(store: Store, depot: Depot, found: Found): Promise<Item[]> {
  const values = new Map<string, unknown>();
  const items: Item[] = [];
  for (const [name, { data }] of found) {
    const key = keyOfRow(name);
    if (!unites(key)) continue;
    const value = checkOf(key)(data);
    // A later build may know the game.
    const isOurs = key.startsWith('stats.') || store.games?.has(gameOf(key)) !== false;
    if (value === undefined || !isOurs) items.push(unknown(name));
    else values.set(key, values.has(key) ? united(key, [values.get(key), value]) : value);
  }
  const news = await depot.unite(values);
  const games = new Map<string, boolean>();
  for (const key of values.keys()) {
    if (/^(?:stats|counted)\./.test(key)) {
      const game = gameOf(key);
      games.set(game, games.get(game) === true || news.has(key));
    } else if (news.has(key)) items.push({ kind: 'progress', fate: 'longer' });
  }
  for (const [game, isNew] of games) items.push({ kind: 'stats', game, fate: isNew ? 'new' : 'known' });
  return items;
}

/** Imports a value. Returns the results, or undefined if it is unreadable. */
async function take(
  store: Store,
  key: string,
  data: unknown,
  refused: Refused,
  found: Found,
  runs: Coming[],
): Promise<Item[] | undefined> {
  const [kind, ...rest] = key.split('.');
  const name = rest.join('.');
  const { area } = store;
  const run = async (value: Left): Promise<Item[] | undefined> => {
    // A later build may know the game.
    if (store.games?.has(value.game) === false) return undefined;
    if (!hasMoves(value)) return [];
    const item = { kind: 'run', game: value.game, run: value, count: lengthOf(value) } as const;
    if (store.editors.has(value.game)) {
      const fate = worksIn(store.area, value.game).some((work) => work.save === value.save) ? 'known' : 'new';
      store.keep(value.game, value);
      return [{ ...item, kind: 'work', fate }];
    }
    const slot = store.slotWith(value) ?? '';
    const before = store.running(slot);
    const rest = takeRunning(store, value);
    if (rest !== undefined) {
      runs.push({ item, rest, isBeside: rest !== value });
      return [];
    }
    return [{ ...item, fate: before?.save === store.running(slot)?.save ? 'known' : 'longer' }];
  };
  const table = tableNameIn(key);
  if (table !== undefined) {
    const game = rest[0] ?? '';
    const count = rowsIn(key, data).length;
    const out = refused.get(key) ?? [];
    const fate = mergeIn(store.tables, table, data, (name) =>
      refused.has(name) ? 'out' : savesOf(store, found)(name) === undefined ? 'unproven' : 'in',
    );
    if (fate === undefined) return undefined;
    return [
      ...(count > out.length ? [{ kind: 'results', game, count: count - out.length, fate } as const] : []),
      ...REFUSALS.flatMap((fate) => {
        const here = out.filter((refusal) => refusal === fate).length;
        return here > 0 ? [{ kind: 'results', game, count: here, fate } as const] : [];
      }),
    ];
  }
  if (kind === 'settings') {
    const value = settings(data);
    if (value === undefined) return undefined;
    const before = JSON.stringify(store.settings);
    store.note(merged(store.settings, value));
    return JSON.stringify(store.settings) === before ? [] : [{ kind: 'progress', fate: 'longer' }];
  }
  if (kind === 'replay') {
    const value = replay(data);
    if (value === undefined) return undefined;
    const item = { kind: 'replay', game: value.game } as const;
    const [refusal] = refused.get(name) ?? [];
    if (refusal !== undefined) return [{ ...item, fate: refusal }];
    const isNew = store.replay(name) === undefined;
    if (isNew) area.write(key, value);
    return [{ ...item, fate: isNew ? 'new' : 'known' }];
  }
  if (kind === 'game') {
    const value = running(data);
    return value && run({ ...value, game: gameIn(name) });
  }
  if (kind === 'kept') {
    const values = runnings(data);
    const items: Item[] = [];
    for (const value of values ?? []) {
      const taken = await run({ ...value, game: name });
      if (taken === undefined) return undefined;
      items.push(...taken);
    }
    return values && items;
  }
  if (kind === 'work') {
    const value = running(data);
    return value && run({ ...value, game: gameOf(key) });
  }
  if (kind === 'left' || kind === 'run') {
    const value = left(data);
    return value && run(value);
  }
  return undefined;
}

/** The save of a replay, which may come in the same file or be here. */
const savesOf = (store: Store, found: Found) => (name: string) =>
  replay(found.get(`replay.${name}`)?.data)?.save ?? store.replay(name)?.save;

/**
 * The refusals of rows in a file, by table and by replay. A row whose replay had to make room cannot be
 * verified: it is unproven.
 */
async function refusedIn(store: Store, found: Found, proves: Proves): Promise<Refused> {
  const refused = new Map<string, Refusal[]>();
  const saveOf = savesOf(store, found);
  for (const [key, { data }] of found) {
    for (const { name, row } of rowsIn(key, data)) {
      const save = saveOf(row.replay);
      const verdict = save === undefined || (await proves(name, row, save));
      if (verdict === true) continue;
      const refusal = verdict || 'disproved';
      refused.set(row.replay, [refusal]);
      refused.set(key, [...(refused.get(key) ?? []), refusal]);
    }
  }
  return refused;
}

/**
 * Retries quarantined values, which a newer build may be able to read, and stores them in their places.
 * Returns their number.
 */
export async function retry(store: Store): Promise<number> {
  const depot = await store.depot();
  let back = 0;
  // Several values of one key are merged one after another.
  for (const aside of await depot.asides()) if (await retryOne(store, aside)) back += 1;
  return back;
}

/** Retries one value. Returns true if it was restored. */
export async function retryOne(store: Store, aside: Aside): Promise<boolean> {
  const opened = open(aside.text);
  if (opened.state !== 'good' || OWN.test(aside.of)) return false;
  const found: Found = new Map([[aside.of, { text: aside.text, data: opened.data }]]);
  if ((await takeAll(store, found, new Map())).some(isUnknown)) return false;
  await (await store.depot()).removeAside(aside);
  return true;
}
