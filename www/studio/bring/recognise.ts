// Recognises PuzzleScript games.

/** True for the text of a PuzzleScript game: it has at least three of the section headings. */
export function isPuzzleScript(text: string): boolean {
  const found = text.matchAll(/^[ \t]*(OBJECTS|LEGEND|COLLISIONLAYERS|RULES|LEVELS)[ \t\r]*$/gim);
  return new Set([...found].map(([, heading]) => heading?.toUpperCase())).size >= 3;
}
