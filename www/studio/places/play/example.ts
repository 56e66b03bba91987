// By example: choose a sprite on the board, say what happens to it and around it, choose what of its surroundings matters, and get the rule.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Cell } from '../../../cells/cells';
import { button, icon } from '../../../shell/parts';
import { phraseIn } from '../../../shell/phrases';
import { say } from '../../../shell/words';
import * as edits from '../../edits';
import { kindTile, tile } from '../../parts';
import { painted } from '../../picture';
import type { Around, Example, ExampleTile, KindView, Place, Row, RuleView, Standing } from '../../types';
import { drawCommand, drawKind, drawMark } from '../rules/draw';
import { commandPicture, picturesOf, rulePicture, sentence } from '../rules/pieces';
import { PLACES, rowOf } from '../rules/shape';
import { type Context, type Panel, sentences, spriteOf } from './context';
import type { Mark } from './overlay';

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
const TOWARDS: Readonly<Record<string, Place>> = { up: 'N', right: 'E', down: 'S', left: 'W' };

export class ExamplePanel implements Panel {
  readonly name = 'example';
  readonly #context: Context;
  #centre: Cell | undefined;
  #around: Around | undefined;
  #selected: Place = 'C';
  #event = 'press:right';
  /** Whether the author has chosen the event; before that it follows what is done. */
  #isEventChosen = false;
  #views = new Set<string>();
  #tiles = new Map<Place, ExampleTile>();
  #deeds: Example['deeds'] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  title(): string {
    return say('studio-watch-example');
  }

  picks(): string {
    return say(this.#centre === undefined ? 'studio-watch-example-pick' : 'studio-watch-example-do');
  }

  /** The board has changed: what was begun is about another one. */
  moved(): void {
    this.#begin(undefined);
  }

  #begin(cell: Cell | undefined): void {
    this.#centre = cell;
    this.#around =
      cell === undefined
        ? undefined
        : this.#context.host.glue.around(this.#context.session, cell.row, cell.col);
    this.#selected = 'C';
    this.#tiles = new Map();
    this.#deeds = [];
    this.#isEventChosen = false;
    this.#event = this.#around?.tiles[4]?.sprites[0]?.kind === 0 ? 'press:right' : 'change';
    if (this.#around !== undefined) this.#matter('C');
  }

  pick(cell: Cell): void {
    const place = this.#placeOf(cell);
    if (place !== undefined) this.#selected = place;
    else {
      const found = this.#context.host.glue.around(this.#context.session, cell.row, cell.col);
      if (found?.tiles[4]?.sprites.length) this.#begin(cell);
      else this.#context.host.toast(say('studio-watch-example-no-sprite'));
    }
    this.#context.update();
  }

  /** Something was dragged by a step: it moves. Longer ways are taken as their first step. */
  drag(from: Cell, to: Cell): void {
    if (this.#placeOf(from) === undefined) this.pick(from);
    const place = this.#placeOf(from);
    const row = place === undefined ? undefined : rowOf(place);
    const [down, right] = [to.row - from.row, to.col - from.col];
    const way = WAYS[Math.abs(down) >= Math.abs(right) ? `${Math.sign(down)},0` : `0,${Math.sign(right)}`];
    if (place === undefined || row === undefined || way === undefined) return;
    this.#selected = place;
    this.#do(row, `move:${way}`);
  }

  #placeOf({ row, col }: Cell): Place | undefined {
    if (this.#centre === undefined) return undefined;
    const [down, right] = [row - this.#centre.row + 1, col - this.#centre.col + 1];
    return down < 0 || down > 2 || right < 0 || right > 2 ? undefined : PLACES[3 * down + right];
  }

  #standing(place: Place): Standing | undefined {
    return this.#around?.tiles[PLACES.indexOf(place)] ?? undefined;
  }

  /** Asks of a tile what stands there: its ground, and its sprite or that there is none. */
  #matter(place: Place): ExampleTile | undefined {
    const known = this.#tiles.get(place);
    const standing = this.#standing(place);
    if (known !== undefined || standing === undefined) return known;
    const sprite = standing.sprites[0]?.kind;
    const all = this.#context.project.kinds.filter(({ isSprite }) => isSprite).map((_, n) => n);
    const made: ExampleTile = {
      place,
      grounds: place === 'C' || sprite !== undefined ? [] : [standing.background],
      sprites: sprite === undefined ? [] : [sprite],
      without: sprite === undefined ? all : [],
      heading: 'any',
    };
    this.#tiles.set(place, made);
    return made;
  }

  #do(row: Row, command: string): void {
    const [verb, of = ''] = command.split(':');
    if (row !== 'game') this.#matter(row as Place);
    // Where it goes matters, mostly.
    if (verb === 'move' && row === 'C') this.#matter(TOWARDS[of] ?? 'C');
    if (verb === 'move') {
      this.#deeds = this.#deeds.filter(
        (deed) => deed.row !== row || !deed.command.startsWith('move:') || this.#createsBefore(deed),
      );
    }
    if (verb === 'move' && row === 'C' && !this.#isEventChosen && this.#event.startsWith('press:')) {
      this.#event = `press:${of}`;
    }
    this.#deeds = [...this.#deeds, { row, command }];
    this.#context.host.announce(`${say('studio-watch-done')}: ${this.#command(command)}`);
    this.#context.update();
  }

  /** Whether a command is about something that its row has created. */
  #createsBefore(deed: Example['deeds'][number]): boolean {
    return this.#deeds
      .slice(0, this.#deeds.indexOf(deed))
      .some(({ row, command }) => row === deed.row && command.startsWith('create:'));
  }

  #command(command: string): string {
    return sentences(this.#context)
      .command(command)
      .replace(/[\u2068\u2069]/g, '');
  }

  #example(): Example {
    return {
      event: this.#event,
      views: [...this.#views],
      tiles: [...this.#tiles.values()],
      deeds: this.#deeds,
    };
  }

  /** The rule as it would be, and its text. */
  #made(): { text: string; rule: RuleView; fault: string | undefined } | undefined {
    const { host, text } = this.#context;
    try {
      const rule = host.glue.byExample(text, this.#example());
      const { rules, findings } = host.glue.view(`${text}\n${rule}`);
      const made = rules.at(-1);
      const fault = findings.find(
        ({ part, isWarning }) => !isWarning && part.what === 'rule' && part.n === rules.length - 1,
      );
      if (made === undefined) return undefined;
      return { text: rule, rule: made, fault: fault && phraseIn(fault.phrase) };
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  marks(): Mark[] {
    if (this.#centre === undefined) return [];
    const { row, col } = this.#centre;
    const pictureOf = picturesOf(this.#context.host);
    const marks: Mark[] = [];
    PLACES.forEach((place, n) => {
      const cell = { row: row + Math.floor(n / 3) - 1, col: col + (n % 3) - 1 };
      const deeds = this.#deeds.filter((deed) => deed.row === rowOf(place));
      if (deeds.length === 0 && !this.#tiles.has(place) && place !== this.#selected) return;
      marks.push({
        ...cell,
        ...(place === this.#selected
          ? { frame: 'picked' as const }
          : place === 'C'
            ? { frame: 'centre' as const }
            : {}),
        draw: (pen, x, y, size) => {
          for (const { command } of deeds) drawCommand(pen, command, x, y, size, pictureOf);
          if (this.#tiles.has(place)) drawMark(pen, '+', x + size * 0.2, y + size * 0.2, size * 0.16);
        },
      });
    });
    return marks;
  }

  render(): TemplateResult {
    if (this.#centre === undefined) return html`<p class="note">${say('studio-watch-example-pick')}</p>`;
    const made = this.#made();
    return html`
      <label class="field line">
        <span>${say('studio-watch-example-when')}</span>
        <select @change=${(event: Event) => {
          this.#event = (event.currentTarget as HTMLSelectElement).value;
          this.#isEventChosen = true;
          // Sprites that are there already do not move in a collision: it is too late for that.
          if (this.#event.startsWith('smash:'))
            this.#deeds = this.#deeds.filter(({ command }) => !command.startsWith('move:'));
          this.#matter(TOWARDS[this.#event.split(':')[1] ?? ''] ?? 'C');
          this.#context.update();
        }}>
          ${EVENTS.map((event) => html`<option value=${event} ?selected=${event === this.#event}>${sentences(this.#context).event(event)}</option>`)}
        </select>
      </label>
      <div class="watch-around">
        <div class="watch-nine" role="group" aria-label=${say('studio-watch-example-tiles')}>
          ${PLACES.map((place) => this.#tile(place))}
        </div>
        ${this.#details()}
      </div>
      ${this.#doing(made?.rule)}
      <fieldset class="watch-chips beside tight">
        <legend>${say('studio-watch-example-also')}</legend>
        ${VIEWS.map(
          (view) =>
            html`<button type="button" class="chip" aria-pressed=${this.#views.has(view)} @click=${() => {
              if (!this.#views.delete(view)) this.#views.add(view);
              this.#context.update();
            }}>${say('studio-watch-example-view', { view })}</button>`,
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
          isEnabled: made !== undefined && made.fault === undefined && this.#deeds.length > 0,
        })}
      </div>
    `;
  }

  #make(text: string): void {
    const { host } = this.#context;
    if (!host.edit(edits.rule.addText(text))) return;
    const rule = host.project.rules.length - 1;
    this.#begin(undefined);
    host.toast(say('studio-watch-example-made', { n: rule + 1 }));
    host.go({ place: 'rules', rule });
  }

  #spokenTile(place: Place): string {
    const { project } = this.#context;
    const standing = this.#standing(place);
    const where = say('studio-rule-tile', { place });
    if (standing === undefined) return say('studio-watch-example-off', { where });
    const names = standing.sprites.map(({ kind }) => spriteOf(project, kind)?.name ?? '?');
    const things = [...names, project.kinds[standing.background]?.name ?? '?'].join(', ');
    return say('studio-watch-example-tile', { where, things });
  }

  #tile(place: Place): TemplateResult {
    const { host, project } = this.#context;
    const standing = this.#standing(place);
    const matters = this.#tiles.has(place);
    const deeds = this.#deeds.filter(({ row }) => row === rowOf(place));
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
      aria-current=${place === this.#selected ? 'true' : nothing}
      aria-label=${`${this.#spokenTile(place)} ${matters ? say('studio-watch-matters') : ''}`}
      @click=${() => {
        this.#selected = place;
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

  /** What matters of the chosen tile. */
  #details(): TemplateResult | typeof nothing {
    const { host, project } = this.#context;
    const place = this.#selected;
    const standing = this.#standing(place);
    if (standing === undefined) return nothing;
    const asked = this.#tiles.get(place);
    const toggle = (list: number[], n: number) =>
      list.includes(n) ? list.filter((other) => other !== n) : [...list, n];
    const change = (next: Partial<ExampleTile>) => {
      if (asked === undefined) return;
      this.#tiles.set(place, { ...asked, ...next });
      this.#context.update();
    };
    const grounds = project.kinds.filter(({ isSprite }) => !isSprite);
    const sprites = project.kinds.filter(({ isSprite }) => isSprite);
    const chip = (
      kind: KindView,
      isOn: boolean,
      click: () => void,
    ) => html`<button type="button" class="chip kind-chip"
      aria-pressed=${isOn} aria-label=${kind.name} title=${kind.name} @click=${click}>${kind.isSprite ? tile(host, kind.pixels) : kindTile(host, kind)}</button>`;
    return html`<div class="stack">
      ${
        place === 'C'
          ? nothing
          : html`<button type="button" class="chip" aria-pressed=${asked !== undefined} @click=${() => {
              if (!this.#tiles.delete(place)) this.#matter(place);
              this.#context.update();
            }}>${icon('s-check')}<span>${say('studio-watch-example-matters')}</span></button>`
      }
      ${
        asked === undefined
          ? nothing
          : html`
            <div class="watch-chips beside tight" role="group" aria-label=${say('studio-watch-example-ground')}>
              <span>${say('studio-watch-example-ground')}</span>
              ${grounds.map((kind, n) => chip(kind, asked.grounds.includes(n), () => change({ grounds: toggle(asked.grounds, n) })))}
            </div>
            <div class="watch-chips beside tight" role="group" aria-label=${say('studio-watch-example-sprites')}>
              <span>${say('studio-watch-example-sprites')}</span>
              ${sprites.map((kind, n) =>
                chip(kind, asked.sprites.includes(n), () => {
                  const next = toggle(asked.sprites, n);
                  // The centre is always a sprite.
                  if (place !== 'C' || next.length > 0)
                    change({ sprites: next, without: next.length > 0 ? [] : asked.without });
                }),
              )}
              ${
                asked.sprites.length > 0 || place === 'C'
                  ? nothing
                  : html`<button type="button" class="chip" aria-pressed=${asked.without.length > 0} @click=${() =>
                      change({
                        without: asked.without.length > 0 ? [] : sprites.map((_, n) => n),
                      })}>${say('studio-watch-example-empty')}</button>`
              }
            </div>
            ${
              asked.sprites.length === 0
                ? nothing
                : html`<label class="field line"><span>${say('studio-watch-example-way')}</span>
                  <select @change=${(event: Event) => change({ heading: (event.currentTarget as HTMLSelectElement).value })}>
                    ${HEADINGS.map((heading) => html`<option value=${heading} ?selected=${heading === asked.heading}>${say('studio-watch-example-heading', { heading })}</option>`)}
                  </select></label>`
            }`
      }
    </div>`;
  }

  /** What is done at the chosen tile: buttons for what makes sense there, and what has been chosen so far. */
  #doing(rule: RuleView | undefined): TemplateResult | typeof nothing {
    const { host } = this.#context;
    const row = rowOf(this.#selected);
    const asked = this.#tiles.get(this.#selected);
    const chips = (of: Row) =>
      (rule?.offers[of] ?? []).map(
        (
          command,
        ) => html`<button type="button" class="chip command" aria-label=${this.#command(command)} title=${this.#command(command)}
          @click=${() => this.#do(of, command)}>${commandPicture(host, command)}</button>`,
      );
    return html`
      <div class="watch-deeds stack">
        <h3>${say('studio-watch-example-deeds')}</h3>
        ${
          row === undefined
            ? html`<p class="note">${say('studio-watch-example-corner')}</p>`
            : html`<div class="watch-chips beside tight" role="group" aria-label=${say('studio-watch-example-deeds')}>
              ${asked === undefined && this.#standing(this.#selected)?.sprites.length ? html`<p class="note">${say('studio-watch-example-first')}</p>` : nothing}
              ${chips(row)}
            </div>`
        }
        ${
          this.#deeds.length === 0
            ? nothing
            : html`<ul class="buttons tight" aria-label=${say('studio-watch-done')}>
              ${this.#deeds.map(
                (
                  deed,
                  n,
                ) => html`<li><button type="button" class="chip command" aria-label=${say('studio-watch-example-undo', { command: this.#command(deed.command) })}
                  @click=${() => {
                    this.#deeds = this.#deeds.filter((_, m) => m !== n);
                    this.#context.update();
                  }}>${commandPicture(host, deed.command)}<span>${say('studio-rule-tile', { place: deed.row })}</span>${icon('close')}</button></li>`,
              )}
            </ul>`
        }
      </div>
    `;
  }
}
