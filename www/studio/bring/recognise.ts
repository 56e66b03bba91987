// Recognises games of PuzzleScript, and of the original TileCode.

/** True for the text of a PuzzleScript game: it has at least three of the section headings. */
export function isPuzzleScript(text: string): boolean {
  const found = text.matchAll(/^[ \t]*(OBJECTS|LEGEND|COLLISIONLAYERS|RULES|LEVELS)[ \t\r]*$/gim);
  return new Set([...found].map(([, heading]) => heading?.toUpperCase())).size >= 3;
}

/** True for what the original TileCode stores in a browser, or exports. */
export const isOriginal = (text: string): boolean =>
  text.includes('settings.writeBuffer(') ||
  (/^\s*["{]/.test(text) && text.includes('BackN') && text.includes('WBackM'));

/** True for a text that the studio brings as a project. */
export const isForeign = (text: string): boolean => isPuzzleScript(text) || isOriginal(text);
