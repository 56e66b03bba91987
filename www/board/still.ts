// A board as a small picture that does not move: for lists of boards.
import { decode } from '../engine/film';
import type { GameInfo, GameSession } from '../engine/types';
import { FALLBACK, skinOf } from '../skins/registry';
import { Painter } from './painter';
import { Projector } from './projector';
import type { BoardSettings } from './view';

/** Draws the present board of a session into a canvas, at the size that the page gives the canvas. */
export function paintStill(
  canvas: HTMLCanvasElement,
  session: GameSession,
  game: GameInfo,
  { theme, marks, hidden, skin }: BoardSettings,
): void {
  const painter = new Painter(canvas);
  const dress = {
    skin: skinOf(game.id, skin),
    roles: game.roles,
    fallback: FALLBACK,
    pictures: session.pictures(),
  };
  painter.dress({ ...dress, theme, marks, hidden });
  const { clientWidth, clientHeight } = canvas;
  painter.resize(clientWidth * devicePixelRatio, clientHeight * devicePixelRatio, devicePixelRatio);
  const projector = new Projector();
  session.layOut(clientWidth > clientHeight ? 'landscape' : 'portrait');
  projector.reset(decode(session.state().film));
  painter.draw(projector);
}
