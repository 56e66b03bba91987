// A board as a small picture that does not move: for lists of boards.
import { decode } from '../engine/film';
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

/** Draws what a film ends with, by the game's roles. */
export function paintFilm(
  canvas: HTMLCanvasElement,
  film: PackedFilm,
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
  projector.reset(decode(film));
  painter.draw(projector);
}
