// The dialog that makes a pack of several projects: it chooses them in their order, and shares them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { MOST_CHARS, MOST_GAMES, printPack } from '../../../store/projects/pack';
import type { Project } from '../../../store/projects/project';
import { textField } from '../../../ui/fields';
import { fileName, saveFile } from '../../../ui/files';
import { Sheet } from '../../../ui/sheet';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import type { ProjectPictures } from '../../parts/project-pictures';
import { shareable } from '../../project/games';
import { runnablePartOf } from '../../project/runnable-part';
import { Exports } from '../share/exports';

/** The least number of games of a pack made here. */
const LEAST = 2;

export function makePack(host: Studio, looks: ProjectPictures, projects: readonly Project[]): void {
  let [title, author] = ['', ''];
  /** The texts of the projects as they are played; undefined for those that do not run. */
  const texts = new Map(
    projects.map((project) => {
      const view = looks.view(project.text);
      return [project, view && runnablePartOf(host.glue.view, view, project.text)?.text];
    }),
  );
  /** The chosen projects in their order, and their texts. */
  const chosen = new Map<Project, string>();
  const exports = new Exports(host, () => sheet.update());

  const choose = (project: Project, text: string) => {
    if (!chosen.delete(project)) chosen.set(project, text);
    sheet.update();
  };

  const row = (project: Project): TemplateResult => {
    const text = texts.get(project);
    const order = [...chosen.keys()].indexOf(project) + 1;
    const isFull = chosen.size >= MOST_GAMES && order === 0;
    return html`<li>
      <label class="packed">
        <input
          type="checkbox"
          .checked=${order > 0}
          ?disabled=${text === undefined || isFull}
          @change=${() => text !== undefined && choose(project, text)}
        />
        ${looks.thumbnail(project.text)}
        <span>
          <strong class="clamped">${project.title || say('studio-untitled')}</strong>
          ${text === undefined ? html`<small>${say('studio-pack-unfinished')}</small>` : nothing}
          ${order > 0 ? html`<small>${say('studio-pack-order', { n: order })}</small>` : nothing}
        </span>
      </label>
    </li>`;
  };

  const ways = (): TemplateResult => {
    const games = [...chosen.values()].map(shareable);
    const text = printPack({ title, author, games });
    const isTooLarge = text.length > MOST_CHARS;
    const canShare = games.length >= LEAST && !isTooLarge;
    const name = title.trim() || say('studio-pack-untitled');
    const first = looks.view([...chosen.keys()][0]?.text ?? '');
    const send = () => exports.send('pack', name, text);
    return html`
      ${isTooLarge ? html`<p class="fault">${say('studio-pack-too-large')}</p>` : nothing}
      ${games.length < LEAST ? html`<p class="note">${say('studio-pack-least')}</p>` : nothing}
      <ul class="stack loose">
        ${exports.way('link', 'pack', () => void send(), canShare)}
        ${exports.way('s-page', 'page', () => void exports.page(name, games), canShare)}
        ${exports.way('s-levels', 'zip', () => first && void exports.zip(name, games, first), canShare)}
        ${exports.way('s-file', 'pack-file', () => saveFile(fileName(name), text), canShare)}
      </ul>
      ${exports.made(text)}
    `;
  };

  const sheet: Sheet = new Sheet({
    name: 'pack',
    title: () => say('studio-pack'),
    body: () => html`
      <p class="note">${say('studio-pack-about')}</p>
      <ul class="stack tight">
        ${projects.map(row)}
      </ul>
      ${textField(
        say('studio-title'),
        title,
        {
          input: (text) => {
            title = text;
          },
          change: () => sheet.update(),
        },
        { most: 80, placeholder: say('studio-pack-untitled') },
      )}
      ${textField(
        say('studio-share-author'),
        author,
        {
          input: (text) => {
            author = text;
          },
          change: () => sheet.update(),
        },
        { most: 80, placeholder: say('studio-share-author-example') },
      )}
      ${ways()}
    `,
  });
}
