// Counts the lines of play of Tileburst by brute force, for `tileburst.txt` beside this file. It shares no
// code with the rules that it checks: grids and tiles are rows of text, groups are flooded cell by cell, and
// the generator uses BigInt.
//
//   node crates/tileburst/tests/perft/count.mjs > crates/tileburst/tests/perft/tileburst.txt

/** @typedef {{ colour: string, rows: string[] }} Tile */
/** @typedef {{ rows: string[], tiles: Tile[], corner: number, chance: bigint }} Game */

const MASK = (1n << 64n) - 1n;

/**
 * SplitMix64 with the 32-bit output function of the Java implementation (dsiutils).
 * @param {bigint} state
 * @returns {[bigint, bigint]}
 */
function draw(state) {
  const next = (state + 0x9e3779b97f4a7c15n) & MASK;
  let z = ((next ^ (next >> 33n)) * 0x62a9d9ed799705f5n) & MASK;
  z = ((z ^ (z >> 28n)) * 0xcb24d0a5c88c35b3n) & MASK;
  return [next, z >> 32n];
}

/**
 * A number below n by multiplication, drawn again if the low half is in the biased range.
 * @param {Game} game
 * @param {number} n
 */
function below(game, n) {
  const unfair = (1n << 32n) % BigInt(n);
  for (;;) {
    const [next, bits] = draw(game.chance);
    game.chance = next;
    const product = bits * BigInt(n);
    if ((product & 0xffffffffn) >= unfair) return Number(product >> 32n);
  }
}

const UP_TO_FOUR = ['1', '11', '111', '11/10', '11/11', '1111', '111/010', '111/100', '011/110'];
const FIVE = ['11111', '1111/1000', '111/010/010', '11/11/10', '010/111/010'];
const SIX = ['111111', '111/111', '11/10/10/11', '100/110/011/001'];
const THRESHOLD = [6, 7, 6, 8, 10, 12, 12];

/** @param {string[]} rows */
const turned = (rows) =>
  [...(rows[0] ?? '')].map((_, col) =>
    rows
      .map((row) => row[col])
      .reverse()
      .join(''),
  );
/** @param {string[]} rows */
const mirrored = (rows) => rows.map((row) => [...row].reverse().join(''));
/** The pictures of a tile in its four rotations. @param {string[]} rows */
const turns = (rows) => {
  const all = [rows];
  while (all.length < 4) all.push(turned(all.at(-1) ?? []));
  return all.map((picture) => picture.join('/'));
};

/** The cells of each distinct placement of a tile. @param {string[]} grid @param {Tile} tile */
function placements(grid, tile) {
  const pictures = new Set([...turns(tile.rows), ...turns(mirrored(tile.rows))]);
  return [...pictures].flatMap((picture) => {
    const ones = picture.split('/').flatMap((row, r) => [...row].map((bit, c) => [bit, r, c]));
    const cells = ones.filter(([bit]) => bit === '1');
    return grid.flatMap((row, top) =>
      [...row].flatMap((_, left) => {
        const there = cells.map(([, r, c]) => [top + Number(r), left + Number(c)]);
        return there.every(([r = 0, c = 0]) => grid[r]?.[c] === '.') ? [there] : [];
      }),
    );
  });
}

/**
 * The grid with these cells changed.
 * @param {string[]} grid
 * @param {number[][]} cells
 * @param {string} letter
 */
function painted(grid, cells, letter) {
  const marks = new Set(cells.map(([r, c]) => `${r},${c}`));
  return grid.map((row, r) => [...row].map((old, c) => (marks.has(`${r},${c}`) ? letter : old)).join(''));
}

/** @param {string[]} grid */
function fullLines(grid) {
  const isFull = (/** @type {string} */ line) => line[0] !== '.' && new Set(line).size === 1;
  const columns = grid.map((_, c) => grid.map((row) => row[c]).join(''));
  return grid.flatMap((row, r) => [
    ...(isFull(row) ? grid.map((_, c) => [r, c]) : []),
    ...(isFull(columns[r] ?? '.') ? grid.map((_, n) => [n, r]) : []),
  ]);
}

/** The cells of all groups that reach the threshold. @param {string[]} grid */
function validCells(grid) {
  const seen = new Set();
  /** @type {number[][]} */
  const valid = [];
  grid.forEach((row, r) => {
    [...row].forEach((letter, c) => {
      /** @type {number[][]} */
      const group = [];
      const visit = (/** @type {number} */ y, /** @type {number} */ x) => {
        if (letter === '.' || grid[y]?.[x] !== letter || seen.has(`${y},${x}`)) return;
        seen.add(`${y},${x}`);
        group.push([y, x]);
        visit(y - 1, x);
        visit(y + 1, x);
        visit(y, x - 1);
        visit(y, x + 1);
      };
      visit(r, c);
      if (group.length >= (THRESHOLD[grid.length - 4] ?? 99)) valid.push(...group);
    });
  });
  return valid;
}

