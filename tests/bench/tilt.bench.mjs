// Tilts a second in wasm, beside a tilt in the manner of the original 2048: a grid of tile objects, traversals by a vector, each
// tile looking for the farthest free cell. Written here from a description of what the original does.
import { load } from '../node/load.mjs';

const wasm = await load(process.env.BENCH_PACKAGE);

const VECTORS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

class Tile {
  constructor(position, value) {
    this.x = position.x;
    this.y = position.y;
    this.value = value;
    this.previous = null;
    this.mergedFrom = null;
  }
}

/** A board as the original keeps it: columns of tiles or null. */
class Board {
  constructor(width, height, exponents) {
    this.width = width;
    this.height = height;
    this.cells = [];
    for (let x = 0; x < width; x += 1) {
      this.cells[x] = [];
      for (let y = 0; y < height; y += 1) {
        const exponent = exponents[y * width + x];
        this.cells[x][y] = exponent > 0 ? new Tile({ x, y }, 2 ** exponent) : null;
      }
    }
  }

  within({ x, y }) {
    return x >= 0 && x < this.width && y >= 0 && y < this.height;
  }

  at(cell) {
    return this.within(cell) ? this.cells[cell.x][cell.y] : null;
  }

  traversals(vector) {
    const order = { x: [], y: [] };
    for (let x = 0; x < this.width; x += 1) order.x.push(x);
    for (let y = 0; y < this.height; y += 1) order.y.push(y);
    if (vector.x === 1) order.x.reverse();
    if (vector.y === 1) order.y.reverse();
    return order;
  }

  farthest(cell, vector) {
    let previous;
    let next = cell;
    do {
      previous = next;
      next = { x: previous.x + vector.x, y: previous.y + vector.y };
    } while (this.within(next) && !this.at(next));
    return { farthest: previous, next };
  }

  /** Tilts the board; returns the points. */
  tilt(direction) {
    const vector = VECTORS[direction];
    const order = this.traversals(vector);
    let points = 0;
    for (const column of this.cells) {
      for (const tile of column) {
        if (tile) {
          tile.mergedFrom = null;
          tile.previous = { x: tile.x, y: tile.y };
        }
      }
    }
    for (const x of order.x) {
      for (const y of order.y) {
        const cell = { x, y };
        const tile = this.at(cell);
        if (!tile) continue;
        const { farthest, next } = this.farthest(cell, vector);
        const other = this.at(next);
        if (other && other.value === tile.value && !other.mergedFrom) {
          const merged = new Tile(next, tile.value * 2);
          merged.mergedFrom = [tile, other];
          this.cells[next.x][next.y] = merged;
          this.cells[x][y] = null;
          tile.x = next.x;
          tile.y = next.y;
          points += merged.value;
        } else {
          this.cells[x][y] = null;
          this.cells[farthest.x][farthest.y] = tile;
          tile.x = farthest.x;
          tile.y = farthest.y;
        }
      }
    }
    return points;
  }
}

/** Tilts all boards in all directions until half a second is over; returns the tilts a second and the points of one round. */
function original(cols, rows, exponents) {
  const size = cols * rows;
  const boards = exponents.length / size;
  let tilts = 0;
  let points = 0;
  let spent = 0;
  while (spent < 500) {
    points = 0;
    // Boards are changed by tilting: they are made anew outside the measured time.
    const fresh = [];
    for (let i = 0; i < boards; i += 1) {
      for (let d = 0; d < 4; d += 1)
        fresh.push(new Board(cols, rows, exponents.subarray(i * size, (i + 1) * size)));
    }
    const start = performance.now();
    for (let i = 0; i < fresh.length; i += 1) points += fresh[i].tilt(i % 4);
    spent += performance.now() - start;
    tilts += fresh.length;
  }
  return { rate: (tilts / spent) * 1000, points };
}

/** Runs a wasm loop long enough to measure, after one round that builds the tables and the boards. */
function ours(run, count, rounds) {
  const once = performance.now();
  const points = run(1);
  const setup = performance.now() - once;
  const start = performance.now();
  run(rounds);
  const spent = Math.max(performance.now() - start - setup * ((rounds - 1) / rounds), 0.001);
  return { rate: (count * 4 * rounds) / (spent / 1000), points };
}

const COUNT = 2000;
console.log('board  routine            tilts/s   times the original');
for (const [cols, rows] of [
  [4, 4],
  [3, 3],
  [6, 6],
  [8, 8],
]) {
  const exponents = wasm.benchBoards(cols, rows, COUNT);
  const old = original(cols, rows, exponents);
  const row = (name, { rate }) =>
    console.log(
      `${cols}x${rows}    ${name.padEnd(16)} ${(rate / 1e6).toFixed(2).padStart(9)} M ${(rate / old.rate).toFixed(0).padStart(8)}`,
    );
  row('original', old);
  const rules = ours((rounds) => wasm.benchRules(cols, rows, COUNT, rounds), COUNT, 200);
  if (rules.points !== old.points)
    throw new Error(`${cols}x${rows}: ${rules.points} points, the original has ${old.points}`);
  row('rules', rules);
  if (cols === 4 && rows === 4) {
    const tables = ours((rounds) => wasm.benchTables(COUNT, rounds), COUNT, 20_000);
    if (tables.points !== old.points)
      throw new Error(`${tables.points} points, the original has ${old.points}`);
    row('tables', tables);
  }
}
