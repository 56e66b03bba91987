// The next puzzle of a game's trail, one press away: a button with its number, the stars so far and, if the
// game is loaded, its picture. Puzzles from the player's own mistakes have a button beside it.
import './next-puzzle.css';
import { html, type TemplateResult } from 'lit/html.js';
import { trailOf } from '../../engine/facts';
import type { TrailChapter } from '../../engine/types';
import { dueNow } from '../../run/assignments/own-puzzles';
import { nextStop, type Stop, stopsOf } from '../../run/assignments/stops';
import { starsOn } from '../../store/progress/trails';
import { reach } from '../../ui/loading';
import { icon } from '../../ui/templates';
import { loadSentences, number, say } from '../../ui/words/words';
import { paintText } from '../pictures';
import type { Shell } from '../shell';
import { goOn, openBoard } from './assignment';

export class NextPuzzles {
  readonly #shell: Shell;
  readonly #trails = new Map<string, readonly TrailChapter[]>();
  /** A picture for each game, with the text that it shows. */
  readonly #pictures = new Map<string, { canvas: HTMLCanvasElement; text: string }>();

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  async load(game: string): Promise<void> {
    const [chapters] = await Promise.all([trailOf(game), loadSentences('trail')]);
    this.#trails.set(game, chapters);
  }

  /** The button for the next puzzle; empty if all are solved or the trail is not loaded. */
  button(game: string): TemplateResult | string {
    const stops = stopsOf(this.#trails.get(game) ?? [], starsOn(this.#shell.store.area, game));
    const next = nextStop(stops);
    if (next === undefined) return '';
    const stars = stops.reduce((sum, stop) => sum + stop.stars, 0);
    const go = (): void =>
      void reach(
        () => goOn(this.#shell, game),
        () => go(),
      );
    return html`
      <button type="button" class="next-puzzle" @click=${go}>
        ${this.#picture(game, next)}
        <span>
          ${say('trail-next', { n: next.n + 1, of: stops.length })}
          ${stars === 0 ? '' : html`<small aria-label=${say('trail-stars', { count: stars, of: 3 * stops.length })} role="img">★ ${number(stars)}</small>`}
        </span>
        ${icon('forward')}
      </button>
    `;
  }

  /** The number of boards in a chapter: for a preset with levels, that of its levels. */
  lengthOf(game: string, chapter: string): number | undefined {
    return this.#trails.get(game)?.find((one) => one.chapter === chapter)?.boards.length;
  }

  /** The button for puzzles from the player's own mistakes; empty if none is due. */
  own(game: string): TemplateResult | string {
    const due = dueNow(this.#shell.store, game);
    const [next] = due;
    if (next === undefined) return '';
    return html`
      <button type="button" class="next-puzzle" @click=${() => void openBoard(this.#shell, game, next.text)}>
        <span>${say('own-puzzles-play', { count: due.length })}</span>
        ${icon('forward')}
      </button>
    `;
  }

  #picture(game: string, { text }: Stop): HTMLCanvasElement | string {
    // A package is not loaded for a picture.
    if (!this.#shell.engine.has(game)) return '';
    let picture = this.#pictures.get(game);
    if (picture === undefined) {
      picture = { canvas: document.createElement('canvas'), text: '' };
      picture.canvas.setAttribute('aria-hidden', 'true');
      this.#pictures.set(game, picture);
    }
    const { canvas } = picture;
    if (picture.text !== text) {
      picture.text = text;
      // Deferred until the canvas has its size.
      queueMicrotask(() => void paintText(canvas, this.#shell, game, text).catch(console.warn));
    }
    return canvas;
  }
}
