// The line below the board: help for players who have not moved yet, the aim of an assignment, the sentence
// of a first board, or the ghost of a challenge. The code of the last three is loaded on first use.
import { html, type TemplateResult } from 'lit/html.js';
import { pointer } from '../board/pointer';
import type { GameSession } from '../engine/engine';
import { isFirst } from '../run/assignments/first';
import { howsOf } from '../run/state';
import { aimIn } from '../store/runs/save';
import { canSay, loadSentences, type Probed, say } from '../ui/words/words';
import type { AppShell } from './app-shell';

/** The number of moves after which a player knows how to move. */
export const LEARNT = 3;
/** Levels up to this number may have help lines of their own. */
const TAUGHT = 10;

export class HelpLine {
  readonly #shell: AppShell;
  /** Renders nothing while its argument loads, then renders the page again. */
  readonly #fetch: (load: () => Promise<void>) => '';
  /** The last game that has shown a help line. */
  #helped: GameSession | undefined;
  #aimLine: import('../play/assignments/aim-line').AimLine | undefined;
  /** The game whose sentences for goals are loaded. */
  #aimOf = '';
  #strip: import('../features/challenge/strip').Strip | undefined;
  #guideLine: typeof import('../features/welcome/guide')['guideLine'] | undefined;
  #puzzles: import('../play/assignments/next-puzzle').NextPuzzles | undefined;
  /** The games whose trails are loaded. */
  readonly #trails = new Set<string>();
  /** The last game that has offered the next puzzle. */
  #offered: GameSession | undefined;

  constructor(shell: AppShell, fetch: (load: () => Promise<void>) => '') {
    this.#shell = shell;
    this.#fetch = fetch;
  }

  /**
   * The help line, for players who have not moved yet. Its room is reserved during the game, so that the
   * board does not move when the line disappears or gets shorter.
   */
  render(): TemplateResult | string {
    const { panel, play, view } = this.#shell;
    // The look back has no help line. With a pad, only the result panel leaves room for it.
    if (panel === 'look-back' || (panel !== undefined && panel !== 'over' && view.hasPad)) return '';
    if (play.run.kind === 'challenge') return this.#ghost();
    if (isFirst(play.run)) return this.#guide();
    if (play.run.aim !== null) return this.#aim();
    const { session, state } = play;
    const { line, others } = this.#lines();
    const isShown = line !== undefined && !state.status.over;
    const puzzle = this.#puzzle();
    if (isShown) this.#helped = session;
    const all = this.#helped === session ? [...others, ...(line === undefined ? [] : [line])] : [];
    if (all.length === 0 && puzzle === '') return '';
    const unseen = all.filter((id) => !isShown || id !== line);
    return html`
      <div class="help">
        ${isShown ? html`<p class="how">${this.#how(line)}</p>` : ''}
        ${unseen.map((id) => html`<p class="unseen" aria-hidden="true">${this.#how(id)}</p>`)}
        ${puzzle}
      </div>
    `;
  }

  /** The text of a help line. A game made by a player has its description instead. */
  #how(line: Probed): string {
    const { game, state } = this.#shell.play;
    const about = line === `how-${game.id}` && state.title !== undefined ? state.card.about : '';
    return about || say(line, { hand: pointer() });
  }

  /**
   * The next puzzle of the trail, beside a game of one's own that has not begun. Its room stays reserved during
   * the game, as that of the help line does, and empty, since this runs after every move.
   */
  #puzzle(): TemplateResult | string {
    const { play, looking } = this.#shell;
    const { game, run, session, state } = play;
    const isOffered =
      run.kind === 'free' && state.at === 0 && state.title === undefined && looking === undefined;
    if (state.card.levels.length > 0 || (!isOffered && this.#offered !== session)) return '';
    this.#offered = session;
    if (!this.#trails.has(game.id)) void this.#loadTrail(game.id).catch(console.warn);
    return html`<div class="next-room">${isOffered ? this.#puzzles?.button(game.id) : ''}</div>`;
  }

  /** Loads a trail, once. Without a connection the puzzle is not offered. */
  async #loadTrail(game: string): Promise<void> {
    this.#trails.add(game);
    const { NextPuzzles } = await import('../play/assignments/next-puzzle');
    this.#puzzles ??= new NextPuzzles(this.#shell);
    await this.#puzzles.load(game);
    this.#shell.refresh();
  }

  /** The ghost of the challenge that the game answers. */
  #ghost(): TemplateResult | string {
    if (this.#strip?.run === this.#shell.play.run.name) return this.#strip.render();
    return this.#fetch(async () => {
      const [{ GhostStrip }] = await Promise.all([
        import('../features/challenge/strip'),
        loadSentences('challenge'),
      ]);
      this.#strip?.close();
      this.#strip = await GhostStrip.open(this.#shell);
    });
  }

  /** The sentence of a first board. */
  #guide(): TemplateResult | string {
    if (this.#guideLine !== undefined) return this.#guideLine(this.#shell);
    this.#fetch(async () => {
      [{ guideLine: this.#guideLine }] = await Promise.all([
        import('../features/welcome/guide'),
        loadSentences('welcome'),
      ]);
    });
    // Its room is reserved, so that the board does not move when the sentence arrives.
    return html`<div class="guide"></div>`;
  }

  #aim(): TemplateResult | string {
    const { id } = this.#shell.play.game;
    if (this.#aimLine !== undefined && this.#aimOf === id) return this.#aimLine.render();
    return this.#fetch(() => this.#prepareAim(id));
  }

  /**
   * Loads what the line about a text needs, so that it appears together with the board, which it would move
   * otherwise. If this fails, the line tries again once it is shown, and reports it.
   */
  async prepare(game: string, text = ''): Promise<void> {
    if (aimIn(text) !== null) await this.#prepareAim(game).catch(() => undefined);
  }

  async #prepareAim(game: string): Promise<void> {
    const { AimLine } = await import('../play/assignments/aim-line');
    const line = this.#aimLine ?? new AimLine(this.#shell);
    await line.prepare(game);
    this.#aimLine = line;
    this.#aimOf = game;
  }

  /**
   * The names of the current help line, if there is one, and of the lines that the same game shows at other
   * times.
   */
  #lines(): { line: Probed | undefined; others: Probed[] } {
    const { play, store } = this.#shell;
    // If a game contains many games, each of them has its own line, shown as long as it is played. Levels may
    // have lines, too.
    const table = `how-${play.game.id}-${play.state.table}`;
    const own = [table, ...Array.from({ length: TAUGHT }, (_, index) => `${table}-${index + 1}`)].filter(
      canSay,
    );
    if (own.length > 0) {
      const [line] = howsOf(play, this.#shell.seen.level);
      return { line, others: own.filter((id) => id !== line) };
    }
    const id = `how-${play.game.id}`;
    if (!canSay(id)) return { line: undefined, others: [] };
    const isLearnt = play.state.card.about === '' && (store.settings.moved[play.game.id] ?? 0) >= LEARNT;
    return isLearnt ? { line: undefined, others: [id] } : { line: id, others: [] };
  }
}
