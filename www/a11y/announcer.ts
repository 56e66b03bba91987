// Tells screen readers what happened: one polite sentence a move.

export class Announcer {
  readonly element = document.createElement('div');
  #last = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.className = 'board-announcer';
    this.element.setAttribute('aria-live', 'polite');
    this.element.setAttribute('aria-atomic', 'true');
  }

  /** Says sentences as one. What was said before and not yet heard gives way. */
  tell(sentences: readonly string[]): void {
    const text = sentences.join(' ');
    if (text === '') return;
    // The same words again are no change that a screen reader would notice.
    const again = text === this.#last ? '\u00a0' : '';
    this.#last = again === '' ? text : '';
    clearTimeout(this.#timer);
    // Fast players make many moves a second; only the last of them is worth hearing.
    this.#timer = setTimeout(() => {
      this.element.textContent = text + again;
    }, 60);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#last = '';
    this.element.textContent = '';
  }
}