/** Corners by number: top left, top right, bottom right, bottom left. */
const isKeptAbove = (/** @type {number} */ corner) => corner < 2;
const isKeptLeft = (/** @type {number} */ corner) => corner === 0 || corner === 3;

/** @param {string[]} grid @param {number} corner */
function grown(grid, corner) {
  const rows = grid.map((row) => (isKeptLeft(corner) ? `${row}.` : `.${row}`));
  const empty = '.'.repeat(grid.length + 1);
  return isKeptAbove(corner) ? [...rows, empty] : [empty, ...rows];
}

/** @param {string[]} grid @param {number} corner */
function shrunk(grid, corner) {
  const rows = grid.map((row) => (isKeptLeft(corner) ? row.slice(0, -1) : row.slice(1)));
  return isKeptAbove(corner) ? rows.slice(0, -1) : rows.slice(1);
}

/** @param {Game} game */
const canGoOn = ({ rows, tiles }) => tiles.some((tile) => placements(rows, tile).length > 0);

/** @param {Game} game @param {number[][]} cells @returns {Game} */
function place(game, cells) {
  const [current, next] = game.tiles;
  if (current === undefined || next === undefined) throw new Error('there are two tiles');
  const after = { ...game, rows: painted(game.rows, cells, current.colour) };
  const lines = fullLines(after.rows);
  if (lines.length > 0) {
    after.rows = painted(after.rows, lines, '.');
    if (after.rows.length < 10) {
      after.rows = grown(after.rows, after.corner);
      after.corner = (after.corner + 1) % 4;
    }
  }
  const size = after.rows.length;
  const pool = [...UP_TO_FOUR, ...(size >= 8 ? FIVE : []), ...(size >= 9 ? SIX : [])];
  const rows = (pool[below(after, pool.length)] ?? '').split('/');
  const colour = 'brgyv'[below(after, 5)] ?? '?';
  // All eight orientations are tried, so mirroring does not matter here, but its draw advances the generator.
  if (!turns(rows).includes(mirrored(rows).join('/'))) below(after, 2);
  after.tiles = [next, { colour, rows }];
  while (!canGoOn(after) && after.rows.length > 4) {
    after.rows = shrunk(painted(after.rows, validCells(after.rows), '.'), after.corner);
    after.corner = (after.corner + 1) % 4;
  }
  return after;
}

/** @param {Game} game @param {number} depth @returns {number} */
function count(game, depth) {
  if (depth === 0) return 1;
  const [current, next] = game.tiles;
  if (current === undefined || next === undefined) throw new Error('there are two tiles');
  let total = canGoOn(game) ? count({ ...game, tiles: [next, current] }, depth - 1) : 0;
  for (const cells of placements(game.rows, current)) total += count(place(game, cells), depth - 1);
  return total;
}

/** @param {string} text @returns {Game} */
function read(text) {
  const [, rows = '', one = '', two = '', corner] = (text.split('@')[1] ?? '').split('/');
  const tiles = [one, two].map((tile) => ({ colour: tile[0] ?? '', rows: tile.slice(1).split('+') }));
  const chance = BigInt(`0x${text.split('chance=')[1]}`);
  return { rows: rows.split('-'), tiles, corner: Number(corner), chance };
}

/**
 * Positions, and the depth in moves to which they are counted.
 * @type {[string, number][]}
 */
const POSITIONS = [
  // Small grids: lines and growth in every direction, the end of the game, mirrored tiles.
  ['classic@4/yyy.-brg.-...b-..../y1/b10+11/0/100;chance=2a', 4],
  ['classic@4/rrr.-gby.-vvrb-byg./r1/g11/1/0;chance=7', 6],
  ['classic@4/brgy-gvbr-yrgb-vb../r11/g1/3/0;chance=5f3a', 8],
  // Retreats with valid blocks and without, one after another.
  ['classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0;chance=3', 4],
  ['classic@6/brgyvb-rgyvbr-gyvbrg-yvbrgy-vbrgyv-brgyv./r1/v111/1/7;chance=1', 6],
  ['full@6/rrrrr.-rgyvbr-ggvb.g-yvb.gy-vb..yv-.rgyvb/r10+11/v11/2/7;chance=63', 4],
  // The start of a game, and grids on which larger tiles are drawn.
  ['classic@6/......-......-......-......-......-....../b10+11/r1111/0/0;chance=ff', 2],
  [
    'classic@8/bbbbbbb.-........-.rrrrr..-..gg....-........-.yyy.vv.-........-......../b1/v1111/3/0;chance=c0ffee',
    3,
  ],
  [
    'classic@9/.........-rgybvrgyb-gybvrgybv-ybvrgybvr-bvrgybvrg-vrgybvrgy-rgybvrgyb-gybvrgybv-bbbbbbbb./b1/v11/2/0;chance=9',
    4,
  ],
];

console.log(
  '# Lines of play of one move, of two, and so on. Counted by count.mjs, which shares nothing with the rules.',
);
for (const [position, depth] of POSITIONS) {
  const counts = Array.from({ length: depth }, (_, n) => count(read(position), n + 1));
  console.log(`tileburst:${position} => ${counts.join(' ')}`);
}
