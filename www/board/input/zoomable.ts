// The board, as far as zooming uses it.
import type { Rect } from '../../engine/film';
import type { Painter } from '../film/painter';
import type { ViewStep } from './view-steps';

export interface Zoomable {
  painter: Painter;
  /** The part of the plane that the board shows. */
  view(): Rect;
  draw(): void;
  /**
   * True if the game shows a part of its board itself and is asked for another in steps; undefined without a
   * game.
   */
  scrolls(): boolean | undefined;
  step(step: ViewStep): void;
  signal: AbortSignal;
}
