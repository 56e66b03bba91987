// Every stored field is checked for its type and its range: the registry is walked with values at the bounds of
// each field and beyond, and with names that plain objects know already.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import 'fake-indexeddb/auto';
import { plainMapsIn } from '../../../scripts/check/invariants.mjs';
import { page } from '../load.mjs';
import { freshDisk } from '../storage.mjs';
import { SAMPLES } from './samples.mjs';

Object.assign(globalThis, { document: { documentElement: {} } });
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
freshDisk();

const { KEPT, united } = await page('www/store/kept.ts');
const { daysOf } = await page('www/store/progress/days.ts');
const { addStars, starsOn } = await page('www/store/progress/trails.ts');
const { bare } = await page('www/store/shape.ts');
const { settings } = await page('www/store/settings.ts');
const { visible } = await page('www/store/visible.ts');
const { byTable, merge, sum } = await page('www/store/statistics.ts');
const { joined, Store } = await page('www/store/store.ts');
const { starsText } = await page('www/ui/words/game-names.ts');
const { date, duration, moment, number, setLanguage } = await page('www/ui/words/words.ts');

/** Names that every plain object has, or that change its prototype. */
const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '', 'a b', 'é'];
const OTHERS = [null, true, -1, 1e9, 1e308, '', 'x', '20269999', '2026-02-30', '\u3164', [], [null], {}];

