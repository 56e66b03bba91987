// A play and its surroundings: board, time line, panels, and the choice of how to continue after an edit.

import { html, render, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../../board/appearance';
import { isDirection, keyOf, ownsKey } from '../../../board/input/keys';
import type { BoardSettings } from '../../../board/settings';
import { BoardView } from '../../../board/view';
import type { Cell } from '../../../cells/cells';
import type { GameSession } from '../../../engine/types';
import { say, saySentence } from '../../../ui/words/words';
import type { Studio, UndoSteps } from '../../host';
import { GAME } from '../../project/games';
import type { RouteTo } from '../../route';
import type { ProjectView, Trace } from '../../types';
import { BesideView } from './beside';
import type { Context, PlayPanel } from './context';
import { actOf, type Controls, speedText } from './controls';
import { FiredPanel } from './fired';
import { Overlay } from './overlay';
import { Plays } from './plays';
import { Runner } from './runner';
import { screen } from './screen';
import { TestsPanel } from './tests';
import { WhyPanel } from './why';

export class Watch implements Context, Controls {
  readonly host: Studio;
  readonly #root = document.createElement('div');
  readonly #board = document.createElement('div');
  readonly #view: BoardView;
  readonly runner: Runner;
  readonly #overlay: Overlay;
  readonly #panels: Record<PlayPanel['name'], PlayPanel>;
  panel: PlayPanel | undefined;
  readonly #plays: Plays;
  /** The id of the project being played. */
  #id = '';
  readonly #both = new BesideView();
  /** The level that was edited or chosen when the play began, from 0. */
  #level = 0;
  /** The route that the player arrived by. */
  #route: RouteTo<'play'> | undefined;
  #isEntered = false;
  #frame = 0;
  /** True if the play was over at the last rendering. */
  #wasOver = false;
  /** The state of the header's buttons at the last rendering. */
  #couldStep = '';

  constructor(host: Studio) {
    this.host = host;
    this.#root.className = 'watch';
    this.#board.className = 'watch-board';
    const settings = boardSettings(host.settings, GAME);
    const view = new BoardView(this.#board, { say: saySentence, settings });
    this.#view = view;
    this.runner = new Runner(view, host.shell.engine.game(GAME), () => this.update());
    const { signal } = host;
    this.#plays = new Plays(host, this.runner, {
      begins: () => this.#closePicking(),
      moved: () => this.moved(),
      freeing: () => this.#both.close(),
    });
    this.#overlay = new Overlay(view, signal, {
      pick: (cell) => this.panel?.pick?.(cell),
      went: (cell) => this.#announceCell(cell),
      size: () => this.#size(),
    });
    this.#board.append(this.#overlay.element);
    this.#panels = {
      why: new WhyPanel(this),
      fired: new FiredPanel(this),
      tests: new TestsPanel(this),
    };
    view.events.addEventListener('change', () => this.moved(), { signal });
    view.events.addEventListener('figures', () => this.update(), { signal });
    // A touch on the game continues it live from the current round.
    for (const name of ['pointerdown', 'click'] as const) {
      this.#board.addEventListener(
        name,
        (event) => {
          if (event.target instanceof Node && this.#overlay.element.contains(event.target)) return;
          this.#takeOver();
        },
        { capture: true },
      );
    }
    signal.addEventListener('abort', () => this.#close());
  }

  // The interface for panels.

  get session(): GameSession {
    const { session } = this.#plays;
    if (session === undefined) throw new Error('no play is open');
    return session;
  }

  get project(): ProjectView {
    return this.#plays.project;
  }

  get text(): string {
    return this.#plays.text;
  }

  get isRunning(): boolean {
    return this.runner.isRunning;
  }

  trace(): Trace | undefined {
    return this.#plays.trace();
  }

  show(session: GameSession): void {
    this.#plays.show(session);
  }

  get canBegin(): boolean {
    return this.host.running !== undefined;
  }

  seek(round: number): void {
    this.runner.seek(round);
    this.moved();
  }

  focusBoard(): void {
    this.#overlay.element.focus();
  }

  // Entering and leaving.

  /** Shows the play until the signal aborts. */
  enter(at: RouteTo<'play'>, signal: AbortSignal): void {
    this.#isEntered = true;
    document.addEventListener('keydown', (event) => this.#key(event), { signal });
    signal.addEventListener('abort', () => this.#leave());
    this.#arrive(at);
  }

  follow(at: RouteTo<'play'>): void {
    if (at !== this.#route) this.#arrive(at);
  }

  render(): TemplateResult {
    this.#applyEdits();
    this.#view.configure(this.#settings());
    this.#render();
    return html`${this.#root}`;
  }

  #settings(): BoardSettings {
    const { settings } = this.host;
    return { ...boardSettings(settings, GAME), speed: settings.speed <= 0 ? 0 : this.runner.speed };
  }

  #leave(): void {
    this.#isEntered = false;
    this.runner.pause();
    // A returning player wants to play, so panels that choose tiles are closed.
    if (this.panel?.picks !== undefined) this.panel = undefined;
    const { session } = this.#plays;
    if (session !== undefined && session.length() > 0) this.host.replay = session.save();
  }

  /** Frees everything when the studio closes. */
  #close(): void {
    cancelAnimationFrame(this.#frame);
    this.#both.close();
    this.#view.dispose();
    this.#plays.close();
  }

  /** Shows the test or level of the route, or else the previous play. */
  #arrive(at: RouteTo<'play'>): void {
    const isOther = this.host.id !== this.#id;
    this.#route = at;
    if (isOther) {
      this.#plays.leave();
      this.panel = undefined;
    }
    this.#id = this.host.id;
    if (at.test !== undefined && this.#openTest(at.test)) return;
    if (at.way !== undefined && this.#plays.watch(at.level ?? 0, at.way)) {
      this.#level = this.host.level;
      return;
    }
    if (at.level !== undefined || this.#plays.session === undefined) this.begin(this.host.level);
    else if (!this.#applyEdits() && (this.host.level !== this.#level || this.#isOver)) {
      this.begin(this.host.level);
    }
  }

  #openTest(n: number): boolean {
    if (this.host.project.tests[n] === undefined || !this.#plays.know()) return false;
    this.panel = this.#panels.tests;
    try {
      this.show(this.host.glue.testPlay(this.#plays.text, n));
      return true;
    } catch {
      return false;
    }
  }

  /** Starts a play of the current project, by default at the level on the board. */
  begin(level = this.level): void {
    this.#level = this.host.level;
    this.#plays.begin(level);
  }

  /** The level that is seen: a film that ends one may still run when the next has begun. */
  get level(): number {
    const figures: Readonly<Record<string, number>> = {
      ...this.#plays.session?.figures(),
      ...this.#view.figures,
    };
    return (figures.level ?? 1) - 1;
  }

  /** Shows another level from its start. */
  choose = (level: number): void => {
    this.host.replace({ place: 'play', level });
  };

  /** Applies edits made since the last visit. Returns true if a play began. */
  #applyEdits(): boolean {
    const { host } = this;
    const before = this.#plays.session;
    if (before === undefined) this.begin(host.level);
    else if (this.#plays.takeUp(host.level)) this.#level = host.level;
    return this.#plays.session !== before;
  }

  /**
   * Undo and redo of the play's presses. Undefined without a play, so that they affect the project's edits.
   */
  get steps(): UndoSteps | undefined {
    const { session } = this.#plays;
    if (session === undefined) return undefined;
    const go = (way: 'undo' | 'redo') => () => {
      this.runner.step(way);
      this.moved();
    };
    return {
      labels: [say('studio-watch-undo'), say('studio-watch-redo')],
      canUndo: session.at() > 0,
      canRedo: session.at() < session.length(),
      undo: go('undo'),
      redo: go('redo'),
    };
  }

  get #isOver(): boolean {
    const { session } = this.#plays;
    return session?.status().over === true && session.at() === session.length();
  }

  // The play

  #size(): { rows: number; cols: number } {
    const level = this.project.levels[this.level] ?? this.project.levels[0];
    return { rows: level?.rows ?? 1, cols: level?.cols ?? 1 };
  }

  #takeOver(): void {
    if (this.#plays.before?.isShown) this.#plays.swap();
    this.runner.branch();
    this.update();
  }

  moved = (): void => {
    this.panel?.moved?.();
    this.update();
  };

  update(): void {
    if (this.#frame !== 0 || !this.#isEntered) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#isEntered) this.#render();
    });
  }

  toggle(): void {
    if (this.isRunning && !this.runner.waits) this.runner.pause();
    else {
      this.#closePicking();
      this.runner.play();
    }
    this.moved();
  }

  reverse(): void {
    if (this.runner.mode === 'back') this.runner.pause();
    else this.runner.reverse();
    this.moved();
  }

  /** Choosing tiles blocks the game, so playing on closes such a panel. */
  #closePicking(): void {
    if (this.panel?.picks !== undefined) this.open(undefined);
  }

  open = (name: PlayPanel['name'] | undefined): void => {
    this.panel = name === undefined || this.panel?.name === name ? undefined : this.#panels[name];
    if (this.panel?.picks !== undefined) {
      this.runner.pause();
      this.panel.moved?.();
    }
    this.#render();
    if (this.panel?.picks !== undefined) this.focusBoard();
  };

  /** Announces the content of the cursor's tile. */
  #announceCell({ row, col }: Cell): void {
    const label = this.session
      .labels()
      .cells.find(({ x, y }) => Math.floor(x) === col && Math.floor(y) === row);
    const place = say('studio-watch-cell', { row: row + 1, col: col + 1 });
    this.host.announce(label === undefined ? place : `${saySentence(label)} ${place}`);
  }

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || this.#plays.session === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
      return;
    if (ownsKey(event)) return;
    // On some keyboards these keys print letters of other commands.
    const act = isDirection(event) ? undefined : actOf(this, keyOf(event).toLowerCase());
    if (event.key === 'Escape' && this.panel !== undefined) this.open(undefined);
    else if (act !== undefined) {
      act();
      this.moved();
    } else if (this.panel?.picks === undefined && this.#view.key(event)) this.#takeOver();
    else return;
    event.preventDefault();
  }

  setSpeed(speed: number): void {
    this.runner.speed = speed;
    this.#view.configure(this.#settings());
    this.host.announce(say('studio-watch-speed-is', { speed: speedText(speed) }));
    this.update();
  }

  // Rendering.

  /**
   * Passes a play that has just ended to the host, for the tutorial's coach. Redraws the header's buttons
   * when they change.
   */
  #tellHost(): void {
    const { session } = this.#plays;
    const isOver = this.#isOver;
    const { canUndo, canRedo } = this.steps ?? {};
    const canStep = `${canUndo} ${canRedo}`;
    if (isOver && !this.#wasOver) this.host.replay = session?.save();
    if ((isOver && !this.#wasOver) || canStep !== this.#couldStep) queueMicrotask(() => this.host.update());
    this.#wasOver = isOver;
    this.#couldStep = canStep;
  }

  #render(): void {
    this.#tellHost();
    const game = this.host.shell.engine.game(GAME);
    const differences = this.#both.follow(this.#plays, this.#settings(), game, !this.isRunning);
    render(this.#template(), this.#root);
    this.#overlay.view(this.panel?.picks?.() ?? '');
    this.#overlay.highlights = [...differences, ...(this.panel?.highlights?.() ?? [])];
  }

  #template(): TemplateResult {
    const plays = this.#plays;
    const { before } = plays;
    // Every choice continues the play after the edit.
    const after = (run: () => void) => {
      if (before?.isShown) plays.swap();
      run();
      this.update();
    };
    return screen(this, {
      plays,
      board: this.#board,
      beside: this.#both.beside,
      choices: {
        wantsBoth: this.#both.isWanted,
        keep: (kept) => after(() => plays.choose(kept) || this.host.toast(say('studio-watch-cannot-keep'))),
        swap: () => plays.swap(),
        both: () => {
          this.#both.isWanted = !this.#both.isWanted;
          this.update();
        },
        close: () => after(() => plays.forget()),
      },
    });
  }
}
