// Marks the edges of the view at which a map continues. Loaded with the first game that shows a part of its
// board.
import './edges.css';
import type { Rect, Sprite } from '../engine/film';

const ARROWS = { up: '▴', right: '▸', down: '▾', left: '◂' } as const;
type Side = keyof typeof ARROWS;

/**
 * The sides at which the board continues: those with sprites outside the view. Scenes contain the sprites up
 * to one cell outside, because they may move in.
 */
export function hiddenSides(sprites: readonly Pick<Sprite, 'x' | 'y' | 'w' | 'h' | 'clip'>[]): Set<Side> {
  const sides = new Set<Side>();
  for (const { x, y, w, h, clip } of sprites) {
    if (clip === undefined) continue;
    if (x + w <= clip.x) sides.add('left');
    if (x >= clip.x + clip.w) sides.add('right');
    if (y + h <= clip.y) sides.add('up');
    if (y >= clip.y + clip.h) sides.add('down');
  }
  return sides;
}

/** The parts of the board's view that the marks depend on. */
export interface EdgedView {
  readonly part: readonly Sprite[];
  readonly events: EventTarget;
  toHost(x: number, y: number): { x: number; y: number };
}

/** Marks the edges of the map, and updates the marks whenever the view moves. */
export function markEdges(shown: EdgedView, host: HTMLElement): void {
  const element = document.createElement('div');
  element.className = 'board-edges';
  element.setAttribute('aria-hidden', 'true');
  for (const [side, arrow] of Object.entries(ARROWS)) {
    const edge = document.createElement('i');
    edge.dataset.side = side;
    edge.textContent = arrow;
    element.append(edge);
  }
  host.append(element);
  const update = () => mark(element, shown);
  for (const type of ['rest', 'size', 'change']) shown.events.addEventListener(type, update);
  update();
}

function mark(element: HTMLElement, shown: EdgedView): void {
  const { part } = shown;
  const sides = hiddenSides(part);
  element.hidden = sides.size === 0;
  const map = part.find(({ clip }) => clip !== undefined)?.clip;
  if (element.hidden || map === undefined) return;
  lay(element, map, shown);
  for (const edge of element.children)
    if (edge instanceof HTMLElement) edge.hidden = !sides.has(edge.dataset.side as Side);
}

/** Positions the marks over the map. */
function lay({ style }: HTMLElement, { x, y, w, h }: Rect, board: EdgedView): void {
  const [from, to] = [board.toHost(x, y), board.toHost(x + w, y + h)];
  style.transform = `translate(${from.x}px, ${from.y}px)`;
  style.width = `${to.x - from.x}px`;
  style.height = `${to.y - from.y}px`;
}
