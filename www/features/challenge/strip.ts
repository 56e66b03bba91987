// The strip with the ghost: the figure of another player at the same move or time, the lead, and their board.
import '../../play/assignments/aim.css';
import './challenge.css';
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintStill } from '../../board/film/still';
import { load } from '../../engine/replay';
import { AimLine } from '../../play/assignments/aim-line';
import { howToMove } from '../../play/assignments/newcomer';
import {
  type Difference,
  differenceOf,
  isMissed,
  leadText,
  type Measure,
  measureOf,
  type Side,
  standingOf,
  valueIn,
} from '../../play/challenge/comparison';
import { Ghost, movesAt, timeAfter } from '../../play/challenge/ghost';
import { nameWithin, sentenceOf } from '../../play/challenge/names';
import { ownResult, prepareOutcome } from '../../play/challenge/outcome';
import { parse, saveOf } from '../../play/challenge/text';
import { shownText } from '../../play/result/solved';
import type { Shell } from '../../play/shell';
import { wasShown } from '../../run/result/counts';
import { unitOf } from '../../run/result/unit';
import { icon, iconButton } from '../../ui/templates';
import { scoreText } from '../../ui/words/game-names';
import { duration, loadSentences, say } from '../../ui/words/words';

/** The interval of updates when the games are compared by time, in milliseconds. */
const BEAT = 500;

/** The line below the board for a run that answers a challenge. */
export interface Strip {
  readonly run: string;
  render(): TemplateResult;
  close(): void;
}

/** Says that the challenge cannot be read, which is no fault of the connection. */
class UnreadableStrip implements Strip {
  readonly run: string;

  constructor(run: string) {
    this.run = run;
  }

  render(): TemplateResult {
    return html`<div class="help"><p class="how">${say('challenge-unreadable')}</p></div>`;
  }

  close(): void {}
}

export class GhostStrip implements Strip {
  readonly run: string;
  readonly #shell: Shell;
  readonly #ghost: Ghost;
  readonly #measure: Measure;
  /** The line about the board's aim, if it has one. */
  readonly #aimLine: AimLine | undefined;
  readonly #canvas = document.createElement('canvas');
  #isByTime = false;
  #hasBoard = true;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The number of moves of the painted board. */
  #painted = -1;

  private constructor(shell: Shell, ghost: Ghost, measure: Measure, aimLine: AimLine | undefined) {
    this.#shell = shell;
    this.#aimLine = aimLine;
    const { run } = shell.play;
    this.run = run.name;
    this.#ghost = ghost;
    this.#measure = measure;
    // Rounds of a real-time game are not the player's moves, so compare by time.
    if (ghost.session.pace() !== undefined) this.#compare(true);
  }

  /**
   * The strip for the run on the page, which answers a challenge. Undefined if another run is on the page by
   * the time the other player's game has been replayed. If the challenge cannot be read, the strip says so.
   */
  static async open(shell: Shell): Promise<Strip | undefined> {
    const { run, game } = shell.play;
    const aimLine = run.aim === null ? undefined : new AimLine(shell);
    await Promise.all([loadSentences('panels'), aimLine?.prepare(game.id)]);
    // The result's main button depends on it.
    prepareOutcome(shell, run.challenge ?? '');
    const opponent = await opponentIn(shell, run.challenge ?? '').catch(console.warn);
    if (opponent === undefined) return new UnreadableStrip(run.name);
    const { session, latest, origin } = opponent;
    if (session !== undefined && run === shell.play.run)
      return new GhostStrip(shell, new Ghost(session, latest), measureOf(game, origin, [latest]), aimLine);
    session?.free();
    return undefined;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#ghost.close();
  }

  #compare(isByTime: boolean): void {
    this.#isByTime = isByTime;
    clearInterval(this.#timer);
    this.#timer = isByTime ? setInterval(() => this.#tick(), BEAT) : undefined;
    this.#shell.refresh();
  }

  /** Follows the clock while the game is on display and not over. */
  #tick(): void {
    const { play, isPlaying } = this.#shell;
    if (play.run.name !== this.run || play.state.status.over) clearInterval(this.#timer);
    else if (isPlaying) this.#shell.refresh();
  }

