// Counts the lines of play of Tilerama by brute force, for `tilerama.txt` beside this file. It shares no code
// with the rules that it checks: boards are the characters of the doubled grid, and nothing is precomputed.
// The objectives need tiles that the boards lack, so that no line ends early.
//
//   node crates/tilerama/tests/perft/count.mjs > crates/tilerama/tests/perft/tilerama.txt

const DIRS = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };
const NAMES = Object.keys(DIRS);
const BACK = { up: 'down', right: 'left', down: 'up', left: 'right' };

const at = (grid, line, column) => grid[line]?.[column] ?? '#';
const isZone = (grid, line, column) => at(grid, line, column) !== '#';
const key = (line, column) => line * 1000 + column;

/** The cells of the piece at a cell, in reading order. */
function pieceOf(grid, start) {
  const found = [start];
  for (const [line, column] of found) {
    for (const name of NAMES) {
      const [dy, dx] = DIRS[name];
      if (!'="'.includes(at(grid, line + dy, column + dx))) continue;
      const next = [line + 2 * dy, column + 2 * dx];
      if (!found.some(([l, c]) => l === next[0] && c === next[1])) found.push(next);
    }
  }
  return found.sort((a, b) => key(...a) - key(...b));
}

/** The step through an edge, ignoring turns; undefined if the edge is closed. */
function cross(grid, [line, column], name) {
  const [dy, dx] = DIRS[name];
  if (isZone(grid, line + 2 * dy, column + 2 * dx)) {
    return { to: [line + 2 * dy, column + 2 * dx], name, isPlain: true };
  }
  const letter = at(grid, line + dy, column + dx);
  if (!/^[a-zA-Z]$/.test(letter)) return undefined;
  for (let l = 0; l < grid.length; l += 1) {
    for (let c = 0; c < grid[0].length; c += 1) {
      if ((l + c) % 2 === 0 || grid[l][c] !== letter || (l === line + dy && c === column + dx)) continue;
      for (const side of NAMES) {
        const [sy, sx] = DIRS[side];
        const across = side === 'up' || side === 'down' ? l % 2 === 0 : l % 2 === 1;
        if (across && isZone(grid, l - sy, c - sx)) {
          return { to: [l - sy, c - sx], name: BACK[side], isPlain: false };
        }
      }
    }
  }
  return undefined;
}

/** The directions in which turns at the ends of a closed edge deflect a tile that leaves through it. */
function turns(grid, [line, column], name) {
  const [dy, dx] = DIRS[name];
  if (isZone(grid, line + 2 * dy, column + 2 * dx)) return [];
  return NAMES.filter((side) => {
    const [sy, sx] = DIRS[side];
    if (sy * dy + sx * dx !== 0) return false;
    return (
      !isZone(grid, line + 2 * sy, column + 2 * sx) && at(grid, line + dy + sy, column + dx + sx) === 'o'
    );
  }).map((side) => BACK[side]);
}

function step(grid, place, name) {
  const sent = turns(grid, place, name);
  if (sent.length === 0) return cross(grid, place, name);
  if (sent.length > 1 || turns(grid, place, sent[0]).length > 0) return undefined;
  const found = cross(grid, place, sent[0]);
  return found && { ...found, isPlain: false };
}

