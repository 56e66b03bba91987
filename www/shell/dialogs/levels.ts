// The levels of a game as small pictures: a star on each that was done, and those to come behind a number until they are reached.
import { html, type TemplateResult } from 'lit/html.js';
import { paintStill } from '../../board/still';
import type { GameInfo } from '../../engine/types';
import { boardSettings } from '../appearance';
import type { Shell } from '../shell';
import { number, say } from '../words';

/** What is known of the levels to choose from. */
export interface Levels {
  game: GameInfo;
  /** The parameters of a level, by its number. */
  params: (level: number) => string;
  /** How many there are, and the highest that the player has reached: one more than there are when all are done. */
  count: number;
  reached: number;
  chosen: number;
}

export function levelField(
  { game, params, count, reached, chosen }: Levels,
  choose: (level: number) => void,
): TemplateResult {
  const all = Array.from({ length: count }, (_, n) => n + 1);
  const done = Math.min(count, reached - 1);
  return html`
    <fieldset class="field levels" data-game=${game.id}>
      <legend>${say('field-level')} <span class="stars">★ ${say('levels-done', { done, count })}</span></legend>
      <div>
        ${all.map((level) => {
          const isDone = level < reached;
          const name = say(isDone ? 'level-done' : 'level-number', { level });
          return html`<button
            type="button"
            class="chip"
            aria-pressed=${String(level === chosen)}
            aria-label=${name}
            ?disabled=${level > Math.max(reached, chosen)}
            @click=${() => choose(level)}
          >
            <canvas class="still" data-level=${level > Math.max(reached, chosen) ? '' : params(level)}></canvas>
            <span>${isDone ? '★ ' : ''}${number(level)}</span>
          </button>`;
        })}
      </div>
    </fieldset>
  `;
}

/** Paints the levels of a dialog that show another one than before. */
export function paintLevels(shell: Shell, game: GameInfo, within: Element, seed: string): void {
  const settings = boardSettings(shell.store.settings, game.id);
  for (const canvas of within.querySelectorAll<HTMLCanvasElement>('.levels canvas')) {
    const level = canvas.dataset.level ?? '';
    if (canvas.dataset.shown === level) continue;
    canvas.dataset.shown = level;
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    if (level === '') continue;
    const session = shell.engine.deal(game.id, level, seed);
    paintStill(canvas, session, game, settings);
    session.free();
  }
}
