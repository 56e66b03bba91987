// Loads the announcements (`celebrating.ts`) with the first game that is opened.
import type { Update } from '../engine/engine';
import type { Effect } from '../engine/film';
import type { Shell } from '../play/shell';
import type { Celebrating } from './celebrating';

export class Celebrations {
  readonly #shell: Shell;
  #coming: Promise<Celebrating> | undefined;

  constructor(shell: Shell) {
    this.#shell = shell;
    shell.view.events.addEventListener('effects', (event) => {
      const { session } = shell.play;
      void this.#with((celebrating) => {
        // The code may come after another game has opened.
        if (session === shell.play.session)
          celebrating.celebrate((event as CustomEvent<readonly Effect[]>).detail);
      });
    });
  }

  nameLevel(): void {
    void this.#with((celebrating) => celebrating.nameLevel());
  }

  celebrateBest(): void {
    void this.#with((celebrating) => celebrating.celebrateBest());
  }

  async moved(update: Update, before: string): Promise<void> {
    if (!update.position) return;
    const isHere = await this.#with((celebrating) => celebrating.moved(update, before));
    // Without the code, the result panel opens at once.
    if (!isHere && update.ended) this.#shell.openPanel('over');
  }

  /** Returns false if the code cannot be loaded. The next call tries again. */
  async #with(run: (celebrating: Celebrating) => void): Promise<boolean> {
    this.#coming ??= import('./celebrating').then(({ Celebrating }) => new Celebrating(this.#shell));
    try {
      run(await this.#coming);
      return true;
    } catch (error) {
      console.warn(error);
      this.#coming = undefined;
      return false;
    }
  }
}
