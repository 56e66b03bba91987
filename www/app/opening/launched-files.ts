// Opens files that the system passes to the installed page, or that are dropped on the page: games, projects,
// results, and exported data.

import { LEAGUE } from '../../play/pages';
import { toast } from '../../ui/toast';
import { say } from '../../ui/words/words';
import type { AppShell } from '../app-shell';
import { fetchDialogs } from '../dialogs';

/** The part of the browser's launch queue in use. TypeScript has no type for it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens the files that the page was launched with, and those that are dropped on it. */
export function listenToFiles(shell: AppShell): void {
  const open = (files: readonly (() => Promise<File>)[]) =>
    void openFiles(shell, files).catch((error) => {
      console.warn(error);
      toast(say('import-fault'));
    });
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => open(files.map((handle) => () => handle.getFile())));
  // Without these listeners, the browser would open a dropped file in place of the page.
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') || shell.page?.drop !== undefined) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const data = event.dataTransfer;
    if (data === null) return;
    const files = [...data.files];
    const isTaken = shell.page?.drop?.(data) === true;
    if (isTaken || files.length > 0) event.preventDefault();
    if (!isTaken && files.length > 0) open(files.map((file) => async () => file));
  });
}

/** Opens files: exported data one after another, other texts together. */
async function openFiles(shell: AppShell, files: readonly (() => Promise<File>)[]): Promise<void> {
  const [{ textOf }, { MAX_FILE }, { isFile }] = await Promise.all([
    import('../../ui/files'),
    import('../../store/transfer/file'),
    import('../../engine/link-decoding'),
  ]);
  const texts: string[] = [];
  const given: File[] = [];
  for (const take of files) {
    const file = await take();
    given.push(file);
    const text = await textOf(file, MAX_FILE);
    if (text === undefined) continue;
    if (isFile(text)) await openFileText(shell, text);
    else texts.push(text);
  }
  const [first] = texts;
  if (first === undefined || (await (await import('./arrival')).openMaps(shell, given, texts))) return;
  // Several results are compared.
  if (texts.length > 1) return shell.openPage(LEAGUE, { text: texts.join('\n\n') });
  const fault = await openFileText(shell, first);
  if (fault !== undefined) toast(fault, { ms: Number.POSITIVE_INFINITY });
}

/**
 * Opens the text of a file of any kind. Exported data is taken in only if the player agrees. Returns the fault
 * in words, if there is one.
 */
export async function openFileText(shell: AppShell, text: string): Promise<string | undefined> {
  const [{ openText }, { isFile }] = await Promise.all([
    import('./arrival'),
    import('../../engine/link-decoding'),
  ]);
  if (!isFile(text)) return openText(shell, text);
  // Checking the contents requires the package of any game.
  await shell.engine.need(shell.last);
  await (await fetchDialogs(shell)).offer(shell, text);
  return undefined;
}
