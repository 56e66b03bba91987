// What the page's parts may ask of the page.
import type { BoardView } from '../board/view';
import type { Adviser, Engine } from '../engine/engine';
import type { Store } from '../store/store';
import type { Looking } from './looking';
import type { Opening } from './opening';
import type { Begin } from './pages';
import type { Play } from './play';
import type { Upkeep } from './upkeep';

/** Dialogs, each in a file of its own that is fetched when it is first asked for. */
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

/** What stands beside the board for a while; only one at a time. */
export type PanelName = 'over' | 'look-back' | 'watch' | 'history' | 'autoplay' | 'solution';

export interface Shell {
  readonly engine: Engine;
  readonly store: Store;
  readonly play: Play;
  readonly view: BoardView;
  /** Fetches who gives hints in the game on the page, unless that is here already. Rejects when it cannot be had. */
  needAdviser(): Promise<Adviser>;
  readonly opening: Opening;
  readonly upkeep: Upkeep;
  /** A copy of the game that is looked at instead of the game, while one looks back or watches. */
  readonly looking: Looking | undefined;
  /** Whether the board is in sight, and not the home. */
  readonly isPlaying: boolean;
  dialog(name: DialogName): void;
  openPanel(name: PanelName): void;
  /** Closes what stands beside the board. Returns whether there was anything. */
  closePanel(): boolean;
  /** Renders what surrounds the board again. */
  refresh(): void;
  /** Puts the focus on the heading, after a change of what fills the page. */
  focusHeading(): void;
  showHome(): void;
  /** Opens the shelf or an editor: with something of the player's, or where it was left. */
  openPage(name: string, begin?: Begin): Promise<void>;
  /** Opens what was left in a slot, a game's own or one of its others, or a new one. */
  enter(slot: string): Promise<void>;
  /** Deals a new game; the one before it can be had back while the page is open. */
  deal(game: string, params: string, seed?: string, day?: string, isSwitch?: boolean): Promise<void>;
  /** Fetches a game's package; says so when it cannot be had. */
  need(game: string, text?: string): Promise<boolean>;
  /** Goes back through the moves of the game on the page, with what the better one would have been. */
  look(name: 'look-back' | 'watch'): void;
  /** Shows a good move; finds a way to the goal, and has it play itself; or has the game play by itself, or no longer. */
  advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void>;
  stopAutoplay(): void;
  finish(): void;
}
