// The picture editor: 16 by 16 pixels, 16 colours, and a preview of the game.

import { keyOf } from '../../../board/input/keys';
import './picture.css';
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { type Cell, isSame, line } from '../../../cells/cells';
import type { IconName } from '../../../ui/icons';
import { icon, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { type CanvasActions, CellCanvas } from '../../canvas/canvas';
import { drawGrid, Tools } from '../../canvas/tools';
import type { Studio } from '../../host';
import { addKind, kindSheet, pickPicture } from '../../parts/kinds';
import { addButton, groundOf, kindButton } from '../../parts/parts';
import { SIDE } from '../../parts/picture';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import type { RouteTo } from '../../route';
import type { KindView } from '../../types';
import { frameRow, framesOf } from './life';
import { flippedH, flippedV, flooded, type Pixels, painted, shifted, turned } from './pixels';
import { Preview } from './preview';

interface Change {
  id: 'flip-h' | 'flip-v' | 'turn' | 'left' | 'up' | 'down' | 'right';
  icon: IconName;
  key: string;
  of: (pixels: Pixels) => Pixels;
}

const CHANGES: readonly Change[] = [
  { id: 'flip-h', icon: 's-flip-h', key: 'h', of: flippedH },
  { id: 'flip-v', icon: 's-flip-v', key: 'v', of: flippedV },
  { id: 'turn', icon: 's-rotate-right', key: 't', of: turned },
  { id: 'left', icon: 's-left', key: 'a', of: (pixels) => shifted(pixels, 0, -1) },
  { id: 'up', icon: 's-up', key: 'w', of: (pixels) => shifted(pixels, -1, 0) },
  { id: 'down', icon: 's-down', key: 's', of: (pixels) => shifted(pixels, 1, 0) },
  { id: 'right', icon: 's-right', key: 'd', of: (pixels) => shifted(pixels, 0, 1) },
];

/** The palette's colours, as suffixes of sentence names. */
const COLOURS = [
  'none',
  'black',
  'slate',
  'grey',
  'white',
  'brown',
  'tan',
  'skin',
  'red',
  'orange',
  'yellow',
  'green',
  'lime',
  'blue',
  'sky',
  'violet',
] as const;

/** The chosen tool and colour, which are the same for all pictures. */
class PictureTools {
  readonly tools = new Tools<'pipette'>([{ id: 'pipette', icon: 's-pipette', key: 'i' }]);
  colour = 8;
  isMirrored = false;
}

export default class PicturePlace implements Place<'picture'>, CanvasActions {
  readonly keys = [
    ['↑ ↓ ← →', 'studio-key-cursor'],
    ['Enter', 'studio-key-use'],
    ['Shift+↑ ↓ ← →', 'studio-key-along'],
    ['P L R B F E I', 'studio-key-tools'],
    ['[ ]', 'studio-key-colours'],
    ['M', 'studio-mirror'],
    ['H V T', 'studio-key-turns'],
    ['W A S D', 'studio-key-shifts'],
  ] as const;
  readonly #host: Studio;
  readonly #brush: PictureTools;
  readonly #canvas: CellCanvas;
  readonly #preview: Preview;
  #name: string;
  /** The frame being drawn, from 0. */
  #frame = 0;
  #from: Cell | undefined;
  #to: Cell | undefined;
  #stroke: Cell[] = [];

  constructor(host: Studio, route: RouteTo<'picture'>, signal: AbortSignal) {
    this.#host = host;
    this.#brush = host.memory.of(PictureTools);
    this.#name = route.kind;
    this.#canvas = new CellCanvas(this, false, signal);
    this.#preview = new Preview(host, signal);
  }

  get kind(): KindView | undefined {
    return this.#host.kind(this.#name);
  }

  title(): string {
    return this.kind?.name ?? say('studio-place-picture');
  }

  follow(route: RouteTo<'picture'>): boolean {
    this.#canvas.cancel();
    if (this.#name !== route.kind) this.#frame = 0;
    this.#name = route.kind;
    return true;
  }

  render(): TemplateResult {
    const host = this.#host;
    const { kind } = this;
    this.#canvas.refresh();
    this.#preview.show(kind, this.#pictures());
    return html`
      <div class="picture-editor canvas-editor">
        <div class="palette kinds-row" role="group" aria-label=${say('studio-kinds')}>
          ${host.project.kinds.map((one) =>
            kindButton(host, one, () => host.go({ place: 'picture', kind: one.name }), {
              isOn: one.name === this.#name,
            }),
          )}
          ${addButton(say('studio-add-kind'), () => addKind(host, undefined, (name) => host.go({ place: 'picture', kind: name })))}
        </div>
        ${kind === undefined ? html`<p class="empty">${say('studio-no-picture')}</p>` : this.#editor(kind)}
      </div>
    `;
  }

  #editor(kind: KindView): TemplateResult {
    const host = this.#host;
    return html`
      <div class="drawing">${this.#canvas.element}</div>
      <div class="beside-drawing beside">
        ${this.#preview.element}
        <div class="buttons rest">
          <button type="button" class="soft" @click=${() => this.#fromGallery(kind)}>
            ${icon('s-gallery')}<span>${say('studio-gallery')}</span>
          </button>
          <button type="button" class="soft" @click=${() => kindSheet(host, kind.name)}>
            ${icon('settings')}<span>${say('studio-kind-settings')}</span>
          </button>
          ${iconButton('s-mirror', say('studio-mirror'), () => this.#toggleMirror(), { isOn: this.#brush.isMirrored })}
        </div>
        ${frameRow(host, kind, this.#frameOf(kind), (n) => this.#showFrame(n))}
      </div>
      <div class="hand-side">
        <div class="colours" role="group" aria-label=${say('studio-colours')}>
          ${COLOURS.map(
            (name, n) => html`<button
              type="button"
              class="colour"
              aria-pressed=${n === this.#brush.colour}
              aria-label=${say(`studio-colour-${name}`)}
              title=${say(`studio-colour-${name}`)}
              data-colour=${n}
              @click=${() => this.#choose(n)}
            >
              <svg aria-hidden="true" viewBox="0 0 1 1">
                ${n === 0 ? nothing : svg`<rect width="1" height="1" fill=${host.palette[n] ?? '#000000'}></rect>`}
              </svg>
            </button>`,
          )}
        </div>
        ${this.#brush.tools.row((tool) => this.#useTool(tool))}
        <div class="tool-row changes" role="toolbar" aria-label=${say('studio-changes')}>
          ${CHANGES.map(({ id, icon: name, of }) =>
            iconButton(name, say(`studio-change-${id}`), () => this.#set(of(this.#pixels))),
          )}
        </div>
      </div>
    `;
  }

  #useTool(tool: PictureTools['tools']['now']): void {
    this.#brush.tools.now = tool;
    this.#canvas.cancel();
    this.#host.update();
  }

  #choose(next: number): void {
    this.#brush.colour = next;
    if (this.#brush.tools.now === 'eraser' || this.#brush.tools.now === 'pipette')
      this.#brush.tools.now = 'pen';
    this.#host.update();
  }

  #toggleMirror(): void {
    this.#brush.isMirrored = !this.#brush.isMirrored;
    this.#host.update();
  }

  #set(pixels: Pixels): void {
    this.#host.edit(edits.pixels(this.#name, pixels, this.kind && this.#frameOf(this.kind)));
  }

  #fromGallery(kind: KindView): void {
    pickPicture(this.#host, say('studio-gallery'), kind.isSprite, (picture) =>
      this.#host.edit(edits.picture(kind.name, picture.name, this.#frameOf(kind))),
    );
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.shiftKey || this.kind === undefined) return false;
    const key = keyOf(event).toLowerCase();
    const known = this.#brush.tools.of(this.#host, key);
    const change = CHANGES.find((one) => one.key === key);
    if (known !== undefined) this.#useTool(known);
    else if (change !== undefined) {
      this.#set(change.of(this.#pixels));
      this.#host.announce(say(`studio-change-${change.id}`));
    } else if (key === 'm') {
      this.#toggleMirror();
    } else if (key === '[' || key === ']') {
      this.#choose((this.#brush.colour + (key === ']' ? 1 : COLOURS.length - 1)) % COLOURS.length);
      this.#host.announce(say(`studio-colour-${COLOURS[this.#brush.colour] ?? 'none'}`));
    } else return false;
    return true;
  }

  // The canvas

  name(): string {
    return say('studio-picture-of', { name: this.title() });
  }

  rows(): number {
    return SIDE;
  }

  cols(): number {
    return SIDE;
  }

  pans(): boolean {
    return false;
  }

  spans(): boolean {
    return this.#brush.tools.spans;
  }

  label({ row, col }: Cell): string {
    const pixel = this.#shown()[row * SIDE + col] ?? 0;
    const name = say(`studio-colour-${COLOURS[pixel] ?? 'none'}`);
    return say('studio-pixel', { row: row + 1, col: col + 1, colour: name });
  }

  begin(cell: Cell): void {
    this.#from = cell;
    this.#to = cell;
    this.#stroke = [cell];
    this.#strokeChanged();
  }

  move(cell: Cell): void {
    if (this.#to === undefined || isSame(this.#to, cell)) return;
    this.#stroke.push(...line(this.#to, cell));
    this.#to = cell;
    this.#strokeChanged();
  }

  end(): void {
    const { kind } = this;
    const to = this.#to;
    const pixels = this.#shown();
    const before = this.#pixels;
    this.#forget();
    if (kind === undefined || to === undefined) return;
    if (this.#brush.tools.now === 'pipette') this.long(to);
    else if (pixels.some((pixel, n) => pixel !== before[n])) this.#set(pixels);
  }

  cancel(): void {
    this.#forget();
    this.#strokeChanged();
  }

  long({ row, col }: Cell): void {
    const pixel = this.#pixels[row * SIDE + col];
    if (this.kind === undefined || pixel === undefined || row < 0 || col < 0 || col >= SIDE) return;
    this.#choose(pixel);
    this.#host.announce(say('studio-picked', { name: say(`studio-colour-${COLOURS[pixel] ?? 'none'}`) }));
  }

  #forget(): void {
    this.#from = undefined;
    this.#to = undefined;
    this.#stroke = [];
  }

  #strokeChanged(): void {
    this.#canvas.refresh();
    this.#preview.show(this.kind, this.#pictures());
  }

  /** The frame being drawn. Undo may have removed the chosen one. */
  #frameOf(kind: KindView): number {
    return Math.min(this.#frame, kind.frames.length);
  }

  #showFrame(frame: number): void {
    this.#canvas.cancel();
    this.#frame = frame;
    this.#host.update();
  }

  /** The stored pixels of the frame being drawn. */
  get #pixels(): Pixels {
    const { kind } = this;
    return (kind && framesOf(kind)[this.#frameOf(kind)]) ?? new Uint8Array(SIDE * SIDE);
  }

  /** All frames of the kind, including the current stroke. */
  #pictures(): Pixels[] {
    const { kind } = this;
    return kind === undefined
      ? []
      : framesOf(kind).map((pixels, n) => (n === this.#frameOf(kind) ? this.#shown() : pixels));
  }

  /** The frame being drawn, including the current stroke. */
  #shown(): Pixels {
    const pixels = this.#pixels;
    const [from, to] = [this.#from, this.#to];
    if (from === undefined || to === undefined || this.#brush.tools.now === 'pipette') return pixels;
    let cells =
      this.#brush.tools.now === 'bucket'
        ? flooded(pixels, to)
        : this.#brush.tools.cells(from, to, this.#stroke);
    if (this.#brush.isMirrored && this.#brush.tools.now !== 'bucket') {
      cells = cells.flatMap((cell) => [cell, { row: cell.row, col: SIDE - 1 - cell.col }]);
    }
    return painted(pixels, cells, this.#brush.tools.now === 'eraser' ? 0 : this.#brush.colour);
  }

  draw(context: CanvasRenderingContext2D, size: number): void {
    const style = getComputedStyle(this.#canvas.element);
    const side = SIDE * size;
    // A fine chequered ground, and a sprite's faint background, show through transparent pixels.
    context.fillStyle = style.getPropertyValue('--check-light');
    context.fillRect(0, 0, side, side);
    context.fillStyle = style.getPropertyValue('--check-dark');
    const half = size / 2;
    for (let n = 0; n < 4 * SIDE * SIDE; n += 1) {
      const [row, col] = [Math.floor(n / (2 * SIDE)), n % (2 * SIDE)];
      if ((row + col) % 2 === 1) context.fillRect(col * half, row * half, half, half);
    }
    const ground = this.kind?.isSprite ? groundOf(this.#host.project) : undefined;
    context.imageSmoothingEnabled = false;
    if (ground !== undefined) {
      context.globalAlpha = 0.25;
      context.drawImage(this.#host.picture(ground.pixels), 0, 0, side, side);
      context.globalAlpha = 1;
    }
    context.drawImage(this.#host.picture(this.#shown()), 0, 0, side, side);
    drawGrid(context, size, { rows: SIDE, cols: SIDE });
    context.beginPath();
    context.moveTo(side / 2, 0);
    context.lineTo(side / 2, side);
    if (!this.#brush.isMirrored) {
      context.moveTo(0, side / 2);
      context.lineTo(side, side / 2);
    }
    context.lineWidth = this.#brush.isMirrored ? 3 : 2;
    context.strokeStyle = style.getPropertyValue(this.#brush.isMirrored ? '--axis' : '--grid');
    context.stroke();
  }
}
