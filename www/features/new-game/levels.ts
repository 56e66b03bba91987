// The levels of a game as small pictures, which the dialog paints: levels that are won have a star, and closed
// ones a number only.
import { html, type TemplateResult } from 'lit/html.js';
import { AHEAD, isOpen, isWon } from '../../run/levels';
import { number, say } from '../../ui/words/words';
import { about } from './form';

export interface Levels {
  params: (level: number) => string;
  count: number;
  /** The marks of all games, and the name of this one in them. */
  marks: Readonly<Record<string, number>>;
  game: string;
  chosen: number;
}

export function levelField(
  { params, count, marks, game, chosen }: Levels,
  choose: (level: number) => void,
): TemplateResult {
  const all = Array.from({ length: count }, (_, n) => n + 1);
  const done = all.filter((level) => isWon(marks, game, level)).length;
  const closed = all.filter((level) => !isOpen(marks, game, level)).length;
  return html`
    <fieldset class="field levels">
      <legend>${say('field-level')} <span class="stars">★ ${say('levels-done', { done, count })}</span></legend>
      <div>
        ${all.map((level) => {
          const isDone = isWon(marks, game, level);
          const canPlay = level === chosen || isDone || isOpen(marks, game, level);
          const name = say(isDone ? 'level-done' : canPlay ? 'level-number' : 'level-closed', { level });
          return html`<button
            type="button"
            class="chip"
            aria-pressed=${String(level === chosen)}
            aria-label=${name}
            ?disabled=${!canPlay}
            @click=${() => choose(level)}
          >
            <canvas class="still" data-params=${canPlay ? params(level) : ''}></canvas>
            <span>${isDone ? '★ ' : ''}${number(level)}</span>
          </button>`;
        })}
      </div>
      ${closed === 0 ? '' : about(say('levels-ahead', { count: AHEAD }))}
    </fieldset>
  `;
}
