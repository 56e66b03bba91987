// Lucide icons on a board, drawn on the canvas with the stroke width of the page's icons.
import type { IconNode } from 'lucide';
import type { Brush } from './skin';

/** The side of the square that Lucide draws on. */
const SIDE = 24;

/** Draws an icon in the centre of a sprite. `size` is its width relative to the sprite's shorter side. */
export function paintIcon({ context, x, y, w, h }: Brush, icon: IconNode, ink: string, size = 0.6): void {
  const scale = (Math.min(w, h) * size) / SIDE;
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.scale(scale, scale);
  context.translate(-SIDE / 2, -SIDE / 2);
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [tag, attributes] of icon) {
    const value = (name: string) => Number(attributes[name] ?? 0);
    context.beginPath();
    if (tag === 'path') {
      context.stroke(new Path2D(String(attributes.d)));
    } else if (tag === 'circle') {
      context.arc(value('cx'), value('cy'), value('r'), 0, 2 * Math.PI);
      context.stroke();
    } else if (tag === 'rect') {
      context.roundRect(value('x'), value('y'), value('width'), value('height'), value('rx'));
      context.stroke();
    } else if (tag === 'line') {
      context.moveTo(value('x1'), value('y1'));
      context.lineTo(value('x2'), value('y2'));
      context.stroke();
    }
  }
  context.restore();
}
