// The map editor: a palette of kinds, drawing tools, and the map.

import { keyOf } from '../../../board/input/keys';
import './map.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type Cell, isSame, line, within } from '../../../cells/cells';
import { iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { type CanvasActions, CellCanvas } from '../../canvas/canvas';
import { drawGrid, Tools } from '../../canvas/tools';
import type { Studio } from '../../host';
import { addKind } from '../../parts/kinds';
import { backgroundAt, spritesAt, spritesOf, tellCovered, tileLabel } from '../../parts/level';
import { addButton, kindButton } from '../../parts/parts';
import { SIDE } from '../../parts/picture';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import type { RouteTo } from '../../route';
import type { KindView, LevelView, ProjectView } from '../../types';
import { KEYS } from './keys';
import { LevelPicture } from './level-picture';
import { resizeSheet } from './resize';
import { type Selectable, Selection } from './selection';
import { Winning } from './winning';

/**
 * The smallest initial side of a tile for touch input, in CSS pixels. For a mouse the whole map is fitted.
 */
const FINGER = 24;

/** The chosen tool and kind, which are the same for all maps. */
class MapTools {
  readonly tools = new Tools<'select' | 'hand'>([
    { id: 'select', icon: 's-select', key: 's' },
    { id: 'hand', icon: 's-hand', key: 'g' },
  ]);
  kind: string | undefined;
}

export default class MapPlace implements Place<'map'>, CanvasActions, Selectable {
  readonly keys = KEYS;
  readonly host: Studio;
  readonly #choice: MapTools;
  readonly #canvas: CellCanvas;
  n: number;
  readonly picture = new LevelPicture();
  #from: Cell | undefined;
  #to: Cell | undefined;
  #stroke = new Map<string, Cell>();
  readonly #selection = new Selection(this);
  readonly #winning: Winning;
  #seen: ProjectView | undefined;

  constructor(host: Studio, route: RouteTo<'map'>, signal: AbortSignal) {
    this.host = host;
    this.#choice = host.memory.of(MapTools);
    this.n = route.level;
    this.#choice.kind = route.kind ?? this.#choice.kind;
    this.#canvas = new CellCanvas(this, true, signal);
    this.#winning = new Winning(host, signal);
    this.#showPlayer();
  }

  #showPlayer(): void {
    const { level } = this;
    const isFinger = matchMedia('(pointer: coarse)').matches;
    const first = level?.sprites;
    const player = first && first.length > 0 ? { row: first[1] ?? 0, col: first[2] ?? 0 } : undefined;
    if (player !== undefined) this.#canvas.cursor = player;
    this.#canvas.fit(isFinger ? FINGER : 0, player);
  }

  refresh(): void {
    this.#canvas.refresh();
  }

  rendered(): void {
    this.#winning.follow(this.n);
  }

  title(): string {
    return this.level?.name || say('studio-level-n', { n: this.n + 1 });
  }

  follow(route: RouteTo<'map'>): boolean {
    this.n = route.level;
    this.#selection.forget();
    this.#showPlayer();
    return true;
  }

  get #tools(): MapTools['tools'] {
    return this.#choice.tools;
  }

  get level(): LevelView | undefined {
    return this.host.project.levels[this.n];
  }

  get kind(): KindView | undefined {
    const { kinds } = this.host.project;
    const isPlaced = (n: number) => spritesOf(this.level).has(n);
    const known = kinds.find(({ name }) => name === this.#choice.kind);
    // A sprite that is not on the map yet is the likeliest choice.
    return known ?? kinds.find(({ isSprite }, n) => isSprite && !isPlaced(n)) ?? kinds[1] ?? kinds[0];
  }

  render(): TemplateResult {
    const host = this.host;
    const { levels } = host.project;
    if (this.level === undefined) {
      return html`<div class="empty">
        <p>${say('studio-no-level-yet')}</p>
        <button type="button" class="main" @click=${() => host.edit(edits.level.add())}>${say('studio-level-add')}</button>
      </div>`;
    }
    if (this.#seen !== host.project) {
      this.#seen = host.project;
      this.#canvas.refresh();
    }
    return html`
      <div class="map-editor canvas-editor">
        <div class="over-map beside tight">
          ${levels.length < 2 ? nothing : this.#levelChoice(levels)}
          ${this.#winning.button(this.n)}
          ${iconButton('s-resize', say('studio-resize'), () => resizeSheet(host, this.n))}
          ${iconButton('s-hand', say('studio-tool-hand'), () => this.#useTool(this.#tools.now === 'hand' ? 'pen' : 'hand'), { isOn: this.#tools.now === 'hand' })}
          ${iconButton('s-zoom-out', say('studio-zoom-out'), () => this.#canvas.zoomBy(0.7))}
          ${iconButton('s-zoom-in', say('studio-zoom-in'), () => this.#canvas.zoomBy(1.4))}
          ${iconButton('s-fit', say('studio-fit'), () => this.#canvas.fit())}
        </div>
        ${this.#canvas.element}
        <div class="hand-side">
          ${this.#selection.isOpen ? this.#selection.bar() : this.#winning.line(this.n)}
          ${this.#palette()} ${this.#tools.row((tool) => this.#useTool(tool))}
        </div>
      </div>
    `;
  }

  #levelChoice(levels: readonly LevelView[]): TemplateResult {
    return html`
      <label class="level-choice field rest">
        <span class="hidden">${say('studio-level')}</span>
        <select
          @change=${(event: Event) =>
            this.host.go({ place: 'map', level: Number((event.currentTarget as HTMLSelectElement).value) })}
        >
          ${levels.map(
            ({ name }, n) => html`<option value=${n} ?selected=${n === this.n}>
              ${n + 1}. ${name || say('studio-level-n', { n: n + 1 })}
            </option>`,
          )}
        </select>
      </label>
    `;
  }

  #palette(): TemplateResult {
    const host = this.host;
    const { kinds } = host.project;
    const chip = (kind: KindView) =>
      kindButton(host, kind, () => this.#choose(kind), {
        isOn: kind === this.kind,
        isBare: kind.isSprite,
        isQuick: true,
      });
    return html`
      <div class="palette" role="group" aria-label=${say('studio-palette')}>
        ${kinds.filter(({ isSprite }) => !isSprite).map(chip)}
        <span class="gap"></span>
        ${kinds.filter(({ isSprite }) => isSprite).map(chip)}
        ${addButton(say('studio-add-kind'), () => addKind(host, undefined, (name) => this.#chooseName(name)))}
      </div>
    `;
  }

  #useTool(tool: MapTools['tools']['now']): void {
    this.#tools.now = tool;
    if (tool === 'select') this.#selection.isPasting = false;
    else this.#selection.forget();
    this.#canvas.cancel();
    this.#canvas.refresh();
    this.host.update();
  }

  #choose(kind: KindView): void {
    this.#chooseName(kind.name);
    if (this.#tools.now === 'eraser' || this.#tools.now === 'select' || this.#tools.now === 'hand')
      this.#useTool('pen');
  }

  #chooseName(name: string): void {
    this.#choice.kind = name;
    this.host.update();
  }

  /** Chooses the topmost kind on a tile. */
  #pick({ row, col }: Cell): void {
    const { level } = this;
    if (level === undefined) return;
    const { kinds } = this.host.project;
    const top = spritesAt(level, row, col).at(-1);
    const kind = top === undefined ? backgroundAt(this.host.project, level, row, col) : kinds[top];
    if (kind === undefined) return;
    this.#choose(kind);
    if (this.host.settings.vibration) navigator.vibrate?.(15);
    this.host.announce(say('studio-picked', { name: kind.name }));
  }

  key(event: KeyboardEvent): boolean {
    const key = keyOf(event).toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'c') return this.#selection.copy();
      if (key === 'x') return this.#selection.cut();
      if (key === 'v') return this.#selection.paste();
      return false;
    }
    if (event.key === 'Escape' && this.#selection.isOpen) return this.#selection.close();
    if (event.key === 'Delete' && this.#selection.area !== undefined) return this.#selection.clear();
    const known = event.shiftKey ? undefined : this.#tools.of(this.host, key);
    if (known !== undefined) {
      this.#useTool(known);
      return true;
    }
    if (key === 'i') {
      this.#pick(this.#canvas.cursor);
      return true;
    }
    if (key === '[' || key === ']') {
      const { kinds } = this.host.project;
      const at = kinds.findIndex(({ name }) => name === this.kind?.name);
      const next = kinds[(at + (key === ']' ? 1 : kinds.length - 1)) % Math.max(1, kinds.length)];
      if (next === undefined) return false;
      this.#choose(next);
      this.host.announce(next.name);
      return true;
    }
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      const to = this.n + (event.key === 'PageUp' ? -1 : 1);
      if (this.host.project.levels[to] !== undefined) this.host.go({ place: 'map', level: to });
      return true;
    }
    if (key === '+' || key === '=') this.#canvas.zoomBy(1.4);
    else if (key === '-') this.#canvas.zoomBy(0.7);
    else if (key === '0') this.#canvas.fit();
    else return false;
    return true;
  }

  // The canvas

  name(): string {
    return say('studio-map-of', { name: this.title() });
  }

  rows(): number {
    return this.level?.rows ?? 1;
  }

  cols(): number {
    return this.level?.cols ?? 1;
  }

  pans(): boolean {
    return this.#tools.now === 'hand' && !this.#selection.isPasting;
  }

  spans(): boolean {
    return !this.#selection.isPasting && this.#tools.spans;
  }

  label(cell: Cell): string {
    return this.level === undefined ? '' : tileLabel(this.host.project, this.level, cell);
  }

  begin(cell: Cell): void {
    this.#from = this.#clamp(cell);
    this.#to = this.#from;
    this.#stroke.clear();
    if (this.#tools.now === 'select' && !this.#selection.isPasting)
      this.#selection.area = { a: this.#from, b: this.#from };
    if (this.#canvas.has(cell)) this.#add(cell);
    else this.#to = undefined;
  }

  move(cell: Cell): void {
    if (this.#from === undefined) return;
    const last = this.#to ?? cell;
    const to = this.spans() ? this.#clamp(cell) : cell;
    if (isSame(last, to)) return;
    this.#to = to;
    if (this.#selection.isPasting) this.#from = this.#clamp(cell);
    else if (this.#tools.now === 'select') this.#selection.area = { a: this.#from, b: to };
    else if (!this.spans()) for (const one of line(last, to)) if (this.#canvas.has(one)) this.#add(one);
    this.#canvas.refresh();
  }

  end(): void {
    const { kind } = this;
    const [from, to] = [this.#from, this.#to];
    const cells = this.#cells();
    this.#forget();
    if (from === undefined || to === undefined || kind === undefined) return;
    this.#choice.kind = kind.name;
    if (this.#selection.isPasting) this.#pasteAt(to);
    else if (this.#tools.now === 'bucket') this.host.edit(edits.map.fill(this.n, kind.name, from));
    else if (this.#tools.now === 'box') this.host.edit(edits.map.rect(this.n, kind.name, from, to));
    else if (this.#tools.now === 'eraser') this.#erase(cells);
    else if (this.#tools.now === 'select') this.host.update();
    else if (
      cells.length > 0 &&
      this.host.edit(edits.map[kind.isSprite ? 'put' : 'paint'](this.n, kind.name, cells))
    )
      tellCovered(this.host, this.n, kind, cells);
  }

  cancel(): void {
    if (this.#tools.now === 'select') this.#selection.area = undefined;
    this.#forget();
  }

  long(cell: Cell): void {
    if (!this.#selection.isPasting && this.#tools.now !== 'select') this.#pick(cell);
  }

  #forget(): void {
    this.#from = undefined;
    this.#to = undefined;
    this.#stroke.clear();
  }

  #clamp(cell: Cell): Cell {
    return within(this.rows(), this.cols(), cell);
  }

  #add(cell: Cell): void {
    this.#stroke.set(`${cell.row}/${cell.col}`, cell);
  }

  /** The cells of the current stroke. */
  #cells(): readonly Cell[] {
    const [from, to] = [this.#from, this.#to];
    if (from === undefined || to === undefined) return [];
    return this.#tools.cells(from, to, [...this.#stroke.values()]);
  }

  /** Removes the sprites in the cells. If there are none, resets the ground to the first background. */
  #erase(cells: readonly Cell[]): void {
    const { level } = this;
    const ground = this.host.project.kinds.find(({ isSprite }) => !isSprite);
    if (level === undefined || cells.length === 0) return;
    const taken = new Set<number>();
    for (let n = 0; n < level.sprites.length; n += 3) {
      taken.add((level.sprites[n + 1] ?? 0) * level.cols + (level.sprites[n + 2] ?? 0));
    }
    if (cells.some(({ row, col }) => taken.has(row * level.cols + col))) {
      this.host.edit(edits.map.takeAll(this.n, cells));
    } else if (ground !== undefined) {
      this.host.edit(edits.map.paint(this.n, ground.name, cells));
    }
  }

  #pasteAt(at: Cell): void {
    if (!this.#canvas.has(at) || !this.#selection.setDown(at)) return;
    this.#tools.now = 'select';
    this.host.update();
  }

  draw(context: CanvasRenderingContext2D, size: number): void {
    const { level } = this;
    if (level === undefined) return;
    context.imageSmoothingEnabled = size * devicePixelRatio < SIDE;
    context.drawImage(this.picture.of(this.host, level), 0, 0, level.cols * size, level.rows * size);
    if (size >= 10) drawGrid(context, size, level);
    this.#preview(context, size);
    this.#selection.draw(context, size, this.#from ?? this.#canvas.cursor);
  }

  /** Draws the result of the current stroke. */
  #preview(context: CanvasRenderingContext2D, size: number): void {
    const { kind } = this;
    if (
      !this.#canvas.isDrawing ||
      kind === undefined ||
      this.#selection.isPasting ||
      this.#tools.now === 'select'
    )
      return;
    const ground = this.host.project.kinds.find(({ isSprite }) => !isSprite);
    const shown = this.#tools.now === 'eraser' ? ground : kind;
    context.imageSmoothingEnabled = false;
    for (const { row, col } of this.#cells()) {
      if (shown === undefined) continue;
      context.globalAlpha = this.#tools.now === 'eraser' ? 0.7 : 1;
      context.drawImage(this.host.picture(shown.pixels), col * size, row * size, size, size);
    }
    context.globalAlpha = 1;
  }
}
