// Announces events on the board: important effects, a new best, the names of levels, and the result.
import type { Update } from '../engine/engine';
import type { Effect } from '../engine/film';
import type { Shell } from '../play/shell';
import { isFirst } from '../run/assignments/first';
import { loadSentences } from '../ui/words/words';

/** The minimum weight of an effect that triggers an announcement. */
const GREAT: Partial<Record<Effect['kind'], number>> = { level: 2, win: 2, record: 3 };

/** The pause between a lost or stopped game and its result panel, in milliseconds. A press ends it. */
const QUIET_MS = 2000;

const fetchMoments = () => import('../features/result/moment');

export class Celebrating {
  readonly #shell: Shell;
  /** Resolves when the current announcement has closed. */
  #moment: Promise<void> | undefined;
  /** The run and the level whose name was shown last. */
  #named = '';
  /** True if the last move won the game. */
  #isWin = false;

  constructor(shell: Shell) {
    this.#shell = shell;
    shell.view.events.addEventListener('rest', () => this.nameLevel());
    shell.play.addEventListener('outcome', () => {
      this.#announceRank().catch(console.warn);
    });
  }

  /** Handles a move. `before` is the state of the game before it. */
  moved(update: Update, before: string): void {
    if (update.position) this.#isWin = this.#shell.play.state.status.state === 'won' && before !== 'won';
    if (update.position && update.ended) void this.#openResult();
  }

  /** Shows the name of a new level, if levels have names. */
  nameLevel(): void {
    const shell = this.#shell;
    if (!shell.play.isOpen || !shell.play.levelName()) return;
    fetchMoments()
      .then(({ nameLevel }) => {
        const level = `${shell.play.run.name} ${shell.seen.level}`;
        if (!shell.isPlaying || shell.looking !== undefined || level === this.#named) return;
        this.#named = level;
        nameLevel(shell);
      })
      .catch(console.warn);
  }

  /** Announces important effects over the board. */
  celebrate(effects: readonly Effect[]): void {
    const { play, isPlaying } = this.#shell;
    const great = effects.find(({ kind, weight }) =>
      // A lost level is announced by a card that restarts it. A lost challenge cannot be restarted.
      kind === 'lose' ? play.levelName() && play.run.challenge === null : weight >= (GREAT[kind] ?? Infinity),
    );
    // A win that ends the game is announced by its result panel.
    const isEnd = great?.kind === 'win' && play.state.status.over;
    if (great === undefined || isEnd || !isPlaying) return;
    this.#moment = fetchMoments()
      // If the move also wins the game, only the win is announced.
      .then(({ showMoment }) =>
        this.#isWin && great.kind !== 'win' ? undefined : showMoment(this.#shell, great),
      )
      .catch(console.warn)
      .finally(() => {
        this.#moment = undefined;
      });
  }

  /** Announces that the score has just become the best of its table. */
  celebrateBest(): void {
    fetchMoments()
      .then(({ showBest }) => showBest(this.#shell))
      .catch(console.warn);
  }

  /** Announces the rank of the result to screen readers; on the screen it is behind *More*. */
  async #announceRank(): Promise<void> {
    const { play, view } = this.#shell;
    const [{ rankOf }] = await Promise.all([import('../features/result/rank'), loadSentences('panels')]);
    const isRanked = Object.keys(play.outcome?.places ?? {}).length > 0;
    const sentence = play.run.isGuest || isFirst(play.run) || !isRanked ? undefined : rankOf(play);
    if (sentence !== undefined) view.announce(sentence);
  }

  /** Opens the result panel after the animation and the announcement have ended. */
  async #openResult(): Promise<void> {
    const shell = this.#shell;
    const { session } = shell.play;
    if (shell.view.isMoving) await once(shell.view.events, 'rest');
    const moment = this.#moment;
    await moment;
    // A win is told at once, while the board celebrates it; after the card of a lost level, no pause is needed.
    const isTold = moment !== undefined || shell.play.state.status.state === 'won';
    if (!isTold && !shell.view.isStill) await quiet(QUIET_MS);
    const { play, isPlaying, looking, panel, advice } = shell;
    const isSame = play.session === session && play.state.status.over && looking === undefined;
    if (!isPlaying || !isSame || panel === 'history' || advice?.solution !== undefined) return;
    shell.openPanel('over');
  }
}

/** Resolves after some time, or with the next press. */
const quiet = (ms: number) =>
  new Promise<void>((done) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      done();
    };
    setTimeout(end, ms);
    // Wait for the end of the press, so that the pressed element does not move away.
    for (const type of ['click', 'keyup'])
      addEventListener(type, end, { capture: true, signal: over.signal });
  });

const once = (target: EventTarget, type: string) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }));
