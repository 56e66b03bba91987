// What surrounds the board: the bar, the actions, the line on how to move, the panels, and the home.
import { html, render, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../engine/engine';
import type { App } from './app';
import { COMMANDS, type CommandId, command, commandName, isEnabled, isOffered, run } from './commands';
import { creditsOf } from './credits';
import { dateOf } from './daily';
import { FiguresView, showsTime } from './figures';
import type { Home } from './home';
import type { IconName } from './icons';
import { closeMenu, menu, menuButton } from './menu';
import { gamesOf, SHELF } from './pages';
import { icon, iconButton, stateName } from './parts';
import type { PanelName } from './shell';
import { howsOf, ownActions, PAUSE } from './state';
import { installToasts, toast } from './toast';
import { canSay, date, learn, type Probed, say, saySentence } from './words';

/** After so many moves a player knows how to move. */
const LEARNT = 3;
/** The commands that stand among the controls, and not in the menu. */
const TAKING_BACK = ['undo', 'redo'] as const;
const ADVICE = ['hint', 'autoplay', 'solution'] as const;
/** Stands among them too, where there is room beside the board. */
const AGAIN = 'again' as const;
/** What the menu offers. */
const menuBut = (among: readonly string[]) =>
  COMMANDS.map(({ id }) => id).filter((id) => !among.includes(id));
const MENU = menuBut([...TAKING_BACK, ...ADVICE]);
/** Where a pad leaves the controls little room, all but the first of these are found here too. */
const MENU_BY_PAD = menuBut([...TAKING_BACK, ADVICE[0]]);
/** How many controls stand side by side on a phone. */
const MOST_ABREAST = 5;
/** How many levels may have lines of their own on how to move: the first ones of a game. */
const TAUGHT = 10;

export class Frame {
  readonly board = document.createElement('div');
  readonly #app: App;
  readonly #root: HTMLElement;
  readonly #figures: FiguresView;
  /** The home, which is fetched when it is first shown. */
  #home: Home | undefined;
  /** What is rendered ends here; behind it is the place for notices. */
  readonly #end = document.createComment('');
  /** The panel that was brought into sight. */
  #revealed: PanelName | undefined;
  /** The game on the page once it has shown a line on how to move. */
  #helped: GameSession | undefined;
  /** The level that title and help speak of. */
  #level: number | undefined;
  /** What an assignment asks for, once there has been one. */
  #aimLine: typeof import('./trail/aim')['aimLine'] | undefined;
  /** The game whose goals can be said. */
  #aimOf = '';
  /** The panels that are fetched when they are needed. */
  #later: typeof import('./panels/later')['LATER'] | undefined;

  constructor(app: App, root: HTMLElement) {
    this.#app = app;
    this.#root = root;
    this.#figures = new FiguresView(app);
    root.append(this.#end);
    installToasts(root);
    this.board.className = 'board';
    // The menu stands beside a button that has gone elsewhere.
    addEventListener('resize', closeMenu);
  }

  update(): void {
    const { isPlaying, page } = this.#app;
    this.#root.dataset.screen = page !== undefined ? 'page' : isPlaying ? 'game' : 'home';
    this.#root.toggleAttribute('data-tabs', page?.hasTabs === true);
    // The board stays where it is while the home is shown: a canvas that is moved has to be drawn anew.
    this.board.hidden = !isPlaying;
    const name = isPlaying ? this.#names().name : say('app-name');
    const title = page?.title() ?? name;
    document.title = title === say('app-name') ? title : `${title} · ${say('app-name')}`;
    if (isPlaying) this.#figures.update();
    this.#root.toggleAttribute('data-hints', isPlaying && this.#app.play.state.advises);
    this.#level = isPlaying ? this.#app.seen.level : undefined;
    render(
      html`
        ${page !== undefined ? page.render() : isPlaying ? this.#gameBar() : this.#homeBar()}
        <main class="stage" aria-label=${name} ?hidden=${page !== undefined}>
          ${isPlaying ? this.#figures.element : ''} ${this.board}
          ${isPlaying ? [this.#figures.renderBest(), this.#help()] : this.#app.isHome ? this.#renderHome() : ''}
        </main>
        ${isPlaying ? this.#below() : ''}
      `,
      this.#root,
      { renderBefore: this.#end },
    );
    if (!this.#app.isHome) this.#home?.stop();
    this.#reveal(isPlaying ? this.#app.panel : undefined);
  }

  /** Where the screen is too small for the board and a panel, what has opened is brought into sight. */
  #reveal(panel: PanelName | undefined): void {
    const opened = this.#root.querySelector('.panel');
    this.#root.toggleAttribute('data-over', opened?.classList.contains('over') === true);
    if (panel === this.#revealed || (panel !== undefined && opened === null)) return;
    this.#revealed = panel;
    opened?.scrollIntoView({ block: 'nearest' });
  }

  focusHeading(): void {
    this.#root.querySelector<HTMLElement>('h1')?.focus();
  }

  #gameBar(): TemplateResult {
    const { name, parts } = this.#names();
    return html`
      <header class="bar">
        ${this.#back()}
        <div class="title">
          <h1 tabindex="-1">
            <span>${name}</span> <small><bdi>${parts.filter((part) => part).join('\u00a0· ')}</bdi></small>
          </h1>
        </div>
        <div class="tools">
          ${this.#zoom() || this.#soundOffer()} ${this.#quick()}
          ${menuButton(this.#app)}
        </div>
        ${menu(this.#app, this.#app.view.hasPad ? MENU_BY_PAD : MENU)}
      </header>
    `;
  }

  /** What the board is called, and what is said below that: of a game that is many, each has its own name, its maker and its level. */
  #names(): { name: string; parts: (string | null | undefined)[] } {
    const { game, state, run } = this.#app.play;
    const { levels } = state.card;
    const day = run.day && date(dateOf(run.day));
    if (levels.length === 0) return { name: say(`game-${game.id}`), parts: [stateName(state), day] };
    return {
      name: stateName(state),
      parts: [
        ...creditsOf(state.card, (id, args) => saySentence({ id, args })),
        this.#app.play.levelName(this.#app.seen.level),
        day,
      ],
    };
  }

  /** Beside the title, where a pad takes the place of the controls: what stops time, and the level from its beginning. */
  #quick(): TemplateResult | string {
    const app = this.#app;
    if (!app.view.hasPad) return '';
    const again = command(AGAIN);
    const pause = ownActions(app.play).find(({ id }) => id === PAUSE);
    return html`<span class="quick">
      ${pause ? iconButton(pause.icon ?? PAUSE, pause.label, () => this.#act(PAUSE)) : ''}
      ${
        // Where a level begins, nothing can be begun again: its place is that of the offer.
        (isEnabled(again, app) ? '' : this.#soundOffer()) ||
        (isOffered(again, app)
          ? iconButton(again.icon, commandName(AGAIN), () => this.#run(AGAIN), {
              isEnabled: isEnabled(again, app),
            })
          : '')
      }
    </span>`;
  }

  /** Beside the title too, where cells are small: for those who have no second finger, no wheel and no keys. */
  #zoom(): TemplateResult | string {
    const { near } = this.#app.view;
    if (near.size === undefined) return '';
    return iconButton('zoom', say('zoom'), () => near.toggle(), { isOn: near.size === 'near' });
  }

  #act(id: string): void {
    const app = this.#app;
    app.stopAutoplay();
    if (app.view.press()) app.play.act('player', (session) => session.action(id));
  }

  /** From an editor back to its game, from a game to the home. */
  #back(): TemplateResult {
    const { edits } = this.#app.play.game;
    if (edits === null) return iconButton('back', say('to-list'), () => this.#app.showHome());
    return iconButton(
      'back',
      say('to-game', { game: say(`game-${edits}`) }),
      () => void this.#app.enter(edits),
    );
  }

  /** The clock goes on while nothing else changes. */
  second(): void {
    const { play, isPlaying } = this.#app;
    if (isPlaying && showsTime(play)) this.#figures.update();
  }

  /** For a moment: the figures of the board that is seen, but for those that it need not name. */
  figuresThatMade(): TemplateResult[] {
    return this.#figures.made();
  }

  /** A shot with other figures is seen. */
  figures(): void {
    const app = this.#app;
    if (!app.isPlaying) return;
    // Title and help speak of the level that is seen, too.
    if (app.seen.level !== this.#level) this.update();
    else this.#figures.update();
  }

  #homeBar(): TemplateResult {
    return html`
      <header class="bar">
        <div class="title"><h1 tabindex="-1">${wordMark(say('app-name'))}</h1></div>
        <div class="tools">
          ${this.#app.upkeep.hasUpdate ? iconButton('update', commandName('update'), () => this.#app.upkeep.update()) : ''}
          ${iconButton('shelf', commandName('shelf'), () => void this.#app.openPage(SHELF))}
          ${iconButton('open', say('open-title'), () => this.#app.dialog('open'))}
          ${iconButton('settings', commandName('settings'), () => this.#app.dialog('settings'))}
        </div>
      </header>
    `;
  }

  #run(id: string): void {
    this.#app.stopAutoplay();
    run(id, this.#app);
  }

  #below(): TemplateResult {
    const { panel } = this.#app;
    return html`
      <aside class="below" aria-label=${say('actions')} data-panel=${panel ?? ''}>
        ${panel === 'over' || panel === 'look-back' ? '' : this.#actions(panel !== undefined)}
        ${this.#panel()}
      </aside>
    `;
  }

  /**
   * One line on how to move, for those who have not moved yet. Its place stays as long as the game does: the board moves
   * neither when the line goes nor when that of the next level is shorter.
   */
  #help(): TemplateResult | string {
    const { panel, play, view } = this.#app;
    // A panel with a result takes the place of the line, a strip only that of the actions: with a pad there are none.
    if (panel === 'over' || panel === 'look-back' || (panel !== undefined && view.hasPad)) return '';
    if (play.run.aim !== null) return this.#aim();
    const { session, state } = play;
    const { line, others } = this.#lines();
    const isShown = line !== undefined && !state.status.over;
    if (isShown) this.#helped = session;
    if (this.#helped !== session) return '';
    const unseen = isShown ? others : [...others, ...(line === undefined ? [] : [line])];
    return html`
      <div class="help">
        ${isShown ? html`<p class="how">${this.#how(line)}</p>` : ''}
        ${unseen.map((id) => html`<p class="unseen" aria-hidden="true">${this.#how(id)}</p>`)}
      </div>
    `;
  }

  /** A line on how to move; of a game that somebody made, what there is to do in it; that of a whole game leads to its first steps, too. */
  #how(line: Probed): TemplateResult | string {
    const { game, state } = this.#app.play;
    if (line !== `how-${game.id}`) return say(line);
    if (state.card.about) return state.card.about;
    const begin = () =>
      void import('./trail/open').then(({ openNext }) => openNext(this.#app)).catch(console.warn);
    return html`${say(line)} <button type="button" @click=${begin}>${say('first-steps')}</button>`;
  }

  /** What an assignment asks for. */
  #aim(): TemplateResult | string {
    const { id } = this.#app.play.game;
    if (this.#aimLine !== undefined && this.#aimOf === id) return this.#aimLine(this.#app);
    return this.#fetch(async () => {
      const parts = ['trail', 'dialogs', 'panels', `${id}-dialogs`];
      const [{ aimLine }] = await Promise.all([import('./trail/aim'), learn(...parts)]);
      this.#aimLine = aimLine;
      this.#aimOf = id;
    });
  }

  /** Sound is offered on the first board, where nobody has moved much yet; later the settings have it. */
  #soundOffer(): TemplateResult | string {
    const { store } = this.#app;
    const { sound, moved } = store.settings;
    const moves = Object.values(moved).reduce((sum, count) => sum + count, 0);
    if (sound || moves >= LEARNT) return '';
    return html`<span class="offer">${iconButton('sound', say('sound-offer'), () => store.set({ sound: true }))}</span>`;
  }

  /** The names of the line to show now, if there is one, and of those that the same game shows at other times. */
  #lines(): { line: Probed | undefined; others: Probed[] } {
    const { play, store } = this.#app;
    // Where a game is many games, each says what it is about, for as long as it is played; so may each of its levels.
    const table = `how-${play.game.id}-${play.state.table}`;
    const own = [table, ...Array.from({ length: TAUGHT }, (_, index) => `${table}-${index + 1}`)].filter(
      canSay,
    );
    if (own.length > 0) {
      const [line] = howsOf(play, this.#app.seen.level);
      return { line, others: own.filter((id) => id !== line) };
    }
    const id = `how-${play.game.id}`;
    if (!canSay(id)) return { line: undefined, others: [] };
    const isLearnt = play.state.card.about === '' && (store.settings.moved[play.game.id] ?? 0) >= LEARNT;
    return isLearnt ? { line: undefined, others: [id] } : { line: id, others: [] };
  }

  /** The controls: the game's own, and those of every game. They stay behind a strip that stands before them. */
  #actions(isBehind: boolean): TemplateResult {
    const app = this.#app;
    const item = (
      id: string,
      label: string,
      name: IconName | undefined,
      click: () => void,
      enabled = true,
    ) => html`<button type="button" class="soft" data-id=${id} ?disabled=${!enabled} @click=${click}>
      ${name === undefined ? '' : icon(name)}<span>${label}</span>
    </button>`;
    const of = (id: CommandId) =>
      item(id, commandName(id), command(id).icon, () => this.#run(id), isEnabled(command(id), app));
    const own = ownActions(app.play).map(({ id, label, icon }) => item(id, label, icon, () => this.#act(id)));
    const general = [...TAKING_BACK, ...ADVICE, AGAIN].filter((id) => isOffered(command(id), app)).map(of);
    // The panel with the result was closed.
    const over = [item('over', say('result-line'), 'scores', () => app.openPanel('over')), of('new')];
    const all = app.play.state.status.over
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

  #panel(): TemplateResult | string {
    const { panel } = this.#app;
    if (panel === undefined) return '';
    if (this.#later !== undefined) return this.#later[panel](this.#app);
    return this.#fetch(
      async () => {
        const [{ LATER }] = await Promise.all([import('./panels/later'), learn('panels')]);
        this.#later = LATER;
      },
      () => this.#app.closePanel(),
    );
  }

  #renderHome(): TemplateResult | string {
    if (this.#home !== undefined) return this.#home.render();
    return this.#fetch(async () => {
      const games = gamesOf(this.#app.engine).map(({ id }) => id);
      const [{ Home }] = await Promise.all([import('./home'), learn('home', ...games)]);
      this.#home ??= new Home(this.#app);
    });
  }

  /** Nothing to see yet: it is being fetched, and shown once it is here. Says so when it cannot be had. */
  #fetch(body: () => Promise<void>, failed?: () => void): '' {
    body().then(
      () => this.update(),
      (error) => {
        console.warn(error);
        failed?.();
        toast(say('start-fault'));
      },
    );
    return '';
  }
}

/** The page's name on six tiles, of which one slides home as the page opens. */
const wordMark = (name: string): TemplateResult =>
  html`<span class="mark" aria-hidden="true">${[...name].map((letter) => html`<i>${letter}</i>`)}</span
    ><span class="hidden">${name}</span>`;
