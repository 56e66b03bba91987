// The surroundings of the board: bar, actions, help line, panels, and the home.
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../engine/types';
import type { Home } from '../features/home/home';
import { FiguresView, showsTime } from '../play/figures';
import type { CommandId, PanelName } from '../play/names';
import { gamesOf, SHELF } from '../play/pages';
import { isFirst } from '../run/assignments/first';
import { hasAim } from '../run/run';
import { ownActions, PAUSE } from '../run/state';
import { slotsOf } from '../store/runs/run';
import type { IconName } from '../ui/icons';
import { reach } from '../ui/loading';
import { part } from '../ui/part';
import { icon, iconButton } from '../ui/templates';
import { installToasts } from '../ui/toast';
import { wordMark } from '../ui/word-mark';
import { loadSentences, say } from '../ui/words/words';
import type { AppShell } from './app-shell';
import { changeButton, rulesButton, zoomButton } from './commands/bar-buttons';
import { ADVICE, commandName, costsStar, TAKING_BACK } from './commands/commands';
import { Menu } from './commands/menu-button';
import { closeMenu } from './commands/menu-list';
import { HelpLine, LEARNT } from './help-line';
import { namesOf } from './names';

/** The command that restarts a level. It is also a control if there is room beside the board. */
const AGAIN = 'again' as const;
/** The maximum number of controls per row on a phone. */
const MOST_ABREAST = 5;

export class Frame {
  readonly board = document.createElement('div');
  readonly #shell: AppShell;
  readonly #root: HTMLElement;
  readonly #figures: FiguresView;
  /** The home, loaded when it is first shown. */
  #home: Home | undefined;
  /** The end of the rendered content, before the area for notices. */
  readonly #end = document.createComment('');
  /** The panel that was last scrolled into view. */
  #revealed: PanelName | undefined;
  /** The level that title and help refer to. */
  #level: number | undefined;
  readonly #menu: Menu;
  readonly help: HelpLine;
  /** True while code or sentences for the display are being loaded. */
  #fetching = false;
  /** The last game that has offered sound. */
  #offered: GameSession | undefined;
  /** The last unfinished game. Its controls stay after its end until its result has been shown. */
  #played: GameSession | undefined;
  /** The panels, loaded on demand. */
  #panels: typeof import('./all-panels')['PANELS'] | undefined;

