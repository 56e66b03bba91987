// The page of a received challenge: its results, proved by replay, and the last board of the latest one.
import { loadFault } from '../../ui/loading';
import './challenge.css';
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintSized } from '../../board/film/still';
import { encode } from '../../engine/link-encoding';
import type { GameSession } from '../../engine/types';
import { beat, nameOf, reasonOf, watch } from '../../run/challenge/answer';
import { isFromPosition } from '../../run/challenge/board';
import { measureOf, ranked, valueIn } from '../../run/challenge/comparison';
import { factsOf } from '../../run/challenge/facts';
import type { ProvedResult } from '../../run/challenge/proof';
import { type Challenge, ChallengeFault, print, saveOf } from '../../run/challenge/text';
import { change } from '../../run/editing';
import { FullPage } from '../../run/full-page';
import { LEAGUE, pageEditorOf } from '../../run/pages';
import type { PageModule } from '../../run/shell';
import { changeMembers } from '../../store/progress/league';
import { textOf } from '../../store/runs/save';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { figureName, paramsName, paramsOf, scoreText } from '../../ui/words/game-names';
import { date, learn, say } from '../../ui/words/words';
import { type Proven, proven, readChallenge } from './open';

/** The side of the board's picture in pixels, twice its size on the page. */
const BOARD = 640;

export const open: PageModule['open'] = async (shell, begin) => {
  await learn('challenge', 'dialogs', ...shell.engine.catalogue.map(({ id }) => id));
  const page = new ChallengePage(shell);
  if (begin !== undefined && 'text' in begin) await page.read(begin.text);
  return page;
};

class ChallengePage extends FullPage {
  protected override readonly leadsBack = true;
  /** The last board of the latest result. */
  readonly #canvas = document.createElement('canvas');
  #found: Proven | undefined;
  #fault: string | undefined;
  /** The challenge that is being proved, or whose proof was stopped. */
  #read: Omit<Proven, 'results'> | undefined;
  /** The number of results that are proved, while they are. */
  #done: number | undefined;
  #stop = new AbortController();
  /** The fragment of its link, for a reload. */
  address = 'challenge';

  /** Reads a text, and begins to prove it. A fault is shown in its place. */
  async read(text: string): Promise<void> {
    this.signal.addEventListener('abort', () => this.#stop.abort());
    try {
      this.address = (await encode(text)) ?? this.address;
      this.#read = await readChallenge(this.shell, text);
      void this.#prove();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Proves the results, while the page shows how many are done. */
  async #prove(): Promise<void> {
    const read = this.#read;
    if (read === undefined) return;
    this.#stop = new AbortController();
    const told = (done: number) => {
      this.#done = done;
      this.#update();
    };
    try {
      const look = (session: GameSession) => this.#paint(session, read.game);
      this.#found = await proven(this.shell, read, this.#stop.signal, told, look);
    } catch (error) {
      this.#refuse(error);
    }
    this.#done = undefined;
    this.#update();
  }

  #refuse(error: unknown): void {
    console.warn(error);
    this.#fault = error instanceof ChallengeFault ? reasonOf(error) : loadFault();
  }

  #update(): void {
    if (this.shell.page === this) this.shell.refresh();
  }

  #paint(session: GameSession, game: string): void {
    const { engine, store } = this.shell;
    const size = { w: BOARD, h: BOARD, onlyCells: false };
    paintSized(this.#canvas, session, engine.game(game), boardSettings(store.settings, game), size);
  }

  title(): string {
    return say('challenge');
  }

  render(): TemplateResult {
    const found = this.#found;
    if (found === undefined && this.#fault === undefined && this.#read !== undefined)
      return this.fill('challenge-page', this.#work(this.#read.challenge.results.length));
    if (found === undefined)
      return this.fill(
        'challenge-page',
        html`<p class="fault" role="alert">${this.#fault ?? say('challenge-empty')}</p>`,
      );
    const { game, challenge, results } = found;
    const info = this.shell.engine.game(game);
    const order = ranked(results, measureOf(info.records, challenge.origin, results));
    const latest = results.at(-1);
    if (latest === undefined) return this.fill('challenge-page', '');
    return this.fill('challenge-page', [
      html`
        <section class="challenger" aria-label=${say('challenge')}>
          <h2>${say('challenge-from', { by: nameOf(latest.by) })}</h2>
          <p>${say(`game-${game}`)}, ${paramsName(paramsOf(textOf(found.challenge.origin)))}</p>
          ${isFromPosition(challenge) ? html`<p class="note">${say('challenge-position-help')}</p>` : ''}
          <div class="last-board" aria-hidden="true">${this.#canvas}</div>
          <div class="ways">
            ${button('play', say(latest.isUnbeatable ? 'challenge-match' : 'challenge-beat'), () => beat(this.shell, challenge), { kind: 'main' })}
            ${
              pageEditorOf(this.shell, game) === undefined
                ? ''
                : button('edit', say('command-remix'), () => void this.#change(found).catch(console.warn))
            }
            ${button('scores', say('challenge-league'), () => void this.#putIn(challenge).catch(console.warn))}
          </div>
        </section>
      `,
      html`
        <section aria-label=${say('challenge-results')}>
          <h2>${say('challenge-results')}</h2>
          <ol class="results">
            ${order.map((result) => this.#result(found, result))}
          </ol>
          <p class="note">${say('challenge-proved', { n: results.length })} ${say('challenge-told')}</p>
        </section>
      `,
    ]);
  }

  /** The progress of the proof, or a way to begin again once it was stopped. */
  #work(of: number): TemplateResult {
    const done = this.#done;
    return done === undefined
      ? html`
          <p role="status">${say('challenge-stopped')}</p>
          <div class="ways">${button('update', say('try-again'), () => void this.#prove(), { kind: 'main' })}</div>
        `
      : html`
          <p role="status">${say('challenge-working', { done, of })}</p>
          <progress max=${of} .value=${done} aria-hidden="true"></progress>
          <div class="ways">${button('stop', say('replay-stop'), () => this.#stop.abort())}</div>
        `;
  }

  /** Opens the editor with the game of the challenge. */
  #change({ game, challenge }: Proven): Promise<void> {
    return change(this.shell, game, saveOf(challenge, { moves: [], stopped: false }));
  }

  /** Puts the results into the player's league, and opens it. */
  async #putIn({ origin, results }: Challenge): Promise<void> {
    const fragments = await Promise.all(
      results.map((result) => encode(print({ origin, results: [result] }))),
    );
    const put = fragments.flatMap((fragment) => fragment ?? []);
    const fit = changeMembers(this.shell.store.area, { put });
    await this.shell.openPage(LEAGUE);
    if (!fit) toast(say('league-full'));
  }

  #result({ game, challenge, results }: Proven, result: ProvedResult): TemplateResult {
    const { by, on } = result;
    const { figure } = measureOf(this.shell.engine.game(game).records, challenge.origin, results);
    const facts = factsOf(result, figure, date(on, { day: 'numeric', month: 'short' }));
    return html`
      <li>
        <bdi>${nameOf(by)}</bdi>
        <strong>${figureName(figure)} ${scoreText(figure, valueIn(figure, result))}</strong>
        <small>${facts.join(' · ')}</small>
        ${button('history', say('challenge-watch'), () => watch(this.shell, challenge, result))}
      </li>
    `;
  }
}
