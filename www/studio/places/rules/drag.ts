// Drags a card by its grip to the position of another card of the same list.
import { listen, type Touch } from '../../../cells/pointers';

/** The distance from the edge of the scroller at which it scrolls, in CSS pixels. */
const NEAR = 64;

/**
 * Starts a drag with the pointer that pressed a grip. Calls `drop` with the number of the card at the target.
 */
export function drag(event: PointerEvent, drop: (to: number) => void): void {
  const grip = event.currentTarget as HTMLElement;
  const card = grip.closest<HTMLElement>('[data-rule]');
  const list = card?.parentElement;
  if (card === null || list === null || list === undefined || event.button > 0) return;
  grip.setPointerCapture(event.pointerId);
  const { clientY: start } = event;
  const scroller = scrollerOf(list);
  const scrolledFrom = scroller.scrollTop;
  const stop = new AbortController();
  let target: HTMLElement | undefined;
  let y = start;
  const others = () => [...list.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
  const place = () => {
    card.style.transform = `translateY(${y - start + scroller.scrollTop - scrolledFrom}px)`;
    const found = others().find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return one !== card && y >= top && y <= bottom;
    });
    target?.classList.remove('drop');
    target = found;
    target?.classList.add('drop');
  };
  const move = ({ id, y: to }: Touch) => {
    if (id !== event.pointerId) return;
    y = to;
    if (Math.abs(y - start) > 4) card.classList.add('dragged');
    const { top, bottom } = scroller.getBoundingClientRect();
    if (y < top + NEAR) scroller.scrollTop -= 12;
    if (y > bottom - NEAR) scroller.scrollTop += 12;
    place();
  };
  const end = (isDropped: boolean) => {
    stop.abort();
    card.style.transform = '';
    card.classList.remove('dragged');
    target?.classList.remove('drop');
    const to = Number(target?.dataset.rule);
    if (isDropped && target !== undefined) drop(to);
    target = undefined;
  };
  const cancel = () => end(false);
  listen(grip, { move, up: () => end(true), lost: cancel, cancel }, stop.signal);
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}
