// The interface of the page for the files of this folder: the one for features (`Shell`), and more.
import type { Came, Opening, Shell } from '../play/shell';
import type { Page } from '../ui/page';
import type { ToastOptions } from '../ui/toast';

/** Opens content from outside, and leads back from it. */
export interface Arrivals extends Opening {
  came: Came;
  /** Opens a page again, by its name or by the fragment of an address. */
  openPlace(place: string): Promise<void>;
  /** The button of a notice that leads back to the player's own game, if there is one. */
  returnAction(): Pick<ToastOptions, 'action'>;
}

export interface AppShell extends Shell {
  readonly opening: Arrivals;
  /** The page from which the game on display was opened, and to which Back leads. */
  readonly behind: Page | undefined;
  /** False if no panel is open, or if nothing else would lead on. */
  readonly canClosePanel: boolean;
  /** Leaves the game for the page from which it was opened, or for the home. */
  showBehind(): void;
  /** The game played last, or else the first one. */
  readonly last: string;
  /**
   * Loads a game's package, for a game that is opened next. If that fails, shows a message that offers `again`.
   * Returns false then, and if another game or page has been asked for meanwhile.
   */
  need(game: string, text?: string, again?: () => void): Promise<boolean>;
  /** Resumes the stored game of a slot. Returns false if there is none that can be read. */
  resume(slot: string): Promise<boolean>;
  /** Ends the notices about the current content, because it changes. */
  screenChanged(): void;
  /** Call when a layer that Back closes may have opened or closed. */
  layersChanged(): void;
  /** Resolves when the browser's history has followed the layers. */
  layersSettled(): Promise<void>;
}
