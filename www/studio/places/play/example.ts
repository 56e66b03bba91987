// Rules by example: choose a sprite on the board, show what it and its neighbours do, mark the tiles that
// matter, and get the rule.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Cell } from '../../../cells/cells';
import { typed } from '../../../ui/fields';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words';
import * as edits from '../../edits';
import { chip, kindTile, tile } from '../../parts';
import { painted } from '../../picture';
import type { Example, ExampleTile, KindView, Offset, Row, RuleView } from '../../types';
import { drawCommand, drawKind, drawMark } from '../rules/draw';
import { commandPicture, picturesOf, plain, rulePicture, sentence } from '../rules/pieces';
import { OFFSETS, rowOf } from '../rules/shape';
import { type Context, type Panel, sentences, spriteOf } from './context';
import type { Highlight } from './overlay';
import { Shown } from './shown';

const EVENTS = [
  ...['left', 'up', 'right', 'down', 'a'].map((button) => `press:${button}`),
  'change',
  ...['left', 'up', 'right', 'down'].map((way) => `smash:${way}`),
];
const HEADINGS = ['any', 'left', 'up', 'right', 'down', 'moving', 'resting'];
const VIEWS = ['all-four', 'flip-h', 'flip-v'];
const WAYS: Readonly<Record<string, string>> = {
  '-1,0': 'up',
  '0,1': 'right',
  '1,0': 'down',
  '0,-1': 'left',
};

export class ExamplePanel implements Panel {
  readonly name = 'example';
  readonly #context: Context;
  readonly #shown: Shown;

  constructor(context: Context) {
    this.#context = context;
    this.#shown = new Shown(context);
  }

  title(): string {
    return say('studio-watch-example');
  }

