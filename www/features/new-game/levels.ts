// The levels of a game as small pictures, which the dialog paints: completed levels have a star, and levels
// not reached yet show a number only.
import { html, type TemplateResult } from 'lit/html.js';
import { number, say } from '../../ui/words/words';

/** The data for the choice of a level. */
export interface Levels {
  /** The parameters of a level by its number. */
  params: (level: number) => string;
  /** The number of levels, and the highest one reached, which is `count + 1` after the last level. */
  count: number;
  reached: number;
  chosen: number;
}

export function levelField(
  { params, count, reached, chosen }: Levels,
  choose: (level: number) => void,
): TemplateResult {
  const all = Array.from({ length: count }, (_, n) => n + 1);
  const done = Math.min(count, reached - 1);
  return html`
    <fieldset class="field levels">
      <legend>${say('field-level')} <span class="stars">★ ${say('levels-done', { done, count })}</span></legend>
      <div>
        ${all.map((level) => {
          const isDone = level < reached;
          const isOpen = level <= Math.max(reached, chosen);
          const name = say(isDone ? 'level-done' : 'level-number', { level });
          return html`<button
            type="button"
            class="chip"
            aria-pressed=${String(level === chosen)}
            aria-label=${name}
            ?disabled=${!isOpen}
            @click=${() => choose(level)}
          >
            <canvas class="still" data-params=${isOpen ? params(level) : ''}></canvas>
            <span>${isDone ? '★ ' : ''}${number(level)}</span>
          </button>`;
        })}
      </div>
    </fieldset>
  `;
}
