// Record: the author sets up a scene on a copy of the level, chooses an event, and shows its effect by hand.
// The rules that fit the examples are offered as sentences.
import './record.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type Cell, isSame } from '../../../cells/cells';
import { reach } from '../../../ui/loading';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { type CanvasActions, CellCanvas } from '../../canvas/canvas';
import { drawGrid } from '../../canvas/tools';
import type { Studio, UndoSteps } from '../../host';
import { chip, kindButton, numberField } from '../../parts/parts';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import { PRESSES } from '../../project/rule-shape';
import type { Found } from '../../proof/protocol';
import { Search } from '../../proof/search';
import type { RouteTo } from '../../route';
import type { KindView, Question, Sample } from '../../types';
import { eventIcon, plain, sentencesOf, walk } from '../rules/pieces';
import { candidateCard, drawBoard, questionCard } from './offers';
import * as scene from './scene';
import { soundChoice, stateRow } from './state';

/** The minimum side of a cell for touch input, in CSS pixels. */
const FINGER = 28;

const EVENTS = [...PRESSES, 'change', 'smash', 'tap', 'every:8', 'never'];

export default class RecordPlace implements Place<'record'>, CanvasActions {
  readonly host: Studio;
  readonly #canvas: CellCanvas;
  readonly #search: Search;
  /** The states of the current example, for undo, and the index of the state on the board. */
  #takes: scene.Take[] = [];
  #at = 0;
  /** The finished examples. */
  #samples: Sample[] = [];
  /** The kind to place. If undefined, a tap removes a sprite. */
  #kind: KindView | undefined;
  /** True while a drag gives a sprite a heading. */
  #isAiming = false;
  #stroke: { from: Cell; to: Cell } | undefined;
  /** The rules that fit; undefined until they are requested. */
  #found: readonly Found[] | undefined;
  #isBusy = false;
  /** The event of all examples, chosen in the first one. */
  #event: string | undefined;
  /** True if the current example shows that nothing happens. */
  #isCounter = false;

  constructor(host: Studio, _route: RouteTo<'record'>, signal: AbortSignal) {
    this.host = host;
    this.#search = new Search(signal);
    this.#canvas = new CellCanvas(this, true, signal);
    this.#begin();
    const { before } = this.take;
    const player = before.pieces.find(({ kind }) => kind === 0) ?? before.pieces[0];
    if (player !== undefined) this.#canvas.cursor = player;
    this.#canvas.fit(matchMedia('(pointer: coarse)').matches ? FINGER : 0, player);
  }

