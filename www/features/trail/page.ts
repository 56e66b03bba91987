// The trail of a game: its boards on a path by chapters, with the stars and the next board.
import './trail.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { pointer } from '../../board/pointer';
import { trailOf } from '../../engine/facts';
import type { TrailChapter } from '../../engine/types';
import { openBoard } from '../../play/assignments/assignment';
import { FullPage } from '../../play/full-page';
import { gamesOf } from '../../play/pages';
import { paintText } from '../../play/pictures';
import type { PageModule, Shell } from '../../play/shell';
import { dueNow, waiting } from '../../run/assignments/own-puzzles';
import { nextStop, type Stop, stopsOf } from '../../run/assignments/stops';
import { dateOf } from '../../run/days/daily-seed';
import { starsOn } from '../../store/progress/trails';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { starsText } from '../../ui/words/game-names';
import { date, loadSentences, say, saySentence } from '../../ui/words/words';

export const open: PageModule['open'] = async (shell, begin) => {
  const { engine, store } = shell;
  const games = gamesOf(engine).map(({ id }) => id);
  const asked = begin !== undefined && 'id' in begin ? begin.id : store.settings.last;
  const game = games.find((id) => id === asked) ?? games[0] ?? '';
  const [chapters] = await Promise.all([
    trailOf(game),
    loadSentences('trail', 'dialogs', 'panels', game, `${game}-dialogs`),
  ]);
  return new TrailPage(shell, game, chapters);
};

class TrailPage extends FullPage {
  protected override readonly leadsBack = true;
  readonly #game: string;
  readonly #chapters: readonly TrailChapter[];
  #stops: readonly Stop[] = [];
  #next: Stop | undefined;
  readonly #picture = document.createElement('canvas');

  constructor(shell: Shell, game: string, chapters: readonly TrailChapter[]) {
    super(shell);
    this.#game = game;
    this.#chapters = chapters;
    this.#picture.setAttribute('aria-hidden', 'true');
  }

  /** Reads the player's stars, which may be stored after the page has opened. */
  #read(): void {
    this.#stops = stopsOf(this.#chapters, starsOn(this.shell.store.area, this.#game));
    const next = nextStop(this.#stops);
    if (next !== undefined && next.text !== this.#next?.text)
      void paintText(this.#picture, this.shell, this.#game, next.text).catch(console.warn);
    this.#next = next;
  }

  get keys(): string[] {
    return [`trail.${this.#game}`, `puzzles.${this.#game}`];
  }

  title(): string {
    return say('trail-of', { game: say(`game-${this.#game}`) });
  }

  render(): TemplateResult {
    this.#read();
    const chapters = [...new Set(this.#stops.map(({ chapter }) => chapter))];
    const of = (name: string) => this.#stops.filter(({ chapter }) => chapter === name);
    return this.fill('trail-page', [
      this.#going(),
      this.#own(),
      html`<p class="note">${say('stars-hints')}</p>`,
      chapters.map((chapter) => this.#chapter(chapter, of(chapter))),
    ]);
  }

  /** The next board, with its picture. */
  #going(): TemplateResult {
    const stop = this.#next;
    if (stop === undefined) return html`<p class="note">${say('trail-done')}</p>`;
    return html`
      <section class="trail-next">
        ${this.#picture}
        <div class="stack">
          ${stop.say === undefined ? nothing : html`<p>${saySentence({ id: stop.say, args: { hand: pointer() } })}</p>`}
          ${button('play', say('trail-play', { n: stop.n + 1 }), () => void this.#open(stop), { kind: 'main' })}
        </div>
      </section>
    `;
  }

  /** The puzzles from the player's own mistakes, if any are repeated. */
  #own(): TemplateResult | typeof nothing {
    const { shell } = this;
    const [first] = waiting(shell.store, this.#game);
    if (first === undefined) return nothing;
    const due = dueNow(shell.store, this.#game);
    const [next] = due;
    return html`
      <section class="trail-own" aria-label=${say('own-puzzles')}>
        <h2>${say('own-puzzles')}</h2>
        ${
          next === undefined
            ? html`<p class="note">${say('own-puzzles-later', { day: date(dateOf(first.due)) })}</p>`
            : button(
                'play',
                say('own-puzzles-play', { count: due.length }),
                () => void openBoard(shell, this.#game, next.text),
              )
        }
      </section>
    `;
  }

  #chapter(chapter: string, stops: readonly Stop[]): TemplateResult {
    const count = stops.reduce((sum, { stars }) => sum + stars, 0);
    const name = saySentence({ id: chapter, args: {} });
    return html`
      <section class="trail-chapter" aria-label=${name}>
        <h2>${name} <small>${say('trail-stars', { count, of: 3 * stops.length })}</small></h2>
        <ol class="path">
          ${stops.map((stop) => this.#stop(stop))}
        </ol>
      </section>
    `;
  }

  /** A board on the path, which is read as lines of a text are. */
  #stop(stop: Stop): TemplateResult {
    const { n, stars, shutFor } = stop;
    const state = shutFor > 0 ? 'shut' : stars > 0 ? 'solved' : 'open';
    return html`<li>
      <button
        type="button"
        class="stop"
        data-state=${state}
        aria-current=${stop === this.#next ? 'step' : nothing}
        aria-label=${say('trail-stop', { n: n + 1, stars, state })}
        @click=${() => void this.#open(stop)}
      >
        <b>${n + 1}</b>${stars > 0 ? html`<small aria-hidden="true">${starsText(stars)}</small>` : nothing}
      </button>
    </li>`;
  }

  /** Opens a board, or says what opens it. */
  async #open(stop: Stop): Promise<void> {
    if (stop.shutFor > 0)
      return toast(say('trail-shut', { count: stop.shutFor }), this.shell.whileOnThisScreen());
    await openBoard(this.shell, this.#game, stop.text);
  }
}
