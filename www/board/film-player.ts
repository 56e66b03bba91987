// Plays films on the board's canvas, frame by frame, with their effects.

import type { Fit } from '../cells/viewport';
import type { Effect, Film, Rect, Sprite } from '../engine/film';
import type { Direction, GameInfo, GameSession } from '../engine/types';
import { skinOf } from '../skins/registry';
import type { Skin } from '../skins/skin';
import type { Clock } from './clock';
import { Director } from './effects/director';
import { linear, out } from './film/easing';
import { Painter } from './film/painter';
import { isLevel, Projector } from './film/projector';
import { type BoardSettings, PAD } from './settings';

/** A drawing is visible one frame later, so animations are computed this far ahead, in milliseconds. */
const AHEAD = 1000 / 60;

/** The time that a completed level stays visible before the next one, in milliseconds. */
export const LEVEL_MS = 1200;

/** The interval of alternating looks, in milliseconds. */
const BEAT = 350;

/** The steps right and down in each direction. */
export const STEPS: Readonly<Record<Direction, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export interface FilmPlayerActions {
  /** The element that contains the canvas. */
  host: HTMLElement;
  settings: Readonly<BoardSettings>;
  /** Ticks on every frame of a game with rounds, and is held during films to boards not seen yet. */
  clock: Clock;
  /** The direction of the player's last action, in which a refusal shakes the board. */
  direction(): Direction | undefined;
  /** Called when a film begins, with the part of the plane that is visible at its end. */
  viewed(view: Rect): void;
  painted(): void;
  /** The target of the events `figures`, `effects` and `rest`. */
  events: EventTarget;
}

export class FilmPlayer {
  readonly canvas = document.createElement('canvas');
  readonly painter = new Painter(this.canvas);
  /** True if the game has rounds, in real time or after each press. */
  hasRounds = false;
  readonly #act: FilmPlayerActions;
  readonly #projector = new Projector();
  readonly #director: Director;
  #figures: Readonly<Record<string, number>> = {};
  #game: GameInfo | undefined;
  #skin: Skin = { name: '', roles: {} };
  #pictures: Uint8Array = new Uint8Array();
  #isDirty = false;
  #isWon = false;
  #frame = 0;
  #beat: ReturnType<typeof setTimeout> | undefined;
  /** The rect of the last refusal, in board units. */
  #refused: Rect | undefined;

