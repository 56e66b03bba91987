// Pictures of boards that are not on the page.
import { boardSettings } from '../board/appearance';
import { paintStill } from '../board/film/still';
import type { Engine, GameSession } from '../engine/engine';
import { glance } from '../engine/replay';
import type { Store } from '../store/store';

/**
 * Paints the board of a text of a game, unless its replay takes too long. Calls `read` with the session first;
 * nothing is painted if it returns false.
 */
export async function paintText(
  canvas: HTMLCanvasElement,
  { engine, store }: { engine: Engine; store: Store },
  game: string,
  text: string,
  read: (session: GameSession) => boolean = () => true,
): Promise<void> {
  await engine.need(game, text);
  await glance(engine, text, (session) => {
    if (read(session)) paintStill(canvas, session, engine.game(game), boardSettings(store.settings, game));
  });
}
