// The importers of each kind of value. They import values item by item, and never lower a result or lose data.

import type { Archive, Fate } from '../archive';
import { collect, keysOf, partsOf, together } from '../groups';
import { type As, type ItemKind, type Kept, keptAs, united } from '../kept';
import { foreign } from '../quarantine';
import { keyOfRow } from '../rows';
import { hasMoves, lengthOf, merge } from '../runs/histories';
import type { Left } from '../runs/run';
import { worksIn } from '../runs/works';
import { mergeIn, rowsIn } from '../scores/foreign';
import { tableNameIn } from '../scores/tables';
import type { Settings } from '../settings';
import { type Replay, replay } from '../shapes';
import { merged, type Store } from '../store';
import { visible } from '../visible';
import { nameIn } from './file';

/** The reasons for leaving out a row and its replay. */
const REFUSALS = ['disproved', 'unchecked'] as const;
export type Refusal = (typeof REFUSALS)[number];
export type Refused = ReadonlyMap<string, readonly (Refusal | 'unproven')[]>;

/**
 * The reasons for not importing an item: it is unreadable, its result is not confirmed, it is another player's
 * progress, or the player has to decide.
 */
export type Fault =
  | 'damaged'
  | 'newer'
  | 'unknown'
  | 'unread'
  | Refusal
  | 'crowded'
  | 'stopped'
  | 'foreign'
  | 'settings';

/** The result of importing an item. */
export interface Item {
  kind: ItemKind;
  game?: string;
  run?: Left;
  title?: string;
  /** The number of its moves or results. */
  count?: number;
  fate: Fate | Fault;
}

interface Unknown extends Item {
  key: string;
  fate: 'unknown';
}
export const isUnknown = (item: Item): item is Unknown => item.fate === 'unknown' && 'key' in item;
const gameOf = (key: string) => key.split('.')[1] ?? '';
const unknown = (key: string): Unknown => ({ ...named(key), key, fate: 'unknown' });
/** An item that stays in the file, because the player has stopped the import. */
const stopped = (key: string): Item => ({ ...named(key), fate: 'stopped' });
/** The pace of an import: its pauses, its progress from 0 to 1, and its end if the player stops it. */
export interface Pace {
  readonly isStopped: boolean;
  pause(): Promise<void>;
  tell(share: number): void;
}

export const UNPACED: Pace = { isStopped: false, pause: async () => undefined, tell: () => undefined };

/** Values by key, with their texts. */
export type Found = Map<string, { text: string; data: unknown }>;

/** The kind of item under a key, and its game. */
export function named(name: string): Pick<Item, 'kind' | 'game'> {
  const kept = keptAs(name);
  if (kept === undefined) return { kind: 'other' };
  const { kind, ofGame } = kept;
  return { kind, ...(ofGame && kind !== 'progress' && { game: gameOf(keyOfRow(name)) }) };
}

interface Value<T extends Kept = Kept> {
  /** Its name in the file: its key, or a row of it. */
  name: string;
  key: string;
  kept: T;
  value: unknown;
}

interface Import {
  store: Store;
  depot: Archive;
  found: Found;
  refused: Refused;
  /** True if the file is the player's own. */
  isOwn: boolean;
  pace: Pace;
  /** Called with the number of values imported since the last call. */
  told: (more: number) => void;
}

/** The importers of each kind, in the order in which they run. */
const TAKERS: Record<As, (into: Import, values: never[]) => Item[] | Promise<Item[]>> = {
  own: () => [],
  settings: takeSettings,
  table: takeTables,
  replay: takeReplays,
  runs: takeRuns,
  union: takeUnions,
  part: takeProjects,
};

/** Imports values under their keys. Returns the results. */
export async function takeAll(
  store: Store,
  found: Found,
  refused: Refused,
  isOwn: boolean,
  pace: Pace = UNPACED,
  told: Import['told'] = () => undefined,
): Promise<Item[]> {
  const into = { store, depot: await store.depot(), found, refused, isOwn, pace, told };
  let items: Item[] = [];
  const values: Value[] = [];
  for (const [name, { data }] of found) {
    await pace.pause();
    const kept = keptAs(name);
    const value = kept?.check(data);
    if (kept !== undefined && value !== undefined) values.push({ name, key: keyOfRow(name), kept, value });
    else if (kept?.as !== 'own') items.push(unknown(name));
  }
  told(found.size - values.length);
  for (const [as, taker] of Object.entries(TAKERS)) {
    const some = values.filter(({ kept }) => kept.as === as);
    if (pace.isStopped) items = [...items, ...some.map(({ name }) => stopped(name))];
    else items = [...items, ...(await taker(into, some as never))];
  }
  store.dispatchEvent(new Event('settings'));
  return items;
}

