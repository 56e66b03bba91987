// What the player is shown: a hint, a whole solution that plays itself, or the game playing by itself. Fetched when the first of them is
// asked for.
import type { Adviser, GameSession, Hint } from '../engine/engine';
import type { App } from './app';
import { type Autoplay, startAutoplay } from './autoplay';
import { hintIn } from './hint';
import { isSheetOpen } from './sheet';
import { isSolvedBy, Solution } from './solution';
import { hideToast, toast } from './toast';
import { say, sayIf, saySentence } from './words';

/** How long a hint is searched for, in milliseconds. */
const HINT_MS = 300;
/** How long a whole solution is searched for. */
const SOLVE_MS = 1000;

export class Advice {
  readonly #app: App;
  readonly #adviser: Adviser;
  #autoplay: Autoplay | undefined;
  /** The hints that were shown, by run and position: the same board gets the same one, and only the first counts. */
  readonly #shown = new Map<string, Hint>();
  /** What had the focus when the last hint came. */
  #place: Element | null = null;
  /** The solution that plays itself. */
  solution: Solution | undefined;

  constructor(app: App, adviser: Adviser) {
    this.#app = app;
    this.#adviser = adviser;
    document.addEventListener('keydown', (event) => this.#follow(event), { capture: true });
  }

  /** Whether something plays by itself. */
  get isWatched(): boolean {
    return this.#autoplay !== undefined || this.solution !== undefined;
  }

  async hint(): Promise<void> {
    const { play } = this.#app;
    const { session } = play;
    await this.#rest(session);
    const { at } = play.state;
    const name = `${play.run.name} ${session.position()}`;
    const known = this.#shown.get(name);
    const found = known ?? (await this.#adviser.hintAtLast(session, HINT_MS, () => this.#tellSearch()));
    if (session !== play.session || play.state.at !== at) return;
    if (found === undefined) return this.#tellNoWay();
    if (known === undefined) {
      this.#shown.set(name, found);
      play.note({ hints: play.run.hints + 1 });
    }
    this.#place = document.activeElement;
    play.act('history', () => session.suggest(found.move));
    // It costs a star of an assignment.
    this.#app.refresh();
    const keepsRoom = this.#app.here().holds;
    toast(hintIn(play.game.id, found), { ms: 3000, keepsRoom, ...this.#app.onBoard() });
  }

  /** Enter right after a hint plays it, also where a button still has the focus, such as that of a menu which has closed. */
  #follow(event: KeyboardEvent): void {
    const { play, view, isPlaying, looking } = this.#app;
    const { target, key, repeat } = event;
    if (key !== 'Enter' || repeat || target !== this.#place || !isPlaying || looking !== undefined) return;
    const isControl = target instanceof Element && target.matches('button, a, summary') && !isSheetOpen();
    if (!isControl || play.session.suggested() === undefined || !view.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Waits until time stands still, where it goes on for a while after each press: what is shown on the way would be gone with the next round. */
  async #rest(session: GameSession): Promise<void> {
    const pace = session.pace();
    const { play } = this.#app;
    for (let at = -1; pace !== undefined && session === play.session && at !== play.state.at; ) {
      at = play.state.at;
      await new Promise((resolve) => setTimeout(resolve, 2 * pace));
    }
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
    const found = await this.#adviser.hintAtLast(session, SOLVE_MS, () => this.#tellSearch());
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
    this.#autoplay = startAutoplay(this.#app, this.#adviser, () => {
      this.stop();
      if (this.#adviser.whyNone !== undefined) this.#tellNoWay();
    });
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

  /** Says that it takes a while. */
  #tellSearch(): void {
    toast(say('hint-search'), this.#app.onBoard());
  }

  /** Says that no good move was found, and why, where that is known: then it is worth going back. */
  #tellNoWay(): void {
    const { play } = this.#app;
    const why = this.#adviser.whyNone;
    const text = why === undefined ? (sayIf(`no-hint-${play.game.id}`) ?? say('no-hint')) : saySentence(why);
    // To where there was a way, if that is known, else by one.
    const at = why?.args.at;
    const back =
      typeof at === 'number'
        ? { label: say('back-there'), run: () => play.seek(at) }
        : { label: say('command-undo'), run: () => play.undo() };
    const action = why !== undefined && play.canRestart && { action: back };
    toast(text, { ...action, ...this.#app.onBoard() });
  }
}