  /** Begins an example with the given board, or with the level. */
  #begin(before?: scene.SceneBoard): void {
    const { host } = this;
    const level = host.project.levels[host.level];
    const empty = { rows: 1, cols: 1, ground: [0], pieces: [] };
    const board = before ?? (level === undefined ? empty : scene.boardOf(host.project, level));
    this.#takes = [{ before: board, game: [] }];
    this.#at = 0;
    this.#kind = undefined;
    this.#isAiming = false;
    this.#found = undefined;
  }

  get take(): scene.Take {
    return this.#takes[this.#at] as scene.Take;
  }

  #set(take: scene.Take): void {
    if (take === this.take) return;
    this.#takes = [...this.#takes.slice(0, this.#at + 1), take];
    this.#at += 1;
    this.#changed();
  }

  #changed(): void {
    this.#canvas.refresh();
    this.host.update();
  }

  get steps(): UndoSteps {
    const go = (by: number) => () => {
      this.#at += by;
      this.#changed();
    };
    const isOpen = this.#found === undefined;
    return {
      labels: [say('studio-record-undo'), say('studio-record-redo')],
      canUndo: isOpen && this.#at > 0,
      canRedo: isOpen && this.#at < this.#takes.length - 1,
      undo: go(-1),
      redo: go(1),
    };
  }

  // The board

  name = (): string => say('studio-record-board');
  rows = (): number => this.take.before.rows;
  cols = (): number => this.take.before.cols;
  pans = (): boolean => false;
  spans = (): boolean => false;
  long(): void {}

  label({ row, col }: Cell): string {
    const { kinds } = this.host.project;
    const board = scene.boardNow(this.take);
    const names = scene.piecesAt(board, { row, col }).map(({ kind }) => this.#sprites[kind]?.name ?? '?');
    const ground = kinds[board.ground[row * board.cols + col] ?? 0]?.name ?? '?';
    const place = say('studio-watch-cell', { row: row + 1, col: col + 1 });
    return `${[...names.reverse(), ground].join(', ')}. ${place}`;
  }

  get #sprites(): readonly KindView[] {
    return this.host.project.kinds.filter(({ isSprite }) => isSprite);
  }

  begin(cell: Cell): void {
    this.#stroke = { from: cell, to: cell };
  }

  move(cell: Cell): void {
    if (this.#stroke !== undefined) this.#stroke.to = cell;
    this.#canvas.refresh();
  }

  cancel(): void {
    this.#stroke = undefined;
  }

  end(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke !== undefined) this.#set(this.#after(stroke));
  }

  /** The state after a stroke: a sprite moved, placed or removed, or a tile painted. */
  #after({ from, to }: { from: Cell; to: Cell }): scene.Take {
    const { take } = this;
    if (!scene.isOn(take.before, from)) return take;
    if (this.#isCounter && take.after !== undefined) return scene.pointed(take, from, to);
    if (this.#isAiming && take.after === undefined) return scene.aimed(take, from, to);
    if (!isSame(from, to)) return scene.moved(take, from, to);
    const kind = this.#kind;
    if (kind === undefined) return scene.taken(take, to);
    const { kinds } = this.host.project;
    return kind.isSprite
      ? scene.put(take, to, this.#sprites.indexOf(kind))
      : scene.painted(take, to, kinds.indexOf(kind));
  }

  draw(context: CanvasRenderingContext2D, size: number): void {
    const { take } = this;
    const shown = this.#stroke === undefined ? take : this.#after(this.#stroke);
    const board = scene.boardNow(shown);
    drawBoard(context, this.host, { ...board, sprites: board.pieces }, size);
    if (size >= 10) drawGrid(context, size, board);
  }

  // Examples

  #record(event: string): void {
    this.#set(scene.recorded(this.take, event));
    this.host.announce(say('studio-record-do'));
  }

  /** Finishes the example and requests the rules that fit all examples. */
  #done = (): void => {
    const { take } = this;
    this.#event = take.event;
    this.#add(scene.sampleOf(take));
  };

  /** Finishes an example in which nothing happens. */
  #not = (): void => this.#add(scene.sampleOf({ ...this.take, event: this.#event ?? 'change' }, true));

  #add(sample: Sample): void {
    this.#samples = [...this.#samples, sample];
    this.#infer();
  }

  #infer(): void {
    this.#isBusy = true;
    this.host.update();
    const again = () => this.#infer();
    const { text } = this.host;
    void reach(() => this.#search.ask('inferRules', [text, this.#samples]), again).then((found) => {
      this.#isBusy = false;
      if (found !== undefined) this.#found = found;
      this.host.update();
      if (found !== undefined) requestAnimationFrame(() => this.#showOffers(found.length));
    });
  }

  #showOffers(count: number): void {
    document.querySelector<HTMLElement>('.record-offers h2')?.focus();
    this.host.announce(say('studio-record-found', { count }));
  }

  #accept = ({ edit }: Found): void => {
    const { host } = this;
    if (!host.edit(edit)) return;
    const rule = host.project.rules.length - 1;
    host.tellUndoable(say('studio-record-made', { n: rule + 1 }));
    host.replace({ place: 'rules', rule });
  };

  #answer = ({ yes, no }: Question, happens: boolean): void => this.#add(happens ? yes : no);

  /** Begins another example, or one in which nothing happens. */
  #another(isCounter = false): void {
    this.#isCounter = isCounter;
    this.#begin(this.#takes[0]?.before);
    this.#changed();
    this.#canvas.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  #forget = (): void => {
    this.#samples = [];
    this.#event = undefined;
    this.#another();
  };

  // Rendering

  render(): TemplateResult {
    if (this.host.project.levels.length === 0)
      return html`<div class="empty"><p>${say('studio-no-level-yet')}</p>
        ${button(undefined, say('studio-level-add'), () => {
          this.host.edit(edits.level.add());
          this.#begin();
        })}</div>`;
    if (this.#found !== undefined) return this.#offers(this.#found);
    const isScene = this.take.after === undefined;
    return html`<div class="record" aria-busy=${this.#isBusy}>
      <p class="record-hint" role="status" data-room=${say('studio-record-scene')}><span>${this.#hint(isScene)}</span></p>
      ${this.#canvas.element}
      <div class="record-hand">
        ${this.#palette()}
        ${this.#choices(isScene)}
      </div>
    </div>`;
  }

  /** True if the event is about a tile or a move, which a counterexample must name. */
  get #isPointed(): boolean {
    return this.#event === 'smash' || this.#event === 'tap';
  }

  #aim = (): void => {
    this.#isAiming = !this.#isAiming;
    this.host.update();
  };

  #hint(isScene: boolean): string {
    if (this.#isCounter && isScene)
      return say(this.#isPointed ? 'studio-record-counter-then' : 'studio-record-counter');
    if (this.#isCounter) return say(`studio-record-counter-${this.#event === 'tap' ? 'tap' : 'meet'}`);
    if (isScene && this.#isAiming) return say('studio-record-aiming');
    if (isScene) return say(this.#samples.length === 0 ? 'studio-record-scene' : 'studio-record-again');
    const { event = '', way } = this.take;
    if (event === 'smash' && way === undefined) return say('studio-record-meet');
    if (event === 'tap' && this.take.tile === undefined) return say('studio-record-tap');
    return say('studio-record-do');
  }

  #palette = (): TemplateResult => html`
    <div class="palette record-kinds" role="group" aria-label=${say('studio-palette')} @keydown=${walk}>
      ${[...this.#sprites, ...this.host.project.kinds.filter(({ isSprite }) => !isSprite)].map((kind) =>
        kindButton(
          this.host,
          kind,
          () => {
            this.#kind = this.#kind === kind ? undefined : kind;
            this.host.update();
          },
          { isOn: this.#kind === kind },
        ),
      )}
    </div>`;

  /** The choices for the scene and for the deed share one place, so that the board stays where it is. */
  #choices = (isScene: boolean): TemplateResult => html`<div class="record-choices">
    <div class="record-step" ?inert=${!isScene}>
      ${stateRow(this.host, this.take, this.#isAiming, this.#aim, (take) => this.#set(take))}
      ${this.#isCounter && !this.#isPointed ? this.#counter() : this.#events()}
    </div>
    <div class="record-step" ?inert=${isScene}>${this.#isCounter ? this.#counter() : this.#deeds()}</div>
  </div>`;

  #events(): TemplateResult {
    const sentences = sentencesOf(this.host);
    const events = this.#event === undefined ? EVENTS : [this.#event];
    return html`<div class="record-events" role="group" aria-label=${say('studio-record-when')} @keydown=${walk}>
      ${events.map(
        (event) => html`<button type="button" class="event-choice upright" title=${this.#eventName(event)}
          aria-label=${this.#eventName(event)} @click=${() => this.#record(event)}>
          ${eventIcon(event === 'smash' ? 'smash:right' : event)}<span class="clipped">${
            event.startsWith('press')
              ? sentences.shortEvent(event)
              : say(`studio-record-short-${shortOf(event)}`)
          }</span></button>`,
      )}
    </div>`;
  }

  /** True if the counterexample names the tile or move of its event. */
  get #isShown(): boolean {
    return this.#event === 'tap'
      ? this.take.tile !== undefined
      : this.#event !== 'smash' || this.take.way !== undefined;
  }

  #counter = (): TemplateResult => html`<div class="record-foot beside">
    <span class="rest"></span>
    <button type="button" class="main" ?disabled=${this.#isBusy || !this.#isShown} @click=${this.#not}>
      ${icon('s-check')}<span>${say('studio-record-nothing')}</span></button>
  </div>`;

  #eventName = (event: string): string =>
    event === 'smash' || event === 'change'
      ? say('studio-record-event', { event })
      : sentencesOf(this.host).event(event);

  #deeds(): TemplateResult {
    const { take } = this;
    const { event = '' } = take;
    const { counters, messages } = this.host.project;
    const commands = ['score:10', 'win', 'lose', ...counters.map(({ name }) => `add:${name}:1`)];
    commands.push(...messages.map(({ name }) => `message:${name}`));
    return html`
      <div class="record-deeds beside tight" role="group" aria-label=${say('studio-record-game')}>
        ${commands.map((command) =>
          chip(
            plain(sentencesOf(this.host).command(command)),
            () => this.#set(scene.commanded(take, command)),
            { isOn: take.game.includes(command) },
          ),
        )}
        ${soundChoice(this.host, take, (next) => this.#set(next))}
      </div>
      ${
        event.startsWith('every')
          ? html`<label class="field line"><span>${say('studio-rounds-between')}</span>
              ${numberField(event.slice('every:'.length), [1, 1000], (n) =>
                this.#set({ ...this.take, event: `every:${n}` }),
              )}</label>`
          : nothing
      }
      <div class="record-foot beside">
        <span class="record-event beside tight rest">${eventIcon(event === 'smash' ? 'smash:right' : event)}
          <span>${this.#eventName(event)}</span></span>
        <button type="button" class="main" ?disabled=${this.#isBusy || !scene.happens(take)}
          @click=${this.#done}>${icon('s-check')}<span>${say('studio-record-done')}</span></button>
      </div>`;
  }

  #offers(found: readonly Found[]): TemplateResult {
    const { host } = this;
    const questions = found[0]?.questions ?? [];
    return html`<div class="record-offers column narrow" aria-busy=${this.#isBusy}>
      <section class="stack">
        <h2 tabindex="-1">${say('studio-record-found', { count: found.length })}</h2>
        ${found.length === 0 ? html`<p>${say('studio-record-none')}</p>` : nothing}
        ${host.project.machine === 'own' ? nothing : html`<p class="note">${say('studio-record-own')}</p>`}
        ${found.map((one) => candidateCard(host, one, this.#samples, () => this.#accept(one)))}
      </section>
      ${
        questions.length === 0
          ? nothing
          : html`<section class="stack">
              <h2>${say('studio-record-questions')}</h2>
              <div class="record-questions">${questions.map((one) =>
                questionCard(host, one, (happens) => this.#answer(one, happens)),
              )}</div>
            </section>`
      }
      <div class="buttons">
        ${button('new', say('studio-record-another'), () => this.#another())}
        ${button('s-off', say('studio-record-not-here'), () => this.#another(true))}
        ${button('s-bin', say('studio-record-forget'), this.#forget)}
      </div>
    </div>`;
  }
}

const shortOf = (event: string): 'change' | 'smash' | 'tap' | 'every' | 'never' =>
  (event.split(':')[0] ?? 'change') as 'change' | 'smash' | 'tap' | 'every' | 'never';
