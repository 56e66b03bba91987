// State that outlives a visit to a place of the studio: the chosen tool, the clipboard, verdicts on levels.

/** One object of each class, created when it is first requested. It lasts as long as the page. */
export class Memory {
  readonly #kept = new Map<new () => object, object>();

  of<T extends object>(kind: new () => T): T {
    const found = (this.#kept.get(kind) as T | undefined) ?? new kind();
    this.#kept.set(kind, found);
    return found;
  }
}
