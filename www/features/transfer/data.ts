// Exports all stored data to a file, and imports it again.

import type { Shell } from '../../app/shell';
import { textIn } from '../../run/link';
import { OVER } from '../../run/rated';
import type { Row, TableName } from '../../store/tables';
import { exportAll, MAX_FILE as MAX_EXPORT, takeIn as takeFile } from '../../store/transfer';
import type { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { learn, say } from '../../ui/words';
import { today } from '../days/daily';
import { offerDialog, takenDialog } from './import-report';

type Named = Omit<TableName, 'order'>;

/** Downloads a text or bytes as a file. */
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

/** Converts a title to a file name of letters, digits and hyphens only, which no system can misinterpret. */
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

/** Copies a text to the clipboard. */
export async function copy(text: string, sheet?: Sheet): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    sheet?.close();
    toast(say('copied'));
  } catch {
    toast(say('copy-fault'));
  }
}

/** Shares data through the system's dialog if there is one, or else shows a link to copy. */
export async function handOn(data: ShareData): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share(data);
    } catch (error) {
      // Closing the system's dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(data.url ?? data.text ?? '');
}

/** The text of a file; undefined if it is larger than `most` bytes, with a notice, without reading it. */
export async function textOf(file: Blob, most = MAX_EXPORT): Promise<string | undefined> {
  const text = await textIn(file, most);
  if (text !== undefined) return text;
  await learn('dialogs');
  toast(say('file-too-large', { size: Math.ceil(file.size / 1e6), most: Math.floor(most / 1e6) }));
  return undefined;
}

/**
 * Lets the player choose a file and reads it. All files can be chosen, because some systems do not know the
 * extensions used here.
 */
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

/** Imports a file of exported data, and reports the result. */
export async function takeIn(shell: Shell, file: string): Promise<void> {
  const taken = await takeFile(shell.store, file, (name, row, save) => proves(shell, name, row, save));
  if (taken === undefined) return toast(say('import-fault'));
  takenDialog(shell, taken);
  shell.refresh();
}

/** Asks for confirmation before importing the data in a link. */
export function offer(shell: Shell, file: string): void {
  offerDialog(file, () => void takeIn(shell, file));
}

/**
 * Verifies a result by replaying its save. The save contains neither the time taken nor the par at that time.
 */
async function proves(
  { engine }: Shell,
  { game, table, figure }: Named,
  row: Row,
  save: string,
): Promise<boolean | 'unchecked'> {
  try {
    await engine.need(game, save);
    const { isBearable } = await import('../../run/trial');
    if (!(await isBearable(engine, game, save, false))) return 'unchecked';
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
