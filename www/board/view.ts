// A board: its film, input, layout, messages and clock, and the mirror for screen readers. It is independent of
// the game.
//
// Invariants: the board changes its session only through `perform`, except that its clock begins the rounds that are
// shown before the first press (`lead`); input applies to the board that the player has seen; all effects of a film
// that is skipped are still reported.

import type { Fit } from '../cells/viewport';
import { decode, type Sprite } from '../engine/film';
import type { GameInfo, GameSession, Sentence, Update, Whole } from '../engine/types';
import { Clock } from './clock';
import { FilmPlayer } from './film-player';
import { Input } from './input/input';
import { Zooming } from './input/zooming';
import { Layout, type Orientation } from './layout';
import { Messages } from './messages';
import type { Change, Perform } from './perform';
import { Mirror } from './reader/mirror';
import type { BoardSettings } from './settings';

export interface BoardOptions {
  say: (sentence: Sentence) => string;
  settings: BoardSettings;
  /** The element that is styled differently while the board shows a pad. */
  around?: HTMLElement;
}

export class BoardView {
  /**
   * Dispatches `change` after any change of the session was shown, `second` after each second of the game's clock,
   * `figures` when a shot shows other figures, `effects` (a CustomEvent of `Effect[]`) for effects on the board,
   * `rest` at the end of a film, and `size` after a change of `zooming.size`.
   */
  readonly events = new EventTarget();

  readonly zooming: Zooming;

