// The rules: those of the board on the page in a few lines, then those of its game, with small boards for
// trying them out.
import { html, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { pointer } from '../../board/pointer';
import { BoardView } from '../../board/view';
import { EXAMPLES } from '../../locales/examples';
import type { Shell } from '../../play/shell';
import { effortUnit } from '../../run/result/unit';
import { isOfSetLength } from '../../run/run';
import { howsOf } from '../../run/state';
import { Sheet } from '../../ui/sheet';
import { iconButton } from '../../ui/templates';
import { say, sayIf, saySentence } from '../../ui/words/words';

/** Boards with more rows than this are displayed larger. */
const MANY_ROWS = 8;

/** A small interactive board. */
class Example {
  readonly host = document.createElement('div');
  readonly #view: BoardView;
  readonly #shell: Shell;
  readonly #position: string;
  readonly #changed: () => void;
  hasMoved = false;

  constructor(shell: Shell, position: string, changed: () => void) {
    this.#shell = shell;
    this.#position = position;
    this.host.className = 'example-board';
    const settings = boardSettings(shell.store.settings, shell.play.game.id);
    this.#view = new BoardView(this.host, { say: saySentence, settings });
    this.#changed = changed;
    this.reset();
  }

  /** Until a move is made on the board, a finger that goes up or down on it scrolls the rules. */
  #moved(hasMoved: boolean): void {
    this.hasMoved = hasMoved;
    this.host.classList.toggle('unmoved', !hasMoved);
  }

  reset(): void {
    const session = this.#shell.engine.load(this.#position);
    this.#moved(false);
    // Boards with many cells need a larger area to be touched accurately.
    this.host.classList.toggle('large', session.labels().rows > MANY_ROWS);
    this.#view.show(session, this.#shell.engine.game(session.game()), (change) => {
      const update = change(session);
      const isShown = this.#view.changed(update, true);
      if (update.position) {
        this.#moved(update.at > 0);
        this.#changed();
      }
      return isShown;
    });
  }

  dispose(): void {
    this.#view.dispose();
  }
}

export function rulesDialog(shell: Shell): void {
  const { id } = shell.play.game;
  const examples = new Map<number, Example>();
  const example = (place: number, sheet: Sheet): TemplateResult | string => {
    const position = EXAMPLES[id]?.[place - 1];
    if (position === undefined) return '';
    const board = examples.get(place) ?? new Example(shell, position, () => sheet.update());
    examples.set(place, board);
    const reset = () => {
      board.reset();
      sheet.update();
    };
    return html`
      <figure class="example" aria-label=${say('example')}>
        ${board.host}
        <figcaption>
          <span>${sayIf(`example-${id}-${place}`) ?? ''}</span>
          ${iconButton('restart', say('example-again'), reset, { isEnabled: board.hasMoved })}
        </figcaption>
      </figure>
    `;
  };
  const about = linesOf(shell);
  // In a game of one's own, all rules are wanted.
  let isWhole = shell.play.run.kind === 'free' && shell.play.state.title === undefined;
  const all = (sheet: Sheet) =>
    parts(say(`rules-${id}`, { hand: pointer() })).map((part) => {
      const place = /^@(\d+)$/.exec(part)?.[1];
      if (place !== undefined) return example(Number(place), sheet);
      if (part.startsWith('# ')) return html`<h3>${part.slice(2)}</h3>`;
      return html`<p>${part}</p>`;
    });
  const toggle = (sheet: Sheet, { newState }: ToggleEvent) => {
    isWhole ||= newState === 'open';
    sheet.update();
  };
  new Sheet({
    name: 'rules',
    title: () => say('rules-title', { game: say(`game-${id}`) }),
    body: (sheet) => html`
      <section class="rules-here" aria-label=${say('rules-here')}>${about.map((line) => html`<p>${line}</p>`)}</section>
      <details class="more" ?open=${isWhole} @toggle=${(event: ToggleEvent) => toggle(sheet, event)}>
        <summary>${say('rules-all')}</summary>
        ${isWhole ? all(sheet) : ''}
      </details>
    `,
    closed: () => {
      for (const board of examples.values()) board.dispose();
    },
  });
}

/** The rules that the board on the page needs: its goal, its game in a few lines, and its stars. */
function linesOf({ play, seen }: Shell): string[] {
  const { game, run, session, state } = play;
  const assignment = session.assignment(run.hints);
  const [how] = howsOf(play, seen.level);
  const goal =
    state.title !== undefined && state.card.about !== ''
      ? state.card.about
      : how !== undefined
        ? say(how, { hand: pointer() })
        : assignment && saySentence(assignment.goal);
  return [
    goal,
    ...parts(sayIf(`brief-${game.id}`, { turns: String(state.hasTurns), hand: pointer() }) ?? ''),
    assignment?.par === undefined || isOfSetLength(run.aim)
      ? undefined
      : say('brief-stars', { par: assignment.par, unit: effortUnit(game) }),
    session.coming() === undefined ? undefined : say('brief-coming'),
    run.kind === 'day' || run.kind === 'challenge' ? say('brief-shared', { kind: run.kind }) : undefined,
  ].flatMap((line) => line || []);
}

/** Splits a text into paragraphs at blank lines. */
const parts = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
