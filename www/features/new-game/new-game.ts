// The dialog for a new game: presets, a form generated from the game's parameters, the same deal again, and
// the deal of the day.
import { html, type TemplateResult } from 'lit/html.js';
import type { Field } from '../../engine/engine';
import type { GameInfo, Preset } from '../../engine/types';
import { openDay } from '../../play/days/open-day';
import type { DialogName } from '../../play/names';
import { editorFor } from '../../play/pages';
import type { Shell } from '../../play/shell';
import { dailySeed } from '../../run/days/daily-seed';
import { nextLevel } from '../../run/levels';
import { hasPar } from '../../run/result/deal-par';
import { sameName } from '../../run/state';
import { SOLVING, type Solving } from '../../store/settings';
import { select, textField } from '../../ui/fields';
import type { IconName } from '../../ui/icons';
import { Sheet } from '../../ui/sheet';
import { button, icon } from '../../ui/templates';
import { atLevel, paramsName } from '../../ui/words/game-names';
import { faultIn } from '../../ui/words/phrases';
import { loadSentences, say, sayIf } from '../../ui/words/words';
import { boardIn, knownBoards } from './board-progress';
import { Boards } from './boards';
import { explain } from './explain';
import { about, fieldOf, MOST } from './form';
import { levelField } from './levels';
import { Previews } from './previews';

const MAX_SEED = 2n ** 64n;

export async function newGameDialog(shell: Shell): Promise<void> {
  const { play, store } = shell;
  const { game } = play;
  // A game made in an editor is dealt only from its own text, so the dialog offers the shipped ones beside
  // it.
  const isOwn = game.edits === null && play.state.title !== undefined;
  const params = isOwn ? (game.presets[0]?.params ?? '') : play.session.params();
  if (!(await shell.need(game.id, params))) return;
  const [known, related] = await Promise.all([
    knownBoards(store, game),
    import('../../play/easier-harder'),
    loadSentences('panels'),
  ]);
  new NewGame(shell, { params, isOwn, known, related }).open();
}

interface Offer {
  /** The parameters to begin with. */
  params: string;
  /** True if the game on the page was made in an editor. */
  isOwn: boolean;
  known: Awaited<ReturnType<typeof knownBoards>>;
  related: Pick<typeof import('../../play/easier-harder'), 'easier' | 'harder'>;
}

class NewGame {
  readonly #shell: Shell;
  readonly #offer: Offer;
  readonly #game: GameInfo;
  readonly #boards: Boards;
  readonly #previews: Previews;
  #params: string;
  #seed = '';
  #fault = '';

  constructor(shell: Shell, offer: Offer) {
    this.#shell = shell;
    this.#offer = offer;
    this.#game = shell.play.game;
    this.#params = offer.params;
    this.#boards = new Boards(this.#game, boardIn(offer.params));
    this.#previews = new Previews(shell, this.#game);
  }

  open(): void {
    const sheet = new Sheet({
      name: 'new-game',
      title: () =>
        say(this.#isWork ? 'new-work-title' : 'new-game-title', { game: say(`game-${this.#game.id}`) }),
      body: (sheet) => this.#body(sheet),
      foot: (sheet) => this.#foot(sheet),
    });
    this.#show(sheet);
    const chosen = sheet.element.querySelector('.presets [aria-pressed="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  /** True if the game is an editor, whose deals are works. */
  get #isWork(): boolean {
    return this.#game.edits !== null;
  }

  /** True if boards are chosen from families. */
  get #hasFamilies(): boolean {
    return this.#game.presets.some(({ group }) => group !== null);
  }

  get #form(): readonly Field[] {
    return this.#shell.engine.form(this.#game.id, this.#params);
  }

  /** The parameters at the first level, as in presets. */
  get #preset(): string {
    return atLevel(this.#shell.engine, this.#game.id, this.#params, 1);
  }

  // Actions

