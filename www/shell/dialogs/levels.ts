// The levels of a game as small pictures, painted by whoever shows them: a star on each that was done, and those to come behind a number
// until they are reached.
import { html, type TemplateResult } from 'lit/html.js';
import { number, say } from '../words';

/** What is known of the levels to choose from. */
export interface Levels {
  /** The parameters of a level, by its number. */
  params: (level: number) => string;
  /** How many there are, and the highest that the player has reached: one more than there are when all are done. */
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
