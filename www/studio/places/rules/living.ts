// The small boards of the cookbook, which play the tests of their recipes.
import { linear } from '../../../board/film/easing';
import { MovingBoard } from '../../../board/film/one-by-one';
import { decode } from '../../../engine/film';
import type { GameSession } from '../../../engine/types';
import type { Studio } from '../../host';
import { GAME } from '../../project/games';

/** The number of steps for which the end of a play is shown. */
const REST = 3;

/** A board that plays the first test of a small game in a loop. It must be in the page to be drawn. */
export class Living extends MovingBoard {
  readonly turn: number;
  readonly #host: Studio;
  readonly #session: GameSession;
  /** The number of steps since the end of the play. */
  #rested = 0;

  /** Throws if the game has no test that can be played. */
  constructor(host: Studio, text: string) {
    super();
    this.#host = host;
    this.canvas.className = 'thumb';
    this.canvas.ariaHidden = 'true';
    this.#session = host.glue.testPlay(text, 0);
    this.#session.layOut('portrait');
    this.turn = this.#session.length() + REST;
    this.projector.tempo = { speed: 1, easing: linear };
    this.#begin();
  }

  /** Draws the board at the size of its canvas. */
  draw(): void {
    const { shell, settings } = this.#host;
    this.paint(shell.engine.game(GAME), settings, this.#session.pictures());
  }

  play(now: number): void {
    const session = this.#session;
    if (session.at() < session.length()) {
      const { film } = session.seek(session.at() + 1);
      if (film !== undefined) this.projector.show(decode(film), now);
    } else if (this.#rested < REST - 1) this.#rested += 1;
    else this.#begin();
  }

  dispose(): void {
    this.#session.free();
  }

  #begin(): void {
    this.#rested = 0;
    this.#session.seek(0);
    this.projector.reset(decode(this.#session.state().film));
  }
}
