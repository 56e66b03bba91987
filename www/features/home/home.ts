// The home: everything that can be played, one tap away. It is drawn from build output and stored data, so it
// loads no game except the one to be continued.
import { fetchFile } from '../../engine/fetch-file';
import './home.css';
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { FilmTurns } from '../../board/film/one-by-one';
import type { GameInfo } from '../../engine/engine';
import { DAYS, editorsOf, gamesOf } from '../../play/pages';
import { enterPreset } from '../../play/preset';
import type { Shell } from '../../play/shell';
import { isNewTo } from '../../run/assignments/first';
import { dueNow } from '../../run/assignments/own-puzzles';
import { dailySeed, onNewDay } from '../../run/days/daily-seed';
import { numberOf, playedOn, streakOf } from '../../run/days/streak';
import { characterAt, characterOf } from '../../run/days/week';
import { nextLevel } from '../../run/levels';
import { type DayPart, daysOf, type PlayedPart } from '../../store/progress/days';
import { gameIn, type Running, slotsOf } from '../../store/runs/run';
import { bestIn } from '../../store/scores/best';
import { today } from '../../ui/date';
import { reach } from '../../ui/loading';
import { part } from '../../ui/part';
import { button, icon } from '../../ui/templates';
import { figureName, paramsName, paramsOf, starsText } from '../../ui/words/game-names';
import { date, number, say, sayIf } from '../../ui/words/words';
import { FilmPicture } from './films';
import { goesOn, standing } from './standing';

/** The interval between moves of a picture, in milliseconds. */
const STEP_MS = 1100;

