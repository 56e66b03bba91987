// The calendar: the streak, a month with the results of each day, and the games of the selected day, to be
// played on the day or later.
import '../../ui/styles/forms.css';
import '../../ui/styles/panels.css';
import './days.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { openDay } from '../../play/days/open-day';
import { FullPage } from '../../play/full-page';
import { gamesOf } from '../../play/pages';
import type { PageModule, Shell } from '../../play/shell';
import { dailySeed, dateOf, FIRST_DAY, onNewDay } from '../../run/days/daily-seed';
import { recordOf } from '../../run/days/day-result';
import { dayAt, isPlayed, numberOf, playedOn, streakOf } from '../../run/days/streak';
import { DAY_PARTS, type DayPart, type Days, daysOf, type PlayedPart } from '../../store/progress/days';
import { iconButton } from '../../ui/templates';
import { figureName, starsText } from '../../ui/words/game-names';
import { date, loadSentences, number, region, say } from '../../ui/words/words';

/** The number of days by which each arrow key moves the selection. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

export const open: PageModule['open'] = async (shell) => {
  await loadSentences('days', 'home', ...shell.engine.catalogue.map(({ id }) => id));
  return new DaysPage(shell);
};

class DaysPage extends FullPage {
  protected override readonly leadsBack = true;
  /** The results by game. */
  #days: ReadonlyMap<string, Days> = new Map();
  #today = dailySeed();
  #chosen = this.#today;

  constructor(shell: Shell) {
    super(shell);
    const { signal } = this;
    shell.store.area.onElsewhere((key) => {
      if (key.includes('days.')) shell.refresh();
    }, signal);
    onNewDay(() => {
      // If today was selected, select the new day.
      if (this.#chosen === this.#today) this.#chosen = dailySeed();
      this.#today = dailySeed();
      shell.refresh();
    }, signal);
  }

  /** Reads the stored results. */
  #look(): void {
    const { engine, store } = this.shell;
    this.#days = new Map(gamesOf(engine).map(({ id }) => [id, daysOf(store.area, id)]));
  }

  readonly keys = ['days.'];

  title(): string {
    return say('calendar');
  }

  render(): TemplateResult {
    // A day's game may have been played since.
    this.#look();
    const place = html`<div class="month-and-day">${this.#month()} ${this.#day()}</div>`;
    return this.fill('days-page', [this.#streak(), place]);
  }

  #streak(): TemplateResult {
    const { length, isToday, isForgiven } = streakOf(playedOn([...this.#days.values()]), this.#today);
    const state = length === 0 ? 'none' : isToday ? 'today' : 'open';
    return html`
      <section class="streak" aria-label=${say('streak')}>
        <p><strong>${number(length)}</strong> <span>${say('streak-days', { n: length })}</span></p>
        <p class="note">${say(`streak-${state}`)} ${isForgiven ? say('streak-forgiven') : nothing}</p>
      </section>
    `;
  }

  #choose(day: string): void {
    const [first, last] = [numberOf(FIRST_DAY), numberOf(this.#today)];
    this.#chosen = dayAt(Math.min(last, Math.max(first, numberOf(day))));
    this.shell.refresh();
  }

  /** Selects the same day `months` later, or the last day of that month. */
  #turn(months: number): void {
    const [year, month, day] = partsIn(this.#chosen);
    const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
    this.#choose(dayAt(Date.UTC(year, month - 1 + months, Math.min(day, length)) / 86_400_000));
  }

  #month(): TemplateResult {
    const [year, month] = partsIn(this.#chosen);
    const first = Date.UTC(year, month - 1, 1) / 86_400_000;
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    // 1 January 1970, day 0, was a Thursday.
    const weekday = (n: number) => (((n + 4 - weekStart()) % 7) + 7) % 7;
    const start = first - weekday(first);
    const weeks = Array.from({ length: Math.ceil((weekday(first) + length) / 7) }, (_, n) => start + 7 * n);
    const week = (from: number) => Array.from({ length: 7 }, (_, n) => from + n);
    const name = date(dateOf(this.#chosen), { month: 'long', year: 'numeric' });
    const isIn = (n: number) => n >= first && n < first + length;
    return html`
      <section class="month" aria-label=${name}>
        <div class="month-head">
          ${iconButton('back', say('month-before'), () => this.#turn(-1), { isEnabled: dayAt(first) > FIRST_DAY })}
          <h2 aria-live="polite">${name}</h2>
          ${iconButton('forward', say('month-after'), () => this.#turn(1), { isEnabled: dayAt(first + length) <= this.#today })}
        </div>
        <table @keydown=${(event: KeyboardEvent) => this.#key(event)}>
          <thead>
            <tr>
              ${week(start).map(
                (n) => html`<th scope="col">
                  <span aria-hidden="true">${date(dateOf(dayAt(n)), { weekday: 'short' })}</span>
                  <span class="hidden">${date(dateOf(dayAt(n)), { weekday: 'long' })}</span>
                </th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${weeks.map((from) => html`<tr>${week(from).map((n) => html`<td>${isIn(n) ? this.#cell(dayAt(n)) : nothing}</td>`)}</tr>`)}
          </tbody>
        </table>
      </section>
    `;
  }

  #key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#choose(dayAt(numberOf(this.#chosen) + step));
    document.querySelector<HTMLElement>('.month [aria-pressed="true"]')?.focus();
  }

  #cell(day: string): TemplateResult {
    const begun = this.#playedOf(day);
    const all = begun.filter(({ played }) => isPlayed(played));
    const late = all.filter(({ played }) => played.late > 0).length;
    const name = date(dateOf(day), { day: 'numeric', month: 'long' });
    const label =
      all.length === 0 && begun.length > 0
        ? say('day-begun', { day: name, count: begun.length })
        : say('day-label', { day: name, count: all.length, late });
    const isChosen = day === this.#chosen;
    return html`<button
      type="button"
      class="plain day"
      aria-label=${label}
      aria-pressed=${String(isChosen)}
      aria-current=${day === this.#today ? 'date' : nothing}
      tabindex=${isChosen ? 0 : -1}
      data-late=${late === all.length && late > 0}
      ?disabled=${day > this.#today || day < FIRST_DAY}
      @click=${() => this.#choose(day)}
    >
      ${number(Number(day.slice(6)))}
      <i aria-hidden="true">${all.slice(0, 5).map(() => html`<b></b>`)}</i>
    </button>`;
  }

  #playedOf(day: string): { game: string; part: DayPart; played: PlayedPart }[] {
    return [...this.#days].flatMap(([game, days]) =>
      DAY_PARTS.flatMap((part) => {
        const played = days[day]?.[part];
        return played === undefined ? [] : [{ game, part, played }];
      }),
    );
  }

  #day(): TemplateResult {
    const day = this.#chosen;
    const name = date(dateOf(day), { dateStyle: 'full' });
    return html`
      <section class="of-day" aria-label=${name}>
        <h2>${name}</h2>
        <p class="note">${say('day-parts')}</p>
        <ul>
          ${[...this.#days].flatMap(([game, days]) =>
            DAY_PARTS.map((part) => html`<li>${this.#row(game, part, day, days[day]?.[part])}</li>`),
          )}
        </ul>
        ${day === this.#today ? nothing : html`<p class="note">${say('day-late-help')}</p>`}
      </section>
    `;
  }

  #row(game: string, part: DayPart, day: string, played: PlayedPart | undefined): TemplateResult {
    return html`<button type="button" class="row" @click=${() => void openDay(this.shell, game, part, day)}>
      <span>${say('day-part', { game: say(`game-${game}`), part })}<small>${this.#howOf(game, part, played)}</small></span>
    </button>`;
  }

  /** The result in words. */
  #howOf(game: string, part: DayPart, played: PlayedPart | undefined): string {
    if (played === undefined) return say('day-unplayed');
    if (!isPlayed(played)) return say(played.state === 'begun' ? 'today-begun' : 'day-watched');
    const figure = recordOf(this.shell.engine.game(game))?.figure ?? 'moves';
    return [
      say(played.state === 'won' ? 'day-won' : part === 'puzzle' ? 'day-lost' : 'today-done'),
      part === 'puzzle'
        ? played.state === 'won'
          ? starsText(played.stars)
          : ''
        : `${figureName(figure)} ${number(Math.abs(played.worth))}`,
      played.late > 0 ? say('day-late', { n: played.late }) : '',
    ]
      .filter((part) => part)
      .join(' · ');
  }
}

const partsIn = (day: string): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(4, 6)),
  Number(day.slice(6)),
];

/** The first day of the week, 0 for Sunday. */
function weekStart(): number {
  const here = new Intl.Locale(region()) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((here.getWeekInfo?.() ?? here.weekInfo)?.firstDay ?? 1) % 7;
}
