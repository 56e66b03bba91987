// Draws boards of the game on the page for pictures that are sent, in the light theme and without a pad.
import { boardSettings } from '../../board/appearance';
import { paintSized } from '../../board/film/still';
import { PAD } from '../../board/settings';
import type { GameSession } from '../../engine/types';
import type { Shell } from '../../play/shell';

/** Returns the function that draws a session into a canvas, at a size in pixels. */
export function lightBoard(
  { play: { game }, store }: Shell,
  canvas: HTMLCanvasElement,
  size: { w: number; h: number },
): (session: GameSession) => void {
  const settings = { ...boardSettings(store.settings, game.id), theme: 'light' as const };
  const onlyCells = game.roles.some(({ option }) => option === PAD);
  return (session) => paintSized(canvas, session, game, settings, { ...size, onlyCells });
}
