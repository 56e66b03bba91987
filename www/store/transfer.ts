// All that is kept, or a part of it, as the text of a file, and back: what comes in goes where it belongs, item by item, and nothing that
// stands here is lowered or lost.
import type { Aside } from './area';
import type { Depot, Fate } from './depot';
import { open, seal } from './envelope';
import { hasMoves, lengthOf } from './histories';
import { checkOf, PARTS, type Parts, type Project, united, unites } from './kinds';
import { keyOfRow } from './rows';
import { gameIn, LEFT, type Left, left, replay, running, runnings, type Settings, settings } from './shapes';
import { merged, type Store } from './store';
import { isTableKey, type Row, type TableName } from './tables';

/** A file is refused beyond so many characters. */
export const MAX_FILE = 32_000_000;
/** What only the browser that wrote it has a use for. */
const OWN = /^(?:browser$|before\.)/;

/** Whether a save comes to a row of a table. */
export type Proves = (name: Omit<TableName, 'order'>, row: Row, save: string) => Promise<boolean>;

/** Why something stays out: it cannot be understood, its result is not proved, or it is for the player to decide. */
export type Fault = 'damaged' | 'newer' | 'unknown' | 'disproved' | 'crowded' | 'settings';

/** What became of something in a file. */
export interface Item {
  kind: 'run' | 'work' | 'project' | 'results' | 'stats' | 'replay' | 'progress' | 'other';
  /** The game that it is of, where it is of one. */
  game?: string;
  run?: Left;
  title?: string;
  /** How many moves or results it has. */
  count?: number;
  fate: Fate | Fault;
}

/** Something that is not understood, under its key. */
interface Unknown extends Item {
  key: string;
  fate: 'unknown';
}
const isUnknown = (item: Item): item is Unknown => item.fate === 'unknown' && 'key' in item;
const gameOf = (key: string) => key.split('.')[1] ?? '';
const unknown = (key: string): Unknown => ({ ...named(key), key, fate: 'unknown' });

export interface Taken {
  items: Item[];
  /** The settings in the file, if they are others: they are left out unless they are asked for. */
  settings: Settings | undefined;
}

/** Values by their keys, with their texts. */
type Found = Map<string, { text: string; data: unknown }>;

/** The text of a file. */
const fileOf = (values: Record<string, string>) => JSON.stringify({ tilery: 'data', version: 1, values });

/** Everything as the text of a file, what was set aside included. */
export async function exportAll(store: Store): Promise<string> {
  const depot = await store.depot().catch(() => undefined);
  const values: Record<string, string> = Object.fromEntries((await depot?.texts()) ?? []);
  for (const key of store.area.keys('')) {
    const text = store.area.raw(key);
    if (text !== null) values[key] = text;
  }
  return fileOf(values);
}

/** A run as the text of a file, which goes on with it elsewhere. */
export const exportRun = (run: Left): string => fileOf({ [LEFT + run.run]: seal(run) });

/** A project as the text of a file. Its versions and its edits stay here, where the room is. */
export const exportProject = (project: Project): string =>
  fileOf({ [`project.${project.id}`]: seal(project) });

/** The values in a file by their keys; undefined when it is none. */
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

/** What a file holds, before any of it is taken in: runs, projects, and how many other things. Undefined when it is none. */
export function contentsOf(file: string): { runs: Left[]; projects: Project[]; others: number } | undefined {
  const values = valuesOf(file);
  if (values === undefined) return undefined;
  const contents: NonNullable<ReturnType<typeof contentsOf>> = { runs: [], projects: [], others: 0 };
  for (const [key, text] of Object.entries(values)) {
    const opened = typeof text === 'string' ? open(text) : undefined;
    const data = opened?.state === 'good' ? opened.data : undefined;
    const [kind = '', game = ''] = keyOfRow(key).split('.');
    if (OWN.test(key) || PARTS.slice(1).some((part) => part === kind)) continue;
    const runs = kind === 'kept' ? (runnings(data) ?? []) : [running(data)];
    if (['game', 'kept', 'left', 'run'].includes(kind))
      contents.runs.push(...runs.flatMap((run) => (run ? [{ game, ...run, ...left(data) }] : [])));
    else if (kind === 'project' && checkOf(key)(data)) contents.projects.push(checkOf(key)(data) as Project);
    else contents.others += 1;
  }
  return contents;
}

