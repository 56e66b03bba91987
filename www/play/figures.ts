// The figures beside the board: those that the game lists, in its order, each with its name. The clock and
// the best result come from the page.
import { html, render, type TemplateResult } from 'lit/html.js';
import type { Figure, GameSession } from '../engine/types';
import { isExplained, TIME_LEFT } from '../run/figures';
import { whyNot } from '../run/result/counts';
import { difficultyOf, HARDEST, hasPar } from '../run/result/deal-par';
import type { Placement } from '../run/result/results';
import { isOfSetLength } from '../run/run';
import type { ScoreRow } from '../store/scores/ranking';
import { today } from '../ui/date';
import { reach } from '../ui/loading';
import { toast } from '../ui/toast';
import { figureName, scoreText } from '../ui/words/game-names';
import { date as dateOf, duration, loadSentences, number, say, sayIf } from '../ui/words/words';
import type { Play } from './play';
import type { Shell } from './shell';

const SECOND = 1000;
/** The number of best results shown beside the board. */
const MOST_BEST = 3;
/** The number of figures that are always shown. A button shows the others. */
const IN_SIGHT = 3;
/** True if a figure changes as time passes. */
export const showsTime = ({ game, state }: Play): boolean =>
  TIME_LEFT in state.figures || game.figures.some(({ id }) => id === 'time');

/** The time in which a growing figure counts up to its new value, in milliseconds. */
const COUNT_MS = 350;

/** Figures that are not achievements. */
const NOT_MADE: ReadonlySet<string> = new Set(['best', 'goal', 'level', 'par', 'difficulty', TIME_LEFT]);

export class FiguresView {
  readonly element = document.createElement('dl');
  readonly #shell: Shell;
  /** The displayed values and their session. They may be counting up to those of the displayed board. */
  #shown: { session?: GameSession; values: Record<string, number> } = { values: {} };
  #counting = 0;
  /** True if all figures are shown. */
  #isWhole = false;
  /** The cached rows of the table, read when a game is opened or ends, not after each move. */
  #table: { session?: GameSession; outcome?: Placement | undefined; rows: ScoreRow[] } = { rows: [] };
  /** True if the session has beaten the best of its table, even before it was opened. */
  #beaten: { session?: GameSession; isBeaten: boolean } = { isBeaten: false };

  constructor(shell: Shell) {
    this.#shell = shell;
    this.element.className = 'figures';
  }

