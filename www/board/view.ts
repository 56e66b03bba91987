// The board on the page: a canvas, what players do on it, its sounds, and its mirror for screen readers. Knows sessions,
// but no game. It is long because here, and nowhere else, all of these hear of the same change in the same order.
//
// Holds always: what players do is played on the board that they have seen, and a film that is overtaken is told to its end.
import { Mirror } from '../a11y/mirror';
import { decode, type Effect, type Rect, type Sprite } from '../engine/film';
import type { Direction, GameInfo, GameSession, PackedFilm, Sentence, Update, Whole } from '../engine/types';
import { FALLBACK, skinOf } from '../skins/registry';
import type { Skin } from '../skins/skin';
import type { Toggles } from '../store/shapes';
import { Bubble } from './bubble';
import { Clock } from './clock';
import { Director } from './director';
import { linear, out } from './easing';
import type { Fit } from './fit';
import type { Act, Gestures } from './gestures';
import { Near } from './near';
import { Painter } from './painter';
import { listen } from './pointer';
import { isLevel, Projector } from './projector';

export interface BoardSettings extends Toggles {
  theme: 'light' | 'dark';
  /** How many times as fast as normal films run; 0 shows their end at once. */
  speed: number;
  reducedMotion: boolean;
  /** Whether fingers play, which then have something to press where a game has that. */
  hasTouch?: boolean;
  /** Options of roles that are switched off. */
  hidden: string[];
  /** The name of the game's skin; the default one when absent or unknown. */
  skin?: string | undefined;
}

type Layout = 'portrait' | 'landscape';

export interface BoardOptions {
  say: (sentence: Sentence) => string;
  settings: BoardSettings;
  /** What lies otherwise around a board on which fingers have buttons. */
  around?: HTMLElement;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** What is drawn is seen with the next frame, so that much later, in milliseconds. */
const AHEAD = 1000 / 60;

/** A level that is done is looked at for so long before the next one comes, in milliseconds. */
export const LEVEL_MS = 1200;
const STEPS: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The option of roles that are buttons for fingers. */
export const PAD = 'pad';

/** What alternates shows its other look after so many milliseconds. */
const BEAT = 350;

/** Keys that games know, and not those by which a player finds the way about the page. */
const PLAYS = /^(.|Enter|Arrow\w+|Page\w+|Home|End)$/;

export class BoardView {
  /**
   * `change`, a CustomEvent of `Update`, comes after anything that changed the session, no matter what did it; `second` after each second
   * that the game's clock runs; `figures` when a shot with other figures is seen; `effects`, a CustomEvent of `Effect[]`, as something happens;
   * `rest` when a film has been seen; `size` when `near.size` has changed.
   */
  readonly events = new EventTarget();

  /** Shows the board from nearer. */
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
  readonly #bubble = new Bubble();
  /** What stands over the board until the next move. Screen readers hear it from the announcer. */
  readonly #notice = document.createElement('p');
  readonly #clock = new Clock(
    (update) => this.#took(update),
    () => this.events.dispatchEvent(new Event('second')),
  );
  readonly #end = new AbortController();
  readonly #observer: ResizeObserver;

