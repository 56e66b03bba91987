// What stands in the page of one game, as JSON.
import type { GameInfo } from '../../engine/types';

export interface Played {
  /** What the catalogue says of the game that plays projects. */
  game: GameInfo;
  /** The project. */
  text: string;
  /** The game's package, base64. */
  wasm: string;
  /** The sentences that the page says, as Fluent's source, in one language. */
  sentences: string;
  /** That language's code. */
  language: string;
}
