// Writes the catalogue of a package's games beside it, so that the page can list all games before it loads
// one, and the files that it fetches later: the trail, the first board and the difficulties of each game.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? '';
const { catalogue, initSync, trails } = await import(pathToFileURL(join(folder, 'tilery.js')).href);
initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
/**
 * Leaves out the sentences of games, which only tests need, and difficulties, which have their own files.
 * @param {string} key
 * @param {unknown} value
 */
const forPage = (key, value) => (key === 'sentences' || key === 'difficulty' ? undefined : value);
/**
 * The chapter of the first board, which the page shows before there is a trail.
 * @param {{ chapter: string }} one
 */
const isWelcome = ({ chapter }) => chapter === 'welcome';
/** The chapters of a game's trail, without the first board. @param {string} id */
const trailOf = (id) => trails(id).filter((/** @type {any} */ one) => !isWelcome(one));
/** The number of boards of a game's trail, which the home names before it fetches the trail. @param {string} id */
const puzzlesOf = (id) =>
  trailOf(id).reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.boards.length, 0);
const games = catalogue().map((/** @type {any} */ game) => ({ ...game, puzzles: puzzlesOf(game.id) }));
writeFileSync(join(folder, 'catalogue.json'), `${JSON.stringify(games, forPage)}\n`);

/** Writes a file for each game with contents. @param {string} name @param {(id: string) => object} tell */
function writeBeside(name, tell) {
  const beside = join(folder, name);
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside);
  for (const { id } of catalogue()) {
    const told = tell(id);
    if (Object.keys(told).length > 0) writeFileSync(join(beside, `${id}.json`), `${JSON.stringify(told)}\n`);
  }
}

writeBeside('trails', trailOf);
writeBeside('welcome', (id) => trails(id).find(isWelcome)?.boards[0] ?? {});
writeBeside('difficulties', (id) => {
  /** @type {{ params: string, difficulty?: number }[]} */
  const presets = catalogue().find((/** @type {{ id: string }} */ game) => game.id === id).presets;
  return Object.fromEntries(
    presets.flatMap(({ params, difficulty }) => (difficulty === undefined ? [] : [[params, difficulty]])),
  );
});
