// The aim of an assignment below its board: the goal, par and moves, the stars that can still be earned, and
// coming random draws.
import './aim.css';
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paint } from '../../board/film/still';
import { pointer } from '../../board/pointer';
import { decode } from '../../engine/film';
import type { GameSession } from '../../engine/types';
import { stopOf, stopsFor } from '../../run/assignments/assignment-result';
import type { Stop } from '../../run/assignments/stops';
import { effortUnit, isComparedWithPar } from '../../run/result/unit';
import { isOfSetLength } from '../../run/run';
import { howsOf } from '../../run/state';
import { starsText } from '../../ui/words/game-names';
import { loadSentences, say, saySentence } from '../../ui/words/words';
import type { Shell } from '../shell';
import { howToMove } from './newcomer';

/** Loads the sentences and the trail that the line about a board of a game needs. */
export async function fetchTrail({ store }: Pick<Shell, 'store'>, game: string): Promise<readonly Stop[]> {
  const [stops] = await Promise.all([
    stopsFor(store, game),
    loadSentences('trail', 'dialogs', 'panels', `${game}-dialogs`),
  ]);
  return stops;
}

export class AimLine {
  readonly #shell: Shell;
  readonly #canvas = document.createElement('canvas');
  /** The boards of trails by game. */
  readonly #trails = new Map<string, readonly Stop[]>();
  /** The boards of the trail, by the sessions that were looked up; undefined for other boards. */
  readonly #found = new WeakMap<GameSession, Stop | undefined>();
  /**
   * The games that have shown coming draws. The room for them stays reserved, so that the board does not move.
   */
  readonly #drawn = new WeakSet<GameSession>();
  /** The sentence on moving, by the sessions that have shown it. Its room stays reserved, too. */
  readonly #taught = new WeakMap<GameSession, string>();

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  async prepare(game: string): Promise<void> {
    this.#trails.set(game, await fetchTrail(this.#shell, game));
  }

  render(): TemplateResult | string {
    const shell = this.#shell;
    const { session, game, run, state } = shell.play;
    const assignment = session.assignment(run.hints);
    if (assignment === undefined) return '';
    const { goal, par, proven, most, moves, stars, progress } = assignment;
    const unit = effortUnit(game);
    const stop = this.#stopIn(shell.play);
    const coming = session.coming();
    if (coming !== undefined) {
      this.#drawn.add(session);
      const settings = boardSettings(shell.store.settings, game.id);
      const film = decode(coming.film);
      const { w, h } = film.shots.at(-1)?.view ?? { w: 1, h: 1 };
      this.#canvas.style.aspectRatio = `${w} / ${h}`;
      // Deferred until the canvas has its size.
      queueMicrotask(() => paint(this.#canvas, film, session.pictures(), game, settings));
    }
    // The instructions of a level, if there are any, are more specific than the goal.
    const [how] = howsOf(shell.play, shell.seen.level);
    // A challenge has no room for a lesson, and who takes it needs none.
    const lesson = run.challenge === null ? stop?.say : undefined;
    const isOpen = progress === 'open' && !state.status.over;
    // The first lesson of a trail says how to move by itself.
    const taught = stop?.n === 0 && run.challenge === null ? undefined : howToMove(shell);
    if (taught !== undefined) this.#taught.set(session, taught);
    return html`
    <div class="aim">
      ${lesson === undefined ? '' : html`<p>${saySentence({ id: lesson, args: { hand: pointer() } })}</p>`}
      <p class="goal">${how === undefined ? saySentence(goal) : say(how, { hand: pointer() })}</p>
      <div>
        ${this.#taught.has(session) ? html`<p class=${taught === undefined ? 'first unseen' : 'first'}>${this.#taught.get(session)}</p>` : ''}
        <p class=${taught === undefined ? 'facts' : 'facts unseen'}>
        ${run.day !== null ? html`<span>${say('trail-of-day')}</span>` : stop === undefined ? '' : html`<span>${say('trail-next', { n: stop.n + 1, of: this.#trails.get(game.id)?.length ?? 0 })}</span>`}
        <span class="count">${most === undefined ? say('aim-moves', { moves, unit }) : say('aim-moves-of', { moves, most, unit })}</span>
        ${par === undefined || isOfSetLength(run.aim) || !isComparedWithPar(game, state.hasTurns) ? '' : html`<span>${say('aim-par', { par, proven: String(proven) })}</span>`}
        <span class=${isOpen ? '' : 'unseen'} role="img" title=${say('stars-hints')} aria-label=${say('stars-left', { count: stars })}>${starsText(stars)}</span>
        </p>
      </div>
      ${
        coming === undefined
          ? html`<div class="coming unseen" ?hidden=${!this.#drawn.has(session)}><canvas></canvas></div>`
          : html`<div class="coming" role="img" aria-label=${coming.labels.map((label) => saySentence(label)).join(' ')} title=${say('coming-help')}><span>${say('coming')}</span>${this.#canvas}</div>`
      }
    </div>
  `;
  }

  /** The board on the page among those of its game's trail, if it is one of them. */
  #stopIn({ session, game }: Shell['play']): Stop | undefined {
    if (!this.#found.has(session))
      this.#found.set(session, stopOf(this.#trails.get(game.id) ?? [], { session }));
    return this.#found.get(session);
  }
}
