// Counts lines of play of Mound, sharing no code with the rules that it checks. Prints lines for mound.txt:
//
//   node crates/mound/tests/perft/count.mjs DEPTH 'mound:mixed-4-6-3@...' ...
//
// Bricks drawn after the visible ones do not matter for up to four moves, as long as no level is cleared.

/**
 * @typedef {{ cells: string[][], sides: Record<string, [string[], string[]]>, stack: string[], blocks: number, type: string }} Game
 */

const SIDES = ['top', 'right', 'bottom', 'left'];

/** @param {string} text @returns {Game} */
function read(text) {
  const [head = '', body = ''] = text.split('@');
  const fields = (body.split(';')[0] ?? '').split('/');
  const lines = fields.slice(4, 8).map((side) => side.split('+').map((line) => [...line]));
  return {
    type: /mound:(\w+)/.exec(head)?.[1] ?? '',
    blocks: Number(fields[2]),
    // Turned by a quarter: cells[column][height from the floor].
    cells: Array.from({ length: 8 }, (_, column) =>
      (fields[3] ?? '')
        .split('-')
        .map((row) => row[column] ?? '.')
        .reverse(),
    ),
    sides: /** @type {Game['sides']} */ (Object.fromEntries(SIDES.map((name, n) => [name, lines[n]]))),
    stack: [...(fields[8] ?? '')],
  };
}

/**
 * @param {Game} game
 * @param {string} kind
 * @param {string} side
 * @param {number} index
 * @returns {Game | undefined}
 */
function play(game, kind, side, index) {
  const { cells, sides, stack } = structuredClone(game);
  const lines = sides[side];
  if (lines === undefined) return undefined;
  const [inner, outer] = lines;
  const brick = inner[index] ?? '?';
  const column = cells[index];
  if (column === undefined) return undefined;
  if (side === 'top' || side === 'bottom') {
    if (column[7] !== '.') return undefined;
    column.splice(side === 'top' ? 7 : 0, 0, brick);
    column.length = 8;
  } else {
    const height = 7 - index;
    // The row in the order in which the brick meets its cells.
    const order = side === 'left' ? cells : [...cells].reverse();
    const row = order.map((cell) => cell[height] ?? '.');
    let free = row.findIndex((cell) => cell !== '.');
    if (free < 0) free = 8;
    let end = row.indexOf('.', free);
    if (end < 0) end = 8;
    if (kind === 'knock' && free < 8 && end < 8)
      row.splice(free, end - free + 1, brick, ...row.slice(free, end));
    else if (free > 0) row[free - 1] = brick;
    else return undefined;
    order.forEach((cell, n) => {
      cell[height] = row[n] ?? '.';
    });
  }
  inner[index] = outer[index] ?? '?';
  outer[index] = stack.shift() ?? '?';
  stack.push('?');
  const next = { ...game, cells, sides, stack };
  settle(next);
  return next;
}

/** @param {Game} game */
function settle(game) {
  for (;;) {
    game.cells = game.cells.map((column) => {
      const bricks = column.filter((cell) => cell !== '.');
      return [...bricks, ...Array(8 - bricks.length).fill('.')];
    });
    /** @type {Set<number>} */
    const gone = new Set();
    for (let start = 0; start < 64; start += 1) {
      if (gone.has(start)) continue;
      const group = groupOf(game, start);
      if (group.size < 3) continue;
      game.blocks += 1;
      for (const place of group) gone.add(place);
    }
    if (gone.size === 0) return;
    game.cells = game.cells.map((column, x) => column.map((cell, y) => (gone.has(8 * x + y) ? '.' : cell)));
  }
}

/** @param {Game} game @param {number} start */
function groupOf({ cells }, start) {
  const at = (/** @type {number} */ place) => cells[Math.floor(place / 8)]?.[place % 8] ?? '.';
  /** @type {Set<number>} */
  const group = new Set();
  const colour = at(start);
  if (colour === '.') return group;
  const queue = [start];
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    if (group.has(place) || at(place) !== colour) continue;
    group.add(place);
    const [x, y] = [Math.floor(place / 8), place % 8];
    if (x > 0) queue.push(place - 8);
    if (x < 7) queue.push(place + 8);
    if (y > 0) queue.push(place - 1);
    if (y < 7) queue.push(place + 1);
  }
  return group;
}

/** @param {Game} game @param {number} depth @returns {number} */
function count(game, depth) {
  const bricks = game.cells.flat().filter((cell) => cell !== '.').length;
  if (bricks === 0) throw new Error('a level is cleared on the way');
  if (game.blocks >= 64 || bricks === 64) return depth === 0 ? 1 : 0;
  if (depth === 0) return 1;
  let total = 0;
  for (const side of SIDES) {
    const isFlank = side === 'left' || side === 'right';
    const kinds = isFlank ? ['throw', 'knock'] : ['in'];
    for (const kind of kinds) {
      if ((kind === 'throw' && game.type === 'knockout') || (kind === 'knock' && game.type === 'classic'))
        continue;
      for (let index = 0; index < 8; index += 1) {
        const next = play(game, kind, side, index);
        if (next !== undefined) total += count(next, depth - 1);
      }
    }
  }
  return total;
}

const [depth = '3', ...positions] = process.argv.slice(2);
for (const position of positions) {
  const counts = Array.from({ length: Number(depth) }, (_, n) => count(read(position), n + 1));
  console.log(`${position} => ${counts.join(' ')}`);
}
