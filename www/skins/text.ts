// Text that fits its sprite: sized by its number of digits and centred exactly.
import type { Brush } from './skin';

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
/** Metrics are measured at this size and scaled. */
const SAMPLE = 100;

interface Metrics {
  /** The width of a digit and the height of digits, at the sample size. */
  digit: number;
  height: number;
}

const metrics = new Map<string, Metrics>();

function measure(context: CanvasRenderingContext2D, weight: number): Metrics {
  const font = `${weight} ${SAMPLE}px ${FONT}`;
  let known = metrics.get(font);
  if (known === undefined) {
    context.font = font;
    const zeros = context.measureText('0000000000');
    known = { digit: zeros.width / 10, height: zeros.actualBoundingBoxAscent };
    metrics.set(font, known);
  }
  return known;
}

export interface TextStyle {
  ink: string;
  weight?: number;
  /**
   * The largest height of a digit relative to the sprite's height, and the largest width of the text relative
   * to its width.
   */
  height?: number;
  width?: number;
}

/**
 * Writes the sprite's text in its centre. The size depends on the number of digits, as if all were equally
 * wide, so that numbers of the same length have the same size.
 */
export function paintText(brush: Brush, { ink, weight = 700, height = 0.34, width = 0.72 }: TextStyle): void {
  const { context, x, y, w, h, text } = brush;
  if (text === undefined || text === '') return;
  const known = measure(context, weight);
  const tallest = (height * h * SAMPLE) / known.height;
  const widest = (width * w * SAMPLE) / (known.digit * [...text].length);
  const size = Math.min(tallest, widest);
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  // Centre the digits exactly: fonts differ too much to rely on the baseline "middle".
  const baseline = y + h / 2 + (known.height * size) / SAMPLE / 2;
  context.fillText(text, x + w / 2, Math.round(baseline));
}
