// Looking at a game without touching it: a copy of it stands on the board, and the game itself stays as it is. However it is left, by its
// button, by Back, by a link or by a reload, nothing has to be put back.
import { Played } from '../board/played';
import type { GameSession } from '../engine/engine';
import type { App } from './app';
import { boardSettings } from './appearance';
import type { PanelName } from './shell';
import { after, begin, type State } from './state';

/** How many moves of a line that was not played are shown, */
const PLAYED_OUT = 8;
/** each so long, in milliseconds, */
const STEP_MS = 600;
/** and how long each but the first is searched for. */
const HINT_MS = 100;

/** Puts a copy of the game on the board, and a panel beside it that leads through its moves: from the first one for whoever watches. */
export function look(app: App, name: 'look-back' | 'watch'): void {
  const before = app.panel;
  app.panel = name;
  app.looking = new Looking(app, before);
  // On small screens the board takes what room there is.
  pageOf(app)?.toggleAttribute('data-looking', name === 'look-back');
  app.refresh();
  if (name === 'watch') app.looking.seek(0);
}

const pageOf = ({ frame }: App) => frame.board.closest('.app');

export class Looking {
  /** The copy that is shown. */
  readonly session: GameSession;
  /** How many moves were made; those that could be redone are not looked at. */
  readonly length: number;
  /** Those moves. */
  readonly moves: readonly string[];
  /** What stands beside the board again afterwards. */
  readonly before: PanelName | undefined;
  /** How the copy stands. */
  state: State;
  /** The move that was better than the one that was made after so many others, where one is known. */
  better: (n: number) => string | undefined = () => undefined;
  readonly #app: App;
  /** Shows a move that was played beside a better one, once there is one to be shown. */
  #played: Played | undefined;
  /** Another copy, on which a line plays that was not played. */
  #aside: GameSession | undefined;
  /** How many moves of that line have been shown. */
  asideMoves = 0;

  constructor(app: App, before: PanelName | undefined) {
    this.#app = app;
    this.before = before;
    const { session, game } = app.play;
    this.session = app.engine.load(session.save());
    this.state = begin(this.session, app.view.show(this.session, game, true));
    this.length = this.state.at;
    this.moves = this.session.moves();
  }

  get hasAhead(): boolean {
    return this.state.at < this.length;
  }

  /** Whether a line is on show that was not played. */
  get isAside(): boolean {
    return this.#aside !== undefined;
  }

  /** Shows the board after so many moves, and what would have been better there; one move further on is seen to be made. */
  seek(n: number): void {
    this.#played?.hide();
    if (this.#endAside())
      this.state = begin(this.session, this.#app.view.show(this.session, this.#app.play.game, true));
    const to = Math.max(0, Math.min(this.length, n));
    const update = this.session.seek(to);
    this.state = after(this.state, update);
    this.#app.view.changed(update);
    const better = this.better(to);
    if (better !== undefined) this.compare(better);
    this.#app.refresh();
  }

  /** Has the board show a better move from where it stands, and beside it the one that was played. */
  compare(better: string): void {
    const { view, play, store, frame } = this.#app;
    const played = this.moves[this.state.at];
    const canvas = frame.board.querySelector('canvas');
    if (played === undefined || canvas === null) {
      view.changed(this.session.suggest(better));
      return;
    }
    this.#played ??= new Played(view, canvas, {
      session: this.session,
      game: play.game,
      settings: () => boardSettings(store.settings, play.game.id),
    });
    this.#played.show(played, better);
  }

  /** Plays a move from where it stands that was not played, and how the game's own player would go on. */
  async playOut(move: string): Promise<void> {
    const { view, engine, play } = this.#app;
    this.#played?.hide();
    this.#endAside();
    const aside = engine.load(this.session.save());
    this.#aside = aside;
    view.show(aside, play.game, true);
    this.#app.refresh();
    let next: string | undefined = move;
    for (let n = 0; n < PLAYED_OUT && next !== undefined; n++) {
      await new Promise((done) => setTimeout(done, STEP_MS));
      if (this.#aside !== aside) return;
      const update = aside.play(next);
      view.changed(update);
      this.asideMoves = n + 1;
      // What stands around the board is that of the board on show; where the game stands stays what is looked at.
      this.state = { ...this.state, figures: update.figures ?? this.state.figures };
      this.#app.refresh();
      next = aside.status().over ? undefined : await this.#next(aside);
      if (this.#aside !== aside) return;
    }
  }

  async #next(aside: GameSession): Promise<string | undefined> {
    // Offline, perhaps: then the line ends here.
    const adviser = await this.#app.needAdviser().catch(() => undefined);
    return (await adviser?.hint(aside, HINT_MS))?.move;
  }

  /** Takes the line that was not played off. Returns whether there was one. */
  #endAside(): boolean {
    const aside = this.#aside;
    this.#aside = undefined;
    this.asideMoves = 0;
    aside?.free();
    return aside !== undefined;
  }

  /** Brings the game itself back on the board. */
  end(): void {
    const { view, play } = this.#app;
    this.#endAside();
    this.#played?.dispose();
    pageOf(this.#app)?.removeAttribute('data-looking');
    view.show(play.session, play.game);
    this.session.free();
  }
}
