// Applies the settings to the page and its board.
import { boardSettings, dress } from '../board/appearance';
import { reach } from '../ui/loading';
import { updateSheet } from '../ui/sheet';
import { setLanguage } from '../ui/words/words';
import type { Host } from './host';

export class PageSettings {
  readonly #host: Host;
  #language: string;
  /** Started when the setting is first on. */
  #coach: object | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#language = host.store.settings.language;
  }

  /** The settings of the board, which depend on the game on it. */
  ofBoard() {
    const { store, play } = this.#host;
    return boardSettings(store.settings, play?.isOpen ? play.game.id : '');
  }

  async apply(): Promise<void> {
    const { store, view } = this.#host;
    dress(store.settings);
    if (store.settings.coach && this.#coach === undefined)
      void reach(
        () => import('./all-panels'),
        () => void this.apply(),
      ).then((panels) => {
        if (panels !== undefined) this.#coach ??= panels.listen(this.#host);
      });
    if (store.settings.language !== this.#language) await this.#setLanguage(store.settings.language);
    view.configure(this.ofBoard());
    this.#host.refresh();
    updateSheet();
  }

  /** Loads a new language and renders the labels of the board in it. */
  async #setLanguage(language: string): Promise<void> {
    if (
      !(await reach(
        () => setLanguage(language).then(() => true),
        () => void this.apply(),
      ))
    )
      return;
    this.#language = language;
    const { looking, play } = this.#host;
    if (looking !== undefined || play.isOpen) (looking ?? play).show();
  }
}
