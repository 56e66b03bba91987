// Small templates that all screens use.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Engine, GameSession } from '../engine/engine';
import { headOf } from '../offline/boot-target';
import { type State, titleOf } from '../run/state';
import type { IconName } from './icons';
import { figureNamed } from './names';
import { canSay, duration, number, say, sayIf } from './words';

export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"></use></svg>`;

/**
 * A button that shows only an icon. Its name is announced, and shown on hover. With `isOn` it is a toggle.
 */
export const iconButton = (
  name: IconName,
  label: string,
  click: (event: Event) => void,
  { isEnabled = true, isOn }: { isEnabled?: boolean; isOn?: boolean } = {},
): TemplateResult =>
  html`<button type="button" class="plain" aria-label=${label} title=${label} ?disabled=${!isEnabled}
    aria-pressed=${isOn ?? nothing} @click=${click}>${icon(name)}</button>`;

/** A button with an icon and a text. */
export const button = (
  name: IconName | undefined,
  label: string,
  click: (event: Event) => void,
  { kind = 'soft', isEnabled = true }: { kind?: 'main' | 'soft'; isEnabled?: boolean } = {},
): TemplateResult =>
  html`<button type="button" class=${kind} ?disabled=${!isEnabled} @click=${click}>${name === undefined ? '' : icon(name)}<span>${label}</span></button>`;

/** The name of a game's parameters, such as `4 × 4`; the parameters themselves if no sentence names them. */
export function paramsName(params: string): string {
  // A sentence may name all parameters with one pattern, with their numbers as n1, n2 and so on.
  const pattern = `params-${params.replace(/\d+/g, 'n')}`;
  if (canSay(pattern)) {
    const all = params.match(/\d+/g) ?? [];
    const numbers = all.map((n, index): [string, number] => [`n${index + 1}`, Number(n)]);
    // A range with equal ends is a single value.
    const span = all[0] === all[1] ? 'fixed' : 'range';
    return say(pattern, { ...Object.fromEntries(numbers), span });
  }
  // The name of the board, then how it is dealt: its distance from solved, and the limit on moves or seconds.
  const [, board = '', steps, most, seconds, blind] =
    /^(.*?)(?:~(\d+))?(?:!(\d+)(s?))?(!blind)?$/.exec(params) ?? [];
  return [
    /^[a-z]/.test(board) ? titled(board) : board.replace(/(\d)x(\d)/g, BY),
    steps && sayIf('deal-steps', { n: Number(steps) }),
    most && sayIf(seconds === '' ? 'deal-moves' : 'deal-seconds', { n: Number(most) }),
    blind && sayIf('deal-blind'),
  ]
    .filter((part) => part)
    .join(', ');
}

/** The parameters in a save. */
export const paramsOf = (save: string): string => headOf(save).params ?? '';

/** The name of a game on the page: the title that a player gave it, or else its parameters. */
export const stateName = ({ title, params }: Pick<State, 'title' | 'params'>): string =>
  title || paramsName(params);

/** The same for a session that is not on the page. */
export const sessionName = (session: GameSession): string =>
  stateName({ title: titleOf(session), params: session.params() });

const BY = '$1\u00a0×\u00a0$2';

/** Converts a short name to a title: `classic-a-x3` becomes Classic A 3 × 3. Its words may be translated. */
export const titled = (name: string): string =>
  name
    .replace(/-x(\d+)/g, '-$1x$1')
    .replace(
      /(?<![\da-z])[a-z]+/g,
      (word) => sayIf('board-word', { word }) || word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replace(/-(\d+)c$/, (_, n: string) => `, ${sayIf('deal-colours', { n: Number(n) }) ?? n}`)
    .replace(/-/g, ' ')
    .replace(/(\d)x(\d)/g, BY);

export const figureName = (figure: string): string => figureNamed(figure, say, sayIf);

/** Formats a result of a table. Times are in milliseconds. */
export const scoreText = (figure: string | undefined, score: number): string =>
  figure === 'time' ? duration(score) : (sayIf(`value-${figure}`, { value: score }) ?? number(score));

/** The stars earned, of three. */
export const starsText = (count: number): string => '★'.repeat(count) + '☆'.repeat(3 - count);

/** A preset at the highest level reached, or at its last level if all are completed. */
export function atLevel(engine: Engine, game: string, preset: string, reached: number): string {
  const level = engine.form(game, preset).find(({ id }) => id === 'level');
  if (level?.kind !== 'range') return preset;
  return engine.setField(game, preset, 'level', String(Math.min(reached, level.max)));
}