  render(): TemplateResult {
    const { play } = this.#shell;
    const { state, session } = play;
    const { result } = this.#ghost;
    const at = this.#isByTime ? movesAt(result, session.clock()) : state.at;
    // Times are compared at the same move.
    const theirs = {
      figures: this.#ghost.goTo(at),
      moves: at,
      hints: result.hints,
      clock: timeAfter(result, state.at),
    };
    const standing = state.status.over ? this.#final() : this.#now(theirs);
    const isShown = state.status.over && wasShown(play);
    const by = nameWithin(result.by);
    // A goal that the other player missed can only be reached or missed, too.
    const isMade = !isMissed(this.#ghost.final, this.#measure);
    const sum = standing.own + standing.other;
    // The bar shows the player's share of the sum, or the other player's share if less is better.
    const share =
      sum === 0 || standing.lead === 0 || !isMade
        ? 50
        : (100 * (this.#measure.isHigher ? standing.own : standing.other)) / sum;
    if (this.#hasBoard && at !== this.#painted) {
      this.#painted = at;
      requestAnimationFrame(() => this.#paint());
    }
    const where = this.#isByTime
      ? say('ghost-at', { time: duration(session.clock()) })
      : say('ghost-after', { n: state.at, unit: unitOf(play.game) });
    const [own, other] = [standing.own, standing.other].map((value) => scoreText(standing.by, value));
    const figures = say('ghost-figures', { own: own ?? '', other: other ?? '' });
    const isCompared = !isShown && isMade && standing.by !== 'won' && !this.#isGoal(standing);
    // No move proves when the other player made it.
    const isTold = this.#isByTime || standing.by === 'time' || standing.by === 'hints';
    // Before the first move there is nothing to compare yet.
    const isBegun = state.at > 0 || state.status.over;
    const how = this.#aimLine === undefined ? howToMove(this.#shell) : undefined;
    const strip = html`
      <div class="aim ghost">
        <button type="button" class="small-board" aria-label=${say('ghost-board')} aria-pressed=${String(this.#hasBoard)} @click=${() => this.#toggleBoard()}>
          ${this.#hasBoard ? this.#canvas : icon('zoom')}
        </button>
        <div class="told" title=${say('challenge-told')}>
          <p><strong>${isShown ? shownText(play) : sentenceOf(result.by, this.#standing(standing, by))}</strong></p>
          <p>
            ${!isBegun ? how : isCompared ? (isTold ? say('ghost-told', { figures }) : figures) : ''}
            ${isBegun ? html`<span class="where">${isCompared ? ' · ' : ''}${where}</span>` : ''}
          </p>
          <progress class="lead" max="100" .value=${share} aria-hidden="true"></progress>
        </div>
        ${iconButton(this.#isByTime ? 'step' : 'history', this.#isByTime ? say('ghost-by-moves', { unit: unitOf(play.game) }) : say('ghost-by-time'), () => this.#compare(!this.#isByTime))}
      </div>
    `;
    return this.#aimLine === undefined
      ? strip
      : html`<div class="aim both">${strip} ${this.#aimLine.render()}</div>`;
  }

  /** True as long as the moves do not decide, so that the number to be reached is named. */
  #isGoal({ lead, by }: Difference): boolean {
    const { state, game } = this.#shell.play;
    return lead === 0 && by === unitOf(game) && !state.status.over;
  }

  /** Describes the lead in words, or the goal. */
  #standing(standing: Difference, by: string): string {
    const { state, game } = this.#shell.play;
    const { lead } = standing;
    const isMade = !isMissed(this.#ghost.final, this.#measure);
    if (standing.by === 'won') return say(lead > 0 ? 'over-alone' : 'over-not-there', { by });
    if (!isMade) return say(state.status.over ? 'over-neither' : 'ghost-missed', { by });
    const { figure, isHigher } = this.#measure;
    if (isHigher && state.at === 0 && !state.status.over)
      return `${say('challenge-to-beat')} ${say(`figure-${figure}`)} ${scoreText(figure, valueIn(figure, this.#ghost.final))}`;
    if (this.#isGoal(standing)) return say('ghost-goal', { by, n: standing.other, unit: unitOf(game) });
    if (lead === 0) return say('ghost-even', { by });
    const n = leadText(standing);
    return lead > 0 ? say('ghost-ahead', { n }) : say('ghost-behind', { by, n });
  }

  /** The comparison after as many moves as the player has made. */
  #now(other: Side): Difference {
    const { state, run } = this.#shell.play;
    const own = { figures: state.figures, moves: state.at, hints: run.hints, clock: this.#spent() };
    return standingOf(this.#measure, own, other, this.#ghost.result.moves.length);
  }

  /** The comparison of the results, once the player's own game is over. */
  #final(): Difference {
    return differenceOf(ownResult(this.#shell), this.#ghost.final, this.#measure);
  }

  /** The time of the player's last move, or the current time if moves are not timed. */
  #spent(): number {
    const { times, session } = this.#shell.play;
    return times.length === 0 ? session.clock() : times.reduce((sum, time) => sum + time, 0) * 100;
  }

  #toggleBoard(): void {
    this.#hasBoard = !this.#hasBoard;
    this.#painted = -1;
    this.#shell.refresh();
  }

  #paint(): void {
    if (!this.#canvas.isConnected) return;
    const { play, store } = this.#shell;
    paintStill(this.#canvas, this.#ghost.session, play.game, boardSettings(store.settings, play.game.id));
  }
}

/** The latest result of a challenge, with its game at the end. Rejects if the challenge cannot be read. */
async function opponentIn({ engine }: Shell, text: string) {
  const challenge = parse(text);
  const latest = challenge.results.at(-1);
  if (latest === undefined) throw new Error('a challenge without results');
  return { origin: challenge.origin, latest, session: await load(engine, saveOf(challenge, latest)) };
}
