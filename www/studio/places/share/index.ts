// Exports a game as a link, a replay link, a file, a standalone page, a picture or an animation.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../../engine/link-encoding';
import { creditsOf } from '../../../ui/credits';
import { copyField, textField } from '../../../ui/fields';
import { copy, fileName, handOn, saveFile } from '../../../ui/files';
import type { IconName } from '../../../ui/icons';
import { button, icon } from '../../../ui/templates';
import { say, saySentence } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { drawLevel } from '../../parts/level';
import { thumbnail } from '../../parts/parts';
import { SIDE } from '../../parts/picture';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import { GAME, shareable } from '../../project/games';
import { record } from './film';
import { pageOf } from './page';
import { zip } from './zip';

/** The minimum width of a picture in pixels, if its map allows. */
const PICTURE = 640;

export default class SharePlace implements Place {
  readonly #host: Studio;
  /** The last created link, shown for copying by hand. */
  #link: { what: 'game' | 'replay'; address: string } | undefined;
  #fault = '';
  #isBusy = false;

  constructor(host: Studio) {
    this.#host = host;
  }

  follow(): boolean {
    return true;
  }

  render(): TemplateResult {
    const host = this.#host;
    const runs = host.running !== undefined;
    const hasPlay = host.replay !== undefined;
    return html`
      <div class="column narrow">
        ${runs ? nothing : html`<p class="fault">${say('studio-does-not-run')}</p>`}
        ${this.#card()}
        <ul class="stack loose">
          ${this.#way('link', 'link', () => void this.#send('game'), runs)}
          ${this.#way('history', 'replay', () => void this.#send('replay'), hasPlay)}
          ${this.#way('s-page', 'page', () => void this.#page(), runs)}
          ${this.#way('s-levels', 'zip', () => void this.#zip(), runs)}
          ${this.#way('s-animation', 'animation', () => void this.#animation(), hasPlay)}
          ${this.#way('s-gallery', 'picture', () => void this.#picture(), true)}
          ${this.#way('s-file', 'file', () => this.#file(), true)}
        </ul>
        ${hasPlay ? nothing : html`<p class="note">${say('studio-share-no-play')}</p>`}
        <p class="fault" role="alert">${this.#fault}</p>
        ${this.#made()}
      </div>
    `;
  }

  /** The game's credits, as players will see them. The author's name is optional. */
  #card(): TemplateResult {
    const host = this.#host;
    const { project } = host;
    return html`
      <section class="stack" aria-label=${say('studio-share-card')}>
        ${textField(
          say('studio-title'),
          project.title,
          { change: (text) => host.edit(edits.title(text)) },
          { most: 80, placeholder: say('studio-untitled') },
        )}
        ${textField(
          say('studio-share-about'),
          project.about,
          { change: (text) => host.edit(edits.about(text)) },
          { most: 160, placeholder: say('studio-share-about-example') },
        )}
        ${textField(
          say('studio-share-author'),
          project.author,
          { change: (text) => host.edit(edits.author(text)) },
          { most: 80, placeholder: say('studio-share-author-example') },
        )}
        <div class="shared beside">
          ${thumbnail(host, project, 0, host.text)}
          <p class="rest">
            <strong>${this.#name}</strong>
            ${creditsOf(project, (id, args) => saySentence({ id, args })).map((line) => html`<br /><small>${line}</small>`)}
            ${project.about === '' ? nothing : html`<br />${project.about}`}
          </p>
        </div>
      </section>
    `;
  }

  /** The last created link, with a copy button. */
  #made(): TemplateResult | typeof nothing {
    const link = this.#link;
    if (link === undefined) return nothing;
    return html`
      ${copyField(say(`studio-share-${link.what === 'game' ? 'link' : 'replay'}`), link.address)}
      <div class="buttons">${button('copy', say('copy-link'), () => void copy(link.address))}</div>
    `;
  }

  #way(
    name: IconName,
    id: 'link' | 'replay' | 'page' | 'zip' | 'animation' | 'picture' | 'file',
    click: () => void,
    isEnabled: boolean,
  ): TemplateResult {
    return html`<li>
      <button type="button" class="way soft leading" ?disabled=${!isEnabled || this.#isBusy} @click=${click}>
        ${icon(name)}<span><strong>${say(`studio-share-${id}`)}</strong><small>${say(`studio-share-${id}-help`)}</small></span>
      </button>
    </li>`;
  }

  get #name(): string {
    return this.#host.project.title || say('studio-untitled');
  }

  /** The text to share: the playable part, or everything if the project cannot be played. */
  get #played(): string {
    return this.#host.running?.text ?? this.#host.text;
  }

  async #send(what: 'game' | 'replay'): Promise<void> {
    const host = this.#host;
    const fragment = await encode(what === 'game' ? shareable(this.#played) : (host.replay ?? ''));
    this.#fault = fragment === undefined ? say('studio-share-too-long') : '';
    this.#link = fragment === undefined ? undefined : { what, address: addressOf(fragment) };
    host.update();
    if (this.#link === undefined) return;
    await handOn({ title: this.#name, url: this.#link.address });
  }

  #file(): void {
    saveFile(fileName(this.#host.project.title), this.#host.text);
  }

  #page(): Promise<void> {
    return this.#make(async () => {
      const { shell, project } = this.#host;
      saveFile(
        fileName(project.title, 'html'),
        await pageOf(shell.engine.game(GAME), this.#name, shareable(this.#played)),
      );
    });
  }

  /** An archive for hosts of games: the page and a picture of it. */
  #zip(): Promise<void> {
    return this.#make(async () => {
      const { shell, project } = this.#host;
      const [page, cover] = await Promise.all([
        pageOf(shell.engine.game(GAME), this.#name, shareable(this.#played)),
        this.#cover(),
      ]);
      const entries = [{ name: 'index.html', bytes: new TextEncoder().encode(page) }];
      if (cover !== null)
        entries.push({ name: 'cover.png', bytes: new Uint8Array(await cover.arrayBuffer()) });
      saveFile(fileName(project.title, 'zip'), await zip(entries));
    });
  }

  /** Makes a file. Only one is made at a time. */
  async #make(run: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.#host.update();
    try {
      await run();
      this.#fault = '';
    } catch (error) {
      console.warn(error);
      this.#fault = say('start-fault');
    }
    this.#isBusy = false;
    this.#host.update();
  }

  /** The first level as a picture; null if there is none. */
  #cover(): Promise<Blob | null> {
    const host = this.#host;
    const { project } = host;
    const level = project.levels[0];
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (level === undefined || context === null) return Promise.resolve(null);
    const scale = Math.max(1, Math.floor(PICTURE / (SIDE * Math.max(level.cols, level.rows))));
    [canvas.width, canvas.height] = [level.cols * SIDE * scale, level.rows * SIDE * scale];
    drawLevel(context, project, level, ({ pixels }) => host.picture(pixels), scale);
    return new Promise((done) => canvas.toBlob(done, 'image/png'));
  }

  async #picture(): Promise<void> {
    const cover = await this.#cover();
    if (cover !== null) saveFile(fileName(this.#host.project.title, 'png'), cover);
  }

  async #animation(): Promise<void> {
    const host = this.#host;
    if (host.replay === undefined) return;
    try {
      const session = host.glue.Session.load(host.replay);
      const bytes = await record(session, host.shell.engine.game(GAME), host.palette[1] ?? 'black').finally(
        () => session.free(),
      );
      saveFile(fileName(host.project.title, 'gif'), bytes);
      this.#fault = '';
    } catch (error) {
      console.warn(error);
      this.#fault = say('studio-share-fault');
    }
    host.update();
  }
}
