// @ts-nocheck: measured as plain JavaScript, like the code it imitates.
//
// A tilt in the manner of the original 2048: a grid of tile objects, traversals by a vector, and each tile
// looking for the farthest free cell. Written from a description of the original.

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

/** A board as the original stores it: columns of tiles or null. */
export class Board {
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
