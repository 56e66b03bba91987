// Marks that tell colours apart, for those who do not see the colours apart.
import type { Brush } from './skin';

export const MARKS = [
  'dot',
  'ring',
  'bar',
  'cross',
  'diamond',
  'triangle',
  'square',
  'chevron',
  'wave',
  'pillar',
] as const;
export type Mark = (typeof MARKS)[number];

/** Draws a mark in the sprite's middle; `size` is its breadth as a part of the sprite's. */
export function paintMark({ context, x, y, w, h }: Brush, mark: Mark, ink: string, size = 0.3): void {
  const s = (Math.min(w, h) * size) / 2;
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = s * 0.42;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  const line = (...points: number[]) => {
    for (let i = 0; i < points.length; i += 2) {
      context.lineTo((points[i] as number) * s, (points[i + 1] as number) * s);
    }
  };
  let isFilled = false;
  switch (mark) {
    case 'dot':
      context.arc(0, 0, s * 0.62, 0, 2 * Math.PI);
      isFilled = true;
      break;
    case 'ring':
      context.arc(0, 0, s * 0.78, 0, 2 * Math.PI);
      break;
    case 'bar':
      line(-0.9, 0, 0.9, 0);
      break;
    case 'pillar':
      line(0, -0.9, 0, 0.9);
      break;
    case 'cross':
      line(-0.7, -0.7, 0.7, 0.7);
      context.moveTo(0.7 * s, -0.7 * s);
      line(-0.7, 0.7);
      break;
    case 'diamond':
      line(0, -1, 1, 0, 0, 1, -1, 0);
      isFilled = true;
      break;
    case 'triangle':
      line(0, -0.85, 0.95, 0.75, -0.95, 0.75);
      isFilled = true;
      break;
    case 'square':
      context.rect(-0.72 * s, -0.72 * s, 1.44 * s, 1.44 * s);
      break;
    case 'chevron':
      line(-0.8, 0.4, 0, -0.45, 0.8, 0.4);
      break;
    case 'wave':
      context.moveTo(-0.95 * s, 0.1 * s);
      context.bezierCurveTo(-0.4 * s, -0.9 * s, 0.4 * s, 0.9 * s, 0.95 * s, -0.1 * s);
      break;
  }
  if (isFilled) {
    context.closePath();
    context.fill();
  } else {
    context.stroke();
  }
  context.restore();
}
