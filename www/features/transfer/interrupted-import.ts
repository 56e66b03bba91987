// Reports an interrupted import: how much was imported, and what to do.

import type { Shell } from '../../play/shell';
import { brokenOff } from '../../store/transfer/import-progress';
import { toast } from '../../ui/toast';
import { loadSentences, say } from '../../ui/words/words';
import { importData } from './data';

export async function tellBroken(shell: Shell): Promise<void> {
  await loadSentences('dialogs');
  for (const { done, total } of await brokenOff(shell.store.area))
    toast(say('import-broken', { done, total }), {
      isLasting: true,
      action: {
        label: say('import'),
        run: () => void importData(shell),
      },
    });
}