/** Takes over how far the player has come. */
function takeSettings({ store, isOwn, told }: Import, values: Value[]): Item[] {
  if (!isOwn) return [];
  const before = JSON.stringify(store.settings);
  for (const { value } of values) store.note(merged(store.settings, value as Settings));
  told(values.length);
  return JSON.stringify(store.settings) === before ? [] : [{ kind: 'progress', fate: 'longer' }];
}

/** Imports values one by one until the player stops the import. The others stay in the file. */
async function each<T extends { name: string }>(
  values: Iterable<T>,
  pace: Pace,
  take: (value: T) => Item[] | Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const value of values) {
    if (!pace.isStopped) await pace.pause();
    items.push(...(pace.isStopped ? [stopped(value.name)] : await take(value)));
  }
  return items;
}

function takeTables({ store, found, refused, pace, told }: Import, values: Value[]): Promise<Item[]> {
  return each(values, pace, ({ name, key, value }) => {
    const items: Item[] = [];
    const game = gameOf(key);
    const count = rowsIn(key, value).length;
    const out = refused.get(key) ?? [];
    const [, figure = ''] = (tableNameIn(key) ?? '').split('.');
    // The game has the record and its order, whatever the file says.
    const records = store.games?.find(({ id }) => id === game)?.records;
    const order = records?.find((record) => record.figure === figure)?.order;
    const sorts = (replay: string) => {
      const [refusal] = refused.get(replay) ?? [];
      if (refusal !== undefined) return refusal === 'unproven' ? 'unproven' : 'out';
      return savesOf(store, found)(replay) === undefined ? 'unproven' : 'in';
    };
    const fate = foreign(store.area, () => mergeIn(store, tableNameIn(key) ?? '', value, order, sorts));
    told(1);
    if (fate === undefined) return [unknown(name)];
    if (count > out.length) items.push({ kind: 'results', game, count: count - out.length, fate });
    for (const fate of REFUSALS) {
      const here = out.filter((refusal) => refusal === fate).length;
      if (here > 0) items.push({ kind: 'results', game, count: here, fate });
    }
    return items;
  });
}

function takeReplays({ store, refused, pace, told }: Import, values: Value[]): Promise<Item[]> {
  return each(values, pace, ({ key, value }) => {
    const { game } = value as Replay;
    const refusal = (refused.get(nameIn(key)) ?? []).find((one) => one !== 'unproven');
    const isNew = refusal === undefined && store.replay(nameIn(key)) === undefined;
    // Whatever date the file gives it, it is evicted before any replay of the player's own.
    const isCrowded =
      isNew && !foreign(store.area, () => store.area.write(key, { ...(value as Replay), time: 0 }));
    if (isCrowded) store.area.remove(key);
    told(1);
    return [{ kind: 'replay', game, fate: refusal ?? (isCrowded ? 'crowded' : isNew ? 'new' : 'known') }];
  });
}

/** Running games continue, works go to their editor's list, and other runs to the shelf. */
async function takeRuns(into: Import, values: Value<Extract<Kept, { as: 'runs' }>>[]): Promise<Item[]> {
  const { store, isOwn, pace, told } = into;
  const shelved: Shelved[] = [];
  /** The saves of the works of each editor. */
  const works = new Map<string, Set<string>>();
  const items = await each(values, pace, ({ name, key, kept, value }) => {
    const items: Item[] = [];
    const runs = kept.runs(value as never, nameIn(key));
    if (runs.some(({ game }) => isOfLater(store, game))) return [unknown(name)];
    for (const one of runs.filter(hasMoves)) {
      // Another player's run enters no table until it is played on.
      const run = { ...one, isForeign: one.isForeign || !isOwn, title: visible(one.title ?? '') || null };
      const item = { kind: 'run', game: run.game, run, count: lengthOf(run) } as const;
      if (store.editors.has(run.game)) {
        const known = works.get(run.game) ?? new Set(worksIn(store.area, run.game).map(({ save }) => save));
        works.set(run.game, known);
        const isKnown = known.has(run.save);
        known.add(run.save);
        foreign(store.area, () => store.keep(run.game, run));
        items.push({ ...item, kind: 'work', fate: isKnown ? 'known' : 'new' });
        continue;
      }
      const { rest, isChanged } = takeRunning(store, run);
      if (rest !== undefined) shelved.push({ item, rest });
      else items.push({ ...item, fate: isChanged ? 'longer' : 'known' });
    }
    return items;
  });
  told(Math.max(0, values.length - shelved.length));
  return [...items, ...(await shelve(into, shelved))];
}