  picks(): string {
    return say(this.#shown.centre === undefined ? 'studio-watch-example-pick' : 'studio-watch-example-do');
  }

  /** The board has changed, so the example no longer applies. */
  moved(): void {
    this.#shown.begin(undefined);
  }

  pick(cell: Cell): void {
    const place = this.#shown.placeOf(cell);
    if (place !== undefined) this.#shown.selected = place;
    else {
      const found = this.#context.host.glue.around(this.#context.session, cell.row, cell.col);
      if (found?.tiles[4]?.sprites.length) this.#shown.begin(cell);
      else this.#context.host.toast(say('studio-watch-example-no-sprite'));
    }
    this.#context.update();
  }

  /** Turns a drag into a move command. Longer drags count as their first step. */
  drag(from: Cell, to: Cell): void {
    if (this.#shown.placeOf(from) === undefined) this.pick(from);
    const place = this.#shown.placeOf(from);
    const row = place === undefined ? undefined : rowOf(place);
    const [down, right] = [to.row - from.row, to.col - from.col];
    const way = WAYS[Math.abs(down) >= Math.abs(right) ? `${Math.sign(down)},0` : `0,${Math.sign(right)}`];
    if (place === undefined || row === undefined || way === undefined) return;
    this.#shown.selected = place;
    this.#do(row, `move:${way}`);
  }

  #do(row: Row, command: string): void {
    this.#shown.do(row, command);
    this.#context.host.announce(`${say('studio-watch-done')}: ${this.#command(command)}`);
    this.#context.update();
  }

  #command(command: string): string {
    return plain(sentences(this.#context).command(command));
  }

  highlights(): Highlight[] {
    if (this.#shown.centre === undefined) return [];
    const { row, col } = this.#shown.centre;
    const pictureOf = picturesOf(this.#context.host);
    const highlights: Highlight[] = [];
    OFFSETS.forEach((place, n) => {
      const cell = { row: row + Math.floor(n / 3) - 1, col: col + (n % 3) - 1 };
      const deeds = this.#shown.deeds.filter((deed) => deed.row === rowOf(place));
      if (deeds.length === 0 && !this.#shown.tiles.has(place) && place !== this.#shown.selected) return;
      highlights.push({
        ...cell,
        ...(place === this.#shown.selected
          ? { frame: 'picked' as const }
          : place === 'C'
            ? { frame: 'centre' as const }
            : {}),
        draw: (pen, x, y, size) => {
          for (const { command } of deeds) drawCommand(pen, command, x, y, size, pictureOf);
          if (this.#shown.tiles.has(place)) drawMark(pen, '+', x + size * 0.2, y + size * 0.2, size * 0.16);
        },
      });
    });
    return highlights;
  }

  render(): TemplateResult {
    if (this.#shown.centre === undefined)
      return html`<p class="note">${say('studio-watch-example-pick')}</p>`;
    const made = this.#shown.made();
    return html`
      <label class="field line">
        <span>${say('studio-watch-example-when')}</span>
        <select @change=${typed((event) => {
          this.#shown.when(event);
          this.#context.update();
        })}>
          ${EVENTS.map((event) => html`<option value=${event} ?selected=${event === this.#shown.event}>${sentences(this.#context).event(event)}</option>`)}
        </select>
      </label>
      <div class="watch-around">
        <div class="watch-nine" role="group" aria-label=${say('studio-watch-example-tiles')}>
          ${OFFSETS.map((place) => this.#tile(place))}
        </div>
        ${this.#details()}
      </div>
      ${this.#doing(made?.rule)}
      <fieldset class="watch-chips beside tight">
        <legend>${say('studio-watch-example-also')}</legend>
        ${VIEWS.map((view) =>
          chip(
            say('studio-watch-example-view', { view }),
            () => {
              if (!this.#shown.views.delete(view)) this.#shown.views.add(view);
              this.#context.update();
            },
            { isOn: this.#shown.views.has(view) },
          ),
        )}
      </fieldset>
      ${
        made === undefined
          ? nothing
          : html`<div class="watch-made stack">
              ${rulePicture(this.#context.host, made.rule)}
              <p class="note">${sentence(this.#context.host, sentences(this.#context).rule(made.rule))}</p>
              ${made.fault === undefined ? nothing : html`<p class="fault">${made.fault}</p>`}
            </div>`
      }
      <div class="buttons">
        ${button('s-check', say('studio-watch-example-make'), () => made && this.#make(made.text), {
          kind: 'main',
          isEnabled: made !== undefined && made.fault === undefined && this.#shown.deeds.length > 0,
        })}
      </div>
    `;
  }

  #make(text: string): void {
    const { host } = this.#context;
    if (!host.edit(edits.rule.addText(text))) return;
    const rule = host.project.rules.length - 1;
    this.#shown.begin(undefined);
    host.toast(say('studio-watch-example-made', { n: rule + 1 }));
    host.go({ place: 'rules', rule });
  }

  #spokenTile(place: Offset): string {
    const { project } = this.#context;
    const standing = this.#shown.standing(place);
    const where = say('studio-rule-tile', { place });
    if (standing === undefined) return say('studio-watch-example-off', { where });
    const names = standing.sprites.map(({ kind }) => spriteOf(project, kind)?.name ?? '?');
    const things = [...names, project.kinds[standing.background]?.name ?? '?'].join(', ');
    return say('studio-watch-example-tile', { where, things });
  }

  #tile(place: Offset): TemplateResult {
    const { host, project } = this.#context;
    const standing = this.#shown.standing(place);
    const matters = this.#shown.tiles.has(place);
    const deeds = this.#shown.deeds.filter(({ row }) => row === rowOf(place));
    const names =
      standing === undefined
        ? []
        : [
            project.kinds[standing.background]?.name,
            ...[...standing.sprites].reverse().map(({ kind }) => spriteOf(project, kind)?.name),
          ].filter((name) => name !== undefined);
    const state = `${names.join()}/${matters}/${deeds.map(({ command }) => command).join()}/${host.text.length}`;
    return html`<button
      type="button"
      class="watch-tile ${matters ? 'matters' : ''}"
      ?disabled=${standing === undefined}
      aria-current=${place === this.#shown.selected ? 'true' : nothing}
      aria-label=${`${this.#spokenTile(place)} ${matters ? say('studio-watch-matters') : ''}`}
      @click=${() => {
        this.#shown.selected = place;
        this.#context.update();
      }}
    ><canvas width="96" height="96" aria-hidden="true" ${painted(state, (pen) => {
      const pictureOf = picturesOf(host);
      pen.globalAlpha = matters ? 1 : 0.45;
      for (const name of names) drawKind(pen, name, 0, 0, 96, pictureOf);
      pen.globalAlpha = 1;
      for (const { command } of deeds) drawCommand(pen, command, 8, 8, 80, pictureOf);
      if (matters) drawMark(pen, '+', 16, 16, 13);
    })}></canvas></button>`;
  }

  /** The conditions on the chosen tile. */
  #details(): TemplateResult | typeof nothing {
    const { host, project } = this.#context;
    const place = this.#shown.selected;
    const standing = this.#shown.standing(place);
    if (standing === undefined) return nothing;
    const asked = this.#shown.tiles.get(place);
    const toggle = (list: number[], n: number) =>
      list.includes(n) ? list.filter((other) => other !== n) : [...list, n];
    const change = (next: Partial<ExampleTile>) => {
      if (asked === undefined) return;
      this.#shown.tiles.set(place, { ...asked, ...next });
      this.#context.update();
    };
    const grounds = project.kinds.filter(({ isSprite }) => !isSprite);
    const sprites = project.kinds.filter(({ isSprite }) => isSprite);
    const kindChip = (kind: KindView, isOn: boolean, click: () => void) =>
      chip(kind.isSprite ? tile(host, kind.pixels) : kindTile(host, kind), click, {
        isOn,
        label: kind.name,
        look: 'kind-chip',
      });
    const matter = () => {
      if (!this.#shown.tiles.delete(place)) this.#shown.matter(place);
      this.#context.update();
    };
    const matters = html`${icon('s-check')}<span>${say('studio-watch-example-matters')}</span>`;
    return html`<div class="stack">
      ${place === 'C' ? nothing : chip(matters, matter, { isOn: asked !== undefined })}
      ${
        asked === undefined
          ? nothing
          : html`
            <div class="watch-chips beside tight" role="group" aria-label=${say('studio-watch-example-ground')}>
              <span>${say('studio-watch-example-ground')}</span>
              ${grounds.map((kind, n) => kindChip(kind, asked.grounds.includes(n), () => change({ grounds: toggle(asked.grounds, n) })))}
            </div>
            <div class="watch-chips beside tight" role="group" aria-label=${say('studio-watch-example-sprites')}>
              <span>${say('studio-watch-example-sprites')}</span>
              ${sprites.map((kind, n) =>
                kindChip(kind, asked.sprites.includes(n), () => {
                  const next = toggle(asked.sprites, n);
                  // The centre always needs a sprite.
                  if (place !== 'C' || next.length > 0)
                    change({ sprites: next, without: next.length > 0 ? [] : asked.without });
                }),
              )}
              ${
                asked.sprites.length > 0 || place === 'C'
                  ? nothing
                  : chip(
                      say('studio-watch-example-empty'),
                      () => change({ without: asked.without.length > 0 ? [] : sprites.map((_, n) => n) }),
                      { isOn: asked.without.length > 0 },
                    )
              }
            </div>
            ${
              asked.sprites.length === 0
                ? nothing
                : html`<label class="field line"><span>${say('studio-watch-example-way')}</span>
                  <select @change=${typed((heading) => change({ heading }))}>
                    ${HEADINGS.map((heading) => html`<option value=${heading} ?selected=${heading === asked.heading}>${say('studio-watch-example-heading', { heading })}</option>`)}
                  </select></label>`
            }`
      }
    </div>`;
  }

  /** The commands of the chosen tile: buttons for the possible ones, and the list of those chosen. */
  #doing(rule: RuleView | undefined): TemplateResult | typeof nothing {
    const { host } = this.#context;
    const row = rowOf(this.#shown.selected);
    const asked = this.#shown.tiles.get(this.#shown.selected);
    const chips = (of: Row) =>
      (rule?.offers[of] ?? []).map((command) =>
        chip(commandPicture(host, command), () => this.#do(of, command), {
          label: this.#command(command),
          look: 'command',
        }),
      );
    const undo = (n: number) => () => {
      this.#shown.deeds = this.#shown.deeds.toSpliced(n, 1);
      this.#context.update();
    };
    const done = ({ row: of, command }: Example['deeds'][number], n: number) =>
      html`<li>${chip(
        html`${commandPicture(host, command)}<span>${say('studio-rule-tile', { place: of })}</span>${icon('close')}`,
        undo(n),
        { label: say('studio-watch-example-undo', { command: this.#command(command) }), look: 'command' },
      )}</li>`;
    return html`
      <div class="watch-deeds stack">
        <h3>${say('studio-watch-example-deeds')}</h3>
        ${
          row === undefined
            ? html`<p class="note">${say('studio-watch-example-corner')}</p>`
            : html`<div class="watch-chips beside tight" role="group" aria-label=${say('studio-watch-example-deeds')}>
              ${asked === undefined && this.#shown.standing(this.#shown.selected)?.sprites.length ? html`<p class="note">${say('studio-watch-example-first')}</p>` : nothing}
              ${chips(row)}
            </div>`
        }
        ${
          this.#shown.deeds.length === 0
            ? nothing
            : html`<ul class="buttons tight" aria-label=${say('studio-watch-done')}>
              ${this.#shown.deeds.map(done)}
            </ul>`
        }
      </div>
    `;
  }
}
