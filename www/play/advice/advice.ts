// Help for the player: hints, solutions that are played back, and autoplay. The chunk is loaded when the
// first of them is requested.

import { html } from 'lit/html.js';
import '../../ui/styles/dialogs.css';
import type { Adviser, GameSession, Hint } from '../../engine/engine';
import { unitOf } from '../../run/result/unit';
import { isSheetOpen, Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { hideToast, toast } from '../../ui/toast';
import { say, sayIf, saySentence } from '../../ui/words/words';
import type { BoardShell } from '../board-shell';
import type { PanelName } from '../names';
import { type Autoplay, startAutoplay } from './autoplay';
import { hintIn } from './hint';
import { isSolvedBy, Solution } from './solution';
import { showStuck, wayBack } from './stuck-card';

/** The search time for a hint, in milliseconds. */
const HINT_MS = 300;
/** The search time for a solution, in milliseconds. */
const SOLVE_MS = 1000;

export interface AdviceShell extends BoardShell {
  readonly isPlaying: boolean;
  readonly board: HTMLElement;
  /** The copy on display instead of the game, if there is one. */
  readonly looking: object | undefined;
  openPanel(name: PanelName): void;
  closePanel(): boolean;
  whileOnThisScreen(): { holds(): boolean };
  whileOnThisBoard(): { holds(): boolean };
}

export class Advice {
  readonly #shell: AdviceShell;
  readonly #adviser: Adviser;
  #autoplay: Autoplay | undefined;
  /** The hints shown, by run and position. The same position gets the same hint, which is counted once. */
  readonly #shown = new Map<string, Hint>();
  /** The element that had the focus when the last hint was shown. */
  #place: Element | null = null;
  solution: Solution | undefined;

  constructor(shell: AdviceShell, adviser: Adviser) {
    this.#shell = shell;
    this.#adviser = adviser;
    document.addEventListener('keydown', (event) => this.#follow(event), { capture: true });
  }

  /** True if autoplay or a solution is running. */
  get isWatched(): boolean {
    return this.#autoplay !== undefined || this.solution !== undefined;
  }

  async hint(): Promise<void> {
    const { play } = this.#shell;
    const { session } = play;
    await this.#rest(session);
    const { at } = play.state;
    const name = `${play.run.name} ${session.position()}`;
    const known = this.#shown.get(name);
    const found =
      known ??
      (await this.#proven()) ??
      (await this.#adviser.hintAtLast(session, HINT_MS, () => this.#tellSearch()));
    if (session !== play.session || play.state.at !== at) return;
    if (found === undefined) return this.#tellNoWay();
    if (known === undefined) {
      this.#shown.set(name, found);
      play.note({ hints: play.run.hints + 1 });
    }
    this.#place = document.activeElement;
    play.perform('page', (here) => here.suggest(found.move));
    // The hint costs a star of an assignment.
    this.#shell.refresh();
    this.#toast(hintIn(session, found), { ms: 3000 });
  }

  /**
   * Plays a hint on Enter right after it was shown, even if a button still has the focus, such as that of a
   * closed menu.
   */
  #follow(event: KeyboardEvent): void {
    const { play, view, isPlaying, looking } = this.#shell;
    const { target, key, repeat } = event;
    if (key !== 'Enter' || repeat || target !== this.#place || !isPlaying || looking !== undefined) return;
    const isControl = target instanceof Element && target.matches('button, a, summary') && !isSheetOpen();
    if (!isControl || play.session.suggested() === undefined || !view.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Waits until time stops, in games where rounds follow each press. A hint shown before would disappear with
   * the next round.
   */
  async #rest(session: GameSession): Promise<void> {
    const pace = session.pace();
    const { play } = this.#shell;
    for (let at = -1; pace !== undefined && session === play.session && at !== play.state.at; ) {
      at = play.state.at;
      await new Promise((resolve) => setTimeout(resolve, 2 * pace));
    }
  }

  /** Asks first if watching the solution costs something, and shows it. */
  solve(): void {
    const { run } = this.#shell.play;
    if (run.isGuest || run.auto !== null) return void this.#solve();
    hideToast();
    const what = run.day !== null ? 'day' : run.aim !== null ? 'aim' : 'game';
    new Sheet({
      name: 'ask-solution',
      title: () => say('solution-ask'),
      body: () => html`<p>${say('solution-costs', { what })}</p>`,
      foot: (sheet) => html`<div class="buttons">
        ${button(
          'solution',
          say('solution-show'),
          sheet.closing(() => void this.#solve()),
        )}
        ${button(
          'back',
          say('solution-not'),
          sheet.closing(() => {}),
          { kind: 'main' },
        )}
      </div>`,
    });
  }

  /** Searches for a solution and plays it back. */
  async #solve(): Promise<void> {
    const { play } = this.#shell;
    const { session } = play;
    const proof = play.run.aim === null ? undefined : await this.#proof();
    if (session !== play.session) return;
    if (proof !== undefined) {
      play.restart();
      return this.#show(proof);
    }
    const found = await this.#adviser.hintAtLast(session, SOLVE_MS, () => this.#tellSearch());
    if (session !== play.session || play.state.status.over) return;
    const isSolved = found !== undefined && (await isSolvedBy(this.#shell.engine, session, found.line));
    if (session !== play.session || play.state.status.over) return;
    if (!isSolved) return this.#tellNoWay();
    this.#show(found.line);
  }

  /**
   * The next move of the stored solution, as long as all moves so far are from it. In games of rounds most of its
   * moves are rounds without a press, which are no hints.
   */
  async #proven(): Promise<Hint | undefined> {
    const { play } = this.#shell;
    if (play.run.aim === null || unitOf(play.game) === 'rounds') return undefined;
    const { at } = play.state;
    const moves = play.session.moves().slice(0, at);
    const line = (await this.#proof().catch(() => undefined)) ?? [];
    const [move] = line.slice(at);
    const isOnLine = moves.every((mv, n) => mv === line[n]);
    return isOnLine && move !== undefined ? { move, line: line.slice(at), solves: null } : undefined;
  }

  /** The stored solution of a trail board, from its beginning. */
  async #proof(): Promise<readonly string[] | undefined> {
    const { stopOf, stopsFor } = await import('../../run/assignments/assignment-result');
    const { play, store } = this.#shell;
    return stopOf(await stopsFor(store, play.game.id), play)?.solution;
  }

  #show(line: readonly string[]): void {
    hideToast();
    this.stop();
    this.solution = new Solution(this.#shell, this.#shell.play.session, line);
    this.#shell.openPanel('solution');
  }

  autoplay(): void {
    if (this.#autoplay !== undefined) {
      this.stop();
      return;
    }
    hideToast();
    this.#shell.openPanel('autoplay');
    this.#autoplay = startAutoplay(this.#shell, this.#adviser, () => {
      this.stop();
      if (this.#adviser.whyNone !== undefined) this.#tellNoWay();
    });
  }

  /** Stops autoplay and solutions. */
  stop(): void {
    if (!this.isWatched) return;
    this.#autoplay?.stop();
    this.#autoplay = undefined;
    this.solution?.stop();
    this.solution = undefined;
    const { panel, play } = this.#shell;
    const isOwn = panel === 'autoplay' || panel === 'solution';
    if (isOwn && play.state.status.over) this.#shell.openPanel('over');
    else if (isOwn) this.#shell.closePanel();
    else this.#shell.refresh();
  }

  /** Tells the player that the search takes a while. */
  #tellSearch(): void {
    this.#toast(say('hint-search'));
  }

  /** Shows a notice that goes with the board. More may follow on this screen, so it moves nothing. */
  #toast(text: string, options: Parameters<typeof toast>[1] = {}): void {
    const keepsRoom = this.#shell.whileOnThisScreen().holds;
    // A notice about the board does not follow into a dialog.
    const { holds } = this.#shell.whileOnThisBoard();
    toast(text, { ...options, keepsRoom, holds: () => holds() && !isSheetOpen() });
  }

  /** Tells the player that no good move was found, with the reason if it is known, and offers to go back. */
  #tellNoWay(): void {
    const { play } = this.#shell;
    const why = this.#adviser.whyNone;
    // In games by turns the card over the board says it, which may be there already and know less.
    if (why !== undefined && play.state.hasTurns) {
      showStuck(this.#shell, why);
      return;
    }
    const text = why === undefined ? (sayIf(`no-hint-${play.game.id}`) ?? say('no-hint')) : saySentence(why);
    const action = why !== undefined && play.canRestart && { action: wayBack(play, why.args.at) };
    this.#toast(text, { ...action });
  }
}
