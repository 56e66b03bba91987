// The fields of a game's parameters in the dialog for a new game.
import { html, type TemplateResult } from 'lit/html.js';
import type { Field } from '../../engine/engine';
import { choice, select, textField, typed } from '../../ui/fields';
import { say } from '../../ui/words/words';

/** The maximum length of text fields, in characters. */
export const MOST = 200;

/** The number of options that fit side by side. */
const FEW = 4;

/** The description of a choice, if it has one. */
export const about = (text: string | undefined): TemplateResult | '' =>
  text === undefined ? '' : html`<p class="hint">${text}</p>`;

/** A field of the form; `change` is called with its new value. */
export function fieldOf(field: Field, change: (value: string) => void): TemplateResult {
  const label = say(`field-${field.id}`);
  if (field.kind === 'range') {
    return html`
      <label class="field range">
        <span>${label}</span>
        <input
          type="range"
          min=${field.min}
          max=${field.max}
          step=${field.step}
          .value=${field.value}
          @input=${typed(change)}
        />
        <output>${field.value}</output>
      </label>
    `;
  }
  if (field.kind === 'choice') {
    const options = field.options.map((value) => ({ value, text: optionName(field.id, value) }));
    return options.length <= FEW
      ? choice(field.id, label, options, field.value, change)
      : select(label, options, field.value, change);
  }
  return textField(label, field.value, { change }, { isLine: true, most: MOST });
}

/** The label of an option: a number as it is, a word by its sentence. */
const optionName = (field: string, value: string) =>
  /^[\d.]+$/.test(value) ? value : say(`option-${field}-${value}`);
