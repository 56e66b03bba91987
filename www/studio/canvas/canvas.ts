// A grid of square cells to draw on: a canvas, one cursor for the keyboard, and cells around it for screen readers. Maps and pictures
// are such grids.
//
// Only the cells next to the cursor are in the page, each with its sentence and its place in the whole: a
// map of 127 by 127 cells would be too many.

import './canvas.css';
import { repeat } from 'lit/directives/repeat.js';
import { html, render } from 'lit/html.js';
import type { Cell, Point } from '../../cells/cells';
import { within } from '../../cells/cells';
import { Hand } from '../../cells/hand';
import { emptied } from './tools';
import { View } from './view';

export interface CanvasActions {
  /** What the whole is called. */
  name(): string;
  rows(): number;
  cols(): number;
  /** What a cell is, in a sentence. */
  label(cell: Cell): string;
  /** Draws everything; the context is scaled so that a cell has the side `size` and the grid begins at the origin. */
  draw(context: CanvasRenderingContext2D, size: number): void;
  /** A stroke begins, goes on to a cell, ends; cells may lie beside the grid. */
  begin(cell: Cell): void;
  move(cell: Cell): void;
  end(): void;
  cancel(): void;
  /** A finger rests on a cell. */
  long(cell: Cell): void;
  /** Whether one finger moves the grid. */
  pans(): boolean;
  /** Whether the tool draws from one cell to another, so that Enter begins and ends. */
  spans(): boolean;
}

export class CellCanvas {
  /** To be put into the page. */
  readonly element = document.createElement('div');
  readonly view = new View();
  readonly #canvas = document.createElement('canvas');
  readonly #grid = document.createElement('div');
  readonly #act: CanvasActions;
  readonly #signal: AbortSignal;
  readonly #zooms: boolean;
  #isDirty = false;
  #isFitted = false;
  readonly #hand: Hand;

  /** Listens until the signal. */
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
    const pan = (dx: number, dy: number) => {
      this.view.pan(dx, dy);
      this.refresh();
    };
    const zoom = (factor: number, at: Point) => {
      this.view.zoom(factor, at);
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
      went: () => this.#went(),
      long: (cell: Cell) => act.long(cell),
      pans: () => act.pans(),
      jumps: true,
      spans: () => act.spans(),
    };
    this.#hand = new Hand(this.#canvas, this.#grid, zooms ? { ...actions, pan, zoom } : actions, signal);
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

  /** Whether a stroke is on its way. */
  get isDrawing(): boolean {
    return this.#hand.isDrawing;
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

  /** Shows the whole, or at least cells of that side around a cell, when the grid is next drawn. */
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
    this.#hand.cancel();
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0 || height === 0) return;
    const [rows, cols] = [this.#act.rows(), this.#act.cols()];
    this.cursor = within(rows, cols, this.cursor);
    const hasChanged = this.view.measure(width, height, rows, cols);
    if (!this.#isFitted || (hasChanged && !this.#zooms)) {
      this.#isFitted = true;
      this.view.fit(this.#least, this.#around);
    }
    const context = emptied(this.#canvas, width, height);
    if (context === undefined) return;
    context.translate(this.view.x, this.view.y);
    this.#act.draw(context, this.view.size);
    this.#cells(rows, cols);
  }

  /** The cells next to the cursor. */
  #cells(rows: number, cols: number): void {
    const { row, col } = this.cursor;
    const { x, y, size } = this.view;
    this.#grid.setAttribute('aria-label', this.#act.name());
    this.#grid.setAttribute('aria-rowcount', String(rows));
    this.#grid.setAttribute('aria-colcount', String(cols));
    // A jump takes the cell that has the focus out of the page: the next one gets it all the same.
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

  /** The keyboard moved the cursor: the cell that has the focus has to be there at once. */
  #went(): void {
    if (this.#zooms) this.view.reveal(this.cursor);
    this.#draw();
  }

  /** Assistive technology clicks cells without any pointer over the canvas. */
  #clicked(cell: Cell): void {
    this.#hand.go(cell, false);
    this.#hand.use();
  }
}
