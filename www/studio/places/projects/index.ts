// The player's own games, and those that come with the page: to open, to copy, to play, to throw away and to get back.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { openFile, saveFile } from '../../../shell/dialogs/data';
import { paramsName } from '../../../shell/parts';
import { Sheet } from '../../../shell/sheet';
import { date, say } from '../../../shell/words';
import type { Project } from '../../../store/projects';
import { fileName, MAX_FILE } from '../../files';
import { blank, GAME, projectOf, shipped, textOf } from '../../games';
import type { StudioHost } from '../../host';
import { inOwnWords } from '../../kinds';
import { button, iconButton, thumbnail } from '../../parts';
import type { Place } from '../../place';
import type { ProjectView } from '../../types';
import { startText } from '../tutorial/start';

export default class ProjectsPlace implements Place {
  readonly #host: StudioHost;
  /** How the projects look, by their texts. */
  readonly #views = new Map<string, ProjectView | undefined>();
  #shipped: { name: string; text: string }[] | undefined;

  constructor(host: StudioHost) {
    this.#host = host;
  }

  title(): string {
    return say('editor-studio');
  }

  render(): TemplateResult {
    const all = this.#host.store.all();
    const own = all.filter(({ binned }) => binned === null);
    const binned = all.filter((project) => project.binned !== null);
    return html`
      <div class="projects">
        <section aria-labelledby="own-title">
          <h2 id="own-title">${say('studio-own')}</h2>
          <div class="buttons begin">
            ${button('new', say('studio-new'), () => this.#new(), { kind: 'main' })}
            ${button('s-tutorial', say('studio-learn'), () => this.#learn())}
            ${button('upload', say('studio-import'), () => void this.#import())}
          </div>
          ${own.length === 0 ? html`<p class="empty">${say('studio-none')}</p>` : nothing}
          <ul class="cards">
            ${own.map((project) => this.#card(project))}
          </ul>
        </section>
        <section aria-labelledby="shipped-title">
          <h2 id="shipped-title">${say('studio-shipped')}</h2>
          <ul class="cards">
            ${this.#gallery().map(({ name, text }) => this.#shippedCard(name, text))}
          </ul>
        </section>
        ${binned.length === 0 ? nothing : this.#bin(binned)}
      </div>
    `;
  }

