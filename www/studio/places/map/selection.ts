// The selection on a map and the clipboard.
import { html, type TemplateResult } from 'lit/html.js';
import { box, type Cell, within } from '../../../cells/cells';
import { iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { drawFrame } from '../../canvas/tools';
import type { Studio } from '../../host';
import { graftBlock } from '../../parts/graft';
import { listed } from '../../parts/parts';
import { SIDE } from '../../parts/picture';
import * as edits from '../../project/edits';
import type { KindView, LevelView } from '../../types';
import type { LevelPicture } from './level-picture';

interface Clip {
  text: string;
  /** The project that it is from, and the kinds of it. */
  from: string;
  kinds: readonly KindView[];
  picture: HTMLCanvasElement;
  rows: number;
  cols: number;
}

/** The clipboard, which all maps share. */
class Clipboard {
  block: Clip | undefined;
}

export interface Selectable {
  readonly host: Studio;
  /** The level's number, from 0. */
  readonly n: number;
  readonly level: LevelView | undefined;
  readonly kind: KindView | undefined;
  readonly picture: LevelPicture;
  refresh(): void;
}

export class Selection {
  readonly #map: Selectable;
  area: { a: Cell; b: Cell } | undefined;
  /** True if the next touch pastes the clipboard. */
  isPasting = false;

  constructor(map: Selectable) {
    this.#map = map;
  }

  get #clipboard(): Clipboard {
    return this.#map.host.memory.of(Clipboard);
  }

  get isOpen(): boolean {
    return this.area !== undefined || this.isPasting;
  }

  forget(): void {
    this.area = undefined;
    this.isPasting = false;
  }

  /** Ends the selection. */
  close(): boolean {
    this.forget();
    this.#map.refresh();
    this.#map.host.update();
    return true;
  }

  copy(): boolean {
    const [{ area }, { host, n, level }] = [this, this.#map];
    if (area === undefined || level === undefined) return false;
    const { top, left, bottom, right } = box(area.a, area.b);
    const [rows, cols] = [bottom - top + 1, right - left + 1];
    const text = host.glue.blockOf(host.text, n, top, left, bottom, right);
    if (text === undefined) return false;
    const copied = document.createElement('canvas');
    [copied.width, copied.height] = [cols * SIDE, rows * SIDE];
    copied.getContext('2d')?.drawImage(this.#map.picture.of(host, level), -left * SIDE, -top * SIDE);
    const [from, { kinds }] = [host.id, host.project];
    this.#clipboard.block = { text, from, kinds, picture: copied, rows, cols };
    host.announce(say('studio-copied', { rows, cols }));
    return true;
  }

  cut(): boolean {
    return this.copy() && this.clear();
  }

  clear(): boolean {
    const { host, n } = this.#map;
    return this.area !== undefined && host.edit(edits.map.clear(n, this.area.a, this.area.b));
  }

  fill(): void {
    const { host, n, kind } = this.#map;
    if (this.area === undefined || kind === undefined) return;
    host.edit(edits.map.rect(n, kind.name, this.area.a, this.area.b));
  }

  /** Starts pasting: the next touch chooses the position. */
  paste(): boolean {
    if (this.#clipboard.block === undefined) return false;
    this.isPasting = true;
    this.#map.host.announce(say('studio-paste-where'));
    this.#map.refresh();
    return true;
  }

  /**
   * Pastes the clipboard and selects the result. What is from another project brings the kinds that this one
   * lacks. Returns true on success.
   */
  setDown(at: Cell): boolean {
    const { host, n, level } = this.#map;
    const { block } = this.#clipboard;
    if (block === undefined || level === undefined) return false;
    // Kinds of this project may have other names by now, but they keep their letters.
    const isOwn = block.from === host.id;
    const own = { made: [], added: [], text: block.text };
    const { made, added, text } = isOwn ? own : graftBlock(block.text, block.kinds, host.project);
    if (!host.edit(...made, edits.map.paste(n, at, text))) return false;
    if (added.length > 0) host.tellUndoable(say('studio-pasted-kinds', { kinds: listed(added) }));
    this.isPasting = false;
    const far = { row: at.row + block.rows - 1, col: at.col + block.cols - 1 };
    this.area = { a: at, b: within(level.rows, level.cols, far) };
    return true;
  }

  /** Draws the selection. `at` is the position of a paste in progress. */
  draw(context: CanvasRenderingContext2D, size: number, at: Cell): void {
    if (this.area !== undefined) drawFrame(context, size, this.area.a, this.area.b);
    const { block } = this.#clipboard;
    if (!this.isPasting || block === undefined) return;
    const { picture, rows, cols } = block;
    context.globalAlpha = 0.85;
    context.drawImage(picture, at.col * size, at.row * size, cols * size, rows * size);
    context.globalAlpha = 1;
    drawFrame(context, size, at, { row: at.row + rows - 1, col: at.col + cols - 1 });
  }

  bar(): TemplateResult {
    const isEnabled = this.area !== undefined;
    return html`
      <div class="tool-row selection" role="toolbar" aria-label=${say('studio-selection')}>
        ${
          this.isPasting
            ? html`<p class="rest">${say('studio-paste-where')}</p>`
            : html`
              ${iconButton('s-copy', say('studio-copy'), () => this.copy(), { isEnabled })}
              ${iconButton('s-cut', say('studio-cut'), () => this.cut(), { isEnabled })}
              ${iconButton('s-paste', say('studio-paste'), () => this.paste(), { isEnabled: this.#clipboard.block !== undefined })}
              ${iconButton('s-bucket', say('studio-fill-selection'), () => this.fill(), { isEnabled })}
              ${iconButton('s-bin', say('studio-clear'), () => this.clear(), { isEnabled })}
            `
        }
        ${iconButton('close', say('studio-unselect'), () => this.close())}
      </div>
    `;
  }
}
