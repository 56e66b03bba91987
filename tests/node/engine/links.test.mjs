// Links: surrounding spaces are ignored, and a link that cannot be opened names its fault.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { at, filesUnder } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';

const { decode, fragmentOf, LinkError } = await page('www/engine/link-decoding.ts');
const { encode } = await page('www/engine/link-encoding.ts');
const { isLink } = await page('www/engine/link-start.ts');

/** @param {string | Uint8Array} text */
const packed = (text) => `z${deflateRawSync(text).toString('base64url')}`;
const TEXT = 'tilt:4x4#42';
const SAVE = 'tilery 1\nid tilt:4x4#42\nat 2\nleft\nup\n';

/** Opens a link: returns its fault, its text's fault, or the game. @param {string} fragment */
async function open(fragment) {
  try {
    const session = tilery.Session.load(await decode(fragment));
    const game = session.game();
    session.free();
    return game;
  } catch (error) {
    if (error instanceof LinkError) return /** @type {{ fault: string }} */ (error).fault;
    // A panic of the rules has no fault.
    assert.ok(typeof error === 'object' && error !== null && 'fault' in error, String(error));
    return 'text';
  }
}

test('spaces around a link are ignored', async () => {
  for (const link of [`t${encodeURIComponent(TEXT)}`, packed(TEXT)]) {
    for (const around of [`#${link}`, `#%20${link}`, `# ${link}`, `#${link}%20`, `%20%20${link} \n`]) {
      assert.equal(await decode(around), TEXT, JSON.stringify(around));
      assert.ok(isLink(around));
    }
    for (const pasted of [
      `https://host.example/#${link}`,
      ` https://host.example/a?b# ${link}\n`,
      `#${link}`,
    ]) {
      assert.equal(await decode(fragmentOf(pasted)), TEXT, JSON.stringify(pasted));
    }
  }
  for (const nothing of ['', '#', '#%20', ' ']) assert.ok(!isLink(nothing));
  assert.equal(fragmentOf(SAVE), undefined);
  assert.equal(fragmentOf('tilecode 1\n# a note\n'), undefined);
});

/** Links as they were sent. No change to the model may break them. @type {[string, string][]} */
const SENT = [
  ['mtilt:4x4~pT0lCJLKHKDQbQ', SAVE],
  [
    'mtileburst:classic~lu1ZEmOiDp3Byh3MKw',
    'tilery 1\nid tileburst:classic#20261125\nat 4\nplace 0 r1c1\nplace m1 r2c3\nswap\nplace 2 r5c3\n',
  ],
  ['m~rx_QBQBeyPvxOwOG7fnVDRNoyaAX8vH228B4', 'Ünïcode 🎲 é '.repeat(40)],
];

test('links of the text model open as they were sent, and name their game in front', async () => {
  for (const [link, text] of SENT) {
    assert.equal(await decode(link), text);
    assert.equal(await encode(text), link);
  }
});

test('a link of the text model with any character changed or left out is damaged', async () => {
  const [[link]] = /** @type {[[string, string]]} */ (/** @type {unknown} */ (SENT));
  const start = link.indexOf('~') + 1;
  for (let n = start; n < link.length; n += 1) {
    const other = link[n] === 'A' ? 'B' : 'A';
    for (const damaged of [
      link.slice(0, n) + other + link.slice(n + 1),
      link.slice(0, n) + link.slice(n + 1),
    ])
      await assert.rejects(decode(damaged), { fault: 'link-broken' }, damaged);
  }
});

test('a link of three hundred moves of any game has fewer than 2,000 characters', async () => {
  let count = 0;
  for (const game of ['tilt', 'tilerama', 'tileburst', 'mound', 'tilecode']) {
    for (const file of filesUnder(at('crates', game, 'tests', 'play'))) {
      // A recorded play is a save, followed by its result.
      const [save = ''] = readFileSync(file, 'utf8').split(/\n(?=end|board|hash |score|\n)/);
      const lines = save.trimEnd().split('\n');
      const moves = lines.slice(3, 303);
      if (moves.length < 100) continue;
      const text = `${[...lines.slice(0, 3), ...moves].join('\n')}\n`;
      const link = (await encode(text)) ?? '';
      assert.ok(
        (link.length * 300) / moves.length < 1000,
        `${file}: ${link.length} for ${moves.length} moves`,
      );
      assert.equal(await decode(link), text);
      count += 1;
    }
  }
  assert.ok(count >= 8, String(count));
});

test('encoding and decoding round-trip', async () => {
  for (const text of [TEXT, SAVE, 'title Ünïcode 🎲', 'x'.repeat(5000)]) {
    assert.equal(await decode(`#${await encode(text)}`), text);
  }
});

