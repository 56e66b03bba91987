// Foreign texts of any length and content are read or refused in one pass. Quadratic work would take hours
// here, and `bounded` ends it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bounded } from '../bounded.mjs';
import { page, tilery } from '../load.mjs';
import '../storage.mjs';

storage();
const { headOf } = await page('www/engine/heads.ts');
const { bodyOf, isLink, MAX_FRAGMENT } = await page('www/engine/link-start.ts');
const { decode, fragmentOf, isFile, textIn: textInFile } = await page('www/engine/link-decoding.ts');
const { languageFor } = await page('www/locales/languages.ts');
const { asidesIn, putAside } = await page('www/store/quarantine.ts');
const { open } = await page('www/store/envelope.ts');
const { partsOf } = await page('www/store/runs/save.ts');
const { projectOf, shareable } = await page('www/studio/project/games.ts');
const { textOf: textIn } = await page('www/engine/packages.ts');
const { LocalArea, MOST_ASIDES } = await page('www/store/local.ts');

/** An empty `localStorage` without a limit, which counts reads. */
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

const LONG = 1_000_000;

/** The texts to be repeated. */
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
/** Texts that repeat a piece and end differently. */
const TEXTS = PIECES.flatMap((piece) => {
  const long = piece.repeat(LONG / piece.length);
  return [long, `${long}x`, `#t${long}x`, `tilery 1\nid ${long}x`, `tilt:${long}@x`, `tilecode 1\n${long}x`];
});

/** All functions of the page that read foreign texts. @type {Record<string, (text: string) => unknown>} */
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
  'a tag': (text) => languageFor([text], ['en', 'fr']),
  'a shipped text': (text) => textIn('tilecode', text),
};

for (const [name, read] of Object.entries(READERS)) {
  test(`${name} reads a megabyte of any text in one pass`, () => {
    for (const text of TEXTS) bounded(() => read(text));
  });
}

test('the rules read or refuse a megabyte of any text in one pass', () => {
  for (const text of TEXTS) {
    try {
      bounded(() => tilery.Session.load(text)).free();
    } catch (error) {
      assert.ok(/** @type {{ fault?: unknown }} */ (error).fault, `${text.slice(0, 40)}: ${error}`);
    }
  }
});

test('an overlong link is refused without being decoded', async () => {
  for (const text of [`#t${'%20'.repeat(MAX_FRAGMENT)}x`, `#z${'A'.repeat(MAX_FRAGMENT)}`])
    await assert.rejects(decode(text), /link-too-large/);
});

test('an oversized file is refused without being read', async () => {
  let reads = 0;
  const file = (/** @type {number} */ size) =>
    /** @type {any} */ ({ size, text: async () => String(++reads) });
  assert.equal(await textInFile(file(33_000_000), 32_000_000), undefined);
  assert.equal(await textInFile(file(1001), 1000), undefined);
  assert.equal(reads, 0);
  assert.equal(await textInFile(file(1000), 1000), '1');
});

test('fifty thousand quarantined values do not slow down the start', () => {
  const disk = storage();
  for (let n = 0; n < 50_000; n += 1) disk.setItem(`tilery.quarantine.game.tilt~${n}`, 'no JSON');
  const area = new LocalArea();
  assert.equal(bounded(() => asidesIn(area)).length, MOST_ASIDES);
  assert.ok(disk.reads <= MOST_ASIDES + 10, `${disk.reads} values were read`);
  assert.equal(
    bounded(() => putAside(area, 'game.tilt', 'another')),
    false,
    'there is no room for more',
  );
  assert.ok(disk.reads <= 2 * MOST_ASIDES, `${disk.reads} values were read`);
});

test('the quarantine accepts values again once some have been removed', () => {
  storage();
  const area = new LocalArea();
  for (let n = 0; n < MOST_ASIDES; n += 1) assert.ok(putAside(area, `game.${n}`, 'no JSON'));
  assert.ok(putAside(area, 'game.1', 'no JSON'), 'the same text is there already');
  assert.equal(putAside(area, 'game.x', 'no JSON'), false);
  area.remove('quarantine.game.1');
  assert.ok(putAside(area, 'game.x', 'no JSON'));
});
