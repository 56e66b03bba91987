// The studio: a project, the places in which it is made, and the ways between them. Every edit is a move of a session, kept at once.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../engine/engine';
import type { IconName } from '../shell/icons';
import type { Begin, Page } from '../shell/pages';
import { icon, iconButton } from '../shell/parts';
import { faultIn } from '../shell/phrases';
import { isSheetOpen, Sheet } from '../shell/sheet';
import type { Shell } from '../shell/shell';
import { hideToast, type ToastOptions, toast } from '../shell/toast';
import { type SentenceId, say, sayIf } from '../shell/words';
import type { Projects } from '../store/projects';
import { newName } from '../store/store';
import type { Edit } from './edits';
import * as edits from './edits';
import { projectOf, sessionOf } from './games';
import type { PlaceName, Route, StudioHost } from './host';
import { namingOf } from './naming';
import type { StudioGlue } from './package';
import { Pictures } from './picture';
import { fetchPlace, type Place, placeHere } from './place';
import { OpenProject } from './project';
import { notedTrail, noteTrail } from './trail';
import type { GalleryPicture, KindView, ProjectView } from './types';

const TABS: readonly { place: PlaceName; icon: IconName }[] = [
  { place: 'home', icon: 's-home' },
  { place: 'map', icon: 's-map' },
  { place: 'picture', icon: 's-picture' },
  { place: 'rules', icon: 's-rule' },
  { place: 'play', icon: 's-play' },
];

export class Studio implements Page, StudioHost {
  readonly shell: Shell;
  readonly glue: StudioGlue;
  readonly store: Projects;
  readonly palette: readonly string[];
  readonly gallery: readonly GalleryPicture[];
  replay: string | undefined;
  readonly #pictures: Pictures;
  readonly #end = new AbortController();
  /** Aborted when the player leaves the present place. */
  #leave = new AbortController();
  #announced = '';
  #coach: typeof import('./places/tutorial/coach') | undefined;
  #isFetchingCoach = false;
  #project: OpenProject | undefined;
  /** The places the player came through, the present one last. */
  #trail: Route[] = [{ place: 'projects' }];
  /** Where the player is, once its code has been fetched; it may have failed to be. */
  #place: Place | undefined;
  #hasFailed = false;
  /** The level and the picture last looked at, for the tabs. */
  #level = 0;
  #kind: string | undefined;

