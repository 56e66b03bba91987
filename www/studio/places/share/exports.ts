// The ways to share one game or several: as a link, a page, an archive or a file. Each is a button, and one
// is made at a time.

import { strToU8, type Zippable, zipSync } from 'fflate';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../../engine/link-encoding';
import { copyField } from '../../../ui/fields';
import { copy, fileName, handOn, saveFile } from '../../../ui/files';
import type { IconName } from '../../../ui/icons';
import { loadFault } from '../../../ui/loading';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { drawLevel } from '../../parts/level';
import { SIDE } from '../../parts/picture';
import { GAME, shareable } from '../../project/games';
import type { ProjectView } from '../../types';
import { pageOf } from './page';

/** The name of a way to share, in its sentences `studio-share-NAME`. */
type Way =
  | 'link'
  | 'replay'
  | 'page'
  | 'zip'
  | 'animation'
  | 'picture'
  | 'file'
  | 'original'
  | 'pack'
  | 'pack-file';

/** The earliest date of archives, so that equal games make equal ones. */
const DATE = new Date(1980, 0, 1);

/** The minimum width of a picture in pixels, if its map allows. */
const PICTURE = 640;

export class Exports {
  readonly #host: Studio;
  readonly #update: () => void;
  /** The last created link, shown for copying by hand. */
  #link: { way: Way; text: string; address: string } | undefined;
  #fault = '';
  #isBusy = false;

  constructor(host: Studio, update: () => void) {
    this.#host = host;
    this.#update = update;
  }

  way(name: IconName, id: Way, click: () => void, isEnabled: boolean): TemplateResult {
    return html`<li>
      <button type="button" class="way soft leading" ?disabled=${!isEnabled || this.#isBusy} @click=${click}>
        ${icon(name)}<span><strong>${say(`studio-share-${id}`)}</strong><small>${say(`studio-share-${id}-help`)}</small></span>
      </button>
    </li>`;
  }

  /** The last fault, and the last created link with a copy button, as long as its text is one of these. */
  made(...texts: readonly (string | undefined)[]): TemplateResult {
    const link = texts.includes(this.#link?.text) ? this.#link : undefined;
    return html`
      <p class="fault" role="alert">${this.#fault}</p>
      ${
        link === undefined
          ? nothing
          : html`${copyField(say(`studio-share-${link.way}`), link.address)}
              <div class="buttons">${button('copy', say('copy-link'), () => void copy(link.address))}</div>`
      }
    `;
  }

  /** Makes a link to a text, and hands it to the system's dialog. */
  async send(way: Way, title: string, text: string): Promise<void> {
    const fragment = await encode(text);
    this.#fault = fragment === undefined ? say('studio-share-too-long') : '';
    this.#link = fragment === undefined ? undefined : { way, text, address: addressOf(fragment) };
    this.#update();
    if (this.#link === undefined) return;
    await handOn({ title, url: this.#link.address });
  }

  /** Saves a page that plays the games of the texts. */
  page(title: string, texts: readonly string[]): Promise<void> {
    return this.make(async () => saveFile(fileName(title, 'html'), await this.#pageOf(title, texts)));
  }

  /** Saves an archive for hosts of games: the page, and a picture of a project. */
  zip(title: string, texts: readonly string[], project: ProjectView): Promise<void> {
    return this.make(async () => {
      const [page, cover] = await Promise.all([this.#pageOf(title, texts), this.coverOf(project)]);
      const files: Zippable = { 'index.html': strToU8(page) };
      if (cover !== null) files['cover.png'] = new Uint8Array(await cover.arrayBuffer());
      saveFile(fileName(title, 'zip'), zipSync(files, { mtime: DATE }));
    });
  }

  #pageOf(title: string, texts: readonly string[]): Promise<string> {
    return pageOf(this.#host.shell.engine.game(GAME), title || say('studio-untitled'), texts.map(shareable));
  }

  /** Makes a file. `fault` is shown if that fails. */
  async make(run: () => Promise<void>, fault = loadFault()): Promise<void> {
    this.#isBusy = true;
    this.#update();
    try {
      await run();
      this.#fault = '';
    } catch (error) {
      console.warn(error);
      this.#fault = fault;
    }
    this.#isBusy = false;
    this.#update();
  }

  /** The first level of a project as a picture; null if there is none. */
  coverOf(project: ProjectView): Promise<Blob | null> {
    const level = project.levels[0];
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (level === undefined || context === null) return Promise.resolve(null);
    const scale = Math.max(1, Math.floor(PICTURE / (SIDE * Math.max(level.cols, level.rows))));
    [canvas.width, canvas.height] = [level.cols * SIDE * scale, level.rows * SIDE * scale];
    drawLevel(context, project, level, ({ pixels }) => this.#host.picture(pixels), scale);
    return new Promise((done) => canvas.toBlob(done, 'image/png'));
  }
}
