// Exports a game as a link, a replay link, a file, a standalone page, a picture or an animation.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { creditsOf } from '../../../ui/credits';
import { textField } from '../../../ui/fields';
import { fileName, saveFile } from '../../../ui/files';
import { Sheet } from '../../../ui/sheet';
import { phraseIn } from '../../../ui/words/phrases';
import { loadSentences, say, saySentence } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { thumbnail } from '../../parts/parts';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import { GAME, shareable } from '../../project/games';
import { Exports } from './exports';
import { record } from './film';

export default class SharePlace implements Place {
  readonly #host: Studio;
  readonly #exports: Exports;

  constructor(host: Studio) {
    this.#host = host;
    this.#exports = new Exports(host, () => host.update());
  }

  follow(): boolean {
    return true;
  }

  render(): TemplateResult {
    const host = this.#host;
    const { project, replay } = host;
    const exports = this.#exports;
    const runs = host.running !== undefined;
    const hasPlay = replay !== undefined;
    const text = shareable(this.#played);
    const send = () => exports.send('link', this.#name, text);
    const sendPlay = () => exports.send('replay', this.#name, replay ?? '');
    return html`
      <div class="column narrow">
        ${runs ? nothing : html`<p class="fault">${say('studio-does-not-run')}</p>`}
        ${this.#card()}
        <ul class="stack loose">
          ${exports.way('link', 'link', () => void send(), runs)}
          ${exports.way('history', 'replay', () => void sendPlay(), hasPlay)}
          ${exports.way('s-page', 'page', () => void exports.page(project.title, [this.#played]), runs)}
          ${exports.way('s-levels', 'zip', () => void exports.zip(project.title, [this.#played], project), runs)}
          ${exports.way('s-animation', 'animation', () => void this.#animation(), hasPlay)}
          ${exports.way('s-gallery', 'picture', () => void this.#picture(), true)}
          ${exports.way('s-file', 'file', () => saveFile(fileName(project.title), host.text), true)}
          ${exports.way('s-double', 'original', () => void this.#original(), runs)}
        </ul>
        ${hasPlay ? nothing : html`<p class="note">${say('studio-share-no-play')}</p>`}
        ${exports.made(text, replay)}
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

  get #name(): string {
    return this.#host.project.title || say('studio-untitled');
  }

  /** The text to share: the playable part, or everything if the project cannot be played. */
  get #played(): string {
    return this.#host.running?.text ?? this.#host.text;
  }

  async #picture(): Promise<void> {
    const { project } = this.#host;
    const cover = await this.#exports.coverOf(project);
    if (cover !== null) saveFile(fileName(project.title, 'png'), cover);
  }

  /** Saves the game as the original TileCode exports its games, or says why it does not fit. */
  async #original(): Promise<void> {
    const { project } = this.#host;
    await this.#exports.make(async () => {
      const { Search } = await import('../../proof/search');
      const end = new AbortController();
      const search = new Search(AbortSignal.any([this.#host.signal, end.signal]), 'studio-bring');
      const { text, why } = await search.ask('exportOriginal', [this.#played]).finally(() => end.abort());
      if (why.length === 0) {
        saveFile(fileName(project.title, 'ts'), text);
        return;
      }
      await loadSentences('errors');
      new Sheet({
        name: 'not-original',
        title: () => say('studio-share-original'),
        body: () => html`
          <div class="stack">
            <p>${say('studio-share-original-not')}</p>
            <ul class="stack tight">${why.map((reason) => html`<li>${phraseIn(reason)}</li>`)}</ul>
          </div>
        `,
      });
    });
  }

  async #animation(): Promise<void> {
    const { glue, shell, palette, project, replay } = this.#host;
    if (replay === undefined) return;
    await this.#exports.make(async () => {
      const session = glue.Session.load(replay);
      const made = record(session, shell.engine.game(GAME), palette[1] ?? 'black');
      saveFile(fileName(project.title, 'gif'), await made.finally(() => session.free()));
    }, say('studio-share-fault'));
  }
}
