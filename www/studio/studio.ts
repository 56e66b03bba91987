// The studio: a project, the places that edit it, and navigation between them. Every edit is a move of a
// session and is saved. `host.ts` describes what it offers to the places.
//
// Invariant: the text on display is that of the session, and it is saved before another project is opened.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../engine/engine';
import type { Projects } from '../store/projects/projects';
import { newName } from '../store/rows';
import type { Begin, Page } from '../ui/page';
import { iconButton } from '../ui/templates';
import { hideToast, type ToastOptions, toast } from '../ui/toast';
import { faultIn } from '../ui/words/phrases';
import { say, sayIf } from '../ui/words/words';
import { takeDrop, takeForeign, takePastes } from './bring/begin';
import type { Studio, StudioShell, UndoSteps } from './host';
import { LateCoach } from './late-coach';
import type { Memory } from './memory';
import { notedNavigation, StudioNavigation } from './navigation';
import { Pictures } from './parts/picture';
import { didOf, isLarge } from './parts/told';
import type { Edit } from './project/edits';
import * as edits from './project/edits';
import { continued, remixOf, sessionOf } from './project/games';
import { copyOf } from './project/naming';
import type { StudioGlue } from './project/package';
import { OpenProject } from './project/project';
import type { RunnablePart } from './project/runnable-part';
import type { PlaceName, Route } from './route';
import { tabs, takeKey, undoButtons, unkept } from './services';
import { ShownPlace } from './shown-place';
import { EditSteps } from './steps';
import type { GalleryPicture, KindView, ProjectView } from './types';

export class OpenStudio implements Page, Studio {
  readonly shell: StudioShell;
  readonly glue: StudioGlue;
  readonly store: Projects;
  readonly memory: Memory;
  readonly palette: readonly string[];
  readonly gallery: readonly GalleryPicture[];
  replay: string | undefined;
  readonly #pictures: Pictures;
  readonly #end = new AbortController();
  #announced = '';
  #project: OpenProject | undefined;
  readonly #navigation = new StudioNavigation();
  readonly #coach = new LateCoach(this);
  readonly #shown = new ShownPlace(this);

