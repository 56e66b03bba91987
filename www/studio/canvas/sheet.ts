// A sheet of square cells to draw on: a canvas, one cursor for the keyboard, and cells around it for screen readers. Maps and pictures
// are such sheets.
//
// Keys: arrows move the cursor; Enter and Space use the tool there, or begin and end what is drawn from one cell to another; an arrow
// with Shift draws along. Only the cells next to the cursor are in the page, each with its sentence and its place in the whole: a
// map of 127 by 127 cells would be too many.

import { repeat } from 'lit/directives/repeat.js';
import { html, render } from 'lit/html.js';
import { listenToFingers } from './fingers';
import { type Cell, type Point, View } from './view';

export type { Cell };

export interface SheetActions {
  /** What the whole is called. */
  name(): string;
  rows(): number;
  cols(): number;
  /** What a cell is, in a sentence. */
  label(cell: Cell): string;
  /** Draws everything; the context is scaled so that a cell has the side `size` and the sheet begins at the origin. */
  draw(context: CanvasRenderingContext2D, size: number): void;
  /** A stroke begins, goes on to a cell, ends; cells may lie beside the sheet. */
  begin(cell: Cell): void;
  move(cell: Cell): void;
  end(): void;
  cancel(): void;
  /** A finger rests on a cell. */
  long(cell: Cell): void;
  /** Whether one finger moves the sheet. */
  pans(): boolean;
  /** Whether the tool draws from one cell to another, so that Enter begins and ends. */
  spans(): boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export class CellSheet {
  /** To be put into the page. */
  readonly element = document.createElement('div');
  readonly view = new View();
  cursor: Cell = { row: 0, col: 0 };
  readonly #canvas = document.createElement('canvas');
  readonly #grid = document.createElement('div');
  readonly #act: SheetActions;
  readonly #signal: AbortSignal;
  readonly #zooms: boolean;
  #isDirty = false;
  #isFitted = false;
  /** Whether a stroke is on its way, and by what. */
  #stroke: 'none' | 'finger' | 'enter' | 'shift' = 'none';

  /** Listens until the signal. */
  constructor(act: SheetActions, zooms: boolean, signal: AbortSignal) {
    this.#act = act;
    this.#signal = signal;
    this.#zooms = zooms;
    this.element.className = 'sheet-of-cells';
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#grid.className = 'cells';
    this.#grid.setAttribute('role', 'grid');
    this.element.append(this.#canvas, this.#grid);
    const zoom = (factor: number, at: Point) => {
      if (!this.#zooms) return;
      this.view.zoom(factor, at);
      this.refresh();
    };
    const pan = (dx: number, dy: number) => {
      if (!this.#zooms) return;
      this.view.pan(dx, dy);
      this.refresh();
    };
    listenToFingers(
      this.#canvas,
      {
        pans: () => act.pans(),
        begin: (at) => this.#begin(this.view.cell(at), 'finger'),
        move: (at) => act.move(this.view.cell(at)),
        end: () => this.#finish(),
        cancel: () => this.cancel(),
        long: (at) => {
          if (this.view.has(this.view.cell(at))) act.long(this.view.cell(at));
        },
        pan,
        zoom,
      },
      signal,
    );
    this.#grid.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.#grid.addEventListener('keyup', (event) => this.#released(event), { signal });
    this.#grid.addEventListener('focusout', () => this.#stroke === 'shift' && this.#finish(), { signal });
    // Assistive technology clicks cells without any pointer over the canvas.
    this.#grid.addEventListener('click', (event) => this.#clicked(event.target), { signal });
    const observer = new ResizeObserver(() => {
      this.refresh();
    });
    observer.observe(this.element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Whether the keyboard is on the sheet. */
  get hasFocus(): boolean {
    return this.#grid.contains(document.activeElement);
  }

  /** Whether a stroke is on its way. */
  get isDrawing(): boolean {
    return this.#stroke !== 'none';
  }

  focus(): void {
    this.#grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** Draws again before the next frame. */
  refresh(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    requestAnimationFrame(() => {
      this.#isDirty = false;
      if (!this.#signal.aborted) this.#draw();
    });
  }

  /** Shows the whole, or at least cells of that side around a cell, when the sheet is next drawn. */
  fit(least = 0, around?: Cell): void {
    this.#least = least;
    this.#around = around;
    this.#isFitted = false;
    this.refresh();
  }
  #least = 0;
  #around: Cell | undefined;

  zoomBy(factor: number): void {
    const { width, height } = this.element.getBoundingClientRect();
    this.view.zoom(factor, { x: width / 2, y: height / 2 });
    this.refresh();
  }

  /** Gives up the stroke that is on its way. */
  cancel(): void {
    if (this.#stroke === 'none') return;
    this.#stroke = 'none';
    this.#act.cancel();
    this.refresh();
  }

  #begin(cell: Cell, by: 'finger' | 'enter' | 'shift'): void {
    if (this.#stroke !== 'none') this.#act.cancel();
    this.#stroke = by;
    if (by === 'finger' && this.view.has(cell)) this.cursor = cell;
    this.#act.begin(cell);
    this.refresh();
  }

  #finish(): void {
    if (this.#stroke === 'none') return;
    this.#stroke = 'none';
    this.#act.end();
    this.refresh();
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0 || height === 0) return;
    const [rows, cols] = [this.#act.rows(), this.#act.cols()];
    this.cursor = {
      row: Math.max(0, Math.min(rows - 1, this.cursor.row)),
      col: Math.max(0, Math.min(cols - 1, this.cursor.col)),
    };
    const hasChanged = this.view.measure(width, height, rows, cols);
    if (!this.#isFitted || (hasChanged && !this.#zooms)) {
      this.#isFitted = true;
      this.view.fit(this.#least, this.#around);
    }
    const scale = devicePixelRatio;
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    if (this.#canvas.width !== w || this.#canvas.height !== h) {
      this.#canvas.width = w;
      this.#canvas.height = h;
    }
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, w, h);
    context.setTransform(scale, 0, 0, scale, this.view.x * scale, this.view.y * scale);
    this.#act.draw(context, this.view.size);
    this.#cells(rows, cols);
  }

  /** The cells next to the cursor. */
  #cells(rows: number, cols: number): void {
    const { row, col } = this.cursor;
    this.#grid.setAttribute('aria-label', this.#act.name());
    this.#grid.setAttribute('aria-rowcount', String(rows));
    this.#grid.setAttribute('aria-colcount', String(cols));
    // A jump takes the cell that has the focus out of the page: the next one gets it all the same.
    const { hasFocus } = this;
    const around = (at: number, most: number) => [at - 1, at, at + 1].filter((n) => n >= 0 && n < most);
    render(
      repeat(
        around(row, rows),
        (r) => r,
        (r) => html`<div role="row" aria-rowindex=${r + 1}>
          ${repeat(
            around(col, cols),
            (c) => c,
            (c) => html`<div
              role="gridcell"
              aria-colindex=${c + 1}
              aria-label=${this.#act.label({ row: r, col: c })}
              tabindex=${r === row && c === col ? 0 : -1}
              data-at=${`r${r + 1}c${c + 1}`}
            ></div>`,
          )}
        </div>`,
      ),
      this.#grid,
    );
    const { x, y, size } = this.view;
    for (const cell of this.#grid.querySelectorAll<HTMLElement>('[role="gridcell"]')) {
      const [r, c] = (/^r(\d+)c(\d+)$/.exec(cell.dataset.at ?? '') ?? []).slice(1).map(Number);
      cell.style.transform = `translate(${x + ((c ?? 1) - 1) * size}px, ${y + ((r ?? 1) - 1) * size}px)`;
      cell.style.width = `${size}px`;
      cell.style.height = `${size}px`;
    }
    if (hasFocus) this.#grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || !this.#takes(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #takes(event: KeyboardEvent): boolean {
    const { row, col } = this.cursor;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      const step = event.ctrlKey ? 8 : 1;
      this.#go({ row: row + arrow[0] * step, col: col + arrow[1] * step }, event.shiftKey && !event.ctrlKey);
      return true;
    }
    if (event.key === 'Home' || event.key === 'End') {
      const isHome = event.key === 'Home';
      this.#go(
        {
          row: event.ctrlKey ? (isHome ? 0 : this.#act.rows() - 1) : row,
          col: isHome ? 0 : this.#act.cols() - 1,
        },
        false,
      );
      return true;
    }
    if ((event.key === 'Enter' || event.key === ' ') && !event.ctrlKey) {
      this.#use();
      return true;
    }
    if (event.key === 'Escape' && this.isDrawing) {
      this.cancel();
      return true;
    }
    return false;
  }

  #released(event: KeyboardEvent): void {
    if (event.key === 'Shift' && this.#stroke === 'shift') this.#finish();
  }

  #go(to: Cell, draws: boolean): void {
    if (draws && this.#stroke === 'none') this.#begin(this.cursor, 'shift');
    this.cursor = {
      row: Math.max(0, Math.min(this.#act.rows() - 1, to.row)),
      col: Math.max(0, Math.min(this.#act.cols() - 1, to.col)),
    };
    if (this.#stroke === 'enter' || this.#stroke === 'shift') this.#act.move(this.cursor);
    if (this.#zooms) this.view.reveal(this.cursor);
    this.#draw();
  }

  #clicked(target: EventTarget | null): void {
    const at = target instanceof HTMLElement ? /^r(\d+)c(\d+)$/.exec(target.dataset.at ?? '') : null;
    if (at === null) return;
    this.#go({ row: Number(at[1]) - 1, col: Number(at[2]) - 1 }, false);
    this.#use();
  }

  /** Uses the tool at the cursor. */
  #use(): void {
    const isUnderWay = this.#stroke === 'enter' || this.#stroke === 'shift';
    if (!isUnderWay) this.#begin(this.cursor, 'enter');
    if (isUnderWay || !this.#act.spans()) this.#finish();
  }
}

/** The cells of a straight line, both ends included. */
export function line(a: Cell, b: Cell): Cell[] {
  const steps = Math.max(Math.abs(b.row - a.row), Math.abs(b.col - a.col));
  return Array.from({ length: steps + 1 }, (_, n) => ({
    row: Math.round(a.row + ((b.row - a.row) * n) / Math.max(1, steps)),
    col: Math.round(a.col + ((b.col - a.col) * n) / Math.max(1, steps)),
  }));
}

/** A rectangle between two cells. */
export function box(a: Cell, b: Cell): { top: number; left: number; bottom: number; right: number } {
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.col, b.col),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.col, b.col),
  };
}

/** The cells of a rectangle, or only those of its edge. */
export function rectangle(a: Cell, b: Cell, isFilled: boolean): Cell[] {
  const { top, left, bottom, right } = box(a, b);
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let col = left; col <= right; col += 1) {
      const isEdge = row === top || row === bottom || col === left || col === right;
      if (isFilled || isEdge) cells.push({ row, col });
    }
  }
  return cells;
}
