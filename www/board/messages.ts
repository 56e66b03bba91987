// Sentences on the board: the notice over it until the next move, and bubbles near the touched point. Screen
// readers get both from the announcer.
import type { Rect } from '../engine/film';
import type { Sentence } from '../engine/types';
import type { Bubble } from './bubble';

export class Messages {
  readonly #canvas: HTMLElement;
  readonly #say: (sentence: Sentence) => string;
  /** Inserted into the page beside the canvas. */
  readonly notice = document.createElement('p');
  /** Fetched with the first sentence. */
  #bubble: Bubble | undefined;

  constructor(canvas: HTMLElement, say: (sentence: Sentence) => string) {
    this.#canvas = canvas;
    this.#say = say;
    this.notice.className = 'board-notice';
    this.notice.setAttribute('aria-hidden', 'true');
  }

  /** Shows the notice of the current position, which may be empty. */
  note(sentences: readonly Sentence[]): void {
    this.notice.textContent = this.#text(sentences);
    this.notice.hidden = sentences.length === 0;
  }

  /**
   * Shows sentences near a point and their subject, in CSS pixels of the canvas; by default at its centre.
   */
  tell(sentences: readonly Sentence[], at: { x: number; y: number } | undefined, about?: Rect): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const place = at ?? { x: clientWidth / 2, y: clientHeight / 2 };
    const text = this.#text(sentences);
    void this.#fetchBubble().then((bubble) => bubble?.show(text, place, about));
  }

  hide(): void {
    this.#bubble?.hide();
  }

  dispose(): void {
    this.hide();
    this.#bubble?.element.remove();
    this.notice.remove();
  }

  #text(sentences: readonly Sentence[]): string {
    return sentences.map((one) => this.#say(one)).join(' ');
  }

  async #fetchBubble(): Promise<Bubble | undefined> {
    const code = await import('./bubble').catch(console.warn);
    if (code === undefined || !this.#canvas.isConnected) return undefined;
    if (this.#bubble === undefined) {
      this.#bubble = new code.Bubble();
      this.#canvas.after(this.#bubble.element);
    }
    return this.#bubble;
  }
}
