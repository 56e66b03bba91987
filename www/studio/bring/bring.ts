// Imports a PuzzleScript game: its text, pasted or from a file, becomes a new project, and a list shows the
// lines that could not be converted. A separate package parses the text, in a worker.
import './bring.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { textArea } from '../../ui/fields';
import { openFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { faultIn, phraseIn } from '../../ui/words/phrases';
import { learn, say } from '../../ui/words/words';
import type { Studio } from '../host';
import { MAX_TEXT } from '../project/games';
import { Search } from '../proof/search';
import type { Brought, LeftOver } from '../types';

/** Shows the import dialog. A text that is given is imported at once. */
export function bring(host: Studio, given?: string): void {
  let text = given ?? '';
  let fault = '';
  let isBusy = false;
  const end = new AbortController();
  const search = new Search(AbortSignal.any([host.signal, end.signal]), 'studio-bring');

  const open = async (sheet: Sheet): Promise<void> => {
    if (isBusy) return;
    [isBusy, fault] = [true, ''];
    sheet.update();
    const brought = await read(search, text).catch(async (error: unknown) => {
      fault = await faultIn(error);
      return undefined;
    });
    if (end.signal.aborted) return;
    isBusy = false;
    if (brought === undefined) {
      sheet.update();
      return;
    }
    sheet.close();
    if (await host.copy(brought.project)) tell(host, brought);
  };

  const take = async (sheet: Sheet): Promise<void> => {
    const file = await openFile(MAX_TEXT);
    if (file === undefined) return;
    text = file;
    void open(sheet);
  };

  const sheet = new Sheet({
    name: 'bring',
    title: () => say('studio-bring-title'),
    body: () => html`
      <div class="stack">
        <p>${say('studio-bring-about')}</p>
        ${textArea(say('studio-bring-text'), text, (typed) => (text = typed), { rows: 10, fault: 'bring-fault' })}
        <p id="bring-fault" class="fault" role="alert">${fault}</p>
        <p role="status">${isBusy ? say('studio-bring-wait') : nothing}</p>
      </div>
    `,
    foot: (sheet) => html`
      ${button('upload', say('studio-import'), () => void take(sheet))}
      ${button('s-check', say('studio-bring-open'), () => void open(sheet), { kind: 'main' })}
    `,
    closed: () => end.abort(),
  });
  if (given !== undefined) void open(sheet);
}

async function read(search: Search, text: string): Promise<Brought> {
  const [brought] = await Promise.all([
    search.ask('bring', [text.replace(/^\uFEFF/, '')]),
    // The notes are phrases of `errors`.
    learn('errors').catch(console.warn),
  ]);
  return brought;
}

/** Shows the result of an import: the lines that were lost or changed. */
function tell(host: Studio, { notes }: Brought): void {
  const lost = notes.filter(({ isLost }) => isLost);
  const seen = notes.filter(({ isLost }) => !isLost);
  new Sheet({
    name: 'brought',
    title: () => host.project.title || say('studio-untitled'),
    body: () => html`
      <div class="stack loose">
        <p>${lost.length === 0 ? say('studio-brought-whole') : say('studio-brought-part', { count: lost.length })}</p>
        ${list(lost)}
        ${seen.length === 0 ? nothing : html`<p>${say('studio-brought-seen', { count: seen.length })}</p>`}
        ${list(seen)}
      </div>
    `,
    foot: (sheet) => html`
      ${button('s-rules', say('studio-brought-look'), () => sheet.close())}
      ${button(
        's-play',
        say('studio-brought-play'),
        sheet.closing(() => host.go({ place: 'play' })),
        { kind: 'main' },
      )}
    `,
  });
}

const list = (notes: readonly LeftOver[]): TemplateResult | typeof nothing =>
  notes.length === 0
    ? nothing
    : html`<ul class="left-over stack tight">
        ${notes.map(
          ({ line, text, why }) => html`<li>
            <b>${say('studio-brought-line', { line })}</b>
            ${text === '' ? nothing : html`<code>${text}</code>`}
            <span>${phraseIn(why)}</span>
          </li>`,
        )}
      </ul>`;
