// Size limits of a first visit. Sizes are those after compression by Brotli, as static hosts send files.
//
// On slow 4G (about 50 kB a second), 150 kB take three seconds. Comparable pages are as large. A visitor
// fetches the package of one game; the largest counts here. Rust grows fastest, so the wasm has a limit of
// its own: a dependency added by accident (formatting of floats, panic messages) shows here first.
export const BUDGET = {
  /** The wasm of any one game, in bytes. */
  wasm: 109_300,
  /**
   * The wasm of an editor, in bytes. It includes the game that it edits. It is not part of a first visit, so
   * its limit is higher.
   */
  editor: 263_200,
  /** The wasm of an editor's worker, in bytes. It is fetched when it is first used. */
  worker: 198_800,
  /**
   * Everything fetched before a game opened by a link can be played, including its wasm, in bytes. TileCode
   * fetches about a kilobyte more, the text of the game.
   */
  firstLoad: 177_100,
  /** A table that improves hints, in bytes. It is fetched with the first hint and kept for offline use. */
  table: 3_000_000,
  /**
   * The home with its pictures and its first playable game; the browser test measures the actual requests.
   */
  home: 152_500,
};
