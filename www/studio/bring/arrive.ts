// Takes what is pasted into the studio, dropped on it, or opened from a file: projects, packs, exported
// pages, pictures, games, levels and maps of other tools. Everything else is left to the page.

import { sourceOf } from '../../engine/foreign-games';
import { pageOf } from '../../engine/heads';
import { asSent } from '../../engine/pasted';
import { textOf } from '../../ui/files';
import { hideToast } from '../../ui/toast';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import { GAME, MAX_TEXT, projectOf } from '../project/games';
import { bring } from './bring';
import type { Image } from './cut';
import { decodePiskel, imageReader, isPiskel } from './image';
import { ImageError } from './image-error';
import { takeMaps } from './maps/begin';
import type { GivenImage } from './maps/maps';
import type { GivenText } from './maps/read';
import { whatItIs } from './others';
import { gamesInArchive, gamesInPage, isArchive } from './own';
import { bringPictures } from './pictures';
import { keepProjects } from './several';

/** The maximum size of a file, in bytes: exported pages contain their package. */
const MAX_FILE = 1 << 24;

/**
 * Takes files one after another, or a text where there are none. Maps are taken with the other files that came
 * with them.
 */
export async function arrive(host: Studio, files: readonly File[], text: string): Promise<void> {
  // A notice about what came before may stay, and would hide one about this.
  hideToast();
  const maps: GivenText[] = [];
  const images: GivenImage[] = [];
  for (const file of files) {
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (isArchive(head)) {
      await archive(host, file);
      continue;
    }
    const image = imageReader(file, head);
    if (image !== undefined) {
      images.push({ name: file.name, read: image });
      continue;
    }
    // Exported pages, maps and data begin so.
    const isLarge = head[0] === 0x3c || head[0] === 0x7b;
    const content = await textOf(file, isLarge ? MAX_FILE : MAX_TEXT);
    if (content === undefined) continue;
    const plain = content.replace(/\r\n?/g, '\n');
    if (isPiskel(content)) images.push({ name: file.name, read: () => decodePiskel(content) });
    else if (sourceOf(plain) === 'map') maps.push({ name: file.name, text: plain });
    else await arriveText(host, plain);
  }
  if (maps.length > 0) await takeMaps(host, maps, images);
  else for (const { name, read } of images) await pictures(host, name, read);
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

/** Takes the games of an exported archive, or says that there are none. */
async function archive(host: Studio, file: File): Promise<void> {
  const games = file.size > MAX_FILE ? [] : gamesInArchive(new Uint8Array(await file.arrayBuffer()));
  if (games.length > 0) await keepAll(host, games);
  else host.toast(say('studio-archive-empty', { name: file.name }));
}

/** Opens a game as a project, or keeps each of several as one. */
async function keepAll(host: Studio, games: readonly string[]): Promise<void> {
  const [first, ...others] = games;
  if (first !== undefined && others.length === 0) await host.copy(projectOf(first));
  else keepProjects(host, games);
}

const isProject = (text: string): boolean => text.startsWith(`${GAME} `) || text.startsWith('studio ');

export async function arriveText(host: Studio, given: string): Promise<void> {
  const isOurs = (one: string) => pageOf(one) === 'pack' || isProject(one) || sourceOf(one) !== undefined;
  const text = asSent(given, isOurs);
  const games = gamesInPage(given);
  if (games.length > 0) await keepAll(host, games);
  else if (sourceOf(given) === 'map')
    await takeMaps(host, [{ name: '', text: given.replace(/\r\n?/g, '\n') }]);
  else if (pageOf(text) === 'pack') await host.shell.openPage('pack', { text });
  else if (sourceOf(text) !== undefined) bring(host, text);
  else if (isProject(text)) await host.copy(projectOf(text));
  else {
    const fault = whatItIs(given) ?? (await host.shell.opening.openFile(given));
    if (fault !== undefined) host.toast(fault, { ms: Number.POSITIVE_INFINITY });
  }
}
