// The page of a received challenge: the board it begins with, and its results, proved by replay, with the player's
// own answer.
import { loadFault } from '../../ui/loading';
import './challenge.css';
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintSized } from '../../board/film/still';
import { encode } from '../../engine/link-encoding';
import { glance } from '../../engine/replay';
import type { Sentence } from '../../engine/types';
import { beat, reasonOf, watch } from '../../play/challenge/answer';
import { isFromPosition } from '../../play/challenge/board';
import { isMissed, type Measure, measureOf, ranked, valueIn } from '../../play/challenge/comparison';
import { decidesText, factsOf, starredText } from '../../play/challenge/facts';
import { nameOf, nameWithin, sentenceOf } from '../../play/challenge/names';
import { answerKept, ownAnswer, stateOf } from '../../play/challenge/own';
import { type ProvedResult, proveOne } from '../../play/challenge/proof';
import { type Challenge, ChallengeFault, nameIn, print, saveOf } from '../../play/challenge/text';
import { change } from '../../play/editing';
import { FullPage } from '../../play/full-page';
import { LEAGUE, pageEditorOf } from '../../play/pages';
import type { PageModule } from '../../play/shell';
import { unitOf } from '../../run/result/unit';
import { changeMembers } from '../../store/progress/league';
import { sentIn } from '../../store/progress/sent';
import { isAssignment, textOf } from '../../store/runs/save';
import { today } from '../../ui/date';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { figureName, paramsName, paramsOf, scoreText } from '../../ui/words/game-names';
import { date, loadSentences, say, saySentence } from '../../ui/words/words';
import { type Proven, proven, readChallenge } from './open';

/** The side of the board's picture in pixels, twice its size on the page. */
const BOARD = 640;

export const open: PageModule['open'] = async (shell, begin) => {
  await loadSentences(
    'challenge',
    'dialogs',
    'panels',
    'trail',
    ...shell.engine.catalogue.map(({ id }) => id),
  );
  const page = new ChallengePage(shell);
  if (begin !== undefined && 'text' in begin) await page.read(begin.text);
  return page;
};

class ChallengePage extends FullPage {
  protected override readonly leadsBack = true;
  /** The board with which the challenge begins. */
  readonly #canvas = document.createElement('canvas');
  /** Its goal, if it has an aim. */
  #goal: Sentence | undefined;
  #found: Proven | undefined;
  #fault: string | undefined;
  /** The challenge that is being proved, or whose proof was stopped. */
  #read: Omit<Proven, 'results'> | undefined;
  /** The number of results that are proved, while they are. */
  #done: number | undefined;
  #stop = new AbortController();
  /** The player's answer, and the state of its game. */
  #own: { of: string; result?: ProvedResult } | undefined;
  /** The fragment of its link, for a reload. */
  address = 'challenge';