  readonly #host: HTMLElement;
  readonly #settings: BoardSettings;
  readonly #film: FilmPlayer;
  readonly #input: Input;
  readonly #layout: Layout;
  readonly #messages: Messages;
  readonly #mirror: Mirror;
  readonly #clock = new Clock(
    (change) => this.#perform(change),
    () => this.events.dispatchEvent(new Event('second')),
  );
  readonly #end = new AbortController();
  readonly #observer: ResizeObserver;

  #session: GameSession | undefined;
  #game: GameInfo | undefined;
  #perform: Perform = () => false;
  /** True if the session is only viewed: its clock is stopped and input does not reach it. */
  #isLookedAt = false;
  /** The fit at the last arrangement of the mirror. */
  #arranged: Fit = { unit: 0, left: 0, top: 0 };
  /** The last reported value of `zooming.size`. */
  #size: Zooming['size'];

  constructor(host: HTMLElement, { say, settings, around }: BoardOptions) {
    this.#host = host;
    this.#settings = { ...settings };
    host.classList.add('board-host');
    const { signal } = this.#end;
    this.#film = new FilmPlayer({
      host,
      settings: this.#settings,
      clock: this.#clock,
      direction: () => this.#input.direction,
      viewed: (view) => this.#layout.shape(view),
      painted: () => this.#painted(),
      events: this.events,
    });
    const { canvas, painter } = this.#film;
    this.#layout = new Layout({ host, canvas, settings: this.#settings, around });
    this.#messages = new Messages(canvas, say);
    this.#mirror = new Mirror(
      {
        say,
        tap: (x, y) => this.#input.tap(x, y),
        key: (event) => this.key(event),
        isHinted: () => this.#session?.suggested() !== undefined,
        place: (x, y) => this.toHost(x, y),
        isMoving: () => this.isMoving,
      },
      signal,
    );
    host.append(canvas, ...this.#mirror.elements, this.#messages.notice);
    this.zooming = new Zooming({
      painter,
      view: () => this.#film.view,
      draw: () => this.#film.draw(),
      scrolls: () => this.#game?.scrolls,
      step: (step) => void this.#play((session) => session.action(step)),
      signal,
    });
    this.#input = new Input(
      {
        film: this.#film,
        zooming: this.zooming,
        session: () => (this.#isLookedAt ? undefined : this.#session),
        perform: (change) => this.#play(change),
      },
      signal,
    );
    this.#observer = new ResizeObserver((entries) => this.#resized(entries.at(-1)));
    try {
      // This box also reports zoom changes, with the exact number of device pixels.
      this.#observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(canvas);
    }
    this.configure({});
    this.#resized(undefined);
  }

  /** Shows another session, without input if `isLookedAt`. Returns its state. `perform` calls `changed`. */
  show(session: GameSession, game: GameInfo, perform: Perform, isLookedAt = false): Whole {
    this.#input.cancel();
    this.#session = session;
    this.#game = game;
    this.#perform = perform;
    this.#isLookedAt = isLookedAt;
    this.#layout.reset(game, isLookedAt);
    this.zooming.leave();
    this.#layout.update(session);
    const state = session.state();
    this.#film.isWon = state.status.over && state.status.state === 'won';
    this.#film.reset(session, game, decode(state.film));
    this.#mirror.show(session);
    this.#messages.hide();
    this.#messages.note(state.notice ?? []);
    this.#clock.show(isLookedAt ? undefined : session, state.status.over);
    return state;
  }

  /**
   * Shows and announces an update of the session, which the board itself asked for if `isAsked`. Returns true if
   * there is something to show.
   */
  changed(update: Update, isAsked = false): boolean {
    if (!isAsked) this.#input.forgetAction();
    if (this.#session === undefined || update.flags === 0) return false;
    const { film, position, refused, said, status, notice } = update;
    if (film !== undefined) this.#film.show(decode(film));
    if (position && status !== undefined) this.#film.isWon = status.over && status.state === 'won';
    if (update.ended) this.zooming.leave();
    if (notice !== undefined) this.#messages.note(notice);
    if (refused !== undefined || position) this.#messages.hide();
    const place = () => this.#session && this.#input.place(this.#session);
    if (refused !== undefined) this.#messages.tell([refused], place(), this.#film.refusal);
    // Moves are visible; other announcements need text.
    else if (said !== undefined && !position) this.#messages.tell(said, place());
    this.#mirror.apply(update);
    if (position && status !== undefined && !this.#isLookedAt) this.#clock.setOver(status.over);
    this.events.dispatchEvent(new Event('change'));
    // Zoom out, so that a suggestion of the page is visible.
    if (!isAsked && this.#session.suggested() !== undefined) this.zooming.leave();
    // A finger that is down has touched the old board, not the coming one.
    if (this.waits) this.#input.cancel();
    return true;
  }

  configure(settings: Partial<BoardSettings>): void {
    Object.assign(this.#settings, settings);
    this.#film.configure();
    this.#layOut();
    this.#film.draw();
  }

  /** Offers a key to the game. Returns true if it was used. */
  key(event: KeyboardEvent): boolean {
    return this.#input.key(event);
  }

  /** Reports the release of all keys to the game. */
  release(): void {
    this.#input.release();
  }

  /** Ends the running film on a press. Returns false if the press does not count (see `FilmPlayer`). */
  press(): boolean {
    return this.#film.press();
  }

  /** Stops the clock for a dialog or a hidden page. */
  pause(): void {
    this.#input.cancel();
    this.#input.release();
    this.#clock.pause();
  }

  resume(): void {
    this.#clock.resume();
    this.#film.wake();
  }

  /**
   * Celebrates an event that the rules cannot detect, such as a new best, with a sentence and a record effect
   * on the whole board.
   */
  exult(sentence: Sentence): void {
    this.#film.celebrate();
    this.announce(sentence);
  }

  /** Announces a sentence to screen readers, in addition to those about moves. */
  announce(sentence: Sentence): void {
    this.#mirror.add(sentence);
  }

  dispose(): void {
    this.#input.forget();
    this.#session = undefined;
    this.#perform = () => false;
    this.#end.abort();
    this.#observer.disconnect();
    this.#clock.show(undefined);
    this.#film.dispose();
    this.#messages.dispose();
    this.#host.classList.remove('board-host');
  }

  /** The figures that differ between the visible board and the current one. */
  get figures(): Readonly<Record<string, number>> {
    return this.#film.figures;
  }

  /** True while a film runs. */
  get isMoving(): boolean {
    return this.#film.isMoving;
  }

  /** True while a film leads to a board that the player has not seen. The clock is held until then. */
  get waits(): boolean {
    return this.#film.waits;
  }

  /** True if films are not animated: only their end is shown. */
  get isStill(): boolean {
    return this.#film.isStill;
  }

  /** True if there are touch buttons, so that the board fills its place. */
  get hasPad(): boolean {
    return this.#layout.hasPad;
  }

  /** In landscape, trays are beside the board. */
  get orientation(): Orientation {
    return this.#layout.orientation;
  }

  /** The sprites of the current board if it shows a part of a larger map; otherwise empty. */
  get part(): readonly Sprite[] {
    return this.#game?.scrolls ? this.#film.sprites : [];
  }

  /** Converts CSS pixels of the host to board units. */
  toBoard(x: number, y: number): { x: number; y: number } {
    return this.#film.toBoard(x, y);
  }

  /** Converts board units to CSS pixels of the host, with a little less than the size of a cell there. */
  toHost(x: number, y: number): { x: number; y: number; size: number } {
    return this.#film.toHost(x, y);
  }

  /** Asks for a change by the player. */
  #play(change: Change): boolean {
    if (this.#isLookedAt) return false;
    // Tick, so that the recorded time is exact at each move. Games with rounds tick on every frame instead.
    if (!this.#film.hasRounds) this.#clock.tick();
    return this.#perform(change);
  }

  #layOut(): boolean {
    return this.#perform((session) => this.#layout.update(session));
  }

  /** Reports changes of size, and moves the mirror with the board, but not during zooming. */
  #painted(): void {
    const { size } = this.zooming;
    if (size !== this.#size) {
      this.#size = size;
      this.events.dispatchEvent(new Event('size'));
    }
    const { isZooming, fit } = this.#film.painter;
    if (isZooming) return;
    const { unit, left, top } = this.#arranged;
    if (fit.unit === unit && fit.left === left && fit.top === top) return;
    this.#arranged = { ...fit };
    this.#mirror.arrange();
  }

  #resized(entry: ResizeObserverEntry | undefined): void {
    const { canvas, painter } = this.#film;
    const { clientWidth, clientHeight } = canvas;
    const exact = entry?.devicePixelContentBoxSize?.[0];
    const width = nearby(exact?.inlineSize, clientWidth * devicePixelRatio);
    const height = nearby(exact?.blockSize, clientHeight * devicePixelRatio);
    if (width === 0 || height === 0) return;
    painter.resize(width, height, width / clientWidth);
    if (this.#layOut()) this.#input.cancel();
    // Resizing clears the canvas, so paint at once to avoid a flash.
    this.#film.paint();
  }
}

/**
 * The exact number of device pixels, unless it is implausible: a browser that emulates another screen reports
 * those of the real one.
 */
function nearby(exact: number | undefined, computed: number): number {
  return exact !== undefined && Math.abs(exact - computed) < 2 ? exact : Math.round(computed);
}
