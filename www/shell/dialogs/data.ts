// Everything that is kept, as a file, and back.

import { today } from '../daily';
import type { Shell } from '../shell';
import { toast } from '../toast';
import { say } from '../words';

/** Hands a text or bytes to the player as a file. */
export function saveFile(name: string, content: BlobPart): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Asks for a file and reads it. */
export function openFile(accept: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => resolve(input.files?.[0]?.text()));
    input.click();
  });
}

export function exportData(shell: Shell): void {
  shell.play.flush();
  saveFile(`tilery-${today()}.json`, shell.store.export());
}

export async function importData(shell: Shell): Promise<void> {
  const file = await openFile('.json,application/json');
  if (file === undefined) return;
  const taken = await shell.store.import(file);
  toast(taken === undefined ? say('import-fault') : say('imported', { count: taken }));
  shell.refresh();
}
