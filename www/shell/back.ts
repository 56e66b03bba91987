// The browser's Back: it takes off what lies topmost, a menu, a dialog, a panel, and then the game, below which is the home.
//
// The history has as many entries of ours as layers are open, beside the first one. What opens and closes on the page need not
// care: after each change the history follows.

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
}

export class Back {
  /** From the lowest to the topmost. */
  readonly #layers: readonly Layer[];
  #place = 0;
  /** The browser is on its way to another entry, as it was told to. */
  #isMoving = false;
  #isScheduled = false;

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

  #write(how: 'pushState' | 'replaceState', depth: number): void {
    if (how === 'pushState') this.#place += 1;
    const written: Entry = { depth, place: this.#place };
    history[how](written, '');
  }
}

function entry(): Entry | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state && 'place' in state
    ? (state as Entry)
    : undefined;
}
