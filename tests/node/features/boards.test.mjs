// The boards of a game: what trails, tables and statistics tell about each.
import assert from 'node:assert/strict';
import test from 'node:test';
import { page, tilery } from '../load.mjs';

(await page('www/engine/packages.ts')).isReady(tilery);
const { boardIn, knownBoards } = await page('www/features/new-game/board-progress.ts');
const { families } = await page('www/features/new-game/boards.ts');
const { boardName } = await page('www/store/progress/trails.ts');

/**
 * @type {{ id: string, presets: { params: string, group: string | null, difficulty?: number }[], records: { figure: string, order: string }[] }}
 */
const game = tilery.catalogue().find((/** @type {{ id: string }} */ { id }) => id === 'tilerama');

/**
 * A store with stars on a trail, proven rows of tables by `FIGURE.TABLE`, and statistics of tables.
 * @param {{ stars?: object, rows?: Record<string, object[]>, tallies?: object }} kept
 */
const storeWith = ({ stars = {}, rows = {}, tallies = {} }) => ({
  area: {
    read: () => stars,
    keys: (/** @type {string} */ start) =>
      Object.keys(rows)
        .map((key) => `table.tilerama.${key}`)
        .filter((key) => key.startsWith(start)),
  },
  tallies: async () => tallies,
  tables: {
    proven: (/** @type {{ figure: string, table: string }} */ { figure, table }) =>
      rows[`${figure}.${table}`] ?? [],
  },
});

test('parameters, ids and positions start with their board', () => {
  const texts = ['rim-x3', 'rim-x3~6', 'rim-x3!60s', 'rim-x3~6#7', 'rim-x3#1;aim=solve', 'own@+ +'];
  assert.deepEqual(texts.map(boardIn), ['rim-x3', 'rim-x3', 'rim-x3', 'rim-x3', 'rim-x3', 'own']);
});

test('a board shows the most stars of its trail and its deals, and counts as tried after a finished game', async () => {
  /** @type {{ boards: { text: string }[] }[]} */
  const trail = tilery.trails('tilerama');
  const text = trail
    .flatMap(({ boards }) => boards)
    .find((stop) => stop.text.startsWith('tilerama:rim-x4'))?.text;
  const known = await knownBoards(
    storeWith({
      stars: { [boardName(text)]: 2 },
      rows: {
        'over.classic-a-x3': [{ moves: 12, score: 2 }],
        'over.rim-x4~6': [{ moves: 20, score: 14 }],
        'over.moebius-x3': [{ moves: 9, score: 0, hinted: true }],
        'time.twist-x3': [{ moves: 9, score: 8000 }],
      },
      tallies: { 'donut-x3~5': [] },
    }),
    game,
  );
  const of = (/** @type {string} */ params) => [known(params).stars, known(params).isTried];
  assert.deepEqual(of('classic-a-x3'), [2, true], 'two moves over a par of ten');
  assert.deepEqual(of('rim-x4'), [2, true], 'the trail has more stars than the own deal');
  assert.deepEqual(of('moebius-x3'), [1, true], 'at par, with hints');
  assert.deepEqual(of('twist-x3'), [undefined, true], 'no stars without par');
  assert.deepEqual(of('donut-x3'), [undefined, true], 'ended without a solution');
  assert.deepEqual(of('donut-x4'), [undefined, false]);
});

test('every board of a family is listed with its difficulty', async () => {
  const known = await knownBoards(storeWith({}), game);
  /** @type {{ id: string, presets: { params: string }[] }[]} */
  const all = families(game.presets);
  assert.equal(all.flatMap(({ presets }) => presets).length, game.presets.length);
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  for (const { params, difficulty } of game.presets) {
    assert.equal(known(params).difficulty, difficulty, params);
    assert.ok(difficulty !== undefined && difficulty >= 1 && difficulty <= 5, params);
  }
});
