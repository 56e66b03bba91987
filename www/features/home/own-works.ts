// The games that the player has made, on the home: the latest, which open in their editor.
import { html, type TemplateResult } from 'lit/html.js';
import { paintText } from '../../play/pictures';
import type { Shell } from '../../play/shell';
import type { Project } from '../../store/projects/project';
import { Projects } from '../../store/projects/projects';
import { loadSentences, say } from '../../ui/words/words';

/** The number of games shown. The others are on the shelf. */
const MOST = 4;

export class OwnWorks {
  readonly #shell: Shell;
  readonly #editor: string;
  readonly #game: string;
  #latest: readonly Project[] = [];
  /** A picture for each project, with the text that it shows once it has been in view. */
  readonly #pictures = new Map<string, { canvas: HTMLCanvasElement; text: string }>();
  readonly #seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) this.#paint(target);
  });

  constructor(shell: Shell, editor: string, game: string) {
    this.#shell = shell;
    this.#editor = editor;
    this.#game = game;
  }

  async load(): Promise<void> {
    const all = (await Projects.load(this.#shell.store)).all();
    this.#latest = all.filter(({ binned }) => binned === null).slice(0, MOST);
    if (this.#latest.some(({ title }) => title === '')) await loadSentences('dialogs');
  }

  covers(): TemplateResult[] {
    return this.#latest.map((project) => {
      const { id } = project;
      return html`<li>
        <button type="button" class="cover" @click=${() => void this.#shell.openPage(this.#editor, { id })}>
          ${this.#picture(project)}
          <span><bdi>${project.title || say('shelf-untitled')}</bdi></span>
        </button>
      </li>`;
    });
  }

  #picture({ id, text }: Project): HTMLCanvasElement {
    const known = this.#pictures.get(id);
    if (known?.text === text) return known.canvas;
    const canvas = known?.canvas ?? document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    this.#pictures.set(id, { canvas, text });
    // Observing anew reports a picture that is in view already.
    this.#seen.unobserve(canvas);
    this.#seen.observe(canvas);
    return canvas;
  }

  #paint(target: Element): void {
    const shown = [...this.#pictures.values()].find(({ canvas }) => canvas === target);
    if (shown === undefined) return;
    this.#seen.unobserve(target);
    void paintText(shown.canvas, this.#shell, this.#game, shown.text).catch(console.warn);
  }
}
