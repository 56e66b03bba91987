// What was set aside because it could not be read: to be seen, saved as a file, or removed.
import { html, type TemplateResult } from 'lit/html.js';
import type { Aside } from '../../store/area';
import { open } from '../../store/envelope';
import { button } from '../parts';
import { Sheet } from '../sheet';
import type { Shell } from '../shell';
import { toast } from '../toast';
import { canSay, say } from '../words';
import { saveFile } from './data';

export function asideDialog(shell: Shell): void {
  const { area } = shell.store;
  const remove = (sheet: Sheet, { key, of, text }: Aside) => {
    area.remove(key);
    sheet.update();
    const back = () => {
      area.putAside(of, text);
      sheet.update();
    };
    toast(say('data-aside-removed'), { action: { label: say('command-undo'), run: back } });
  };
  const row = (sheet: Sheet, aside: Aside): TemplateResult => {
    const { of, text } = aside;
    const { state } = open(text);
    const why = say(`data-aside-${state === 'good' ? 'unknown' : state}`);
    return html`<li>
      <h3>${nameOf(of)}</h3>
      <p class="note">${why} · ${say('data-aside-size', { bytes: text.length })}</p>
      <div class="buttons">
        ${button('download', say('data-aside-save'), () => saveFile(`${of}.txt`, text))}
        ${button('delete', say('data-aside-remove'), () => remove(sheet, aside))}
      </div>
    </li>`;
  };
  new Sheet({
    name: 'aside',
    title: () => say('data-aside-title'),
    body: (sheet) => {
      const all = area.asides();
      if (all.length === 0) return html`<p class="empty">${say('data-aside-none')}</p>`;
      return html`
        <p class="note">${say('data-aside-help')}</p>
        <ul class="asides">${all.map((aside) => row(sheet, aside))}</ul>
      `;
    },
  });
}

/** What a key holds, and of which game. */
function nameOf(key: string): string {
  const [kind = '', game = ''] = key.split('.');
  const id = `data-aside-${kind}`;
  const what = say(canSay(id) ? id : 'data-aside-other');
  return canSay(`game-${game}`) ? `${what} · ${say(`game-${game}`)}` : what;
}
