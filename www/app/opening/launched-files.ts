// Opens files that the system passes to the installed page: games, projects, and exported data.

import { toast } from '../../ui/toast';
import { say } from '../../ui/words/words';
import { fetchDialogs } from '../dialogs';
import type { Host } from '../host';

/** The part of the browser's launch queue in use. TypeScript has no type for it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly { getFile(): Promise<Blob> }[] }) => void): void;
}

/** Opens the files that the page was launched with, one after another. */
export function listenToFiles(host: Host): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    void (async () => {
      for (const handle of files) {
        const [{ textOf }, { MAX_FILE }] = await Promise.all([
          import('../../ui/files'),
          import('../../store/transfer/file'),
        ]);
        const text = await textOf(await handle.getFile(), MAX_FILE);
        const fault = text === undefined ? undefined : await openFileText(host, text);
        if (fault !== undefined) toast(fault, { ms: Number.POSITIVE_INFINITY });
      }
    })().catch((error) => {
      console.warn(error);
      toast(say('import-fault'));
    });
  });
}

/** Opens the text of a file of any kind. Returns the fault in words, if there is one. */
export async function openFileText(host: Host, text: string): Promise<string | undefined> {
  const [{ openText }, { isFile }] = await Promise.all([import('./arrival'), import('../../engine/link')]);
  if (!isFile(text)) return openText(host, text);
  await (await fetchDialogs(host)).takeIn(host, text);
  return undefined;
}
