// Packs: several games in one text (docs/notation.md). Only Rust checks whether the games can be played.
import { bare } from '../shape';
import { visible } from '../visible';

export interface Pack {
  title: string;
  author: string;
  games: string[];
}

/** The maximum number of games, and of characters. With them, an exported page is smaller than a megabyte. */
export const MOST_GAMES = 24;
export const MOST_CHARS = 256 * 1024;

const HEADER = 'pack 1';

/** The fault of a text: the name of a sentence, with arguments. */
export class PackFault extends Error {
  readonly fault: 'pack-none' | 'pack-newer' | 'pack-large' | 'pack-many' | 'pack-empty' | 'pack-line';
  readonly args: { most: number; line: number };

  constructor(fault: PackFault['fault'], args: Partial<PackFault['args']> = {}) {
    super(fault);
    this.fault = fault;
    this.args = { most: 0, line: 0, ...args };
  }
}

/** A title or an author's name without characters that nobody sees. */
const nameOf = (text: string): string => visible(text);

/** Reads a pack. Throws a `PackFault`. */
export function parsePack(text: string): Pack {
  if (text.length > MOST_CHARS) throw new PackFault('pack-large', { most: MOST_CHARS / 1024 });
  const lines = text.split(/\r\n?|\n/);
  if (lines.filter((line) => line === 'game').length > MOST_GAMES)
    throw new PackFault('pack-many', { most: MOST_GAMES });
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start]?.trimEnd() ?? '';
  if (first !== HEADER) throw new PackFault(/^\s*pack \d/.test(first) ? 'pack-newer' : 'pack-none');
  const head = bare<string>();
  const games: string[][] = [];
  for (const [n, line] of lines.entries()) {
    if (n <= start || line.trim() === '') {
      games.at(-1)?.push('');
      continue;
    }
    const game = games.at(-1);
    const [, word = '', value = ''] = /^(title|author) (.+)$/.exec(line) ?? [];
    if (line === 'game') games.push([]);
    else if (game !== undefined && line.startsWith('  ')) game.push(line.slice(2).trimEnd());
    else if (game === undefined && word !== '' && head[word] === undefined) head[word] = nameOf(value);
    else throw new PackFault('pack-line', { line: n + 1 });
  }
  const texts = games.map((game) => `${game.join('\n').trim()}\n`).filter((game) => game !== '\n');
  if (texts.length === 0) throw new PackFault('pack-empty');
  return { title: head.title ?? '', author: head.author ?? '', games: texts };
}

/** The canonical text of a pack. */
export function printPack({ title, author, games }: Pack): string {
  const head = Object.entries({ title: nameOf(title), author: nameOf(author) }).flatMap(([word, value]) =>
    value === '' ? [] : [`${word} ${value}`],
  );
  const indented = (line: string) => (line.trim() === '' ? '' : `  ${line.trimEnd()}`);
  const blocks = games.flatMap((text) => ['', 'game', ...text.trim().split('\n').map(indented)]);
  return `${[HEADER, ...head, ...blocks].join('\n')}\n`;
}
