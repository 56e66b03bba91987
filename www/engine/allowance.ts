// Limits what a text unfolds to. A text of a few hundred characters may stand for millions of moves, so they are
// counted while it unfolds, over the whole text, and before memory is used for them.

export class Allowance {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  /** Takes a number of characters, moves or values. Returns false if there are not as many left. */
  take(count: number): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }
}
