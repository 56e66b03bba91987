// The layer over the board: highlights on tiles and, while a tile is being chosen, the surface that takes the
// input.
import type { BoardView } from '../../../board/view';
import { type Cell, isSame, isWithin } from '../../../cells/cells';
import { Hand } from '../../../cells/hand';
import { ink } from '../../../skins/glyph';
import { emptied } from '../../canvas/tools';

export interface Highlight extends Cell {
  frame?: 'fired' | 'picked' | 'failed' | 'centre';
  draw?: (pen: CanvasRenderingContext2D, x: number, y: number, size: number) => void;
}

export interface OverlayActions {
  /** Called when a tile is chosen. */
  pick(cell: Cell): void;
  /** Called when the cursor moves to a tile. */
  went(cell: Cell): void;
  /** The size of the map, in tiles. */
  size(): { rows: number; cols: number };
}

/** Colours and dashes of frames. They can be told apart without colour. */
const FRAMES = {
  fired: { colour: '#ffd23f', dash: [] },
  picked: { colour: '#ffffff', dash: [] },
  failed: { colour: '#ff5a4f', dash: [5, 3] },
  centre: { colour: '#5fd0ff', dash: [] },
} as const;
const DARK = '#1d1814';

export class Overlay {
  readonly element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #view: BoardView;
  readonly #hand: Hand | undefined;
  #highlights: readonly Highlight[] = [];
  #isPicking = false;
  readonly #actions: OverlayActions | undefined;
  /** True once a tile has been chosen or reached by key. Until then the cursor, at the centre, is hidden. */
  #hasCursor = false;

  /** Listens until the signal aborts. Without `actions` it only shows highlights. */
  constructor(view: BoardView, signal: AbortSignal, actions?: OverlayActions) {
    this.#view = view;
    this.#actions = actions;
    this.element.className = 'watch-over fill';
    this.#canvas.className = 'fill';
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.element.append(this.#canvas);
    this.element.addEventListener('focus', () => this.draw(), { signal });
    this.element.addEventListener('blur', () => this.draw(), { signal });
    const observer = new ResizeObserver(() => this.draw());
    observer.observe(this.element);
    signal.addEventListener('abort', () => observer.disconnect());
    this.#hand = actions && this.#handFor(actions, signal);
    this.view('');
  }

  #handFor(actions: OverlayActions, signal: AbortSignal): Hand {
    let [from, to]: (Cell | undefined)[] = [];
    const { size } = actions;
    const isOn = (cell: Cell) => isWithin(size().rows, size().cols, cell);
    const hand: Hand = new Hand(
      this.element,
      this.element,
      {
        rows: () => size().rows,
        cols: () => size().cols,
        cellAt: ({ x, y }) => {
          const at = this.#view.toBoard(x, y);
          return { row: Math.floor(at.y), col: Math.floor(at.x) };
        },
        begin: (cell) => {
          this.#hasCursor = true;
          [from, to] = [cell, cell];
        },
        move: (cell) => {
          to = cell;
        },
        end: () => {
          if (from === undefined || to === undefined || !isOn(from) || !isOn(to)) return;
          if (isSame(from, to)) actions.pick(to);
        },
        cancel: () => {
          from = undefined;
        },
        changed: () => this.draw(),
        went: (cell) => {
          this.#hasCursor = true;
          if (!hand.isDrawing) actions.went(cell);
          this.draw();
        },
        spans: () => false,
        jumps: false,
      },
      signal,
    );
    return hand;
  }

  /** Sets the label for choosing a tile; an empty label turns choosing off. */
  view(label: string): void {
    this.#isPicking = label !== '';
    this.element.classList.toggle('picking', this.#isPicking);
    if (this.#isPicking) {
      this.#center();
      this.element.tabIndex = 0;
      this.element.setAttribute('role', 'application');
      this.element.setAttribute('aria-label', label);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) this.element.removeAttribute(name);
    }
  }

  #center(): void {
    if (this.#hasCursor || this.#hand === undefined || this.#actions === undefined) return;
    const { rows, cols } = this.#actions.size();
    this.#hand.cursor = { row: Math.floor(rows / 2), col: Math.floor(cols / 2) };
  }

  set highlights(highlights: readonly Highlight[]) {
    this.#highlights = highlights;
    this.draw();
  }

  draw(): void {
    const pen = emptied(this.#canvas, this.element.clientWidth, this.element.clientHeight);
    if (pen === undefined) return;
    for (const one of this.#highlights) this.#highlight(pen, one);
    if (this.#isPicking && this.#hasCursor && this.#hand && this.element.matches(':focus-visible')) {
      this.#highlight(pen, { ...this.#hand.cursor, frame: 'picked' });
    }
  }

  #highlight(pen: CanvasRenderingContext2D, { row, col, frame, draw }: Highlight): void {
    const middle = this.#view.toHost(col + 0.5, row + 0.5);
    const size = middle.size / 0.92;
    const [x, y] = [middle.x - size / 2, middle.y - size / 2];
    draw?.(pen, x, y, size);
    if (frame === undefined) return;
    const { colour, dash } = FRAMES[frame];
    const inset = 1.5;
    pen.beginPath();
    pen.roundRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 3);
    ink(pen, { line: DARK, width: 5 });
    ink(pen, { line: colour, width: 3, dash });
  }
}