/** True for a game that this build does not have, but a later build may. */
const isOfLater = (store: Store, game: string): boolean =>
  store.games?.some(({ id }) => id === game) === false;

/**
 * Merges a state of a run into the running one of the same name. `isChanged` tells whether that changed the
 * running one; `rest` is the run for the shelf.
 */
function takeRunning(store: Store, value: Left): { rest?: Left | undefined; isChanged?: boolean } {
  const slot = store.slotWith(value);
  const ours = slot === undefined ? undefined : store.running(slot);
  if (ours === undefined) return { rest: value };
  const { main, branch } = merge(ours, value);
  const isChanged = main.save !== ours.save;
  if (isChanged) {
    // The page still has the previous state, so notify it as of a change by another tab.
    store.area.write(`game.${slot}`, main);
    store.dispatchEvent(new CustomEvent('game', { detail: slot }));
  }
  return { rest: branch && { ...branch, game: value.game }, isChanged };
}

/** A run for the shelf, or the part of it that differs from the running line. */
interface Shelved {
  item: Omit<Item, 'fate'>;
  rest: Left;
}

/** The number of runs per transaction. */
const BATCH = 100;

async function shelve({ depot, told }: Import, runs: Shelved[]): Promise<Item[]> {
  const items: Item[] = [];
  for (let n = 0; n < runs.length; n += BATCH) {
    const some = runs.slice(n, n + BATCH);
    const fates = await depot.takeRuns(some.map(({ rest }) => rest));
    for (const [index, { item, rest }] of some.entries()) {
      const fate = fates[index] ?? 'new';
      items.push({ ...item, fate: rest !== item.run && fate !== 'known' ? 'beside' : fate });
    }
    told(some.length);
  }
  return items;
}

/** Merges statistics by game, and the player's progress. */
async function takeUnions({ store, depot, isOwn, told }: Import, all: Value[]): Promise<Item[]> {
  const found = new Map<string, unknown[]>();
  const items: Item[] = [];
  if (!isOwn) {
    told(all.length);
    const kinds = new Map(all.map(({ name }) => [JSON.stringify(named(name)), named(name)]));
    return [...kinds.values()].map((item) => ({ ...item, fate: 'foreign' }));
  }
  for (const { name, key, kept, value } of all) {
    if (kept.ofGame && isOfLater(store, gameOf(key))) items.push(unknown(name));
    else collect(found, key, value);
  }
  const values = new Map([...found].map(([key, some]) => [key, united(key, some)]));
  const news = await depot.unite(values);
  const games = new Map<string, boolean>();
  for (const key of values.keys()) {
    if (named(key).kind === 'stats') {
      const game = gameOf(key);
      games.set(game, games.get(game) === true || news.has(key));
    } else if (news.has(key)) items.push({ kind: 'progress', fate: 'longer' });
  }
  for (const [game, isNew] of games) items.push({ kind: 'stats', game, fate: isNew ? 'new' : 'known' });
  told(all.length);
  return items;
}

/** Imports projects with their parts, and merges them with the existing ones. */
async function takeProjects({ depot, pace, told }: Import, all: Value[]): Promise<Item[]> {
  const projects = new Map<string, Map<string, unknown[]>>();
  for (const { key, value } of all) {
    const come = projects.get(nameIn(key)) ?? new Map<string, unknown[]>();
    collect(come, key, value);
    projects.set(nameIn(key), come);
  }
  const named = [...projects].map(([id, come]) => ({ id, come, name: `project.${id}` }));
  const items = await each(named, pace, async ({ id, come, name }) => {
    const parts = partsOf(together(keysOf(id), new Map(), come));
    const { project } = parts;
    if (project !== undefined && project.id !== id) return [unknown(name)];
    // Times of another device do not tell which local states it continues.
    if (project !== undefined) parts.project = { ...project, writerTab: '', lastSeen: {} };
    const fate = await depot.takeProject(id, parts);
    return project === undefined ? [] : [{ kind: 'project', title: project.title, fate }];
  });
  told(all.length);
  return items;
}

/** The save of a replay, which may come in the same file or be here. */
export const savesOf = (store: Store, found: Found) => (name: string) =>
  replay(found.get(`replay.${name}`)?.data)?.save ?? store.replay(name)?.save;
