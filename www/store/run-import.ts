// Imports runs from a file: running games continue, and other runs go to the shelf in batches.
import type { Depot } from './archive';
import { merge } from './histories';
import type { Left } from './shapes';
import type { Store } from './store';
import type { Item } from './transfer';

/**
 * Merges a state of a run into the running one of the same name. Returns the run for the shelf, if there is
 * one.
 */
export function takeRunning(store: Store, value: Left): Left | undefined {
  const slot = store.slotWith(value);
  const ours = slot === undefined ? undefined : store.running(slot);
  if (ours === undefined) return value;
  const { main, branch } = merge(ours, value);
  if (main.save !== ours.save) {
    // The page still has the previous state, so notify it as of a change by another tab.
    store.area.write(`game.${slot}`, main);
    store.dispatchEvent(new CustomEvent('game', { detail: slot }));
  }
  return branch === undefined ? undefined : { ...branch, game: value.game };
}

/** A run for the shelf; its fate is determined when it is stored. */
export interface Coming {
  item: Omit<Item, 'fate'>;
  rest: Left;
  /** True if it differs from the running line. */
  isBeside: boolean;
}

/** The number of runs per transaction. */
const BATCH = 100;

/** Puts runs on the shelf. Returns their fates. `told` is called after each batch. */
export async function takeRuns(depot: Depot, runs: Coming[], told: (more: number) => void): Promise<Item[]> {
  const items: Item[] = [];
  for (let n = 0; n < runs.length; n += BATCH) {
    const some = runs.slice(n, n + BATCH);
    const fates = await depot.takeRuns(some.map(({ rest }) => rest));
    for (const [index, { item, isBeside }] of some.entries()) {
      const fate = fates[index] ?? 'new';
      items.push({ ...item, fate: isBeside && fate !== 'known' ? 'beside' : fate });
    }
    told(some.length);
  }
  return items;
}
