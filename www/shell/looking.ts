// Looking at a game without touching it: a copy of it stands on the board, and the game itself stays as it is. However it is left, by its
// button, by Back, by a link or by a reload, nothing has to be put back.
import type { GameSession } from '../engine/engine';
import type { App } from './app';
import type { PanelName } from './shell';
import { after, begin, type State } from './state';

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
  readonly #app: App;

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

  /** Shows the board after so many moves; one move further on is seen to be made. */
  seek(n: number): void {
    const to = Math.max(0, Math.min(this.length, n));
    const update = this.session.seek(to);
    this.state = after(this.state, update);
    this.#app.view.changed(update);
    this.#app.refresh();
  }

  /** Has the board show a move from where it stands. */
  suggest(move: string): void {
    this.#app.view.changed(this.session.suggest(move));
  }

  /** Brings the game itself back on the board. */
  end(): void {
    const { view, play } = this.#app;
    view.show(play.session, play.game);
    this.session.free();
  }
}
