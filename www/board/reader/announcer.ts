// Announces events to screen readers: one polite sentence per move, or at intervals in games with rounds.

/** A sentence as spoken, with its id. */
export interface Heard {
  id: string;
  text: string;
}

/**
 * A delay that merges quick moves, in milliseconds: of many moves a second, only the last is worth hearing.
 */
const SETTLED_MS = 60;

export class Announcer {
  readonly element = document.createElement('div');
  #last = '';
  #next: readonly Heard[] = [];
  /** True if they include the end of a game, which later sentences must not replace. */
  #isEnd = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs for a while after the last announcement. */
  #hearing: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.className = 'board-announcer hidden';
    this.element.setAttribute('aria-live', 'polite');
    this.element.setAttribute('aria-atomic', 'true');
  }

  /**
   * Speaks sentences as one. They replace earlier ones not yet spoken, unless those include the end of a
   * game.
   */
  tell(sentences: readonly Heard[], isEnd: boolean): void {
    if (sentences.length === 0) return;
    this.#next = this.#isEnd ? [...this.#next, ...sentences] : sentences;
    this.#isEnd ||= isEnd;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), SETTLED_MS);
  }

  /**
   * Speaks new sentences together, at most once every `every` milliseconds, for games with rounds. Of
   * sentences with the same id, only the last one is spoken, since it describes the current state. Urgent
   * sentences do not wait.
   */
  tellInTime(sentences: readonly Heard[], every: number, isUrgent: boolean): void {
    if (sentences.length === 0) return;
    this.#next = [...this.#next.filter(({ id }) => !sentences.some((one) => one.id === id)), ...sentences];
    if (this.#hearing !== undefined && !isUrgent) return;
    this.#timer ??= setTimeout(() => {
      this.#speak();
      clearTimeout(this.#hearing);
      this.#hearing = setTimeout(() => this.#heard(every), every);
    }, SETTLED_MS);
  }

  #heard(every: number): void {
    this.#hearing = undefined;
    this.tellInTime(this.#next, every, false);
  }

  #speak(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#next.map((one) => one.text).join(' ');
    this.#next = [];
    this.#isEnd = false;
    // Screen readers ignore an unchanged text, so a repeated one gets a space.
    this.#last = text === this.#last ? `${text}\u00a0` : text;
    this.element.textContent = this.#last;
  }

  clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hearing);
    this.#timer = undefined;
    this.#hearing = undefined;
    this.#next = [];
    this.#isEnd = false;
    this.#last = '';
    this.element.textContent = '';
  }
}
