// Reports an interrupted import: how much was imported, and what to do.
import { brokenOff } from '../../store/progress';
import type { Shell } from '../shell';
import { toast } from '../toast';
import { learn, say } from '../words';
import { importData } from './data';

export async function tellBroken(shell: Shell): Promise<void> {
  await learn('dialogs');
  for (const { done, total } of await brokenOff(shell.store.area))
    toast(say('import-broken', { done, total }), {
      isLasting: true,
      action: {
        label: say('import'),
        run: () => void importData(shell),
      },
    });
}
