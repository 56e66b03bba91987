// The board on the page: canvas, input, sound, and the mirror for screen readers. It knows sessions but no
// game. The file is long because all of these react to the same change, in the same order, here alone.
//
// Invariants: input applies to the board that the player has seen, and all effects of a film that is skipped
// are still reported.

import { decode, type Effect, type Rect, type Sprite } from '../engine/film';
import type { Direction, GameInfo, GameSession, PackedFilm, Sentence, Update, Whole } from '../engine/types';
import { FALLBACK, skinOf } from '../skins/registry';
import type { Skin } from '../skins/skin';
import type { Bubble } from './bubble';
import { Clock } from './clock';
import { Director } from './director';
import { linear, out } from './easing';
import type { Fit } from './fit';
import type { Act, Gestures } from './gestures';
import { Mirror } from './mirror';
import { Painter } from './painter';
import { listen } from './pointer';
import { isLevel, Projector } from './projector';
import { Near } from './zooming';

export interface BoardSettings {
  marks: boolean;
  sound: boolean;
  vibration: boolean;
  theme: 'light' | 'dark';
  /** Multiple of the normal speed of films; 0 shows their end at once. */
  speed: number;
  reducedMotion: boolean;
  /** True if touch input is used. Games with a pad then show it. */
  hasTouch?: boolean;
  /** Options of roles that are hidden. */
  hidden: string[];
  /** The name of the game's skin. The default skin is used if it is absent or unknown. */
  skin?: string | undefined;
}

type Layout = 'portrait' | 'landscape';

export interface BoardOptions {
  say: (sentence: Sentence) => string;
  settings: BoardSettings;
  /** The element that is styled differently while the board shows a pad. */
  around?: HTMLElement;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** A drawing is visible one frame later, so animations are computed that far ahead, in milliseconds. */
const AHEAD = 1000 / 60;

/** The time that a completed level stays visible before the next one, in milliseconds. */
export const LEVEL_MS = 1200;
const STEPS: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The option of roles that are touch buttons. */
export const PAD = 'pad';

/** The interval of alternating looks, in milliseconds. */
const BEAT = 350;

/** Keys that games use, in contrast to keys for page navigation. */
const PLAYS = /^(.|Enter|Arrow\w+|Page\w+|Home|End)$/;

export class BoardView {
  /**
   * `change`, a CustomEvent of `Update`, follows any change of the session; `second` follows each second of
   * the game's clock; `figures` a shot with other figures; `effects`, a CustomEvent of `Effect[]`, effects on
   * the board; `rest` the end of a film; `size` a change of `near.size`.
   */
  readonly events = new EventTarget();

  /** Zooms the board. */
  readonly near: Near;

  readonly #host: HTMLElement;
  readonly #around: HTMLElement | undefined;
  readonly #say: (sentence: Sentence) => string;
  readonly #settings: BoardSettings;
  readonly #canvas = document.createElement('canvas');
  readonly #painter = new Painter(this.#canvas);
  readonly #projector = new Projector();
  readonly #director: Director;
  #figures: Readonly<Record<string, number>> = {};
  readonly #gestures: Gestures;
  readonly #mirror: Mirror;
  /** Tells why a move was refused; loaded with the first refusal. */
  #bubble: Bubble | undefined;
  /** The notice over the board until the next move. Screen readers get it from the announcer. */
  readonly #notice = document.createElement('p');
  readonly #clock = new Clock(
    (update) => this.#took(update),
    () => this.events.dispatchEvent(new Event('second')),
  );
  readonly #end = new AbortController();
  readonly #observer: ResizeObserver;

