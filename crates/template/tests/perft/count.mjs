// Counts the lines of play of Template by brute force, for `template.txt` beside this file. Shares no code
// with the rules that it checks.
//
//   node crates/template/tests/perft/count.mjs > crates/template/tests/perft/template.txt

const POSITIONS = [
  ['template:2x2@**/.*', 4],
  ['template:3x2@*.*/***', 5],
];

/**
 * Counts the ways to put out `depth` lights one after the other.
 * @param {string} board
 * @param {number} depth
 */
function count(board, depth) {
  if (depth === 0) return 1;
  let lines = 0;
  for (let at = 0; at < board.length; at += 1) {
    if (board[at] === '*') lines += count(`${board.slice(0, at)}.${board.slice(at + 1)}`, depth - 1);
  }
  return lines;
}

console.log(
  '# Lines of play of one move, of two, and so on. Counted by count.mjs, which shares nothing with the rules.',
);
for (const [position, depth] of POSITIONS) {
  const [, board] = position.split('@');
  const counts = Array.from({ length: depth }, (_, n) => count(board, n + 1));
  console.log(`${position} => ${counts.join(' ')}`);
}
