// The browser's Back: it takes off what lies topmost, a menu, a dialog, a panel, and then the game, below which is the home.
//
// The history has as many entries of ours as layers are open, beside the first one. What opens and closes on the page need not
// care: after each change the history follows.
//
// A full history forgets entries to take up new ones. Chromium begins with those that nobody has touched, which may be ours in the middle of
// the list, and its Navigation API still lists them. What lies below the present entry is unknown from then on: what closes is written into
// the present entry, and only the player goes back.

/** Something that Back takes off. */
export interface Layer {
  isOpen(): boolean;
  /** How many steps back it takes until it is closed; one where it does not say. */
  depth?(): number;
  /** Takes it off, or makes one of its steps back. */
  close(): void;
}

/** What is kept with an entry of the history: how many layers lie there, and its place among all that were made. */
interface Entry {
  depth: number;
  place: number;
  /** Whether the history was full when the entry was written. */
  isFull?: boolean;
}

/** How many entries a tab's history holds in Chromium and Firefox; Safari keeps more. */
const FULL = 50;

export class Back {
  /** From the lowest to the topmost. */
  readonly #layers: readonly Layer[];
  #place = 0;
  /** The browser is on its way to another entry, as it was told to. */
  #isMoving = false;
  #isScheduled = false;
  /** Whether entries may have been forgotten. That cannot be undone. */
  #isFull = entry()?.isFull === true;

  constructor(layers: readonly Layer[]) {
    this.#layers = layers;
    this.#place = entry()?.place ?? 0;
    if (entry() === undefined) this.#write('replaceState', 0);
    addEventListener('popstate', () => this.#arrived());
  }

  /** Something may have opened or closed. */
  changed(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // A dialog that takes the place of another is one layer all the time.
    setTimeout(() => {
      this.#isScheduled = false;
      this.#follow();
    });
  }

  /** Whether the history has still to follow what was opened or closed. */
  get isOnItsWay(): boolean {
    return this.#isScheduled || this.#isMoving;
  }

  /** When the history has followed. */
  async arrived(): Promise<void> {
    // What closes in the present task is news a task later.
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
      // A link was followed on this page, which made an entry of its own.
      this.#place += 1;
      this.#write('replaceState', this.#depth);
      return;
    }
    const isBack = here.place < this.#place;
    this.#place = here.place;
    if (this.#isMoving) {
      this.#isMoving = false;
    } else if (isBack && this.#depth === 0) {
      // Nothing is left to take off: who goes back from here wants to leave.
      history.back();
      return;
    } else if (isBack) {
      // Behind a link that was followed lies an entry of the same depth.
      const wanted = Math.min(here.depth, this.#depth - 1);
      while (this.#depth > Math.max(0, wanted) && this.#closeTop());
    }
    // What is ahead cannot be opened again: what lies here counts.
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
