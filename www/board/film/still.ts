// Draws boards as small still pictures, for lists.
import { decode, type Film, type Rect } from '../../engine/film';
import type { GameInfo, GameSession } from '../../engine/types';
import type { BoardSettings } from '../settings';
import { Painter } from './painter';
import { isCentredIn, Projector } from './projector';

/** Draws the current board of a session into a canvas, at the canvas's size in the page. */
export function paintStill(
  canvas: HTMLCanvasElement,
  session: GameSession,
  game: GameInfo,
  settings: BoardSettings,
): void {
  const { clientWidth, clientHeight } = canvas;
  session.layOut(clientWidth > clientHeight ? 'landscape' : 'portrait');
  paint(canvas, decode(session.state().film), session.pictures(), game, settings);
}

/**
 * The extent of a board beyond the centres of its outer cells, in board units, including pieces on its
 * border.
 */
const REACH = 0.8;

/** Draws only the cells of a session's board, without its surroundings. */
export function paintCells(
  canvas: HTMLCanvasElement,
  session: GameSession,
  game: GameInfo,
  settings: BoardSettings,
): void {
  paint(canvas, cellsOf(session), session.pictures(), game, settings);
}

function cellsOf(session: GameSession): Film {
  const { cells } = session.labels();
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH];
  const view = { x, y, w: Math.max(...xs) + REACH - x, h: Math.max(...ys) + REACH - y };
  return within(decode(session.state().film), view);
}

/** Draws a board, or only its cells, at a size in pixels, in a canvas that is not in the page. */
export function paintSized(
  canvas: HTMLCanvasElement,
  session: GameSession,
  game: GameInfo,
  settings: BoardSettings,
  { w, h, onlyCells }: { w: number; h: number; onlyCells: boolean },
): void {
  session.layOut(w > h ? 'landscape' : 'portrait');
  const film = onlyCells ? cellsOf(session) : decode(session.state().film);
  paint(canvas, film, session.pictures(), game, settings, [w, h, 2]);
}

/** The last scene of a film, limited to the pieces in a view. */
function within({ shots }: Film, view: Rect): Film {
  const last = shots.slice(-1).map((shot) => ({
    ...shot,
    view,
    sprites: shot.sprites.filter((sprite) => isCentredIn(sprite, view)),
  }));
  return { isRedraw: false, shots: last };
}

/** Draws the last scene of a film, by default at the canvas's size in the page. */
export function paint(
  canvas: HTMLCanvasElement,
  film: Film,
  pictures: Uint8Array,
  game: GameInfo,
  settings: BoardSettings,
  [width, height, ratio] = [
    canvas.clientWidth * devicePixelRatio,
    canvas.clientHeight * devicePixelRatio,
    devicePixelRatio,
  ],
): void {
  const painter = new Painter(canvas);
  painter.setSkin(game, settings, pictures);
  painter.resize(width, height, ratio);
  const projector = new Projector();
  projector.reset(film);
  painter.draw(projector);
}
