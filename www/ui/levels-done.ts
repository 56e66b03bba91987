// The sentence that tells how far a game is won, for packs on the page and in exported pages.

/** The number of levels of a game, and of those that are completed. */
export interface LevelsDone {
  count: number;
  done: number;
}

export function levelsDoneText(
  { count, done }: LevelsDone,
  phrase: (id: string, args: Record<string, number>) => string,
): string {
  if (done >= count) return phrase('pack-won', {});
  return done > 0 ? phrase('pack-done', { done, count }) : phrase('pack-new', { count });
}
