// The dialog for a new game: presets, a form generated from the game's parameters, the same deal again, and
// the deal of the day.
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintCells, paintStill } from '../../board/still';
import type { Field } from '../../engine/engine';
import { openDay } from '../../run/open-day';
import { editorFor } from '../../run/pages';
import { hasPar } from '../../run/rated';
import type { Shell } from '../../run/shell';
import { sameName } from '../../run/state';
import { SOLVING, type Solving } from '../../store/shapes';
import { choice, select, typed } from '../../ui/fields';
import { atLevel, paramsName } from '../../ui/game-names';
import { faultIn } from '../../ui/phrases';
import { Sheet } from '../../ui/sheet';
import { button, icon } from '../../ui/templates';
import { dailySeed } from '../../ui/today';
import { learn, say, sayIf } from '../../ui/words';
import { boardIn, knownBoards } from './board-progress';
import { Boards } from './boards';
import { explain } from './explain';
import { levelField } from './levels';

/** The number of options that fit side by side. */
const FEW = 4;
const MAX_SEED = 2n ** 64n;
/** A fixed seed, so that every visitor sees the same small pictures. */
const STILL_SEED = '1';

export async function newGameDialog(shell: Shell): Promise<void> {
  const { engine, play, store } = shell;
  const { game } = play;
  // A game made in an editor is dealt only from its own text, so the dialog offers the shipped ones beside
  // it.
  const isOwn = game.edits === null && play.state.title !== undefined;
  let params = isOwn ? (game.presets[0]?.params ?? '') : play.session.params();
  const begun = params;
  if (!(await shell.need(game.id, params))) return;
  const hasFamilies = game.presets.some(({ group }) => group !== null);
  const boards = new Boards(game, boardIn(params));
  const [known, { easier, harder }] = await Promise.all([
    knownBoards(store, game),
    import('../../run/easier-harder'),
    learn('panels'),
  ]);
  let seed = '';
  let fault = '';

  const deal = async (sheet: Sheet, withSeed: string | undefined, day?: string) => {
    try {
      await shell.deal(game.id, params, withSeed, day);
      sheet.close();
    } catch (error) {
      fault = await faultIn(error);
      sheet.update();
    }
  };
  const submit = (sheet: Sheet) => {
    const text = seed.trim();
    if (text !== '' && (!/^\d{1,20}$/.test(text) || BigInt(text) >= MAX_SEED)) {
      fault = say('seed-fault');
      sheet.update();
      sheet.element.querySelector<HTMLElement>('#seed')?.focus();
      return;
    }
    void deal(sheet, text === '' ? undefined : text);
  };
  const same = (sheet: Sheet) => {
    const id = play.session.id();
    if (id === undefined) return;
    params = play.session.params();
    void deal(sheet, id.split('#').at(-1), play.run.day ?? undefined);
  };
  const change = async (sheet: Sheet, field: string, value: string) => {
    try {
      params = engine.setField(game.id, params, field, value);
      fault = '';
    } catch (error) {
      fault = await faultIn(error);
    }
    show(sheet);
  };
  const settings = boardSettings(store.settings, game.id);
  /**
   * Paints a deal. A board that stands for its family is painted as its cells alone, nearly solved, to be
   * recognisable.
   */
  const paint = (canvas: HTMLCanvasElement, dealt: string, painted: typeof paintStill) => {
    const session = engine.deal(game.id, dealt, STILL_SEED);
    painted(canvas, session, game, settings);
    session.free();
  };
  const nearest = (preset: string) => {
    const canBeNear = engine.form(game.id, preset).some(({ id }) => id === 'scramble');
    return canBeNear ? engine.setField(game.id, preset, 'scramble', '1') : preset;
  };
  /** The canvases that have been painted, with the parameters painted. */
  const painted = new WeakMap<HTMLCanvasElement, string>();
  /** Renders the changes, and paints the preview of the deal and the pictures of boards and levels. */
  const show = (sheet: Sheet) => {
    sheet.update();
    for (const canvas of sheet.element.querySelectorAll<HTMLCanvasElement>('canvas[data-params]')) {
      const board = canvas.dataset.params ?? '';
      if (painted.get(canvas) === board) continue;
      painted.set(canvas, board);
      if (board === '') canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
      else paint(canvas, nearest(board), hasFamilies ? paintCells : paintStill);
    }
    const canvas = sheet.element.querySelector<HTMLCanvasElement>('.dealt canvas');
    if (canvas !== null) paint(canvas, params, paintStill);
  };
  /** The current form. */
  const form = () => engine.form(game.id, params);
  /** A field of the form. Levels are pictures, up to the highest one reached. */
  const shown = (sheet: Sheet, field: Field) => {
    if (field.id !== 'level' || field.kind !== 'range') {
      const help = explain(game.id, form(), field.id);
      const asked = input(field, (value) => void change(sheet, field.id, value));
      return help === undefined ? asked : html`<div class="explained">${asked}${about(help)}</div>`;
    }
    const levels = {
      params: (level: number) => engine.setField(game.id, params, 'level', String(level)),
      count: field.max,
      reached: reachedIn(first()),
      chosen: Number(field.value),
    };
    return levelField(levels, (level) => {
      params = levels.params(level);
      submit(sheet);
    });
  };
  /** The parameters with the first level, as presets have them. */
  const first = () => atLevel(engine, game.id, params, 1);
  const reachedIn = (preset: string) => store.settings.reached[`${game.id}/${preset}`] ?? 1;
  const pick = async (sheet: Sheet, value: string) => {
    if (!(await shell.need(game.id, value))) return;
    // Returning players continue at the level they had reached.
    params = atLevel(engine, game.id, value, reachedIn(value));
    fault = '';
    show(sheet);
  };

  const formOf = (sheet: Sheet) => html`<div class="form">
    ${form().map((field) => shown(sheet, field))} ${hasPar(game) ? solving(sheet) : ''}
  </div>`;
  /** The choice of how deals are solved, and the link to the list of solves. */
  const solving = (sheet: Sheet) => {
    const change = (value: string) => {
      store.set({ solving: value as Solving });
      sheet.update();
    };
    const way = store.settings.solving;
    return html`<div class="explained">
        ${select(
          say('solving'),
          SOLVING.map((value) => ({ value, text: say(`solving-${value}`) })),
          way,
          change,
        )}
        ${about(say('solving-help', { way }))}
      </div>
      <button type="button" class="row" @click=${() => shell.dialog('solves')}>
        ${icon('scores')}<span>${say('solves')}<small>${say('solves-help')}</small></span>
      </button>`;
  };
  const chips = (presets: typeof game.presets) =>
    presets.length === 0
      ? ''
      : html`<div class="presets" role="group" aria-label=${say('presets')}>
          ${presets.map(
            (preset) => html`<button
              type="button"
              class="chip"
              aria-pressed=${String(preset.params === first())}
              @click=${() => void pick(sheet, preset.params)}
            >
              ${presetName(game.id, preset.params)}
            </button>`,
          )}
        </div>`;
  /** Deals related to the one on the page, each at one tap. */
  const like = (sheet: Sheet) => {
    if (isOwn) return '';
    const another = (label: string, dealt: string | undefined) =>
      button(
        undefined,
        label,
        sheet.closing(() => void shell.deal(game.id, dealt ?? begun)),
        { isEnabled: dealt !== undefined },
      );
    return html`<div class="like" role="group" aria-label=${say('like-this-one')}>
      ${another(say('another-like-this'), begun)} ${another(say('easier'), easier(shell))}
      ${another(say('harder'), harder(shell))}
    </div>`;
  };

  const sheet = new Sheet({
    name: 'new-game',
    title: () =>
      say(game.edits === null ? 'new-game-title' : 'new-work-title', { game: say(`game-${game.id}`) }),
    body: (sheet) => html`
      ${chips(game.presets.filter(({ group }) => group === null))}
      <div class="dealt">
        <canvas class="still" aria-hidden="true"></canvas>
        <div>
          <strong>${presetName(game.id, first())}</strong>
          ${about(sayIf(`how-${game.id}-${first()}`) ?? explain(game.id, form()))}
        </div>
      </div>
      ${hasFamilies && hasPar(game) ? [like(sheet), html`<details class="more"><summary>${say('how-dealt')}</summary>${formOf(sheet)}</details>`] : formOf(sheet)}
      ${
        hasFamilies
          ? boards.render({
              game,
              chosen: boardIn(params),
              known,
              nameOf: (preset) => presetName(game.id, preset),
              pick: (preset) => void pick(sheet, preset),
              update: () => show(sheet),
            })
          : ''
      }
      ${
        editorFor(shell) === undefined
          ? ''
          : html`<button type="button" class="row" @click=${() => shell.dialog('works')}>
              ${icon('edit')}<span>${say('command-works')}<small>${say('works-help')}</small></span>
            </button>`
      }
      <details class="more" ?hidden=${game.edits !== null}>
        <summary>${say('more')}</summary>
        <label class="field line">
          <span>${say('seed')}</span>
          <input
            id="seed"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            spellcheck="false"
            placeholder=${say('seed-random')}
            aria-describedby="new-game-fault"
            .value=${seed}
            @input=${typed((text) => (seed = text))}
            @keydown=${(event: KeyboardEvent) => {
              if (event.key === 'Enter') submit(sheet);
            }}
          />
        </label>
        <button type="button" class="row" @click=${() => shell.dialog('open')}>
          ${icon('paste')}<span>${say('open-title')}<small>${say('open-help')}</small></span>
        </button>
      </details>
      <p id="new-game-fault" class="fault" role="alert">${fault}</p>
    `,
    foot: (sheet) => html`
      ${
        game.edits === null
          ? button(
              'daily',
              say('daily-deal'),
              sheet.closing(() => void openDay(shell, game.id, 'deal', dailySeed())),
            )
          : ''
      }
      ${play.session.id() === undefined || game.edits !== null ? '' : button('same', sameName(play), () => same(sheet))}
      ${button('new', say('begin'), () => submit(sheet), { kind: 'main' })}
    `,
  });
  show(sheet);
  const chosen = sheet.element.querySelector('.presets [aria-pressed="true"]');
  chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The description of a preset, if it has one. */
const about = (text: string | undefined) => (text === undefined ? '' : html`<p class="hint">${text}</p>`);

/** The name of a preset, which may have a sentence of its own. */
function presetName(game: string, params: string): string {
  return sayIf(`preset-${game}-${params}`) ?? paramsName(params);
}

function input(field: Field, change: (value: string) => void): TemplateResult {
  const label = say(`field-${field.id}`);
  if (field.kind === 'range') {
    return html`
      <label class="field range">
        <span>${label}</span>
        <input
          type="range"
          min=${field.min}
          max=${field.max}
          step=${field.step}
          .value=${field.value}
          @input=${typed(change)}
        />
        <output>${field.value}</output>
      </label>
    `;
  }
  if (field.kind === 'choice') {
    const options = field.options.map((value) => ({ value, text: optionName(field.id, value) }));
    return options.length <= FEW
      ? choice(field.id, label, options, field.value, change)
      : select(label, options, field.value, change);
  }
  return html`
    <label class="field line">
      <span>${label}</span>
      <input
        type="text"
        .value=${field.value}
        @change=${typed(change)}
      />
    </label>
  `;
}

/** The label of an option: a number as it is, a word by its sentence. */
const optionName = (field: string, value: string) =>
  /^[\d.]+$/.test(value) ? value : say(`option-${field}-${value}`);
