// A sample of every stored value, for tests that walk the registry.
import { page } from '../load.mjs';

const { bare } = await page('www/store/shape.ts');
const { boardName, stars } = await page('www/store/progress/trails.ts');

const run = { run: 'one', save: 'tilery 1\nid tilt:4x4~0123\nat 1\nleft\n', time: 5 };
const counted = { won: true, clock: 9, facts: { moves: 3 }, time: 7, table: '4x4' };
const tally = (games = 1) => ({
  a: { '4x4': { games, won: 0, clock: 5, numbers: {}, spreads: {} } },
});
const row = { score: 8, moves: 3, date: '2026-11-25', undone: false, hinted: false, id: '', replay: '' };
const project = { id: 'p', title: 'P', text: 'a game', made: 1, changed: 2, binned: null };
const deal = (state = 'won') => ({ 20261125: { deal: { run: 'r', state, late: 0, worth: 1, stars: 0 } } });
const puzzle = (seen = '') => ({ [boardName('#t')]: { text: '#t', seen, found: 0 } });

/**
 * A key for each entry with a value, or with two values if they merge. @type {Record<string, [string,
 * ...unknown[]]>}
 */
export const SAMPLES = {
  settings: ['settings', { theme: 'dark' }],
  browser: ['browser', 'abc'],
  before: ['before.tilt', 'one'],
  importing: ['importing.x', { done: 1, total: 2, time: 3 }],
  game: ['game.tilt.day', run],
  work: ['work.workshop.one', run],
  left: ['left.one', { ...run, game: 'tilt' }],
  run: ['run.one', { ...run, game: 'tilt' }],
  kept: ['kept.tilt', [run]],
  table: ['table.tilt.score.4x4', { order: 'higher', rows: [row] }],
  scores: ['scores.tilt.score.4x4', 'scores 1 higher\n8 3 2026-11-25 - - -\n'],
  replay: ['replay.one', { game: 'tilt', save: run.save, time: 1 }],
  project: ['project.p', project],
  versions: ['versions.p', [{ text: 'before', time: 1 }]],
  edits: ['edits.p', 'tilery 1'],
  tutorial: ['tutorial.p', { step: 2 }],
  tiles: ['tiles.p', bare([['terrain/4', 'grass']])],
  state: ['state.p', { project }],
  counted: ['counted.tilt.one', counted, { ...counted, time: 8 }],
  stats: ['stats.tilt', tally(), tally(2)],
  days: ['days.tilt', deal('begun'), deal()],
  trail: ['trail.tilt', stars({ '0123abcd': 1 }), stars({ '0123abcd': 3, '4567abcd': 2 })],
  puzzles: ['puzzles.tilt', puzzle(), puzzle('20261125')],
  sent: ['sent.own', { '2026-11-28 1200 0 7': 5 }, { '2026-11-28 1200 0 7': 4, '2026-11-27 900 1 3': 6 }],
  league: ['league.own', { 'mtilt:4x4~aa': 5 }, { 'mtilt:4x4~aa': -6, 'mtilt:4x4~bb': 3 }],
};
