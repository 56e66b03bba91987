// Small templates that all screens use.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { IconName } from './icons';

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

export const button = (
  name: IconName | undefined,
  label: string,
  click: (event: Event) => void,
  { kind = 'soft', isEnabled = true }: { kind?: 'main' | 'soft'; isEnabled?: boolean } = {},
): TemplateResult =>
  html`<button type="button" class=${kind} ?disabled=${!isEnabled} @click=${click}>${name === undefined ? '' : icon(name)}<span>${label}</span></button>`;
