// Tells screen readers what happened: one polite sentence a move, or one in a while where time goes on by itself.

/** A sentence as it is heard, and what it is called. */
export interface Heard {
  id: string;
  text: string;
}

/** Fast players make many moves a second; only the last of them is worth hearing. */
const SETTLED_MS = 60;

export class Announcer {
  readonly element = document.createElement('div');
  #last = '';
  /** What is to be heard next. */
  #next: readonly Heard[] = [];
  /** Whether that holds how a game ended, which nothing that follows may keep from being heard. */
  #isEnd = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while what was told last is being heard. */
  #hearing: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.className = 'board-announcer hidden';
    this.element.setAttribute('aria-live', 'polite');
    this.element.setAttribute('aria-atomic', 'true');
  }

  /** Says sentences as one. What was said before and not yet heard gives way, unless it was the end of a game. */
  tell(sentences: readonly Heard[], isEnd: boolean): void {
    if (sentences.length === 0) return;
    this.#next = this.#isEnd ? [...this.#next, ...sentences] : sentences;
    this.#isEnd ||= isEnd;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), SETTLED_MS);
  }

  /**
   * The same where rounds follow each other: at most once in `every` milliseconds, with what was said since; of sentences of one
   * name the last, which is how things stand. What is urgent does not wait.
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
    // The same words again are no change that a screen reader would notice.
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
