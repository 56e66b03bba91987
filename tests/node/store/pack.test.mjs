// The text of packs: its canonical form, its limits, and faults that are told in a sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bounded } from '../bounded.mjs';
import { tilery as glue, page } from '../load.mjs';

const { MOST_CHARS, MOST_GAMES, PackFault, parsePack, printPack } = await page('www/store/projects/pack.ts');
const { pageOf } = await page('www/engine/heads.ts');
const { encode } = await page('www/engine/link-encoding.ts');
const { decode } = await page('www/engine/link-decoding.ts');
const { levelsName } = await page('www/run/level-marks.ts');
const { atLevel } = await page('www/engine/level.ts');

/** The text of a shipped game, without its state of play. @param {string} name */
function shipped(name) {
  const session = glue.Session.deal('tilecode', name, '1');
  const position = session.position();
  session.free();
  return `${position.slice(0, position.indexOf('\nstate\n')).trim()}\n`;
}

const [CRATES, ROCKS] = [shipped('crates'), shipped('rocks')];
const OWN = CRATES.replace(/^title .*/m, 'title My own');
const PACK = { title: 'Rainy afternoon', author: 'Ada', games: [OWN, ROCKS] };

test('a pack has one text, which gives the same games', async () => {
  const text = printPack(PACK);
  assert.deepEqual(parsePack(text), PACK);
  assert.equal(printPack(parsePack(text)), text, 'the canonical form stays');
  assert.equal(await decode((await encode(text)) ?? ''), text, 'a link holds it');
  assert.equal(pageOf(text), 'pack');
  assert.equal(pageOf(OWN), undefined);
  // A game has neither a title nor an author in every pack, and a pack of one game is a pack.
  const bare = { title: '', author: '', games: [ROCKS] };
  assert.deepEqual(parsePack(printPack(bare)), bare);
});

test('every game of a pack can still be played, and is the game that it was', () => {
  for (const [n, text] of parsePack(printPack(PACK)).games.entries()) {
    const [session, before] = [text, PACK.games[n] ?? ''].map((one) => glue.Session.load(one));
    assert.equal(session.position(), before.position());
  }
});

test('texts from mails, other systems and careless hands are read alike', () => {
  const text = printPack(PACK);
  /** @type {Record<string, string>} */
  const forms = {
    'lines of Windows': text.replaceAll('\n', '\r\n'),
    'lines of old systems': text.replaceAll('\n', '\r'),
    'spaces at ends of lines': text.replaceAll('\n', '  \n').replaceAll('game  \n', 'game\n'),
    'blank lines in front': `\n \n${text}`,
    'no blank lines': text.replace(/\n\n(?=game\n)/g, '\n'),
    'blank lines at the end': `${text}\n\n\n`,
    'no last line break': text.trimEnd(),
    'indented blank lines': text.replaceAll('\n\n', '\n  \n'),
    'the author first': text.replace(/(title .*\n)(author .*\n)/, '$2$1'),
  };
  for (const [what, form] of Object.entries(forms)) assert.deepEqual(parsePack(form), PACK, what);
});

test('titles of others are cleaned and cut', () => {
  const { title, author } = parsePack(
    printPack({ ...PACK, title: 'a\n\u202eb\u0007c'.repeat(99), author: ' Ada\r\ngame\n  x ' }),
  );
  assert.ok(title.length <= 80 && title.startsWith('a b ca b c'), title);
  assert.equal(author, 'Ada game   x');
  // A title that is cut after a space.
  const cut = printPack({ ...PACK, title: `${'x'.repeat(79)} y` });
  assert.equal(printPack(parsePack(cut)), cut);
});

test('a pack within the limits is read, and a larger one is refused before it is read', () => {
  const many = (/** @type {number} */ count) => `pack 1\n${'\ngame\n  tilecode 1\n'.repeat(count)}`;
  assert.equal(parsePack(many(MOST_GAMES)).games.length, MOST_GAMES);
  assert.equal(faultOf(many(MOST_GAMES + 1)), 'pack-many');
  const long = `${many(1)}  #`;
  assert.equal(parsePack(long.padEnd(MOST_CHARS, 'x')).games.length, 1);
  assert.equal(faultOf(long.padEnd(MOST_CHARS + 1, 'x')), 'pack-large');
  // Whatever the text is made of, it is read in one pass.
  for (const part of ['game\n', 'game\n  x\n', '\n', ' \n', 'title x\n', '  \n', 'pack 1\n', '\t', 'x']) {
    const text = `pack 1\n${part.repeat(MOST_CHARS / part.length - 9)}`;
    bounded(() => faultOf(text));
  }
});

