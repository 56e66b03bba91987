// The dialog for opening a text: a save, a game id, a position or a link, pasted or from a file.
import { html } from 'lit/html.js';
import { LARGE } from '../../engine/link-decoding';
import { LEAGUE } from '../../play/pages';
import type { Shell } from '../../play/shell';
import { MAX_FILE } from '../../store/transfer/file';
import { textArea } from '../../ui/fields';
import { openFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

export function openTextDialog(shell: Shell): void {
  let text = '';
  let fault = '';
  const open = async (sheet: Sheet, text: string) => {
    if (text.trim() === '') fault = say('open-empty');
    else fault = (await shell.opening.openFile(text)) ?? '';
    if (fault === '') return sheet.close();
    sheet.update();
    sheet.element.querySelector('textarea')?.focus();
  };
  new Sheet({
    name: 'open',
    title: () => say('open-title'),
    body: (sheet) => html`
      ${textArea(say('open-label'), text, (now) => (text = now), { rows: 6, fault: 'open-fault' })}
      <p id="open-fault" class="fault" role="alert">${fault}</p>
      <div class="stack">
        <p class="note">${say('open-elsewhere')}</p>
        ${button('scores', say('command-league'), () => {
          sheet.close();
          void shell.openPage(LEAGUE);
        })}
      </div>
    `,
    foot: (sheet) => html`
      ${button('upload', say('open-file'), async () => {
        const chosen = await openFile(MAX_FILE);
        if (chosen === undefined) return;
        // The browser would take seconds to lay out a long text in the field.
        if (chosen.length > LARGE) return open(sheet, chosen);
        text = chosen;
        sheet.update();
      })}
      ${button('zoom', say('scan-title'), () => shell.dialog('scan'))}
      ${button('open', say('open'), () => void open(sheet, text), { kind: 'main' })}
    `,
  });
}
