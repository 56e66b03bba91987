// Transfers all stored data, or a part of it, to another device: as a link, as a QR code if the link is short
// enough, or as a file.
import { html, svg, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import type { Shell } from '../../run/shell';
import { exportAll } from '../../store/transfer/file';
import { copyField } from '../../ui/fields';
import { copy, saveFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { today } from '../../ui/today';
import { say } from '../../ui/words';

/**
 * The largest QR version, with 137 modules per side. Beyond it, modules are too small on a phone's screen for
 * a camera.
 */
const MAX_VERSION = 30;
/** The width of the quiet zone around the code in modules, as the standard requires. */
const QUIET = 4;

/** Sends all stored data. */
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
    // Without its code the link is still there.
    if (link !== undefined) code = await codeOf(link).catch(() => undefined);
    file = text;
    sheet.update();
  })();
}

/** A QR code, dark on light in every theme, as cameras expect; undefined if the text is too long. */
async function codeOf(text: string): Promise<TemplateResult | undefined> {
  const { generate } = await import('lean-qr');
  let code: ReturnType<typeof generate>;
  try {
    code = generate(text, { maxVersion: MAX_VERSION });
  } catch {
    return undefined;
  }
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const side = size + 2 * QUIET;
  return html`<svg class="code" role="img" aria-label=${say('send-code')} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
    ${svg`<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z" /><path fill="#000" d=${path} />`}
  </svg>`;
}