/**
 * Takes in a file. `proves` says whether a save comes to a row of a table; rows whose own replay does not stay out. Returns what became
 * of everything in it, or undefined when it is no file of ours.
 */
export async function takeIn(store: Store, file: string, proves: Proves): Promise<Taken | undefined> {
  const values = valuesOf(file);
  if (values === undefined) return undefined;
  const items: Item[] = [];
  const found: Found = new Map();
  for (const [key, text] of Object.entries(values)) {
    // What was set aside elsewhere, or is not understood here, waits here for a build that does.
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
  const disproved = await disprovedIn(store, found, proves);
  for (const item of await takeAll(store, found, disproved)) {
    const isKept = !isUnknown(item) || store.area.putAside(item.key, found.get(item.key)?.text ?? '');
    items.push(isKept ? item : { ...item, fate: 'crowded' });
  }
  const theirs = settings(found.get('settings')?.data);
  const isOther = theirs !== undefined && chosen(theirs) !== chosen(store.settings);
  if (isOther) items.push({ kind: 'other', fate: 'settings' });
  return { items, settings: isOther ? theirs : undefined };
}

/** What a player has chosen in the settings, to be compared. */
const chosen = ({ last, moved, reached, ...rest }: Settings): string => JSON.stringify(rest);

/** What a key holds, and of which game. */
function named(name: string): Pick<Item, 'kind' | 'game'> {
  const [kind = '', game = ''] = keyOfRow(name).split('.');
  const kinds: Record<string, Item['kind']> = {
    game: 'run',
    kept: 'run',
    left: 'run',
    run: 'run',
    project: 'project',
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
    ...(['game', 'kept', 'scores', 'stats', 'counted'].includes(kind) && { game }),
  };
}

/** Takes in values under their keys. Returns what became of them. */
async function takeAll(store: Store, found: Found, disproved: ReadonlyMap<string, number>): Promise<Item[]> {
  const depot = await store.depot();
  const items: Item[] = [];
  const projects = new Set<string>();
  for (const [name, { data }] of found) {
    const key = keyOfRow(name);
    if (OWN.test(key) || unites(key)) continue;
    const kind = key.slice(0, key.indexOf('.'));
    if (PARTS.some((part) => part === kind)) projects.add(key.slice(kind.length + 1));
    else items.push(...((await take(store, depot, key, data, disproved)) ?? [unknown(name)]));
  }
  items.push(...(await takeUnions(store, depot, found)));
  for (const id of projects) items.push(...(await takeProject(depot, id, found)));
  store.dispatchEvent(new Event('settings'));
  return items;
}

/** What belongs to a project comes with it, or joins what is here. */
async function takeProject(depot: Depot, id: string, found: Found): Promise<Item[]> {
  const parts: Parts = {};
  const items: Item[] = [];
  for (const kind of PARTS) {
    const key = `${kind}.${id}`;
    const there = found.get(key);
    if (there === undefined) continue;
    const value = checkOf(key)(there.data);
    if (value !== undefined) Object.assign(parts, { [kind]: value });
    else items.push(unknown(key));
  }
  const { project } = parts;
  if (project !== undefined && project.id !== id) return [...items, unknown(`project.${id}`)];
  // Another device's clock tells nothing about what was known here.
  if (project !== undefined) parts.project = { ...project, by: '', saw: 0 };
  const fate = await depot.takeProject(id, parts);
  if (project !== undefined) items.push({ kind: 'project', title: project.title, fate });
  return items;
}

/** Takes in what unites with what is here: statistics by their games, and how far their player has come. */
async function takeUnions(store: Store, depot: Depot, found: Found): Promise<Item[]> {
  const values = new Map<string, unknown>();
  const items: Item[] = [];
  for (const [name, { data }] of found) {
    const key = keyOfRow(name);
    if (!unites(key)) continue;
    const value = checkOf(key)(data);
    // A build that knows the game may come.
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

/** Takes in a value. Returns what became of it, or undefined when it is not understood. */
async function take(
  store: Store,
  depot: Depot,
  key: string,
  data: unknown,
  disproved: ReadonlyMap<string, number>,
): Promise<Item[] | undefined> {
  const [kind, ...rest] = key.split('.');
  const name = rest.join('.');
  const { area } = store;
  const run = async (value: Left): Promise<Item[] | undefined> => {
    // A build that knows the game may come.
    if (store.games?.has(value.game) === false) return undefined;
    if (!hasMoves(value)) return [];
    const item = { kind: 'run', game: value.game, run: value, count: lengthOf(value) } as const;
    if (store.editors.has(value.game)) {
      const fate = store.works(value.game).some((work) => work.save === value.save) ? 'known' : 'new';
      store.keep(value.game, value);
      return [{ ...item, kind: 'work', fate }];
    }
    const slot = store.slotWith(value) ?? '';
    const before = store.running(slot);
    const rest = store.takeRunning(value);
    if (rest !== undefined)
      return [{ ...item, fate: rest === value ? await depot.takeRun(rest) : await beside(rest) }];
    return [{ ...item, fate: before?.save === store.running(slot)?.save ? 'known' : 'longer' }];
  };
  const beside = async (rest: Left): Promise<Fate> =>
    (await depot.takeRun(rest)) === 'known' ? 'known' : 'beside';

  if (isTableKey(key)) {
    const [
      {
        name: { game },
      } = { name: { game: rest[0] ?? '' } },
    ] = store.tables.rowsIn(key, data);
    const count = store.tables.rowsIn(key, data).length;
    const out = disproved.get(key) ?? 0;
    const before = area.raw(key);
    const isTaken = store.tables.merge(key, data, new Set(disproved.keys()));
    if (!isTaken) return undefined;
    const fate: Fate = area.raw(key) === before ? 'known' : 'new';
    return [
      ...(count > out ? [{ kind: 'results', game, count: count - out, fate } as const] : []),
      ...(out > 0 ? [{ kind: 'results', game, count: out, fate: 'disproved' } as const] : []),
    ];
  }
  if (kind === 'settings') {
    const value = settings(data);
    if (value === undefined) return undefined;
    const before = JSON.stringify(store.settings);
    store.set(merged(store.settings, value));
    return JSON.stringify(store.settings) === before ? [] : [{ kind: 'progress', fate: 'longer' }];
  }
  if (kind === 'replay') {
    const value = replay(data);
    if (value === undefined) return undefined;
    const item = { kind: 'replay', game: value.game } as const;
    if (disproved.has(name)) return [{ ...item, fate: 'disproved' }];
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
  if (kind === 'left' || kind === 'run') {
    const value = left(data);
    return value && run(value);
  }
  return undefined;
}

/**
 * The replays in a file that do not come to what their rows say, and how many rows of each table that are. A row whose replay had to
 * make room cannot be asked.
 */
async function disprovedIn(store: Store, found: Found, proves: Proves): Promise<Map<string, number>> {
  const disproved = new Map<string, number>();
  for (const [key, { data }] of found) {
    if (!isTableKey(key)) continue;
    for (const { name, row } of store.tables.rowsIn(key, data)) {
      const save = replay(found.get(`replay.${row.replay}`)?.data)?.save;
      if (save === undefined || (await proves(name, row, save))) continue;
      disproved.set(row.replay, 1);
      disproved.set(key, (disproved.get(key) ?? 0) + 1);
    }
  }
  return disproved;
}

/**
 * Tries again what was set aside, since the build that understands it may have come. What it holds goes where it belongs. Returns how
 * many values came back.
 */
export async function retry(store: Store): Promise<number> {
  const depot = await store.depot();
  let back = 0;
  // Several values of one key are merged one after the other.
  for (const aside of await depot.asides()) if (await retryOne(store, aside)) back += 1;
  return back;
}

/** Tries one thing again. Returns whether it came back. */
export async function retryOne(store: Store, aside: Aside): Promise<boolean> {
  const opened = open(aside.text);
  if (opened.state !== 'good' || OWN.test(aside.of)) return false;
  const found: Found = new Map([[aside.of, { text: aside.text, data: opened.data }]]);
  if ((await takeAll(store, found, new Map())).some(isUnknown)) return false;
  await (await store.depot()).removeAside(aside);
  return true;
}
