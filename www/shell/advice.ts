// What the player is shown: a hint, a whole solution that plays itself, or the game playing by itself. Fetched when the first of them is
// asked for.
import type { Adviser } from '../engine/engine';
import type { App } from './app';
import { type Autoplay, startAutoplay } from './autoplay';
import { hasSolutions } from './commands';
import { hintIn } from './hint';
import { isSolvedBy, Solution } from './solution';
import { hideToast, toast } from './toast';
import { say, sayIf } from './words';

/** How long a hint is searched for, in milliseconds. */
const HINT_MS = 300;
/** How long a whole solution is searched for. */
const SOLVE_MS = 1000;
/** Where none is found, it is looked for once more so long. */
const HARD_MS = 4000;

export class Advice {
  readonly #app: App;
  readonly #adviser: Adviser;
  #autoplay: Autoplay | undefined;
  /** The solution that plays itself. */
  solution: Solution | undefined;

  constructor(app: App, adviser: Adviser) {
    this.#app = app;
    this.#adviser = adviser;
  }

  /** Whether something plays by itself. */
  get isWatched(): boolean {
    return this.#autoplay !== undefined || this.solution !== undefined;
  }

  async hint(): Promise<void> {
    const { play } = this.#app;
    const { session } = play;
    const { at } = play.state;
    const isHere = () => session === play.session && play.state.at === at;
    let found = await this.#adviser.hint(session, HINT_MS);
    if (found === undefined && isHere() && hasSolutions(play.game)) {
      found = await this.#adviser.hint(session, HARD_MS);
    }
    if (!isHere()) return;
    if (found === undefined) return this.#tellNoWay();
    play.hinted();
    play.act('history', () => session.suggest(found.move));
    // It costs a star of an assignment.
    this.#app.refresh();
    toast(hintIn(play.game.id, found), { ms: 3000, ...this.#app.onBoard() });
  }

  /** Finds a way to the goal, and has it play itself. */
  async solve(): Promise<void> {
    const { play } = this.#app;
    const { session } = play;
    const proof = play.run.aim === null ? undefined : await this.#proof();
    if (session !== play.session) return;
    if (proof !== undefined) {
      play.restart();
      return this.#show(proof);
    }
    const found =
      (await this.#adviser.hint(session, SOLVE_MS)) ?? (await this.#adviser.hint(session, HARD_MS));
    if (session !== play.session || play.state.status.over) return;
    if (found === undefined || !isSolvedBy(this.#app, session, found.line)) return this.#tellNoWay();
    this.#show(found.line);
  }

  /** The solution that goes with a board of a trail, from its beginning. */
  async #proof(): Promise<readonly string[] | undefined> {
    const { stopHere } = await import('./trail/open');
    return (await stopHere(this.#app))?.solution;
  }

  #show(line: readonly string[]): void {
    hideToast();
    this.stop();
    this.solution = new Solution(this.#app, this.#app.play.session, line);
    this.#app.openPanel('solution');
  }

  /** Has the game play by itself, or stops it. */
  autoplay(): void {
    if (this.#autoplay !== undefined) {
      this.stop();
      return;
    }
    hideToast();
    this.#app.openPanel('autoplay');
    this.#autoplay = startAutoplay(this.#app, this.#adviser, () => this.stop());
  }

  /** Stops whatever plays by itself. */
  stop(): void {
    if (!this.isWatched) return;
    this.#autoplay?.stop();
    this.#autoplay = undefined;
    this.solution?.stop();
    this.solution = undefined;
    const { panel, play } = this.#app;
    if (panel === 'autoplay' || panel === 'solution')
      this.#app.panel = play.state.status.over ? 'over' : undefined;
    this.#app.refresh();
  }

  /** Says that no good move was found. */
  #tellNoWay(): void {
    toast(sayIf(`no-hint-${this.#app.play.game.id}`) ?? say('no-hint'), this.#app.onBoard());
  }
}
