// Exports of the studio: animations, decoded by an independent decoder written from the format's description;
// titles in pages; texts in links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilery as glue, page } from '../load.mjs';

const { gifOf } = await page('www/board/film/gif.ts');
const { between } = await page('www/studio/places/share/film.ts');
const { embedded, escaped, filled } = await page('www/studio/places/share/fill.ts');
const { shareable } = await page('www/studio/project/games.ts');
const { atLevel } = await page('www/engine/level.ts');

/**
 * The frames of a GIF as whole pictures in RGB, and their durations in hundredths of a second.
 * @param {Uint8Array} bytes
 */
function read(bytes) {
  let at = 0;
  const byte = () => bytes[at++] ?? assert.fail('the file ends early');
  const word = () => byte() + (byte() << 8);
  assert.equal(String.fromCharCode(...bytes.subarray(0, 6)), 'GIF89a');
  at = 6;
  const [width, height] = [word(), word()];
  const flags = byte();
  assert.equal(flags & 0x80, 0x80);
  at += 2;
  const colours = (/** @type {number} */ bits) =>
    Array.from({ length: 2 << (bits & 7) }, () => (byte() << 16) | (byte() << 8) | byte());
  const global = colours(flags);
  const screen = new Uint32Array(width * height);
  const frames = [];
  let [delay, transparent] = [0, -1];
  for (;;) {
    const what = byte();
    if (what === 0x3b) break;
    if (what === 0x21) {
      const label = byte();
      const blocks = readBlocks();
      if (label === 0xf9) {
        delay = (blocks[1] ?? 0) + ((blocks[2] ?? 0) << 8);
        transparent = (blocks[0] ?? 0) & 1 ? (blocks[3] ?? 0) : -1;
      }
      continue;
    }
    assert.equal(what, 0x2c);
    const [left, top, w, h] = [word(), word(), word(), word()];
    const local = byte();
    const table = local & 0x80 ? colours(local) : global;
    const least = byte();
    const pixels = unpack(least, readBlocks());
    assert.equal(pixels.length, w * h);
    pixels.forEach((pixel, n) => {
      if (pixel === transparent) return;
      screen[(top + Math.floor(n / w)) * width + left + (n % w)] =
        table[pixel] ?? assert.fail('no such colour');
    });
    frames.push({ pixels: screen.slice(), delay });
  }
  return { width, height, frames };

  function readBlocks() {
    /** @type {number[]} */
    const all = [];
    for (let size = byte(); size > 0; size = byte()) for (let n = 0; n < size; n += 1) all.push(byte());
    return all;
  }
}

/** @param {number} least @param {number[]} bytes */
function unpack(least, bytes) {
  const [clear, end] = [1 << least, (1 << least) + 1];
  /** @type {number[][]} */
  let table = [];
  let size = least + 1;
  const reset = () => {
    table = Array.from({ length: end + 1 }, (_, n) => (n < clear ? [n] : []));
    size = least + 1;
  };
  reset();
  /** @type {number[]} */
  const out = [];
  /** @type {number[] | undefined} */
  let last;
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let n = 0; n < size; n += 1, bit += 1) {
      code |= (((bytes[bit >> 3] ?? assert.fail('the codes end early')) >> (bit & 7)) & 1) << n;
    }
    if (code === end) return out;
    if (code === clear) {
      reset();
      last = undefined;
      continue;
    }
    const known = table[code];
    const now = known ?? (last === undefined ? assert.fail('no first code') : [...last, last[0] ?? 0]);
    out.push(...now);
    if (last !== undefined && table.length < 4096) table.push([...last, now[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size += 1;
    last = now;
  }
}

test('pictures round-trip pixel by pixel, with their durations', async () => {
  const [width, height] = [97, 61];
  let seed = 7;
  const chance = (/** @type {number} */ most) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 16) % most;
  };
  const colours = Array.from({ length: 16 }, (_, n) => n * 0x111111);
  const noise = Uint32Array.from({ length: width * height }, () => colours[chance(16)] ?? 0);
  const flat = new Uint32Array(width * height).fill(0x333333);
  const dotted = flat.slice();
  dotted[40 * width + 20] = 0x999999;
  dotted[45 * width + 30] = 0xaaaaaa;
  const rgba = (/** @type {Uint32Array} */ picture) =>
    Uint8ClampedArray.from([...picture].flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255]));
  async function* pictures() {
    yield { rgba: rgba(noise), ms: 160 };
    yield { rgba: rgba(flat), ms: 50 };
    yield { rgba: rgba(dotted), ms: 700 };
    yield { rgba: rgba(dotted), ms: 700 };
    yield { rgba: rgba(noise), ms: 70 };
  }
  const found = read(await gifOf({ width, height, rest: 1200, pictures }));
  assert.deepEqual([found.width, found.height], [width, height]);
  assert.deepEqual(
    found.frames.map(({ delay }) => delay),
    [16, 5, 100, 120],
    'equal pictures are one frame, and the last one rests',
  );
  [noise, flat, dotted, noise].forEach((picture, n) => {
    assert.deepEqual(found.frames[n]?.pixels, picture, `frame ${n}`);
  });
});

