// Groups of keys whose values belong together, and the merging of incoming values: a run and the lines that
// branch off it, a project and its parts, and values with a merge function. Merging is commutative and
// idempotent.

import { keptAs, united } from './kept';
import { joined, PARTS, type ProjectParts } from './projects/project';
import { merge } from './runs/histories';
import { LEFT, type Left } from './runs/run';
import { bare } from './shape';
import { STATE } from './shapes';

/** Values by key; undefined if a key has no value. */
export type Values = ReadonlyMap<string, unknown>;
/** Incoming values by key, perhaps several for one key. */
export type Come = ReadonlyMap<string, readonly unknown[]>;

/** Adds a value to those of a key. */
export function collect<T>(all: Map<string, T[]>, key: string, value: T): void {
  const known = all.get(key);
  if (known === undefined) all.set(key, [value]);
  else known.push(value);
}

/** The keys of a project: one for each part, and the common key of its rows, which itself has no value. */
export const keysOf = (id: string): string[] => [...PARTS.map((kind) => `${kind}.${id}`), STATE + id];

/** The keys of the group that a key belongs to, including the key itself. */
export const groupOf = (key: string): string[] => (isOfProject(key) ? keysOf(idIn(key)) : [key]);

/** True for the keys of a project's parts and rows. */
export const isOfProject = (key: string): boolean => keptAs(key)?.as === 'part';

const idIn = (key: string) => key.slice(key.indexOf('.') + 1);

export const partsOf = (values: Values): ProjectParts =>
  bare(
    [...values].flatMap(([key, value]) =>
      value === undefined || key.startsWith(STATE) ? [] : [[key.split('.')[0] ?? '', value] as const],
    ),
  );
export const valuesOf = (id: string, parts: ProjectParts): Values =>
  new Map(Object.entries(parts).map(([kind, value]) => [`${kind}.${id}`, value]));

/** The values of a group after incoming values have been merged with the existing ones. */
export function together(keys: readonly string[], there: Values, come: Come): Values {
  const [key = ''] = keys;
  if (keys.length > 1) {
    const values = new Map(keys.map((one) => [one, come.get(one)?.[0]]));
    // Merge the rows of several tabs in order of time, so that each earlier state becomes a version.
    const states = (come.get(STATE + idIn(key)) ?? []) as ProjectParts[];
    const changed = ({ project }: ProjectParts) => project?.changed ?? 0;
    const all = [partsOf(values), ...states].sort((a, b) => changed(a) - changed(b));
    const parts = valuesOf(idIn(key), all.reduce(joined, partsOf(pick(keys, there))));
    return new Map(keys.map((one) => [one, parts.get(one)]));
  }
  const all = [there.get(key), ...(come.get(key) ?? [])].filter((value) => value !== undefined);
  if (keptAs(key)?.as !== 'runs') return new Map([[key, all.length === 0 ? undefined : united(key, all)]]);
  const result = new Map<string, unknown>();
  let state: Left | undefined;
  for (const value of all as Left[]) {
    const { main, branch } = state === undefined ? { main: value, branch: undefined } : merge(state, value);
    state = { ...main, game: value.game };
    if (branch !== undefined) result.set(LEFT + branch.run, { ...branch, game: value.game });
  }
  return result.set(key, state);
}

/** The same for several groups. If two groups have a value for a key, the key's own group wins. */
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
