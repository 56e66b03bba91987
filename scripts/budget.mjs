// How much a visitor's first visit may weigh. Brotli sizes, since that is what hosts of static files send.
//
// On slow 4G (about 50 kB a second) 140 kB arrive in some three seconds, and the whole has to stay below the 150 kB of
// a comparable page with the studio left out. Rust grows fastest, so the wasm has a share of its own: a dependency
// pulled in by accident (formatting of floats, a panic message's machinery) shows here first.
export const BUDGET = {
  /** The wasm package, in bytes. */
  wasm: 95_000,
  /** All that is fetched before the first game can be played, wasm included, in bytes. */
  firstLoad: 140_000,
};