  #session: GameSession | undefined;
  /** True if the session is only viewed: its clock is stopped and input does not reach it. */
  #isLookedAt = false;
  #game: GameInfo | undefined;
  #skin: Skin = { name: '', roles: {} };
  #pictures: Uint8Array = new Uint8Array();
  #isDirty = false;
  /** The session's layout, and the board's aspect ratio in it; 0 while that is unknown. */
  #laidOut: Layout | undefined;
  #ratio = 0;
  /** The fit at the last arrangement of the mirror. */
  #arranged: Fit = { unit: 0, left: 0, top: 0 };
  #frame = 0;
  #beat: ReturnType<typeof setTimeout> | undefined;
  /** True if the game has rounds that do not wait for the player. */
  #hasRounds = false;
  /** The pressed key that was ignored because the board on the screen was not the current one. */
  #unheard: string | undefined;
  /** The last requested direction, in which a refusal shakes the board. */
  #dir: Direction | undefined;
  /** The rect of the last refusal, in board units. */
  #unwilling: Rect | undefined;
  /** The last reported value of `near.size`. */
  #size: Near['size'];
  /** The last touched point, in CSS pixels of the host; undefined after a key. */
  #place: { x: number; y: number } | undefined;

  constructor(host: HTMLElement, { say, settings, around }: BoardOptions) {
    this.#host = host;
    this.#around = around;
    this.#director = new Director({
      host,
      canvas: this.#canvas,
      fit: () => this.#fitInPixels(),
      view: () => this.#projector.viewTo,
      actors: () => this.#projector.actors,
      roleOf: ({ sprite }) => this.#skin.roles[this.#game?.roles[sprite.role]?.name ?? ''],
      sparks: () => this.#skin.sparks ?? 'square',
    });
    this.#say = say;
    this.#settings = { ...settings };
    host.classList.add('board-host');
    this.#canvas.className = 'board-canvas fill';
    // The mirror describes the canvas to screen readers.
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#mirror = new Mirror(
      {
        say,
        tap: (x, y) => this.#tap(x, y),
        key: (event) => this.key(event),
        isHinted: () => this.#session?.suggested() !== undefined,
        place: (x, y) => this.toHost(x, y),
        isMoving: () => this.#projector.isRunning,
      },
      this.#end.signal,
    );
    this.#notice.className = 'board-notice';
    this.#notice.setAttribute('aria-hidden', 'true');
    host.append(this.#canvas, ...this.#mirror.elements, this.#notice);
    this.#gestures = listen(
      this.#canvas,
      { send: (act) => this.#act(act), counts: () => this.press() },
      this.#end.signal,
    );
    this.near = new Near({
      painter: this.#painter,
      view: () => this.#projector.viewTo,
      draw: () => this.#draw(),
      scrolls: () => this.#game?.scrolls,
      step: (step) => this.#took(this.#played?.action(step)),
      signal: this.#end.signal,
    });
    this.#projector.onEffects = (effects, length) => this.#tellOf(effects, length);
    this.#observer = new ResizeObserver((entries) => this.#resized(entries.at(-1)));
    try {
      // This box also reports zoom changes, with the exact number of device pixels.
      this.#observer.observe(this.#canvas, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(this.#canvas);
    }
    this.#configured();
    this.#resized(undefined);
  }

  /** Shows another session, without input if `isLookedAt`. Returns its state. */
  show(session: GameSession, game: GameInfo, isLookedAt = false): Whole {
    this.#gestures.cancel();
    this.#session = session;
    this.#isLookedAt = isLookedAt;
    this.#game = game;
    this.#hasRounds = session.pace() !== undefined;
    this.#pictures = session.pictures();
    this.#dress();
    this.#ratio = 0;
    this.near.leave();
    this.#layOut(session);
    const state = session.state();
    this.#projector.tempo.easing = this.#hasRounds ? linear : out;
    this.#director.clear();
    this.#projector.reset(decode(state.film));
    this.#shape();
    this.#figures = this.#projector.figures;
    this.#painter.aim(this.#projector.viewTo);
    this.#mirror.show(session);
    this.#bubble?.hide();
    this.#note(state.notice ?? []);
    this.#clock.show(isLookedAt ? undefined : session, state.status.over);
    this.#draw();
    return state;
  }

  /** Shows a change that the page itself made to the session. */
  changed(update: Update): void {
    this.#dir = undefined;
    this.#place = undefined;
    this.#took(update);
    // A suggestion has to be visible.
    if (this.#session?.suggested() !== undefined) this.near.leave();
  }

  configure(settings: Partial<BoardSettings>): void {
    Object.assign(this.#settings, settings);
    this.#configured();
  }

  /** Offers a key to the game. Returns true if it was used. */
  key(event: KeyboardEvent): boolean {
    const session = this.#played;
    // With these modifiers, arrows read the board and letters belong to the browser.
    if (session === undefined || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.shiftKey && event.key in ARROWS) return false;
    if (event.key === 'Escape' && this.#gestures.isActive) {
      this.#gestures.cancel();
      return true;
    }
    if (!this.#hears(event)) return true;
    this.#dir = ARROWS[event.key];
    this.#place = undefined;
    if (!this.#took(session.key(event.key))) return this.near.key(event.key);
    this.near.follow(() => this.#cursorPlace(session));
    return true;
  }

  /**
   * Ends the running film on a press, up to the completion of a level if there is one on the way. Returns
   * false if the press does not count because the film leads to another board, which the player has not seen.
   * Consecutive rounds keep running.
   */
  press(): boolean {
    const isSeen = !this.waits;
    if (this.#projector.isRunning && !(isSeen && this.#hasRounds)) {
      this.#projector.skip(performance.now());
      this.#clock.hold(this.waits);
      this.#draw();
      this.#seen();
    }
    return isSeen;
  }

  /** The figures that differ between the visible board and the current one. */
  get figures(): Readonly<Record<string, number>> {
    return this.#projector.figures;
  }

  /** True while a film runs. */
  get isMoving(): boolean {
    return this.#projector.isRunning;
  }

  /** True while a film leads to a board that the player has not seen. Time stands still until then. */
  get waits(): boolean {
    return this.#projector.isCutAhead;
  }

  /** Tells the game that a key was released; without a key, that all were. */
  release(key = ''): void {
    if (key === '' || key === this.#unheard) this.#unheard = undefined;
    this.#took(this.#played?.release(key));
  }

  /** Stops the clock for a dialog or a hidden page. */
  pause(): void {
    this.#gestures.cancel();
    this.release();
    this.#clock.pause();
  }

  resume(): void {
    this.#clock.resume();
    this.#wake();
  }

  dispose(): void {
    this.#gestures.forget();
    this.#session = undefined;
    this.#end.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#beat);
    this.#clock.show(undefined);
    this.#director.dispose();
    this.#bubble?.hide();
    this.#bubble?.element.remove();
    this.#notice.remove();
    this.#canvas.remove();
    this.#host.classList.remove('board-host');
  }

  // Input.

  /** The session, if input may change it. */
  get #played(): GameSession | undefined {
    if (this.#isLookedAt) return undefined;
    // A game's recorded time runs exactly from its first move to its last. Games with rounds tick on frames
    // instead.
    if (!this.#hasRounds) this.#clock.tick();
    return this.#session;
  }

  /** True if a key is for the game. A key that only ends a film is not, nor are its repeats. */
  #hears({ key, repeat }: KeyboardEvent): boolean {
    if (repeat && key === this.#unheard) return false;
    if (!this.waits || !PLAYS.test(key)) return true;
    this.#unheard = key;
    if (!repeat) this.press();
    return false;
  }

  #act(act: Act): boolean {
    const { left, top } = this.#canvas.getBoundingClientRect();
    if (act.kind === 'view') {
      this.near.look({ ...act, x: act.x - left, y: act.y - top });
      return true;
    }
    const session = this.#played;
    if (session === undefined) return false;
    const { x, y } = this.toBoard(act.x - left, act.y - top);
    this.#dir = act.kind === 'swipe' ? act.dir : undefined;
    this.#place = { x: act.x - left, y: act.y - top };
    return this.#took(act.kind === 'swipe' ? session.swipe(act.dir, x, y) : session.pointer(act.phase, x, y));
  }

  #tap(x: number, y: number): boolean {
    const session = this.#played;
    if (session === undefined) return false;
    if (!this.press()) return true;
    this.#dir = undefined;
    this.#place = this.toHost(x, y);
    const down = this.#took(session.pointer('down', x, y));
    return this.#took(session.pointer('up', x, y)) || down;
  }

  /** Shows and announces the changes of a call on the session. Returns true if there were any. */
  #took(update: Update | undefined): boolean {
    if (this.#session === undefined || update === undefined || update.flags === 0) return false;
    const { film, position, refused, said, status, notice } = update;
    if (film !== undefined) this.#show(film);
    if (update.ended) this.near.leave();
    if (notice !== undefined) this.#note(notice);
    if (refused !== undefined || position) this.#bubble?.hide();
    if (refused !== undefined) this.#refused(refused);
    // Moves are visible; other announcements need text.
    else if (said !== undefined && !position) this.#tell(said);
    this.#mirror.took(update);
    if (position && !this.#isLookedAt) this.#clock.check(status?.over);
    this.events.dispatchEvent(new CustomEvent<Update>('change', { detail: update }));
    // The board that a pressed finger touched is not the coming one.
    if (this.waits) this.#gestures.cancel();
    return true;
  }

  #note(sentences: readonly Sentence[]): void {
    this.#notice.textContent = sentences.map((one) => this.#say(one)).join(' ');
    this.#notice.hidden = sentences.length === 0;
  }

  #refused(why: Sentence): void {
    this.#tell([why], this.#unwilling && this.#boxOf(this.#unwilling));
  }

  /** Shows sentences near the touched point, or else at the game's cursor, or else at the centre. */
  #tell(sentences: readonly Sentence[], about?: Rect): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const place = this.#place ??
      (this.#session && this.#cursorPlace(this.#session)) ?? { x: clientWidth / 2, y: clientHeight / 2 };
    const told = sentences.map((one) => this.#say(one)).join(' ');
    void this.#fetchBubble().then((bubble) => bubble?.show(told, place, about));
  }

  async #fetchBubble(): Promise<Bubble | undefined> {
    const code = await import('./bubble').catch(console.warn);
    if (code === undefined || !this.#canvas.isConnected) return undefined;
    if (this.#bubble === undefined) {
      this.#bubble = new code.Bubble();
      this.#canvas.after(this.#bubble.element);
    }
    return this.#bubble;
  }

  /** The box of a rect in CSS pixels, unless it is the whole board. */
  #boxOf({ x, y, w, h }: Rect): Rect | undefined {
    const { viewTo } = this.#projector;
    if (w >= viewTo.w && h >= viewTo.h) return undefined;
    const [from, to] = [this.toHost(x, y), this.toHost(x + w, y + h)];
    return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
  }

  /** The sprites of the current board where it shows a part of a larger one; otherwise none. */
  get part(): readonly Sprite[] {
    return this.#game?.scrolls ? this.#projector.actors.map(({ sprite }) => sprite) : [];
  }

  /** The position of the game's cursor, in CSS pixels of the host. */
  #cursorPlace(session: GameSession): { x: number; y: number } | undefined {
    const { focus, cells } = session.labels();
    const label = cells.find(({ row, col }) => row === focus?.row && col === focus.col);
    return label === undefined ? undefined : this.toHost(label.x, label.y);
  }

  // Output.

  /** True if nothing moves: the end of a film is shown at once. */
  get isStill(): boolean {
    return this.#settings.reducedMotion || this.#settings.speed <= 0;
  }

  #show(film: PackedFilm): void {
    this.#projector.show(decode(film), performance.now());
    this.#shape();
    this.#clock.hold(this.waits);
    this.#draw();
    this.#seen();
  }

  /**
   * Handles effects of a shot that takes `length` milliseconds, or that is skipped if `length` is undefined.
   */
  #tellOf(effects: readonly Effect[], length: number | undefined): void {
    this.#unwilling = effects.find(({ kind }) => kind === 'refused')?.rect;
    if (length !== undefined && isLevel(effects)) this.#projector.hold(LEVEL_MS);
    const by = this.#dir && STEPS[this.#dir];
    this.#director.tell(effects, length, { ...this.#settings, isStill: this.isStill, by });
    // A completed level is not shown if another film skips it.
    const detail = length === undefined ? effects.filter(({ kind }) => kind !== 'level') : effects;
    this.events.dispatchEvent(new CustomEvent<readonly Effect[]>('effects', { detail }));
  }

  /**
   * Celebrates an event that the page knows and the rules do not, with a sentence and a record effect on the
   * whole board.
   */
  exult(sentence: Sentence): void {
    const effect = { kind: 'record', weight: 2, amount: 0, dress: undefined } as const;
    const effects = [{ ...effect, rect: this.#projector.viewTo }];
    this.#director.tell(effects, undefined, { ...this.#settings, isStill: this.isStill, by: undefined });
    this.announce(sentence);
  }

  /** Announces a sentence to screen readers, in addition to those about moves. */
  announce(sentence: Sentence): void {
    this.#mirror.add(sentence);
  }

  /** Dispatches changes of the visible figures and the end of a film. */
  #seen(): void {
    const { figures, isRunning } = this.#projector;
    if (figures !== this.#figures) {
      this.#figures = figures;
      this.events.dispatchEvent(new Event('figures'));
    }
    if (!isRunning) this.events.dispatchEvent(new Event('rest'));
  }

  /** Draws in the next frame, and again as long as something moves. */
  #draw(): void {
    this.#isDirty = true;
    this.#wake();
  }

  #wake(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#onFrame(now));
  }

  #onFrame(now: number): void {
    this.#frame = 0;
    if (this.#hasRounds) this.#clock.tick();
    if (this.#projector.isRunning || this.#isDirty) {
      const wasRunning = this.#projector.isRunning;
      // Without the lead, the first frame of a film would show the old state.
      this.#projector.frame(now + AHEAD);
      // Pieces may still deform after the end of the film.
      this.#isDirty = this.#director.pose(now + AHEAD);
      this.#clock.hold(this.waits);
      this.#paint();
      if (wasRunning) this.#seen();
    }
    if (this.#isDirty || this.#projector.isRunning || (this.#hasRounds && this.#clock.isRunning))
      this.#wake();
  }

  #paint(): void {
    const now = performance.now();
    this.#painter.isOffBeat = !this.#settings.reducedMotion && now % (2 * BEAT) >= BEAT;
    this.#painter.draw(this.#projector);
    clearTimeout(this.#beat);
    if (this.#painter.hasBeat && !this.#settings.reducedMotion)
      this.#beat = setTimeout(() => this.#draw(), BEAT - (now % BEAT) + 1);
    const { size } = this.near;
    if (size !== this.#size) {
      this.#size = size;
      this.events.dispatchEvent(new Event('size'));
    }
    // Move the mirror with the board, but not during zooming.
    if (this.#painter.isTurning) return;
    const { unit, left, top } = this.#painter.fit;
    const { unit: oldUnit, left: oldLeft, top: oldTop } = this.#arranged;
    if (unit === oldUnit && left === oldLeft && top === oldTop) return;
    this.#arranged = { unit, left, top };
    this.#mirror.arrange();
  }

  #configured(): void {
    const { speed } = this.#settings;
    this.#projector.tempo.speed = this.isStill ? 0 : speed;
    this.#dress();
    if (this.#session !== undefined) this.#took(this.#layOut(this.#session));
    this.#draw();
  }

  #dress(): void {
    if (this.#game === undefined) return;
    this.#skin = skinOf(this.#game.id, this.#settings.skin);
    const { theme, marks, hidden } = this.#settings;
    this.#painter.dress({
      skin: this.#skin,
      roles: this.#game.roles,
      hidden,
      theme,
      marks,
      fallback: FALLBACK,
      pictures: this.#pictures,
    });
  }

  // Layout.

  /** Trays are beside the board or below it, as the page's styles say or else by the canvas's shape. */
  #layout(): Layout {
    const wanted = getComputedStyle(this.#host).getPropertyValue('--layout');
    if (wanted === 'portrait' || wanted === 'landscape') return wanted;
    return this.#canvas.clientWidth > this.#canvas.clientHeight ? 'landscape' : 'portrait';
  }

  /** Updates the session's layout. */
  #layOut(session: GameSession): Update {
    const layout = this.#layout();
    if (layout !== this.#laidOut) this.#ratio = 0;
    this.#laidOut = layout;
    const { hasPad } = this;
    this.#around?.toggleAttribute('data-pad', hasPad);
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return session.layOut(layout);
    // If the board takes only the room it needs, the styles tell how much it could take.
    const styles = getComputedStyle(this.#host);
    const most = (name: string, now: number) => Number.parseFloat(styles.getPropertyValue(name)) || now;
    const width = hasPad ? clientWidth : most('--room-width', clientWidth);
    const height = hasPad ? clientHeight : most('--room-height', clientHeight);
    return session.layOut(layout, width, height, hasPad);
  }

  /**
   * True if there are touch buttons, so that the board fills its place. Never true for a session that is only
   * viewed.
   */
  get hasPad(): boolean {
    const { hasTouch, hidden } = this.#settings;
    return (
      hasTouch === true &&
      !this.#isLookedAt &&
      (this.#game?.roles ?? []).some(({ option }) => option === PAD && !hidden.includes(PAD))
    );
  }

  /**
   * Sets the board's aspect ratio for the page's styles. Within a layout it changes only if a board needs
   * more room, so that the surroundings keep their place between levels.
   */
  #shape(): void {
    const { w, h } = this.#projector.viewTo;
    const ratio = w / h;
    const isWider = this.#laidOut === 'landscape' ? ratio > this.#ratio : ratio < this.#ratio;
    if (this.#ratio !== 0 && !isWider) return;
    this.#ratio = ratio;
    this.#host.style.setProperty('--ratio', ratio.toFixed(4));
  }

  #resized(entry: ResizeObserverEntry | undefined): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const exact = entry?.devicePixelContentBoxSize?.[0];
    const width = nearby(exact?.inlineSize, clientWidth * devicePixelRatio);
    const height = nearby(exact?.blockSize, clientHeight * devicePixelRatio);
    if (width === 0 || height === 0) return;
    this.#painter.resize(width, height, width / clientWidth);
    const update = this.#session && this.#layOut(this.#session);
    if (update !== undefined && update.flags !== 0) this.#gestures.cancel();
    this.#took(update);
    // Resizing clears the canvas, so paint at once to avoid a flash.
    this.#paint();
  }

  /** Converts CSS pixels of the host to board units. */
  toBoard(x: number, y: number): { x: number; y: number } {
    return this.#painter.toBoard(x, y);
  }

  /** Converts board units to CSS pixels of the host, with nine tenths of the size of a cell there. */
  toHost(x: number, y: number): { x: number; y: number; size: number } {
    const { unit, left, top } = this.#fitInPixels();
    return { x: x * unit + left, y: y * unit + top, size: unit * 0.92 };
  }

  /** The fit, in CSS pixels of the host. */
  #fitInPixels(): Fit {
    const { unit, left, top } = this.#painter.fit;
    const { ratio } = this.#painter;
    return { unit: unit / ratio, left: left / ratio, top: top / ratio };
  }
}

/**
 * The exact number of device pixels, unless it is implausible: a browser that emulates another screen reports
 * those of the real one.
 */
function nearby(exact: number | undefined, computed: number): number {
  return exact !== undefined && Math.abs(exact - computed) < 2 ? exact : Math.round(computed);
}
