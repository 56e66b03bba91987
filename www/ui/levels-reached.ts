// The sentence that tells how far a game has been played, for packs on the page and in exported pages.

export interface LevelsReached {
  count: number;
  /** The highest level reached, which is `count + 1` after the last level. */
  reached: number;
}

export function levelsReachedText(
  { count, reached }: LevelsReached,
  phrase: (id: string, args: Record<string, number>) => string,
): string {
  if (reached > count) return phrase('pack-won', {});
  return reached > 1 ? phrase('pack-reached', { level: reached, count }) : phrase('pack-new', { count });
}
