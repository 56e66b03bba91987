// How much a visitor's first visit may weigh. Brotli sizes, since that is what hosts of static files send.
//
// On slow 4G (about 50 kB a second) 150 kB arrive in three seconds, and that is what a comparable page weighs. A visitor fetches the package of one game; the largest counts here. Rust grows fastest, so the wasm has a
// limit of its own: a dependency pulled in by accident (formatting of floats, a panic message's machinery) shows here first.
export const BUDGET = {
  /** The wasm of any one game, in bytes. */
  wasm: 103_200,
  /**
   * The wasm of an editor, in bytes. It holds the game that it edits too and is fetched when somebody opens it: no first visit, so it may weigh what its game
   * can do.
   */
  editor: 230_000,
  /**
   * All that is fetched before a game can be played by a link to it, its wasm included, in bytes; for TileCode about a kilobyte of the text of the game that is
   * played comes to it.
   */
  firstLoad: 163_100,
  /** A table that makes hints better, in bytes: it is fetched with the first of them, and kept for offline use. */
  table: 3_000_000,
  /** The home with its pictures and the first game that can be played from it; the browser test weighs what is really fetched. */
  home: 150_000,
};
