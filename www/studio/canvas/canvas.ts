// A grid of square cells to draw on, used for maps and pictures: a canvas, a keyboard cursor, and grid cells
// for screen readers.
//
// Only the cells around the cursor are in the page, each with its label and its indices. A map of 127 by 127
// cells would be too many elements.

import './canvas.css';
import { repeat } from 'lit/directives/repeat.js';
import { html, render } from 'lit/html.js';
import { type Cell, isWithin, type Point, within } from '../../cells/cells';
import { Hand, type HandActions } from '../../cells/hand';
import type { ViewChange } from '../../cells/view-change';
import { type Fit, type Room, revealing, Viewport } from '../../cells/viewport';
import { drawLoupe } from './loupe';
import { emptied } from './tools';

/** The largest side of a cell, in CSS pixels. */
const LARGEST = 96;
/** The smallest side of a fitted cell, in CSS pixels, even if the whole grid does not fit then. */
const LEAST = 3;
/** The side of a cell that a grid can always be zoomed out to, in CSS pixels. */
const SMALL = 12;
/** The margin around a fitted grid, in CSS pixels. */
const MARGIN = 8;
/** The margin around a grid larger than its host, which makes its edge easy to draw on. */
const EDGE = 48;

/** The actions of a {@link Hand} that every canvas needs. */
type Strokes = Required<
  Pick<HandActions, 'rows' | 'cols' | 'begin' | 'move' | 'end' | 'cancel' | 'long' | 'pans' | 'spans'>
>;

export interface CanvasActions extends Strokes {
  name(): string;
  label(cell: Cell): string;
  /** Draws the grid from the origin, with cells of side `size`. */
  draw(context: CanvasRenderingContext2D, size: number): void;
}

export class CellCanvas {
  readonly element = document.createElement('div');
  readonly #viewport = new Viewport();
  readonly #canvas = document.createElement('canvas');
  readonly #grid = document.createElement('div');
  readonly #act: CanvasActions;
  readonly #signal: AbortSignal;
  readonly #zooms: boolean;
  #isDirty = false;
  #isFitted = false;
  /** True if the player has zoomed since the grid was fitted. */
  #isZoomed = false;
  readonly #hand: Hand;
  /** The finger on the canvas, which hides the cell that it draws on. */
  #finger: Point | undefined;

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
    const actions = {
      rows: () => act.rows(),
      cols: () => act.cols(),
      cellAt: (at: Point) => this.#cellAt(at),
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
    this.#hand = new Hand(
      this.#canvas,
      this.#grid,
      zooms ? { ...actions, changeView: (change: ViewChange) => this.#changeView(change) } : actions,
      signal,
    );
    if (!zooms) this.#followFinger();
    const observer = new ResizeObserver(() => this.refresh());
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

  /** In the next frame, fits the whole grid, or cells of at least side `least` around a cell. */
  fit(least = 0, around?: Cell): void {
    this.#least = least;
    this.#around = around;
    this.#isFitted = false;
    this.#isZoomed = false;
    this.refresh();
  }
  #least = 0;
  #around: Cell | undefined;

  zoomBy(factor: number): void {
    const { width, height } = this.element.getBoundingClientRect();
    this.#changeView({ factor, dx: 0, dy: 0, x: width / 2, y: height / 2 });
  }

  has(cell: Cell): boolean {
    return isWithin(this.#act.rows(), this.#act.cols(), cell);
  }

  /** The cell side at which the whole grid fits. */
  get #whole(): number {
    const { clientWidth, clientHeight } = this.element;
    const width = (clientWidth - 2 * MARGIN) / Math.max(1, this.#act.cols());
    const height = (clientHeight - 2 * MARGIN) / Math.max(1, this.#act.rows());
    return Math.max(LEAST, Math.min(LARGEST, width, height));
  }

  get #room(): Room {
    const { clientWidth: width, clientHeight: height } = this.element;
    const view = { x: 0, y: 0, w: this.#act.cols(), h: this.#act.rows() };
    return { view, width, height, least: Math.min(this.#whole, SMALL), most: LARGEST, margin: EDGE };
  }

  get #position(): Fit {
    return this.#viewport.fit(this.#room);
  }

  #changeView(change: ViewChange): void {
    this.#isZoomed ||= change.factor !== 1;
    if (this.#viewport.changeView(change, this.#room)) this.refresh();
  }

  /** The cell at a point, which may be outside the grid. */
  #cellAt({ x, y }: Point): Cell {
    const { left, top, unit } = this.#position;
    return { row: Math.floor((y - top) / unit), col: Math.floor((x - left) / unit) };
  }

  #followFinger(): void {
    const signal = this.#signal;
    const put = ({ pointerType, offsetX: x, offsetY: y }: PointerEvent) => {
      this.#finger = pointerType === 'mouse' ? undefined : { x, y };
    };
    const lift = () => (this.#finger = undefined);
    for (const type of ['pointerdown', 'pointermove'] as const)
      this.#canvas.addEventListener(type, put, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      this.#canvas.addEventListener(type, lift, { signal });
  }

  cancel(): void {
    this.#hand.cancel();
  }

  #draw(): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (width === 0 || height === 0) return;
    const [rows, cols] = [this.#act.rows(), this.#act.cols()];
    this.cursor = within(rows, cols, this.cursor);
    // Unless the player has zoomed, fit the grid to the new size around the same middle.
    if (!this.#isZoomed) {
      const { row, col } = this.#around ?? { row: rows / 2 - 0.5, col: cols / 2 - 0.5 };
      const middle = this.#isFitted ? this.#viewport.middle : { x: col + 0.5, y: row + 0.5 };
      this.#viewport.show(Math.max(this.#whole, this.#least), middle);
      this.#isFitted = true;
    }
    const context = emptied(this.#canvas, width, height);
    if (context === undefined) return;
    const { left, top, unit } = this.#position;
    context.save();
    context.translate(left, top);
    this.#act.draw(context, unit);
    context.restore();
    const cell = this.#finger && this.#cellAt(this.#finger);
    if (this.#finger && cell && this.isDrawing && this.has(cell))
      drawLoupe(context, this.#finger, width, cell, (size) => this.#act.draw(context, size));
    this.#cells(rows, cols);
  }

  #cells(rows: number, cols: number): void {
    const { row, col } = this.cursor;
    const { left, top, unit } = this.#position;
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
              .style=${`transform:translate(${left + c * unit}px,${top + r * unit}px);width:${unit}px;height:${unit}px`}
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
    if (this.#zooms) {
      const { left, top, unit } = this.#position;
      const at = { x: left + (this.cursor.col + 0.5) * unit, y: top + (this.cursor.row + 0.5) * unit };
      const { clientWidth, clientHeight } = this.element;
      this.#viewport.changeView(revealing(at, 1.5 * unit, clientWidth, clientHeight), this.#room);
    }
    this.#draw();
  }

  /** Handles clicks by assistive technology, which involve no pointer over the canvas. */
  #clicked(cell: Cell): void {
    this.#hand.go(cell, false);
    this.#hand.use();
  }
}
