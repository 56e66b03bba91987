// The board for screen readers: a grid of labels over the canvas, which neither hides it nor catches pointer
// events.
//
// Each cell is at the position of its piece, so that exploring by touch finds it. One cell is in the tab
// order (roving tabindex). Keys while the focus is in the grid:
//
// - Ctrl or Shift with an arrow moves the focus, whatever arrows do in the game. Home and End move it to the
//   ends of a row, with Ctrl to the ends of the grid.
// - A plain arrow goes to the game first, as everywhere on the page. If the game does not use it, the focus
//   moves.
// - Enter and Space tap the cell. The key goes to the game instead if the tap does nothing, if the game's own
//   cursor is there, or if a hint has just been given.
//
// If the game moves its own cursor, the focus follows.
import { ARROW_STEPS, type ArrowStep, next } from '../../cells/cells';
import type { Label, Labels, Sentence } from '../../engine/types';

export interface GridActions {
  say(sentence: Sentence): string;
  /** Taps a point in board units. Returns true if anything changed. */
  tap(x: number, y: number): boolean;
  /** Offers a key to the game. Returns true if it was used. */
  key(event: KeyboardEvent): boolean;
  /** True if a hint is shown that Enter plays. */
  isHinted(): boolean;
  /** The position of a board cell, in CSS pixels of the host. */
  place(x: number, y: number): { x: number; y: number; size: number };
}

interface Cell {
  element: HTMLElement;
  label: Label;
  text: string;
}

export class Grid {
  readonly element = document.createElement('div');
  readonly #act: GridActions;
  /** True if the reader has moved to another cell since the last change of the board. */
  #hasRead = false;
  /** Rows of cells, with holes. */
  #rows: { element: HTMLElement; cells: (Cell | undefined)[] }[] = [];
  #current: Cell | undefined;
  #cursor: { row: number; col: number } | null = null;

