// What lies over the board: marks on tiles, and, while a tile is to be chosen, the surface that is touched instead of the game.
import type { BoardView } from '../../../board/view';

export interface Cell {
  row: number;
  col: number;
}

export interface Mark extends Cell {
  /** A frame around the tile, in the style of that name. */
  frame?: 'fired' | 'picked' | 'failed' | 'centre';
  /** Drawn into the tile. */
  draw?: (pen: CanvasRenderingContext2D, x: number, y: number, size: number) => void;
}

export interface OverlayActions {
  /** A tile was chosen. */
  pick(cell: Cell): void;
  /** Something was dragged from a tile to another. */
  drag(from: Cell, to: Cell): void;
  /** The cursor went to a tile. */
  went(cell: Cell): void;
  /** The size of the map. */
  size(): { rows: number; cols: number };
}

/** Colour and dashes of frames; each differs from the others without its colour, too. */
const FRAMES = {
  fired: { colour: '#ffd23f', dash: [] },
  picked: { colour: '#ffffff', dash: [] },
  failed: { colour: '#ff5a4f', dash: [5, 3] },
  centre: { colour: '#5fd0ff', dash: [] },
} as const;
const DARK = '#1d1814';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

export class Overlay {
  readonly element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #view: BoardView;
  readonly #actions: OverlayActions;
  #marks: readonly Mark[] = [];
  #isPicking = false;
  #cursor: Cell | undefined;
  #from: Cell | undefined;

  constructor(view: BoardView, actions: OverlayActions) {
    this.#view = view;
    this.#actions = actions;
    this.element.className = 'watch-over';
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.element.append(this.#canvas);
    this.element.addEventListener('pointerdown', (event) => this.#down(event));
    this.element.addEventListener('pointerup', (event) => this.#up(event));
    this.element.addEventListener('pointercancel', () => {
      this.#from = undefined;
    });
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focus', () => this.draw());
    this.element.addEventListener('blur', () => this.draw());
    new ResizeObserver(() => this.draw()).observe(this.element);
    this.view('');
  }

  /** The name by which screen readers find it while a tile is to be chosen; empty when none is. */
  view(label: string): void {
    this.#isPicking = label !== '';
    this.element.classList.toggle('picking', this.#isPicking);
    if (this.#isPicking) {
      this.element.tabIndex = 0;
      this.element.setAttribute('role', 'application');
      this.element.setAttribute('aria-label', label);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) this.element.removeAttribute(name);
    }
  }

  set marks(marks: readonly Mark[]) {
    this.#marks = marks;
    this.draw();
  }

  set cursor(cell: Cell) {
    this.#cursor = cell;
  }

  #cellAt(event: PointerEvent): Cell | undefined {
    const { left, top } = this.element.getBoundingClientRect();
    const { x, y } = this.#view.toBoard(event.clientX - left, event.clientY - top);
    const { rows, cols } = this.#actions.size();
    const [row, col] = [Math.floor(y), Math.floor(x)];
    return row >= 0 && row < rows && col >= 0 && col < cols ? { row, col } : undefined;
  }

  #down(event: PointerEvent): void {
    if (!this.#isPicking || !event.isPrimary) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.#from = this.#cellAt(event);
  }

  #up(event: PointerEvent): void {
    const from = this.#from;
    this.#from = undefined;
    const to = this.#cellAt(event);
    if (!this.#isPicking || from === undefined || to === undefined) return;
    this.#cursor = to;
    if (from.row === to.row && from.col === to.col) this.#actions.pick(to);
    else this.#actions.drag(from, to);
  }

  #key(event: KeyboardEvent): void {
    if (!this.#isPicking || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    const { rows, cols } = this.#actions.size();
    const at = this.#cursor ?? { row: Math.floor(rows / 2), col: Math.floor(cols / 2) };
    if (step !== undefined) {
      const to = {
        row: Math.max(0, Math.min(rows - 1, at.row + step[0])),
        col: Math.max(0, Math.min(cols - 1, at.col + step[1])),
      };
      if (event.shiftKey) this.#actions.drag(at, to);
      else {
        this.#cursor = to;
        this.#actions.went(to);
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#cursor = at;
      this.#actions.pick(at);
    } else return;
    event.preventDefault();
    event.stopPropagation();
    this.draw();
  }

  draw(): void {
    const { clientWidth, clientHeight } = this.element;
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    const pen = this.#canvas.getContext('2d');
    if (pen === null || width === 0) return;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, clientWidth, clientHeight);
    for (const mark of this.#marks) this.#mark(pen, mark);
    if (this.#isPicking && this.#cursor !== undefined && this.element.matches(':focus-visible')) {
      this.#mark(pen, { ...this.#cursor, frame: 'picked' });
    }
  }

  #mark(pen: CanvasRenderingContext2D, { row, col, frame, draw }: Mark): void {
    const middle = this.#view.toHost(col + 0.5, row + 0.5);
    const size = middle.size / 0.92;
    const [x, y] = [middle.x - size / 2, middle.y - size / 2];
    draw?.(pen, x, y, size);
    if (frame === undefined) return;
    const { colour, dash } = FRAMES[frame];
    const inset = 1.5;
    pen.beginPath();
    pen.roundRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 3);
    pen.setLineDash([]);
    pen.lineWidth = 5;
    pen.strokeStyle = DARK;
    pen.stroke();
    pen.setLineDash(dash);
    pen.lineWidth = 3;
    pen.strokeStyle = colour;
    pen.stroke();
    pen.setLineDash([]);
  }
}
