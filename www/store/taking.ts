// Runs that come in a file: with what is running they go on, and the others go on the shelf, by hundreds.
import type { Depot } from './depot';
import { merge } from './histories';
import type { Left } from './shapes';
import type { Store } from './store';
import type { Item } from './transfer';

/** Takes in a state of a run: it goes on with the running one of its name. Returns what is for the shelf, if anything. */
export function takeRunning(store: Store, value: Left): Left | undefined {
  const slot = store.slotWith(value);
  const ours = slot === undefined ? undefined : store.running(slot);
  if (ours === undefined) return value;
  const { main, branch } = merge(ours, value);
  if (main.save !== ours.save) {
    // The page still has the state before: it is told, as of another tab's.
    store.area.write(`game.${slot}`, main);
    store.dispatchEvent(new CustomEvent('game', { detail: slot }));
  }
  return branch === undefined ? undefined : { ...branch, game: value.game };
}

/** A run for the shelf, whose fate is known once it is there. */
export interface Coming {
  item: Omit<Item, 'fate'>;
  rest: Left;
  /** Whether it differs from the line that is running. */
  isBeside: boolean;
}

/** So many runs are taken in by one transaction. */
const BATCH = 100;

/** Puts runs on the shelf. Returns what became of them; `told` hears of each hundred. */
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
