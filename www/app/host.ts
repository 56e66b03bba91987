// What the parts of this room use of the page as a whole, beyond what it offers to features.
import type { Came, Opening, Shell } from '../run/shell';
import type { Page } from '../ui/page';
import type { ToastOptions } from '../ui/toast';

/** Content from outside, and the way back from it. */
export interface Arrivals extends Opening {
  came: Came;
  /** The button of a notice that leads back to the player's own game, if there is one. */
  returnAction(): Pick<ToastOptions, 'action'>;
}

export interface Host extends Shell {
  readonly opening: Arrivals;
  /** The full-window page on display, if any. */
  readonly page: Page | undefined;
  /** The game played last, or else the first one. */
  readonly last: string;
  /** Loads a game's package. If that fails, shows a message that offers `again`, and returns false. */
  need(game: string, text?: string, again?: () => void): Promise<boolean>;
  /** Resumes the stored game of a slot. Returns false if there is none that can be read. */
  resume(slot: string): Promise<boolean>;
  /** Ends the notices about the content of the page, which changes. */
  turnScreen(): void;
  /** Tells that a layer may have opened or closed, which Back closes. */
  layersChanged(): void;
  /** Resolves when the browser's history has followed the layers. */
  layersSettled(): Promise<void>;
}
