// Writes the home's pictures of games, which need no package, beside the package of all games: `home.json`, a
// short film of each game, and `covers`, a picture of a level of each game inside another and of each game
// made with the studio.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { at, filesUnder } from './lib.mjs';

/** The seed, the same for every build. */
const SEED = '7';
/** The number of moves before a film begins: a board in the middle of a game is clearer than an empty one. */
const BEGUN = 14;
/** The number of moves in a film. */
const MOVES = 2;
/**
 * The step through the list of legal moves from one move of a film to the next, to spread them over the
 * board.
 */
const STRIDE = 7919;
/** The level on a cover, in games with that many: the first ones are small. */
const LEVEL = 3;
/** The side of a picture of a tile, in pixels. */
const SIDE = 16;

// The parts of a packed film, as kit::Film documents them.
const VERSION = 3;
const HEADER = 3;
const SHOT = 10;
const SPRITE = 16;
const LOOK = 2;
const CUE = 7;
const EFFECT = 9;
const FIGURE = 3;

/** @typedef {import('../www/pkg/tilery').PackedFilm} Packed */
/** @typedef {import('../www/pkg/tilery').GameInfo} GameInfo */

const folder = process.argv[2] ?? '';
/** @type {typeof import('../www/pkg/tilery')} */
const tilery = await import(pathToFileURL(join(folder, 'tilery.js')).href);
tilery.initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
const games = tilery.catalogue().filter(({ edits }) => edits === null);

/**
 * The shots of a film: the header, sprites and cues of each. Effects and figures are not needed.
 * @param {ArrayLike<number>} numbers
 */
function shotsOf(numbers) {
  if (numbers[0] !== VERSION) throw new Error(`film: expected version ${VERSION}, found ${numbers[0]}`);
  const at = (/** @type {number} */ index) => numbers[index] ?? 0;
  const shots = [];
  let place = HEADER;
  for (let left = at(2); left > 0; left -= 1) {
    const [sprites, cues, effects, figures] = [at(place + 5), at(place + 6), at(place + 7), at(place + 8)];
    const spritesAt = place + SHOT;
    const cuesAt = spritesAt + sprites * SPRITE;
    const end = cuesAt + cues * CUE;
    shots.push({ head: place, spritesAt, cuesAt, end });
    place = end + effects * EFFECT + figures * FIGURE;
  }
  return shots;
}

/**
 * The rectangle around some sprites.
 * @param {number[][]} sprites
 */
function around(sprites) {
  const [left, top] = [3, 4].map((axis) => Math.min(...sprites.map((sprite) => sprite[axis] ?? 0)));
  const [right, bottom] = [3, 4].map((axis) =>
    Math.max(...sprites.map((sprite) => (sprite[axis] ?? 0) + (sprite[axis + 2] ?? 0))),
  );
  return [left ?? 0, top ?? 0, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)];
}

/**
 * A film in numbers that are short to write. Keys, which are integers stored as floats, are renumbered.
 * Optional sprites, such as a pad, are left out, and the view is fitted to the rest.
 * @param {Packed} film
 * @param {Map<number, number>} keys
 * @param {GameInfo} game
 */
function written({ numbers, texts }, keys, { roles }) {
  const bits = new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length);
  const short = (/** @type {number} */ number) => Math.round(number * 1000) / 1000;
  const result = Array.from(numbers.subarray(0, HEADER));
  const rows = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ step) =>
    Array.from({ length: (to - from) / step }, (_, n) => {
      const place = from + n * step;
      const key = bits[place] ?? 0;
      if (!keys.has(key)) keys.set(key, keys.size + 1);
      return [keys.get(key) ?? 0, ...Array.from(numbers.subarray(place + 1, place + step), short)];
    });
  for (const { head, spritesAt, cuesAt, end } of shotsOf(numbers)) {
    const all = rows(spritesAt, cuesAt, SPRITE);
    const sprites = all.filter(([, role = 0]) => roles[role]?.option === null);
    const shot = Array.from(numbers.subarray(head, spritesAt), short).with(7, 0).with(8, 0);
    if (sprites.length < all.length) shot.splice(1, 5, ...around(sprites), sprites.length);
    result.push(...shot, ...sprites.flat(), ...rows(cuesAt, end, CUE).flat());
  }
  return { numbers: result, texts };
}

/**
 * A game that plays by itself for a while.
 * @param {GameInfo} game
 */
