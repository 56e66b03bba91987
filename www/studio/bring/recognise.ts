/** True for the text of a game of PuzzleScript, which its headings tell. */
export function isPuzzleScript(text: string): boolean {
  const found = text.matchAll(/^[ \t]*(OBJECTS|LEGEND|COLLISIONLAYERS|RULES|LEVELS)[ \t\r]*$/gim);
  return new Set([...found].map(([, heading]) => heading?.toUpperCase())).size >= 3;
}
