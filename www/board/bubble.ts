// Why a move was refused, in a line beside the place that the player touched. It goes by itself, or with the next touch or
// key. Screen readers hear the sentence from the announcer.

/** So long it stays: a moment, and a little more for every character to be read. */
const MOMENT = 1200;
const PER_CHARACTER = 45;
/** How far it keeps from the place, and from the edges of the host, in CSS pixels. */
const AWAY = 34;
const EDGE = 6;

export class Bubble {
  readonly element = document.createElement('div');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.className = 'board-bubble';
    this.element.setAttribute('aria-hidden', 'true');
    this.element.hidden = true;
  }

  /** Shows a sentence beside a place given in CSS pixels of the host: above it, or below where there is no room. */
  show(text: string, at: { x: number; y: number }): void {
    const { element } = this;
    element.textContent = text;
    element.hidden = false;
    const host = element.offsetParent ?? element.parentElement;
    const { offsetWidth, offsetHeight } = element;
    const most = (host?.clientWidth ?? 0) - offsetWidth - EDGE;
    const above = at.y - AWAY - offsetHeight;
    const y = above >= EDGE ? above : at.y + AWAY;
    const x = Math.max(EDGE, Math.min(at.x - offsetWidth / 2, most));
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), MOMENT + PER_CHARACTER * text.length);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.element.hidden = true;
  }
}
