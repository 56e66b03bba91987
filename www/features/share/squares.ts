// Results as a line of emoji squares, which any chat can display and which give nothing of the game away.

const [NOTHING, LITTLE, SOME, MUCH] = ['⬜', '🟨', '🟧', '🟩'];

/** The growth of a score: a square for each interval, coloured by its gain relative to the largest gain. */
export function growth(scores: readonly number[]): string {
  const gains = scores.slice(1).map((score, n) => score - (scores[n] ?? 0));
  const most = Math.max(...gains, 0);
  return gains
    .map((gain) => {
      if (gain <= 0) return NOTHING;
      return gain * 3 <= most ? LITTLE : gain * 3 <= most * 2 ? SOME : MUCH;
    })
    .join('');
}

/** One square per condition, filled if it holds. */
export const marks = (all: readonly boolean[]): string =>
  all.map((holds) => (holds ? MUCH : NOTHING)).join('');
