// Who is told of what happens on a board: the ear and the hand (sound.ts), what is seen beside the pieces (effects.ts), and the pieces
// themselves (forms.ts). Each is fetched when it is first needed, which no first visit waits for.
import { type Effect, isSameRect, type Rect } from '../engine/film';
import type { RoleSkin, Sparks, Theme } from '../skins/skin';
import type { Effects } from './effects';
import type { Fit } from './fit';
import type { Forms } from './forms';
import { type Actor, isCentredIn } from './projector';
import type { Player } from './sound';

/** How effects are told. */
export interface Manner {
  sound: boolean;
  vibration: boolean;
  /** Nothing moves: what it means is there all the same. */
  isStill: boolean;
  theme: Theme;
  /** Which way the player's move went, as a step to the right and down. */
  by: { x: number; y: number } | undefined;
}

/** The board that is directed. */
export interface Directed {
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Where the board lies on the canvas, in CSS pixels. */
  fit(): Fit;
  /** The part of the plane that is seen. */
  view(): Rect;
  actors(): readonly Actor[];
  roleOf(actor: Actor): RoleSkin | undefined;
  /** What flies about on boards of this skin. */
  sparks(): Sparks;
}

/** What is fetched with the first effect shows what happened if that was so long ago at most, in milliseconds. */
const FRESH_MS = 400;

export class Director {
  readonly #board: Directed;
  readonly #player: Later<Player>;
  readonly #effects: Later<Effects>;
  readonly #forms: Later<Forms>;
  #theme: Theme = 'light';

  constructor(board: Directed) {
    this.#board = board;
    this.#player = later(async () => new (await import('./sound')).Player());
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
            // What flies about is of what leaves.
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

  /** Something happens, in a shot that takes `length` milliseconds; nothing of that when it is jumped over. */
  tell(effects: readonly Effect[], length: number | undefined, manner: Manner): void {
    const { sound, vibration, isStill, theme, by } = manner;
    this.#theme = theme;
    if (sound || vibration)
      this.#player.use((player) => Object.assign(player, { sound, vibration }).play(effects));
    const since = performance.now();
    this.#effects.use((shown) => {
      if (performance.now() - since < FRESH_MS) shown.show(effects, isStill, by);
    });
    if (isStill || !length) return;
    this.#forms.use((forms) => {
      // Actors belong to their shot: what comes later finds others.
      if (performance.now() > since + 1) return;
      const isPiece = (actor: Actor) => this.#isPiece(actor);
      // A refusal that is about no piece is the board's.
      const isOfPieces = ({ kind, rect }: Effect) =>
        kind !== 'refused' || !isSameRect(rect, this.#board.view());
      forms.begin(effects.filter(isOfPieces), this.#board.actors(), { now: since, length, isPiece });
    });
  }

  /** Deforms what is to be. Returns whether anything goes on. */
  pose(now: number): boolean {
    return this.#forms.value?.pose(this.#board.actors(), now) ?? false;
  }

  /** Another board is shown. */
  clear(): void {
    this.#effects.value?.clear();
    this.#forms.value?.clear();
  }

  dispose(): void {
    this.clear();
    this.#player.value?.dispose();
  }
}

/** Something that is fetched when it is first used, and used at once from then on. */
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
          // Without a connection, perhaps: the game goes on without, and the next effect tries again.
          coming = undefined;
          console.warn(error);
        });
    },
  };
  return it;
}
