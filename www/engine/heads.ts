// Parses the heads of texts.

/** The game, and the parameters if given, at the beginning of a save, a game id, a position or a document. */
export function headOf(text: string): { game?: string | undefined; params?: string | undefined } {
  // Saves and challenges name their game in the second line or, with a position, in the third; other texts
  // start with it.
  const [, game, params] =
    /^(?:(?:tilery|challenge) \d[^\n]*\n(?:id |from\r?\n {2}))?([a-z]+)(?::([^#@\s]*))?/.exec(
      text.trimStart(),
    ) ?? [];
  return { game, params };
}

/** True if a text is marked as a challenge (`run/challenge`). */
export const isChallenge = (text: string): boolean => pageOf(text) === 'challenge';

/** The page that opens a text which is marked with the page's name: a challenge or a pack. */
export const pageOf = (text: string): string | undefined => /^\s*(challenge|pack) \d/.exec(text)?.[1];

/** The game and text that the page opens with. */
export interface Wanted {
  /**
   * The identifiers of games, most wanted first: that of the address, then the one played last. They may be
   * unknown.
   */
  games: string[];
  /** The text with the parameters, if the address has any: a preset, or the beginning of a link's text. */
  text: string;
}