  constructor(shell: StudioShell, glue: StudioGlue, store: Projects, memory: Memory) {
    this.shell = shell;
    this.glue = glue;
    this.store = store;
    this.memory = memory;
    store.listen(this.signal);
    ({ palette: this.palette, pictures: this.gallery } = glue.gallery());
    this.#pictures = new Pictures(this.palette);
    const { signal } = this;
    const goTo = (place: PlaceName) => this.#goTo(place);
    addEventListener('keydown', (event) => takeKey(event, this, this.#shown.place, goTo), { signal });
    takePastes(this, signal);
    addEventListener('pagehide', () => this.#project?.keep(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.hidden ? this.#project?.keep() : void this.#merge()),
      { signal },
    );
    this.store.addEventListener(
      'project',
      (event) => this.#changedElsewhere((event as CustomEvent<string>).detail),
      { signal },
    );
    this.store.sweep();
  }

  /** Restores this tab's last route or shows the projects; or opens a project or a text given in `begin`. */
  async start(begin?: Begin): Promise<void> {
    if (begin === undefined) {
      const noted = notedNavigation();
      // A guest project is not stored, so it cannot be restored.
      if (noted !== undefined && this.store.get(noted.id) !== undefined && (await this.#take(noted.id)))
        this.#navigation.take(noted.routes, noted.id);
    } else if (!takeForeign(this, begin)) {
      if ('text' in begin ? this.#visit(begin) : 'id' in begin && (await this.open(begin.id))) return;
    }
    await this.#shown.arrive();
    // The studio was rendered before its project was loaded.
    this.update();
  }

  // The project

  get #opened(): OpenProject {
    if (this.#project === undefined) throw new Error('no project is open');
    return this.#project;
  }

  get project(): ProjectView {
    return this.#opened.view;
  }

  get session(): GameSession {
    return this.#opened.session;
  }

  get id(): string {
    return this.#project?.id ?? '';
  }

  get text(): string {
    return this.#opened.text;
  }

  get settings() {
    return this.shell.store.settings;
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  get running(): RunnablePart | undefined {
    return this.#opened.running;
  }

  get level(): number {
    return this.#navigation.levelOf(this.project);
  }

  get steps(): UndoSteps {
    return this.#shown.place?.steps ?? this.edits;
  }

  readonly edits = new EditSteps(this, () => this.#changed());
  readonly drop = (data: DataTransfer) => takeDrop(this, data);

  get route(): Route {
    return this.#navigation.route;
  }

  get depth(): number {
    return this.#navigation.length;
  }

  async copy(text: string, title?: string): Promise<boolean> {
    const id = this.keepCopy(text, title);
    return id !== undefined && this.open(id);
  }

  keepCopy(text: string, title?: string): string | undefined {
    try {
      const copy = copyOf(this.glue, text, title);
      return this.store.add(this.glue.view(copy).title, copy).id;
    } catch (error) {
      this.#tellFault(error);
      return undefined;
    }
  }

  async retitle(id: string, title: string): Promise<void> {
    if (await this.#take(id)) this.edit(edits.title(title));
  }

  async open(id: string): Promise<boolean> {
    const isHere = await this.#take(id);
    if (isHere) this.#enter([{ place: 'projects' }, { place: 'home' }]);
    return isHere;
  }

  /** Loads a project. Its undo history is loaded too if it ends at the project's text. */
  async #take(id: string): Promise<boolean> {
    this.#project?.keep();
    const kept = await this.store.open(id);
    if (this.signal.aborted) return false;
    if (kept === undefined) {
      this.toast(say('studio-project-gone'));
      return false;
    }
    try {
      const session = await continued(this.glue, kept.text, this.store.edits(id));
      if (session === undefined || this.signal.aborted) return false;
      this.#show(new OpenProject(this.glue, this.store, id, session));
      void this.#merge();
      return true;
    } catch (error) {
      this.#tellFault(error);
      return false;
    }
  }

  #show(project: OpenProject): void {
    if (this.#project?.id !== project.id) {
      this.#navigation.forget();
      this.replay = undefined;
    }
    this.#project?.close();
    this.#project = project;
  }

  /** Opens another author's text as a guest: it becomes the player's own project with the first change. */
  #visit({ text, isRemix }: { text: string; isRemix?: boolean }): boolean {
    try {
      const project = isRemix ? remixOf(this.glue, text) : text;
      this.#show(new OpenProject(this.glue, this.store, newName(), sessionOf(this.glue, project), true));
    } catch (error) {
      this.#tellFault(error);
      return false;
    }
    this.#enter([{ place: 'projects' }, { place: 'home' }]);
    this.toast(say('studio-guest'), { ms: 12_000 });
    return true;
  }

  #tellFault(error: unknown): void {
    void faultIn(error).then((fault) => this.toast(say('text-fault', { fault })));
  }

  edit(...wanted: readonly Edit[]): boolean {
    const [first] = wanted;
    if (first === undefined) return true;
    const { session } = this;
    if (isLarge(first))
      this.keepVersion(say('studio-version-before', { what: say('studio-did', didOf(first)) }));
    let isDone = true;
    try {
      session.play(wanted.length === 1 ? first : edits.all(wanted));
    } catch (error) {
      isDone = false;
      const refusal = session.refused();
      const why = refusal === null ? undefined : sayIf(refusal.id, refusal.args);
      if (why === undefined)
        void faultIn(error).then((fault) => this.toast(say('studio-refused', { why: fault })));
      else this.toast(why);
    }
    this.#changed();
    return isDone;
  }

  keepVersion(name?: string): void {
    this.#opened.keepVersion(name);
  }

  undo(): void {
    this.edits.undo();
  }

  #changed(): void {
    this.#opened.changed();
    this.update();
  }

  #changedElsewhere(id: string): void {
    if (this.route.place === 'projects') this.update();
    if (id === this.#project?.id) void this.#merge();
  }

  /** Merges what other tabs and devices made of the project, in the tab that is looked at. */
  async #merge(): Promise<void> {
    const project = this.#project;
    if (project === undefined || project.isGuest || document.hidden) return;
    project.keep();
    const apart = await this.store.apart(project.id);
    if (apart.length === 0) return;
    try {
      const { mergeApart } = await import('./merging/merging');
      if (!this.signal.aborted && this.#project === project) mergeApart(this, apart);
    } catch (error) {
      // The next change of another tab, or the next visit, tries again.
      console.warn(error);
    }
  }

  // Navigation.

  go(route: Route): void {
    // These places store data with the project.
    if (route.place === 'versions' || route.place === 'tutorial') this.#project?.adopt();
    this.#enter(this.#navigation.on(route));
  }

  replace(route: Route): void {
    this.#enter(this.#navigation.with(route));
  }

  back(): void {
    if (this.depth > 1) this.#enter(this.#navigation.back());
    else this.shell.showHome();
  }

  #enter(routes: readonly Route[]): void {
    const before = this.route;
    this.#navigation.take(routes, this.id);
    const { route } = this;
    hideToast();
    const isSame = before.place === route.place && this.#shown.place?.follow?.(route) === true;
    if (!isSame) void this.#shown.arrive();
    this.update();
    if (isSame) return;
    // A new place starts at its top.
    document.querySelector('.studio > .place')?.scrollTo(0, 0);
    this.shell.focusHeading();
  }

  /** Goes to a tab. Within a rule, that of the rules leads back to the list. */
  #goTo(place: PlaceName): void {
    const { route } = this;
    if (route.place !== place || (route.place === 'rules' && route.rule !== undefined))
      this.go(this.#navigation.tab(place, this.project));
  }

  // Rendering.

  get hasTabs(): boolean {
    return this.route.place !== 'projects';
  }

  title(): string {
    return (this.route.place !== 'projects' && this.#project?.view.title) || say('editor-studio');
  }

  update(): void {
    this.shell.refresh();
    this.#shown.place?.rendered?.();
    if (this.hasTabs) this.#coach.rendered();
  }

  close(): void {
    this.#shown.leave();
    this.#end.abort();
    this.#project?.close();
    this.#project = undefined;
  }

  render(): TemplateResult {
    const { place } = this.route;
    const isOpen = this.hasTabs;
    const title = this.#shown.place?.title?.() ?? sayIf(`studio-place-${place}`) ?? this.title();
    return html`
      <div class="studio" data-place=${place}>
        <header class="bar">
          ${iconButton('back', say(isOpen ? 'studio-back' : 'to-list'), () => this.back())}
          <div class="title">
            <h1 tabindex="-1">${title}</h1>
            ${isOpen && place !== 'home' ? html`<p class="of note clipped">${this.project.title || say('studio-untitled')}</p>` : nothing}
          </div>
          <div class="tools">${isOpen ? undoButtons(this) : nothing}</div>
        </header>
        ${isOpen ? unkept(this) : nothing}
        <main class="place" aria-label=${title}>${this.#shown.render()}</main>
        ${isOpen ? this.#coach.render() : nothing} ${isOpen ? tabs(place, (to) => this.#goTo(to)) : nothing}
        <p class="hidden" role="status" aria-live="polite">${this.#announced}</p>
      </div>
    `;
  }

  // Services for the places.

  toast(text: string, options?: ToastOptions): void {
    const project = this.#project;
    const at = project?.session.at();
    const holds = () => !this.signal.aborted && this.#project === project && project?.session.at() === at;
    toast(text, { holds, ...options });
  }

  tellUndoable(text: string): void {
    this.toast(text, { action: { label: say('command-undo'), run: () => this.undo() } });
  }

  announce(text: string): void {
    // Screen readers ignore an unchanged text, so a repeated one gets a space.
    this.#announced = text === this.#announced ? `${text}\u00a0` : text;
    this.update();
  }

  kind(name: string): KindView | undefined {
    return this.project.kinds.find((kind) => kind.name === name);
  }

  picture(of: string | Uint8Array): HTMLCanvasElement {
    return this.#pictures.of(typeof of === 'string' ? (this.kind(of)?.pixels ?? new Uint8Array(256)) : of);
  }
}
