// A picture of a result, in the light theme: the finished board, the achievement, and the address of the
// page. Loaded with the share dialog of a finished game.
import type { Play } from '../../play/play';
import { starsWon } from '../../play/result/solved';
import type { Shell } from '../../play/shell';
import { addressShown, INNER, MARGIN, MUTED, paper, pngOf, put, STAR } from '../../ui/picture';
import { starsText, stateName } from '../../ui/words/game-names';
import { say } from '../../ui/words/words';
import { lightBoard } from './light-board';
import { dayOf, madeOf } from './line';

const HEIGHT = 1350;
/** The board's area: its top and its height. */
const BOARD = { y: 230, h: 800 };

export async function resultPicture(shell: Shell): Promise<Blob> {
  const { play } = shell;
  const context = paper(HEIGHT);
  context.drawImage(boardOf(shell), MARGIN, BOARD.y, INNER, BOARD.h);
  write(context, play);
  return pngOf(context);
}

/** The board as it ended. */
function boardOf(shell: Shell): HTMLCanvasElement {
  const board = document.createElement('canvas');
  const session = shell.play.session.copy();
  lightBoard(shell, board, { w: INNER, h: BOARD.h })(session);
  session.free();
  return board;
}

function write(context: CanvasRenderingContext2D, play: Play): void {
  put(context, say(`game-${play.game.id}`), { y: 120, size: 72 });
  const subtitle = [stateName(play.state), dayOf(play)].filter(Boolean).join(' · ');
  put(context, subtitle, { y: 182, size: 36, colour: MUTED });
  const stars = starsWon(play);
  let y = BOARD.y + BOARD.h + 76;
  if (stars !== undefined) y = put(context, starsText(stars), { y, size: 64, colour: STAR });
  put(context, madeOf(play).join(' · '), { y, size: 40, rows: 2 });
  const foot = `${say('app-name')} · ${addressShown(location)}`;
  put(context, foot, { y: HEIGHT - 52, size: 34, colour: MUTED });
}
