// A ghost finger over the board, which shows a gesture. The gesture is text in board units, as in
// crates/kit/src/game/input.rs. With reduced motion it is a still picture of the finger and its path.
import './ghost.css';
import type { Direction } from '../engine/types';
import { STEPS } from './film-player';
import type { Orientation } from './layout';
import { pointer } from './pointer';
import type { BoardView } from './view';

/** The part of the board's view that the finger uses. */
type Board = Pick<BoardView, 'orientation' | 'toHost'>;
type Place = ReturnType<Board['toHost']>;

interface Way {
  from: { x: number; y: number };
  to: { x: number; y: number };
  isTap: boolean;
}

/** The length of a shown swipe, in cells. */
const SWIPE = 1.2;
/** The duration of one showing and of the pause after it, in milliseconds. */
const SHOWN_MS = 1500;
const PAUSE_MS = 700;

/** Parses a gesture for a layout and a pointer. Returns undefined if the text is not a gesture. */
function wayOf(gesture: string, layout: Orientation): Way | undefined {
  const [upright = '', wide = upright, mouseUpright = upright, mouseWide = wide] = gesture.split(' / ');
  const ways =
    pointer() === 'mouse'
      ? { portrait: mouseUpright, landscape: mouseWide }
      : { portrait: upright, landscape: wide };
  const [kind, ...rest] = ways[layout].split(' ');
  const step = kind === 'swipe' ? STEPS[rest.shift() as Direction] : undefined;
  const [x = Number.NaN, y = Number.NaN, toX = x, toY = y] = rest.map(Number);
  if (![x, y, toX, toY].every(Number.isFinite) || (kind === 'swipe' && step === undefined)) return undefined;
  const to = step === undefined ? { x: toX, y: toY } : { x: x + SWIPE * step.x, y: y + SWIPE * step.y };
  return { from: { x, y }, to, isTap: kind === 'tap' };
}

export class GhostFinger {
  readonly #host: HTMLElement;
  readonly #board: Board;
  readonly #finger = document.createElement('div');
  readonly #trace = document.createElement('div');
  #showing = new AbortController();

  constructor(host: HTMLElement, board: Board) {
    this.#host = host;
    this.#board = board;
    this.#finger.className = 'ghost-finger';
    this.#trace.className = 'ghost-trace';
    for (const element of [this.#finger, this.#trace]) element.setAttribute('aria-hidden', 'true');
  }

  /** Shows a gesture repeatedly until `hide`. */
  show(gesture: string, isStill: boolean): void {
    this.hide();
    this.#showing = new AbortController();
    const { signal } = this.#showing;
    this.#host.append(this.#trace, this.#finger);
    if (isStill) this.#lay(gesture, true);
    else void this.#play(gesture, signal);
  }

  hide(): void {
    this.#showing.abort();
    this.#finger.remove();
    this.#trace.remove();
  }

  async #play(gesture: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const ends = this.#lay(gesture, false);
      if (ends === undefined) return;
      const { from, to, isTap } = ends;
      // The mark of a tap is always there, since nothing else shows which place is meant.
      const away = isTap ? 1 : 0;
      const animation = this.#finger.animate(
        [
          { transform: `${from} scale(1.25)`, opacity: away },
          { transform: `${from} scale(1)`, opacity: 1, offset: 0.15 },
          { transform: `${from} scale(.82)`, opacity: 1, offset: 0.3, easing: 'cubic-bezier(.4, 0, .2, 1)' },
          { transform: `${to} scale(.82)`, opacity: 1, offset: 0.75 },
          { transform: `${to} scale(${isTap ? 1.25 : 1.1})`, opacity: away },
        ],
        { duration: SHOWN_MS, fill: 'both' },
      );
      signal.addEventListener('abort', () => animation.cancel(), { once: true });
      await animation.finished.catch(() => undefined);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }

  /** Positions finger and trace. Returns the finger's transforms at both ends. */
  #lay(gesture: string, isStill: boolean): { from: string; to: string; isTap: boolean } | undefined {
    const way = wayOf(gesture, this.#board.orientation);
    if (way === undefined) return undefined;
    const [from, to] = [way.from, way.to].map(({ x, y }) => this.#board.toHost(x, y)) as [Place, Place];
    const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    this.#trace.hidden = way.isTap;
    this.#trace.style.width = `${Math.hypot(to.x - from.x, to.y - from.y)}px`;
    this.#trace.style.transform = `translate(${from.x}px, ${from.y}px) rotate(${Math.atan2(to.y - from.y, to.x - from.x)}rad)`;
    if (isStill) this.#finger.style.transform = at(from);
    return { from: at(from), to: at(to), isTap: way.isTap };
  }
}
