// Imports games and levels of other tools: a text, pasted, dropped or from a file, becomes a new project, or
// one for each of its games, and a list shows what could not be converted. A separate package parses the text,
// in a worker.
import './bring.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { type Source, sourceOf } from '../../engine/foreign-games';
import { asSent } from '../../engine/pasted';
import { textArea } from '../../ui/fields';
import { openFile, textOf } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { faultIn, phraseIn } from '../../ui/words/phrases';
import { loadSentences, say } from '../../ui/words/words';
import type { Studio } from '../host';
import { thumbnail } from '../parts/parts';
import { MAX_TEXT } from '../project/games';
import { Search } from '../proof/search';
import type { Brought, LeftOver } from '../types';
import { takeMaps } from './maps/begin';
import { whatItIs } from './others';
import { keepProjects } from './several';

/** Shows the import dialog. A text that is given is imported at once. */
export function bring(host: Studio, given?: string): void {
  if (given !== undefined && sourceOf(given) === 'map') {
    void takeMaps(host, [{ name: '', text: given }]);
    return;
  }
  let text = given ?? '';
  let fault = '';
  let isBusy = false;
  const end = new AbortController();
  const search = new Search(AbortSignal.any([host.signal, end.signal]), 'studio-bring');

  const open = async (sheet: Sheet): Promise<void> => {
    if (isBusy) return;
    if (sourceOf(text) === 'map') {
      sheet.close();
      await takeMaps(host, [{ name: '', text }]);
      return;
    }
    [isBusy, fault] = [true, ''];
    sheet.update();
    const brought = await read(search, text).catch(async (error: unknown) => {
      fault = whatItIs(text) ?? (await faultIn(error));
      return undefined;
    });
    if (end.signal.aborted) return;
    isBusy = false;
    if (brought === undefined) {
      sheet.update();
      return;
    }
    sheet.close();
    const [first, ...others] = brought;
    const from = sourceOf(text);
    if (others.length > 0) choose(host, brought, from);
    else if (first !== undefined) await make(host, first, from);
  };

  const take = async (sheet: Sheet): Promise<void> => {
    const file = await openFile(MAX_TEXT);
    if (file === undefined) return;
    text = file;
    void open(sheet);
  };

  /** Opens a file that is dropped on the dialog. The text of a page goes into the field. */
  const drop = async (sheet: Sheet, event: DragEvent): Promise<void> => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const dropped = await textOf(file, MAX_TEXT);
    if (dropped === undefined) return;
    text = dropped;
    void open(sheet);
  };

  const sheet = new Sheet({
    name: 'bring',
    title: () => say('studio-bring-title'),
    body: (sheet) => html`
      <div class="stack" @drop=${(event: DragEvent) => void drop(sheet, event)}>
        <p>${say('studio-bring-about')}</p>
        <p class="note">${say('studio-bring-original')}</p>
        <p class="note">${say('studio-bring-sokoban')}</p>
        <p class="note">${say('studio-bring-maps')}</p>
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

async function read(search: Search, text: string): Promise<Brought[]> {
  // Empty lines at the beginning are kept, since notes and errors count lines.
  const [empty = ''] = /^(?:[^\S\n]*\n)*/.exec(text) ?? [];
  const sent = empty + asSent(text.slice(empty.length), (one) => sourceOf(one) !== undefined);
  const [brought] = await Promise.all([
    search.ask('bring', [sent]),
    // The notes are phrases of `errors`.
    loadSentences('errors').catch(console.warn),
  ]);
  return [brought].flat();
}

/** Opens a game as a new project. */
async function make(host: Studio, brought: Brought, from: Source | undefined): Promise<void> {
  if (await host.copy(brought.project)) tell(host, brought, from);
}

/** Shows several games: one is chosen, or each becomes a project. */
function choose(host: Studio, all: readonly Brought[], from: Source | undefined): void {
  const keepAll = (): void =>
    keepProjects(
      host,
      all.map(({ project }) => project),
    );
  new Sheet({
    name: 'bring-some',
    title: () => say('studio-bring-some', { count: all.length }),
    body: (sheet) => html`
      <ul class="choices">
        ${all.map((brought) => {
          const project = host.glue.view(brought.project);
          return html`<li>
            <button type="button" class="soft leading beside" @click=${sheet.closing(() => void make(host, brought, from))}>
              ${thumbnail(host, project, 0, brought.project)}
              <span class="rest"><strong>${project.title}</strong><br /><small>${from === 'sokoban' ? say('studio-bring-levels', { count: project.levels.length }) : say('studio-bring-rules', { count: project.rules.length })}</small></span>
            </button>
          </li>`;
        })}
      </ul>
    `,
    foot: (sheet) => button('s-double', say('studio-bring-all'), sheet.closing(keepAll), { kind: 'main' }),
  });
}

/** Shows the result of an import: the lines that were lost or changed. */
function tell(host: Studio, { notes }: Brought, from: Source = 'puzzlescript'): void {
  const lost = notes.filter(({ isLost }) => isLost);
  const seen = notes.filter(({ isLost }) => !isLost);
  new Sheet({
    name: 'brought',
    title: () => host.project.title || say('studio-untitled'),
    body: () => html`
      <div class="stack loose">
        <p>${lost.length === 0 ? say('studio-brought-whole', { from }) : say('studio-brought-part', { from, count: lost.length })}</p>
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
