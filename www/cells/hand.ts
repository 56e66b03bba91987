// Cells under a hand: strokes by fingers, mice and keys over whatever shows cells, and one cursor for the keyboard.
//
// Keys: arrows move the cursor, with Ctrl by eight cells, Home and End to the ends of a row, with Ctrl to those of the grid; Enter and Space
// use it, or begin and end a stroke from one cell to another; an arrow with Shift strokes along until Shift is let go.
import { type Cell, type Point, STEPS, within } from './cells';
import { listenToFingers } from './fingers';

export interface HandActions {
  rows(): number;
  cols(): number;
  /** The cell at a place of the surface; it may lie beside the grid. */
  cellAt(point: Point): Cell;
  /** A stroke begins, goes on to a cell, ends; by a finger, cells may lie beside the grid. */
  begin(cell: Cell): void;
  move(cell: Cell): void;
  end(): void;
  cancel(): void;
  /** The cursor or the stroke is elsewhere now: something is to be drawn again. */
  changed(): void;
  /** The keyboard brought the cursor to a cell. */
  went(cell: Cell): void;
  /** A finger rests on a cell, or the right button was pressed. Without it, resting means nothing. */
  long?(cell: Cell): void;
  /** Whether one finger moves the view. */
  pans?(): boolean;
  /** Without these, two fingers and the wheel do nothing. */
  pan?(dx: number, dy: number): void;
  zoom?(factor: number, at: Point): void;
  /** Whether the cursor jumps by Ctrl, Home and End; they are left to others otherwise. */
  jumps: boolean;
  /** Whether strokes lead from one cell to another, so that Enter begins and ends. */
  spans(): boolean;
}

export class Hand {
  cursor: Cell = { row: 0, col: 0 };
  readonly #act: HandActions;
  /** Whether a stroke is on its way, and by what. */
  #stroke: 'none' | 'finger' | 'enter' | 'shift' = 'none';

  /** Listens to pointers on `surface` and to keys on `keys` until the signal. */
  constructor(surface: HTMLElement, keys: HTMLElement, act: HandActions, signal: AbortSignal) {
    this.#act = act;
    const { long, pan, zoom } = act;
    listenToFingers(
      surface,
      {
        pans: () => act.pans?.() ?? false,
        begin: (at) => this.#begin(act.cellAt(at), 'finger'),
        move: (at) => act.move(act.cellAt(at)),
        end: () => this.#finish(),
        cancel: () => this.cancel(),
        ...(long && { long: (at) => this.#has(act.cellAt(at)) && long.call(act, act.cellAt(at)) }),
        ...(pan && { pan: pan.bind(act) }),
        ...(zoom && { zoom: zoom.bind(act) }),
      },
      signal,
    );
    keys.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.metaKey || !this.#takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal },
    );
    keys.addEventListener(
      'keyup',
      ({ key }) => key === 'Shift' && this.#stroke === 'shift' && this.#finish(),
      { signal },
    );
    keys.addEventListener('focusout', () => this.#stroke === 'shift' && this.#finish(), { signal });
  }

  /** Whether a stroke is on its way. */
  get isDrawing(): boolean {
    return this.#stroke !== 'none';
  }

  /** Gives up the stroke that is on its way. */
  cancel(): void {
    if (this.#stroke === 'none') return;
    this.#stroke = 'none';
    this.#act.cancel();
    this.#act.changed();
  }

  #has({ row, col }: Cell): boolean {
    return row >= 0 && col >= 0 && row < this.#act.rows() && col < this.#act.cols();
  }

  #begin(cell: Cell, by: 'finger' | 'enter' | 'shift'): void {
    if (this.#stroke !== 'none') this.#act.cancel();
    this.#stroke = by;
    if (by === 'finger' && this.#has(cell)) this.cursor = cell;
    this.#act.begin(cell);
    this.#act.changed();
  }

  #finish(): void {
    if (this.#stroke === 'none') return;
    this.#stroke = 'none';
    this.#act.end();
    this.#act.changed();
  }

  /** Brings the cursor to a cell, stroking along if asked. */
  go(to: Cell, isStroke: boolean): void {
    if (isStroke && this.#stroke === 'none') this.#begin(this.cursor, 'shift');
    this.cursor = within(this.#act.rows(), this.#act.cols(), to);
    if (this.#stroke === 'enter' || this.#stroke === 'shift') this.#act.move(this.cursor);
    this.#act.went(this.cursor);
  }

  /** Strokes the cursor's cell, or begins or ends a stroke there. */
  use(): void {
    const isUnderWay = this.#stroke === 'enter' || this.#stroke === 'shift';
    if (!isUnderWay) this.#begin(this.cursor, 'enter');
    if (isUnderWay || !this.#act.spans()) this.#finish();
  }

  #takes({ key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
    const { row, col } = this.cursor;
    const step = STEPS[key];
    if (ctrlKey && !this.#act.jumps) return false;
    if (step !== undefined) {
      const by = ctrlKey ? 8 : 1;
      this.go({ row: row + step[0] * by, col: col + step[1] * by }, shiftKey && !ctrlKey);
    } else if ((key === 'Home' || key === 'End') && this.#act.jumps) {
      const far = key === 'Home' ? 0 : Number.POSITIVE_INFINITY;
      this.go({ row: ctrlKey ? far : row, col: far }, false);
    } else if ((key === 'Enter' || key === ' ') && !ctrlKey) this.use();
    else if (key === 'Escape' && this.isDrawing) this.cancel();
    else return false;
    return true;
  }
}
