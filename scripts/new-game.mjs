// Starts a new game: copies crates/template and its accompanying files, and adds the copy to the lists of
// games.
//
//   npm run new-game -- lights
//
// The next steps are in docs/adding-a-game.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gamesNamedIn } from './check/invariants.mjs';
import { filesUnder, games, at as inRoot, isMain, main, must, Problem, root, toolEnv } from './lib.mjs';

const TEMPLATE = 'crates/template';
/** The template's files outside its crate, by folder. */
const BESIDE = `${TEMPLATE}/beside`;

/**
 * Names that a crate cannot have: keywords of Rust, including reserved ones, its libraries, and crates of the
 * project.
 */
const RESERVED = new Set(
  `abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let
  loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof union unsafe
  unsized use virtual where while yield alloc core std test proc kit collection web default tilery`.split(
    /\s+/,
  ),
);

/**
 * The reason why a game cannot have a name; undefined when it can.
 * @param {string} id
 * @param {string} at the top of the repository
 */
export function faultOf(id, at = root) {
  if (!/^[a-z]{2,20}$/.test(id)) {
    return 'a name is one word of 2 to 20 small letters, a to z, for use in notation (`tilt:4x4#42`), Rust and addresses';
  }
  if (RESERVED.has(id)) return 'Rust, or a crate that all games share, has that name already';
  if (existsSync(join(at, 'crates', id)) || games(at).includes(id)) return 'there is a game of that name';
  const [place] = gamesNamedIn(join(at, 'www'), [id]);
  if (place !== undefined) {
    return `the page uses the word itself (${relative(at, place.file)}:${place.line}), where no game may be named`;
  }
  return undefined;
}

/**
 * Writes a new game. Returns the files that are new or changed, from the top of the repository.
 * @param {string} id
 * @param {string} at the top of the repository
 */
export function newGame(id, at = root) {
  const fault = faultOf(id, at);
  if (fault !== undefined) throw new Problem(`no game can be called "${id}": ${fault}`);
  const type = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const renamed = (/** @type {string} */ text) =>
    text.replaceAll('template', id).replaceAll('Template', type);

  /** @type {string[]} */
  const written = [];
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    writeFileSync(join(at, file), text);
    written.push(file);
  };
  /** @param {string} file @param {(text: string) => string} change */
  const edit = (file, change) => {
    const text = readFileSync(join(at, file), 'utf8');
    const changed = change(text);
    if (changed === text)
      throw new Problem(`${file} has changed its form, so the game could not be listed there`);
    write(file, changed);
  };

  for (const path of filesUnder(join(at, TEMPLATE), (name) => name !== 'target')) {
    const file = relative(at, path).replaceAll('\\', '/');
    const isBeside = file.startsWith(`${BESIDE}/`);
    const to = isBeside ? renamed(file.slice(BESIDE.length + 1)) : renamed(file);
    write(to, renamed(readFileSync(path, 'utf8')));
  }
  edit('crates/collection/Cargo.toml', (text) =>
    text
      .replace(
        /^# For tests of the layers/m,
        `${id} = { package = "tilery-${id}", path = "../${id}", optional = true }\n$&`,
      )
      .replace(/^(default = \[.*)\]$/m, `$1, "${id}"]`),
  );
  edit('crates/collection/src/lib.rs', (text) =>
    text.replace(
      /^(games! \{\n(?: {4}.*\n)*)\}/m,
      `$1    "${id}" => tilery_kit::Session<${id}::${type}>,\n}`,
    ),
  );
  edit('www/locales/examples.ts', (text) =>
    text.replace(/\n\};\n$/, `\n  ${id}: ['${id}:3x2@.../*.*'],\n};\n`),
  );
  return written;
}

/**
 * Writes the recorded games again: their hashes are of positions, which contain the game's name.
 * @param {string} id
 */
export const recording = (id) => ({
  args: ['test', '--quiet', '-p', `tilery-${id}`, 'recorded_files::plays'],
  env: { TILERY_UPDATE: '1' },
});

if (isMain(import.meta.url)) {
  await main(() => {
    const [id, ...more] = process.argv.slice(2);
    if (id === undefined || more.length > 0) throw new Problem('name the game: npm run new-game -- lights');
    const written = newGame(id);
    // Formats the files, since a name of another length changes line breaks.
    must(process.execPath, [inRoot('scripts', 'format.mjs')]);
    const { args, env } = recording(id);
    must('cargo', args, { env: { ...toolEnv(), ...env } });
    const beside = written.filter((file) => !file.startsWith(`crates/${id}/`));
    console.log(`crates/${id} is a game now. Beside it:\n${beside.map((file) => `  ${file}`).join('\n')}`);
    console.log(`\nPlay it: npm start, then /#${id}`);
    console.log(`Run its tests: cargo test -p tilery-${id}`);
    console.log('Next steps: docs/adding-a-game.md');
  });
}
