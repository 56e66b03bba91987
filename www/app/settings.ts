// Applies the settings to the page and its board.
import { applyAppearance, boardSettings } from '../board/appearance';
import { reach } from '../ui/loading';
import { updateSheet } from '../ui/sheet';
import { setLanguage } from '../ui/words/words';
import type { AppShell } from './app-shell';

export class PageSettings {
  readonly #shell: AppShell;
  #language: string;
  /** Started when the setting is first on. */
  #coach: object | undefined;

  constructor(shell: AppShell) {
    this.#shell = shell;
    this.#language = shell.store.settings.language;
  }

  /** The settings of the board, which depend on the game on it. */
  ofBoard() {
    const { store, play } = this.#shell;
    return boardSettings(store.settings, play?.isOpen ? play.game.id : '');
  }

  async apply(): Promise<void> {
    const { store, view } = this.#shell;
    applyAppearance(store.settings);
    if (store.settings.coach && this.#coach === undefined)
      void reach(
        () => import('./all-panels'),
        () => void this.apply(),
      ).then((panels) => {
        if (panels !== undefined) this.#coach ??= panels.listen(this.#shell);
      });
    if (store.settings.language !== this.#language) await this.#setLanguage(store.settings.language);
    view.configure(this.ofBoard());
    this.#shell.refresh();
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
    const { looking, play } = this.#shell;
    if (looking !== undefined || play.isOpen) (looking ?? play).show();
  }
}
