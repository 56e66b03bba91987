// Days: streaks, merging the records of two devices, and the separate place of a day's game.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { page, tilery } from '../load.mjs';
import { freshDisk, gamesNamed, same } from '../storage.mjs';

const { asidesIn } = await page('www/store/quarantine.ts');
const { Store } = await page('www/store/store.ts');
const { addDays, daysOf, united } = await page('www/store/progress/days.ts');
const { running, slotOf } = await page('www/store/runs/run.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { dayAt, numberOf, playedOn, streakOf } = await page('www/run/days/streak.ts');
const { note, recordOf } = await page('www/run/days/day-result.ts');
const { growth, marks } = await page('www/features/share/squares.ts');

beforeEach(() => {
  freshDisk();
});

/** Days before 22 November 2026; 0 is that day itself. @param {number[]} back */
const days = (...back) => new Set(back.map((n) => dayAt(numberOf('20261122') - n)));
/** @param {Set<string>} played */
const streak = (played) => streakOf(played, '20261122');

/** @param {object} [other] */
const played = (other = {}) => ({ run: 'one', state: 'over', late: 0, worth: 5, stars: 0, ...other });

test('days are numbered consecutively over months, years and leap days', () => {
  assert.equal(dayAt(numberOf('20261231') + 1), '20270101');
  assert.equal(dayAt(numberOf('20280228') + 1), '20280229');
  assert.equal(numberOf('20270301') - numberOf('20270228'), 1);
});

test('a streak counts consecutive days, today if played, and forgives one missed day a week', () => {
  same(streak(days()), { length: 0, isToday: false, isForgiven: false });
  same(streak(days(0)), { length: 1, isToday: true, isForgiven: false });
  // Today is not over, so it is not missed.
  same(streak(days(1, 2, 3)), { length: 3, isToday: false, isForgiven: false });
  same(streak(days(0, 2, 3)), { length: 3, isToday: true, isForgiven: true });
  assert.equal(streak(days(0, 3, 4)).length, 1, 'two missed days in a row end it');
  assert.equal(streak(days(2, 3)).length, 2, 'yesterday is forgiven');
  assert.equal(streak(days(3, 4)).length, 0);
  // Days 1 and 8 are missed, then days 1 and 7.
  assert.equal(streak(days(0, 2, 3, 4, 5, 6, 7, 9, 10)).length, 9);
  assert.equal(streak(days(0, 2, 3, 4, 5, 6, 8, 9)).length, 6);
  same(streak(days(0, 1, 2, 3, 4, 5, 6, 7, 9)), { length: 9, isToday: true, isForgiven: false });
  // A clock that was set back: future days do not count.
  assert.equal(streak(days(-3, -2, 0)).length, 1);
});

test('only games finished on their own day count for the streak', () => {
  const tilt = { 20261120: { deal: played() }, 20261121: { deal: played({ late: 1 }) } };
  const mound = { 20261122: { deal: played({ state: 'begun' }), puzzle: played({ state: 'won' }) } };
  const mine = { 20261119: { puzzle: played({ state: 'watched' }) } };
  same([...playedOn([tilt, mound, mine])].sort(), ['20261120', '20261122']);
});

test('merging the days of two devices is commutative, associative and idempotent', () => {
  const states = [
    played(),
    played({ run: 'two', worth: 9 }),
    played({ run: 'three', state: 'begun' }),
    played({ run: 'four', state: 'won', late: 2 }),
    played({ run: 'five', state: 'won', stars: 2, worth: -9 }),
    played({ run: 'six', state: 'won', stars: 2, worth: -7 }),
  ].map((deal) => ({ 20261122: { deal } }));
  for (const a of states) {
    for (const b of states) {
      same(united(a, b), united(b, a));
      same(united(united(a, b), b), united(a, b));
      for (const c of states) same(united(united(a, b), c), united(a, united(b, c)));
    }
  }
  const best = states.reduce((a, b) => united(a, b));
  assert.equal(best['20261122'].deal.run, 'six', 'won on the day, with the most stars and fewest moves');
  assert.equal(
    united({ 20261122: { deal: played() } }, { 20261122: { deal: played({ state: 'won', late: 1 }) } })[
      '20261122'
    ].deal.late,
    0,
  );
  same(Object.keys(united({ 20261122: {} }, { 20261101: { puzzle: played() } })), ['20261101', '20261122']);
});

test('days in an imported file are merged with those present', async () => {
  const phone = new Store();
  await addDays(phone.area, 'tilt', {
    20261120: { deal: played() },
    20261121: { deal: played({ late: 3 }) },
  });
  const file = await exportAll(phone);
  freshDisk();
  const desk = new Store();
  desk.games = gamesNamed('tilt');
  await addDays(desk.area, 'tilt', {
    20261121: { deal: played({ run: 'mine' }) },
    20261122: { deal: played() },
  });
  const taken = await takeIn(desk, file, async () => true, true);
  same(taken.items, [{ kind: 'progress', fate: 'longer' }]);
  const all = daysOf(desk.area, 'tilt');
  assert.equal(streakOf(playedOn([all]), '20261122').length, 3);
  assert.equal(all['20261121'].deal.run, 'mine');
  same((await takeIn(desk, file, async () => true, true)).items, [], 'nothing is new');
});

test('an unreadable day is quarantined, and the others stay', () => {
  const store = new Store();
  store.area.write('days.tilt', { 20261122: { deal: { run: 'a b', state: 'won' } } });
  store.area.write('days.mound', { 20261122: { deal: played() } });
  same(daysOf(store.area, 'tilt'), {});
  assert.equal(asidesIn(store.area).length, 1);
  assert.equal(daysOf(store.area, 'mound')['20261122'].deal.state, 'over');
});

/** A run of Tilt. @param {string} run @param {string} seed @param {object} [known] */
function tilt(run, seed, known = {}) {
  const session = tilery.Session.deal('tilt', '4x4', seed);
  session.play(session.legal()[0]);
  const save = session.save();
  session.free();
  return running({ save, run, time: 1, ...known });
}

test('a day’s game and the running game do not replace each other', async () => {
  const store = new Store();
  await store.depot();
  const own = tilt('own', '42');
  const ofDay = tilt('day', '20261122', { day: '20261122' });
  store.setRunning('tilt', own);
  store.setRunning(slotOf('tilt', ofDay.kind), ofDay);
  assert.equal(store.running('tilt').run, 'own');
  assert.equal(store.slotWith({ game: 'tilt', run: 'day' }), 'tilt.day');
  assert.equal(await (await store.depot()).count('tilt'), 0, 'nothing went to the shelf');
  // The next day's deal moves only the previous one to the shelf.
  store.setRunning('tilt.day', tilt('next', '20261123', { day: '20261123' }));
  await store.settled();
  same(
    (await (await store.depot()).runs('tilt', Infinity, 9)).map(
      (/** @type {{ run: string }} */ one) => one.run,
    ),
    ['day'],
  );
  assert.equal(store.running('tilt').run, 'own');
  // A file contains both.
  const file = await exportAll(store);
  freshDisk();
  const desk = new Store();
  desk.games = gamesNamed('tilt');
  await takeIn(desk, file, async () => true, true);
  await desk.settled();
  assert.equal(await (await desk.depot()).count('tilt'), 3);
});

test('a day’s deal that an earlier build stored as the running game moves to its own place', () => {
  const store = new Store();
  const ofDay = tilt('day', '20261122', { day: '20261122' });
  store.setRunning('tilt', ofDay);
  const visit = new Store();
  visit.setRunning('tilt.day', ofDay);
  assert.equal(visit.running('tilt'), undefined);
  assert.equal(visit.running('tilt.day').run, 'day');
});

test('the calendar records the end of a day’s game on the day it began', async () => {
  const store = new Store();
  const game = { id: 'tilt', records: [{ figure: 'score', order: 'higher', wonOnly: false }] };
  const run = { name: 'one', kind: 'day', day: '20261122', aim: null };
  /** @param {number} score @param {object} status */
  const play = (score, status) => ({ run, game, state: { figures: { score }, at: 30, status }, stars: 0 });
  await note(store, play(0, { state: 'playing', over: false }), '20261122');
  same(daysOf(store.area, 'tilt')['20261122'].deal, played({ state: 'begun', worth: 0 }));
  // It ends after midnight.
  await note(store, play(512, { state: 'lost', over: true }), '20261123');
  same(daysOf(store.area, 'tilt')['20261122'].deal, played({ worth: 512 }));
  // A later game has a better result, but the one of the day stays.
  const later = { ...play(9999, { state: 'lost', over: true }), run: { ...run, name: 'two' } };
  await note(store, later, '20261125');
  assert.equal(daysOf(store.area, 'tilt')['20261122'].deal.worth, 512);
  // Guests do not count for any day.
  await note(store, { ...later, run: { name: 'three', kind: 'guest', day: '20261121' } }, '20261125');
  assert.equal(daysOf(store.area, 'tilt')['20261121'], undefined);
});

test('a deal with par is recorded by moves, a puzzle by the stars earned', async () => {
  const store = new Store();
  const { records } = tilery.catalogue().find((/** @type {{ id: string }} */ { id }) => id === 'tilerama');
  assert.equal(records[0].figure, 'over', 'the first record is the distance to par');
  const state = { figures: { moves: 9 }, at: 9, status: { state: 'won', over: true } };
  const play = { game: { id: 'tilerama', records }, state, stars: 2 };
  const run = { name: 'one', kind: 'day', day: '20261122', aim: null };
  await note(store, { ...play, run, stars: 0 }, '20261122');
  await note(store, { ...play, run: { ...run, kind: 'puzzle', aim: 'solve' } }, '20261122');
  const won = { state: 'won', worth: -9 };
  same(daysOf(store.area, 'tilerama')['20261122'], {
    deal: played(won),
    puzzle: played({ ...won, stars: 2 }),
  });
  assert.equal(recordOf({ records })?.figure, 'moves');
});

test('the answer to a challenge counts for its day once it is over, and not after a solution was watched', async () => {
  const store = new Store();
  const game = { id: 'tilt', records: [{ figure: 'score', order: 'higher', wonOnly: false }] };
  const run = { name: 'one', kind: 'challenge', day: '20261122', aim: 'reach 32', auto: null };
  const puzzleOf = (/** @type {string} */ day) => daysOf(store.area, 'tilt')[day]?.puzzle;
  const played = (/** @type {object} */ status, facts = {}) => ({
    run: { ...run, ...facts },
    game,
    state: { figures: { score: 8 }, at: 4, status },
    stars: 3,
  });
  const won = { state: 'won', over: true };
  await note(store, played({ state: 'playing', over: false }), '20261122');
  assert.equal(puzzleOf('20261122'), undefined, 'it takes no place before its end');
  await note(store, played(won), '20261122');
  assert.equal(puzzleOf('20261122')?.state, 'won');
  const watched = { name: 'two', kind: 'puzzle', day: '20261121', auto: 0 };
  await note(store, played(won, watched), '20261121');
  await note(store, played(won, { day: '20261121' }), '20261121');
  assert.equal(puzzleOf('20261121')?.state, 'watched');
});

test('squares show the growth of a score, and checks', () => {
  assert.equal(growth([0, 30, 30, 40, 55]), '🟩⬜🟨🟧');
  assert.equal(growth([0, 0, 0]), '⬜⬜');
  assert.equal(marks([true, false, true]), '🟩⬜🟩');
});
