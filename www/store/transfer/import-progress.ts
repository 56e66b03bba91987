// The progress of an import. An interrupted import leaves a mark, which the next start reports.

import type { LocalArea } from '../local';
import { newName } from '../rows';
import { type Of, record, whole } from '../shape';
import { time } from '../shapes';

const START = 'importing.';
/**
 * The interval at which a mark is renewed, in milliseconds. A mark that is not renewed belongs to an
 * interrupted import.
 */
const OFTEN_MS = 500;
const LONG_MS = 5000;

export class ImportProgress {
  readonly #area: LocalArea;
  readonly #key = START + newName();
  readonly #mark: Checkpoint;

  constructor(area: LocalArea, total: number) {
    this.#area = area;
    this.#mark = { done: 0, total, time: Date.now() };
    area.write(this.#key, this.#mark);
  }

  add(more: number): void {
    this.#mark.done = Math.min(this.#mark.total, this.#mark.done + more);
    if (Date.now() - this.#mark.time < OFTEN_MS) return;
    this.#mark.time = Date.now();
    this.#area.write(this.#key, this.#mark);
  }

  end(): void {
    this.#area.remove(this.#key);
  }
}

/**
 * Returns the interrupted imports, each once. Waits until none of them can still be running in another tab.
 */
export async function brokenOff(area: LocalArea): Promise<{ done: number; total: number }[]> {
  const keys = area.keys(START);
  const before = new Map(keys.map((key) => [key, area.raw(key)]));
  const latest = Math.max(...keys.map((key) => area.read(key, mark)?.time ?? 0));
  const wait = LONG_MS - (Date.now() - latest);
  if (wait > 0) await new Promise((done) => setTimeout(done, Math.min(wait, LONG_MS)));
  return keys.flatMap((key) => {
    const text = area.raw(key);
    if (text === null || text !== before.get(key)) return [];
    const value = area.read(key, mark);
    area.remove(key);
    return value ?? [];
  });
}

/** The number of values imported, of a total, and the time of the last renewal. */
export const mark = record({ done: whole(), total: whole(), time });
type Checkpoint = Of<typeof mark>;
