// An animation of the last moves of a game, as a GIF in the light theme. Loaded on request.
import { gifOf } from '../../board/film/gif';
import { Slices } from '../../engine/slices';
import type { Shell } from '../../play/shell';
import { lightBoard } from './light-board';

const MOST_MOVES = 30;
/** The side of the picture in pixels. */
const SIDE = 480;
/** The duration of a move in a game without a pace, and of the last board, in milliseconds. */
const MOVE_MS = 400;
const REST_MS = 2000;

/** The game on the page as bytes of a GIF. */
export async function animation(shell: Shell): Promise<Uint8Array<ArrayBuffer>> {
  const { session: played, state } = shell.play;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw the animation on');
  const paint = lightBoard(shell, canvas, { w: SIDE, h: SIDE });
  const session = played.copy();
  const ms = session.pace() ?? MOVE_MS;
  const slices = new Slices();
  const pictures = async function* () {
    for (let at = Math.max(0, state.at - MOST_MOVES); at <= state.at; at += 1) {
      session.seek(at);
      paint(session);
      // Fill the area around the board.
      context.save();
      context.resetTransform();
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = 'white';
      context.fillRect(0, 0, SIDE, SIDE);
      context.restore();
      yield { rgba: context.getImageData(0, 0, SIDE, SIDE).data, ms };
      await slices.pause();
    }
  };
  try {
    return await gifOf({ width: SIDE, height: SIDE, rest: REST_MS, pictures });
  } finally {
    session.free();
  }
}