  constructor(act: GridActions, signal: AbortSignal) {
    this.#act = act;
    this.element.className = 'board-grid';
    this.element.setAttribute('role', 'grid');
    this.element.addEventListener('keydown', (event) => this.#key(event), { signal });
    this.element.addEventListener('focusin', (event) => this.#focused(event.target), { signal });
    // Assistive technology clicks elements without a pointer over the canvas.
    this.element.addEventListener('click', (event) => this.#clicked(event.target), { signal });
  }

  set name(name: string) {
    this.element.setAttribute('aria-label', name);
  }

  /** Applies new labels. Unchanged elements are not touched. */
  update({ rows, cols, focus, cells }: Labels): void {
    const hadFocus = this.element.contains(document.activeElement);
    this.#hasRead = false;
    this.element.hidden = cells.length === 0;
    this.element.setAttribute('aria-rowcount', String(rows));
    this.element.setAttribute('aria-colcount', String(cols));
    while (this.#rows.length > rows) this.#rows.pop()?.element.remove();
    while (this.#rows.length < rows) this.#rows.push(this.#row(this.#rows.length));
    const seen = new Set<Cell>();
    for (const label of cells) seen.add(this.#take(label));
    for (const row of this.#rows) {
      row.cells.forEach((cell, col) => {
        if (cell === undefined || seen.has(cell)) return;
        cell.element.remove();
        row.cells[col] = undefined;
      });
    }
    const moved = focus !== null && (focus.row !== this.#cursor?.row || focus.col !== this.#cursor?.col);
    this.#cursor = focus;
    const wanted = moved ? this.#rows[focus.row]?.cells[focus.col] : undefined;
    if (wanted !== undefined) this.#makeCurrent(wanted, hadFocus);
    else if (this.#current === undefined || !seen.has(this.#current)) {
      const first = this.#rows.flatMap((row) => row.cells).find((cell) => cell !== undefined);
      if (first !== undefined) this.#makeCurrent(first, hadFocus);
    }
  }

  /** Removes everything, for another game. */
  clear(): void {
    for (const row of this.#rows) row.element.remove();
    this.#rows = [];
    this.#current = undefined;
    this.#cursor = null;
  }

  /** Moves the labels to the current positions of the board's cells. */
  arrange(): void {
    for (const row of this.#rows) for (const cell of row.cells) if (cell !== undefined) this.#lay(cell);
  }

  #row(index: number): { element: HTMLElement; cells: (Cell | undefined)[] } {
    const element = document.createElement('div');
    element.setAttribute('role', 'row');
    element.setAttribute('aria-rowindex', String(index + 1));
    this.element.append(element);
    return { element, cells: [] };
  }

  #take(label: Label): Cell {
    const row = this.#rows[label.row] as { element: HTMLElement; cells: (Cell | undefined)[] };
    let cell = row.cells[label.col];
    if (cell === undefined) {
      const element = document.createElement('div');
      element.setAttribute('role', 'gridcell');
      element.setAttribute('aria-colindex', String(label.col + 1));
      element.tabIndex = -1;
      cell = { element, label, text: '' };
      const next = row.cells.slice(label.col + 1).find((other) => other !== undefined);
      row.element.insertBefore(element, next?.element ?? null);
      row.cells[label.col] = cell;
      this.#lay(cell);
    } else if (cell.label.x !== label.x || cell.label.y !== label.y) {
      this.#lay({ ...cell, label });
    }
    const isNew = cell.text === '' || !saysSame(cell.label, label);
    cell.label = label;
    // Rendering sentences is the most expensive part.
    const text = isNew ? this.#act.say(label) : cell.text;
    if (text !== cell.text) {
      cell.text = text;
      cell.element.setAttribute('aria-label', text);
    }
    return cell;
  }

  #lay({ element, label }: Cell): void {
    const { x, y, size } = this.#act.place(label.x, label.y);
    element.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    element.style.width = `${size}px`;
    element.style.height = `${size}px`;
    element.style.borderRadius = `${size * 0.14}px`;
  }

  #makeCurrent(cell: Cell, focus: boolean): void {
    if (this.#current !== undefined) this.#current.element.tabIndex = -1;
    this.#current = cell;
    cell.element.tabIndex = 0;
    if (focus) cell.element.focus({ preventScroll: true });
  }

  #of(target: EventTarget | null): Cell | undefined {
    return this.#rows
      .flatMap((row) => row.cells)
      .find((cell) => cell !== undefined && cell.element === target);
  }

  #focused(target: EventTarget | null): void {
    const cell = this.#of(target);
    if (cell !== undefined && cell !== this.#current) this.#makeCurrent(cell, false);
  }

  #clicked(target: EventTarget | null): void {
    const cell = this.#of(target);
    if (cell !== undefined) this.#act.tap(cell.label.x, cell.label.y);
  }

  #key(event: KeyboardEvent): void {
    if (this.#use(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #use(event: KeyboardEvent): boolean {
    const cell = this.#current;
    if (cell === undefined || event.altKey || event.metaKey) return false;
    const { row, col, x, y } = cell.label;
    const isReading = event.ctrlKey || event.shiftKey;
    const arrow = ARROW_STEPS[event.key];
    if (arrow !== undefined) {
      if (!isReading && this.#act.key(event)) return true;
      return this.#walk(row, col, arrow);
    }
    if (event.key === 'Home' || event.key === 'End') {
      const line = event.ctrlKey ? this.#rows.flatMap((one) => one.cells) : (this.#rows[row]?.cells ?? []);
      const cells = line.filter((one) => one !== undefined);
      const goal = event.key === 'Home' ? cells[0] : cells.at(-1);
      this.#hasRead = true;
      if (goal !== undefined) this.#makeCurrent(goal, true);
      return true;
    }
    if ((event.key === 'Enter' || event.key === ' ') && !isReading) {
      const isCursor = this.#cursor?.row === row && this.#cursor?.col === col;
      const isForGame = isCursor || (this.#act.isHinted() && !this.#hasRead);
      if (isForGame && this.#act.key(event)) return true;
      if (this.#act.tap(x, y)) return true;
      return isCursor ? false : this.#act.key(event);
    }
    return false;
  }

  /** Moves to the next cell in a direction, skipping holes. */
  #walk(row: number, col: number, step: ArrowStep): boolean {
    const rows = this.#rows.map(({ cells }) => cells);
    const found = next(rows, { row, col }, step);
    this.#hasRead = true;
    if (found !== undefined) this.#makeCurrent(found, true);
    return true;
  }
}

/** True if two sentences have the same id and arguments. */
function saysSame(a: Sentence, b: Sentence): boolean {
  if (a.id !== b.id) return false;
  const names = Object.keys(b.args);
  const isSame = (name: string) =>
    a.args[name] === b.args[name] || JSON.stringify(a.args[name]) === JSON.stringify(b.args[name]);
  return names.length === Object.keys(a.args).length && names.every(isSame);
}
