// Imports the values of a file, and retries quarantined ones.

import { open } from '../envelope';
import { keptAs } from '../kept';
import { putAside, type QuarantinedValue } from '../quarantine';
import { rowsIn } from '../scores/foreign';
import type { ScoreRow } from '../scores/ranking';
import type { TableName } from '../scores/tables';
import { type Settings, settings } from '../settings';
import { merged, type Store } from '../store';
import { valuesOf } from './file';
import { ImportProgress } from './import-progress';
import {
  type Found,
  type Item,
  isUnknown,
  named,
  type Pace,
  type Refusal,
  type Refused,
  savesOf,
  takeAll,
  UNPACED,
} from './takers';

export type Proves = (name: TableName, row: ScoreRow, save: string) => Promise<ReplayProof>;
/** `unproven` if the moves are those of the row, but do not prove its score, such as a time. */
type ReplayProof = boolean | 'unchecked' | 'unproven';

export interface ImportResult {
  items: Item[];
  /** The settings in the file, if they differ. They are not imported unless requested. */
  settings: Settings | undefined;
}

/**
 * Imports a file. `proves` verifies that a save leads to a row of a table; rows that their own replay does
 * not confirm are left out. `isOwn` is true if the player says that the file is theirs: only then their
 * progress in it counts, and what no build can read yet is set aside. Returns the result for each item, or
 * undefined if the file is invalid.
 */
export async function takeIn(
  store: Store,
  file: string,
  proves: Proves,
  isOwn: boolean,
  pace: Pace = UNPACED,
): Promise<ImportResult | undefined> {
  const values = valuesOf(file);
  const setAside = (key: string, text: string, item: Item): Item => {
    if (!isOwn) return { ...item, fate: 'unread' };
    return putAside(store.area, key, text) ? item : { ...item, fate: 'crowded' };
  };
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
      const item: Item = { ...named(of ?? key), fate };
      items.push(typeof text === 'string' ? setAside(of ?? key, text, item) : item);
    }
  }
  const refused = await refusedIn(store, found, proves, isOwn, pace);
  const progress = new ImportProgress(store.area, found.size);
  let done = 0;
  const told = (more: number) => {
    done += more;
    progress.add(more);
    pace.tell(found.size === 0 ? 1 : done / found.size);
  };
  for (const item of await takeAll(store, found, refused, isOwn, pace, told))
    items.push(isUnknown(item) ? setAside(item.key, found.get(item.key)?.text ?? '', item) : item);
  progress.end();
  const theirs = settings(found.get('settings')?.data);
  const isOther = theirs !== undefined && chosen(theirs) !== chosen(store.settings);
  if (isOther) items.push({ kind: 'other', fate: 'settings' });
  return { items, settings: isOther && isOwn ? theirs : undefined };
}

/** Uses the settings of a file, without lowering the player's progress. */
export const useSettings = (store: Store, theirs: Settings): void =>
  store.set({ ...merged(theirs, store.settings), last: store.settings.last });

/** The settings chosen by the player, for comparison. */
const chosen = ({ last, moved, begun, reached, chosen: time, ...rest }: Settings): string =>
  JSON.stringify(rest);

/**
 * The refusals of rows in a file, by table and by replay. A row whose replay was evicted cannot be verified: it
 * is unproven. So is a time that nothing but the file tells, unless the file is the player's own.
 */
async function refusedIn(
  store: Store,
  found: Found,
  proves: Proves,
  isOwn: boolean,
  pace: Pace,
): Promise<Refused> {
  const refused = new Map<string, (Refusal | 'unproven')[]>();
  const saveOf = savesOf(store, found);
  for (const [key, { data }] of found) {
    for (const { name, row } of rowsIn(key, data)) {
      const save = saveOf(row.replay);
      await pace.pause();
      const verdict = save === undefined || (pace.isStopped ? 'unchecked' : await proves(name, row, save));
      if (verdict === true || (verdict === 'unproven' && isOwn)) continue;
      const refusal = verdict || 'disproved';
      refused.set(row.replay, [refusal]);
      if (refusal !== 'unproven') refused.set(key, [...(refused.get(key) ?? []), refusal]);
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
  // One by one, since several values may have the same key.
  for (const aside of await depot.asides()) if (await retryOne(store, aside)) back += 1;
  return back;
}

/** Retries one value. Returns true if it was restored. */
export async function retryOne(store: Store, aside: QuarantinedValue): Promise<boolean> {
  const opened = open(aside.text);
  if (opened.state !== 'good' || keptAs(aside.of)?.as === 'own') return false;
  const found: Found = new Map([[aside.of, { text: aside.text, data: opened.data }]]);
  if ((await takeAll(store, found, new Map(), true)).some(isUnknown)) return false;
  await (await store.depot()).removeAside(aside);
  return true;
}