test('a page contains any title as text', async () => {
  const title = '</script><script>alert(1)</script>"[played]" [title] $&';
  const text = filled('<h1>[title]</h1><script type="application/json">"[played]"</script>', {
    title: escaped(title),
    played: embedded({ text: title }),
  });
  assert.equal(text.match(/<\/?script/g)?.length, 2);
  const json = /json">(.*)<\/script>/.exec(text)?.[1] ?? '';
  assert.deepEqual(JSON.parse(json), { text: title });
});

test('links and pages omit tests', async () => {
  const head = 'tilecode 1\ntitle tests\n\nrule never\ndo game win\n';
  assert.equal(shareable(`${head}test one\n  ....R\n  1234\ntest two\n  L\n`), head);
  assert.equal(shareable(head), head);
});

test('halfway through a move, a sliding sprite is between tiles and a hopping one is in the air', () => {
  const tile = { key: 1, look: 0, x: 2, y: 1, layer: 1, turn: 0, hops: false };
  const board = (/** @type {object[]} */ ...tiles) => ({ cols: 5, rows: 3, tiles });
  const other = { ...tile, key: 2, x: 0, hops: true };
  const halfWay = between(board(tile, other), board({ ...tile, x: 3 }, { ...other, y: 2 }));
  assert.deepEqual(halfWay?.tiles, [
    { ...tile, x: 2.5 },
    { ...other, y: 1.25 },
  ]);
  assert.equal(between(board(tile), board(tile)), undefined, 'nothing moves');
  assert.equal(between(undefined, board(tile)), undefined);
  // A sprite that goes through a portal or to another map is not shown halfway.
  assert.equal(between(board(tile), board({ ...tile, x: 0 })), undefined);
  assert.equal(between({ ...board({ ...tile, x: 1 }), cols: 6 }, board(tile)), undefined);
});

test('a level of an exported page begins as it does in the studio', () => {
  for (const name of ['crates', 'dungeon', 'maze', 'rocks', 'belts']) {
    const position = glue.Session.deal('tilecode', name, '1').position();
    const text = position.slice(0, position.indexOf('\nstate\n'));
    const { levels } = glue.view(text);
    levels.forEach((/** @type {any} */ _, /** @type {number} */ level) => {
      const play = glue.startPlay(text, level, '0');
      const session = glue.Session.load(atLevel(text, level));
      const stateOf = (/** @type {string} */ whole) =>
        whole.slice(whole.indexOf('\nstate\n')).replace(/chance.*/, '');
      assert.equal(stateOf(session.position()), stateOf(play.position()), `${name}, level ${level + 1}`);
      play.free();
      session.free();
    });
  }
});

test('an exported page plays by the machine of its game', () => {
  // A rule that is its own mirror image fires twice on the machine of the original, and once on this one.
  const project = `tilecode 2
title Twice
machine original
background ground . grass
sprite player p player

level One
map
  ...
sprites
  p..

rule press:right flip-v
when C +player
do C move:right
do game score:10
`;
  const scoreOf = (/** @type {string} */ text) => {
    const exported = filled('<script type="application/json">"[played]"</script>', {
      played: embedded({ text }),
    });
    const played = JSON.parse(exported.replace(/<[^>]*>/g, ''));
    const session = glue.Session.load(played.text);
    session.play('R');
    const { score } = session.figures();
    session.free();
    return score;
  };
  assert.equal(scoreOf(project), 20);
  assert.equal(scoreOf(project.replace('machine original', 'machine published')), 20);
  assert.equal(scoreOf(project.replace('machine original\n', '')), 10);
});
