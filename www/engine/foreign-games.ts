// Recognises games, levels and maps of other tools that the studio brings.

/** The tool that a text is from. */
export type Source = 'original' | 'puzzlescript' | 'sokoban' | 'map';

/**
 * The tool that a text is from; undefined if the studio cannot bring it. `crates/web/src/bring.rs` decides alike,
 * without maps.
 */
export function sourceOf(text: string): Source | undefined {
  if (isOriginal(text)) return 'original';
  if (isPuzzleScript(text)) return 'puzzlescript';
  if (isSokoban(text)) return 'sokoban';
  return mapFormatOf(text) && 'map';
}

/** The format of a map, or of a part of one; undefined for any other text. `table` is one of numbers or words. */
export function mapFormatOf(text: string): 'tiled' | 'ldtk' | 'table' | undefined {
  const head = text.trimStart()[0];
  if (head === '<') return /<(?:map|tileset)\b[^>]*\stilewidth=/.test(text) ? 'tiled' : undefined;
  if (head !== '{') return separatorOf(text) === undefined ? undefined : 'table';
  const isLdtk = /"app"\s*:\s*"LDtk"/.test(text) && /"(?:layerInstances|levels)"\s*:/.test(text);
  return isLdtk ? 'ldtk' : /"tilewidth"\s*:/.test(text) ? 'tiled' : undefined;
}

/** A number or words in a table. */
const CELL = /^\s*"?[\p{L}\p{M}\p{N}_.+#@$*~ -]{0,40}"?\s*$/u;

/** The separator of a table, which all of at least two lines have equally often; undefined for any other text. */
export function separatorOf(text: string): string | undefined {
  const lines = text.trimEnd().split('\n');
  return [',', ';', '\t'].find((separator) => {
    const cols = lines[0]?.split(separator).length ?? 0;
    if (lines.length < 2 || cols < 2) return false;
    return lines.every((line) => {
      const cells = line.split(separator);
      return cells.length === cols && cells.every((cell) => CELL.test(cell));
    });
  });
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
