// A result as a line of squares, which stands in any chat and gives nothing of the game away.

const [NOTHING, LITTLE, SOME, MUCH] = ['⬜', '🟨', '🟧', '🟩'];

/** How a score grew: a square for each stretch, by how much it brought beside the stretch that brought most. */
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

/** A square for each thing that holds. */
export const marks = (all: readonly boolean[]): string =>
  all.map((holds) => (holds ? MUCH : NOTHING)).join('');
