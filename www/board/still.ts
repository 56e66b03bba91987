// A board as a small picture that does not move: for lists of boards.
import { decode, type Film, type Rect } from '../engine/film';
import type { GameInfo, GameSession, PackedFilm } from '../engine/types';
import { FALLBACK, skinOf } from '../skins/registry';
import { Painter } from './painter';
import { Projector } from './projector';
import type { BoardSettings } from './view';

/** Draws the present board of a session into a canvas, at the size that the page gives the canvas. */
export function paintStill(
  canvas: HTMLCanvasElement,
  session: GameSession,
  game: GameInfo,
  settings: BoardSettings,
): void {
  const { clientWidth, clientHeight } = canvas;
  session.layOut(clientWidth > clientHeight ? 'landscape' : 'portrait');
  paintFilm(canvas, session.state().film, session.pictures(), game, settings);
}

/** So far beyond the middles of its outer cells a board reaches, with what stands on its borders. */
const REACH = 0.8;

/** Draws the cells of a session's board alone, without what stands beside them. */
export function paintCells(
  canvas: HTMLCanvasElement,
  session: GameSession,
  game: GameInfo,
  settings: BoardSettings,
): void {
  const { cells } = session.labels();
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - REACH, Math.min(...ys) - REACH];
  const view = { x, y, w: Math.max(...xs) + REACH - x, h: Math.max(...ys) + REACH - y };
  paint(canvas, within(decode(session.state().film), view), session.pictures(), game, settings);
}

/** The part of a film's last scene whose pieces lie in a view. */
function within({ shots }: Film, view: Rect): Film {
  const isIn = (at: number, size: number, from: number, length: number) =>
    at + size / 2 > from && at + size / 2 < from + length;
  const last = shots.slice(-1).map((shot) => ({
    ...shot,
    view,
    sprites: shot.sprites.filter(
      ({ x, y, w, h }) => isIn(x, w, view.x, view.w) && isIn(y, h, view.y, view.h),
    ),
  }));
  return { isRedraw: false, shots: last };
}

/** Draws what a film ends with, by the game's roles. */
export function paintFilm(
  canvas: HTMLCanvasElement,
  film: PackedFilm,
  pictures: Uint8Array,
  game: GameInfo,
  settings: BoardSettings,
): void {
  paint(canvas, decode(film), pictures, game, settings);
}

function paint(
  canvas: HTMLCanvasElement,
  film: Film,
  pictures: Uint8Array,
  game: GameInfo,
  { theme, marks, hidden, skin }: BoardSettings,
): void {
  const painter = new Painter(canvas);
  const dress = {
    skin: skinOf(game.id, skin),
    roles: game.roles,
    fallback: FALLBACK,
    pictures,
  };
  painter.dress({ ...dress, theme, marks, hidden });
  const { clientWidth, clientHeight } = canvas;
  painter.resize(clientWidth * devicePixelRatio, clientHeight * devicePixelRatio, devicePixelRatio);
  const projector = new Projector();
  projector.reset(film);
  painter.draw(projector);
}
