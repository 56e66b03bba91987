// What stands in the page of one game, as JSON.

export interface Played {
  /** The project. */
  text: string;
  /** The game's package, base64. */
  wasm: string;
  /** The sentences that the page says, as Fluent's source, in one language. */
  sentences: string;
  /** That language's code. */
  language: string;
}