  constructor(shell: AppShell, root: HTMLElement) {
    this.#shell = shell;
    this.#root = root;
    this.#figures = new FiguresView(shell);
    this.#menu = new Menu(shell);
    this.help = new HelpLine(shell, (body) => this.#fetch(body));
    root.append(this.#end);
    installToasts(root);
    this.board.className = 'board';
    // Resizing moves the button that the menu is next to.
    addEventListener('resize', closeMenu);
  }

  update(): void {
    const { isPlaying, page } = this.#shell;
    this.#root.dataset.screen = page !== undefined ? 'page' : isPlaying ? 'game' : 'home';
    this.#root.toggleAttribute('data-tabs', page?.hasTabs === true);
    // The board stays in the DOM while the home is shown, because a moved canvas has to be drawn again.
    this.board.hidden = !isPlaying;
    const ended = isPlaying && this.#shell.looking === undefined ? this.#shell.play.state.status : undefined;
    this.board.dataset.ended = ended?.over ? ended.state : '';
    const name = isPlaying ? namesOf(this.#shell).name : say('app-name');
    const title = page?.title() ?? name;
    document.title = title === say('app-name') ? title : `${title} · ${say('app-name')}`;
    if (isPlaying) this.#figures.update();
    this.#root.toggleAttribute('data-hints', isPlaying && this.#shell.play.state.advises);
    this.#root.toggleAttribute('data-aim', isPlaying && hasAim(this.#shell.play.run));
    this.#root.toggleAttribute('data-first', isPlaying && isFirst(this.#shell.play.run));
    this.#level = isPlaying ? this.#shell.seen.level : undefined;
    render(
      html`
        ${page !== undefined ? part('page', page.keys ?? [], () => page.render()) : isPlaying ? this.#gameBar() : this.#homeBar()}
        <main class="stage" aria-label=${name} ?hidden=${page !== undefined}>
          ${isPlaying ? this.#figures.element : ''} ${this.board}
          ${isPlaying ? [this.#figures.renderBest(), this.help.render()] : this.#shell.isHome ? this.#renderHome() : ''}
        </main>
        ${isPlaying ? this.#below() : ''}
      `,
      this.#root,
      { renderBefore: this.#end },
    );
    if (!this.#shell.isHome) this.#home?.stop();
    if (!isPlaying) this.#played = undefined;
    this.#reveal(isPlaying ? this.#shell.panel : undefined);
  }

  /** Scrolls an opened panel into view if the screen is too small for it and the board. */
  #reveal(panel: PanelName | undefined): void {
    const opened = this.#root.querySelector('.panel');
    this.#root.toggleAttribute('data-over', opened?.classList.contains('over') === true);
    if (panel === this.#revealed || (panel !== undefined && opened === null)) return;
    this.#revealed = panel;
    opened?.scrollIntoView({ block: 'nearest' });
  }

  focusHeading = () => this.#root.querySelector<HTMLElement>('h1')?.focus();

  #gameBar(): TemplateResult {
    const { name, parts } = namesOf(this.#shell);
    const zoom = zoomButton(this.#shell);
    return html`
      <header class="bar">
        ${this.#back()}
        <div class="title">
          <h1 tabindex="-1">
            <span>${name}</span> <small><bdi>${parts.filter((part) => part).join('\u00a0· ')}</bdi></small>
          </h1>
        </div>
        <div class="tools">
          ${zoom === '' ? this.#soundOffer() : ''} ${rulesButton(this.#shell)} ${zoom} ${this.#quick()}
          ${this.#menu.button()}
        </div>
        ${this.#menu.list()}
      </header>
    `;
  }

  /**
   * The buttons beside the title that replace the controls if there is a pad: pause, and restarting the level.
   */
  #quick(): TemplateResult | string {
    const shell = this.#shell;
    const change = changeButton(shell);
    if (!shell.view.hasPad) return change;
    const again = shell.commands.all[AGAIN];
    const pause = ownActions(shell.play).find(({ id }) => id === PAUSE);
    const { at, title } = shell.play.state;
    // Before the first move there is nothing to pause. At the start of a level there is nothing to restart, so
    // changing a game that a player has made, or the offer of sound, takes this place.
    return html`<span class="quick">
      ${at > 0 && pause ? iconButton(pause.icon ?? PAUSE, pause.label, () => this.#act(PAUSE)) : ''}
      ${
        shell.commands.isEnabled(AGAIN)
          ? iconButton(again.icon, commandName(AGAIN), () => this.#run(AGAIN))
          : (title !== undefined && change) || (this.#offersSound && this.#soundOffer()) || change
      }
    </span>`;
  }

  #act(id: string): void {
    const shell = this.#shell;
    shell.stopAutoplay();
    if (shell.view.press()) shell.play.perform('page', (session) => session.action(id));
  }

  /** The Back button: from an editor to its game, from a game to the page that opened it, or to the home. */
  #back(): TemplateResult {
    const { behind, play } = this.#shell;
    const { edits } = play.game;
    const name = behind === undefined ? say('to-list') : say('to-game', { game: behind.title() });
    if (edits === null) return iconButton('back', name, () => this.#shell.showBehind());
    return iconButton(
      'back',
      say('to-game', { game: say(`game-${edits}`) }),
      () => void this.#shell.enter(edits),
    );
  }

  /** Updates the clock once a second. */
  second(): void {
    const { play, isPlaying } = this.#shell;
    if (isPlaying && showsTime(play)) this.#figures.update();
  }

  /** The displayed figures for an announcement, except targets and bests. */
  figuresMade = () => this.#figures.made();

  /** Called when the displayed figures change during a film. */
  figures(): void {
    const shell = this.#shell;
    if (!shell.isPlaying) return;
    // Title and help refer to the displayed level, too.
    if (shell.seen.level !== this.#level) this.update();
    else this.#figures.update();
  }

  #homeBar(): TemplateResult {
    return html`
      <header class="bar">
        <div class="title"><h1 tabindex="-1">${wordMark(say('app-name'))}</h1></div>
        <div class="tools">
          ${this.#shell.build.hasUpdate ? iconButton('update', commandName('update'), () => this.#shell.build.update()) : ''}
          ${iconButton('shelf', commandName('shelf'), () => void this.#shell.openPage(SHELF))}
          ${iconButton('paste', say('open-title'), () => this.#shell.dialog('open'))}
          ${iconButton('settings', commandName('settings'), () => this.#shell.dialog('settings'))}
        </div>
      </header>
    `;
  }

  #run(id: CommandId): void {
    this.#shell.stopAutoplay();
    this.#shell.commands.run(id);
  }

  #below(): TemplateResult {
    const { panel } = this.#shell;
    return html`
      <aside class="below" aria-label=${say('actions')} data-panel=${panel ?? ''}>
        ${panel === 'look-back' ? '' : this.#actions(panel !== undefined)}
        ${this.#panel()}
      </aside>
    `;
  }

  /** True for new players during their first moves. Later sound is in the settings only. */
  get #offersSound(): boolean {
    const { sound, moved } = this.#shell.store.settings;
    return !sound && Object.values(moved).reduce((sum, count) => sum + count, 0) < LEARNT;
  }

  /** The offer of sound. Its place stays during the game, so that nothing beside it moves when it goes. */
  #soundOffer(): TemplateResult | string {
    const { store, play } = this.#shell;
    if (this.#offersSound) this.#offered = play.session;
    else if (this.#offered !== play.session) return '';
    const look = this.#offersSound ? 'offer' : 'offer unseen';
    return html`<span class=${look}>${iconButton('silent', say('sound-offer'), () => store.set({ sound: true }))}</span>`;
  }

  /** The controls: those of the game, and the common ones. A panel may cover them. */
  #actions(isBehind: boolean): TemplateResult {
    const shell = this.#shell;
    const item = (
      id: string,
      label: string,
      name: IconName | undefined,
      click: () => void,
      enabled = true,
      isCostly = false,
    ) => html`<button
      type="button"
      class="soft"
      data-id=${id}
      title=${isCostly ? say('hint-costs') : nothing}
      ?disabled=${!enabled}
      @click=${click}
    >
      ${name === undefined ? '' : icon(name)}<span>${label}</span>
      ${isCostly ? html`<small aria-hidden="true">−★</small>` : ''}
    </button>`;
    const of = (id: CommandId) =>
      item(
        id,
        commandName(id),
        shell.commands.all[id].icon,
        () => this.#run(id),
        shell.commands.isEnabled(id),
        id === 'hint' && costsStar(shell),
      );
    const own = ownActions(shell.play).map(({ id, label, icon }) =>
      item(id, label, icon, () => this.#act(id)),
    );
    const general = [...TAKING_BACK, ...ADVICE, AGAIN].filter((id) => shell.commands.isOffered(id)).map(of);
    const { session, state } = shell.play;
    if (!state.status.over) this.#played = session;
    // A lost level is followed by a card, not by a result panel.
    else if (isBehind || (state.status.state === 'lost' && shell.play.levelName())) this.#played = undefined;
    // Shown after the result panel has been closed. A lost puzzle and a challenge are tried again.
    const { run } = shell.play;
    const isAgain = run.challenge !== null || (run.aim !== null && state.status.state !== 'won');
    const over = [
      item('over', say('result-line'), 'scores', () => shell.openPanel('over')),
      isAgain
        ? item('retry', say('try-again'), 'restart', () => shell.play.restart())
        : of(run.aim === null ? 'new' : 'trail'),
    ];
    const all =
      state.status.over && !isBehind && this.#played !== session
        ? [[...general.slice(0, TAKING_BACK.length), ...over]]
        : own.length + general.length > MOST_ABREAST
          ? [own, general]
          : [[...own, ...general]];
    return html`
      <div class=${isBehind ? 'actions unseen' : 'actions'} role="group" aria-label=${say('actions')}>
        ${all.map((row) => html`<div>${row}</div>`)}
      </div>
    `;
  }

  #panel(): TemplateResult | HTMLElement | string {
    const { panel } = this.#shell;
    if (panel === undefined) return '';
    if (this.#panels !== undefined) return this.#panels[panel](this.#shell);
    return this.#fetch(
      async () => {
        const [{ PANELS }] = await Promise.all([import('./all-panels'), loadSentences('panels')]);
        this.#panels = PANELS;
      },
      () => this.#shell.closePanel(),
      () => this.#shell.openPanel(panel),
    );
  }

  #renderHome(): TemplateResult | string {
    if (this.#home !== undefined) return this.#home.render();
    return this.#fetch(async () => {
      const { engine, store } = this.#shell;
      // The sentences of the home name every game. A running game is described by its own sentences.
      const begun = gamesOf(engine).flatMap(({ id }) =>
        slotsOf(id).some((slot) => store.running(slot) !== undefined) ? id : [],
      );
      const [{ Home }] = await Promise.all([
        import('../features/home/home'),
        loadSentences('home', ...begun),
      ]);
      this.#home ??= new Home(this.#shell);
    });
  }

  /** Renders nothing while `body` loads, then renders again. Shows a message if that fails. */
  #fetch(body: () => Promise<void>, failed?: () => void, again = () => this.update()): '' {
    // Every update calls this until the code has been loaded.
    if (this.#fetching) return '';
    this.#fetching = true;
    void reach(() => body().then(() => true), again).then((isHere) => {
      this.#fetching = false;
      (isHere ? () => this.update() : failed)?.();
    });
    return '';
  }
}
