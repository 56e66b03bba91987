// Files: exports all stored data, or a part of it, as text, and reads such a text.

import { open, seal } from '../envelope';
import { keptAs } from '../kept';
import type { Project } from '../projects/project';
import { keyOfRow } from '../rows';
import { LEFT, type Left } from '../runs/run';
import { bare } from '../shape';
import type { Store } from '../store';

/** The maximum length of a file of exported data or of any text to be opened, in characters. */
export const MAX_FILE = 32_000_000;

const fileOf = (values: Readonly<Record<string, string>>) =>
  JSON.stringify({ tilery: 'data', version: 1, values });

/** Exports all data, including quarantined values. */
export const exportAll = (store: Store): Promise<string> => exportSome(store, ['']);

/** Exports the data under keys that begin with one of some texts. */
export async function exportSome(store: Store, starts: readonly string[]): Promise<string> {
  const depot = await store.depot().catch(() => undefined);
  const all = new Map((await depot?.texts()) ?? []);
  for (const key of store.area.keys('')) {
    const text = store.area.raw(key);
    if (text !== null && keptAs(key)?.as !== 'own') all.set(key, text);
  }
  return fileOf(bare([...all].filter(([key]) => starts.some((start) => keyOfRow(key).startsWith(start)))));
}

/** Exports a run, so that it can be continued elsewhere. */
export const exportRun = (run: Left): string => fileOf(bare([[LEFT + run.run, seal(run)]]));

/** Exports a project, without its versions and edits because of their size. */
export const exportProject = (project: Project): string =>
  fileOf(bare([[`project.${project.id}`, seal(project)]]));

/** The values of a file by key; undefined if it is invalid. */
export function valuesOf(file: string): Record<string, unknown> | undefined {
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

/** The part of a key after its first word. */
export const nameIn = (key: string): string => key.slice(key.indexOf('.') + 1);

export interface Contents {
  runs: Left[];
  projects: Project[];
  others: number;
}

/**
 * The contents of a file before it is imported: runs, projects, and the number of other items. Undefined if
 * it is invalid.
 */
export function contentsOf(file: string): Contents | undefined {
  const values = valuesOf(file);
  if (values === undefined) return undefined;
  const contents: Contents = { runs: [], projects: [], others: 0 };
  for (const [name, text] of Object.entries(values)) {
    const kept = keptAs(name);
    if (kept?.as === 'own' || (kept?.as === 'part' && kept.project === undefined)) continue;
    const opened = typeof text === 'string' ? open(text) : undefined;
    const value = (opened?.state === 'good' ? kept?.check(opened.data) : undefined) as never;
    const project = kept?.as === 'part' && value !== undefined ? kept.project?.(value) : undefined;
    if (kept?.as === 'runs') {
      if (value !== undefined) contents.runs.push(...kept.runs(value, nameIn(keyOfRow(name))));
    } else if (project !== undefined) contents.projects.push(project);
    else contents.others += 1;
  }
  return contents;
}
