// Files that the system opens with the installed page: games, projects, and all that is kept.
import type { App } from './app';
import { fetchDialogs } from './dialogs';
import { isFile } from './link';
import { toast } from './toast';
import { say } from './words';

/** What of the browser's launch queue is used; TypeScript does not know it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly { getFile(): Promise<Blob> }[] }) => void): void;
}

/** Opens what is opened with the page, one file after the other. */
export function listenToFiles(app: App): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    void (async () => {
      for (const handle of files) {
        const { textOf } = await fetchDialogs(app);
        const text = await textOf(await handle.getFile());
        const fault = text === undefined ? undefined : await openFileText(app, text);
        if (fault !== undefined) toast(fault, { ms: Number.POSITIVE_INFINITY });
      }
    })().catch((error) => {
      console.warn(error);
      toast(say('import-fault'));
    });
  });
}

/** Opens the text of a file, whatever it is of. Returns what is wrong with it, if anything, in words. */
export async function openFileText(app: App, text: string): Promise<string | undefined> {
  if (!isFile(text)) return app.opening.openText(text);
  await (await fetchDialogs(app)).takeIn(app, text);
  return undefined;
}
