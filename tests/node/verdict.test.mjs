// Verdicts on moves, in English.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { page } from './load.mjs';

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
Object.assign(globalThis, { document: { documentElement: {} } });
const { learn, speak } = await page('www/shell/words.ts');
const { verdictText } = await page('www/shell/panels/verdict.ts');

before(async () => {
  await speak('en');
  const games = ['tilt', 'tileburst', 'mound', 'tilerama', 'tilecode'];
  await learn('panels', ...games.flatMap((game) => [game, `${game}-dialogs`]));
});

/** @param {string} game @param {string} move @param {object} known */
const told = (game, move, known) =>
  verdictText(game, 6, move, { grade: 'blunder', loss: 0, best: 'up', outcome: 100, ...known });

test('a loss is rounded to significant digits and names its unit', () => {
  assert.equal(
    told('tilt', 'left', { loss: 24_387.4 }),
    'Move 7, left: a blunder. Better: up, about 24,000 points more.',
  );
  assert.match(told('tilt', 'left', { loss: 403.2 }), /about 400 points more\.$/);
  assert.match(
    told('mound', 'drop 1', { best: 'lift 8', loss: 3.6 }),
    /lift column 8, saving about 4 bricks\.$/,
  );
  assert.match(told('tilecode', 'U', { best: 'R', loss: 123 }), /the right arrow, 123 presses fewer\.$/);
});

test('if a move loses everything, the better one is described positively', () => {
  const lost = { loss: Number.POSITIVE_INFINITY, outcome: Number.NEGATIVE_INFINITY };
  assert.equal(
    told('tilecode', 'U', { ...lost, best: 'R' }),
    'Move 7, the up arrow: a blunder. Better: the right arrow, after which the level could still be won.',
  );
  assert.match(
    told('tilerama', 'r1c1 up', { ...lost, best: 'r2c1 left' }),
    /after which the objective could still be reached\.$/,
  );
  assert.equal(
    told('tilecode', 'U', { ...lost, loss: 0, grade: 'best', best: 'U' }),
    'Move 7, the up arrow: all was lost already.',
  );
});

test('two moves with the same name are distinguished', () => {
  assert.equal(
    told('tileburst', 'place 0 r2c1', { best: 'place 1 r2c1', loss: 15_161 }),
    'Move 7, as it was drawn at row 2, column 1: a blunder. Better: turned once at row 2, column 1, about 15,000 points more.',
  );
  assert.match(
    told('tileburst', 'place 0 r2c1', { best: 'place m3 r4c1' }),
    /Better: at row 4, column 1/,
    'and only if necessary',
  );
});
