// Why a move was refused, in a line beside the place that the player touched and beside what it is about, never on either. It goes by
// itself, or with the next touch or key. Screen readers hear the sentence from the announcer.

import type { Rect } from '../engine/film';

/** So long it stays: a moment, and a little more for every character to be read. */
const MOMENT = 1200;
const PER_CHARACTER = 45;
/** How far it keeps from the place that was touched, from what it is about, and from the edges of the host, in CSS pixels. */
const AWAY = 34;
const BESIDE = 8;
const EDGE = 6;

/**
 * Where a bubble of some height goes: above what was touched and what it is about, else below both, else above or below what it is about
 * alone, where there is more room.
 */
export function beside(height: number, room: number, at: number, about: Rect | undefined): number {
  const [top, bottom] = about === undefined ? [at, at] : [about.y - BESIDE, about.y + about.h + BESIDE];
  const above = Math.min(top, at - AWAY) - height;
  if (above >= EDGE) return above;
  const below = Math.max(bottom, at + AWAY);
  if (below + height <= room - EDGE) return below;
  return top - height >= room - bottom - height ? top - height : bottom;
}

export class Bubble {
  readonly element = document.createElement('div');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.className = 'board-bubble';
    this.element.setAttribute('aria-hidden', 'true');
    this.element.hidden = true;
  }

  /** Shows a sentence beside a place and beside what it is about, in CSS pixels of the host. */
  show(text: string, at: { x: number; y: number }, about?: Rect): void {
    const { element } = this;
    element.textContent = text;
    element.hidden = false;
    const host = element.offsetParent ?? element.parentElement;
    const { offsetWidth, offsetHeight } = element;
    const most = (host?.clientWidth ?? 0) - offsetWidth - EDGE;
    const y = beside(offsetHeight, host?.clientHeight ?? 0, at.y, about);
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
