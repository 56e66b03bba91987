// A picture of a result, to be sent with its link: the finished board, what was achieved, and the address of
// the page. It is light, whatever the theme of the page. Loaded with the share dialog of a finished game.
import { boardSettings } from '../../board/appearance';
import { PAD } from '../../board/settings';
import { paintSized } from '../../board/still';
import type { Play } from '../../run/play';
import type { Shell } from '../../run/shell';
import { starsWon } from '../../run/solved';
import { starsText, stateName } from '../../ui/game-names';
import { say } from '../../ui/words';
import { dayOf, madeOf } from './line';

const [WIDTH, HEIGHT, MARGIN] = [1080, 1350, 72];
const INNER = WIDTH - 2 * MARGIN;
/** The board's area: its top and its height. */
const BOARD = { y: 230, h: 800 };

const [PAPER, INK, MUTED, STAR] = ['#f4f0e8', '#2b2620', '#6b6257', '#a85f00'];

/** Breaks a text into lines of at most `most`, as `measure` tells their length; a longer word stands alone. */
export function linesOf(text: string, measure: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The address of the page, as a person writes it. */
export const addressShown = ({ host, pathname }: Pick<Location, 'host' | 'pathname'>): string =>
  `${host}${pathname.replace(/(index\.html)?$/, '').replace(/\/$/, '')}`;

/** The picture as a PNG. */
export async function resultPicture(shell: Shell): Promise<Blob> {
  const { play } = shell;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw the result on');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(boardOf(shell), MARGIN, BOARD.y, INNER, BOARD.h);
  write(context, play);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('the picture is empty')) : done(blob))),
  );
}

/** The board as it ended, without a pad. */
function boardOf({ play, store }: Shell): HTMLCanvasElement {
  const board = document.createElement('canvas');
  const session = play.session.copy();
  const settings = { ...boardSettings(store.settings, play.game.id), theme: 'light' as const };
  const isPadded = play.game.roles.some(({ option }) => option === PAD);
  paintSized(board, session, play.game, settings, { w: INNER, h: BOARD.h, onlyCells: isPadded });
  session.free();
  return board;
}

function write(context: CanvasRenderingContext2D, play: Play): void {
  const { fontFamily } = getComputedStyle(document.body);
  /** Writes a text in at most `rows` lines, smaller if it is too long. Returns the base of the next line. */
  const put = (text: string, y: number, size: number, colour: string, rows = 1): number => {
    let lines: string[];
    do {
      context.font = `700 ${size}px ${fontFamily}`;
      lines = linesOf(text, (one) => context.measureText(one).width, INNER);
      size -= 2;
    } while (
      size > 20 &&
      (lines.length > rows || lines.some((one) => context.measureText(one).width > INNER))
    );
    context.fillStyle = colour;
    lines.slice(0, rows).forEach((one, n) => {
      context.fillText(one, WIDTH / 2, y + n * size * 1.3, INNER);
    });
    return y + lines.length * size * 1.3;
  };
  context.textAlign = 'center';
  put(say(`game-${play.game.id}`), 120, 72, INK);
  put([stateName(play.state), dayOf(play)].filter(Boolean).join(' · '), 182, 36, MUTED);
  const stars = starsWon(play);
  let y = BOARD.y + BOARD.h + 76;
  if (stars !== undefined) y = put(starsText(stars), y, 64, STAR);
  put(madeOf(play).join(' · '), y, 40, INK, 2);
  put(`${say('app-name')} · ${addressShown(location)}`, HEIGHT - 52, 34, MUTED);
}
