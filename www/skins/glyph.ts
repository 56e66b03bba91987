// Small drawings, given as SVG paths on a plane from -1 to 1, and functions to fill and stroke paths.

export interface Ink {
  fill?: string | CanvasGradient;
  /** The stroke colour and its width. */
  line?: string | CanvasGradient;
  width?: number;
  dash?: readonly number[];
}

/** Fills and strokes a path in one layer per ink. Without a path, the context's own is used. */
export function ink(context: CanvasRenderingContext2D, inks: Ink | readonly Ink[], path?: Path2D): void {
  for (const { fill, line, width = 1, dash = [] } of [inks].flat()) {
    if (fill !== undefined) {
      context.fillStyle = fill;
      if (path === undefined) context.fill();
      else context.fill(path);
    }
    if (line === undefined) continue;
    context.strokeStyle = line;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    if (path === undefined) context.stroke();
    else context.stroke(path);
    context.setLineDash([]);
  }
}

/** Draws with context settings that are restored afterwards. */
export function apart(context: CanvasRenderingContext2D, draw: () => void): void {
  context.save();
  draw();
  context.restore();
}

/**
 * Draws a path centred at (x, y), with `size` as the length of 1, rotated clockwise by `turn` radians. Line
 * widths are in units of the path.
 */
export function glyph(
  context: CanvasRenderingContext2D,
  { x, y, size, turn = 0 }: { x: number; y: number; size: number; turn?: number },
  path: string,
  inks: Ink | readonly Ink[],
): void {
  apart(context, () => {
    context.translate(x, y);
    context.rotate(turn);
    context.scale(size, size);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    ink(context, inks, new Path2D(path));
  });
}

export const circle = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const quarter = (n: number): number => (n * Math.PI) / 2;

/** The path of a rounded square, given half its side and its corner radius. */
export const plate = (half: number, corner: number): string => {
  const side = 2 * (half - corner);
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${corner - half} ${-half}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}z`;
};
