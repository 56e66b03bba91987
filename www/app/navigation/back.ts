// The browser's Back button closes the topmost layer: a menu, a dialog, a panel, and then the game, below
// which is the home.
//
// The history has one entry per open layer above the first entry. It is adapted after each change of layers.
//
// A full history drops entries to make room. Chromium first drops those without user activation, which may be
// this page's own entries in the middle of the list, while its Navigation API still lists them. From then on
// the entries below the current one are unknown: closing a layer only rewrites the current entry, and the
// page no longer goes back by itself.

/** A layer that Back closes. */
export interface Layer {
  isOpen(): boolean;
  /** The number of steps back until it is closed; 1 by default. */
  depth?(): number;
  /** Closes the layer, or goes back by one of its steps. */
  close(): void;
}

/** The state of a history entry: the number of open layers, and its index among all entries made. */
interface Entry {
  depth: number;
  place: number;
  /** True if the history was full when the entry was written. */
  isFull?: boolean;
}

/** The maximum length of a tab's history in Chromium and Firefox; Safari keeps more. */
const FULL = 50;

export class Back {
  /** From the lowest to the topmost. */
  readonly #layers: readonly Layer[];
  #place = 0;
  /** True during a navigation that the page started. */
  #isMoving = false;
  #isScheduled = false;
  /** True if entries may have been dropped. This is permanent. */
  #isFull = entry()?.isFull === true;

  constructor(layers: readonly Layer[]) {
    this.#layers = layers;
    this.#place = entry()?.place ?? 0;
    if (entry() === undefined) this.#write('replaceState', 0);
    addEventListener('popstate', () => this.#arrived());
  }

  /** Call when a layer may have opened or closed. */
  changed(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Deferred, so that a dialog that replaces another one counts as the same layer.
    setTimeout(() => {
      this.#isScheduled = false;
      this.#follow();
    });
  }

  /** True while the history has not caught up with the layers yet. */
  get isOnItsWay(): boolean {
    return this.#isScheduled || this.#isMoving;
  }

  /** Resolves when the history has caught up. */
  async arrived(): Promise<void> {
    // A dialog closed in the current task is reported one task later.
    do await new Promise((done) => setTimeout(done, 20));
    while (this.isOnItsWay);
  }

  get #depth(): number {
    const open = this.#layers.filter((layer) => layer.isOpen());
    return open.reduce((sum, layer) => sum + (layer.depth?.() ?? 1), 0);
  }

  #follow(): void {
    if (this.#isMoving) return;
    const here = entry();
    if (here === undefined) return;
    const wanted = this.#depth;
    for (let depth = here.depth + 1; depth <= wanted; depth += 1) this.#write('pushState', depth);
    if (wanted >= here.depth) return;
    if (this.#fills()) {
      this.#write('replaceState', wanted);
      return;
    }
    this.#isMoving = true;
    history.go(wanted - here.depth);
  }

  #arrived(): void {
    const here = entry();
    if (here === undefined) {
      // A link within the page was followed, which added an entry of its own.
      this.#place += 1;
      this.#write('replaceState', this.#depth);
      return;
    }
    const isBack = here.place < this.#place;
    this.#place = here.place;
    if (this.#isMoving) {
      this.#isMoving = false;
    } else if (isBack && this.#depth === 0) {
      // There is no layer to close, so the player wants to leave.
      history.back();
      return;
    } else if (isBack) {
      // The entry before a followed link has the same depth. A layer that has just opened has no entry yet,
      // but Back closes it first.
      const wanted = this.#isScheduled ? this.#depth - 1 : Math.min(here.depth, this.#depth - 1);
      while (this.#depth > Math.max(0, wanted) && this.#closeTop());
    }
    // Going forward cannot reopen layers, so adapt the history to the open ones.
    this.changed();
  }

  #closeTop(): boolean {
    const before = this.#depth;
    this.#layers.findLast((layer) => layer.isOpen())?.close();
    return this.#depth < before;
  }

  #fills(): boolean {
    this.#isFull ||= history.length >= FULL;
    return this.#isFull;
  }

  #write(how: 'pushState' | 'replaceState', depth: number): void {
    if (how === 'pushState') this.#place += 1;
    const written: Entry = { depth, place: this.#place, isFull: this.#fills() };
    history[how](written, '');
  }
}

function entry(): Entry | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state && 'place' in state
    ? (state as Entry)
    : undefined;
}
