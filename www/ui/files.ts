// Files and the clipboard: downloads, file names, the choice of a file, copying, and the system's dialog for
// sharing.
import { textIn } from '../engine/link-decoding';
import type { Sheet } from './sheet';
import { toast } from './toast';
import { loadSentences, say } from './words/words';

export function saveFile(name: string, content: BlobPart): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The names of devices, which Windows takes for files with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|conin|conout|(?:com|lpt)\d)$/;

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
  return `${RESERVED.test(bare) ? `${bare}-` : bare || 'tilery'}.${ending}`;
}

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
      // Closing the system's dialog is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(data.url ?? data.text ?? '');
}

/** The text of a file; undefined if it is larger than `most` bytes, with a notice, without reading it. */
export async function textOf(file: Blob, most: number): Promise<string | undefined> {
  const text = await textIn(file, most);
  if (text !== undefined) return text;
  await loadSentences('dialogs');
  toast(say('file-too-large', { size: Math.ceil(file.size / 1e6), most: Math.floor(most / 1e6) }));
  return undefined;
}

/** Lets the player choose a file and reads it. Lines end with a line feed, whatever the system writes. */
export async function openFile(most: number): Promise<string | undefined> {
  const [file] = await chooseFiles(false);
  const text = file && (await textOf(file, most));
  return text?.replace(/\r\n?/g, '\n');
}

/**
 * Lets the player choose one file or several, or take a photo if `isPhoto`. Files of any type can be chosen,
 * because some systems do not know the extensions used here.
 */
export function chooseFiles(areMany: boolean, isPhoto = false): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = areMany;
    if (isPhoto) {
      input.accept = 'image/*';
      input.capture = 'environment';
    }
    input.addEventListener('cancel', () => resolve([]));
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.click();
  });
}
