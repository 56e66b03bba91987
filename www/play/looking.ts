// Displays a copy of a game on the board, for reviews and replays. The game itself is untouched, so however
// the display ends (its button, Back, a link or a reload), nothing has to be restored.

import { boardSettings } from '../board/appearance';
import { PlayedMove } from '../board/played-move';
import type { Adviser, GameSession } from '../engine/engine';
import { after, begin, type State } from '../run/state';
import type { BoardHost } from './board-host';

/** The number of moves shown of an alternative line. */
const PLAYED_OUT = 8;
/** The time for each move of an alternative line, in milliseconds. */
const STEP_MS = 600;
/** The search time for each move after the first, in milliseconds. */
const HINT_MS = 100;

/** The parts of the page that a copy on its board uses. */
export interface LookingHost extends BoardHost {
  /** The element that contains the board. */
  readonly board: HTMLElement;
  needAdviser(): Promise<Adviser>;
}

export class Looking {
  /** The copy on display. */
  readonly session: GameSession;
  /** The number of moves played; undone moves are left out. */
  readonly length: number;
  readonly moves: readonly string[];
  /** The panel to restore at the end. */
  readonly before: string | undefined;
  state: State;
  /** The better move after `n` moves, if there is one. */
  better: (n: number) => string | undefined = () => undefined;
  readonly #host: LookingHost;
  /** Marks the played move beside a better one; created when first needed. */
  #played: PlayedMove | undefined;
  /** A second copy, for playing an alternative line. */
  #aside: GameSession | undefined;
  /** The number of moves shown of that line. */
  asideMoves = 0;

  constructor(host: LookingHost, before: string | undefined) {
    this.#host = host;
    this.before = before;
    const { session, game } = host.play;
    this.session = session.copy();
    this.state = begin(this.session, host.view.show(this.session, game, true));
    this.length = this.state.at;
    this.moves = this.session.moves();
  }

  get hasAhead(): boolean {
    return this.state.at < this.length;
  }

  /** True while an alternative line is shown. */
  get isAside(): boolean {
    return this.#aside !== undefined;
  }

  /** Shows the board after `n` moves, with the better move there. A step of one move forward is animated. */
  seek(n: number): void {
    this.#played?.hide();
    if (this.#endAside())
      this.state = begin(this.session, this.#host.view.show(this.session, this.#host.play.game, true));
    const to = Math.max(0, Math.min(this.length, n));
    const update = this.session.seek(to);
    this.state = after(this.state, update);
    this.#host.view.changed(update);
    const better = this.better(to);
    if (better !== undefined) this.compare(better);
    this.#host.refresh();
  }

  /** Marks a better move on the board, and beside it the move that was played. */
  compare(better: string): void {
    const { view, play, store, board } = this.#host;
    const played = this.moves[this.state.at];
    const canvas = board.querySelector('canvas');
    if (played === undefined || canvas === null) {
      view.changed(this.session.suggest(better));
      return;
    }
    this.#played ??= new PlayedMove(view, canvas, {
      session: this.session,
      game: play.game,
      settings: () => boardSettings(store.settings, play.game.id),
    });
    this.#played.show(played, better);
  }

  /**
   * Plays an alternative move from the position on display, and continues with the moves that the adviser
   * suggests.
   */
  async playOut(move: string): Promise<void> {
    const { view, play } = this.#host;
    this.#played?.hide();
    this.#endAside();
    const aside = this.session.copy();
    this.#aside = aside;
    view.show(aside, play.game, true);
    this.#host.refresh();
    let next: string | undefined = move;
    for (let n = 0; n < PLAYED_OUT && next !== undefined; n++) {
      await new Promise((done) => setTimeout(done, STEP_MS));
      if (this.#aside !== aside) return;
      const update = aside.play(next);
      view.changed(update);
      this.asideMoves = n + 1;
      // The figures are those of the board on display; the position in the game stays the same.
      this.state = { ...this.state, figures: update.figures ?? this.state.figures };
      this.#host.refresh();
      next = aside.status().over ? undefined : await this.#next(aside);
      if (this.#aside !== aside) return;
    }
  }

  async #next(aside: GameSession): Promise<string | undefined> {
    // There may be no connection. Then the line ends here.
    const adviser = await this.#host.needAdviser().catch(() => undefined);
    return (await adviser?.hint(aside, HINT_MS))?.move;
  }

  /** Removes the alternative line. Returns true if there was one. */
  #endAside(): boolean {
    const aside = this.#aside;
    this.#aside = undefined;
    this.asideMoves = 0;
    aside?.free();
    return aside !== undefined;
  }

  /** Puts the game itself back on the board. */
  end(): void {
    const { view, play, board } = this.#host;
    this.#endAside();
    this.#played?.dispose();
    board.closest('.app')?.removeAttribute('data-looking');
    view.show(play.session, play.game);
    this.session.free();
  }
}
