// The figures beside the board: those that the game lists, in its order, each with its name. The clock and the best result come from the
// page.
import { html, type TemplateResult } from 'lit/html.js';
import type { Figure, GameSession } from '../engine/types';
import type { Row } from '../store/tables';
import type { App } from './app';
import type { Play } from './play';
import type { Outcome } from './results';
import { date as dateOf, duration, number, say, sayIf } from './words';

const SECOND = 1000;
/** How many results of a table stand beside the board. */
const MOST_BEST = 3;
/** The figure that counts seconds down. */
const TIME_LEFT = 'time-left';

/** Whether a figure changes as time goes by. */
export const showsTime = ({ game, state }: Play): boolean =>
  TIME_LEFT in state.figures || game.figures.some(({ id }) => id === 'time');

export class FiguresView {
  readonly #app: App;
  /** The table as it was last read: when a game came onto the page or ended, not after each move. */
  #table: { session?: GameSession; outcome?: Outcome | undefined; rows: Row[] } = { rows: [] };

  constructor(app: App) {
    this.#app = app;
  }

  render(): TemplateResult {
    const { play, looking } = this.#app;
    const all: Record<string, number> = { ...(looking ?? play).state.figures };
    // Of an earlier board nobody knows the time. Where it runs out, what is left of it says more.
    if (looking === undefined && !(TIME_LEFT in all)) all.time = play.session.clock() / SECOND;
    const best = this.#best();
    if (best !== undefined) all.best = best;
    return html`
      <dl class="figures" aria-label=${say('figures')}>
        ${play.game.figures.map((figure) => {
          const value = all[figure.id];
          return value === undefined ? '' : shown(figure, value);
        })}
      </dl>
    `;
  }

  /** The best results of the game's table, for where there is room beside the board. */
  renderBest(): TemplateResult | string {
    const rows = this.#rows().slice(0, MOST_BEST);
    const figure = this.#app.play.game.records[0]?.figure;
    if (rows.length === 0) return '';
    return html`
      <section class="best" aria-labelledby="best">
        <h2 id="best">${say('best-results')}</h2>
        <ol>
          ${rows.map(
            ({ score, date }) => html`<li>
              <strong>${figure === 'time' ? duration(score) : number(score)}</strong> <small>${dateOf(date)}</small>
            </li>`,
          )}
        </ol>
      </section>
    `;
  }

  /** The best result yet of what the game's first record ranks by. A score that grows is one itself as soon as it is better. */
  #best(): number | undefined {
    const { game, state } = this.#app.play;
    const [record] = game.records;
    const best = this.#rows()[0]?.score;
    if (record === undefined || best === undefined || record.order === 'lower') return best;
    return Math.max(best, state.figures[record.figure] ?? 0);
  }

  #rows(): Row[] {
    const { play, store } = this.#app;
    const { game, state, session, outcome } = play;
    const [record] = game.records;
    if (this.#table.session !== session || this.#table.outcome !== outcome) {
      const rows =
        record === undefined ? [] : store.tables.rows({ game: game.id, table: state.table, ...record });
      this.#table = { session, outcome, rows };
    }
    return this.#table.rows;
  }
}

const shown = ({ id, isMain, of, marks }: Figure, value: number): TemplateResult =>
  html`<div data-figure=${id} ?data-main=${isMain}>
    <dt>${say(`figure-${id}`)}</dt>
    <dd>${of > 0 ? say('figure-of', { value, of }) : written(id, value)}</dd>
    ${of > 0 ? bar(value, of, marks) : ''}
  </div>`;

/** A figure's value as its game writes it. */
const written = (id: string, value: number): string =>
  id.startsWith('time') ? duration(value * SECOND) : (sayIf(`value-${id}`, { value }) ?? number(value));

/** Drawn in the figure's own unit, and stretched. */
const bar = (value: number, of: number, marks: readonly number[]): TemplateResult => html`
  <dd class="gauge" aria-hidden="true">
    <svg viewBox="0 0 ${of} 1" preserveAspectRatio="none">
      <rect width=${Math.min(value, of)} height="1"></rect>
      <path d=${marks.map((mark) => `M${mark} 0v1`).join('')}></path>
    </svg>
  </dd>
`;