/** Pictures of levels, by `GAME-PRESET`, for games that contain other games. */
const COVERS = import.meta.glob<string>('../../pkg/covers/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Texts of games that were made with the studio, by name. Each is fetched when it is opened. */
const MADE = import.meta.glob<string>('./made/*.txt', { query: '?url', import: 'default', eager: true });

export class Home {
  readonly #shell: Shell;
  readonly #pictures: ReadonlyMap<string, FilmPicture>;
  /** The board of the day's puzzle, or the game inside another one that it is from. */
  #inside: { day: string; isFound: boolean; preset?: string; board?: HTMLCanvasElement } | undefined;
  #turns: FilmTurns | undefined;
  #puzzles: import('../../play/assignments/next-puzzle').NextPuzzles | undefined;
  #areAsked = false;
  #works: import('./own-works').OwnWorks | undefined;
  /** The progress of loading the player's own games, since the home was opened. */
  #ownWorks: 'unknown' | 'asked' | 'known' = 'unknown';
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
  /** The scroll position of the home, also while a game or a page replaces it. */
  #place = 0;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#pictures = new Map(gamesOf(shell.engine).map((game) => [game.id, this.#pictureOf(game)]));
    this.#left.setAttribute('aria-hidden', 'true');
    addEventListener('resize', () => this.#draw());
    const refresh = () => shell.isHome && shell.refresh();
    shell.store.area.onElsewhere((key) => key.includes('days.') && refresh());
    onNewDay(refresh);
  }

  /** Loads the trails, once. Without a connection their puzzles are not offered. */
  async #loadPuzzles(): Promise<void> {
    this.#areAsked = true;
    const { NextPuzzles } = await import('../../play/assignments/next-puzzle');
    const puzzles = new NextPuzzles(this.#shell);
    await Promise.all(gamesOf(this.#shell.engine).map(({ id }) => puzzles.load(id)));
    this.#puzzles = puzzles;
    if (this.#shell.isHome) this.#shell.refresh();
  }

  render(): TemplateResult {
    // Draw after the template is in the DOM.
    queueMicrotask(() => this.#draw());
    // A first visit is spared the download of the trails.
    if (!this.#areAsked && !this.#shell.store.area.isEmpty) void this.#loadPuzzles().catch(console.warn);
    return html`
      <div class="home" @scroll=${({ currentTarget }: Event) => (this.#place = (currentTarget as Element).scrollTop)}>
        ${part('today', ['days.', 'settings'], () => this.#today())}
        ${part('continue', ['game.'], () => this.#continue())}
        <section aria-labelledby="games">
          <h2 id="games">${say('home-games')}</h2>
          <ul class="games">
            ${gamesOf(this.#shell.engine).map(
              (game) =>
                html`<li>${part(game.id, [`game.${game.id}`, `table.${game.id}.`, `scores.${game.id}.`, `trail.${game.id}`, `puzzles.${game.id}`], () => this.#game(game))}</li>`,
            )}
          </ul>
        </section>
        ${editorsOf(this.#shell).map(({ id, edits }) => part(id, ['settings'], () => this.#studio(id, edits ?? '')))}
      </div>
    `;
  }

  /** The card of the game played last. */
  #continue(): TemplateResult | string {
    const shell = this.#shell;
    const [last] = gamesOf(this.#shell.engine)
      .flatMap(({ id }) => slotsOf(id))
      .map((slot) => ({ slot, id: gameIn(slot), run: shell.store.running(slot) }))
      .filter((one): one is { slot: string; id: string; run: Running } => goesOn(one.run))
      .sort((one, other) => other.run.time - one.run.time);
    if (last === undefined) return '';
    void this.#paintLeft(last.id, last.run);
    return html`
      <button type="button" class="continue" @click=${() => void shell.enter(last.slot)}>
        ${this.#left}
        <span>
          <strong>${say('continue')}</strong>
          <span>${say(`game-${last.id}`)}</span>
          <small>${standing(last.run, shell.engine.game(last.id))}</small>
        </span>
        ${icon('play')}
      </button>
    `;
  }

  async #paintLeft(id: string, { save }: Running): Promise<void> {
    const painted = save + JSON.stringify(boardSettings(this.#shell.store.settings, id));
    if (this.#painted === painted) return;
    this.#painted = painted;
    try {
      const { paintText } = await import('../../play/pictures');
      // Meanwhile another game may have become the last one.
      await paintText(this.#left, this.#shell, id, save, () => this.#painted === painted);
    } catch (error) {
      // Opening the game shows the fault.
      console.warn(error);
    }
  }

  /** The puzzle of the day, the streak, and what comes tomorrow. */
  #today(): TemplateResult {
    const shell = this.#shell;
    const games = gamesOf(shell.engine);
    const day = dailySeed();
    const { game, name } = characterOf(day);
    const info = games[game];
    const id = info?.id ?? '';
    // A first visit is spared the download of the trail.
    const isKnown = this.#inside?.day === day && (this.#inside.isFound || !shell.engine.has(id));
    if (info !== undefined && !isKnown && !shell.store.area.isEmpty)
      void this.#lookInside(info, day).catch(console.warn);
    const preset = this.#inside?.preset;
    const tomorrow = games[characterAt(numberOf(day) + 1).game]?.id ?? '';
    const played = daysOf(shell.store.area, id)[day]?.puzzle;
    const isDone = played !== undefined && played.state !== 'begun';
    const slot = played && shell.store.slotWith({ game: id, run: played.run });
    const isNew = played === undefined || (slot !== undefined && !goesOn(shell.store.running(slot)));
    const isLost = played?.state === 'over';
    // A new player of its game is led to its first board, too.
    const needsEasier = isNew && name !== 'gentle' && isNewTo(shell.store.settings, id);
    const label = say(isLost ? 'today-again' : isDone ? 'today-look' : isNew ? 'play' : 'continue');
    return html`
      <section class="today" aria-labelledby="today" data-done=${isDone}>
        <h2 id="today">${say('today', { date: date(today(), { weekday: 'long', day: 'numeric', month: 'short' }) })}</h2>
        ${preset === undefined ? (this.#inside?.board ?? html`<span class="of-day" aria-hidden="true">${icon('daily')}</span>`) : html`<img src=${coverOf(id, preset) ?? ''} alt="" />`}
        <div class="today-told">
          <strong ?data-inside=${info?.presets.some(({ params }) => coverOf(id, params) !== undefined)}
            >${preset === undefined ? say(`game-${id}`) : paramsName(preset)}</strong
          >
          <p>${isDone ? this.#resultOf(played) : say(`today-${name}`)}</p>
          ${isDone ? html`<p>${say('today-tomorrow', { game: say(`game-${tomorrow}`) })}</p>` : ''}
          ${this.#streak()}
        </div>
        <div class="today-do">
          ${needsEasier ? button('play', say('today-easier'), () => void shell.enter(id), { kind: 'main' }) : ''}
          ${button(isDone || needsEasier ? undefined : 'play', label, () => void this.#open(id, 'puzzle', day), { kind: isDone || needsEasier ? 'soft' : 'main' })}
          ${button('daily', say('calendar'), () => void shell.openPage(DAYS))}
        </div>
      </section>
    `;
  }

  #resultOf({ state, stars }: PlayedPart): string {
    if (state === 'won') return starsText(stars);
    return say(state === 'over' ? 'today-lost' : 'today-watched');
  }

  /** Finds the picture of a day's puzzle. */
  async #lookInside({ id, presets }: GameInfo, day: string): Promise<void> {
    this.#inside = { day, isFound: true };
    const { pictureOfDay } = await import('./picture-of-day');
    const covered = presets.flatMap(({ params }) => (coverOf(id, params) === undefined ? [] : params));
    const found = await pictureOfDay(this.#shell, id, day, covered);
    if (this.#inside.day !== day) return;
    this.#inside = { day, ...found, isFound: found.preset !== undefined || found.board !== undefined };
    this.#shell.refresh();
  }

  #streak(): TemplateResult | string {
    const { area } = this.#shell.store;
    const played = playedOn(gamesOf(this.#shell.engine).map(({ id }) => daysOf(area, id)));
    const { length } = streakOf(played, dailySeed());
    return length === 0 ? '' : html`<p class="in-a-row">${say('calendar-streak', { n: length })}</p>`;
  }

  async #open(id: string, part: DayPart, day: string): Promise<void> {
    await reach(
      async () => (await import('../../play/days/open-day')).openDay(this.#shell, id, part, day),
      () => void this.#open(id, part, day),
    );
  }

  #game(info: GameInfo): TemplateResult {
    const shell = this.#shell;
    const { id } = info;
    const picture = this.#pictures.get(id);
    const run = shell.store.running(id);
    const touch = (isTouched: boolean) => () => {
      this.#turns?.touch(isTouched ? picture : undefined);
      // The game under the pointer will probably be opened.
      if (isTouched) void shell.engine.need(id).catch(() => undefined);
    };
    return html`<button
        type="button"
        class="game"
        @click=${() => void shell.enter(id)}
        @pointerenter=${touch(true)}
        @pointerleave=${touch(false)}
        @focus=${touch(true)}
        @blur=${touch(false)}
      >
        ${picture?.canvas}
        <strong>${say(`game-${id}`)}</strong>
        <small>${goesOn(run) || isWithin(run, id) ? standing(run, info) : (this.#best(id) ?? say(`about-${id}`))}</small>
      </button>
      ${info.puzzles === 0 ? '' : html`<div class="puzzle-room">${this.#puzzles === undefined ? this.#firstPuzzle(info) : this.#puzzles.button(id)}</div>`}
      ${dueNow(shell.store, id).length === 0 ? '' : html`<div class="puzzle-room">${this.#puzzles?.own(id)}</div>`}`;
  }

  /** The beginning of a game's trail, on a first visit, which fetches no trail to name it. */
  #firstPuzzle({ id, puzzles }: GameInfo): TemplateResult | string {
    if (!this.#shell.store.area.isEmpty) return '';
    const go = (): void =>
      void reach(
        async () => (await import('../../play/assignments/assignment')).goOn(this.#shell, id),
        () => go(),
      );
    return button(undefined, say('home-puzzle', { of: puzzles }), go);
  }

  /** The best result of a game in any of its tables, if there is one. */
  #best(id: string): string | undefined {
    const [record] = this.#shell.engine.game(id).records;
    if (record === undefined || record.order === 'lower') return undefined;
    const best = bestIn(this.#shell.store, id, record.figure);
    return best > 0 ? `${figureName('best')} ${number(best)}` : undefined;
  }

  async #loadWorks(editor: string, edits: string): Promise<void> {
    this.#ownWorks = 'asked';
    try {
      const { OwnWorks } = await import('./own-works');
      this.#works ??= new OwnWorks(this.#shell, editor, edits);
      await this.#works.load();
    } finally {
      this.#ownWorks = 'known';
      if (this.#shell.isHome) this.#shell.refresh();
    }
  }

  /** An editor, and the games made in it. */
  #studio(editor: string, edits: string): TemplateResult {
    const shell = this.#shell;
    // A first visit is spared the database.
    const mayHaveWorks = !shell.store.area.isEmpty;
    if (mayHaveWorks && this.#ownWorks === 'unknown') void this.#loadWorks(editor, edits).catch(console.warn);
    const { presets } = shell.engine.game(edits);
    const covers = (areExamples: boolean) =>
      presets
        .filter(({ example = false }) => example === areExamples)
        .map(({ params }) => this.#cover(edits, params));
    return html`
      <section aria-labelledby="small-games">
        <h2 id="small-games">${say('home-small')}</h2>
        <ul class="covers">
          ${covers(false)}
        </ul>
      </section>
      <section class="making" aria-labelledby="making">
        <h2 id="making">${say(`editor-${editor}`)}</h2>
        <p>${say(`editor-${editor}-about`)}</p>
        ${button('edit', say('editor-open'), () => void shell.openPage(editor))}
        <h3>${say('home-made')}</h3>
        <ul class="covers" ?data-waits=${mayHaveWorks && this.#ownWorks !== 'known'}>
          ${this.#works?.covers()}
          ${Object.keys(MADE).map((file) => this.#made(file.slice('./made/'.length, -'.txt'.length), file))}
          ${covers(true)}
        </ul>
      </section>
    `;
  }

  /** A game inside another one, which goes on at its next level. */
  #cover(game: string, preset: string): TemplateResult {
    return html`<li>
      <button type="button" class="cover" @click=${() => void enterPreset(this.#shell, game, preset)}>
        <img data-src=${coverOf(game, preset) ?? ''} alt="" />
        <span>${paramsName(preset)} ${this.#level(game, preset)}</span>
      </button>
    </li>`;
  }

  #made(name: string, file: string): TemplateResult {
    return html`<li>
      <button type="button" class="cover" @click=${() => void this.#openMade(name, file)}>
        <img data-src=${coverOf('made', name) ?? ''} alt="" />
        <span>${sayIf(`made-${name}`)}</span>
      </button>
    </li>`;
  }

  /** Opens a game that was made with the studio, with its title and description in the player's language. */
  async #openMade(name: string, file: string): Promise<void> {
    const open = async (): Promise<string | undefined> => {
      const answer = await fetchFile(MADE[file] ?? '');
      const text = (await answer.text())
        .replace(/^title .*$/m, `title ${sayIf(`made-${name}`)}`)
        .replace(/^about .*$/m, `about ${sayIf(`made-${name}-about`)}`);
      return this.#shell.opening.visit(text, 'home');
    };
    await reach(open, () => void this.#openMade(name, file));
  }

  /** The next level of a game within another one. */
  #level(game: string, preset: string): TemplateResult | string {
    const n = nextLevel(this.#shell.store.settings.reached, `${game}/${preset}`);
    if (n === 1) return '';
    const of = this.#puzzles?.lengthOf(game, `params-${preset}`);
    // Its line stands empty until the number of levels is known.
    const told =
      of === undefined ? '\u00a0' : n > of ? say('home-levels-done') : say('home-level', { n, of });
    return html`<small>${told}</small>`;
  }

  /** A picture of a game, drawn as soon as it is loaded. */
  #pictureOf(game: GameInfo): FilmPicture {
    const picture = new FilmPicture(game);
    picture.canvas.setAttribute('aria-hidden', 'true');
    picture.load().then(
      () => picture.draw(this.#shell.store.settings),
      // Without a connection the picture is left out.
      (error) => console.warn(error),
    );
    return picture;
  }

  #draw(): void {
    if (this.#shell.isPlaying) return;
    if (this.#turns === undefined) document.querySelector('.home')?.scrollTo(0, this.#place);
    this.#turns ??= new FilmTurns([...this.#pictures.values()], STEP_MS);
    const { settings } = this.#shell.store;
    for (const picture of this.#pictures.values()) picture.draw(settings);
    for (const cover of document.querySelectorAll('.cover img:not([src])')) this.#covers.observe(cover);
  }

  /** Stops the animation when the home is hidden. */
  stop(): void {
    this.#turns?.dispose();
    this.#turns = undefined;
    this.#painted = '';
    this.#ownWorks = 'unknown';
  }
}

/** The address of the cover of a game inside another one. */
const coverOf = (game: string, preset: string): string | undefined =>
  COVERS[`../../pkg/covers/${game}-${preset}.png`];

/** True for a game inside another one, which opens again even if it has no moves. */
const isWithin = (run: Running | undefined, id: string): run is Running =>
  run !== undefined && coverOf(id, paramsOf(run.save)) !== undefined;
