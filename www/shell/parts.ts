// Small pieces of markup that every screen uses.
import { html, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../engine/engine';
import type { IconName } from './icons';
import { canSay, say } from './words';

export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"></use></svg>`;

/** A button that shows only its icon; its name is spoken, and shown on hovering. */
export const iconButton = (
  name: IconName,
  label: string,
  click: (event: Event) => void,
  isEnabled = true,
): TemplateResult =>
  html`<button type="button" class="plain" aria-label=${label} title=${label} ?disabled=${!isEnabled} @click=${click}>${icon(name)}</button>`;

/** A button with an icon and a text. */
export const button = (
  name: IconName | undefined,
  label: string,
  click: (event: Event) => void,
  kind: 'main' | 'soft' = 'soft',
): TemplateResult =>
  html`<button type="button" class=${kind} @click=${click}>${name === undefined ? '' : icon(name)}<span>${label}</span></button>`;

/** One of a few choices, all in sight. */
export const choice = (
  name: string,
  label: string,
  options: readonly { value: string; text: string }[],
  value: string,
  change: (value: string) => void,
): TemplateResult => html`
  <fieldset class="field">
    <legend>${label}</legend>
    <div class="segments">
      ${options.map(
        (option) => html`<label
          ><input
            type="radio"
            name=${name}
            value=${option.value}
            .checked=${option.value === value}
            @change=${() => change(option.value)}
          /><span>${option.text}</span></label
        >`,
      )}
    </div>
  </fieldset>
`;

/** On or off. */
export const toggle = (
  label: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
  help?: string,
): TemplateResult => html`
  <label class="toggle">
    <span>${label}${help === undefined ? '' : html`<small>${help}</small>`}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${isOn}
      @change=${(event: Event) => change((event.currentTarget as HTMLInputElement).checked)}
    />
  </label>
`;

/** One of many, in a list that opens. */
export const select = (
  label: string,
  options: readonly { value: string; text: string }[],
  value: string,
  change: (value: string) => void,
): TemplateResult => html`
  <label class="field line">
    <span>${label}</span>
    <select @change=${(event: Event) => change((event.currentTarget as HTMLSelectElement).value)}>
      ${options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.text}</option>`)}
    </select>
  </label>
`;

/** The name of a game's parameters, `4 × 4`: the parameters themselves where no sentence names them. */
export function paramsName(params: string): string {
  // A sentence may name all parameters of one pattern, with their numbers as n1, n2 and so on.
  const pattern = `params-${params.replace(/\d+/g, 'n')}`;
  if (canSay(pattern)) {
    const numbers = (params.match(/\d+/g) ?? []).map((n, index): [string, number] => [
      `n${index + 1}`,
      Number(n),
    ]);
    return say(pattern, Object.fromEntries(numbers));
  }
  if (/^[a-z]/.test(params)) return titled(params);
  return params.replace(/(\d)x(\d)/g, '$1\u00a0×\u00a0$2').replace(/-(\d)/g, '\u00a0→\u00a0$1');
}

/** What a game on the page is called beside its game's name: as a player has called it, or else by its parameters. */
export const sessionName = (session: GameSession): string => session.title() || paramsName(session.params());

/** A short name as a title: `classic-a-x3~5` is Classic A x3 ~5. */
const titled = (name: string) =>
  name
    .replace(/(^|-)([a-z])(?!\d)/g, (_, joint: string, letter: string) => joint + letter.toUpperCase())
    .replace(/[~!]/g, ' $&')
    .replace(/-/g, ' ')
    .replace(/(\d)x(\d)/g, '$1\u00a0×\u00a0$2')
    .replace(/ x(\d)/g, ' ×$1');

/** What a value is called: numbers and bare words stand for themselves where no sentence names them. */
export const figureName = (name: string) => say(`figure-${name}`);
