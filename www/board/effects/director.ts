// Distributes effects to sound and vibration (sound.ts), to visuals around pieces (effects.ts), and to
// deformations of pieces (forms.ts). Each module is fetched on first use, so the first visit does not load
// it.

import type { Fit } from '../../cells/viewport';
import { type Effect, isSameRect, type Rect } from '../../engine/film';
import type { RoleSkin, Sparks, Theme } from '../../skins/skin';
import { type Actor, isCentredIn } from '../film/projector';
import type { Effects } from './effects';
import type { Forms } from './forms';
import type { SoundPlayer } from './sound';

export interface EffectSettings {
  sound: boolean;
  vibration: boolean;
  /** True if motion is reduced. The information is still shown. */
  isStill: boolean;
  theme: Theme;
  /** The direction of the player's move, as a step right and down. */
  by: { x: number; y: number } | undefined;
}

/** The board that the effects belong to. */
export interface Directed {
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** The position of the board on the canvas, in CSS pixels. */
  fit(): Fit;
  /** The visible part of the plane. */
  view(): Rect;
  actors(): readonly Actor[];
  roleOf(actor: Actor): RoleSkin | undefined;
  /** The shape of particles in the board's skin. */
  sparks(): Sparks;
}

/** An effect is dropped if its module arrives later than this, in milliseconds. */
const FRESH_MS = 400;

export class Director {
  readonly #board: Directed;
  readonly #player: Later<SoundPlayer>;
  readonly #effects: Later<Effects>;
  readonly #forms: Later<Forms>;
  #theme: Theme = 'light';

  constructor(board: Directed) {
    this.#board = board;
    this.#player = later(async () => new (await import('./sound')).SoundPlayer());
    this.#effects = later(
      async () =>
        new (await import('./effects')).Effects({
          ...board,
          place: (x, y) => {
            const { unit, left, top } = board.fit();
            return { x: x * unit + left, y: y * unit + top, cell: unit };
          },
          isWhole: (rect) => isSameRect(rect, board.view()),
          sparksAt: (rect) => {
            const there = board.actors().filter((actor) => this.#isPiece(actor) && isCentredIn(actor, rect));
            // Particles take the colours of leaving pieces.
            const leaving = there.filter(({ to }) => to !== undefined);
            const fills = (leaving.length > 0 ? leaving : there).flatMap(
              (piece) => board.roleOf(piece)?.face(piece.sprite.look, this.#theme).fill ?? [],
            );
            return { colours: [...new Set(fills)], shape: board.sparks() };
          },
        }),
    );
    this.#forms = later(async () => new (await import('./forms')).Forms());
  }

  #isPiece(actor: Actor): boolean {
    return this.#board.roleOf(actor)?.kind === 'tile';
  }

  /**
   * Shows effects of a shot that takes `length` milliseconds, or that is skipped if `length` is undefined.
   */
  tell(effects: readonly Effect[], length: number | undefined, settings: EffectSettings): void {
    const { sound, vibration, isStill, theme, by } = settings;
    this.#theme = theme;
    if (sound || vibration)
      this.#player.use((player) => Object.assign(player, { sound, vibration }).play(effects));
    const since = performance.now();
    this.#effects.use((shown) => {
      if (performance.now() - since < FRESH_MS) shown.show(effects, isStill, by);
    });
    if (isStill || !length) return;
    this.#forms.use((forms) => {
      // Actors belong to one shot, so a module that arrives late would deform those of another.
      if (performance.now() > since + 1) return;
      const isPiece = (actor: Actor) => this.#isPiece(actor);
      // A refusal of the whole board shakes the board instead of the pieces.
      const isOfPieces = ({ kind, rect }: Effect) =>
        kind !== 'refused' || !isSameRect(rect, this.#board.view());
      forms.begin(effects.filter(isOfPieces), this.#board.actors(), { now: since, length, isPiece });
    });
  }

  /** Deforms pieces. Returns true while an animation is running. */
  pose(now: number): boolean {
    return this.#forms.value?.pose(this.#board.actors(), now) ?? false;
  }

  /** Clears everything when another board is shown. */
  clear(): void {
    this.#effects.value?.clear();
    this.#forms.value?.clear();
  }

  dispose(): void {
    this.clear();
    this.#player.value?.dispose();
  }
}

/** A lazily loaded value. `use` runs at once if the value is loaded. */
interface Later<T> {
  value: T | undefined;
  use(run: (value: T) => void): void;
}

function later<T>(fetch: () => Promise<T>): Later<T> {
  let coming: Promise<void> | undefined;
  const it: Later<T> = {
    value: undefined,
    use(run) {
      if (it.value !== undefined) {
        run(it.value);
        return;
      }
      coming ??= fetch().then((value) => {
        it.value = value;
      });
      coming
        .then(() => it.value !== undefined && run(it.value))
        .catch((error) => {
          // There may be no connection. The game continues without the module, and the next effect retries.
          coming = undefined;
          console.warn(error);
        });
    },
  };
  return it;
}
