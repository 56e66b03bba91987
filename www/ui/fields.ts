// Form fields for dialogs and the studio.
import { html, nothing, type TemplateResult } from 'lit/html.js';

/** An event handler that passes on the value of a field or a list. */
export const typed =
  (take: (text: string) => void) =>
  ({ currentTarget }: Event): void =>
    take((currentTarget as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value);

/** A submit handler that prevents the browser from leaving the page. */
export const submitted =
  (take: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    take();
  };

/** A handler of the Enter key that ignores it while an input method composes text. */
const entered = (enter: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.isComposing) enter();
};

/**
 * A labelled text field. `input` is called on every keystroke, `change` with the final value, `enter` on the
 * Enter key.
 */
export const textField = (
  label: string,
  value: string,
  told: { input?: (text: string) => void; change?: (text: string) => void; enter?: () => void },
  field: {
    most?: number;
    placeholder?: string;
    isHidden?: boolean;
    look?: string;
    isName?: boolean;
    /** True if label and field share a line. */
    isLine?: boolean;
    isNumber?: boolean;
    id?: string;
    /** The id of the element with the error message. */
    fault?: string;
  } = {},
): TemplateResult => html`
  <label class="field ${field.isLine ? 'line' : ''}">
    <span class=${field.isHidden ? 'hidden' : nothing}>${label}</span>
    <input
      type="text"
      id=${field.id ?? nothing}
      dir="auto"
      inputmode=${field.isNumber ? 'numeric' : nothing}
      enterkeyhint=${told.enter ? 'done' : nothing}
      aria-describedby=${field.fault ?? nothing}
      class=${field.look ?? nothing}
      maxlength=${field.most ?? 60}
      autocomplete="off"
      autocapitalize=${field.isName ? 'none' : nothing}
      spellcheck=${field.isName || field.isNumber ? 'false' : nothing}
      placeholder=${field.placeholder ?? nothing}
      .value=${value}
      @input=${told.input && typed(told.input)}
      @change=${told.change && typed(told.change)}
      @keydown=${told.enter && entered(told.enter)}
    />
  </label>
`;

/** A labelled field for several lines of text. `fault` is the id of the element with the error message. */
export const textArea = (
  label: string,
  value: string,
  input: (text: string) => void,
  { rows, fault }: { rows: number; fault: string },
): TemplateResult => html`
  <label class="field">
    <span>${label}</span>
    <textarea
      rows=${rows}
      spellcheck="false"
      autocomplete="off"
      autocapitalize="none"
      aria-describedby=${fault}
      .value=${value}
      @input=${typed(input)}
    ></textarea>
  </label>
`;

/** A text to be copied by hand. */
export const copyField = (label: string, text: string, look = 'address'): TemplateResult => html`
  <label class="field">
    <span>${label}</span>
    <input type="text" class=${look} readonly .value=${text} @focus=${(event: Event) => (event.currentTarget as HTMLInputElement).select()} />
  </label>
`;

/** A choice among a few visible options. */
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
            class="fill"
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

/** A choice from a drop-down list. */
export const select = (
  label: string,
  options: readonly { value: string; text: string }[],
  value: string,
  change: (value: string) => void,
): TemplateResult => html`
  <label class="field line">
    <span>${label}</span>
    <select @change=${typed(change)}>
      ${options.map((option) => html`<option value=${option.value} ?selected=${option.value === value}>${option.text}</option>`)}
    </select>
  </label>
`;
