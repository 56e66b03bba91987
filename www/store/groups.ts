// Groups of keys whose values belong together, and the merging of incoming values: a run and the lines that
// branch off it, a project and its parts, and values with a merge function. Merging is commutative and
// idempotent.
import { merge } from './histories';
import { joined, PARTS, type Parts, united } from './movable';
import { LEFT, type Left } from './shapes';

/** Values by key; undefined stands for no value. */
export type Values = ReadonlyMap<string, unknown>;
/** Incoming values by key, perhaps several for one key. */
export type Come = ReadonlyMap<string, readonly unknown[]>;

export const keysOf = (id: string): string[] => PARTS.map((kind) => `${kind}.${id}`);

/** The keys of the group that a key belongs to, including the key itself. */
export const groupOf = (key: string): string[] =>
  PARTS.some((kind) => key.startsWith(`${kind}.`)) ? keysOf(idIn(key)) : [key];

const idIn = (key: string) => key.slice(key.indexOf('.') + 1);

export const partsOf = (values: Values): Parts =>
  Object.fromEntries(
    [...values].flatMap(([key, value]) => (value === undefined ? [] : [[key.split('.')[0], value]])),
  );
export const valuesOf = (id: string, parts: Parts): Values =>
  new Map(Object.entries(parts).map(([kind, value]) => [`${kind}.${id}`, value]));

/** The values of a group after incoming values have been merged with the existing ones. */
export function together(keys: readonly string[], there: Values, come: Come): Values {
  const [key = ''] = keys;
  if (keys.length > 1) {
    const theirs = new Map([...come].map(([one, [value]]) => [one, value]));
    const parts = valuesOf(idIn(key), joined(partsOf(pick(keys, there)), partsOf(pick(keys, theirs))));
    return new Map(keys.map((one) => [one, parts.get(one)]));
  }
  const all = [there.get(key), ...(come.get(key) ?? [])].filter((value) => value !== undefined);
  if (!key.startsWith(LEFT)) return new Map([[key, all.length === 0 ? undefined : united(key, all)]]);
  const result = new Map<string, unknown>();
  let state: Left | undefined;
  for (const value of all as Left[]) {
    const { main, branch } = state === undefined ? { main: value, branch: undefined } : merge(state, value);
    state = { ...main, game: value.game };
    if (branch !== undefined) result.set(LEFT + branch.run, { ...branch, game: value.game });
  }
  return result.set(key, state);
}

/** The same for several groups. If one group adds a value to another, that group's own value counts. */
export function allTogether(groups: readonly (readonly string[])[], there: Values, come: Come): Values {
  const own = new Set(groups.flat());
  const result = new Map<string, unknown>();
  for (const group of groups)
    for (const [key, value] of together(group, there, come))
      if (group.includes(key) || !own.has(key)) result.set(key, value);
  return result;
}

const pick = (keys: readonly string[], values: Values): Values =>
  new Map(keys.map((key) => [key, values.get(key)]));
