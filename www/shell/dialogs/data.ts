// Everything that is kept, as a file, and back.

import type { Row, TableName } from '../../store/tables';
import { exportAll, MAX_FILE as MAX_EXPORT, takeIn as takeFile } from '../../store/transfer';
import { today } from '../daily';
import { textIn } from '../link';
import { OVER } from '../rated';
import type { Sheet } from '../sheet';
import type { Shell } from '../shell';
import { toast } from '../toast';
import { learn, say } from '../words';
import { offerDialog, takenDialog } from './taken';

type Named = Omit<TableName, 'order'>;

/** Hands a text or bytes to the player as a file. */
export function saveFile(name: string, content: BlobPart): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Texts longer than this are refused, in characters. */
export const MAX_FILE = 1024 * 1024;

/** A title as the name of a file: letters, digits and hyphens, so that no system takes anything else out of it. */
export function fileName(title: string, ending = 'tilery'): string {
  const bare = title
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .toLowerCase();
  return `${bare || 'tilery'}.${ending}`;
}

/** Puts a text on the clipboard. */
export async function copy(text: string, sheet?: Sheet): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    sheet?.close();
    toast(say('copied'));
  } catch {
    toast(say('copy-fault'));
  }
}

/** Hands something on by the system's own dialog, where there is one, else as a link to paste. */
export async function handOn(data: ShareData): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share(data);
    } catch (error) {
      // Closing the system's own dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(data.url ?? data.text ?? '');
}

/** The text of a file, or nothing where it is too large to be ours, which is said before anything of it is read. `most` is in bytes. */
export async function textOf(file: Blob, most = MAX_EXPORT): Promise<string | undefined> {
  const text = await textIn(file, most);
  if (text !== undefined) return text;
  await learn('dialogs');
  toast(say('file-too-large', { size: Math.ceil(file.size / 1e6), most: Math.floor(most / 1e6) }));
  return undefined;
}

/** Asks for a file and reads it. Systems that do not know the endings of our files would let none be chosen, so all can be. */
export function openFile(most?: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      resolve(file === undefined ? undefined : textOf(file, most));
    });
    input.click();
  });
}

export async function exportData(shell: Shell): Promise<void> {
  shell.play.flush();
  saveFile(`tilery-${today()}.tilery`, await exportAll(shell.store));
}

export async function importData(shell: Shell): Promise<void> {
  const file = await openFile();
  if (file !== undefined) await takeIn(shell, file);
}

/** Takes in the text of a file of all that somebody keeps, and tells what became of it. */
export async function takeIn(shell: Shell, file: string): Promise<void> {
  const taken = await takeFile(shell.store, file, (name, row, save) => proves(shell, name, row, save));
  if (taken === undefined) return toast(say('import-fault'));
  takenDialog(shell, taken);
  shell.refresh();
}

/** Asks whether what a link holds is to be taken in. */
export function offer(shell: Shell, file: string): void {
  offerDialog(file, () => void takeIn(shell, file));
}

/** Plays a save again and compares what it comes to. What it does not tell is the time that it took, and what par was. */
async function proves(
  { engine }: Shell,
  { game, table, figure }: Named,
  row: Row,
  save: string,
): Promise<boolean> {
  try {
    await engine.need(game, save);
    const session = engine.load(save);
    const figures: Record<string, number> = session.figures();
    const isSame =
      session.id() === row.id &&
      session.table() === table &&
      session.at() === row.moves &&
      (figure === 'time' || figure === OVER || figures[figure] === row.score);
    session.free();
    return isSame;
  } catch {
    return false;
  }
}
