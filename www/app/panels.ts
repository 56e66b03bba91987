// The panel beside the board, and the copy of the game that its reviews and replays put on the board.
import type { Looking } from '../play/looking';
import type { PanelName } from '../play/names';
import type { Shell } from '../play/shell';
import { isFirst } from '../run/assignments/first';
import { reach } from '../ui/loading';
import { loadSentences } from '../ui/words/words';

export class Panels {
  readonly #shell: Shell;
  /** Cancels the adviser's search. */
  readonly #cancel: () => void;
  #open: PanelName | undefined;
  /** The copy on display instead of the game. */
  looking: Looking | undefined;

  constructor(shell: Shell, cancel: () => void) {
    this.#shell = shell;
    this.#cancel = cancel;
  }

  get open(): PanelName | undefined {
    return this.#open;
  }

  /** Changes the panel. If a copy of the game is on display, the game itself returns to the board. */
  set(name: PanelName | undefined): void {
    const { looking } = this;
    if (name !== this.#open && looking !== undefined) {
      this.looking = undefined;
      this.#cancel();
      looking.end();
    }
    this.#open = name;
  }

  get canClose(): boolean {
    // After a first board nothing but the panel leads on.
    return this.#open !== undefined && !(this.#open === 'over' && isFirst(this.#shell.play.run));
  }

  /** Closes the panel, or a review that another one led to. Returns false if there is none to close. */
  close(): boolean {
    if (!this.canClose) return false;
    this.#shell.stopAutoplay();
    this.set(this.looking?.before);
    this.#shell.refresh();
    return true;
  }

  /** Puts a copy of the game on the board, with the panel that steps through it. */
  look(name: 'look-back' | 'watch'): void {
    const shell = this.#shell;
    const { session, game } = shell.play;
    // The review names moves with the sentences of hints.
    void reach(
      () => Promise.all([import('../features/look-back/begin'), loadSentences(`${game.id}-dialogs`)]),
      () => this.look(name),
    ).then((found) => {
      // A panel of a game that was left meanwhile would be a layer that nobody sees.
      if (found === undefined || !shell.isPlaying || shell.play.session !== session) return;
      const before = this.#open;
      this.set(name);
      const [{ putCopy, begin }] = found;
      this.looking = putCopy(shell, name, before);
      shell.refresh();
      begin(shell, this.looking, name);
    });
  }
}
