// Text from elsewhere, however long and however odd, is read or refused in one pass. Work that grows with the square of a text's length would
// take hours here: what takes longer than `MOST_MS` is broken off, and no machine is so slow that one pass does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { page, tilery } from './load.mjs';
import './storage.mjs';

storage();
const { bodyOf, headOf, isLink, MAX_FRAGMENT } = await page('www/offline/wanted.ts');
const { decode, fragmentOf, isFile, textIn: textInFile } = await page('www/shell/link.ts');
const { fitting } = await page('www/locales/tags.ts');
const { open } = await page('www/store/envelope.ts');
const { partsOf } = await page('www/store/save.ts');
const { projectOf, shareable } = await page('www/studio/games.ts');
const { textOf: textIn } = await page('www/engine/packages.ts');
const { Area, MOST_ASIDES } = await page('www/store/area.ts');

/** A fresh `localStorage` with room for everything, which counts what is read. */
function storage() {
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {string[]} */
  let keys = [];
  const disk = {
    reads: 0,
    get length() {
      if (keys.length !== values.size) keys = [...values.keys()];
      return keys.length;
    },
    key: (/** @type {number} */ n) => keys[n] ?? null,
    getItem(/** @type {string} */ key) {
      disk.reads += 1;
      return values.get(key) ?? null;
    },
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void values.set(key, value),
    removeItem: (/** @type {string} */ key) => void values.delete(key),
  };
  Object.assign(globalThis, { localStorage: disk });
  return disk;
}

const MOST_MS = 20_000;
const LONG = 1_000_000;

/** Runs something, and breaks it off when it goes on for ever. @template T @param {() => T} run @returns {T} */
const bounded = (run) => runInNewContext('run()', { run }, { timeout: MOST_MS });

/** What is repeated. */
const PIECES = [
  ' ',
  '%20',
  '\n',
  '\t \n',
  'x',
  '-',
  '~1',
  '~',
  '1',
  '\n  ',
  'up x2\n',
  'test ',
  '{',
  '%',
  '#',
  '=',
  'é',
  '\u202e',
];
/** Texts that seem to end in what was repeated, and do not. */
const TEXTS = PIECES.flatMap((piece) => {
  const long = piece.repeat(LONG / piece.length);
  return [long, `${long}x`, `#t${long}x`, `tilery 1\nid ${long}x`, `tilt:${long}@x`, `tilecode 1\n${long}x`];
});

/** Everything of the page that reads such text. @type {Record<string, (text: string) => unknown>} */
const READERS = {
  bodyOf,
  headOf,
  isLink,
  fragmentOf,
  isFile,
  open,
  partsOf,
  projectOf,
  shareable,
  'a tag': (text) => fitting([text], ['en', 'fr']),
  'a shipped text': (text) => textIn('tilecode', text),
};

for (const [name, read] of Object.entries(READERS)) {
  test(`${name} reads a megabyte of anything in one pass`, () => {
    for (const text of TEXTS) bounded(() => read(text));
  });
}

test('rules refuse or read a megabyte of anything in one pass', () => {
  for (const text of TEXTS) {
    try {
      bounded(() => tilery.Session.load(text)).free();
    } catch (error) {
      assert.ok(/** @type {{ fault?: unknown }} */ (error).fault, `${text.slice(0, 40)}: ${error}`);
    }
  }
});

test('a link that is too long is refused before it is looked at', async () => {
  for (const text of [`#t${'%20'.repeat(MAX_FRAGMENT)}x`, `#z${'A'.repeat(MAX_FRAGMENT)}`])
    await assert.rejects(decode(text), /link-too-large/);
});

test('a file that is too large is refused before it is read', async () => {
  let reads = 0;
  const file = (/** @type {number} */ size) =>
    /** @type {any} */ ({ size, text: async () => String(++reads) });
  assert.equal(await textInFile(file(33_000_000), 32_000_000), undefined);
  assert.equal(await textInFile(file(1001), 1000), undefined);
  assert.equal(reads, 0);
  assert.equal(await textInFile(file(1000), 1000), '1');
});

test('fifty thousand values that were set aside hold up no start', () => {
  const disk = storage();
  for (let n = 0; n < 50_000; n += 1) disk.setItem(`tilery.quarantine.game.tilt~${n}`, 'no JSON');
  const area = new Area();
  assert.equal(bounded(() => area.asides()).length, MOST_ASIDES);
  assert.ok(disk.reads <= MOST_ASIDES + 10, `${disk.reads} values were read`);
  assert.equal(
    bounded(() => area.putAside('game.tilt', 'another')),
    false,
    'there is no room for more',
  );
});

test('what is set aside has room again once some of it is gone', () => {
  storage();
  const area = new Area();
  for (let n = 0; n < MOST_ASIDES; n += 1) assert.ok(area.putAside(`game.${n}`, 'no JSON'));
  assert.ok(area.putAside('game.1', 'no JSON'), 'the same lies there already');
  assert.equal(area.putAside('game.x', 'no JSON'), false);
  area.remove('quarantine.game.1');
  assert.ok(area.putAside('game.x', 'no JSON'));
});
