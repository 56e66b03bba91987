// Recognises games and levels of other tools that the studio brings as projects.

/** The tool that a text is from. */
export type Source = 'original' | 'puzzlescript' | 'sokoban';

/** The tool that a text is from; undefined if the studio cannot bring it. `crates/web/src/bring.rs` decides alike. */
export function sourceOf(text: string): Source | undefined {
  if (isOriginal(text)) return 'original';
  if (isPuzzleScript(text)) return 'puzzlescript';
  return isSokoban(text) ? 'sokoban' : undefined;
}

/** True for the text of a PuzzleScript game: it has at least three of the section headings. */
function isPuzzleScript(text: string): boolean {
  const found = text.matchAll(
    /^\s*(OBJECTS|LEGEND|SOUNDS|COLLISIONLAYERS|RULES|WINCONDITIONS|LEVELS)\s*$/gim,
  );
  return new Set([...found].map(([, heading]) => heading?.toUpperCase())).size >= 3;
}

/** True for what MakeCode Arcade's maker of tile games stores in a browser, or exports. */
const isOriginal = (text: string): boolean =>
  text.includes('settings.writeBuffer(') ||
  (/^\s*["{]/.test(text) && text.includes('BackN') && text.includes('WBackM'));

/** Rows of a Sokoban level, with walls, in any dialect, run-length encoded or not. */
const ROWS = /(?:^|\n)((?:[-_ \t\d()@+$*.pPbBo|]*#[-_ \t\d()#@+$*.pPbBo|]*(?:\r?\n|$))+)/g;

/** True for Sokoban levels: three rows with walls, and among them a player and a crate. */
function isSokoban(text: string): boolean {
  if (/^\s*</.test(text)) return text.includes('<SokobanLevels');
  for (const [, board = ''] of text.matchAll(ROWS))
    if (board.trim().split(/[\n|]/).length >= 3 && /[@+pP]/.test(board) && /[$*bB]/.test(board)) return true;
  return false;
}
