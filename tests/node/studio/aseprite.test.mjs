// Tests the reader of files of Aseprite on files that are written here, byte by byte.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { page } from '../load.mjs';

const { decodeAseprite, isAseprite } = await page('www/studio/bring/aseprite.ts');

/** Bytes of numbers: `[value, size]`, or bytes as they are. @param {...([number, number] | Uint8Array)} parts */
function bytes(...parts) {
  return Buffer.concat(
    parts.map((part) => {
      if (part instanceof Uint8Array) return Buffer.from(part);
      const [value, size] = part;
      const buffer = Buffer.alloc(size);
      if (size === 1) buffer.writeUInt8(value);
      else if (size === 2) buffer.writeUInt16LE(value & 0xffff);
      else buffer.writeUInt32LE(value);
      return buffer;
    }),
  );
}

/** @param {number} type @param {Uint8Array} body */
const chunk = (type, body) => bytes([body.length + 6, 4], [type, 2], body);

/** @param {{ flags?: number, type?: number, depth?: number, blend?: number, opacity?: number }} layer */
const layer = ({ flags = 1, type = 0, depth = 0, blend = 0, opacity = 255 }) =>
  chunk(
    0x2004,
    bytes(
      [flags, 2],
      [type, 2],
      [depth, 2],
      [0, 2],
      [0, 2],
      [blend, 2],
      [opacity, 1],
      Buffer.alloc(3),
      [0, 2],
    ),
  );

/**
 * @param {{ layer?: number, x?: number, y?: number, opacity?: number, type?: number }} where
 * @param {Uint8Array} body
 */
const cel = ({ layer = 0, x = 0, y = 0, opacity = 255, type = 2 }, body) =>
  chunk(0x2005, bytes([layer, 2], [x, 2], [y, 2], [opacity, 1], [type, 2], Buffer.alloc(7), body));

/** Two by two pixels, deflated or not. @param {Uint8Array} pixels */
const packed = (pixels) => bytes([2, 2], [2, 2], deflateSync(pixels));
/** @param {Uint8Array} pixels */
const raw = (pixels) => bytes([2, 2], [2, 2], pixels);

/** @param {number} depth @param {...Uint8Array[]} frames the chunks of each */
function file(depth, ...frames) {
  const all = frames.map((chunks) => {
    const body = Buffer.concat(chunks);
    return bytes(
      [body.length + 16, 4],
      [0xf1fa, 2],
      [chunks.length, 2],
      [100, 2],
      [0, 2],
      [chunks.length, 4],
      body,
    );
  });
  const head = bytes([0, 4], [0xa5e0, 2], [frames.length, 2], [2, 2], [2, 2], [depth, 2], [1, 4]);
  return new Uint8Array(Buffer.concat([head, Buffer.alloc(128 - head.length), ...all]));
}

/** The pixels of an image, as words. @param {Uint8Array} given */
const read = async (given) => {
  const { width, height, data } = await decodeAseprite(given);
  const word = (/** @type {number} */ n) => Buffer.from(data.subarray(4 * n, 4 * n + 4)).toString('hex');
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => word(row * width + col)).join(' '),
  );
};

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const NONE = [0, 0, 0, 0];
const four = (/** @type {number[][]} */ ...pixels) => Uint8Array.from(pixels.flat());

test('layers cover each other where they are seen, and a group hides what is in it', async () => {
  const given = file(32, [
    layer({}),
    layer({ flags: 0, type: 1 }),
    layer({ depth: 1 }),
    layer({ opacity: 128 }),
    cel({ layer: 0 }, packed(four(RED, RED, RED, NONE))),
    cel({ layer: 2 }, packed(four(BLUE, BLUE, BLUE, BLUE))),
    // Raw, half transparent, and beyond the edge.
    cel({ layer: 3, x: 1, y: 1, type: 0 }, raw(four(BLUE, BLUE, BLUE, BLUE))),
  ]);
  assert.deepEqual(await read(given), ['ff0000ff ff0000ff', 'ff0000ff 0000ff80']);
  assert.ok(isAseprite(given));
});

test('frames stand side by side, and a linked cel shows that of another frame', async () => {
  const given = file(
    32,
    [layer({}), cel({}, packed(four(RED, BLUE, NONE, RED)))],
    [cel({ type: 1 }, bytes([0, 2]))],
  );
  const row = ['ff0000ff 0000ffff', '00000000 ff0000ff'];
  assert.deepEqual(
    await read(given),
    row.map((half) => `${half} ${half}`),
  );
});

test('indexed colours come from the palette, of which one is transparent except on a background', async () => {
  const entry = (/** @type {number[]} */ colour) => bytes([0, 2], Uint8Array.from(colour));
  const palette = chunk(
    0x2019,
    bytes([3, 4], [0, 4], [2, 4], Buffer.alloc(8), entry(BLUE), entry(RED), entry([9, 9, 9, 64])),
  );
  // Programs before Aseprite 1.1 read this one.
  const old = chunk(0x0004, bytes([1, 2], [0, 1], [1, 1], Uint8Array.from([1, 2, 3])));
  const pixels = packed(Uint8Array.from([0, 1, 1, 2]));
  assert.deepEqual(await read(file(8, [palette, old, layer({}), cel({}, pixels)])), [
    '00000000 ff0000ff',
    'ff0000ff 09090940',
  ]);
  assert.deepEqual(await read(file(8, [palette, old, layer({ flags: 9 }), cel({}, pixels)])), [
    '0000ffff ff0000ff',
    'ff0000ff 09090940',
  ]);
  assert.deepEqual(
    (await read(file(8, [old, layer({ flags: 9 }), cel({}, pixels)])))[0]?.slice(0, 8),
    '010203ff',
  );
});

test('grey has a value and an opacity', async () => {
  const pixels = packed(Uint8Array.from([7, 255, 200, 128, 0, 0, 1, 255]));
  assert.deepEqual(await read(file(16, [layer({}), cel({}, pixels)])), [
    '070707ff c8c8c880',
    '00000000 010101ff',
  ]);
});

test('layers that mix their colours are told, and tile maps and damage have a fault', async () => {
  const pixels = packed(four(RED, RED, RED, RED));
  assert.equal((await decodeAseprite(file(32, [layer({ blend: 1 }), cel({}, pixels)]))).isMixed, true);
  assert.equal((await decodeAseprite(file(32, [layer({}), cel({}, pixels)]))).isMixed, undefined);
  const fault = (/** @type {Uint8Array} */ given) =>
    decodeAseprite(given).then(
      () => 'read',
      (/** @type {{ fault?: string }} */ error) => error.fault ?? String(error),
    );
  assert.equal(await fault(file(32, [layer({}), cel({ type: 3 }, pixels)])), 'image-tiles');
  const whole = file(32, [layer({}), cel({}, pixels)]);
  for (let length = 0; length < whole.length; length += 1)
    assert.equal(await fault(whole.slice(0, length)), 'image-broken', `${length} bytes`);
  // Any byte may be another one: the file is read, or has a fault, and nothing else is thrown.
  for (let n = 0; n < whole.length; n += 1)
    for (const other of [0, 1, 127, 255]) {
      const changed = whole.slice();
      changed[n] = other;
      assert.match(await fault(changed), /^(read|image-(broken|large|tiles))$/, `byte ${n} is ${other}`);
    }
});
