// The shelf: everything played or made, by game, with pictures, dates and figures; quarantined data; and how
// safely the data is stored. The overview shows the latest entries of each section. A section opened on its
// own loads more as the player scrolls.
import '../../ui/styles/dialogs.css';
import '../../ui/styles/forms.css';
import '../../ui/styles/cards.css';
import './shelf.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { FullPage } from '../../play/full-page';
import type { PageModule, Shell } from '../../play/shell';
import type { Archive } from '../../store/archive';
import { isMoved } from '../../store/kept';
import { hasMoves } from '../../store/runs/histories';
import { gameIn, type Left, slotsOf } from '../../store/runs/run';
import { button, iconButton } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { loadSentences, number, say } from '../../ui/words/words';
import { BoardPictures } from './board-pictures';
import { ProjectCards } from './projects';
import { QuarantinedValues } from './quarantined';
import { RunCards } from './runs';

/**
 * The number of entries a section has in the overview (two less on a phone), and the number loaded at a time
 * in a section of its own.
 */
const FEW = 6;
const MANY = 48;

/** The debounce for changes made by other tabs, in milliseconds. */
const PAUSE = 300;

/** The section opened on its own: a game's runs, or projects. */
type Section = string;
const PROJECTS = 'projects';

export const open: PageModule['open'] = async (shell) => {
  const games = shell.engine.catalogue.map(({ id }) => id);
  const [depot] = await Promise.all([shell.store.depot(), loadSentences('dialogs', ...games)]);
  const page = new ShelfPage(shell, depot);
  await page.load();
  return page;
};

