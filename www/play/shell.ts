// The interface between the page and the features: `Shell` is the page as features use it; commands, dialogs,
// panels and pages are what features give to the page.
//
// Invariant: the modules of the types in `Shell` do not import this file.
import type { TemplateResult } from 'lit/html.js';
import type { BoardView } from '../board/view';
import type { Adviser, Engine } from '../engine/engine';
import type { Store } from '../store/store';
import type { IconName } from '../ui/icons';
import type { Begin, Page } from '../ui/page';
import type { Advice } from './advice/advice';
import type { Looking } from './looking';
import type { CommandId, DialogName, PanelName } from './names';
import type { Play } from './play';

/** The origin of a guest game. */
export type Came = 'link' | 'text' | 'replay' | 'home';

/** The condition under which a notice stays. */
export interface Lasting {
  holds(): boolean;
}

/** Opens texts from outside, and leads back to the player's own game. */
export interface Opening {
  readonly came: Came;
  /** True if the player has a game to go back to. */
  canReturn(): boolean;
  returnToOwn(): Promise<void>;
  /** Opens a save, an id, a position or the text of a link. Returns the fault in words, if there is one. */
  visit(text: string, how: Came): Promise<string | undefined>;
  /** Opens the text of a file of any kind. Returns the fault in words, if there is one. */
  openFile(text: string): Promise<string | undefined>;
}

/** Moves stored data to and from other devices. */
export interface Transfer {
  /** Saves all stored data to a file. */
  export(): void;
  /** Lets the player choose a file of exported data, and imports it. */
  import(): Promise<void>;
  /** Offers all stored data as a link, a code and a file. */
  sendAll(): void;
  /** Offers a part of the data, exported by `make`, in the same ways. */
  send(name: string, make: () => Promise<string>): void;
}

/** Updates the page to a newer build. */
export interface Build {
  readonly hasUpdate: boolean;
  update(): Promise<void>;
}

export interface Commands {
  readonly all: Readonly<Record<CommandId, Command>>;
  isOffered(id: CommandId): boolean;
  isEnabled(id: CommandId): boolean;
  run(id: CommandId): void;
}

export interface Shell {
  readonly engine: Engine;
  readonly store: Store;
  readonly play: Play;
  readonly view: BoardView;
  readonly board: HTMLElement;
  readonly opening: Opening;
  readonly transfer: Transfer;
  readonly build: Build;
  readonly commands: Commands;
  /** The copy on display instead of the game, during a review or a replay. */
  readonly looking: Looking | undefined;
  /** Shows hints and solutions, once one has been requested. */
  readonly advice: Advice | undefined;
  /** True if the board is visible, not the home or a page. */
  readonly isPlaying: boolean;
  readonly isHome: boolean;
  /** The full-window page on display, if any. */
  readonly page: Page | undefined;
  /** The panel beside the board. Only one is open at a time. */
  readonly panel: PanelName | undefined;
  /** The figures of the displayed board, which differ from the game's during an animation. */
  readonly seen: Readonly<Record<string, number>>;
  /** The figures for an announcement. */
  figuresMade(): TemplateResult[];
  /** Announces that the score has just become the best of its table. */
  celebrateBest(): void;
  /** Loads the adviser of the game on the page, unless it is loaded already. Rejects if that fails. */
  needAdviser(): Promise<Adviser>;
  dialog(name: DialogName): void;
  openPanel(name: PanelName): void;
  /** Closes the panel beside the board. Returns true if one was open. */
  closePanel(): boolean;
  /** Renders everything around the board again. */
  refresh(): void;
  /** Focuses the heading, after the content of the page has changed. */
  focusHeading(): void;
  showHome(): void;
  /** Opens a full-window page with an item, or in its last state. */
  openPage(name: string, begin?: Begin): Promise<void>;
  /**
   * Opens a page that is not shown: Back leads to it from the game that is opened next. Returns false if that fails,
   * or if another game or page has been asked for meanwhile.
   */
  openBehind(name: string, begin?: Begin): Promise<boolean>;
  /** True if there is a full-window page with that name. */
  hasPage(name: string): boolean;
  /** Opens the run in one of a game's slots, or a new run. */
  enter(slot: string): Promise<void>;
  /** Deals a new game. The previous one can be restored while the page is open. */
  deal(game: string, params: string, seed?: string, day?: string): Promise<void>;
  /** Deals the first preset of a game, or of the one on the page, with a random seed. */
  dealFirst(game?: string): Promise<void>;
  /** Loads a game's package, whatever is opened meanwhile. Shows a message and returns false if that fails. */
  load(game: string, text?: string): Promise<boolean>;
  /**
   * Loads a game's package for a game that is opened next, and what is shown beside the board of the text. Shows a
   * message if the package fails. Returns false then, and if another game or page has been asked for meanwhile.
   */
  need(game: string, text?: string): Promise<boolean>;
  /** Steps through the moves of the game on the page, with better moves marked in a review. */
  look(name: 'look-back' | 'watch'): void;
  /** Shows a good move, plays back a solution, or starts or stops autoplay. */
  advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void>;
  stopAutoplay(): void;
  finish(): void;
  /** A condition that keeps a notice until the content of the page changes. */
  whileOnThisScreen(): Lasting;
  /** A condition that keeps a notice until the position on the board changes. */
  whileOnThisBoard(): Lasting;
}

/** A command in the menu, with its sentence `command-NAME`. */
export interface Command {
  icon: IconName;
  keys?: readonly string[];
  run(shell: Shell): void;
  /** True if the command can be used at present. */
  isEnabled?(shell: Shell): boolean;
  /** Set if it changes the game on the board, so that it is disabled while a copy is on display. */
  changes?: true;
  /** True if the command exists for this game. */
  isOffered?(shell: Shell): boolean;
}

export interface PageModule {
  /** Opens the page with an item, or in the state that it had in this tab. */
  open(shell: Shell, begin?: Begin): Promise<Page>;
}

/** Opens a dialog. Rejects if something it needs cannot be fetched. */
export type Dialog = (shell: Shell) => void | Promise<void>;
export type Panel = (shell: Shell) => TemplateResult | HTMLElement | string;
