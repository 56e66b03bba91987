// Turns keys and gestures into changes of the session.
import { listen } from '../../cells/pointers';
import type { Direction, GameSession } from '../../engine/types';
import type { FilmPlayer } from '../film-player';
import type { Perform } from '../perform';
import { type Act, Gestures } from './gestures';
import { keyOf, namesOf } from './keys';
import type { Zooming } from './zooming';

export const directionOf = (key: string) =>
  key.startsWith('Arrow') ? (key.slice('Arrow'.length).toLowerCase() as Direction) : undefined;

/** Names a key while it is down. What it prints may change meanwhile. Keyboards on screens tell no code. */
const idOf = ({ code, key }: KeyboardEvent) => code || key;

const MODIFIERS = /^(Meta|OS|Control|Alt|AltGraph|Shift)$/;

/** Keys that games use, in contrast to keys for page navigation. */
const PLAYS = /^(.|Enter|Arrow\w+|Page\w+|Home|End)$/;

export interface InputActions {
  film: FilmPlayer;
  zooming: Zooming;
  /** The session, if input may change it. */
  session(): GameSession | undefined;
  perform: Perform;
}

export class Input {
  readonly #act: InputActions;
  readonly #gestures: Gestures;
  /** The pressed key that was ignored because the board on the screen was not the current one. */
  #ignored: string | undefined;
  /** The names under which the game knows the keys that are down. */
  readonly #held = new Map<string, string>();
  /** The direction of the last action. */
  direction: Direction | undefined;
  /** The last touched point, in CSS pixels of the canvas; undefined after a key. */
  #touched: { x: number; y: number } | undefined;

  constructor(act: InputActions, signal: AbortSignal) {
    this.#act = act;
    this.#gestures = new Gestures({
      send: (gesture) => this.#gesture(gesture),
      counts: () => act.film.press(),
      width: () => document.documentElement.clientWidth,
      after(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    });
    listen(act.film.canvas, this.#gestures, signal);
    this.#listenToReleases(signal);
  }

  /** Offers a key to the game. Returns true if it was used. */
  key(event: KeyboardEvent): boolean {
    const { perform, zooming } = this.#act;
    const session = this.#act.session();
    // With these modifiers, arrows read the board and letters belong to the browser.
    if (session === undefined || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.shiftKey && directionOf(event.key)) return false;
    if (event.key === 'Escape' && this.#gestures.isActive) {
      this.#gestures.cancel();
      return true;
    }
    if (!this.#counts(event)) return true;
    this.#by(undefined, directionOf(event.key));
    const known = event.repeat ? this.#held.get(idOf(event)) : undefined;
    const name = (known === undefined ? namesOf(event) : [known]).find((one) =>
      perform((session) => session.key(one)),
    );
    if (name === undefined) return known !== undefined || zooming.key(keyOf(event));
    this.#held.set(idOf(event), name);
    zooming.follow(() => this.#cursor(session));
    return true;
  }

  /** Reports the release of all keys to the game. */
  release(): void {
    this.#ignored = undefined;
    this.#held.clear();
    this.#release('');
  }

  #release(name: string): void {
    this.#act.perform((session) => session.release(name));
  }

  /**
   * Listens on the whole document, since the focus may move between a press and its release. Releases all keys where
   * no release may be reported: when the window loses the focus or is hidden, on a Mac while Command is down, and
   * with any modifier, after which the system may take over.
   */
  #listenToReleases(signal: AbortSignal): void {
    const all = () => this.release();
    document.addEventListener('keydown', ({ key }) => MODIFIERS.test(key) && all(), {
      signal,
      capture: true,
    });
    document.addEventListener(
      'keyup',
      (event) => {
        if (MODIFIERS.test(event.key)) return all();
        const id = idOf(event);
        if (id === this.#ignored) this.#ignored = undefined;
        const held = this.#held.get(id);
        this.#held.delete(id);
        for (const name of held === undefined ? namesOf(event) : [held]) this.#release(name);
      },
      { signal, capture: true },
    );
    window.addEventListener('blur', all, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && all(), { signal });
  }

  /** Presses and releases a point of the board, in board units. */
  tap(x: number, y: number): boolean {
    const { film, session, perform } = this.#act;
    if (session() === undefined) return false;
    if (!film.press()) return true;
    this.#by(film.toHost(x, y));
    const down = perform((session) => session.pointer('down', x, y));
    return perform((session) => session.pointer('up', x, y)) || down;
  }

  cancel(): void {
    this.#gestures.cancel();
  }

  /** Assumes that no pointer is down. */
  forget(): void {
    this.#gestures.forget();
  }

  /** Forgets the player's last action, before the page makes a change of its own. */
  forgetAction(): void {
    this.#by(undefined);
  }

  /** The point of the last action, in CSS pixels of the canvas: the touched one, or the game's cursor. */
  place(session: GameSession): { x: number; y: number } | undefined {
    return this.#touched ?? this.#cursor(session);
  }

  #by(touched: { x: number; y: number } | undefined, direction?: Direction): void {
    this.#touched = touched;
    this.direction = direction;
  }

  /** The position of the game's cursor, in CSS pixels of the canvas. */
  #cursor(session: GameSession): { x: number; y: number } | undefined {
    const { focus, cells } = session.labels();
    const label = cells.find(({ row, col }) => row === focus?.row && col === focus.col);
    return label === undefined ? undefined : this.#act.film.toHost(label.x, label.y);
  }

  /** True if a key is for the game. A key that only ends a film is not for the game, nor are its repeats. */
  #counts(event: KeyboardEvent): boolean {
    const { film } = this.#act;
    const { key, repeat } = event;
    if (repeat && idOf(event) === this.#ignored) return false;
    if (!film.waits || !PLAYS.test(key)) return true;
    this.#ignored = idOf(event);
    if (!repeat) film.press();
    return false;
  }

  #gesture(act: Act): boolean {
    const { film, perform, zooming } = this.#act;
    const { left, top } = film.canvas.getBoundingClientRect();
    const at = { x: act.x - left, y: act.y - top };
    if (act.kind === 'view') {
      zooming.look({ ...act, ...at });
      return true;
    }
    const { x, y } = film.toBoard(at.x, at.y);
    this.#by(at, act.kind === 'swipe' ? act.dir : undefined);
    return perform((session) =>
      act.kind === 'swipe' ? session.swipe(act.dir, x, y) : session.pointer(act.phase, x, y),
    );
  }
}
