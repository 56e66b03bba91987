// Shows the play before an edit next to the play after it, at the same round, with frames around the
// differences.
import type { BoardSettings } from '../../../board/settings';
import { BoardView } from '../../../board/view';
import type { GameInfo, GameSession } from '../../../engine/types';
import { saySentence } from '../../../ui/words/words';
import { type Highlight, Overlay } from './overlay';

/** The play on the board and, after an edit, the play from before it. */
interface Pair {
  readonly session: GameSession | undefined;
  readonly before:
    | { readonly session: GameSession; readonly kept: string; readonly parting?: unknown }
    | undefined;
}

export class Beside {
  readonly element = document.createElement('div');
  readonly #view: BoardView;
  readonly #overlay: Overlay;
  readonly #end = new AbortController();
  #session: GameSession | undefined;

  constructor(settings: BoardSettings) {
    this.element.className = 'watch-board';
    // Inert: the player swaps the plays to use or hear this one.
    this.element.inert = true;
    this.#view = new BoardView(this.element, { say: saySentence, settings });
    this.#view.pause();
    this.#overlay = new Overlay(this.#view, this.#end.signal);
    this.element.append(this.#overlay.element);
  }

  configure(settings: Partial<BoardSettings>): void {
    this.#view.configure(settings);
  }

  /**
   * Shows a play at the round of `other`, or at its own last round if it is shorter. Returns the differences
   * if `isStill`.
   */
  follow(session: GameSession, other: GameSession, game: GameInfo, isStill: boolean): Highlight[] {
    if (this.#session !== session) {
      this.#session = session;
      this.#view.show(session, game, (change) => this.#view.changed(change(session), true));
    }
    const at = Math.min(other.at(), session.length());
    if (session.at() !== at) this.#view.changed(session.seek(at));
    const highlights = isStill ? differences(session, other) : [];
    this.#overlay.highlights = highlights;
    return highlights;
  }

  close(): void {
    this.#end.abort();
    this.#view.dispose();
    this.#session = undefined;
  }
}

/** Shows the play before an edit beside the one after it, while the player wants to see both. */
export class BesideView {
  isWanted = true;
  /** The view of the second play, while both are shown. */
  beside: Beside | undefined;

  /** Moves the second play to the same round. Returns the differences. */
  follow({ before, session }: Pair, settings: BoardSettings, game: GameInfo, isStill: boolean): Highlight[] {
    const isShown = this.isWanted && before?.kept === 'inputs' && before.parting !== undefined;
    if (!isShown || session === undefined) {
      this.close();
      return [];
    }
    this.beside ??= new Beside(settings);
    this.beside.configure(settings);
    return this.beside.follow(before.session, session, game, isStill);
  }

  close(): void {
    this.beside?.close();
    this.beside = undefined;
  }
}

/** The tiles that differ between two plays. */
function differences(a: GameSession, b: GameSession): Highlight[] {
  const labelsOf = (session: GameSession) =>
    new Map(
      session
        .labels()
        .cells.map(({ x, y, id, args }) => [
          `${Math.floor(y)}/${Math.floor(x)}`,
          `${id} ${JSON.stringify(args)}`,
        ]),
    );
  const theirs = labelsOf(b);
  return [...labelsOf(a)]
    .filter(([place, label]) => theirs.has(place) && theirs.get(place) !== label)
    .map(([place]) => {
      const [row = 0, col = 0] = place.split('/').map(Number);
      return { row, col, frame: 'failed' };
    });
}
