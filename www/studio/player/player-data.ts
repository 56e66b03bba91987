// The data embedded in a standalone page, as JSON.
import type { GameInfo } from '../../engine/types';

export interface PlayerData {
  /** The catalogue entry of the game that plays projects. */
  game: GameInfo;
  /** The texts of the games. With several, the page begins with a list of them. */
  texts: readonly string[];
  /** The game's package in base64. */
  wasm: string;
  /** The page's sentences as Fluent source, in one language. */
  sentences: string;
  language: string;
}
