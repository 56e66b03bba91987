// What is fetched once and kept, by its key.

/** After so many milliseconds without an end the next one who asks begins anew: the host may have recovered, and the old request has not. */
export const PATIENCE_MS = 15_000;

export class Once<T> {
  readonly #coming = new Map<string, Promise<T>>();

  /** What is here, is under way, or begins now. What has failed is tried again by the next call. */
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
        // It may have come after all.
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
