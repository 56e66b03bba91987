// Animations: every colour of a picture is the same in each frame, and exact where the format has room.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGif } from '../gif.mjs';
import { page } from '../load.mjs';

const { gifOf } = await page('www/board/film/gif.ts');

const WIDTH = 64;
const HEIGHT = 8;

/** The shown pictures, RGB in one number a pixel, of an animation of such pictures. @param {number[][]} pictures */
async function shown(pictures) {
  const made = await gifOf({
    width: WIDTH,
    height: HEIGHT,
    rest: 100,
    async *pictures() {
      for (const pixels of pictures) {
        const rgba = Uint8ClampedArray.from(
          pixels.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255]),
        );
        yield { rgba, ms: 40 };
      }
    },
  });
  return readGif(made);
}

const grey = (/** @type {number} */ level) => level * 0x010101;
const picture = (/** @type {(n: number) => number} */ colour) =>
  Array.from({ length: WIDTH * HEIGHT }, (_, n) => colour(n));

test('near shades stay apart, and the same in every frame', async () => {
  // Both are in one cell of eight levels of red and blue. The second picture changes a part only.
  const first = picture((n) => (n % 2 === 0 ? 0x616061 : 0x676067));
  const second = first.map((colour, n) => (n < WIDTH ? 0x626062 : colour));
  assert.deepEqual(await shown([first, second]), [first, second]);
});

test('a palette of exactly 256 colours is exact', async () => {
  const first = picture((n) => grey(n % 256));
  const second = first.toReversed();
  assert.deepEqual(await shown([first, second]), [first, second]);
});

test('of more colours, the frequent ones are exact, and each is the same in every frame', async () => {
  // A flat background, and 400 shades of each of which there is one pixel.
  const shade = (/** @type {number} */ n) => (((n * 37) % 256) << 16) | (((n * 91) % 256) << 8) | (n % 256);
  const first = picture((n) => (n < 400 ? shade(n) : grey(97)));
  const second = first.toReversed();
  const [one = [], two = []] = await shown([first, second]);
  assert.equal(one.at(-1), grey(97));
  assert.deepEqual(two, one.toReversed());
  const farthest = Math.max(...one.map((rgb, n) => distance(rgb, first[n] ?? 0)));
  assert.ok(farthest < 60, `a colour is ${farthest} from its own`);
});

/** @param {number} a @param {number} b */
const distance = (a, b) =>
  Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));