/** Every replacement of one part of a value. @param {any} shape @param {any} value @returns {Generator<unknown>} */
function* variants(shape, value) {
  const { least, most, of, fields } = shape;
  yield* OTHERS;
  if (fields) {
    for (const [name, field] of Object.entries(fields)) {
      const { [name]: part, ...rest } = value ?? {};
      yield rest;
      for (const one of variants(field, part)) yield { ...rest, [name]: one };
    }
  } else if (of && Array.isArray(value)) {
    for (const one of variants(of, value[0])) yield [one, ...value];
  } else if (of) {
    const [part] = Object.values(value ?? {});
    for (const name of HOSTILE) yield JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(part ?? 1)}}`);
    for (const name of Object.keys(value ?? {}))
      for (const one of variants(of, part)) yield { ...value, [name]: one };
  } else if (least !== undefined) yield* [least - 1, least, least + 0.5, most, most + 1, 2 * most, -most];
  else if (most !== undefined && most < 1e6) yield* ['x'.repeat(most), '1'.repeat(most + 1)];
}

/** The paths of values outside their bounds. @param {any} shape @param {any} value @returns {string[]} */
function outside(shape, value, path = '') {
  const { least, most, all, of, fields } = shape;
  if (fields) {
    if (value === null) return [];
    return Object.entries(fields).flatMap(([name, field]) =>
      value[name] === undefined ? [] : outside(field, value[name], `${path}.${name}`),
    );
  }
  // Missing values are null.
  if (value === null) return [];
  if (of) {
    const isBare = Array.isArray(value) || Object.getPrototypeOf(value) === null;
    const size = Object.keys(value).length;
    return [
      ...(isBare && size <= most ? [] : [path]),
      ...Object.entries(value).flatMap(([name, one]) => outside(of, one, `${path}/${name}`)),
    ];
  }
  assert.ok(all ?? most !== undefined, `${path} has no bounds`);
  if (all) return all.includes(value) ? [] : [path];
  if (least === undefined) return typeof value === 'string' && value.length <= most ? [] : [path];
  return typeof value === 'number' && value >= least && value <= most ? [] : [path];
}

const untouched = () => Object.getOwnPropertyNames(Object.prototype).sort().join();
const before = untouched();

for (const [word, [key, value]] of Object.entries(SAMPLES)) {
  test(`${word}: each of its fields has a range, and nothing outside of it is read`, () => {
    const { check, as } = KEPT[word];
    const valid = check(value);
    let count = 0;
    for (const variant of variants(check, typeof value === 'string' ? valid : value)) {
      // As it comes from storage.
      const text = JSON.stringify(variant);
      const found = check(JSON.parse(text));
      if (found === undefined) continue;
      count += 1;
      assert.deepEqual(outside(check, found), [], text);
      const stored = JSON.stringify(found);
      assert.equal(JSON.stringify(check(JSON.parse(stored))), stored, `${text}: it reads what it writes`);
      if (as !== 'union') continue;
      for (const both of [united(key, [valid, found]), united(key, [found, valid])])
        assert.notEqual(check(JSON.parse(JSON.stringify(both))), undefined, `${text} merges`);
    }
    assert.ok(count > 0);
    assert.equal(untouched(), before, 'no prototype was changed');
  });
}

test('values at the bounds of their ranges can be shown', async () => {
  await setLanguage('en');
  for (const count of [-1, 0, 3, 1e9, 0.5]) assert.equal(starsText(count).length, 3, String(count));
  for (const time of [0, 8e15]) {
    moment(time);
    duration(time);
  }
  for (const day of ['0001-01-01', '9999-12-31']) date(day);
  for (const value of [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]) number(value);
});

test('a stored day with impossible stars has none, and the others stay', () => {
  const played = { run: 'r', state: 'won', late: 0, worth: -9 };
  for (const stars of [-1, 1e9, 2.5, null]) {
    freshDisk();
    const store = new Store();
    store.area.write('days.tilt', {
      20261126: { puzzle: { ...played, stars } },
      20261127: { puzzle: { ...played, stars: 2 } },
    });
    const days = daysOf(store.area, 'tilt');
    assert.equal(days[20261126].puzzle.stars, 0);
    assert.equal(days[20261127].puzzle.stars, 2);
  }
});

test('a level of a game named constructor erases no other', () => {
  const own = settings({ reached: { 'mound/eight': 5 } });
  const foreign = settings(JSON.parse('{"reached": {"constructor": 3, "__proto__": 4}}'));
  const both = settings(JSON.parse(JSON.stringify(joined(own, foreign))));
  assert.deepEqual(Object.entries(both.reached).sort(), [
    ['__proto__', 4],
    ['constructor', 3],
    ['mound/eight', 5],
  ]);
});

test('a setting that is out of range resets no other', () => {
  const { speed, pace, reached } = settings({ speed: 1e9, pace: -1, reached: { a: 3, b: -1, c: 'x' } });
  assert.deepEqual([speed, pace, { ...reached }], [1, 4, { a: 3 }]);
});

test('statistics of tables and facts with the names of prototypes are counted', () => {
  const kinds = [
    { id: '__proto__', kind: 'spread' },
    { id: 'constructor', kind: 'sum' },
  ];
  for (const table of ['__proto__', 'constructor']) {
    const facts = JSON.parse('{"__proto__": 7, "constructor": 2}');
    const run = KEPT.counted.check({ won: true, clock: 1, facts, time: 1, table });
    const tallies = byTable([run, run], {}, kinds);
    assert.deepEqual(Object.keys(tallies), [table]);
    const total = sum([...tallies[table], ...tallies[table]], kinds);
    assert.equal(total.games, 4);
    assert.deepEqual(Object.entries(total.spreads)[0], ['__proto__', bare([['7', 4]])]);
    assert.equal(total.numbers.constructor, 8);
  }
  const sums = KEPT.stats.check(
    JSON.parse('{"__proto__": {"__proto__": {"games":1,"won":0,"clock":0,"numbers":{},"spreads":{}}}}'),
  );
  assert.deepEqual(Object.keys(merge(sums, sums)), ['__proto__']);
  assert.equal(untouched(), before);
});

test('stars of a board that is not there are 0 for any name', () => {
  const store = new Store();
  addStars(store.area, 'tilt', { '0123abcd': 2 });
  assert.equal(starsOn(store.area, 'tilt').constructor, undefined);
});

test('a name without visible characters is empty, and those that nobody sees are left out', () => {
  for (const name of [
    '\u200b',
    '\u3164',
    '\u2800',
    '\ufeff\u00ad',
    '\u0301',
    ' \u2028\u202e ',
    '\u115f\u1160',
  ])
    assert.equal(visible(name), '', JSON.stringify(name));
  assert.equal(visible('A\u200bd\u200da\u2060'), 'Ada');
  for (const name of ['👨‍👩‍👧', '❤️', 'می‌خواهم', 'नमस्ते', 'Zoë', '李', '👩🏽‍🚀'])
    assert.equal(visible(name), name);
});

test('a plain object that becomes a map with names from outside breaks an invariant', () => {
  for (const line of [
    'const all: Record<string, number> = {};',
    'const all: Readonly<Record<string, Tally[]>> = {};',
    'sums[id] ??= {};',
    'return Object.fromEntries(all);',
    'store.note({ moved: { ...moved, [id]: 1 } });',
  ])
    assert.equal(plainMapsIn(line).length, 1, line);
  for (const line of ['const all = bare<number>();', 'run(args: Args = {}): void {', 'put(moved, id, 1)'])
    assert.equal(plainMapsIn(line).length, 0, line);
});