  constructor(act: FilmPlayerActions) {
    this.#act = act;
    this.canvas.className = 'board-canvas fill';
    // The mirror describes the canvas to screen readers.
    this.canvas.setAttribute('aria-hidden', 'true');
    this.#director = new Director({
      host: act.host,
      canvas: this.canvas,
      fit: () => this.#fitInPixels(),
      view: () => this.view,
      actors: () => this.#projector.actors,
      roleOf: ({ sprite }) => this.#skin.roles[this.#game?.roles[sprite.role]?.name ?? ''],
      sparks: () => this.#skin.sparks ?? 'square',
    });
    this.#projector.onEffects = (effects, length) => this.#tell(effects, length);
  }

  /** Shows the end of a film of another session. */
  reset(session: GameSession, game: GameInfo, film: Film): void {
    this.#game = game;
    this.hasRounds = session.pace() !== undefined;
    this.#pictures = session.pictures();
    this.setSkin();
    this.#projector.tempo.easing = this.hasRounds ? linear : out;
    this.#director.clear();
    this.#projector.reset(film);
    this.#act.viewed(this.view);
    this.#figures = this.#projector.figures;
    this.painter.fitTo(this.view);
    this.draw();
  }

  show(film: Film): void {
    this.#projector.show(film, performance.now());
    this.#act.viewed(this.view);
    this.#holdClock();
    this.draw();
    this.#report();
  }

  /**
   * Skips to the end of the running film on a press, or to the completion of a level if that comes first.
   * Consecutive rounds keep running. Returns false if the press does not count because the film leads to
   * another board, which the player has not seen.
   */
  press(): boolean {
    const isSeen = !this.waits;
    if (this.isMoving && !(isSeen && this.hasRounds)) {
      this.#projector.skip(performance.now());
      this.#holdClock();
      this.draw();
      this.#report();
    }
    return isSeen;
  }

  /** Shows a record effect on the whole board, for an event that the rules cannot detect. */
  celebrate(): void {
    const record = { kind: 'record', weight: 2, amount: 0, dress: undefined, rect: this.view } as const;
    this.#director.tell([record], undefined, this.#effectSettings(undefined));
  }

  configure(): void {
    this.#projector.tempo.speed = this.isStill ? 0 : this.#act.settings.speed;
    this.setSkin();
  }

  setSkin(): void {
    if (this.#game === undefined) return;
    const { settings } = this.#act;
    // A won game needs no buttons, and its result takes their place.
    const hidden = this.#isWon ? [...settings.hidden, PAD] : settings.hidden;
    this.#skin = skinOf(this.#game.id, settings.skin);
    this.painter.setSkin(this.#game, { ...settings, hidden }, this.#pictures);
  }

  /** Hides the touch buttons of a game that has been won. */
  set isWon(isWon: boolean) {
    if (isWon === this.#isWon) return;
    this.#isWon = isWon;
    this.setSkin();
    this.draw();
  }

  /** The part of the plane that the board shows. */
  get view(): Rect {
    return this.#projector.viewTo;
  }

  get sprites(): readonly Sprite[] {
    return this.#projector.actors.map(({ sprite }) => sprite);
  }

  /** The figures that differ between the visible board and the current one. */
  get figures(): Readonly<Record<string, number>> {
    return this.#projector.figures;
  }

  /** True while a film runs. */
  get isMoving(): boolean {
    return this.#projector.isRunning;
  }

  /** True while a film leads to a board that the player has not seen. The clock is held until then. */
  get waits(): boolean {
    return this.#projector.isCutAhead;
  }

  /** True if films are not animated: only their end is shown. */
  get isStill(): boolean {
    return this.#act.settings.reducedMotion || this.#act.settings.speed <= 0;
  }

  /** The box of the last refusal in CSS pixels of the host, unless it is about the whole board. */
  get refusal(): Rect | undefined {
    if (this.#refused === undefined) return undefined;
    const { x, y, w, h } = this.#refused;
    if (w >= this.view.w && h >= this.view.h) return undefined;
    const [from, to] = [this.toHost(x, y), this.toHost(x + w, y + h)];
    return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
  }

  /** Converts CSS pixels of the host to board units. */
  toBoard(x: number, y: number): { x: number; y: number } {
    return this.painter.toBoard(x, y);
  }

  /** Converts board units to CSS pixels of the host, with a little less than the size of a cell there. */
  toHost(x: number, y: number): { x: number; y: number; size: number } {
    const { unit, left, top } = this.#fitInPixels();
    return { x: x * unit + left, y: y * unit + top, size: unit * 0.92 };
  }

  /** The fit, in CSS pixels of the host. */
  #fitInPixels(): Fit {
    const { fit, ratio } = this.painter;
    return { unit: fit.unit / ratio, left: fit.left / ratio, top: fit.top / ratio };
  }

  /** Draws in the next frame, and in the following ones as long as something moves. */
  draw(): void {
    this.#isDirty = true;
    this.wake();
  }

  /** Requests the next frame. */
  wake(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#onFrame(now));
  }

  /** Draws at once. */
  paint(): void {
    const now = performance.now();
    const { reducedMotion } = this.#act.settings;
    this.painter.isOffBeat = !reducedMotion && now % (2 * BEAT) >= BEAT;
    this.painter.draw(this.#projector);
    clearTimeout(this.#beat);
    if (this.painter.hasBeat && !reducedMotion)
      this.#beat = setTimeout(() => this.draw(), BEAT - (now % BEAT) + 1);
    this.#act.painted();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#beat);
    this.#director.dispose();
    this.canvas.remove();
  }

  #onFrame(now: number): void {
    this.#frame = 0;
    const { clock } = this.#act;
    if (this.hasRounds) clock.tick();
    if (this.isMoving || this.#isDirty) {
      const wasMoving = this.isMoving;
      // Without the lead, the first frame of a film would show the old state.
      this.#projector.frame(now + AHEAD);
      // Pieces may still deform after the end of the film.
      this.#isDirty = this.#director.pose(now + AHEAD);
      this.#holdClock();
      this.paint();
      if (wasMoving) this.#report();
    }
    if (this.#isDirty || this.isMoving || (this.hasRounds && clock.isRunning)) this.wake();
  }

  #holdClock(): void {
    this.#act.clock.hold(this.waits);
  }

  /** Dispatches changes of the visible figures and the end of a film. */
  #report(): void {
    const { figures } = this;
    if (figures !== this.#figures) {
      this.#figures = figures;
      this.#act.events.dispatchEvent(new Event('figures'));
    }
    if (!this.isMoving) this.#act.events.dispatchEvent(new Event('rest'));
  }

  /**
   * Handles effects of a shot that takes `length` milliseconds, or that is skipped if `length` is undefined.
   */
  #tell(effects: readonly Effect[], length: number | undefined): void {
    this.#refused = effects.find(({ kind }) => kind === 'refused')?.rect;
    if (length !== undefined && isLevel(effects)) this.#projector.hold(LEVEL_MS);
    this.#director.tell(effects, length, this.#effectSettings(this.#act.direction()));
    // A completed level is not shown if another film skips it.
    const detail = length === undefined ? effects.filter(({ kind }) => kind !== 'level') : effects;
    this.#act.events.dispatchEvent(new CustomEvent<readonly Effect[]>('effects', { detail }));
  }

  #effectSettings(direction: Direction | undefined) {
    return { ...this.#act.settings, isStill: this.isStill, by: direction && STEPS[direction] };
  }
}
