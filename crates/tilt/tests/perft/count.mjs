// Counts the lines of play of Tilt by brute force, for `tilt.txt` beside this file. Shares no code with the
// rules that it checks: it has its own tilt, its own generator (in bigints), and its own choice of the new
// tile's cell.
//
//   node crates/tilt/tests/perft/count.mjs > crates/tilt/tests/perft/tilt.txt

const MASK = (1n << 64n) - 1n;

/** SplitMix64 with the 32-bit output function of the Java implementation (dsiutils). */
function draw(state) {
  const next = (state + 0x9e3779b97f4a7c15n) & MASK;
  let z = ((next ^ (next >> 33n)) * 0x62a9d9ed799705f5n) & MASK;
  z = ((z ^ (z >> 28n)) * 0xcb24d0a5c88c35b3n) & MASK;
  return [next, z >> 32n];
}

/** A uniform number below n by multiplication and rejection (Lemire, 2019). */
function below(state, n) {
  const unfair = (1n << 32n) % n;
  for (;;) {
    const [next, bits] = draw(state);
    const product = bits * n;
    if ((product & 0xffffffffn) >= unfair) return [next, Number(product >> 32n)];
    state = next;
  }
}

function tiltRow(row) {
  const tiles = row.filter((n) => n > 0);
  const out = [];
  while (tiles.length > 0) {
    const tile = tiles.shift();
    if (tiles[0] === tile && tile < 2 ** 31) {
      tiles.shift();
      out.push(tile * 2);
    } else {
      out.push(tile);
    }
  }
  return [...out, ...Array(row.length - out.length).fill(0)];
}

const transpose = (rows) => rows[0].map((_, i) => rows.map((row) => row[i]));
const mirror = (rows) => rows.map((row) => [...row].reverse());
const tilts = {
  up: (rows) => transpose(transpose(rows).map(tiltRow)),
  right: (rows) => mirror(mirror(rows).map(tiltRow)),
  down: (rows) => transpose(mirror(mirror(transpose(rows)).map(tiltRow))),
  left: (rows) => rows.map(tiltRow),
};

function spawn(rows, state) {
  const empty = rows.flatMap((row, r) => row.flatMap((n, c) => (n === 0 ? [[r, c]] : [])));
  const [afterPlace, place] = below(state, BigInt(empty.length));
  const [afterValue, tenth] = below(afterPlace, 10n);
  const [r, c] = empty[place];
  rows[r][c] = tenth < 9 ? 2 : 4;
  return afterValue;
}

function count(rows, state, depth) {
  if (depth === 0) return 1;
  let lines = 0;
  for (const tilt of Object.values(tilts)) {
    const next = tilt(rows);
    if (JSON.stringify(next) === JSON.stringify(rows)) continue;
    lines += count(next, spawn(next, state), depth - 1);
  }
  return lines;
}

const cases = [
  [
    'tilt:4x4',
    [
      [0, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 0, 2],
      [0, 0, 0, 0],
    ],
    0x5f3an,
    8,
  ],
  [
    'tilt:2x2',
    [
      [2, 0],
      [0, 2],
    ],
    1n,
    12,
  ],
  [
    'tilt:3x3',
    [
      [2, 4, 8],
      [16, 32, 64],
      [2, 4, 0],
    ],
    0xffffffffffffffffn,
    10,
  ],
  [
    'tilt:5x2',
    [
      [2, 2, 0, 4, 4],
      [0, 8, 8, 0, 2],
    ],
    42n,
    9,
  ],
  [
    'tilt:2x5',
    [
      [2, 2],
      [4, 0],
      [2147483648, 2147483648],
      [0, 2],
      [1073741824, 1073741824],
    ],
    7n,
    9,
  ],
  [
    'tilt:8x8',
    Array.from({ length: 8 }, (_, r) =>
      Array.from({ length: 8 }, (_, c) => ((r * 3 + c) % 4 === 0 ? 2 << (c % 3) : 0)),
    ),
    99n,
    6,
  ],
];
console.log(
  '# Lines of play of one move, of two, and so on. Counted by count.mjs, which shares nothing with the rules.',
);
for (const [params, rows, state, depth] of cases) {
  const board = rows.map((row) => row.join(',')).join('/');
  const counts = Array.from({ length: depth }, (_, i) => count(rows, state, i + 1));
  console.log(
    `${params}@${board};score=0;chance=${state.toString(16).padStart(16, '0')} => ${counts.join(' ')}`,
  );
}
