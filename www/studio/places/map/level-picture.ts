// The picture of a whole level, at one pixel of the canvas per pixel of its kinds' pictures.
import type { Studio } from '../../host';
import { drawLevel } from '../../parts/level';
import { SIDE } from '../../parts/picture';
import type { KindView, LevelView } from '../../types';

export class LevelPicture {
  readonly #canvas = document.createElement('canvas');
  #drawn: { level: LevelView; kinds: readonly KindView[] } | undefined;

  /** Draws a level of the project, unless it is drawn already. */
  of(host: Studio, level: LevelView): HTMLCanvasElement {
    const { kinds } = host.project;
    if (this.#drawn?.level === level && this.#drawn.kinds === kinds) return this.#canvas;
    this.#drawn = { level, kinds };
    [this.#canvas.width, this.#canvas.height] = [level.cols * SIDE, level.rows * SIDE];
    const context = this.#canvas.getContext('2d');
    if (context) drawLevel(context, host.project, level, ({ pixels }) => host.picture(pixels), 1);
    return this.#canvas;
  }
}
