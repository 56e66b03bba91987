// What surrounds the board: the bar, the actions, the line on how to move, the panels, and the list of games.
import { html, render, type TemplateResult } from 'lit/html.js';
import type { App } from './app';
import { COMMANDS, command, commandName, isEnabled, isOffered, run } from './commands';
import { iconNamed } from './icons';
import { GameList } from './list';
import { overPanel } from './panels/over';
import { autoplayPanel } from './panels/pace';
import { button, icon, iconButton, sessionName } from './parts';
import type { Play } from './play';
import { toast } from './toast';
import { canSay, duration, number, say } from './words';

/** After so many moves a player knows how to move. */
const LEARNT = 3;

export class Frame {
  readonly board = document.createElement('div');
  readonly #app: App;
  readonly #root: HTMLElement;
  readonly #list: GameList;
  /** The panels that are fetched when they are needed. */
  #later: typeof import('./panels/later')['LATER'] = {};

  constructor(app: App, root: HTMLElement) {
    this.#app = app;
    this.#root = root;
    this.#list = new GameList(app);
    this.board.className = 'board';
  }

  update(): void {
    const { isPlaying, editor } = this.#app;
    this.#root.dataset.screen = editor !== undefined ? 'editor' : isPlaying ? 'game' : 'list';
    // The board stays where it is while the list is shown: a canvas that is moved has to be drawn anew.
    this.board.hidden = !isPlaying;
    const name = isPlaying ? say(`game-${this.#app.play.game.id}`) : say('app-name');
    const title = editor?.title() ?? name;
    document.title = title === say('app-name') ? title : `${title} · ${say('app-name')}`;
    render(
      html`
        ${editor !== undefined ? editor.render() : isPlaying ? this.#gameBar() : this.#listBar()}
        <main class="stage" aria-label=${name} ?hidden=${editor !== undefined}>
          ${this.board} ${this.#app.isListed ? this.#list.render() : ''}
        </main>
        ${isPlaying ? this.#below() : ''}
      `,
      this.#root,
    );
    if (isPlaying) this.#list.stop();
  }

  get isMenuOpen(): boolean {
    return document.getElementById('menu')?.matches(':popover-open') ?? false;
  }

  closeMenu(): void {
    document.getElementById('menu')?.hidePopover();
  }

  focusHeading(): void {
    this.#root.querySelector<HTMLElement>('h1')?.focus();
  }