/** Malformed and hostile links, with the expected outcome. @type {[string, string, string][]} */
const HOSTILE = [
  ['a bare t', 't', 'link-broken'],
  ['a bare z', 'z', 'link-broken'],
  ['nothing but spaces', 't%20%0A', 'link-broken'],
  ['another kind', 'x123', 'link-unknown'],
  ['a capital', packed(TEXT).replace('z', 'Z'), 'link-unknown'],
  ['somebody else’s anchor', 'top', 'text'],
  ['an anchor of another page', 'chapter-2', 'link-unknown'],
  ['a script', 'javascript:alert(1)', 'link-unknown'],
  ['markup', '<img src=x onerror=alert(1)>', 'link-unknown'],
  ['markup as text', 't%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'text'],
  ['foreign letters', 'z***', 'link-broken'],
  ['bytes that are not packed', 'zAAAA', 'link-broken'],
  ['one letter', 'zA', 'link-broken'],
  ['padding', `${packed(TEXT)}==`, 'link-broken'],
  ['the other alphabet', 'z+/+/', 'link-broken'],
  ['cut in half', packed(SAVE).slice(0, 20), 'link-broken'],
  ['half a letter', 't%E0%A4%A', 'link-broken'],
  ['a lone percent', 't%', 'link-broken'],
  ['packed bytes that are no text', packed(new Uint8Array([0xff, 0xfe, 0xc0])), 'link-broken'],
  ['a lone surrogate, packed', packed(new Uint8Array([0xed, 0xa0, 0x80])), 'link-broken'],
  ['a model of nothing', 'm~', 'link-broken'],
  ['a model without its text', 'mtilt:4x4', 'link-unknown'],
  ['a model that asks for more than there is', 'm~AAD__wM', 'link-broken'],
  ['a model that asks for too much', 'm~AAD_____', 'link-broken'],
  ['too long', `t${'a'.repeat(70_000)}`, 'link-too-large'],
  ['too long and packed', `z${'A'.repeat(70_000)}`, 'link-too-large'],
  ['packed to burst', packed(new Uint8Array(20_000_000)), 'link-too-large'],
  ['packed to burst a little', packed('a'.repeat(1_100_000)), 'link-too-large'],
  ['as much as may be unpacked', packed('a'.repeat(1_000_000)), 'text'],
  ['zeros', packed(new Uint8Array(1000)), 'text'],
  ['a newer save', packed('tilery 9\nid tilt:4x4#42\nat 0\n'), 'text'],
  ['a save of nothing', packed('tilery 1\n'), 'text'],
  ['a save at a move that it has not', packed('tilery 1\nid tilt:4x4#42\nat 7\nleft\n'), 'text'],
  ['a save at a move before the first', packed('tilery 1\nid tilt:4x4#42\nat -1\nleft\n'), 'text'],
  ['a move a billion times', packed('tilery 1\nid tilt:4x4#42\nat 0\nleft x1000000000\n'), 'text'],
  ['a move of another game', packed('tilery 1\nid tilt:4x4#42\nat 1\nplace r1c1\n'), 'text'],
  ['a position where a save has none', packed('tilery 1\nid tilt:4x4@2\nat 0\n'), 'text'],
  ['an unknown game', 'tchess:8x8#1', 'text'],
  ['the name of what every object has', 't__proto__:4x4#1', 'text'],
  ['a huge board', 'ttilt:99999999x99999999#1', 'text'],
  ['a number out of range', 'ttilt:4x4#99999999999999999999999999', 'text'],
  ['a negative number', 'ttilt:4x4#-1', 'text'],
  ['a zero letter', 'ttilt:4x4#4%002', 'text'],
  ['text from right to left', 't%E2%80%AEtilt:4x4#42', 'text'],
  ['a level beyond the last', 'ttilecode:crates;level=99999#1', 'text'],
  ['a project without its first line', packed('title A\nlevel\nmap\n  ...\n'), 'text'],
  ['a project of another version', packed('tilecode 9\ntitle A\n'), 'text'],
];

test('hostile links name their fault and have no other effect', async () => {
  assert.ok(HOSTILE.length >= 40);
  for (const [what, fragment, fault] of HOSTILE) assert.equal(await open(fragment), fault, what);
});

test('no link ends in a character that chats take for punctuation', async () => {
  const texts = Array.from({ length: 300 }, (_, n) => `tilt:4x4#${n * n}`);
  const positions = Array.from({ length: 300 }, (_, n) => `tilerama:3x3@${n}_`);
  // Too long for the model, so deflated.
  const long = Array.from(
    { length: 12 },
    (_, n) => `tilecode 1\ntitle ${n}\n${'# a long note\n'.repeat(700)}`,
  );
  for (const text of [...texts, ...positions, ...long, 'a (b)', 'a!', 'a:', 'a-']) {
    const link = await encode(text);
    assert.match(link ?? '', /[0-9A-Za-z]$/, text.slice(0, 20));
    assert.equal(await decode(link ?? ''), text);
  }
});