class ShelfPage extends FullPage {
  readonly #depot: Archive;
  readonly #looks: BoardPictures;
  readonly #asides: QuarantinedValues;
  readonly #projects: ProjectCards;
  readonly #runs = new Map<string, RunCards>();
  readonly #counts = new Map<string, number>();
  #part: Section | undefined;
  /** True if the browser has granted persistent storage. */
  #isPersisted = false;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(shell: Shell, depot: Archive) {
    super(shell);
    this.#depot = depot;
    const changed = () => shell.refresh();
    this.#looks = new BoardPictures(shell, (id) => {
      for (const cards of this.#runs.values()) cards.changed(id);
      this.#projects.changed(id);
    });
    this.#asides = new QuarantinedValues(shell, depot, changed);
    this.#projects = new ProjectCards(shell, this.#looks, changed);
    const { signal } = this;
    shell.store.area.onElsewhere((key) => {
      if (key.startsWith('game.') || isMoved(key)) this.#follow();
    }, signal);
    // Reload when a slow database has opened.
    depot.addEventListener('opened', () => this.#follow(), { signal });
    // Changes that another tab makes only in the database are noticed when this page gets the focus.
    addEventListener('focus', () => this.#follow(), { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(this.#soon);
      this.#looks.close();
    });
    void navigator.storage?.persisted?.().then((is) => {
      this.#isPersisted = is;
      changed();
    });
  }

  async load(): Promise<void> {
    const { engine, store } = this.shell;
    await Promise.all([this.#asides.load(), this.#projects.load()]);
    const known = new Set(engine.catalogue.map(({ id }) => id));
    const games = engine.catalogue.flatMap(({ id, edits }) => (edits === null ? [id] : []));
    const running = store.area.keys('game.').map((key) => gameIn(key.slice('game.'.length)));
    const others = new Set([...(await this.#depot.games()), ...running].filter((id) => !known.has(id)));
    for (const id of this.#runs.keys()) if (!known.has(id) && !others.has(id)) this.#runs.delete(id);
    for (const id of [...games, ...[...others].sort()]) {
      const first: Left[] = slotsOf(id).flatMap((slot) => {
        const running = store.running(slot);
        return running !== undefined && hasMoves(running) ? [{ ...running, game: id }] : [];
      });
      const count = (await this.#depot.count(id)) + first.length;
      this.#counts.set(id, count);
      if (count === 0) {
        this.#runs.delete(id);
        continue;
      }
      const cards = new RunCards(this.shell, this.#depot, this.#looks, id, first, () => void this.#reload());
      const shown = this.#runs.get(id)?.count ?? 0;
      await cards.more(this.#part === id ? Math.max(MANY, shown) : FEW);
      // Unchanged cards stay in place, since the player may be about to press one.
      if (this.#runs.get(id)?.content !== cards.content) this.#runs.set(id, cards);
    }
  }

  /** Reloads after an entry was added or removed. */
  async #reload(): Promise<void> {
    await this.load();
    this.shell.refresh();
  }

  /** Schedules a reload after another tab may have changed the data. */
  #follow(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(async () => {
      await this.shell.store.settled();
      if (!this.signal.aborted) await this.#reload();
    }, PAUSE);
  }

  title(): string {
    return say('command-shelf');
  }

  override get depth(): number {
    return super.depth + (this.#part === undefined ? 0 : 1);
  }

  override back(): void {
    if (this.#part !== undefined) void this.#show(undefined);
    else super.back();
  }

  async #show(part: Section | undefined): Promise<void> {
    this.#part = part;
    await this.#reload();
    document.querySelector('.shelf-page > .place')?.scrollTo(0, 0);
    this.shell.focusHeading();
  }

  render(): TemplateResult {
    const part = this.#part;
    const within = part === undefined ? {} : { title: this.#nameOf(part), wayBack: say('shelf-to-all') };
    return this.fill('shelf-page', part === undefined ? this.#overview() : this.#whole(part), {
      ...within,
      tools: [
        iconButton('device', say('send-all'), () => this.shell.transfer.sendAll()),
        iconButton('upload', say('import'), () => void this.#import()),
      ],
      scrolled: (place) => this.#scrolled(place),
    });
  }

  #nameOf(part: Section): string {
    if (part === PROJECTS) return say('shelf-projects');
    const isKnown = this.shell.engine.catalogue.some(({ id }) => id === part);
    return isKnown ? say(`game-${part}`) : say('shelf-unknown', { game: part });
  }

  #overview(): TemplateResult {
    const isEmpty = this.#runs.size + this.#projects.count + this.#asides.count === 0;
    return html`
      ${isEmpty ? html`<p class="empty">${say('shelf-empty')}</p>` : nothing}
      ${[...this.#runs].map(([game, cards]) => this.#section(game, this.#counts.get(game) ?? 0, cards.render()))}
      ${this.#projects.count === 0 ? nothing : this.#section(PROJECTS, this.#projects.count, this.#projects.render(FEW))}
      ${this.#asides.render()} ${this.#state()}
    `;
  }

  #section(part: Section, count: number, cards: unknown): TemplateResult {
    const name = this.#nameOf(part);
    return html`
      <section aria-label=${name}>
        <div class="shelf-head">
          <h2>${name} <small>${number(count)}</small></h2>
          ${count > FEW - 2 ? button('forward', say('shelf-all-of', { name }), () => void this.#show(part)) : nothing}
        </div>
        ${cards}
      </section>
    `;
  }

  #whole(part: Section): TemplateResult {
    if (part === PROJECTS) return html`${this.#projects.render(Number.POSITIVE_INFINITY)}`;
    const cards = this.#runs.get(part);
    return html`${cards === undefined ? html`<p class="empty">${say('shelf-empty')}</p>` : cards.render()}`;
  }

  /** Loads more entries before the end becomes visible. */
  #scrolled({ scrollTop, clientHeight, scrollHeight }: HTMLElement): void {
    if (this.#part === undefined || scrollTop + 2 * clientHeight < scrollHeight) return;
    const cards = this.#runs.get(this.#part);
    void cards?.more(MANY).then((count) => count > 0 && this.shell.refresh());
  }

  /** Shows how safely the data is stored, with ways to make it safer. */
  #state(): TemplateResult {
    const { area } = this.shell.store;
    const canAsk = typeof navigator.storage?.persist === 'function' && !area.isVolatile;
    const state = area.isVolatile ? 'data-volatile' : this.#isPersisted ? 'shelf-lasts' : 'shelf-may-go';
    return html`
      <section class="shelf-state" aria-label=${say('data')}>
        ${this.#depot.isWhole ? nothing : html`<p>${say('shelf-part')}</p>`}
        <p class="note">${say(state)}</p>
        <div class="buttons">
          ${
            this.#isPersisted || !canAsk
              ? nothing
              : button('check', say('shelf-persist'), () => void this.#persist(), { kind: 'main' })
          }
          ${button('download', say('export'), () => this.shell.transfer.export())}
        </div>
      </section>
    `;
  }

  async #persist(): Promise<void> {
    this.#isPersisted = await navigator.storage.persist();
    toast(say(this.#isPersisted ? 'shelf-persisted' : 'shelf-not-persisted'));
    this.shell.refresh();
  }

  async #import(): Promise<void> {
    await this.shell.transfer.import();
    await this.#reload();
  }
}