function filmed(game) {
  const session = tilery.Session.deal(game.id, game.presets[0]?.params ?? '', SEED);
  session.layOut('landscape');
  let count = 0;
  const play = () => {
    const legal = session.legal();
    const move = legal[(count * STRIDE) % Math.max(1, legal.length)];
    count += 1;
    return move === undefined ? undefined : session.play(move).film;
  };
  for (let n = 0; n < BEGUN; n += 1) play();
  /** @type {Map<number, number>} */
  const keys = new Map();
  const films = [written(session.state().film, keys, game)];
  for (let n = 0; n < MOVES; n += 1) {
    const film = play();
    if (film !== undefined) films.push(written(film, keys, game));
  }
  const looks = new Set(
    films.flatMap(({ numbers }) =>
      shotsOf(numbers).flatMap(({ spritesAt, cuesAt }) =>
        numbers.slice(spritesAt, cuesAt).filter((_, n) => n % SPRITE === LOOK),
      ),
    ),
  );
  // Sprites that are never visible are left out.
  const isSeen = (/** @type {number} */ n) => looks.has(Math.floor(n / (4 * SIDE * SIDE)));
  return { films, pictures: Array.from(session.pictures(), (byte, n) => (isSeen(n) ? byte : 0)) };
}

/**
 * The level on the cover of a preset.
 * @param {GameInfo} game
 * @param {string} preset
 */
function levelOf({ id }, preset) {
  try {
    return tilery.Session.deal(id, tilery.setField(id, preset, 'level', String(LEVEL)), SEED);
  } catch {
    // The game has fewer levels.
    return tilery.Session.deal(id, preset, SEED);
  }
}

/**
 * A level drawn with the pictures of its project: its colours, and for each pixel the index of its colour.
 * @param {GameInfo} game
 * @param {import('../www/pkg/tilery').Session} session
 */
function drawn(game, session) {
  const roles = game.roles.map(({ name }) => name);
  const pictures = session.pictures();
  const { numbers } = session.state().film;
  const tiles = shotsOf(numbers)
    .flatMap(({ spritesAt, cuesAt }) =>
      Array.from({ length: (cuesAt - spritesAt) / SPRITE }, (_, n) =>
        Array.from(numbers.subarray(spritesAt + n * SPRITE, spritesAt + (n + 1) * SPRITE)),
      ),
    )
    .filter(([, role = 0]) => ['background', 'sprite'].includes(roles[role] ?? ''))
    .sort(([, , , , , , , one = 0], [, , , , , , , other = 0]) => one - other);
  const [width, height] = [3, 4].map(
    (axis) => Math.max(...tiles.map((tile) => Math.round(tile[axis] ?? 0) + 1)) * SIDE,
  );
  /** @type {Map<number, number>} */
  const colours = new Map();
  const pixels = Array.from({ length: height ?? 0 }, () => new Uint8Array(width ?? 0));
  for (const [, , look = 0, left = 0, top = 0] of tiles) {
    for (let n = 0; n < SIDE * SIDE; n += 1) {
      const [r = 0, g = 0, b = 0, a = 0] = pictures.subarray((look * SIDE * SIDE + n) * 4);
      const row = pixels[Math.round(top) * SIDE + Math.floor(n / SIDE)];
      if (a < 128 || row === undefined) continue;
      const colour = (r << 16) | (g << 8) | b;
      if (!colours.has(colour)) colours.set(colour, colours.size);
      row[Math.round(left) * SIDE + (n % SIDE)] = colours.get(colour) ?? 0;
    }
  }
  return { colours: [...colours.keys()], pixels };
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** Encodes a chunk of a PNG: its length, type, data and CRC. @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = body.reduce((c, byte) => (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(~crc >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Two pixels a byte, the first in its upper half. @param {Uint8Array} row */
const paired = (row) =>
  Uint8Array.from(
    { length: Math.ceil(row.length / 2) },
    (_, n) => ((row[2 * n] ?? 0) << 4) | (row[2 * n + 1] ?? 0),
  );

/** A picture of at most 256 colours as a PNG. @param {ReturnType<typeof drawn>} picture */
function png({ colours, pixels }) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels[0]?.length ?? 0, 0);
  head.writeUInt32BE(pixels.length, 4);
  // A pixel is the index of its colour, in four bits if there are few colours, which saves a tenth.
  const isHalf = colours.length <= 16;
  head.set([isHalf ? 4 : 8, 3], 8);
  const palette = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const rows = Buffer.concat(pixels.flatMap((row) => [Buffer.of(0), isHalf ? paired(row) : row]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const home = Object.fromEntries(games.map((game) => [game.id, filmed(game)]));
writeFileSync(join(folder, 'home.json'), `${JSON.stringify(home)}\n`);

const covers = join(folder, 'covers');
rmSync(covers, { recursive: true, force: true });
mkdirSync(covers, { recursive: true });
for (const game of games.filter(({ roles }) => roles.some(({ name }) => name === 'background'))) {
  for (const { params } of game.presets) {
    writeFileSync(join(covers, `${game.id}-${params}.png`), png(drawn(game, levelOf(game, params))));
  }
  // Games that were made in its editor show their first level.
  for (const file of filesUnder(at('www', 'features', 'home', 'made'))) {
    const session = tilery.Session.load(readFileSync(file, 'utf8'));
    writeFileSync(join(covers, `made-${basename(file, '.txt')}.png`), png(drawn(game, session)));
  }
}
