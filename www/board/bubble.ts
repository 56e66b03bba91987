// A bubble with the reason why a move was refused. It appears next to the touched point and the affected
// pieces, but covers neither, and disappears after a while or on the next input. Screen readers get the
// sentence from the announcer.

import type { Rect } from '../engine/film';

/** The display time: a base, plus time per character for reading, in milliseconds. */
const MOMENT = 1200;
const PER_CHARACTER = 45;
/** Distances from the touched point, from the subject, and from the edges of the host, in CSS pixels. */
const AWAY = 34;
const BESIDE = 8;
const EDGE = 6;

/**
 * The top of a bubble with the given height: above both the touched point and the subject, or else below
 * both, or else above or below the subject alone, on the side with more room.
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

  /** Shows a sentence near a point and its subject, in CSS pixels of the host. */
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
