// The list of the player's projects and of the shipped games: open, copy, play, export, delete, restore and
// import.
import './projects.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Project } from '../../../store/projects/project';
import { alone } from '../../../ui/card';
import { today } from '../../../ui/date';
import { chooseFiles, fileName, saveFile } from '../../../ui/files';
import { reach } from '../../../ui/loading';
import { menuSheet } from '../../../ui/menu-dialog';
import { renameSheet } from '../../../ui/rename';
import { Sheet } from '../../../ui/sheet';
import { button, iconButton } from '../../../ui/templates';
import { paramsName } from '../../../ui/words/game-names';
import { date, say } from '../../../ui/words/words';
import { bringGame, takeArrived } from '../../bring/begin';
import type { Studio } from '../../host';
import { inOwnWords } from '../../parts/kinds';
import { ProjectPictures } from '../../parts/project-pictures';
import type { Place } from '../../place';
import { blank, GAME, shipped, textOf } from '../../project/games';
import { unusedName } from '../../project/naming';
import { startText } from '../tutorial/start';

export default class ProjectsPlace implements Place {
  readonly #host: Studio;
  readonly #looks: ProjectPictures;
  #shipped: { name: string; text: string }[] | undefined;
  /** The loading of the game of rooms, and its text. */
  #rooms: Promise<void> | undefined;
  #roomsText: string | undefined;

  constructor(host: Studio) {
    this.#host = host;
    this.#looks = new ProjectPictures(host);
  }

  title(): string {
    return say('editor-studio');
  }

  render(): TemplateResult {
    const all = this.#host.store.all();
    const own = all.filter(({ binned }) => binned === null);
    const binned = all.filter((project) => project.binned !== null);
    return html`
      <div class="projects column">
        <section class="stack loose" aria-labelledby="own-title">
          <div class="beside own-head">
            <h2 id="own-title" class="rest">${say('studio-own')}</h2>
            ${own.length > 1 ? button('share', say('studio-pack'), () => void this.#pack(own)) : nothing}
          </div>
          <div class="buttons begin">
            ${button('new', say('studio-new'), () => this.#new(), { kind: 'main' })}
            ${button('s-tutorial', say('studio-learn'), () => void this.#openTutorial())}
            ${button('upload', say('studio-import'), () => void this.#import())}
            ${button('s-paste', say('studio-bring'), () => void bringGame(this.#host))}
          </div>
          ${own.length === 0 ? html`<p class="empty">${say('studio-none')}</p>` : nothing}
          <ul class="cards">
            ${own.map((project) =>
              alone(() => this.#card(project), {
                save: () => saveFile('project.tilery', project.text),
                remove: () => this.#throwAway(project),
              }),
            )}
          </ul>
        </section>
        <section class="stack loose" aria-labelledby="shipped-title">
          <h2 id="shipped-title">${say('studio-shipped')}</h2>
          <ul class="cards">
            ${this.#gallery().map(({ name, text }) => this.#shippedCard(name, text))}
            ${this.#roomsCard()}
          </ul>
        </section>
        ${binned.length === 0 ? nothing : this.#bin(binned)}
      </div>
    `;
  }

