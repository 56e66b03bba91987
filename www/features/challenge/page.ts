// A received challenge: the results, proved by replay, each with a picture of its last board, and three
// buttons.
import './challenge.css';
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintStill } from '../../board/still';
import { load, MOST_MS } from '../../engine/replay';
import { measureOf, ranked, valueIn } from '../../run/challenge/ghost';
import type { Proved } from '../../run/challenge/proof';
import { ChallengeFault, saveOf } from '../../run/challenge/text';
import { FullPage } from '../../run/full-page';
import type { PageModule } from '../../run/shell';
import { figureName, paramsName, scoreText } from '../../ui/game-names';
import { button } from '../../ui/templates';
import { date, duration, learn, say } from '../../ui/words';
import { beat, nameOf, type Proven, proven, reasonOf } from './open';

export const open: PageModule['open'] = async (shell, begin) => {
  await learn('challenge', 'dialogs', ...shell.engine.catalogue.map(({ id }) => id));
  const page = new ChallengePage(shell);
  if (begin !== undefined && 'text' in begin) await page.read(begin.text);
  return page;
};

class ChallengePage extends FullPage {
  /** The last board of the latest result. */
  readonly #canvas = document.createElement('canvas');
  #found: Proven | undefined;
  #fault: string | undefined;

  /** Reads and proves a text. A fault is shown in its place. */
  async read(text: string): Promise<void> {
    try {
      this.#found = await proven(this.shell, text);
      // Deferred until the canvas has its size.
      requestAnimationFrame(() => void this.#paint().catch(console.warn));
    } catch (error) {
      console.warn(error);
      this.#fault = error instanceof ChallengeFault ? reasonOf(error) : say('start-fault');
    }
  }

  async #paint(): Promise<void> {
    const latest = this.#found?.results.at(-1);
    if (this.#found === undefined || latest === undefined || !this.#canvas.isConnected) return;
    const { engine, store } = this.shell;
    const { game, challenge } = this.#found;
    const session = await load(engine, saveOf(challenge, latest), { most: MOST_MS });
    if (session === undefined) return;
    paintStill(this.#canvas, session, engine.game(game), boardSettings(store.settings, game));
    session.free();
  }

  title(): string {
    return say('challenge');
  }

  render(): TemplateResult {
    const found = this.#found;
    if (found === undefined)
      return this.fill(
        'challenge-page',
        html`<p class="fault" role="alert">${this.#fault ?? say('challenge-empty')}</p>`,
      );
    const { game, challenge, results } = found;
    const info = this.shell.engine.game(game);
    const [best] = ranked(results, measureOf(info.records));
    const latest = results.at(-1);
    if (best === undefined || latest === undefined) return this.fill('challenge-page', '');
    const watch = ({ moves, stopped }: Proved) =>
      void this.shell.opening.visit(saveOf(challenge, { moves, stopped }), 'replay').catch(console.warn);
    return this.fill('challenge-page', [
      html`
        <section class="challenger" aria-label=${say('challenge')}>
          <h2>${say('challenge-from', { by: nameOf(latest.by) })}</h2>
          <p>${say(`game-${game}`)}, ${paramsName(this.#params(found))}</p>
          <div class="last-board" aria-hidden="true">${this.#canvas}</div>
          <div class="ways">
            ${button('play', say('challenge-beat'), () => beat(this.shell, challenge), { kind: 'main' })}
            ${button('history', say('challenge-watch'), () => watch(latest))}
          </div>
        </section>
      `,
      html`
        <section aria-label=${say('challenge-results')}>
          <h2>${say('challenge-results')}</h2>
          <ol class="results">
            ${ranked(results, measureOf(info.records)).map((result) => this.#result(found, result, () => watch(result)))}
          </ol>
          <p class="note">${say('challenge-proved', { n: results.length })}</p>
        </section>
      `,
    ]);
  }

  #params({ challenge }: Proven): string {
    return /^(?:id|from\n) *[a-z]+:([^#@\s]*)/.exec(challenge.origin)?.[1] ?? '';
  }

  #result({ game }: Proven, result: Proved, watch: () => void): TemplateResult {
    const { by, on, hints, undone, clock, moves, figures, won } = result;
    const measure = measureOf(this.shell.engine.game(game).records);
    const { figure } = measure;
    const facts = [
      won ? say('challenge-won') : '',
      say('challenge-moves', { n: moves.length }),
      duration(clock),
      hints > 0 ? say('challenge-hints', { n: hints }) : '',
      undone ? say('challenge-undone') : '',
    ];
    return html`
      <li>
        <span class="who"><bdi>${nameOf(by)}</bdi> <small>${date(on)}</small></span>
        <strong>${figureName(figure)} ${scoreText(figure, valueIn(measure, figures, moves.length))}</strong>
        <small>${facts.filter((fact) => fact).join(' · ')}</small>
        ${button('history', say('challenge-watch'), watch)}
      </li>
    `;
  }
}
