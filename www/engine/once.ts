// Values that are loaded once and cached by key.

/**
 * After this time, in milliseconds, the next call starts a pending load again, because the request may hang.
 */
export const PATIENCE_MS = 15_000;

export class Once<T> {
  readonly #coming = new Map<string, Promise<T>>();

  /**
   * Returns the cached value or the pending load, or starts one. A failed load is retried by the next call.
   */
  get(key: string, begin: () => Promise<T>): Promise<T> {
    const known = this.#coming.get(key);
    if (known !== undefined) return known;
    const coming = begin();
    this.#coming.set(key, coming);
    const forget = () => {
      if (this.#coming.get(key) === coming) this.#coming.delete(key);
    };
    const timer = setTimeout(forget, PATIENCE_MS);
    coming.then(
      () => {
        clearTimeout(timer);
        // Keep a result that arrives late, too.
        this.#coming.set(key, coming);
      },
      () => {
        clearTimeout(timer);
        forget();
      },
    );
    return coming;
  }
}
