// Paints the pictures of the dialog for a new game: the deal, and boards and levels to choose from.
import { boardSettings } from '../../board/appearance';
import { paintCells, paintStill } from '../../board/film/still';
import type { Engine, GameInfo } from '../../engine/engine';
import type { Store } from '../../store/store';

/** A fixed seed, so that every visitor sees the same small pictures. */
const SEED = '1';

export class Previews {
  readonly #engine: Engine;
  readonly #store: Store;
  readonly #game: GameInfo;
  /** The canvases of choices that have been painted, with the parameters painted. */
  readonly #painted = new WeakMap<HTMLCanvasElement, string>();

  constructor({ engine, store }: { engine: Engine; store: Store }, game: GameInfo) {
    this.#engine = engine;
    this.#store = store;
    this.#game = game;
  }

  /** Paints the deal with the given parameters, and the choices whose parameters have changed. */
  paint(element: HTMLElement, params: string): void {
    for (const canvas of element.querySelectorAll<HTMLCanvasElement>('canvas[data-params]')) {
      const board = canvas.dataset.params ?? '';
      if (this.#painted.get(canvas) === board) continue;
      this.#painted.set(canvas, board);
      if (board === '') canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
      else this.#choice(canvas, board);
    }
    const canvas = element.querySelector<HTMLCanvasElement>('.dealt canvas');
    if (canvas !== null) this.#deal(canvas, params, paintStill);
  }

  /** Paints a choice. Boards of families are painted nearly solved and cropped to their cells. */
  #choice(canvas: HTMLCanvasElement, params: string): void {
    const { id, presets } = this.#game;
    const isScrambled = this.#engine.form(id, params).some((field) => field.id === 'scramble');
    const nearest = isScrambled ? this.#engine.setField(id, params, 'scramble', '1') : params;
    this.#deal(canvas, nearest, presets.some(({ group }) => group !== null) ? paintCells : paintStill);
  }

  #deal(canvas: HTMLCanvasElement, params: string, paint: typeof paintStill): void {
    const session = this.#engine.deal(this.#game.id, params, SEED);
    paint(canvas, session, this.#game, boardSettings(this.#store.settings, this.#game.id));
    session.free();
  }
}