  #session: GameSession | undefined;
  /** The session is only looked at: its clock stands, and nothing that players do reaches it. */
  #isLookedAt = false;
  #game: GameInfo | undefined;
  #skin: Skin = { name: '', roles: {} };
  #pictures: Uint8Array = new Uint8Array();
  #isDirty = false;
  /** How the session is laid out, and how wide the board is for its height then; 0 as long as that is not known. */
  #laidOut: Layout | undefined;
  #ratio = 0;
  /** Where the board lay when the mirror was last laid over it. */
  #arranged: Fit = { unit: 0, left: 0, top: 0 };
  #frame = 0;
  #beat: ReturnType<typeof setTimeout> | undefined;
  /** Whether the game has rounds that do not wait for its player. */
  #hasRounds = false;
  /** The key that is down and was not heard, since the board was another one than that on the screen. */
  #unheard: string | undefined;
  /** The direction last asked for, in which a refusal is felt. */
  #dir: Direction | undefined;
  /** What did not do as the player wished, in board units. */
  #unwilling: Rect | undefined;
  /** How large the board is shown, as it was told last. */
  #size: Near['size'];
  /** Where the player last touched, in CSS pixels of the host; unknown after a key. */
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
    // The mirror says what the canvas shows.
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
    host.append(this.#canvas, ...this.#mirror.elements, this.#bubble.element, this.#notice);
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
      // Tells of changes of zoom too, and the exact number of device pixels.
      this.#observer.observe(this.#canvas, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(this.#canvas);
    }
    this.#configured();
    this.#resized(undefined);
  }

  /** Shows another session; one that `isLookedAt` takes nothing from players. Returns how it stands. */
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
    this.#bubble.hide();
    this.#note(state.notice ?? []);
    this.#clock.show(isLookedAt ? undefined : session, state.status.over);
    this.#draw();
    return state;
  }

  /** Shows what the page itself did to the session. */
  changed(update: Update): void {
    this.#dir = undefined;
    this.#place = undefined;
    this.#took(update);
    // What is suggested is to be seen.
    if (this.#session?.suggested() !== undefined) this.near.leave();
  }

  configure(settings: Partial<BoardSettings>): void {
    Object.assign(this.#settings, settings);
    this.#configured();
  }

  /** Offers a key to the game. Returns whether it was used. */
  key(event: KeyboardEvent): boolean {
    const session = this.#played;
    // With these keys held, arrows read the board and letters are the browser's.
    if (session === undefined || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.shiftKey && event.key in ARROWS) return false;
    if (event.key === 'Escape' && this.#gestures.isActive) {
      this.#gestures.cancel();
      return true;
    }
    if (!this.#hears(event)) return true;
    this.#dir = ARROWS[event.key];
    this.#place = undefined;
    if (!event.repeat) this.#clock.hurry();
    if (!this.#took(session.key(event.key))) return this.near.key(event.key);
    this.near.follow(() => this.#cursorPlace(session));
    return true;
  }

  /**
   * Ends the running film, since something is pressed; up to a level that is done, if one is on the way. Returns whether the press counts:
   * not when the film leads to another board, on which nobody can have meant to play. Rounds that follow each other run on, the faster where time goes by turns.
   */
  press(): boolean {
    const isSeen = !this.waits;
    this.#clock.hurry();
    if (this.#projector.isRunning && !(isSeen && this.#hasRounds)) {
      this.#projector.skip(performance.now());
      this.#clock.hold(this.waits);
      this.#draw();
      this.#seen();
    }
    return isSeen;
  }

  /** The figures that are other ones on the board that is seen than on the one that is played on. */
  get figures(): Readonly<Record<string, number>> {
    return this.#projector.figures;
  }

  /** Whether a film runs. */
  get isMoving(): boolean {
    return this.#projector.isRunning;
  }

  /** Whether a film leads to another board than the one that was played on: until then time stands still. */
  get waits(): boolean {
    return this.#projector.isCutAhead;
  }

  /** Tells the game that a key was let go; without one, that all were. */
  release(key = ''): void {
    if (key === '' || key === this.#unheard) this.#unheard = undefined;
    this.#took(this.#played?.release(key));
  }

  /** Stops the clock, for a dialog or a page that is not seen. */
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
    this.#bubble.hide();
    this.#bubble.element.remove();
    this.#notice.remove();
    this.#canvas.remove();
    this.#host.classList.remove('board-host');
  }

  // What players do.

  /** The session, if players may do anything to it. */
  get #played(): GameSession | undefined {
    if (this.#isLookedAt) return undefined;
    // A record counts from the very move that begins the game to the one that ends it; rounds come with the frames.
    if (!this.#hasRounds) this.#clock.tick();
    return this.#session;
  }

  /** Whether a key is for the game. One that only ends a film is not, nor is it as it repeats. */
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

  /** Shows and tells what a call on the session changed. Returns whether it changed anything. */
  #took(update: Update | undefined): boolean {
    if (this.#session === undefined || update === undefined || update.flags === 0) return false;
    const { film, position, refused, said, status, notice } = update;
    if (film !== undefined) this.#show(film);
    if (update.ended) this.near.leave();
    if (notice !== undefined) this.#note(notice);
    if (refused !== undefined || position) this.#bubble.hide();
    if (refused !== undefined) this.#refused(refused);
    // Moves are seen; what is told of anything else has to be read.
    else if (said !== undefined && !position) this.#tell(said);
    this.#mirror.took(update);
    if (position && !this.#isLookedAt) this.#clock.check(status?.over);
    this.events.dispatchEvent(new CustomEvent<Update>('change', { detail: update }));
    // A finger that is down touched another board than the one to come.
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

  /** Writes sentences beside the place that the player touched, where the game's cursor stands, or in the middle. */
  #tell(sentences: readonly Sentence[], about?: Rect): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const place = this.#place ??
      (this.#session && this.#cursorPlace(this.#session)) ?? { x: clientWidth / 2, y: clientHeight / 2 };
    this.#bubble.show(sentences.map((one) => this.#say(one)).join(' '), place, about);
  }

  /** Where something lies that is told of, unless that is the whole board. */
  #boxOf({ x, y, w, h }: Rect): Rect | undefined {
    const { viewTo } = this.#projector;
    if (w >= viewTo.w && h >= viewTo.h) return undefined;
    const [from, to] = [this.toHost(x, y), this.toHost(x + w, y + h)];
    return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
  }

  /** What lies on the board that is seen, or is on its way, where that is a part of a larger one. */
  get part(): readonly Sprite[] {
    return this.#game?.scrolls ? this.#projector.actors.map(({ sprite }) => sprite) : [];
  }

  /** Where the game's own cursor stands, in CSS pixels of the host. */
  #cursorPlace(session: GameSession): { x: number; y: number } | undefined {
    const { focus, cells } = session.labels();
    const label = cells.find(({ row, col }) => row === focus?.row && col === focus.col);
    return label === undefined ? undefined : this.toHost(label.x, label.y);
  }

  // What is seen and heard.

  /** Whether nothing moves: the end of a film is shown at once. */
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

  /** Something happens on the board, in a shot that takes `length` milliseconds or is jumped over. */
  #tellOf(effects: readonly Effect[], length: number | undefined): void {
    this.#unwilling = effects.find(({ kind }) => kind === 'refused')?.rect;
    if (length !== undefined && isLevel(effects)) this.#projector.hold(LEVEL_MS);
    const by = this.#dir && STEPS[this.#dir];
    this.#director.tell(effects, length, { ...this.#settings, isStill: this.isStill, by });
    // A level that another film jumps over is not looked at.
    const detail = length === undefined ? effects.filter(({ kind }) => kind !== 'level') : effects;
    this.events.dispatchEvent(new CustomEvent<readonly Effect[]>('effects', { detail }));
  }

  /** Tells of something great that the page knows, and not the rules: with a sentence, and as a record of the whole board. */
  exult(sentence: Sentence): void {
    const effect = { kind: 'record', weight: 2, amount: 0, dress: undefined } as const;
    const effects = [{ ...effect, rect: this.#projector.viewTo }];
    this.#director.tell(effects, undefined, { ...this.#settings, isStill: this.isStill, by: undefined });
    this.#mirror.add(sentence);
  }

  /** What is seen of figures and films may be another by now. */
  #seen(): void {
    const { figures, isRunning } = this.#projector;
    if (figures !== this.#figures) {
      this.#figures = figures;
      this.events.dispatchEvent(new Event('figures'));
    }
    if (!isRunning) this.events.dispatchEvent(new Event('rest'));
  }

  /** Draws with the next frame, and on as long as something moves. */
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
      // Without it the first frame of a film would show what was there before.
      this.#projector.frame(now + AHEAD);
      // Pieces may deform on when the film has ended.
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
    // A board that grew lies elsewhere, and with it what screen readers find by touch; while it is being turned, that waits.
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

  // Where it lies.

  /** Whether trays stand beside the board or below it: as the page's styles say, or else as the canvas lies. */
  #layout(): Layout {
    const wanted = getComputedStyle(this.#host).getPropertyValue('--layout');
    if (wanted === 'portrait' || wanted === 'landscape') return wanted;
    return this.#canvas.clientWidth > this.#canvas.clientHeight ? 'landscape' : 'portrait';
  }

  /** Lays the board out anew, if it lies otherwise now. */
  #layOut(session: GameSession): Update {
    const layout = this.#layout();
    if (layout !== this.#laidOut) this.#ratio = 0;
    this.#laidOut = layout;
    const { hasPad } = this;
    this.#around?.toggleAttribute('data-pad', hasPad);
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return session.layOut(layout);
    // Where the board takes no more than it needs, the styles say how much it could take.
    const styles = getComputedStyle(this.#host);
    const most = (name: string, now: number) => Number.parseFloat(styles.getPropertyValue(name)) || now;
    const width = hasPad ? clientWidth : most('--room-width', clientWidth);
    const height = hasPad ? clientHeight : most('--room-height', clientHeight);
    return session.layOut(layout, width, height, hasPad);
  }

  /** Whether fingers have buttons to press below the board or beside it, with which it then fills its place: not where it is only looked at. */
  get hasPad(): boolean {
    const { hasTouch, hidden } = this.#settings;
    return (
      hasTouch === true &&
      !this.#isLookedAt &&
      (this.#game?.roles ?? []).some(({ option }) => option === PAD && !hidden.includes(PAD))
    );
  }

  /**
   * Tells the page's styles how wide the board is for its height. As long as a session is laid out alike, that only changes to make room for
   * a board that needs more, so that what stands around it keeps its place from level to level.
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
    // The canvas is empty after a change of size: a frame without a picture would flash.
    this.#paint();
  }

  /** The point of the board, in its units, at a place of the host in CSS pixels. */
  toBoard(x: number, y: number): { x: number; y: number } {
    return this.#painter.toBoard(x, y);
  }

  /** Where a point of the board lies, in CSS pixels of the host, and how large nine tenths of a cell are there. */
  toHost(x: number, y: number): { x: number; y: number; size: number } {
    const { unit, left, top } = this.#fitInPixels();
    return { x: x * unit + left, y: y * unit + top, size: unit * 0.92 };
  }

  /** Where the board lies, in CSS pixels of the host. */
  #fitInPixels(): Fit {
    const { unit, left, top } = this.#painter.fit;
    const { ratio } = this.#painter;
    return { unit: unit / ratio, left: left / ratio, top: top / ratio };
  }
}

/**
 * The exact number of device pixels, when it can be believed: where a browser pretends to another screen, it gives
 * those of the real one.
 */
function nearby(exact: number | undefined, computed: number): number {
  return exact !== undefined && Math.abs(exact - computed) < 2 ? exact : Math.round(computed);
}
