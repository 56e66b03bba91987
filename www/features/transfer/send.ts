// Transfers all stored data, or a part of it, to another device: as a link, as a QR code if the link is short
// enough, or as a file.
import { html, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import type { Shell } from '../../play/shell';
import { exportAll } from '../../store/transfer/file';
import { codeOf } from '../../ui/code';
import { today } from '../../ui/date';
import { copyField } from '../../ui/fields';
import { copy, saveFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

export async function sendAll(shell: Shell): Promise<void> {
  shell.play.flush();
  sendDialog(say('send-all-name'), () => exportAll(shell.store));
}

export function sendDialog(name: string, make: () => Promise<string>): void {
  let file: string | undefined;
  let link: string | undefined;
  let code: TemplateResult | undefined;
  const fileName = `tilery-${today()}.tilery`;
  const sheet = new Sheet({
    name: 'send',
    title: () => say('send-title', { name }),
    body: () => html`
      <p class="note">${say('send-help')}</p>
      ${code ?? ''}
      ${
        file === undefined
          ? html`<p class="empty" aria-busy="true"></p>`
          : link === undefined
            ? html`<p>${say('send-too-long')}</p>`
            : html`${code === undefined ? html`<p>${say('send-no-code')}</p>` : ''} ${copyField(say('link'), link)}`
      }
    `,
    foot: (sheet) => html`
      ${button('download', say('save-file'), () => saveFile(fileName, file ?? ''), {
        kind: link === undefined ? 'main' : 'soft',
        isEnabled: file !== undefined,
      })}
      ${link === undefined ? '' : button('link', say('copy-link'), () => void copy(link ?? '', sheet), { kind: 'main' })}
    `,
  });
  void (async () => {
    const text = await make();
    const fragment = await encode(text);
    if (fragment !== undefined) link = addressOf(fragment);
    if (link !== undefined) code = await codeOf(link);
    file = text;
    sheet.update();
  })();
}
