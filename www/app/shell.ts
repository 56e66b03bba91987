// The interface of the page for its parts.
import type { BoardView } from '../board/view';
import type { Adviser, Engine } from '../engine/engine';
import type { Looking } from '../run/looking';
import type { Play } from '../run/play';
import type { Store } from '../store/store';
import type { Opening } from './opening';
import type { Begin } from './pages';
import type { Upkeep } from './upkeep';

/** Dialogs, each in its own module. */
export type DialogName =
  | 'new-game'
  | 'share'
  | 'rules'
  | 'scores'
  | 'solves'
  | 'statistics'
  | 'settings'
  | 'keys'
  | 'about'
  | 'works'
  | 'name'
  | 'finish'
  | 'open';

/** Panels beside the board. Only one is open at a time. */
export type PanelName = 'over' | 'look-back' | 'watch' | 'history' | 'autoplay' | 'solution';

export interface Shell {
  readonly engine: Engine;
  readonly store: Store;
  readonly play: Play;
  readonly view: BoardView;
  /** Loads the adviser of the game on the page, unless it is loaded already. Rejects if that fails. */
  needAdviser(): Promise<Adviser>;
  readonly opening: Opening;
  readonly upkeep: Upkeep;
  /** The copy on display instead of the game, during a review or a replay. */
  readonly looking: Looking | undefined;
  /** True if the board is visible, not the home. */
  readonly isPlaying: boolean;
  dialog(name: DialogName): void;
  openPanel(name: PanelName): void;
  /** Closes the panel beside the board. Returns true if one was open. */
  closePanel(): boolean;
  /** Renders everything around the board again. */
  refresh(): void;
  /** Focuses the heading, after the content of the page has changed. */
  focusHeading(): void;
  showHome(): void;
  /** Opens a full-window page: with an item of the player's, or in its last state. */
  openPage(name: string, begin?: Begin): Promise<void>;
  /** Opens the run in a slot, or a new one. A slot is a game's own or one of its others. */
  enter(slot: string): Promise<void>;
  /** Deals a new game. The previous one can be restored while the page is open. */
  deal(game: string, params: string, seed?: string, day?: string): Promise<void>;
  /** Loads a game's package. Shows a message and returns false if that fails. */
  need(game: string, text?: string): Promise<boolean>;
  /** Steps through the moves of the game on the page, with better moves marked in a review. */
  look(name: 'look-back' | 'watch'): void;
  /** Shows a good move; finds a solution and plays it back; or starts or stops autoplay. */
  advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void>;
  stopAutoplay(): void;
  finish(): void;
}
