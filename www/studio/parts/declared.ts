// Counters and messages, which rules change, compare and show.

import { html, type TemplateResult } from 'lit/html.js';
import { submitted, textField } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button, icon, iconButton } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import * as edits from '../project/edits';
import type { CounterView, MessageView } from '../types';
import { numberField } from './parts';

/** The longest message, in characters. */
const MOST = 200;

/** Returns `wanted` followed by the first number that makes it unique. */
const free = (taken: readonly { name: string }[], wanted: string): string => {
  for (let n = 1; ; n += 1) if (taken.every(({ name }) => name !== wanted + n)) return wanted + n;
};

const apply = (form: string) => () =>
  html`<button type="submit" form=${form} class="main">${icon('s-check')}<span>${say('studio-apply')}</span></button>`;

/** Opens the form of a counter, or of a new one. */
export function counterSheet(
  host: Studio,
  done?: (name: string) => void,
  counter: CounterView = { name: '', start: 0, isShown: true },
): void {
  let { name, start, isShown } = counter;
  const isNew = counter.name === '';
  const take = (sheet: Sheet) => {
    const wanted = name || free(host.project.counters, say('studio-counter-name'));
    const old = isNew ? wanted : counter.name;
    const isDone = host.edit(
      edits.counter.set(old, start, isShown),
      ...(old === wanted ? [] : [edits.counter.rename(old, wanted)]),
    );
    if (!isDone) return;
    sheet.close();
    done?.(wanted);
  };
  new Sheet({
    name: 'studio-counter',
    title: () => say(isNew ? 'studio-counter-new' : 'studio-counter'),
    body: (sheet) => html`<form id="counter-form" class="form" @submit=${submitted(() => take(sheet))}>
      ${textField(
        say('studio-name'),
        name,
        { input: (text) => (name = text.trim().replace(/\s+/g, '-')) },
        { most: 24, isName: true },
      )}
      <label class="field"><span>${say('studio-counter-start')}</span>
        ${numberField(start, [-999, 999], (n) => (start = n))}</label>
      <label class="beside"><input type="checkbox" .checked=${isShown}
        @change=${({ currentTarget }: Event) => {
          isShown = (currentTarget as HTMLInputElement).checked;
        }} /><span>${say('studio-counter-shown')}</span></label>
    </form>`,
    foot: apply('counter-form'),
  });
}

/** Opens the form of a message, or of a new one. */
export function messageSheet(host: Studio, message: MessageView = { name: '', text: '' }): void {
  let { text } = message;
  const isNew = message.name === '';
  const name = isNew ? free(host.project.messages, 'message') : message.name;
  const take = (sheet: Sheet) => {
    if (text.trim() !== '' && host.edit(edits.message.set(name, text))) sheet.close();
  };
  new Sheet({
    name: 'studio-message',
    title: () => say(isNew ? 'studio-message-new' : 'studio-message'),
    body: (sheet) => html`<form id="message-form" class="form" @submit=${submitted(() => take(sheet))}>
      ${textField(say('studio-message-text'), text, { input: (now) => (text = now) }, { most: MOST })}
    </form>`,
    foot: apply('message-form'),
  });
}

/** Lists the project's counters and messages, with buttons to change and remove them. */
export function declaredLists(host: Studio): TemplateResult {
  const { counters, messages } = host.project;
  const remove = (name: string, edit: edits.Edit) => () => {
    if (host.edit(edit)) host.tellUndoable(say('studio-removed', { name }));
  };
  const row = (name: string, open: () => void, edit: edits.Edit, value: string) => html`<li class="beside">
    <button type="button" class="kind-row leading rest" @click=${open}>
      <span class="rest clipped">${name}</span>${value === '' ? '' : html`<kbd>${value}</kbd>`}
    </button>
    ${iconButton('s-bin', say('studio-remove', { title: name }), remove(name, edit))}
  </li>`;
  const list = (title: string, rows: readonly TemplateResult[], more: TemplateResult) => html`
    <section class="stack" aria-label=${title}>
      <h2>${title}</h2>
      ${rows.length === 0 ? '' : html`<ol class="stack tight">${rows}</ol>`} ${more}
    </section>
  `;
  return html`
    ${list(
      say('studio-counters'),
      counters.map((one) =>
        row(
          one.name,
          () => counterSheet(host, undefined, one),
          edits.counter.remove(one.name),
          String(one.start),
        ),
      ),
      button('new', say('studio-counter-new'), () => counterSheet(host)),
    )}
    ${list(
      say('studio-messages'),
      messages.map((one) => row(one.text, () => messageSheet(host, one), edits.message.remove(one.name), '')),
      button('new', say('studio-message-new'), () => messageSheet(host)),
    )}
  `;
}
