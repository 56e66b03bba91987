// Displays a copy of a game on the board, for reviews and replays. The game itself is untouched, so however
// the display ends (its button, Back, a link or a reload), nothing has to be restored.

import { boardSettings } from '../board/appearance';
import type { Change } from '../board/perform';
import { PlayedMove } from '../board/played-move';
import type { Adviser, GameSession, Whole } from '../engine/engine';
import { after, begin, type State } from '../run/state';
import type { BoardShell } from './board-shell';
import type { PanelName } from './names';

/** The number of moves shown of an alternative line. */
const PLAYED_OUT = 8;
/** The time for each move of an alternative line, in milliseconds. */
const STEP_MS = 600;
/** The search time for each move after the first, in milliseconds. */
const HINT_MS = 100;

/** The parts of the page that a copy on its board uses. */
export interface LookingShell extends BoardShell {
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
  readonly before: PanelName | undefined;
  state: State;
  /** The better move after `n` moves, if there is one. */
  better: (n: number) => string | undefined = () => undefined;
  readonly #shell: LookingShell;
  /** Marks the played move beside a better one; created when first needed. */
  #played: PlayedMove | undefined;
  /** A second copy, for playing an alternative line. */
  #aside: GameSession | undefined;
  /** The number of moves shown of that line. */
  asideMoves = 0;

  constructor(shell: LookingShell, before: PanelName | undefined) {
    this.#shell = shell;
    this.before = before;
    this.session = shell.play.session.copy();
    this.state = begin(this.session, this.show(this.session));
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

  /** Puts a copy on the board; by default the one on display again, in another language. */
  show(copy = this.#aside ?? this.session): Whole {
    const { view, play } = this.#shell;
    return view.show(copy, play.game, (change) => this.#perform(change, true), true);
  }

  /** Changes the copy on the board, which asked for it if `isAsked`, and shows what came of it. */
  #perform(change: Change, isAsked = false): boolean {
    const update = change(this.#aside ?? this.session);
    const { figures } = update;
    // The figures are those of the board on display; in an alternative line, the position in the game stays the same.
    if (this.#aside === undefined) this.state = after(this.state, update);
    else if (figures !== undefined) this.state = { ...this.state, figures };
    return this.#shell.view.changed(update, isAsked);
  }

  /** Shows the board after `n` moves, with the better move there. A step of one move forward is animated. */
  seek(n: number): void {
    this.#played?.hide();
    if (this.#endAside()) this.state = begin(this.session, this.show(this.session));
    const to = Math.max(0, Math.min(this.length, n));
    this.#perform((session) => session.seek(to));
    const better = this.better(to);
    if (better !== undefined) this.compare(better);
    this.#shell.refresh();
  }

  /** Marks a better move on the board, and beside it the move that was played. */
  compare(better: string): void {
    const { view, play, store, board } = this.#shell;
    const played = this.moves[this.state.at];
    const canvas = board.querySelector('canvas');
    if (played === undefined || canvas === null) {
      this.#perform((session) => session.suggest(better));
      return;
    }
    this.#played ??= new PlayedMove(view, canvas, {
      session: this.session,
      perform: (change) => this.#perform(change),
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
    this.#played?.hide();
    this.#endAside();
    const aside = this.session.copy();
    this.#aside = aside;
    this.show(aside);
    this.#shell.refresh();
    let next: string | undefined = move;
    for (let n = 0; n < PLAYED_OUT && next !== undefined; n++) {
      await new Promise((done) => setTimeout(done, STEP_MS));
      if (this.#aside !== aside) return;
      const move = next;
      this.#perform((session) => session.play(move));
      this.asideMoves = n + 1;
      this.#shell.refresh();
      next = aside.status().over ? undefined : await this.#next(aside);
      if (this.#aside !== aside) return;
    }
  }

  async #next(aside: GameSession): Promise<string | undefined> {
    // There may be no connection. Then the line ends here.
    const adviser = await this.#shell.needAdviser().catch(() => undefined);
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
    const { play, board } = this.#shell;
    this.#endAside();
    this.#played?.dispose();
    board.closest('.app')?.removeAttribute('data-looking');
    play.show();
    this.session.free();
  }
}
