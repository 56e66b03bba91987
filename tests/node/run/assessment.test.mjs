// Verdicts on moves, in English.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { page } from '../load.mjs';

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
Object.assign(globalThis, { document: { documentElement: {} } });
const { loadSentences, setLanguage } = await page('www/ui/words/words.ts');
const { assess } = await page('www/run/assessment.ts');
const { assessmentText } = await page('www/play/advice/assessment-text.ts');

before(async () => {
  await setLanguage('en');
  const games = ['tilt', 'tileburst', 'mound', 'tilerama', 'tilecode'];
  await loadSentences('panels', ...games.flatMap((game) => [game, `${game}-dialogs`]));
});

/** @param {string} game @param {string} move @param {object} known */
const told = (game, move, known) =>
  assessmentText(game, 6, move, { grade: 'blunder', loss: 0, best: 'up', outcome: 100, ...known });

test('a loss is rounded to significant digits and names its unit', () => {
  assert.match(
    told('mound', 'drop 1', { best: 'lift 8', loss: 3.6 }),
    /lift column 8, saving about 4 bricks\. At least 99 of 100 such verdicts/,
  );
  assert.match(
    told('tilecode', 'U', { best: 'R', loss: 123 }),
    /the right arrow, 123 presses fewer\. That is/,
  );
});

test('an estimated loss in points is described by its reason and its certainty', () => {
  const why = { id: 'tilt-why-corner', args: { value: 64 } };
  assert.equal(
    told('tilt', 'left', { loss: 33_387.4, why }),
    'Move 7, left: a blunder. Better: up. It keeps the 64 in its corner. Nine of ten such verdicts hold in a longer search.',
  );
  assert.doesNotMatch(told('tileburst', 'swap', { loss: 15_161, best: 'place 0 r1c1' }), /points/);
  assert.equal(told('tilt', 'up', { grade: 'best', best: 'up', why }), 'Move 7, up: the best there was.');
});

test('a reason that also applies to the played move is left out', () => {
  const [corner, merge] = ['tilt-why-corner', 'tilt-why-merges'].map((id) => ({ id, args: { value: 64 } }));
  /** @param {object | undefined} best @param {object | undefined} played */
  const why = (best, played) => {
    const ratings = [
      { move: 'up', value: 900, outcome: 900, grade: 'best', why: best },
      { move: 'left', value: 100, outcome: 100, grade: 'blunder', why: played },
    ];
    return assess(ratings, 'left').why;
  };
  assert.deepEqual(why(corner, merge), corner);
  assert.deepEqual(why(corner, undefined), corner);
  assert.equal(why(corner, structuredClone(corner)), undefined);
});

test('if a move loses everything, the better one is described positively', () => {
  const lost = { loss: Number.POSITIVE_INFINITY, outcome: Number.NEGATIVE_INFINITY };
  assert.equal(
    told('tilecode', 'U', { ...lost, best: 'R' }),
    'Move 7, the up arrow: a blunder. Better: the right arrow, after which the level could still be won. That is proven.',
  );
  assert.match(
    told('tilerama', 'r1c1 up', { ...lost, best: 'r2c1 left' }),
    /after which the board could still be solved\. /,
  );
  assert.equal(
    told('tilecode', 'U', { ...lost, loss: 0, grade: 'best', best: 'U' }),
    'Move 7, the up arrow: it could not be won any more.',
  );
});

test('two moves with the same name are distinguished', () => {
  assert.equal(
    told('tileburst', 'place 0 r2c1', { best: 'place 1 r2c1', loss: 15_161 }),
    'Move 7, as it was drawn at row 2, column 1: a blunder. Better: turned once at row 2, column 1. At least 99 of 100 such verdicts hold in a longer search.',
  );
  assert.match(
    told('tileburst', 'place 0 r2c1', { best: 'place m3 r4c1' }),
    /Better: at row 4, column 1/,
    'and only if necessary',
  );
});