  /** Updates the figures to those of the displayed board, which differ from the game's during a film. */
  update(): void {
    cancelAnimationFrame(this.#counting);
    const { session } = this.#shell.looking ?? this.#shell.play;
    const from = session === this.#shown.session ? this.#shown.values : {};
    const to = this.#values();
    this.#celebrate(to);
    this.#show(session, from, to, performance.now(), performance.now());
  }

  /** Celebrates a score that exceeds the best of its table, once per game. */
  #celebrate(values: Record<string, number>): void {
    const { play, looking } = this.#shell;
    const { session, state } = play;
    if (looking !== undefined) return;
    const isBeaten = this.#best(values) !== this.#rows();
    if (session !== this.#beaten.session) this.#beaten = { session, isBeaten };
    if (!isBeaten || this.#beaten.isBeaten) return;
    this.#beaten.isBeaten = true;
    if (!state.status.over) this.#shell.celebrateBest();
  }

  /** Renders one frame of counting up. */
  #show(
    session: GameSession,
    from: Record<string, number>,
    to: Record<string, number>,
    begin: number,
    now: number,
  ): void {
    const part = this.#shell.view.isStill ? 1 : Math.min(1, Math.max(0, now - begin) / COUNT_MS);
    let counts = false;
    const values = { ...to };
    for (const { id, isMain } of this.#shell.play.game.figures) {
      // Only scores count up: intermediate values of other figures would be false.
      if (!isMain && id !== 'best') continue;
      const [before, after] = [from[id], to[id]];
      if (part === 1 || before === undefined || after === undefined || after <= before + 1) continue;
      if (id.startsWith('time')) continue;
      values[id] = Math.round(before + (after - before) * (1 - (1 - part) ** 2));
      counts = true;
    }
    this.#shown = { session, values };
    this.#render(values);
    if (counts) this.#counting = requestAnimationFrame((time) => this.#show(session, from, to, begin, time));
  }

  #render(values: Record<string, number>): void {
    this.element.setAttribute('aria-label', say('figures'));
    const all = this.#shell.play.game.figures.flatMap((figure) => {
      const value = values[figure.id];
      if (value === undefined) return [];
      return [shown(figure, value, this.#name(figure), this.#parText(figure.id))];
    });
    // Figures defined by an author are shown as they are.
    const own = Object.keys(values).filter((id) => id.includes('='));
    all.push(
      ...own.map((id) => shown({ id, isMain: false, of: 0, marks: [] }, values[id] ?? 0, figureName(id))),
    );
    const isShort = all.length > IN_SIGHT && !this.#isWhole;
    const seen = isShort ? all.slice(0, IN_SIGHT) : all;
    render(all.length > IN_SIGHT ? [...seen, this.#toggle(values)] : seen, this.element);
  }

  /** The name of a figure, on a button that explains it where the name does not say all. */
  #name(figure: Figure): TemplateResult | string {
    const name = figureName(figure.id);
    if (!isExplained(figure)) return name;
    return html`<button type="button" class="explain" @click=${() => void this.#explain(figure.id)}>${name}</button>`;
  }

  async #explain(id: string): Promise<void> {
    const { play } = this.#shell;
    const isHere = await reach(
      () => loadSentences(`${play.game.id}-dialogs`).then(() => true),
      () => void this.#explain(id),
    );
    const text = isHere && sayIf(`figure-${id}-help`);
    if (text) toast(text, this.#shell.whileOnThisScreen());
  }

  /** The button that shows or hides the less important figures. */
  #toggle(values: Record<string, number>): TemplateResult {
    const click = () => {
      this.#isWhole = !this.#isWhole;
      this.#render(values);
    };
    return html`<div class="others">
      <dt class="hidden">${say('figures-others')}</dt>
      <dd>
        <button type="button" class="plain" aria-expanded=${this.#isWhole} aria-label=${say('figures-others')} @click=${click}>
          ${this.#isWhole ? '–' : '…'}
        </button>
      </dd>
    </div>`;
  }

