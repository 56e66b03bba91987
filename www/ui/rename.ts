// The dialog for renaming something.
import { html } from 'lit/html.js';
import { submitted, textField } from './fields';
import { Sheet } from './sheet';

/** Asks for a name, beginning with `name`; `heading` is also the text of the button that takes it. */
export function renameSheet(
  heading: string,
  label: string,
  name: string,
  take: (name: string) => void,
  most?: number,
): void {
  const { element } = new Sheet({
    name: 'rename',
    title: () => heading,
    body: (sheet) => html`
      <form class="form" @submit=${submitted(sheet.closing(() => take(name)))}>
        ${textField(label, name, { input: (text) => (name = text) }, most === undefined ? {} : { most })}
        <button type="submit" class="main">${heading}</button>
      </form>
    `,
  });
  element.querySelector('input')?.select();
}