  constructor(shell: Shell, glue: StudioGlue, store: Projects) {
    this.shell = shell;
    this.glue = glue;
    this.store = store;
    store.listen(this.signal);
    const { palette, pictures } = glue.gallery();
    this.palette = palette;
    this.gallery = pictures;
    this.#pictures = new Pictures(palette);
    const { signal } = this;
    addEventListener('keydown', (event) => this.#key(event), { signal });
    addEventListener('pagehide', () => this.#project?.keep(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.#project?.keep(), { signal });
    this.store.addEventListener(
      'project',
      (event) => this.#changedElsewhere((event as CustomEvent<string>).detail),
      { signal },
    );
    this.store.sweep();
  }

  /** Takes up the trail of this tab, or shows the projects; or opens one of them, or a text that somebody sent. */
  async start(begin?: Begin): Promise<void> {
    if (begin !== undefined && 'id' in begin) return this.#goInto(begin.id);
    if (begin === undefined) {
      const trail = notedTrail();
      // Of a guest there is nothing left.
      const id = trail?.id ?? '';
      if (trail !== undefined && this.store.get(id) !== undefined && (await this.#take(id)))
        this.#trail = trail.routes;
    } else if (this.#visit(begin.text)) return;
    this.#remember();
    await this.#arrive();
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

  get canUndo(): boolean {
    return this.#project !== undefined && this.session.at() > 0;
  }

  get canRedo(): boolean {
    return this.#project !== undefined && this.session.at() < this.session.length();
  }

  get route(): Route {
    return this.#trail.at(-1) ?? { place: 'projects' };
  }

  get depth(): number {
    return this.#trail.length;
  }

  async copy(text: string, title?: string): Promise<boolean> {
    const id = this.keepCopy(text, title);
    if (id !== undefined) await this.#goInto(id);
    return id !== undefined;
  }

  keepCopy(text: string, title?: string): string | undefined {
    try {
      const session = sessionOf(this.glue, text);
      for (const edit of namingOf(this.glue, projectOf(text))) session.play(edit);
      if (title !== undefined) session.play(edits.title(title));
      const position = projectOf(session.position());
      session.free();
      return this.store.add(this.glue.view(position).title, position).id;
    } catch (error) {
      this.#tellFault(error);
      return undefined;
    }
  }

  async retitle(id: string, title: string): Promise<void> {
    if (await this.#take(id)) this.edit(edits.title(title));
  }

  open(id: string): void {
    void this.#goInto(id);
  }

  async #goInto(id: string): Promise<void> {
    if (await this.#take(id)) this.#enter([{ place: 'projects' }, { place: 'home' }]);
  }

  /** Loads a project: its edits where they end in its text, so that they can be undone, else its text. */
  async #take(id: string): Promise<boolean> {
    this.#project?.keep();
    const kept = await this.store.open(id);
    if (this.signal.aborted) return false;
    if (kept === undefined) {
      this.toast(say('studio-project-gone'));
      return false;
    }
    let session = this.#edits(id, kept.text);
    try {
      session ??= sessionOf(this.glue, kept.text);
    } catch (error) {
      this.#tellFault(error);
      return false;
    }
    this.#show(new OpenProject(this.glue, this.store, id, session));
    return true;
  }

  #show(project: OpenProject): void {
    if (this.#project?.id !== project.id) [this.#level, this.#kind, this.replay] = [0, undefined, undefined];
    this.#project?.close();
    this.#project = project;
  }

  /** Opens somebody's text as a guest: it becomes a project of the player's own when something is done with it. */
  #visit(text: string): boolean {
    try {
      this.#show(new OpenProject(this.glue, this.store, newName(), sessionOf(this.glue, text), true));
    } catch (error) {
      this.#tellFault(error);
      return false;
    }
    this.#enter([{ place: 'projects' }, { place: 'home' }]);
    this.toast(say('studio-guest'), { ms: 12_000 });
    return true;
  }

  /** Tells what is wrong with a text. */
  #tellFault(error: unknown): void {
    void faultIn(error).then((fault) => this.toast(say('text-fault', { fault })));
  }

  #edits(id: string, text: string): GameSession | undefined {
    const edits = this.store.edits(id);
    if (!edits) return undefined;
    try {
      const session = this.glue.Session.load(edits);
      if (projectOf(session.position()) === text) return session;
      session.free();
    } catch {
      // The text is what counts.
    }
    return undefined;
  }

  edit(...wanted: readonly Edit[]): boolean {
    const [first] = wanted;
    if (first === undefined) return true;
    const { session } = this;
    let isDone = true;
    try {
      session.play(wanted.length === 1 ? first : edits.all(wanted));
    } catch (error) {
      isDone = false;
      const refusal = session.refused();
      const why = refusal === null ? undefined : sayIf(refusal.id, refusal.args);
      this.toast(
        why ?? say('studio-refused', { why: error instanceof Error ? error.message : String(error) }),
      );
    }
    this.#changed();
    return isDone;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.session.undo();
    this.#changed();
    this.announce(say('studio-undone'));
  }

  redo(): void {
    if (!this.canRedo) return;
    this.session.redo();
    this.#changed();
    this.announce(say('studio-redone'));
  }

  #changed(): void {
    this.#opened.changed();
    this.update();
  }

  /** Another tab has written the project that is open here. */
  #changedElsewhere(id: string): void {
    if (this.route.place === 'projects') this.update();
    if (id !== this.#project?.id || this.store.get(id)?.text === this.text) return;
    this.toast(say('studio-changed-elsewhere'), {
      ms: Number.POSITIVE_INFINITY,
      action: {
        label: say('follow'),
        run: async () => {
          if (await this.#take(id)) this.replace(this.route);
        },
      },
    });
  }

  // From place to place

  go(route: Route): void {
    // These places keep something beside the project.
    if (route.place === 'versions' || route.place === 'tutorial') this.#project?.adopt();
    this.#enter([...this.#trail, route]);
  }

  replace(route: Route): void {
    this.#enter([...this.#trail.slice(0, -1), route]);
  }

  back(): void {
    if (this.#trail.length > 1) this.#enter(this.#trail.slice(0, -1));
    else this.shell.showList();
  }

  #enter(trail: Route[]): void {
    const before = this.route;
    // Round trips through the tabs are no way that anybody wants to go back step by step.
    const known = trail
      .slice(0, -1)
      .findIndex((route) => JSON.stringify(route) === JSON.stringify(trail.at(-1)));
    this.#trail = known < 0 ? trail : trail.slice(0, known + 1);
    noteTrail({ id: this.#project?.id, routes: this.#trail });
    const { route } = this;
    this.#remember();
    hideToast();
    const isSame = before.place === route.place && this.#place?.follow?.(route) === true;
    if (!isSame) void this.#arrive();
    this.update();
    if (isSame) return;
    // Another place begins at its top.
    document.querySelector('.studio > .place')?.scrollTo(0, 0);
    this.shell.focusHeading();
  }

  /** Leaves the present place for the one where the trail ends: at once if its code is here, else when it has been fetched. */
  async #arrive(): Promise<void> {
    this.#leave.abort();
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const { place } = this.route;
    this.#place = undefined;
    this.#hasFailed = false;
    const here = placeHere(place);
    if (here !== undefined) {
      this.#place = new here(this, this.route, signal);
      return;
    }
    try {
      const Place = await fetchPlace(place);
      if (!signal.aborted) this.#place = new Place(this, this.route, signal);
    } catch (error) {
      console.warn(error);
      this.#hasFailed = !signal.aborted;
    }
    if (!signal.aborted) this.update();
  }

  #remember(): void {
    const { route } = this;
    if (route.place === 'map') this.#level = route.level;
    if (route.place === 'picture') this.#kind = route.kind;
  }

  #tab(place: PlaceName): Route {
    const { kinds, levels } = this.project;
    if (place === 'map') return { place, level: Math.max(0, Math.min(this.#level, levels.length - 1)) };
    if (place === 'picture') {
      const known = kinds.find(({ name }) => name === this.#kind) ?? kinds.find(({ isSprite }) => isSprite);
      return { place, kind: (known ?? kinds[0])?.name ?? '' };
    }
    return { place } as Route;
  }

  // On the page

  title(): string {
    return this.route.place === 'projects'
      ? say('editor-studio')
      : this.#project?.view.title || say('editor-studio');
  }

  update(): void {
    this.shell.refresh();
  }

  close(): void {
    this.#leave.abort();
    this.#end.abort();
    this.#project?.close();
    this.#project = undefined;
  }

  render(): TemplateResult {
    const { place } = this.route;
    const isOpen = place !== 'projects';
    const title = this.#titleOfPlace();
    return html`
      <div class="studio" data-place=${place} data-tabs=${isOpen ? 'yes' : 'no'}>
        <header class="bar">
          ${iconButton('back', say(isOpen ? 'studio-back' : 'to-list'), () => this.back())}
          <div class="title">
            <h1 tabindex="-1">${title}</h1>
            ${isOpen && place !== 'home' ? html`<p class="of note clipped">${this.project.title || say('studio-untitled')}</p>` : nothing}
          </div>
          <div class="tools">
            ${
              isOpen
                ? html`${iconButton('undo', say('command-undo'), () => this.undo(), { isEnabled: this.canUndo })}
                  ${iconButton('redo', say('command-redo'), () => this.redo(), { isEnabled: this.canRedo })}`
                : nothing
            }
          </div>
        </header>
        ${isOpen ? this.#unkept() : nothing}
        <main class="place" aria-label=${title}>${this.#place?.render() ?? this.#awaited()}</main>
        ${isOpen ? this.#coached() : nothing} ${isOpen ? this.#tabs() : nothing}
        <p class="hidden" role="status" aria-live="polite">${this.#announced}</p>
      </div>
    `;
  }

  #titleOfPlace(): string {
    return this.#place?.title?.() ?? sayIf(`studio-place-${this.route.place}`) ?? this.title();
  }

  /** In the place of one whose code is on its way, or could not be had. */
  #awaited(): TemplateResult {
    if (!this.#hasFailed) return html`<p class="empty" aria-busy="true"></p>`;
    return html`<div class="empty">
      <p>${say('start-fault')}</p>
      <button type="button" class="main" @click=${() => void this.#arrive()}>${say('studio-try-again')}</button>
    </div>`;
  }

  /** Says that the project would go with the page, for as long as it would. */
  #unkept(): TemplateResult | typeof nothing {
    if (!this.store.waits(this.id)) return nothing;
    return html`
      <div class="unkept beside" role="alert">
        ${icon('s-alert')}
        <p class="rest">${say('studio-unkept')}</p>
        ${iconButton('download', say('export'), () => this.shell.export())}
      </div>
    `;
  }

  /** What to do next, in a project on the first-time path; its code is fetched with the first such project. */
  #coached(): TemplateResult | typeof nothing {
    if (this.#coach !== undefined) return this.#coach.coach(this);
    if (!this.#isFetchingCoach && this.store.tutorial(this.id) !== undefined) {
      this.#isFetchingCoach = true;
      void import('./places/tutorial/coach').then((module) => {
        this.#coach = module;
        this.update();
      });
    }
    return nothing;
  }

  #tabs(): TemplateResult {
    return html`
      <nav class="tabs" aria-label=${say('studio-places')}>
        ${TABS.map(
          ({ place, icon: name }) => html`<button
            type="button"
            class="tab upright"
            aria-current=${place === this.route.place ? 'page' : nothing}
            @click=${() => place !== this.route.place && this.go(this.#tab(place))}
          >
            ${icon(name)}<span>${say(`studio-tab-${place}`)}</span>
          </button>`,
        )}
      </nav>
    `;
  }

  // What the page lends

  /** A notice is about what is open, as it stands: *Undo* beside it takes back what it tells of, and no later edit. */
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
    // The same words again are no change that a screen reader would notice.
    this.#announced = text === this.#announced ? `${text}\u00a0` : text;
    this.update();
  }

  kind(name: string): KindView | undefined {
    return this.project.kinds.find((kind) => kind.name === name);
  }

  picture(of: string | Uint8Array): HTMLCanvasElement {
    return this.#pictures.of(typeof of === 'string' ? (this.kind(of)?.pixels ?? new Uint8Array(256)) : of);
  }

  // Keys

  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || isSheetOpen()) return;
    if (this.#use(event)) event.preventDefault();
  }

  #use(event: KeyboardEvent): boolean {
    const isTyping =
      event.target instanceof Element &&
      event.target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])');
    const isOpen = this.route.place !== 'projects';
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const key = event.key.toLowerCase();
      if (isTyping || !isOpen) return false;
      if (key === 'enter') return this.#goKey('play');
      if (key === 'z' && !event.shiftKey) this.undo();
      else if (key === 'y' || key === 'z') this.redo();
      else return this.#place?.key?.(event) ?? false;
      return true;
    }
    if (isTyping || event.altKey) return false;
    if (this.#place?.key?.(event)) return true;
    if (event.key === 'Escape') {
      this.back();
      return true;
    }
    if (event.key === '?') {
      this.#help();
      return true;
    }
    const tab =
      event.shiftKey && isOpen ? TABS[Number(/^Digit(\d)$/.exec(event.code)?.[1] ?? 0) - 1] : undefined;
    return tab !== undefined && this.#goKey(tab.place);
  }

  #goKey(place: PlaceName): boolean {
    if (this.route.place !== place) this.go(this.#tab(place));
    return true;
  }

  /** The keys of the place and those that work everywhere. */
  #help(): void {
    const everywhere: readonly (readonly [string, SentenceId])[] = [
      ['Ctrl+Z, Ctrl+Y', 'studio-key-undo'],
      ['Shift+1 … 5', 'studio-key-tabs'],
      ['Ctrl+Enter', 'studio-key-play'],
      ['Escape', 'studio-key-back'],
      ['?', 'studio-key-help'],
    ];
    new Sheet({
      name: 'keys',
      title: () => say('command-keys'),
      body: () => html`<dl class="key-list">
        ${[...(this.#place?.keys ?? []), ...everywhere].map(
          ([keys, id]) => html`<div><dt><kbd>${keys}</kbd></dt><dd>${say(id)}</dd></div>`,
        )}
      </dl>`,
    });
  }
}
