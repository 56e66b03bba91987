// The player's own games on the shelf, which can be opened in their editor, sent, and deleted.
import { render, type TemplateResult } from 'lit/html.js';
import { editorsOf } from '../../play/pages';
import type { Shell } from '../../play/shell';
import type { Project } from '../../store/projects/project';
import { Projects } from '../../store/projects/projects';
import { exportProject } from '../../store/transfer/file';
import { alone, card } from '../../ui/card';
import { fileName, saveFile } from '../../ui/files';
import { menuSheet } from '../../ui/menu-dialog';
import { toast } from '../../ui/toast';
import { moment, say } from '../../ui/words/words';
import type { BoardPictures, BoardText } from './board-pictures';

export class ProjectCards {
  readonly #shell: Shell;
  readonly #looks: BoardPictures;
  readonly #changed: () => void;
  readonly #element = document.createElement('ul');
  #store: Projects | undefined;
  #most = 0;

  constructor(shell: Shell, looks: BoardPictures, changed: () => void) {
    this.#shell = shell;
    this.#looks = looks;
    this.#changed = changed;
    this.#element.className = 'cards';
  }

  async load(): Promise<void> {
    this.#store = await Projects.load(this.#shell.store);
  }

  get #all(): Project[] {
    return this.#store?.all().filter(({ binned }) => binned === null) ?? [];
  }

  get count(): number {
    return this.#all.length;
  }

  /** Called when the board of a project has been read. */
  changed(id: string): void {
    if (this.#all.some((project) => project.id === id)) this.render(this.#most);
  }

  render(most: number): HTMLElement {
    this.#most = most;
    const shown = this.#all.slice(0, most);
    render(
      shown.map((project) =>
        alone(() => this.#card(project), {
          save: () => saveFile('project.tilery', project.text),
          remove: () => this.#bin(project),
        }),
      ),
      this.#element,
    );
    for (const project of shown) {
      const canvas = this.#element.querySelector<HTMLCanvasElement>(`canvas[data-id="${project.id}"]`);
      const picture = this.#shownOf(project);
      if (canvas !== null && picture !== undefined) this.#looks.watch(canvas, picture);
    }
    return this.#element;
  }

  #card(project: Project): TemplateResult {
    const name = nameOf(project);
    return card(project.id, {
      name,
      facts: '',
      date: moment(project.changed),
      open: () => this.#open(project),
      more: () => this.#more(project, name),
    });
  }

  /** The editor with a page of its own, which makes projects. */
  get #editor() {
    return editorsOf(this.#shell)[0];
  }

  #shownOf({ id, text }: Project): BoardText | undefined {
    const game = this.#editor?.edits;
    return game == null ? undefined : { id, game, text };
  }

  #open({ id }: Project): void {
    if (this.#editor !== undefined) void this.#shell.openPage(this.#editor.id, { id });
  }

  #more(project: Project, name: string): void {
    menuSheet('run-menu', name, [
      ['open', say('open'), () => this.#open(project)],
      ['device', say('send'), () => this.#send(project, name)],
      ['download', say('save-file'), () => saveFile(fileName(name), project.text)],
      ['delete', say('shelf-remove'), () => this.#bin(project)],
    ]);
  }

  #send(project: Project, name: string): void {
    this.#shell.transfer.send(name, async () => exportProject(project));
  }

  #bin({ id }: Project): void {
    this.#store?.bin(id);
    this.#changed();
    const back = () => {
      this.#store?.restore(id);
      this.#changed();
    };
    toast(say('shelf-removed'), { action: { label: say('command-undo'), run: back } });
  }
}

const nameOf = ({ title }: Project) => title || say('shelf-untitled');