  /** Reads a text, and begins to prove it. A fault is shown in its place. */
  async read(text: string): Promise<void> {
    this.signal.addEventListener('abort', () => this.#stop.abort());
    try {
      this.address = (await encode(text)) ?? this.address;
      this.#read = await readChallenge(this.shell, text);
      await this.#paint(this.#read);
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
      this.#found = await proven(this.shell, read, this.#stop.signal, told);
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

  async #paint({ game, challenge }: Omit<Proven, 'results'>): Promise<void> {
    const { engine, store } = this.shell;
    const size = { w: BOARD, h: BOARD, onlyCells: false };
    await loadSentences(`${game}-dialogs`);
    await glance(engine, saveOf(challenge, { moves: [], stopped: false }), (session) => {
      this.#goal = session.assignment(0)?.goal;
      paintSized(this.#canvas, session, engine.game(game), boardSettings(store.settings, game), size);
    });
  }

  /** Finds the player's answer, unless it has not changed since it was looked for. */
  async #findOwn({ game, challenge }: Proven): Promise<void> {
    const kept = answerKept(this.shell, game);
    const of = kept === undefined ? '' : stateOf(kept);
    if (of === this.#own?.of) return;
    this.#own = { of };
    const answer = kept && (await ownAnswer(this.shell, kept));
    const [result] = answer?.results ?? [];
    if (result === undefined || answer?.origin !== challenge.origin || this.#own.of !== of) return;
    const own = await proveOne(challenge, result, this.shell.engine, today());
    this.#own = { of, ...(own && { result: own }) };
    this.#update();
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
    void this.#findOwn(found).catch(console.warn);
    const own = this.#own?.result;
    const { area, settings } = this.shell.store;
    const isOwn = sentIn(area, nameIn(settings.name));
    // An answer that was sent back may have come again.
    const isIn = results.some((one) => one.moves.join() === own?.moves.join() && one.by === own.by);
    const all = own === undefined || isIn ? results : [...results, own];
    const info = this.shell.engine.game(game);
    const measure = measureOf(info, challenge.origin, all);
    const order = ranked(all, measure);
    const latest = results.at(-1);
    if (latest === undefined) return this.fill('challenge-page', '');
    return this.fill('challenge-page', [
      html`
        <section class="challenger" aria-label=${say('challenge')}>
          <h2>${isOwn(latest) ? say('challenge-own') : say(results.some(isOwn) ? 'challenge-answer' : 'challenge-from', { by: nameOf(latest.by) })}</h2>
          <p>${say(`game-${game}`)}, ${paramsName(paramsOf(textOf(challenge.origin)), isAssignment(challenge.origin))}</p>
          ${this.#goal === undefined ? '' : html`<p class="goal">${saySentence(this.#goal)}</p>`}
          ${
            isMissed(latest, measure)
              ? html`<p>${sentenceOf(latest.by, say('challenge-not-made', { by: nameWithin(latest.by) }))}</p>`
              : html`<p>${say(latest.isUnbeatable ? 'challenge-to-match' : 'challenge-to-beat')} <strong>${resultText(measure, latest)}</strong></p>`
          }
          <p class="note">${decidesText(measure, unitOf(info))}</p>
          ${isFromPosition(challenge) ? html`<p class="note">${say('challenge-position-help')}</p>` : ''}
          <div class="first-board" aria-hidden="true">${this.#canvas}</div>
          <div class="ways">
            ${button('play', say(latest.isUnbeatable ? 'challenge-match' : 'challenge-beat'), () => void beat(this.shell, challenge).catch(console.warn), { kind: 'main' })}
            ${
              pageEditorOf(this.shell, game) === undefined
                ? ''
                : button('edit', say('command-remix'), () => void this.#change(found).catch(console.warn))
            }
          </div>
        </section>
      `,
      html`
        <section aria-label=${say('challenge-results')}>
          <h2>${say('challenge-results')}</h2>
          <ol class="results">
            ${order.map((result) => this.#result(found, measure, result, result === own || isOwn(result)))}
          </ol>
          <p class="note">${say('challenge-proved', { n: all.length })} ${say('challenge-told')}</p>
          ${button('scores', say('challenge-league'), () => void this.#putIn({ ...challenge, results: all }).catch(console.warn))}
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

  #result(
    { game, challenge }: Proven,
    measure: Measure,
    result: ProvedResult,
    isOwn: boolean,
  ): TemplateResult {
    const { by, on, stars } = result;
    const unit = unitOf(this.shell.engine.game(game));
    const shown = stars === undefined ? measure.figure : 'stars';
    const facts = factsOf(result, shown, unit, date(on, { day: 'numeric', month: 'short' }), isOwn);
    return html`
      <li>
        <bdi>${isOwn ? say('challenge-you') : nameOf(by)}</bdi>
        <strong>${resultText(measure, result)}</strong>
        <small>${facts.join(' · ')}</small>
        ${button('history', say('challenge-watch'), () => watch(this.shell, challenge, result))}
      </li>
    `;
  }
}

/** The result that decides: its stars, or the figure that is compared. */
const resultText = (measure: Measure, result: ProvedResult): string => {
  const { figure } = measure;
  if (result.stars !== undefined) return starredText(measure, { ...result, stars: result.stars });
  return isMissed(result, measure)
    ? say('challenge-missed')
    : `${figureName(figure)} ${scoreText(figure, valueIn(figure, result))}`;
};
