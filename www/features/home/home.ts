// The home: everything that can be played, one tap away. It is drawn from build output and stored data, so it
// loads no game except the one to be continued.
import './home.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { App } from '../../app/app';
import { DAYS, editorsOf, gamesOf } from '../../app/pages';
import { paintStill } from '../../board/still';
import type { GameInfo } from '../../engine/engine';
import { boardSettings } from '../../run/appearance';
import { enterPreset } from '../../run/preset';
import { daysOf, type Part } from '../../store/days';
import { hasMoves } from '../../store/histories';
import { partsOf } from '../../store/save';
import { gameIn, type Running, slotsOf } from '../../store/shapes';
import { button, figureName, icon, paramsName, paramsOf, starsText } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { date, number, say, sayIf } from '../../ui/words';
import { dailySeed, onNewDay, today } from '../days/daily';
import { dayAt, numberOf, playedOn, streakOf } from '../days/streak';
import { characterOf } from '../days/week';
import { Picture, Turns } from './films';

/** Pictures of levels, by `GAME-PRESET`, for games with many games inside. */
const COVERS = import.meta.glob<string>('../../pkg/covers/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

export class Home {
  readonly #app: App;
  readonly #pictures: ReadonlyMap<string, Picture>;
  /** Still pictures of the games, for the puzzle of the day. */
  readonly #picturesOfToday: ReadonlyMap<string, Picture>;
  #turns: Turns | undefined;
  /**
   * Loads covers when they scroll into view. The browser's own lazy loading starts a screen or two earlier.
   */
  readonly #covers = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      target.src = target.dataset.src ?? '';
      this.#covers.unobserve(target);
    }
  });
  /** The board of the last game, and the state it was last painted in. */
  readonly #left = document.createElement('canvas');
  #painted = '';

  constructor(app: App) {
    this.#app = app;
    const pictures = () => new Map(gamesOf(app.engine).map((game) => [game.id, new Picture(game)]));
    this.#pictures = pictures();
    this.#picturesOfToday = pictures();
    for (const picture of this.#all()) {
      picture.canvas.setAttribute('aria-hidden', 'true');
      picture.load().then(
        () => picture.draw(app.store.settings),
        // Without a connection the picture is left out.
        (error) => console.warn(error),
      );
    }
    this.#left.setAttribute('aria-hidden', 'true');
    addEventListener('resize', () => this.#draw());
    app.store.area.addEventListener('elsewhere', (event) => {
      if (app.isHome && (event as CustomEvent<string>).detail.includes('days.')) app.refresh();
    });
    onNewDay(() => app.isHome && app.refresh());
  }

  render(): TemplateResult {
    const { engine } = this.#app;
    // After the template is in the DOM.
    queueMicrotask(() => this.#draw());
    return html`
      <div class="home">
        ${this.#today()} ${this.#continue()}
        <section aria-labelledby="games">
          <h2 id="games">${say('home-games')}</h2>
          <ul class="games">
            ${gamesOf(this.#app.engine).map((game) => this.#game(game))}
          </ul>
        </section>
        ${editorsOf(engine).map(({ id, edits }) => this.#studio(id, edits ?? ''))}
      </div>
    `;
  }

  /** The card of the game played last. */
  #continue(): TemplateResult | string {
    const app = this.#app;
    const [last] = gamesOf(this.#app.engine)
      .flatMap(({ id }) => slotsOf(id))
      .map((slot) => ({ slot, id: gameIn(slot), run: app.store.running(slot) }))
      .filter((one): one is { slot: string; id: string; run: Running } => goesOn(one.run))
      .sort((one, other) => other.run.time - one.run.time);
    if (last === undefined) return '';
    void this.#paintLeft(last.id, last.run);
    return html`
      <button type="button" class="continue" @click=${() => void app.enter(last.slot)}>
        ${this.#left}
        <span>
          <strong>${say('continue')}</strong>
          <span>${say(`game-${last.id}`)}</span>
          <small>${standing(last.run)}</small>
        </span>
        ${icon('play')}
      </button>
    `;
  }

  async #paintLeft(id: string, { save }: Running): Promise<void> {
    const { engine, store } = this.#app;
    const settings = boardSettings(store.settings, id);
    const painted = save + JSON.stringify(settings);
    if (this.#painted === painted) return;
    this.#painted = painted;
    try {
      await engine.need(id, save);
      const session = engine.load(save);
      paintStill(this.#left, session, engine.game(id), settings);
      session.free();
    } catch (error) {
      // Opening the game shows the fault.
      console.warn(error);
    }
  }

  /** The puzzle of the day, the streak, and what comes tomorrow. */
  #today(): TemplateResult {
    const app = this.#app;
    const games = gamesOf(app.engine);
    const day = dailySeed();
    const { game, name } = characterOf(day);
    const id = games[game]?.id ?? '';
    const tomorrow = games[characterOf(dayAt(numberOf(day) + 1)).game]?.id ?? '';
    const played = daysOf(app.store.area, id)[day]?.puzzle;
    const isDone = played !== undefined && played.state !== 'begun';
    const label = say(isDone ? 'today-look' : played === undefined ? 'play' : 'continue');
    return html`
      <section class="today" aria-labelledby="today" data-done=${isDone}>
        ${this.#picturesOfToday.get(id)?.canvas}
        <div class="today-told">
          <h2 id="today">${say('today', { date: date(today(), { weekday: 'long', day: 'numeric', month: 'short' }) })}</h2>
          <strong>${say(`game-${id}`)}</strong>
          <p>${isDone ? html`${played.state === 'won' ? starsText(played.stars) : ''} ${say('today-tomorrow', { game: say(`game-${tomorrow}`) })}` : say(`today-${name}`)}</p>
        </div>
        <div class="today-do">
          ${button(isDone ? undefined : 'play', label, () => void this.#open(id, 'puzzle', day), { kind: isDone ? 'soft' : 'main' })}
          ${this.#streak()}
        </div>
      </section>
    `;
  }

  /** The streak, with a link to the calendar. */
  #streak(): TemplateResult {
    const { area } = this.#app.store;
    const played = playedOn(gamesOf(this.#app.engine).map(({ id }) => daysOf(area, id)));
    const { length } = streakOf(played, dailySeed());
    const label = length === 0 ? say('calendar') : say('calendar-streak', { n: length });
    return button('daily', label, () => void this.#app.openPage(DAYS));
  }

  async #open(id: string, part: Part, day: string): Promise<void> {
    try {
      await (await import('../days/open')).openDay(this.#app, id, part, day);
    } catch (error) {
      console.warn(error);
      toast(say('start-fault'));
    }
  }

  #game({ id }: GameInfo): TemplateResult {
    const app = this.#app;
    const picture = this.#pictures.get(id);
    const run = app.store.running(id);
    const touch = (isTouched: boolean) => () => {
      this.#turns?.touch(isTouched ? picture : undefined);
      // A game that is pointed at will probably be opened.
      if (isTouched) void app.engine.need(id).catch(() => undefined);
    };
    return html`<li>
      <button
        type="button"
        class="game"
        @click=${() => void app.enter(id)}
        @pointerenter=${touch(true)}
        @pointerleave=${touch(false)}
        @focus=${touch(true)}
        @blur=${touch(false)}
      >
        ${picture?.canvas}
        <strong>${say(`game-${id}`)}</strong>
        <small>${goesOn(run) ? standing(run) : (this.#best(id) ?? say(`about-${id}`))}</small>
      </button>
    </li>`;
  }

  /** The best result of a game in any of its tables, if there is one. */
  #best(id: string): string | undefined {
    const [record] = this.#app.engine.game(id).records;
    if (record === undefined || record.order === 'lower') return undefined;
    const best = Math.max(0, ...this.#app.store.tables.glimpse(id, record.figure).map(({ score }) => score));
    return best > 0 ? `${figureName('best')} ${number(best)}` : undefined;
  }

  /** An editor, and the games made in it. */
  #studio(editor: string, edits: string): TemplateResult {
    const app = this.#app;
    const covers = app.engine.game(edits).presets.map(({ params }) => params);
    return html`
      <section aria-labelledby="small-games">
        <h2 id="small-games">${say('home-small')}</h2>
        <ul class="covers">
          ${covers.map(
            (preset) => html`<li>
              <button type="button" class="cover" @click=${() => void enterPreset(app, edits, preset)}>
                <img data-src=${COVERS[`../../pkg/covers/${edits}-${preset}.png`] ?? ''} alt="" />
                <span>${paramsName(preset)} ${this.#done(`${edits}/${preset}`)}</span>
              </button>
            </li>`,
          )}
        </ul>
      </section>
      <section class="making" aria-labelledby="making">
        <h2 id="making">${say(`editor-${editor}`)}</h2>
        <p>${say(`editor-${editor}-about`)}</p>
        ${button('edit', say('editor-open'), () => void app.openPage(editor))}
      </section>
    `;
  }

  /** The number of completed levels of a game: all before the highest one reached. */
  #done(table: string): TemplateResult | string {
    const n = (this.#app.store.settings.reached[table] ?? 1) - 1;
    return n === 0
      ? ''
      : html`<small role="img" aria-label=${say('home-levels', { n })}>★ ${number(n)}</small>`;
  }

  #all(): Picture[] {
    return [...this.#pictures.values(), ...this.#picturesOfToday.values()];
  }

  #draw(): void {
    if (this.#app.isPlaying) return;
    this.#turns ??= new Turns([...this.#pictures.values()]);
    for (const picture of this.#all()) picture.draw(this.#app.store.settings);
    for (const cover of document.querySelectorAll('.cover img:not([src])')) this.#covers.observe(cover);
  }

  /** Stops the animation when the home is hidden. */
  stop(): void {
    this.#turns?.dispose();
    this.#turns = undefined;
    this.#painted = '';
  }
}

/** Whether a game was begun and can be gone on with. */
const goesOn = (run: Running | undefined): run is Running =>
  run !== undefined && !run.isOver && hasMoves(run);

/** The state of a game that was left: its deal and its progress. */
function standing({ save, title }: Running): string {
  const name = title ?? paramsName(paramsOf(save));
  return [name, sayIf('home-moves', { n: partsOf(save)?.at ?? 0 })].filter((part) => part).join(' · ');
}
