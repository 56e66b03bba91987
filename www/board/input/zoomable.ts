// The interface of the board that zooming uses.
import type { Rect } from '../../engine/film';
import type { Painter } from '../film/painter';
import type { ViewStep } from './view-steps';

export interface Zoomable {
  painter: Painter;
  /** The part of the plane that the board shows. */
  view(): Rect;
  draw(): void;
  /** True if the game itself shows a part of a large map and moves it in steps; undefined without a game. */
  scrolls(): boolean | undefined;
  step(step: ViewStep): void;
  signal: AbortSignal;
}