  #gameBar(): TemplateResult {
    const { play, looking } = this.#app;
    const { session } = looking ?? play;
    const figures = Object.entries(session.figures());
    const name = sessionName(play.session);
    return html`
      <header class="bar">
        ${this.#back()}
        <div class="title">
          <h1 tabindex="-1">
            <span>${say(`game-${play.game.id}`)}</span> <small><bdi>${name}</bdi></small>
          </h1>
          <dl class="figures" aria-label=${say('figures')}>
            ${figures.map(
              ([figure, value], index) => html`<div data-figure=${figure}>
                  <dt>${say(`figure-${figure}`)}</dt>
                  <dd>${figure === 'time-left' ? duration(value * 1000) : number(value)}</dd>
                </div>
                ${index === 0 ? this.#clock() : ''}`,
            )}
          </dl>
        </div>
        <div class="tools">
          ${this.#tool('undo')} ${this.#tool('redo')}
          <button
            type="button"
            class="plain"
            popovertarget="menu"
            aria-label=${say('menu')}
            title=${say('menu')}
          >
            ${icon('menu')}${this.#app.hasUpdate ? html`<span class="news"></span>` : ''}
          </button>
        </div>
        ${this.#menu(COMMANDS.filter(({ id }) => !['undo', 'redo', 'hint', 'autoplay', 'solution'].includes(id)).map(({ id }) => id))}
      </header>
    `;
  }

  /** From an editor back to its game, from a game to the list. */
  #back(): TemplateResult {
    const { edits } = this.#app.play.game;
    if (edits === null) return iconButton('back', say('to-list'), () => this.#app.showList());
    return iconButton(
      'back',
      say('to-game', { game: say(`game-${edits}`) }),
      () => void this.#app.enter(edits),
    );
  }

  /** The time played, where a record is one of time. */
  #clock(): TemplateResult | string {
    const { play, looking } = this.#app;
    // Nobody knows how long it took until then.
    if (!isTimed(play) || looking !== undefined) return '';
    return html`<div data-figure="time">
      <dt>${say('figure-time')}</dt>
      <dd>${duration(play.session.clock())}</dd>
    </div>`;
  }

  /** The clock goes on while nothing else changes. */
  second(): void {
    const { play, isPlaying } = this.#app;
    if (isPlaying && isTimed(play)) this.update();
  }

  #listBar(): TemplateResult {
    return html`
      <header class="bar">
        <div class="title"><h1 tabindex="-1">${say('app-name')}</h1></div>
        <div class="tools">
          ${this.#app.hasUpdate ? iconButton('update', commandName('update'), () => this.#app.update()) : ''}
          ${iconButton('open', say('open-title'), () => this.#app.dialog('open'))}
          ${iconButton('settings', commandName('settings'), () => this.#app.dialog('settings'))}
        </div>
      </header>
    `;
  }

  #tool(id: 'undo' | 'redo'): TemplateResult {
    const found = command(id);
    return iconButton(found.icon, commandName(id), () => this.#run(id), isEnabled(found, this.#app));
  }

  #run(id: string): void {
    this.#app.stopAutoplay();
    run(id, this.#app);
  }

  #menu(ids: string[]): TemplateResult {
    const pick = (id: string) => {
      this.closeMenu();
      this.#run(id);
    };
    return html`
      <nav id="menu" popover class="menu" aria-label=${say('menu')} @beforetoggle=${conceal} @toggle=${(event: Event) => this.#toggled(event)}>
        ${ids
          .map(command)
          .filter((item) => isOffered(item, this.#app))
          .map(
            (
              item,
            ) => html`<button type="button" ?disabled=${!isEnabled(item, this.#app)} @click=${() => pick(item.id)}>
              ${icon(item.icon)}<span>${commandName(item.id)}</span>
            </button>`,
          )}
      </nav>
    `;
  }

  #toggled(event: Event): void {
    place(event);
    this.#app.back.changed();
  }

  #below(): TemplateResult {
    const app = this.#app;
    return html`
      <aside class="below" aria-label=${say('actions')} data-panel=${app.panel ?? ''}>
        ${app.panel === undefined ? this.#how() : ''} ${app.panel === undefined ? this.#actions() : ''}
        ${this.#panel()}
      </aside>
    `;
  }

  /** One line on how to move, for those who have not moved yet. */
  #how(): TemplateResult | string {
    const { play, store } = this.#app;
    // Where a game is many games, each says what it is about, for as long as it is played; so may each of its levels.
    const table = `how-${play.game.id}-${play.session.table()}`;
    const own = [`${table}-${play.session.figures().level}`, table].find(canSay);
    if (own !== undefined && !play.session.status().over) return html`<p class="how">${say(own)}</p>`;
    const id = `how-${play.game.id}`;
    const isLearnt = (store.settings.moved[play.game.id] ?? 0) >= LEARNT;
    if (isLearnt || play.session.status().over || !canSay(id)) return '';
    return html`<p class="how">${say(id)}</p>`;
  }

  #actions(): TemplateResult {
    const app = this.#app;
    if (app.play.session.status().over) {
      // The panel with the result was closed.
      return html`
        <div class="actions" role="group" aria-label=${say('actions')}>
          ${button('scores', say('result-line'), () => app.openPanel('over'))}
          ${button('new', commandName('new'), () => this.#run('new'))}
        </div>
      `;
    }
    const own = app.play.game.actions.map(({ id }) => ({
      label: say(`action-${id}`),
      icon: iconNamed(id),
      enabled: !app.play.session.status().over,
      click: () => {
        app.stopAutoplay();
        app.play.act('player', (session) => session.action(id));
      },
    }));
    const general = ['hint', 'autoplay', 'solution']
      .map(command)
      .filter((item) => isOffered(item, app))
      .map((item) => ({
        label: commandName(item.id),
        icon: item.icon,
        enabled: isEnabled(item, app),
        click: () => this.#run(item.id),
      }));
    return html`
      <div class="actions" role="group" aria-label=${say('actions')}>
        ${[...own, ...general].map(
          (
            action,
          ) => html`<button type="button" class="soft" ?disabled=${!action.enabled} @click=${action.click}>
            ${action.icon === undefined ? '' : icon(action.icon)}<span>${action.label}</span>
          </button>`,
        )}
      </div>
    `;
  }

  #panel(): TemplateResult | string {
    const { panel } = this.#app;
    if (panel === undefined) return '';
    if (panel === 'over') return overPanel(this.#app);
    if (panel === 'autoplay') return autoplayPanel(this.#app);
    const found = this.#later[panel];
    if (found !== undefined) return found(this.#app);
    void this.#fetch();
    return '';
  }

  /** Fetches the panels that are not there yet; says so when they cannot be had. */
  async #fetch(): Promise<void> {
    try {
      this.#later = (await import('./panels/later')).LATER;
      this.update();
    } catch (error) {
      console.warn(error);
      this.#app.closePanel();
      toast(say('start-fault'));
    }
  }
}

/** Whether there is a record of time to be had. */
const isTimed = ({ game, session }: Play): boolean =>
  game.records.some(({ figure }) => figure === 'time') || 'time-left' in session.figures();

/** The menu is measured before it is put in its place, and would flash elsewhere. */
function conceal(event: Event): void {
  (event.currentTarget as HTMLElement).style.visibility = 'hidden';
}

/** Puts the menu beside its button: popovers stand above the page, wherever it was laid out. */
function place(event: Event): void {
  const menu = event.currentTarget as HTMLElement;
  const button = document.querySelector('[popovertarget="menu"]');
  if ((event as ToggleEvent).newState !== 'open' || button === null) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const gap = 8;
  const x = left + right > innerWidth ? right - width : left;
  menu.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`;
  menu.style.top = `${Math.max(gap, Math.min(bottom + 4, innerHeight - height - gap))}px`;
  menu.style.visibility = 'visible';
  menu.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}
