// Reports faults of the storage to the player, and restores data that an earlier build could not read. The
// code is loaded only if there is stored data or a fault.
import type { Trouble } from '../store/local';
import type { faults } from '../ui/part';
import { toast } from '../ui/toast';
import { say } from '../ui/words/words';
import type { AppShell } from './app-shell';

/** Restores quarantined data that this build can read. */
export async function bringBack(shell: AppShell): Promise<void> {
  // An interrupted import leaves keys with this prefix.
  if (shell.store.area.keys('importing.').length > 0)
    void import('../features/transfer/interrupted-import').then(
      ({ tellBroken }) => tellBroken(shell),
      console.warn,
    );
  if ((await (await shell.store.depot()).asides()).length === 0) return;
  const { retry } = await import('../store/transfer/import');
  const count = await retry(shell.store);
  if (count > 0) toast(say('came-back', { count }));
}

/** Reports a fault of the storage to the player. */
export async function tell(shell: AppShell, trouble: Trouble): Promise<void> {
  const isFull = trouble === 'full';
  // Data that does not fit into localStorage may still fit into the database.
  if (isFull) await shell.store.settled();
  if (isFull && !shell.store.area.isVolatile) return;
  toast(say(`trouble-${trouble}`), {
    isLasting: true,
    holds: () => !isFull || shell.store.area.isVolatile,
    action: { label: say('export'), run: () => shell.transfer.export() },
  });
}

/** Shows in its place that a part of a screen cannot be drawn, with the stored values that it shows. */
export function showFault(
  shell: AppShell,
  ...[place, error, name, of]: Parameters<typeof faults.show>
): void {
  console.warn(error);
  import('./faulty-part').then(({ showFault }) => showFault(shell, place, name, of)).catch(console.warn);
}
