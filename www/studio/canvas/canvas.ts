// A grid of square cells to draw on, used for maps and pictures: a canvas, a keyboard cursor, and grid cells
// for screen readers.
//
// Only the cells around the cursor are in the page, each with its label and its indices. A map of 127 by 127
// cells would be too many elements.

import './canvas.css';
import { repeat } from 'lit/directives/repeat.js';
import { html, render } from 'lit/html.js';
import type { Cell, Point } from '../../cells/cells';
import { within } from '../../cells/cells';
import { Hand } from '../../cells/hand';
import type { Turn } from '../../cells/turn';
import { emptied } from './tools';
import { View } from './view';

export interface CanvasActions {
  /** The name of the grid, for screen readers. */
  name(): string;
  rows(): number;
  cols(): number;
  /** A sentence that describes a cell. */
  label(cell: Cell): string;
  /** Draws the grid from the origin, with cells of side `size`. */
  draw(context: CanvasRenderingContext2D, size: number): void;
  /** Begins, continues and ends a stroke. Cells may lie outside the grid. */
  begin(cell: Cell): void;
  move(cell: Cell): void;
  end(): void;
  cancel(): void;
  /** Called on a long press on a cell. */
  long(cell: Cell): void;
  /** True if one finger pans the grid. */
  pans(): boolean;
  /** True if the tool spans two cells, so that Enter begins and then ends the stroke. */
  spans(): boolean;
}

export class CellCanvas {
  /** The element to insert into the page. */
  readonly element = document.createElement('div');
  readonly view = new View();
  readonly #canvas = document.createElement('canvas');
  readonly #grid = document.createElement('div');
  readonly #act: CanvasActions;
  readonly #signal: AbortSignal;
  readonly #zooms: boolean;
  #isDirty = false;
  #isFitted = false;
  /** The size of cells when the grid was last fitted. */
  #fitted = 0;
  readonly #hand: Hand;

  /** Listens until the signal aborts. */
  constructor(act: CanvasActions, zooms: boolean, signal: AbortSignal) {
    this.#act = act;
    this.#signal = signal;
    this.#zooms = zooms;
    this.element.className = 'cell-canvas';
    this.#canvas.className = 'fill';
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#grid.className = 'cells';
    this.#grid.setAttribute('role', 'grid');
    this.element.append(this.#canvas, this.#grid);
    const turn = (turn: Turn) => {
      this.view.turn(turn);
      this.refresh();
    };
    const actions = {
      rows: () => act.rows(),
      cols: () => act.cols(),
      cellAt: (at: Point) => this.view.cell(at),
      begin: (cell: Cell) => act.begin(cell),
      move: (cell: Cell) => act.move(cell),
      end: () => act.end(),
      cancel: () => act.cancel(),
      changed: () => this.refresh(),
      went: () => this.#cursorMoved(),
      long: (cell: Cell) => act.long(cell),
      pans: () => act.pans(),
      jumps: true,
      spans: () => act.spans(),
    };
    this.#hand = new Hand(this.#canvas, this.#grid, zooms ? { ...actions, turn } : actions, signal);
    const observer = new ResizeObserver(() => {
      this.refresh();
    });
    observer.observe(this.element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  get cursor(): Cell {
    return this.#hand.cursor;
  }

  set cursor(cell: Cell) {
    this.#hand.cursor = cell;
  }

  /** True while a stroke is being drawn. */
  get isDrawing(): boolean {
    return this.#hand.isDrawing;
  }

  /** Redraws in the next animation frame. */
  refresh(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    requestAnimationFrame(() => {
      this.#isDirty = false;
      if (!this.#signal.aborted) this.#draw();
    });
  }

  /** Fits the whole grid into the next frame, or cells of at least side `least` around a cell. */
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
    this.view.turn({ factor, dx: 0, dy: 0, x: width / 2, y: height / 2 });
    this.refresh();
  }

  /** Cancels the stroke being drawn. */
  cancel(): void {
    this.#hand.cancel();
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0 || height === 0) return;
    const [rows, cols] = [this.#act.rows(), this.#act.cols()];
    this.cursor = within(rows, cols, this.cursor);
    const { middle } = this.view;
    const hasChanged = this.view.measure(width, height, rows, cols);
    // A grid that was not zoomed is fitted to a new size, around what was in its middle.
    const isOutgrown = hasChanged && this.view.size === this.#fitted;
    if (!this.#isFitted || isOutgrown) {
      this.view.fit(this.#least, this.#isFitted ? middle : this.#around);
      this.#fitted = this.view.size;
      this.#isFitted = true;
    }
    const context = emptied(this.#canvas, width, height);
    if (context === undefined) return;
    context.translate(this.view.x, this.view.y);
    this.#act.draw(context, this.view.size);
    this.#cells(rows, cols);
  }

  /** Renders the cells next to the cursor. */
  #cells(rows: number, cols: number): void {
    const { row, col } = this.cursor;
    const { x, y, size } = this.view;
    this.#grid.setAttribute('aria-label', this.#act.name());
    this.#grid.setAttribute('aria-rowcount', String(rows));
    this.#grid.setAttribute('aria-colcount', String(cols));
    // A jump removes the focused cell from the page, so focus moves to the new one.
    const hasFocus = this.#grid.contains(document.activeElement);
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
              .style=${`transform:translate(${x + c * size}px,${y + r * size}px);width:${size}px;height:${size}px`}
              @click=${() => this.#clicked({ row: r, col: c })}
            ></div>`,
          )}
        </div>`,
      ),
      this.#grid,
    );
    if (hasFocus) this.#grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** Draws at once after a keyboard move, so that the cell to focus exists. */
  #cursorMoved(): void {
    if (this.#zooms) this.view.reveal(this.cursor);
    this.#draw();
  }

  /** Handles clicks by assistive technology, which involve no pointer over the canvas. */
  #clicked(cell: Cell): void {
    this.#hand.go(cell, false);
    this.#hand.use();
  }
}