/** The grid after a push; undefined if the push is refused. */
function push(grid, start, name) {
  const jobs = [{ places: pieceOf(grid, start), name }];
  const owner = new Map(jobs[0].places.map((place) => [key(...place), jobs[0]]));
  const goes = [];
  const taken = new Set();
  for (const job of jobs) {
    for (const place of job.places) {
      const found = step(grid, place, job.name);
      if (!found || (!found.isPlain && job.places.length > 1)) return undefined;
      const target = key(...found.to);
      // Two tiles must not enter one cell, whether it was empty or not.
      if (taken.has(target)) return undefined;
      taken.add(target);
      goes.push([place, found.to]);
      if (at(grid, ...found.to) === '.') continue;
      const other = owner.get(target);
      if (!other) {
        const next = { places: pieceOf(grid, found.to), name: found.name };
        jobs.push(next);
        for (const part of next.places) owner.set(key(...part), next);
      } else if (other.name !== found.name) {
        const same = other.places.every((part) => {
          const [one, two] = [step(grid, part, other.name), step(grid, part, found.name)];
          return one && two && key(...one.to) === key(...two.to);
        });
        if (!same) return undefined;
      }
    }
  }
  if (goes.every(([from, to]) => key(...from) === key(...to))) return undefined;
  const next = grid.map((line) => [...line]);
  const joints = [];
  for (const [[line, column], to] of goes) {
    next[line][column] = '.';
    for (const side of NAMES) {
      const [sy, sx] = DIRS[side];
      const sign = at(grid, line + sy, column + sx);
      if (!'="'.includes(sign)) continue;
      next[line + sy][column + sx] = ' ';
      joints.push([to[0] + sy, to[1] + sx, sign]);
    }
  }
  for (const [[line, column], to] of goes) next[to[0]][to[1]] = grid[line][column];
  for (const [line, column, sign] of joints) next[line][column] = sign;
  return next;
}

/** All boards that one move leads to; a piece is pushed by its first cell only. */
function* after(grid) {
  for (let line = 1; line < grid.length; line += 2) {
    for (let column = 1; column < grid[0].length; column += 2) {
      if ('.#'.includes(grid[line][column])) continue;
      const [first] = pieceOf(grid, [line, column]);
      if (first[0] !== line || first[1] !== column) continue;
      for (const name of NAMES) {
        const next = push(grid, first, name);
        if (next) yield next;
      }
    }
  }
}

function count(grid, depth) {
  let sum = 0;
  for (const next of after(grid)) sum += depth === 1 ? 1 : count(next, depth - 1);
  return sum;
}

/** Boards, and the depth in moves to which they are counted. */
const BOARDS = [
  ['+a+b+c+|d1 2 3d|+ + + +|e4 5 6e|+ + + +|f7 8 9f|+a+b+c+', 3],
  ['+ + + +| 1 2 3 |+ + + +| 4 5 6 |+ + + +| 7 8 . |+ + + +', 6],
  ['oa+b+co|d1 2 3d|+ + + +|e4 . 6e|+ + + +|f7 8 9f|oa+b+co'.replaceAll(/[acdf]/g, ' '), 3],
  ['+ + + +|a1 2 .b|+ + + +|c3 . 4c|+ + + +|b5 6 7a|+ + + +', 4],
  ['+a+b+c+| 1 2 3a|+ + + +| 4 . 6b|+ + + +| . 8 9c|+ + + +', 4],
  ['+ + + + +| A=A 1 . |+ +"+ + +|a2 A . 3a|+ + + + +| B=B=B . |+ + + + +', 5],
  [
    'o + + o + +| 1 2 3 # # |+ + + + + +| 4 # 5 # # |+ + + + + o| 6 7 8 2 3 |o + + + + +| # # 4 # . |+ + + + + +| # # 6 7 8 |+ + o + + o',
    3,
  ],
  [
    '+ + o o + +| # . 1 # # |+ o + + o +| 2 3 4 . 5 |+ o + + o +| # 6 7 8 # |+ + o o + +'.replaceAll(
      'o',
      '+',
    ),
    4,
  ],
  ['+a+ + +b+|c1=2 3 4c|+ + + + +|d5 # # 6d|+ + + + +|e7 8 9=1e|+a+ + +b+', 3],
];

console.log(
  '# Lines of play of one move, of two, and so on. Counted by count.mjs, which shares nothing with the rules.',
);
for (const [board, depth] of BOARDS) {
  const grid = board.split('|').map((line) => [...line]);
  const objective = grid.map((line, l) =>
    line.map((c, k) => (l % 2 && k % 2 ? (/[\w]/.test(c) ? 'Z' : c) : l % 2 || k % 2 ? ' ' : '+')).join(''),
  );
  const counts = Array.from({ length: depth }, (_, n) => count(grid, n + 1));
  console.log(`own@${board};goal=${objective.join('|')};moves=0 => ${counts.join(' ')}`);
}
