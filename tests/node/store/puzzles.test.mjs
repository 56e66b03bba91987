// Puzzles from a player's own mistakes: their selection, their schedule, and merging the records of two
// devices.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { page, tilery } from '../load.mjs';
import { freshDisk, gamesNamed, same } from '../storage.mjs';

const { Store } = await page('www/store/store.ts');
const { addPuzzles, puzzles, puzzlesOf, united } = await page('www/store/progress/puzzles.ts');
const { boardName } = await page('www/store/progress/trails.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { assess } = await page('www/run/assessment.ts');
const { answered, collect, dueOf, lessons, nextOwn, noteAnswer, waiting } = await page(
  'www/run/assignments/own-puzzles.ts',
);

beforeEach(() => {
  freshDisk();
});

/** @param {string} text @param {object} [known] */
const puzzle = (text, known = {}) => ({ text, seen: '', found: 0, ...known });

/** @param {string} grade @param {object} [known] */
const assessment = (grade, known = {}) => ({
  grade,
  loss: 10,
  share: 0.1,
  best: 'up',
  good: ['up'],
  choices: 4,
  outcome: 1,
  ...known,
});

test('a clear loss becomes a puzzle unless most other moves were as good', () => {
  const assessments = [
    assessment('best'),
    assessment('inaccuracy'),
    assessment('mistake'),
    undefined,
    assessment('blunder', { good: ['up', 'left', 'right'] }),
    assessment('blunder', { good: ['up', 'left'] }),
  ];
  same(lessons(assessments), [5, 2], 'the worst first');
});

test('an assessment lists all moves as good as the best', () => {
  const ratings = [
    { move: 'up', value: 50, outcome: 150, grade: 'best' },
    { move: 'left', value: 49, outcome: 149, grade: 'good' },
    { move: 'down', value: 5, outcome: 105, grade: 'blunder' },
  ];
  const { good, choices } = assess(ratings, 'down');
  same(good, ['up', 'left']);
  assert.equal(choices, 3);
});

for (const [id, start, played] of /** @type {[string, string, number][]} */ ([
  ['tilt', 'tilt:3x3#11', 3],
  ['tilerama', 'tilerama:classic-b-x3~4#5', 2],
  ['tileburst', 'tileburst:classic#7', 3],
  ['mound', 'mound:classic-5-8-5#3', 3],
])) {
  test(`a mistake in ${id} becomes an assignment that the better moves meet and the mistake does not`, async () => {
    const store = new Store();
    const session = tilery.Session.load(start);
    for (let n = 0; n < played; n += 1) session.play(session.legal()[0]);
    session.seek(played - 1);
    const [bad, ...others] = session.legal();
    const better = others.slice(-1);
    session.seek(played);
    const assessments = Array.from({ length: played }, () => assessment('best'));
    assessments[played - 1] = assessment('blunder', {
      best: better[0],
      good: better,
      choices: others.length + 1,
    });
    const [text] = await collect(store, session, assessments);
    assert.equal(session.at(), played, 'the game is at the same position');
    const asked = tilery.Session.load(text);
    asked.play(bad);
    assert.equal(asked.assignment(0).progress, 'lost');
    asked.undo();
    asked.play(better[0]);
    assert.equal(asked.assignment(0).progress, 'met');
    assert.equal(asked.assignment(0).stars, 3);
    assert.equal(asked.assignment(1).stars, 2, 'a hint is not an answer');
    same(Object.values(puzzlesOf(store.area, id)), [puzzle(text)]);
    session.free();
    asked.free();
  });
}

test('a solved puzzle returns after growing intervals, an unsolved one the next day', () => {
  let one = puzzle('tilt:a;aim=find up');
  assert.equal(dueOf(one), '', 'at once');
  const days = [];
  for (let day = '20261122'; day !== undefined; day = dueOf(one)) {
    one = answered(one, true, day);
    days.push(day);
  }
  same(days, ['20261122', '20261123', '20261126', '20261203', '20261217', '20270116', '20270416']);
  one = answered(one, false, '20270501');
  assert.equal(dueOf(one), '20270502');
  same(answered(one, true, '20270501'), one, 'only the first try of a day counts');
});

test('due puzzles are asked, the longest overdue first', async () => {
  const store = new Store();
  await addPuzzles(store.area, 'tilt', [
    puzzle('tilt:late', { seen: '20261122', found: 2 }),
    puzzle('tilt:old', { seen: '20261101', found: 1 }),
    puzzle('tilt:known', { seen: '20260101', found: 7 }),
    puzzle('tilt:new'),
  ]);
  const texts = waiting(store, 'tilt').map((/** @type {any} */ { puzzle: { text } }) => text);
  same(texts, ['tilt:new', 'tilt:old', 'tilt:late']);
  assert.equal(nextOwn(store, 'tilt', '20261122').text, 'tilt:new');
  await noteAnswer(store, 'tilt', 'tilt:new', 3, '20261122');
  assert.equal(nextOwn(store, 'tilt', '20261122').text, 'tilt:old');
  await noteAnswer(store, 'tilt', 'tilt:old', 2, '20261122');
  assert.equal(nextOwn(store, 'tilt', '20261122'), undefined);
  assert.notEqual(nextOwn(store, 'tilt', '20261123'), undefined);
  await noteAnswer(store, 'tilt', 'tilt:of-the-trail', 3, '20261122');
  assert.equal(
    Object.keys(puzzlesOf(store.area, 'tilt')).length,
    4,
    'other assignments do not become puzzles',
  );
});

test('merging two devices is order-independent, and the last answer counts', async () => {
  const states = [
    puzzle('tilt:a'),
    puzzle('tilt:a', { seen: '20261120', found: 3 }),
    puzzle('tilt:a', { seen: '20261121', found: 0 }),
    puzzle('tilt:a', { seen: '20261121', found: 4 }),
    puzzle('tilt:b', { seen: '20261119', found: 1 }),
  ];
  for (const a of states) for (const b of states) same(united([a], [b]), united([b], [a]));
  same(united(states, []), {
    [boardName('tilt:a')]: states[2],
    [boardName('tilt:b')]: states[4],
  });
  assert.equal(
    Object.keys(
      united(
        Array.from({ length: 150 }, (_, n) => puzzle(`tilt:${n}`)),
        [],
      ),
    ).length,
    100,
  );

  const phone = new Store();
  await addPuzzles(phone.area, 'tilt', states);
  const file = await exportAll(phone);
  freshDisk();
  const desk = new Store();
  desk.games = gamesNamed('tilt');
  const taken = await takeIn(desk, file, async () => true, true);
  same(taken.items, [{ kind: 'progress', fate: 'longer' }]);
  same(puzzlesOf(desk.area, 'tilt'), puzzlesOf(phone.area, 'tilt'));
  same((await takeIn(desk, file, async () => true, true)).items, []);
});

test('only puzzles under their own names are read', () => {
  const one = puzzle('tilt:a');
  same(puzzles({ [boardName('tilt:a')]: one }), { [boardName('tilt:a')]: one });
  for (const data of [
    null,
    [],
    { zz: one },
    { [boardName('tilt:a')]: { ...one, found: -1 } },
    { [boardName('tilt:a')]: { ...one, seen: 'x' } },
  ])
    assert.equal(puzzles(data), undefined);
});
