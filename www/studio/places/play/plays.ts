// The play on the board and, after an edit, the one before it, which it can be compared with.
//
// Holds always: each session is freed exactly once, and not while a board shows it.
import type { GameSession } from '../../../engine/types';
import { say } from '../../../shell/words';
import { shareable } from '../../games';
import type { Studio } from '../../studio';
import type { ProjectView, Trace } from '../../types';
import { type Before, type Continued, partingText } from './before';
import type { Runner } from './runner';

/** What the screen does about it. */
interface Screen {
  /** Another play begins: nothing is to be chosen on the board any more. */
  begins(): void;
  /** Another play, or another place in it, is on the board. */
  moved(): void;
  /** The play before the edit is about to go: no board may show it. */
  parts(): void;
}

export class Plays {
  readonly #host: Studio;
  readonly #runner: Runner;
  readonly #screen: Screen;
  #session: GameSession | undefined;
  /** The session that the board shows, also while there is no play any more. */
  #shown: GameSession | undefined;
  #before: Before | undefined;
  /** The project as it was when the play began or went on. */
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

  /** The play before the last edit, as long as it is kept; the one after it while `isShown`. */
  get before(): Readonly<Before> | undefined {
    return this.#before;
  }

  /** The project that is played, which may be older than the host's. */
  get project(): ProjectView {
    return this.#before?.isShown ? this.#before.project : (this.#project ?? this.#host.project);
  }

  /** Its text. */
  get text(): string {
    return this.#before?.isShown ? this.#before.text : this.#text;
  }

  /** The round that led to where the play stands, traced. */
  trace(): Trace | undefined {
    const of = this.#session;
    if (of === undefined) return undefined;
    if (this.#trace?.of !== of || this.#trace.at !== of.at()) {
      this.#trace = { of, at: of.at(), trace: this.#host.glue.trace(of) };
    }
    return this.#trace.trace;
  }

  /** A new play of the project as it is now. */
  begin(level: number): void {
    const { glue, project, text } = this.#host;
    this.forget();
    this.know();
    this.#screen.begins();
    this.#take(glue.startPlay(text, Math.min(level, Math.max(0, project.levels.length - 1))));
    this.#runner.play();
  }

  /** Shows a play of the project that is known, standing still. */
  show(session: GameSession): void {
    this.forget();
    this.#take(session);
  }

  /** What is played from now on is the project as it is now. */
  know(): void {
    this.#text = this.#host.text;
    this.#project = this.#host.project;
  }

  /** Takes up what was edited since the play began. */
  takeUp(): void {
    const { text, project } = this.#host;
    if (this.#session === undefined || text === this.#text || !project.runs) return;
    if (gameOf(text) === gameOf(this.#text)) {
      this.know();
      return;
    }
    if (this.#before?.isShown) this.swap();
    const old = { session: this.#session, text: this.#text, project: this.project };
    // Edited again: what is compared with from now on is the play before this edit.
    this.forget();
    this.know();
    if (old.session.length() === 0) {
      this.begin(0);
      return;
    }
    this.#before = { ...old, kept: 'state', parting: undefined, isShown: false };
    if (!this.keep('state') && !this.keep('inputs')) this.keep('new');
  }

  /** Goes on after an edit in one of three ways. Returns false when it cannot be done. */
  keep(kept: Continued): boolean {
    const before = this.#before;
    if (before === undefined) return false;
    const { glue, text } = this.#host;
    try {
      const next =
        kept === 'state'
          ? glue.transplant(before.session, text)
          : kept === 'inputs'
            ? glue.rerun(before.session, text)
            : glue.startPlay(text, 0);
      before.kept = kept;
      before.isShown = false;
      before.parting = kept === 'inputs' ? glue.parting(before.session, next).first : undefined;
      this.#take(next);
      if (kept === 'inputs') {
        this.#runner.seek(before.parting === undefined ? next.length() : before.parting + 1);
        this.#host.announce(partingText(before));
      } else if (kept === 'new') this.#runner.play();
      return true;
    } catch (error) {
      console.info(error);
      return false;
    }
  }

  /** Shows the play before the edit, or the one after it, at the same round. */
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

  /** Lets go of the play before the last edit. */
  forget(): void {
    if (this.#before === undefined) return;
    this.#screen.parts();
    if (this.#before.session !== this.#shown) this.#before.session.free();
    this.#before = undefined;
  }

  /** Another project comes: there is no play of it yet. */
  leave(): void {
    this.forget();
    this.#session = undefined;
  }

  /** No board shows anything any more. */
  close(): void {
    this.leave();
    this.#shown?.free();
    this.#shown = undefined;
  }

  #take(session: GameSession): void {
    const old = this.#shown;
    this.#session = session;
    this.#shown = session;
    this.#runner.show(session);
    if (old !== undefined && old !== session && old !== this.#before?.session) old.free();
    this.#screen.moved();
  }
}

/** What of a project's text matters for a play: kept plays and empty lines do not. */
const gameOf = (text: string): string => shareable(text).replace(/\n+/g, '\n').trim();
