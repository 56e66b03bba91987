// The drawing tools that maps and pictures share, and the lines that both draw over their cells.
import { html, type TemplateResult } from 'lit/html.js';
import { box, type Cell, line, rectangle } from '../../cells/cells';
import { ink } from '../../skins/glyph';
import type { IconName } from '../../ui/icons';
import { iconButton } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';

type DrawingTool = 'pen' | 'line' | 'frame' | 'box' | 'bucket' | 'eraser';

interface Tool<Id> {
  id: Id;
  icon: IconName;
  key: string;
}

const DRAWING: readonly Tool<DrawingTool>[] = [
  { id: 'pen', icon: 's-pen', key: 'p' },
  { id: 'line', icon: 's-line', key: 'l' },
  { id: 'frame', icon: 's-square', key: 'r' },
  { id: 'box', icon: 's-box', key: 'b' },
  { id: 'bucket', icon: 's-bucket', key: 'f' },
  { id: 'eraser', icon: 's-eraser', key: 'e' },
];

/** The tools of a canvas: the shared ones and its own. The choice lasts while the studio is open. */
export class Tools<Own extends 'select' | 'hand' | 'pipette'> {
  readonly #all: readonly Tool<Own | DrawingTool>[];
  now: Own | DrawingTool = 'pen';

  constructor(own: readonly Tool<Own>[]) {
    this.#all = [...DRAWING, ...own];
  }

  /** True if the current tool spans two cells. */
  get spans(): boolean {
    return ['line', 'frame', 'box', 'select'].includes(this.now);
  }

  /** Returns the tool of a key and announces it; undefined if there is none. */
  of(host: Studio, key: string): Own | DrawingTool | undefined {
    const found = this.#all.find((tool) => tool.key === key)?.id;
    if (found !== undefined) host.announce(say(`studio-tool-${found}`));
    return found;
  }

  /** A row of tool buttons. The button of the hand tool is elsewhere. */
  row(take: (tool: Own | DrawingTool) => void): TemplateResult {
    return html`<div class="tool-row" role="toolbar" aria-label=${say('studio-tools')}>
      ${this.#all
        .filter(({ id }) => id !== 'hand')
        .map(({ id, icon }) =>
          iconButton(icon, say(`studio-tool-${id}`), () => take(id), { isOn: this.now === id }),
        )}
    </div>`;
  }

  /**
   * The cells that the current tool covers between two cells; `along` are the cells that the pointer passed.
   */
  cells(from: Cell, to: Cell, along: readonly Cell[]): readonly Cell[] {
    if (this.now === 'line') return line(from, to);
    return this.now === 'box' || this.now === 'frame' ? rectangle(from, to, this.now === 'box') : along;
  }
}

/** Clears a canvas and scales it to CSS pixels. Returns undefined while the canvas is not visible. */
export function emptied(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | undefined {
  const [w, h] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
  if (w === 0 || h === 0) return undefined;
  if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
  const context = canvas.getContext('2d');
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, w, h);
  context?.scale(devicePixelRatio, devicePixelRatio);
  return context ?? undefined;
}

/** Strokes the lines between cells. */
export function drawGrid(
  context: CanvasRenderingContext2D,
  size: number,
  { rows, cols }: { rows: number; cols: number },
): void {
  context.beginPath();
  for (let row = 1; row < rows; row += 1) {
    context.moveTo(0, row * size);
    context.lineTo(cols * size, row * size);
  }
  for (let col = 1; col < cols; col += 1) {
    context.moveTo(col * size, 0);
    context.lineTo(col * size, rows * size);
  }
  ink(context, { line: getComputedStyle(context.canvas).getPropertyValue('--grid') });
}

/** Draws a frame that is visible on any background. */
export function drawFrame(context: CanvasRenderingContext2D, size: number, a: Cell, b: Cell): void {
  const { top, left, bottom, right } = box(a, b);
  const rect = [left * size, top * size, (right - left + 1) * size, (bottom - top + 1) * size] as const;
  context.lineWidth = 4;
  context.strokeStyle = '#1b1917';
  context.strokeRect(...rect);
  context.lineWidth = 2;
  context.setLineDash([6, 4]);
  context.strokeStyle = '#fffdf9';
  context.strokeRect(...rect);
  context.setLineDash([]);
}