  #gallery(): { name: string; text: string }[] {
    this.#shipped ??= shipped(this.#host.shell.engine).map((name) => ({
      name,
      text: textOf(this.#host.glue, name),
    }));
    return this.#shipped;
  }

  #card(project: Project): TemplateResult {
    const title = project.title || say('studio-untitled');
    const view = this.#looks.view(project.text);
    const faults = view?.findings.filter(({ isWarning }) => !isWarning).length ?? 1;
    return html`
      <li class="project">
        <button
          type="button"
          class="open"
          @click=${() => void this.#host.open(project.id)}
          aria-label=${say('studio-open-it', { title })}
          aria-describedby=${`about-${project.id}`}
        >
          ${this.#looks.thumbnail(project.text)}
          <span class="name clamped">${title}</span>
          <small id=${`about-${project.id}`}>
            ${this.#host.store.waits(project.id) ? html`<strong>${say('studio-unkept-mark')}</strong> · ` : nothing}
            ${date(today(new Date(project.changed)))}${faults > 0 ? html` · ${say('studio-faults', { count: faults })}` : nothing}
          </small>
        </button>
        ${iconButton('s-more', say('studio-more', { title }), () => this.#more(project))}
      </li>
    `;
  }

  #shippedCard(name: string, text: string): TemplateResult {
    const title = paramsName(name);
    return html`
      <li class="project">
        <button
          type="button"
          class="open"
          @click=${() => void this.#host.copy(this.#host.glue.shipped(name) ?? text)}
          aria-label=${say('studio-open-copy-of', { title })}
        >
          ${this.#looks.thumbnail(text)}
          <span class="name clamped">${title}</span>
          <small>${say('studio-open-copy')}</small>
        </button>
        ${iconButton('play', say('studio-play-it', { title }), () => void this.#host.shell.deal(GAME, name))}
      </li>
    `;
  }

  /** A game to be copied that has no boards of its own. Its text is fetched when the list is first shown. */
  #roomsCard(): TemplateResult | typeof nothing {
    this.#rooms ??= reach(
      () => import('../../project/rooms').then(({ roomsGame }) => roomsGame(this.#host.glue)),
      () => this.#host.update(),
    ).then((text) => {
      this.#roomsText = text;
      this.#host.update();
    });
    const text = this.#roomsText;
    if (text === undefined) return nothing;
    const title = say('studio-rooms-title');
    return html`<li class="project">
      <button type="button" class="open" @click=${() => void this.#host.copy(text)} aria-label=${say('studio-open-copy-of', { title })}>
        ${this.#looks.thumbnail(text)}<span class="name clamped">${title}</span><small>${say('studio-open-copy')}</small>
      </button>
    </li>`;
  }

  #bin(binned: Project[]): TemplateResult {
    return html`
      <details class="more">
        <summary>${say('studio-binned', { count: binned.length })}</summary>
        <ul class="bin stack tight">
          ${binned.map((project) => {
            const title = project.title || say('studio-untitled');
            return html`<li class="beside">
              <span class="name rest">${title}</span>
              ${button('undo', say('studio-restore'), () => this.#restore(project.id))}
              ${iconButton('s-bin', say('studio-remove', { title }), () => this.#remove(project))}
            </li>`;
          })}
        </ul>
      </details>
    `;
  }

  #new(): void {
    const { glue } = this.#host;
    void this.#host.copy(blank(glue), this.#unused(say('studio-new-title')));
  }

  /** Returns a title that no project of the player has. */
  #unused(title: string): string {
    return unusedName(
      title,
      this.#host.store.all().map((project) => project.title),
    );
  }

  async #openTutorial(): Promise<void> {
    const progress = await reach(
      () => import('../tutorial/progress'),
      () => void this.#openTutorial(),
    );
    if (progress === undefined) return;
    const title = this.#unused(say('studio-tutorial-title'));
    await this.#host.copy(inOwnWords(this.#host.glue, startText(title)));
    progress.begin(this.#host);
    this.#host.go({ place: 'map', level: 0 });
  }

  async #import(): Promise<void> {
    const files = await chooseFiles(true);
    if (files.length > 0) await takeArrived(this.#host, files);
  }

  async #pack(projects: readonly Project[]): Promise<void> {
    const code = await reach(
      () => import('./pack'),
      () => void this.#pack(projects),
    );
    code?.makePack(this.#host, this.#looks, projects);
  }

  #more(project: Project): void {
    const title = project.title || say('studio-untitled');
    menuSheet('project-menu', title, [
      ['open', say('studio-open'), () => void this.#host.open(project.id)],
      ['s-pen', say('studio-rename'), () => this.#rename(project)],
      ['s-double', say('studio-duplicate'), () => this.#duplicate(project)],
      ['download', say('studio-export'), () => saveFile(fileName(project.title), project.text)],
      ['s-bin', say('studio-delete'), () => this.#throwAway(project)],
    ]);
  }

  #rename({ id, title }: Project): void {
    const take = (wanted: string) => void this.#host.retitle(id, wanted);
    renameSheet(say('studio-rename'), say('studio-title'), title, take);
  }

  #duplicate(project: Project): void {
    const title = this.#unused(say('studio-copy-of', { title: project.title || say('studio-untitled') }));
    const id = this.#host.keepCopy(project.text, title);
    if (id !== undefined) this.#host.announce(say('studio-duplicated', { title }));
  }

  #throwAway(project: Project): void {
    const title = project.title || say('studio-untitled');
    this.#host.store.bin(project.id);
    this.#host.update();
    this.#host.toast(say('studio-deleted', { title }), {
      action: { label: say('command-undo'), run: () => this.#restore(project.id) },
      ms: 12_000,
    });
  }

  #restore(id: string): void {
    this.#host.store.restore(id);
    this.#host.update();
  }

  #remove(project: Project): void {
    const title = project.title || say('studio-untitled');
    new Sheet({
      name: 'remove',
      title: () => say('studio-remove', { title }),
      body: () => html`<p>${say('studio-remove-sure')}</p>`,
      foot: (sheet) => html`
        ${button('back', say('studio-keep'), () => sheet.close())}
        ${button(
          's-bin',
          say('studio-remove-yes'),
          sheet.closing(() => {
            this.#host.store.remove(project.id);
            this.#host.update();
          }),
          { kind: 'main' },
        )}
      `,
    });
  }
}
