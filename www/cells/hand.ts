// Input on a grid of cells: strokes by touch, mouse and keyboard, and one cursor for the keyboard.
//
// Keys: arrows move the cursor, with Ctrl by eight cells. Home and End move it to the ends of a row, with
// Ctrl to the first or last cell. Enter and Space use the cell, or begin and end a stroke between two cells.
// Shift with an arrow strokes until Shift is released.
import { ARROW_STEPS, type Cell, isWithin, type Point, within } from './cells';
import { listenToFingers } from './fingers';
import type { ViewChange } from './view-change';

export interface HandActions {
  rows(): number;
  cols(): number;
  /** The cell at a point of the surface, which may be outside the grid. */
  cellAt(point: Point): Cell;
  /** Begins, continues and ends a stroke. With a pointer, cells may be outside the grid. */
  begin(cell: Cell): void;
  move(cell: Cell): void;
  end(): void;
  cancel(): void;
  /** Called when the cursor or the stroke has changed and a redraw is needed. */
  changed(): void;
  /** Called when the keyboard moved the cursor to a cell. */
  went(cell: Cell): void;
  /** Called on a long press or a press of the right button. Without it, a long press does nothing. */
  long?(cell: Cell): void;
  /** True if one finger pans the view. */
  pans?(): boolean;
  /** Without this, two fingers and the wheel do nothing. */
  changeView?(change: ViewChange): void;
  /** True if Ctrl, Home and End move the cursor. Otherwise these keys are not handled. */
  jumps: boolean;
  /** True if strokes span two cells, so that Enter begins and then ends one. */
  spans(): boolean;
}

export class Hand {
  cursor: Cell = { row: 0, col: 0 };
  readonly #act: HandActions;
  /** The stroke in progress, by its input. */
  #stroke: 'none' | 'finger' | 'enter' | 'shift' = 'none';

  /** Listens to pointers on `surface` and to keys on `keys` until the signal aborts. */
  constructor(surface: HTMLElement, keys: HTMLElement, act: HandActions, signal: AbortSignal) {
    this.#act = act;
    const { long, changeView } = act;
    listenToFingers(
      surface,
      {
        pans: () => act.pans?.() ?? false,
        begin: (at) => this.#begin(act.cellAt(at), 'finger'),
        move: (at) => act.move(act.cellAt(at)),
        end: () => this.#finish(),
        cancel: () => this.cancel(),
        ...(long && { long: (at) => this.#has(act.cellAt(at)) && long.call(act, act.cellAt(at)) }),
        ...(changeView && { changeView: changeView.bind(act) }),
      },
      signal,
    );
    keys.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.metaKey || !this.#handles(event)) return;
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

  /** True while a stroke is in progress. */
  get isDrawing(): boolean {
    return this.#stroke !== 'none';
  }

  cancel(): void {
    if (this.#stroke === 'none') return;
    this.#stroke = 'none';
    this.#act.cancel();
    this.#act.changed();
  }

  #has(cell: Cell): boolean {
    return isWithin(this.#act.rows(), this.#act.cols(), cell);
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

  /** Moves the cursor to a cell, continuing a stroke if `isStroke`. */
  go(to: Cell, isStroke: boolean): void {
    if (isStroke && this.#stroke === 'none') this.#begin(this.cursor, 'shift');
    this.cursor = within(this.#act.rows(), this.#act.cols(), to);
    if (this.#stroke === 'enter' || this.#stroke === 'shift') this.#act.move(this.cursor);
    this.#act.went(this.cursor);
  }

  /** Uses the cursor's cell: a stroke of one cell, or the start or end of a longer one. */
  use(): void {
    const isInProgress = this.#stroke === 'enter' || this.#stroke === 'shift';
    if (!isInProgress) this.#begin(this.cursor, 'enter');
    if (isInProgress || !this.#act.spans()) this.#finish();
  }

  #handles({ key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
    const { row, col } = this.cursor;
    const step = ARROW_STEPS[key];
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