  /** Renders the changes and paints the pictures. */
  #show(sheet: Sheet): void {
    sheet.update();
    this.#previews.paint(sheet.element, this.#params);
  }

  async #change(sheet: Sheet, field: string, value: string): Promise<void> {
    try {
      this.#params = this.#shell.engine.setField(this.#game.id, this.#params, field, value);
      this.#fault = '';
    } catch (error) {
      this.#fault = await faultIn(error);
    }
    this.#show(sheet);
  }

  async #pick(sheet: Sheet, preset: string): Promise<void> {
    if (!(await this.#shell.need(this.#game.id, preset))) return;
    // Returning players continue at the first level that they have not won.
    const next = nextLevel(this.#shell.store.settings.reached, `${this.#game.id}/${preset}`);
    this.#params = atLevel(this.#shell.engine, this.#game.id, preset, next);
    this.#fault = '';
    this.#show(sheet);
  }

  async #deal(sheet: Sheet, seed: string | undefined, day?: string): Promise<void> {
    try {
      await this.#shell.deal(this.#game.id, this.#params, seed, day);
      sheet.close();
    } catch (error) {
      this.#fault = await faultIn(error);
      sheet.update();
    }
  }

  #submit(sheet: Sheet): void {
    const text = this.#seed.trim();
    if (text !== '' && (!/^\d{1,20}$/.test(text) || BigInt(text) >= MAX_SEED)) {
      this.#fault = say('seed-fault');
      sheet.update();
      sheet.element.querySelector<HTMLElement>('#seed')?.focus();
      return;
    }
    void this.#deal(sheet, text === '' ? undefined : text);
  }

  /** Deals the game on the page again. */
  #repeat(sheet: Sheet): void {
    const { session, run } = this.#shell.play;
    const id = session.id();
    if (id === undefined) return;
    this.#params = session.params();
    void this.#deal(sheet, id.split('#').at(-1), run.day ?? undefined);
  }

  // Parts

  #body(sheet: Sheet): TemplateResult {
    const hasDetails = this.#hasFamilies && hasPar(this.#game);
    const form = this.#fields(sheet);
    return html`
      ${this.#presets(sheet)} ${this.#dealt()}
      ${hasDetails ? [this.#like(sheet), html`<details class="more"><summary>${say('how-dealt')}</summary>${form}</details>`] : form}
      ${this.#families(sheet)}
      ${editorFor(this.#shell) === undefined ? '' : this.#row('works', 'edit', say('command-works'), say('works-help'))}
      <details class="more" ?hidden=${this.#isWork}>
        <summary>${say('more')}</summary>
        ${textField(
          say('seed'),
          this.#seed,
          { input: (text) => (this.#seed = text), enter: () => this.#submit(sheet) },
          {
            id: 'seed',
            isLine: true,
            isNumber: true,
            placeholder: say('seed-random'),
            fault: 'new-game-fault',
            most: MOST,
          },
        )}
        ${this.#row('open', 'paste', say('open-title'), say('open-help'))}
      </details>
      <p id="new-game-fault" class="fault" role="alert">${this.#fault}</p>
    `;
  }

  #foot(sheet: Sheet): TemplateResult {
    const { play } = this.#shell;
    const today = () => void openDay(this.#shell, this.#game.id, 'deal', dailySeed());
    const canRepeat = !this.#isWork && play.session.id() !== undefined;
    return html`
      ${this.#isWork ? '' : button('daily', say('daily-deal'), sheet.closing(today))}
      ${canRepeat ? button('same', sameName(play), () => this.#repeat(sheet)) : ''}
      ${button('new', say('begin'), () => this.#submit(sheet), { kind: 'main' })}
    `;
  }

  /** Presets that belong to no family. */
  #presets(sheet: Sheet): TemplateResult | '' {
    const chosen = this.#preset;
    const isOffered = ({ params, group, example }: Preset) =>
      group === null && (example !== true || params === chosen);
    const presets = this.#game.presets.filter(isOffered);
    if (presets.length === 0) return '';
    return html`<div class="presets" role="group" aria-label=${say('presets')}>
      ${presets.map(
        ({ params }) => html`<button
          type="button"
          class="chip"
          aria-pressed=${String(params === chosen)}
          @click=${() => void this.#pick(sheet, params)}
        >
          ${presetName(this.#game.id, params)}
        </button>`,
      )}
    </div>`;
  }

  /** A picture of the deal, with its name and a description. */
  #dealt(): TemplateResult {
    const { id } = this.#game;
    return html`<div class="dealt">
      <canvas class="still" aria-hidden="true"></canvas>
      <div>
        <strong>${presetName(id, this.#preset)}</strong>
        ${about(sayIf(`how-${id}-${this.#preset}`) ?? explain(id, this.#form))}
      </div>
    </div>`;
  }

  /** Deals related to the one on the page, each at one tap. */
  #like(sheet: Sheet): TemplateResult | '' {
    const { isOwn, params, related } = this.#offer;
    if (isOwn) return '';
    const another = (label: string, dealt: string | undefined) =>
      button(
        undefined,
        label,
        sheet.closing(() => void this.#shell.deal(this.#game.id, dealt ?? params)),
        { isEnabled: dealt !== undefined },
      );
    return html`<div class="like buttons" role="group" aria-label=${say('like-this-one')}>
      ${another(say('another-like-this'), params)} ${another(say('easier'), related.easier(this.#shell))}
      ${another(say('harder'), related.harder(this.#shell))}
    </div>`;
  }

  #fields(sheet: Sheet): TemplateResult {
    return html`<div class="form">
      ${this.#form.map((field) => this.#field(sheet, field))} ${hasPar(this.#game) ? this.#solving(sheet) : ''}
    </div>`;
  }

  /** A field of the form with its explanation. Levels are pictures, as far as they are open. */
  #field(sheet: Sheet, field: Field): TemplateResult {
    if (field.id === 'level' && field.kind === 'range') return this.#levels(sheet, field);
    const help = explain(this.#game.id, this.#form, field.id);
    const asked = fieldOf(field, (value) => void this.#change(sheet, field.id, value));
    return help === undefined ? asked : html`<div class="explained">${asked}${about(help)}</div>`;
  }

  #levels(sheet: Sheet, { max, value }: { max: number; value: string }): TemplateResult {
    const params = (level: number) =>
      this.#shell.engine.setField(this.#game.id, this.#params, 'level', String(level));
    const marks = this.#shell.store.settings.reached;
    const levels = {
      params,
      count: max,
      marks,
      game: `${this.#game.id}/${this.#preset}`,
      chosen: Number(value),
    };
    return levelField(levels, (level) => {
      this.#params = params(level);
      this.#submit(sheet);
    });
  }

  /** The choice of how deals are solved, and the link to the list of solves. */
  #solving(sheet: Sheet): TemplateResult {
    const { store } = this.#shell;
    const way = store.settings.solving;
    const options = SOLVING.map((value) => ({ value, text: say(`solving-${value}`) }));
    const change = (value: string) => {
      store.set({ solving: value as Solving });
      sheet.update();
    };
    return html`<div class="explained">
        ${select(say('solving'), options, way, change)} ${about(say('solving-help', { way }))}
      </div>
      ${this.#row('solves', 'scores', say('solves'), say('solves-help'))}`;
  }

  #families(sheet: Sheet): TemplateResult | '' {
    if (!this.#hasFamilies) return '';
    return this.#boards.render({
      game: this.#game,
      chosen: boardIn(this.#params),
      known: this.#offer.known,
      nameOf: (preset) => presetName(this.#game.id, preset),
      pick: (preset) => void this.#pick(sheet, preset),
      update: () => this.#show(sheet),
    });
  }

  /** A button that opens another dialog. */
  #row(dialog: DialogName, image: IconName, label: string, help: string): TemplateResult {
    return html`<button type="button" class="row" @click=${() => this.#shell.dialog(dialog)}>
      ${icon(image)}<span>${label}<small>${help}</small></span>
    </button>`;
  }
}

/** The name of a preset, which may have a sentence of its own. */
function presetName(game: string, params: string): string {
  return sayIf(`preset-${game}-${params}`) ?? paramsName(params);
}