  #view(text: string): ProjectView | undefined {
    if (!this.#views.has(text)) {
      let view: ProjectView | undefined;
      try {
        view = this.#host.glue.view(text);
      } catch {
        // It opens with the fault told, or not at all; the list goes without a picture.
      }
      this.#views.set(text, view);
    }
    return this.#views.get(text);
  }

  #gallery(): { name: string; text: string }[] {
    this.#shipped ??= shipped(this.#host.shell.engine).map((name) => ({
      name,
      text: textOf(this.#host.glue, name),
    }));
    return this.#shipped;
  }

  #thumb(text: string): TemplateResult {
    const view = this.#view(text);
    return view === undefined ? html`<span class="thumb"></span>` : thumbnail(this.#host, view, 0, text);
  }

  #card(project: Project): TemplateResult {
    const title = project.title || say('studio-untitled');
    const view = this.#view(project.text);
    const faults = view?.findings.filter(({ isWarning }) => !isWarning).length ?? 1;
    return html`
      <li class="project">
        <button
          type="button"
          class="open"
          @click=${() => this.#host.open(project.id)}
          aria-label=${say('studio-open-it', { title })}
          aria-describedby=${`about-${project.id}`}
        >
          ${this.#thumb(project.text)}
          <span class="name">${title}</span>
          <small id=${`about-${project.id}`}>
            ${this.#host.store.waits(project.id) ? html`<strong>${say('studio-unkept-mark')}</strong> · ` : nothing}
            ${date(dayOf(project.changed))}${faults > 0 ? html` · ${say('studio-faults', { count: faults })}` : nothing}
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
          @click=${() => this.#host.copy(this.#host.glue.shipped(name) ?? text)}
          aria-label=${say('studio-open-copy-of', { title })}
        >
          ${this.#thumb(text)}
          <span class="name">${title}</span>
          <small>${say('studio-open-copy')}</small>
        </button>
        ${iconButton('play', say('studio-play-it', { title }), () => void this.#host.shell.deal(GAME, name))}
      </li>
    `;
  }

  #bin(binned: Project[]): TemplateResult {
    return html`
      <details class="more">
        <summary>${say('studio-binned', { count: binned.length })}</summary>
        <ul class="bin">
          ${binned.map((project) => {
            const title = project.title || say('studio-untitled');
            return html`<li>
              <span class="name">${title}</span>
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
    this.#host.copy(blank(glue), this.#unused(say('studio-new-title')));
  }

  /** A title that none of the player's projects has. */
  #unused(title: string): string {
    const taken = new Set(this.#host.store.all().map((project) => project.title));
    for (let n = 1; ; n += 1) {
      const next = n === 1 ? title : `${title} ${n}`;
      if (!taken.has(next)) return next;
    }
  }

  #learn(): void {
    const title = this.#unused(say('studio-tutorial-title'));
    if (this.#host.copy(inOwnWords(this.#host.glue, startText(title)))) this.#host.go({ place: 'tutorial' });
  }

  async #import(): Promise<void> {
    const text = await openFile();
    if (text === undefined) return;
    if (text.length > MAX_FILE) this.#host.toast(say('link-too-large'));
    else this.#host.copy(projectOf(text.replace(/\r\n?/g, '\n')));
  }

  #more(project: Project): void {
    const title = project.title || say('studio-untitled');
    const done = (run: () => void) => () => {
      sheet.close();
      run();
    };
    const sheet = new Sheet({
      name: 'project-menu',
      title: () => title,
      body: () => html`
        <div class="choices">
          ${button(
            'open',
            say('studio-open'),
            done(() => this.#host.open(project.id)),
          )}
          ${button(
            's-pen',
            say('studio-rename'),
            done(() => this.#rename(project)),
          )}
          ${button(
            's-double',
            say('studio-duplicate'),
            done(() => this.#duplicate(project)),
          )}
          ${button(
            'download',
            say('studio-export'),
            done(() => saveFile(fileName(project.title), project.text)),
          )}
          ${button(
            's-bin',
            say('studio-delete'),
            done(() => this.#throwAway(project)),
          )}
        </div>
      `,
    });
  }

  #rename(project: Project): void {
    let title = project.title;
    const sheet = new Sheet({
      name: 'rename',
      title: () => say('studio-rename'),
      body: () => html`
        <form
          class="form"
          @submit=${(event: Event) => {
            event.preventDefault();
            sheet.close();
            this.#host.retitle(project.id, title);
          }}
        >
          <label class="field">
            <span>${say('studio-title')}</span>
            <input
              type="text"
              maxlength="60"
              autofocus
              .value=${title}
              @input=${(event: Event) => {
                title = (event.currentTarget as HTMLInputElement).value;
              }}
            />
          </label>
          <button type="submit" class="main">${say('studio-rename')}</button>
        </form>
      `,
    });
    sheet.element.querySelector('input')?.select();
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
    const sheet = new Sheet({
      name: 'remove',
      title: () => say('studio-remove', { title }),
      body: () => html`<p>${say('studio-remove-sure')}</p>`,
      foot: () => html`
        ${button('back', say('studio-keep'), () => sheet.close())}
        ${button(
          's-bin',
          say('studio-remove-yes'),
          () => {
            sheet.close();
            this.#host.store.remove(project.id);
            this.#host.update();
          },
          { kind: 'main' },
        )}
      `,
    });
  }
}

/** The day of a time, as `YYYY-MM-DD` here. */
function dayOf(time: number): string {
  const day = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
