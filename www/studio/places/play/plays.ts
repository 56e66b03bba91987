// The play on the board and, after an edit, the play from before it.
//
// Invariant: each session is freed exactly once, and never while a board shows it.
import type { GameSession } from '../../../engine/types';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { shareable } from '../../project/games';
import type { ProjectView, Trace } from '../../types';
import { type Before, type Continued, partingText } from './before';
import type { Runner } from './runner';

interface Screen {
  /** A new play begins: close any panel that chooses tiles. */
  begins(): void;
  /** The board shows another play or another round. */
  moved(): void;
  /** The play before the edit is about to be freed: no board may show it. */
  freeing(): void;
}

export class Plays {
  readonly #host: Studio;
  readonly #runner: Runner;
  readonly #screen: Screen;
  #session: GameSession | undefined;
  /** The session on the board, even after its play has ended. */
  #shown: GameSession | undefined;
  #before: Before | undefined;
  /** The project at the time the play began or continued. */
  #text = '';
  #project: ProjectView | undefined;
  #trace: { of: GameSession; at: number; trace: Trace | undefined } | undefined;

  constructor(host: Studio, runner: Runner, screen: Screen) {
    this.#host = host;
    this.#runner = runner;
    this.#screen = screen;
  }

  get session(): GameSession | undefined {
    return this.#session;
  }

  /** The play before the last edit while it is kept, or the play after it while `isShown`. */
  get before(): Readonly<Before> | undefined {
    return this.#before;
  }

  /** The project being played, which may be older than the host's. */
  get project(): ProjectView {
    return this.#before?.isShown ? this.#before.project : (this.#project ?? this.#host.project);
  }

  get text(): string {
    return this.#before?.isShown ? this.#before.text : this.#text;
  }

  trace(): Trace | undefined {
    const of = this.#session;
    if (of === undefined) return undefined;
    if (this.#trace?.of !== of || this.#trace.at !== of.at()) {
      this.#trace = { of, at: of.at(), trace: this.#host.glue.trace(of) };
    }
    return this.#trace.trace;
  }

  /** Starts a play of the current project. */
  begin(level: number): void {
    this.forget();
    if (!this.know()) return;
    this.#screen.begins();
    this.#showSession(this.#start(level));
    this.#runner.play();
  }

  /** Shows a play of the known project, paused. */
  show(session: GameSession): void {
    this.forget();
    this.#showSession(session);
  }

  /** Shows rounds of a level from their beginning, running. Returns false if the project cannot be played. */
  watch(level: number, way: readonly string[]): boolean {
    if (!this.know()) return false;
    const session = this.#start(level);
    for (const round of way) session.play(round);
    session.seek(0);
    this.show(session);
    this.#screen.begins();
    this.#runner.play();
    return true;
  }

  #start(level: number): GameSession {
    const { glue, project } = this.#host;
    return glue.startPlay(this.#text, Math.min(level, Math.max(0, project.levels.length - 1)));
  }

  /** Records the host's project as the one being played. Returns false if it cannot be played. */
  know(): boolean {
    const { running, project } = this.#host;
    if (running === undefined) return false;
    this.#text = running.text;
    this.#project = project;
    return true;
  }

  /**
   * Applies the edits made since the play began: plays `level` from its start, and keeps the old play.
   * Returns false if there is nothing new.
   */
  takeUp(level: number): boolean {
    const text = this.#host.running?.text;
    if (this.#session === undefined || text === undefined || text === this.#text) return false;
    if (gameOf(text) === gameOf(this.#text)) {
      this.know();
      return false;
    }
    if (this.#before?.isShown) this.swap();
    const old = { session: this.#session, text: this.#text, project: this.project };
    // Edited again: compare with the play before this edit from now on.
    this.forget();
    this.know();
    if (old.session.length() === 0) {
      this.begin(level);
      return true;
    }
    this.#before = { ...old, level, kept: 'new', parting: undefined, isShown: false };
    this.keep('new');
    return true;
  }

  /** Continues after an edit in one of three ways. Returns false if that is impossible. */
  keep(kept: Continued): boolean {
    const before = this.#before;
    if (before === undefined) return false;
    const { glue } = this.#host;
    try {
      const next =
        kept === 'state'
          ? glue.transplant(before.session, this.#text)
          : kept === 'inputs'
            ? glue.rerun(before.session, this.#text)
            : this.#start(before.level);
      before.kept = kept;
      before.isShown = false;
      before.parting = kept === 'inputs' ? glue.parting(before.session, next).first : undefined;
      this.#showSession(next);
      if (kept === 'inputs') {
        this.#runner.seek(before.parting === undefined ? next.length() : before.parting + 1);
        this.#host.announce(partingText(before));
      } else this.#runner.play();
      return true;
    } catch (error) {
      console.info(error);
      return false;
    }
  }

  /** Continues in the way that the author chose. One who starts again has nothing to compare. */
  choose(kept: Continued): boolean {
    const isDone = this.keep(kept);
    if (isDone && kept === 'new') this.forget();
    return isDone;
  }

  /** Swaps the plays before and after the edit, at the same round. */
  swap(): void {
    const before = this.#before;
    const session = this.#session;
    if (before === undefined || session === undefined) return;
    const at = session.at();
    const other = before.session;
    before.session = session;
    before.isShown = !before.isShown;
    this.#session = other;
    this.#shown = other;
    this.#runner.show(other);
    this.#runner.seek(Math.min(at, other.length()));
    this.#host.announce(say(before.isShown ? 'studio-watch-shows-before' : 'studio-watch-shows-after'));
    this.#screen.moved();
  }

  /** Drops the play before the last edit. */
  forget(): void {
    if (this.#before === undefined) return;
    this.#screen.freeing();
    if (this.#before.session !== this.#shown) this.#before.session.free();
    this.#before = undefined;
  }

  /** Drops the play when another project is opened. */
  leave(): void {
    this.forget();
    this.#session = undefined;
  }

  close(): void {
    this.leave();
    this.#shown?.free();
    this.#shown = undefined;
  }

  #showSession(session: GameSession): void {
    const old = this.#shown;
    this.#session = session;
    this.#shown = session;
    this.#runner.show(session);
    if (old !== undefined && old !== session && old !== this.#before?.session) old.free();
    this.#screen.moved();
  }
}

/** The part of a project's text that affects a play: no tests or blank lines. */
const gameOf = (text: string): string => shareable(text).replace(/\n+/g, '\n').trim();
