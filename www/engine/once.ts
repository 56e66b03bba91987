// Values that are loaded once and cached by key.

/**
 * A load that has lasted this long, in milliseconds, is started again by the next call: the host may have
 * recovered, and the old request has not.
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
        // A late result is still a result.
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
