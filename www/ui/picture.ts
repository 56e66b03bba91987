// Pictures for sharing: results and tables, as text on light paper, whatever the theme of the page.

/** The width of a picture, and the margin at its sides, in pixels. */
export const [WIDTH, MARGIN] = [1080, 72];
export const INNER = WIDTH - 2 * MARGIN;

export const [INK, MUTED, STAR] = ['#2b2620', '#6b6257', '#a85f00'];
const PAPER = '#f4f0e8';

/** An empty sheet of paper. */
export function paper(height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width: WIDTH, height }).getContext('2d');
  if (context === null) throw new Error('no canvas to draw the picture on');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, height);
  return context;
}

export const pngOf = ({ canvas }: CanvasRenderingContext2D): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('the picture is empty')) : done(blob))),
  );

/** The smallest font, in pixels, and the height of a line as a multiple of the font. */
const SMALLEST = 20;
const LINE = 1.3;

/** The position and style of a text. */
export interface Put {
  x?: number;
  y: number;
  size: number;
  colour?: string;
  align?: CanvasTextAlign;
  /** The maximum number of lines, and their maximum width in pixels. */
  rows?: number;
  most?: number;
}

/** Writes a text, smaller if it is too long. Returns the y of the next line. */
export function put(
  context: CanvasRenderingContext2D,
  text: string,
  { x = WIDTH / 2, y, size, colour = INK, align = 'center', rows = 1, most = INNER }: Put,
): number {
  const { fontFamily } = getComputedStyle(document.body);
  const measure = (one: string) => context.measureText(one).width;
  for (let tried = size; ; tried -= 2) {
    context.font = `700 ${tried}px ${fontFamily}`;
    const lines = linesOf(text, measure, most);
    const fits = lines.length <= rows && lines.every((one) => measure(one) <= most);
    if (!fits && tried > SMALLEST) continue;
    context.fillStyle = colour;
    context.textAlign = align;
    const shown = lines.slice(0, rows);
    shown.forEach((one, n) => {
      context.fillText(one, x, y + n * tried * LINE, most);
    });
    return y + shown.length * tried * LINE;
  }
}

/** Breaks a text into lines of at most `most`, measured by `measure`. A longer word has a line of its own. */
export function linesOf(text: string, measure: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The address of the page, as a person writes it. */
export const addressShown = ({ host, pathname }: Pick<Location, 'host' | 'pathname'>): string =>
  `${host}${pathname.replace(/(index\.html)?$/, '').replace(/\/$/, '')}`;
