// Works of editors, such as boards: one key each, so that two tabs never overwrite each other's works.

import type { LocalArea } from '../local';
import { workKey } from '../store';
import { merge } from './histories';
import { type Running, running, runnings } from './run';

/** The prefix under which earlier builds stored one list per editor. */
const listed = (area: LocalArea, editor: string): Running[] => area.read(`kept.${editor}`, runnings) ?? [];

/** The works of an editor, the latest last. */
export function worksIn(area: LocalArea, editor: string): Running[] {
  const all = new Map<string, Running>();
  const own = area.keys(workKey(editor)).flatMap((key) => area.read(key, running) ?? []);
  for (const work of [...listed(area, editor), ...own]) {
    const there = all.get(work.run);
    all.set(work.run, there === undefined ? work : merge(there, work).main);
  }
  return [...all.values()].sort((a, b) => a.time - b.time);
}

export function removeWork(area: LocalArea, editor: string, name: string): void {
  area.remove(workKey(editor, name));
  const before = listed(area, editor);
  const others = before.filter(({ run }) => run !== name);
  if (others.length < before.length) area.write(`kept.${editor}`, others);
}