  /** The text of a figure that depends on par, with a placeholder until par is known. */
  #parText(id: string): string | undefined {
    if (id !== 'par' && id !== 'difficulty') return undefined;
    const { par } = this.#shell.play;
    if (par == null) return par === null ? '–' : '…';
    if (id === 'difficulty') return say('figure-of', { value: difficultyOf(par), of: HARDEST });
    return `${par.proven ? '' : '≤\u00a0'}${number(par.moves)}`;
  }

  /** The figures of the board as displayed. */
  #values(): Record<string, number> {
    const shell = this.#shell;
    const { play, looking } = shell;
    const all: Record<string, number> = { ...shell.seen };
    // The time of an earlier board is unknown. With limited time, the remaining time is shown instead.
    if (looking === undefined && !(TIME_LEFT in all)) all.time = play.session.clock() / SECOND;
    // An assignment has its own par, which is shown with its goal.
    if (hasPar(play.game) && play.run.aim === null) Object.assign(all, { par: 0, difficulty: 0 });
    const [best] = this.#best(all);
    if (best !== undefined) all.best = best.score;
    // A goal that has been reached is none any more.
    if (play.state.status.state === 'won') delete all.goal;
    // The line of an assignment says what counts there. Besides, there are limits, and the score where it decides.
    if (play.run.aim !== null) {
      const needed = new Set(['left', TIME_LEFT]);
      const [record] = play.game.records;
      if (record !== undefined && isOfSetLength(play.run.aim)) needed.add(record.figure);
      for (const { id } of play.game.figures) if (!needed.has(id)) delete all[id];
    }
    // Rounds are shown to authors only, in the studio.
    delete all.round;
    return all;
  }

  /** The figures of a finished level or game with their names, except targets and bests. */
  made(): TemplateResult[] {
    const values = this.#values();
    return this.#shell.play.game.figures.flatMap(({ id, of }) => {
      const value = values[id];
      if (value === undefined || NOT_MADE.has(id)) return [];
      return html`<span>${say(`figure-${id}`)} <b>${of > 0 ? say('figure-of', { value, of }) : written(id, value)}</b></span>`;
    });
  }

  /** The best results of the game's table, shown if there is room beside the board. */
  renderBest(): TemplateResult | string {
    const { game, state } = this.#shell.play;
    const rows = this.#best(state.figures).slice(0, MOST_BEST);
    const figure = game.records[0]?.figure;
    if (rows.length === 0) return '';
    return html`
      <section class="best" aria-labelledby="best">
        <h2 id="best">${say('best-results')}</h2>
        <ol>
          ${rows.map(
            ({ score, date }) => html`<li>
              <strong>${scoreText(figure, score)}</strong> <small>${dateOf(date)}</small>
            </li>`,
          )}
        </ol>
      </section>
    `;
  }

  /**
   * The table of the game's first record. If the growing score beats the best and will be entered, it comes
   * first, so that list, figure and announcement agree.
   */
  #best(figures: Readonly<Record<string, number>>): ScoreRow[] {
    const { session, game, run, state } = this.#shell.play;
    const rows = this.#rows();
    const [first] = rows;
    const [record] = game.records;
    const score = figures[record?.figure ?? ''] ?? 0;
    if (first === undefined || record?.order !== 'higher' || record.wonOnly || score <= first.score)
      return rows;
    if (run.hints > 0 || whyNot({ ...state, counts: session.counts() }, run, game.records) !== undefined)
      return rows;
    // It replaces the earlier result of the same game.
    return [{ ...first, score, date: today() }, ...rows.filter(({ replay }) => replay !== run.name)];
  }

  #rows(): ScoreRow[] {
    const { play, store } = this.#shell;
    const { game, state, session, outcome } = play;
    const [record] = game.records;
    if (this.#table.session !== session || this.#table.outcome !== outcome) {
      const rows =
        record === undefined
          ? []
          : store.tables.proven({ game: game.id, table: state.table, figure: record.figure });
      // Results with hints do not count as bests.
      const bests = rows.filter((row) => !row.hinted);
      this.#table = { session, outcome, rows: bests };
    }
    return this.#table.rows;
  }
}

const shown = (
  { id, isMain, of, marks }: Figure,
  value: number,
  name: TemplateResult | string,
  text?: string,
): TemplateResult =>
  html`<div data-figure=${id} ?data-main=${isMain}>
    <dt>${name}</dt>
    <dd>${text ?? (of > 0 ? say('figure-of', { value, of }) : written(id, value))}</dd>
    ${of > 0 ? bar(value, of, marks) : ''}
  </div>`;

/** Formats a figure's value as its game specifies. */
const written = (id: string, value: number): string =>
  id.startsWith('time') ? duration(value * SECOND) : (sayIf(`value-${id}`, { value }) ?? number(value));

/** A bar with marks, drawn in units of the figure and stretched. */
const bar = (value: number, of: number, marks: readonly number[]): TemplateResult => html`
  <dd class="gauge" aria-hidden="true">
    <svg viewBox="0 0 ${of} 1" preserveAspectRatio="none">
      <rect width=${Math.min(value, of)} height="1"></rect>
      <path d=${marks.map((mark) => `M${mark} 0v1`).join('')}></path>
    </svg>
  </dd>
`;
