// The picture of a day's puzzle on the home: the cover of the small game that it is from, or its board.
import { puzzleAt } from '../../play/assignments/assignment';
import { paintText } from '../../play/pictures';
import type { Shell } from '../../play/shell';

/** `covered` are the small games that have covers. */
export async function pictureOfDay(
  shell: Shell,
  game: string,
  day: string,
  covered: readonly string[],
): Promise<{ preset?: string; board?: HTMLCanvasElement }> {
  const puzzle = await puzzleAt(shell, game, day);
  const inside = puzzle?.text.match(/:([a-z]+)/)?.[1];
  if (inside !== undefined && covered.includes(inside)) return { preset: inside };
  // No package is fetched for a picture, unless it is kept on the device.
  if (puzzle === undefined || !(shell.engine.has(game) || navigator.serviceWorker?.controller)) return {};
  const board = document.createElement('canvas');
  board.className = 'of-day';
  board.setAttribute('aria-hidden', 'true');
  // Deferred until the canvas has its size.
  requestAnimationFrame(() => void paintText(board, shell, game, puzzle.text).catch(console.warn));
  return { board };
}