/** The fault of a text; undefined if it is a pack. @param {string} text */
function faultOf(text) {
  try {
    parsePack(text);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof PackFault, String(error));
    return /** @type {any} */ (error).fault;
  }
}

test('a malformed pack is refused, and the reason and the line are right', () => {
  const game = 'game\n  tilecode 1\n';
  /** @type {[text: string, fault: string, line?: number][]} */
  const all = [
    ['', 'pack-none'],
    ['\n\n', 'pack-none'],
    ['hello', 'pack-none'],
    ['pack', 'pack-none'],
    ['pack one', 'pack-none'],
    ['packs 1', 'pack-none'],
    ['Pack 1', 'pack-none'],
    [`\u0000pack 1\n${game}`, 'pack-none'],
    [OWN, 'pack-none'],
    [`pack 2\n${game}`, 'pack-newer'],
    [`pack 10\n${game}`, 'pack-newer'],
    [`pack 1.5\n${game}`, 'pack-newer'],
    ['pack 1', 'pack-empty'],
    ['pack 1\ntitle Nothing\n', 'pack-empty'],
    ['pack 1\ngame\n', 'pack-empty'],
    ['pack 1\ngame\n\n  \ngame\n', 'pack-empty'],
    [`pack 1\nname x\n${game}`, 'pack-line', 2],
    [`pack 1\n\ntitle\n${game}`, 'pack-line', 3],
    [`pack 1\ntitle a\ntitle b\n${game}`, 'pack-line', 3],
    [`pack 1\nauthor a\nauthor b\n${game}`, 'pack-line', 3],
    [`pack 1\n  tilecode 1\n${game}`, 'pack-line', 2],
    [`pack 1\n${game}tilecode 1\n`, 'pack-line', 4],
    [`pack 1\n${game}title late\n`, 'pack-line', 4],
    [`pack 1\n${game} one space\n`, 'pack-line', 4],
    [`pack 1\n${game}\tx\n`, 'pack-line', 4],
    [`pack 1\n${game}pack 1\n`, 'pack-line', 4],
    [`pack 1\n${game}games\n`, 'pack-line', 4],
    [`pack 1\nGame\n  x\n${game}`, 'pack-line', 2],
    [`\n\npack 1\n__proto__ x\n${game}`, 'pack-line', 4],
    [`pack 1\nconstructor x\n${game}`, 'pack-line', 2],
  ];
  for (const [text, fault, line] of all) {
    try {
      parsePack(text);
      assert.fail(`${JSON.stringify(text)} is no pack`);
    } catch (error) {
      const found = /** @type {any} */ (error);
      assert.equal(found.fault, fault, JSON.stringify(text));
      if (line !== undefined) assert.equal(found.args.line, line, JSON.stringify(text));
    }
  }
});

test('random texts are packs or have a fault, and what is read is printed alike', () => {
  const parts = [
    'pack 1',
    'pack',
    'game',
    'title x',
    'author',
    '  ',
    '  tilecode 1',
    '\n',
    '\n',
    '\r',
    ' ',
    'é',
  ];
  let seed = 5;
  let read = 0;
  for (let n = 0; n < 3000; n += 1) {
    let text = n % 2 ? 'pack 1\ngame\n  x\n' : '';
    for (let count = 0; count < 12; count += 1) {
      seed = (Math.imul(seed, 48271) >>> 0) % 2147483647;
      text += parts[seed % parts.length];
    }
    if (faultOf(text) !== undefined) continue;
    read += 1;
    const canonical = printPack(parsePack(text));
    assert.equal(pageOf(canonical), 'pack');
    assert.equal(printPack(parsePack(canonical)), canonical, JSON.stringify(text));
  }
  assert.ok(read > 50, String(read));
});

test('the levels of a game have one name, at every level and in every round', () => {
  const names = [OWN, atLevel(OWN, 2), `${OWN}\n\n`].map((text) => {
    const session = glue.Session.load(text);
    session.play('R');
    return levelsName('tilecode', session.position());
  });
  assert.equal(new Set([...names, levelsName('tilecode', OWN)]).size, 1);
  assert.match(names[0], /^tilecode\/text-[0-9a-f]{8}$/);
  assert.notEqual(levelsName('tilecode', CRATES), names[0]);
});
