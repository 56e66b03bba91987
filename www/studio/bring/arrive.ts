// Takes what is pasted into the studio, dropped on it, or opened from a file: projects, packs, pictures, games
// and levels of other tools. Everything else is left to the page.
import { pageOf } from '../../engine/heads';
import { asSent } from '../../engine/pasted';
import { textOf } from '../../ui/files';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import { GAME, MAX_TEXT, projectOf } from '../project/games';
import { bringGame } from './begin';
import type { Image } from './cut';
import { decodePiskel, imageReader, isPiskel } from './image';
import { ImageError } from './image-error';
import { bringPictures } from './pictures';
import { sourceOf } from './recognise';

/** Takes files one after another, or a text where there are none. */
export async function arrive(host: Studio, files: readonly File[], text: string): Promise<void> {
  for (const file of files) {
    const image = await imageReader(file);
    if (image !== undefined) {
      await pictures(host, file.name, image);
      continue;
    }
    const content = await textOf(file, MAX_TEXT);
    if (content === undefined) continue;
    if (isPiskel(content)) await pictures(host, file.name, () => decodePiskel(content));
    else await arriveText(host, content.replace(/\r\n?/g, '\n'));
  }
  if (files.length === 0 && text.trim() !== '') await arriveText(host, text);
}

/** Shows the dialog for an image, or says why it cannot be read. */
async function pictures(host: Studio, name: string, read: () => Promise<Image>): Promise<void> {
  try {
    bringPictures(host, await read(), name);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    host.toast(say(`studio-${error.fault}`, { name }));
  }
}

/** True for the text of a project. */
const isProject = (text: string): boolean => text.startsWith(`${GAME} `) || text.startsWith('studio ');

/** Takes a text. */
export async function arriveText(host: Studio, given: string): Promise<void> {
  const text = asSent(given, (one) => pageOf(one) === 'pack' || isProject(one));
  if (pageOf(text) === 'pack') await host.shell.openPage('pack', { text });
  else if (sourceOf(text) !== undefined) await bringGame(host, text);
  else if (isProject(text)) await host.copy(projectOf(text));
  else {
    const fault = await host.shell.opening.openFile(given);
    if (fault !== undefined) host.toast(fault, { ms: Number.POSITIVE_INFINITY });
  }
}
