// Reads files that belong together: maps, and the tilesets and levels that maps keep in files of their own.
import { mapFormatOf } from '../../../engine/foreign-games';
import { type Fields, parsed } from './fields';
import { readLdtk } from './ldtk';
import { baseName, type Foreign, Gathering, MapError } from './model';
import { readTable } from './table';
import { isTileset, readTiled } from './tiled';
import { asJson } from './xml';

/** A text with the name of its file; an empty name if it was pasted. */
export interface GivenText {
  readonly name: string;
  readonly text: string;
}

/** Reads all maps in some texts, each of which is a part of one. Throws a {@link MapError}. */
export async function readMaps(given: readonly GivenText[]): Promise<Foreign> {
  const into = new Gathering();
  const others = new Map<string, Fields>();
  const maps: (() => void | Promise<void>)[] = [];
  let alone: MapError | undefined;
  for (const { name, text } of given) {
    const format = mapFormatOf(text);
    if (format === 'table') {
      maps.push(() => readTable(text, name, into));
      continue;
    }
    const isXml = /^\s*</.test(text.replace(/^\uFEFF/, ''));
    const root = isXml ? asJson(text, name) : parsed(text.replace(/^\uFEFF/, ''), name);
    if (format === 'ldtk') {
      if (Array.isArray(root.layerInstances)) {
        others.set(baseName(name), root);
        alone ??= new MapError('level', { name });
      } else maps.push(() => readLdtk(root, others, into));
    } else if (isTileset(root)) {
      others.set(baseName(name), root);
      alone ??= new MapError('tileset', { name });
    } else maps.push(() => readTiled(root, name, others, into));
  }
  if (maps.length === 0 && alone !== undefined) throw alone;
  for (const read of maps) await read();
  return into.done();
}
