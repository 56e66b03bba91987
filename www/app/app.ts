// The page's controller: connects the board, everything around it, and the player's commands.
// It is long because all of these depend on which of them is on display, which it alone knows. Their logic is
// elsewhere.
//
// Invariant: of the home, a game and a page, at most one is on display.
import { BoardView } from '../board/view';
import type { Adviser, Engine, Update } from '../engine/engine';
import type { Effect } from '../engine/film';
import { textOf } from '../engine/packages';
import { isFirst, isNewTo } from '../features/welcome/first';
import { isLink } from '../offline/boot-target';
import type { Advice } from '../run/advice';
import { boardSettings, dress } from '../run/appearance';
import type { Looking } from '../run/looking';
import { Play } from '../run/play';
import { hasPar } from '../run/rated';
import { gameIn } from '../store/shapes';
import type { Store } from '../store/store';
import { afterPaint } from '../ui/after-paint';
import { reach } from '../ui/loading';
import { closeMenu, isMenuOpen } from '../ui/menu';
import { closeSheet, isSheetOpen, updateSheet, watchers } from '../ui/sheet';
import { paramsOf } from '../ui/templates';
import { reviewToasts, toast } from '../ui/toast';
import { learn, say, saySentence, speak } from '../ui/words';
import { Back } from './back';
import { openDialog } from './dialogs';
import { Frame } from './frame';
import { listenToKeys } from './keyboard';
import { Opening } from './opening';
import { type Begin, fetchPage, hasPage, notedPage, notePage, type Page } from './pages';
import type { DialogName, PanelName, Shell } from './shell';
import { Upkeep } from './upkeep';

/** The minimum weight of an effect that triggers an announcement. */
const GREAT: Partial<Record<Effect['kind'], number>> = { level: 2, win: 2, record: 3 };
/** The time for which a finished board stands alone before its result, in milliseconds. A press ends it. */
const QUIET_MS = 2000;

export class App implements Shell {
  readonly engine: Engine;
  readonly store: Store;
  /** The source of hints, loaded on first use, and the promise of its loading. */
  #adviser: Adviser | undefined;
  #coming: Promise<Adviser> | undefined;
  readonly view: BoardView;
  readonly play: Play;
  readonly frame: Frame;
  readonly back: Back;
  readonly opening: Opening;
  readonly upkeep: Upkeep;
  isPlaying = false;
  /** Resolves when the current announcement has closed. */
  #moment: Promise<void> | undefined;
  /** True if the last move won the game. */
  #isWin = false;
  /** True if the home is on display. At the start neither the home nor a game is. */
  isHome = false;
  #panel: PanelName | undefined;
  looking: Looking | undefined;
  /** The full-window page on display, if any. */
  page: Page | undefined;
  /** Shows hints and solutions; created on first use. */
  advice: Advice | undefined;
  /**
   * Counts the changes of the page's content since the start, and the links followed. Notices about the
   * content end when it changes.
   */
  #chapter = 0;
  #isStarted = false;
  /** Aborts the search for the deal's par. */
  #search = new AbortController();
  /** True if the surroundings of the board have to be rendered again. */
  #isStale = false;
  #language: string;

  constructor(engine: Engine, store: Store, root: HTMLElement) {
    this.engine = engine;
    this.store = store;
    this.#language = store.settings.language;
    this.frame = new Frame(this, root);
    this.view = new BoardView(this.frame.board, {
      say: saySentence,
      settings: this.#board(),
      around: root,
    });
    store.games = new Set(engine.catalogue.map(({ id }) => id));
    store.editors = new Set(engine.catalogue.filter(({ edits }) => edits !== null).map(({ id }) => id));
    this.play = new Play(engine, store, this.view);
    this.opening = new Opening(this);
    this.upkeep = new Upkeep(this);
    this.back = new Back([
      { isOpen: () => this.isPlaying, close: () => this.showHome() },
      {
        isOpen: () => this.page !== undefined,
        depth: () => this.page?.depth ?? 0,
        close: () => this.page?.back(),
      },
      {
        isOpen: () => this.isPlaying && this.play.game.edits !== null,
        close: () => this.#leaveEditor(),
      },
      { isOpen: () => this.panel !== undefined, close: () => this.closePanel() },
      { isOpen: isMenuOpen, close: closeMenu },
      { isOpen: isSheetOpen, close: closeSheet },
    ]);
    this.#listen();
  }

  get panel(): PanelName | undefined {
    return this.#panel;
  }

  /** Replacing the panel of a copy on display puts the game itself back on the board. */
  set panel(name: PanelName | undefined) {
    const { looking } = this;
    if (name !== this.#panel && looking !== undefined) {
      this.looking = undefined;
      this.#adviser?.cancel();
      looking.end();
    }
    this.#panel = name;
  }

  #board() {
    return boardSettings(this.store.settings, this.play?.isOpen ? this.play.game.id : '');
  }

  #listen(): void {
    this.view.events.addEventListener('second', () => this.frame.second());
    this.view.events.addEventListener('size', () => afterPaint(() => this.frame.update()));
    this.view.events.addEventListener('figures', () => afterPaint(() => this.frame.figures()));
    this.view.events.addEventListener('effects', (event) => {
      this.#celebrate((event as CustomEvent<readonly Effect[]>).detail);
    });
    this.view.events.addEventListener('change', (event) => {
      this.#changed((event as CustomEvent<Update>).detail);
    });
    this.view.events.addEventListener('rest', () => this.#nameLevel());
    this.play.addEventListener('opened', () => this.#opened());
    this.play.addEventListener('outcome', () => this.refresh());
    this.play.addEventListener('settled', () => this.#settled());
    this.play.addEventListener('behind', () => {
      const { slot } = this.play;
      queueMicrotask(() => this.upkeep.movedElsewhere(slot));
    });
    this.store.addEventListener('settings', () => void this.applySettings());
    this.upkeep.listen();
    watchers.add(() => {
      this.#pauseOrResume();
      this.back.changed();
    });
    document.addEventListener('visibilitychange', () => this.#pauseOrResume());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void this.applySettings());
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
      'change',
      () => void this.applySettings(),
    );
    addEventListener('hashchange', () => void this.opening.openAddress());
    // Any press outside of its panel stops autoplay, and is not a move itself.
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!this.#isWatched || (event.target as Element | null)?.closest?.('.panel')) return;
        this.stopAutoplay();
      },
      { capture: true },
    );
    listenToKeys(this);
  }

  // Content of the page

  /** Opens the address, or the page or game that was open before a reload, or else the home. */
  async start(): Promise<void> {
    await this.applySettings();
    // Reloading a page opens it again, unless a link opens something else.
    if (isLink(location.hash)) notePage(undefined);
    const noted = notedPage();
    await this.opening.openAddress();
    // Reloading a game continues it.
    if (noted !== undefined && !this.play.isOpen) await this.enter(this.#isSlot(noted) ? noted : this.last);
    if (noted !== undefined && hasPage(noted)) await this.openPage(noted);
    if (this.isPlaying) notePage(this.play.slot);
    else if (this.page === undefined) this.showHome();
    this.#isStarted = true;
    // Files opened by the system wait in the browser's launch queue.
    if ('launchQueue' in globalThis)
      void import('./launched-files').then(({ listenToFiles }) => listenToFiles(this), console.warn);
    this.upkeep.start();
  }

  #isSlot(name: string): boolean {
    return this.engine.catalogue.some(({ id }) => id === gameIn(name));
  }

  /** The game played last, or else the first one. */
  get last(): string {
    const { catalogue } = this.engine;
    const known = catalogue.find(({ id }) => id === this.store.settings.last) ?? catalogue[0];
    if (known === undefined) throw new Error('the catalogue is empty');
    return known.id;
  }

  showHome(): void {
    this.#leavePage();
    this.#leaveGame();
    this.isHome = true;
    notePage(undefined);
    this.#pauseOrResume();
    this.refresh();
    this.frame.focusHeading();
  }

  #leaveGame(): void {
    this.#search.abort();
    this.stopAutoplay();
    this.panel = undefined;
    this.play.flush();
    this.isPlaying = false;
    this.turnPage();
  }

  async openPage(name: string, begin?: Begin): Promise<void> {
    const opened = await reach(
      async () => (await fetchPage(name)).open(this, begin),
      () => void this.openPage(name, begin),
    );
    if (opened === undefined) return;
    this.#leavePage();
    this.#leaveGame();
    this.isHome = false;
    this.page = opened;
    notePage(name);
    this.#pauseOrResume();
    this.refresh();
    this.frame.focusHeading();
  }

  #leavePage(): void {
    // During the start, the record is that of the previous visit. It stays until that has been opened again.
    if (this.page === undefined) return;
    this.page.close();
    this.page = undefined;
    notePage(undefined);
  }

  async enter(slot: string): Promise<void> {
    const game = gameIn(slot);
    // A first board that has been solved leads to the whole game.
    const left = this.store.running(slot);
    if (left?.isOver && isFirst(left)) return this.dealFirst(game);
    const isHere = () => this.play.isOpen && this.play.slot === slot;
    const save = isHere() ? undefined : this.store.running(slot)?.save;
    if (!(await this.need(game, save, () => void this.enter(slot)))) return;
    if (isHere()) {
      if (this.play.state.status.over) this.panel = 'over';
      this.#showGame();
      this.upkeep.movedElsewhere(slot);
    } else if (!this.play.resume(slot)) {
      const isLost = this.store.running(slot) !== undefined;
      if (!isNewTo(this.store.settings, game) || !(await this.#openWelcome(game))) await this.dealFirst(game);
      if (isLost) toast(say('left-unreadable'), { ms: Number.POSITIVE_INFINITY, ...this.here() });
    }
  }

  /** Resumes the stored game of a slot. Returns false if there is none that can be read. */
  async resume(slot: string): Promise<boolean> {
    const left = this.store.running(slot);
    return left !== undefined && (await this.need(gameIn(slot), left.save)) && this.play.resume(slot);
  }

  turnPage(): void {
    // Content opened by the start itself does not end notices about the address.
    if (this.#isStarted) this.#chapter += 1;
  }

  /** Keeps a notice until the content of the page changes. */
  here(): { holds: () => boolean } {
    const chapter = this.#chapter;
    return { holds: () => this.#chapter === chapter };
  }

  /** Keeps a notice until the position on the board changes. */
  onBoard(): { holds: () => boolean } {
    const { holds } = this.here();
    const { at } = this.play.state;
    return { holds: () => holds() && this.play.state.at === at };
  }

  /**
   * Loads a game's package, and everything that a text of the game refers to. If that fails, shows a message
   * that offers `again`, and returns false.
   */
  async need(game: string, text?: string, again?: () => void): Promise<boolean> {
    return (await reach(() => this.engine.need(game, text).then(() => true), again)) ?? false;
  }

  /** Opens the first board of a game for a new player. Returns false if it has none. */
  async #openWelcome(game: string): Promise<boolean> {
    const guide = await import('../features/welcome/guide').catch(console.warn);
    return (await guide?.openFirst(this, game).catch(console.warn)) ?? false;
  }

  /** Deals the first preset of a game, or of the one on the page, with a random seed. */
  async dealFirst(game = this.play.game.id): Promise<void> {
    const params = this.engine.game(game).presets[0]?.params ?? '';
    if (await this.need(game, params, () => void this.dealFirst(game))) this.play.deal(game, params);
  }

  #showGame(): void {
    this.#leavePage();
    this.isPlaying = true;
    this.isHome = false;
    // During the start, the record is that of the previous visit.
    if (this.#isStarted) notePage(this.play.slot);
    this.#pauseOrResume();
    this.refresh();
    this.#findPar();
  }

  async deal(game: string, params: string, seed?: string, day?: string): Promise<void> {
    if (!(await this.need(game, params, () => void this.deal(game, params, seed, day)))) return;
    const isOwn = this.play.isOpen && this.play.slot === game && !this.play.run.isGuest;
    const own = isOwn ? this.play.snapshot() : this.store.running(game);
    // Load it now, so that undoing the new deal is immediate.
    if (own !== undefined) await this.engine.need(game, own.save).catch(() => undefined);
    // Works of an editor stay in its list, another game that shares the slot is on the shelf, and a daily game has
    // a slot of its own: nothing is replaced.
    const named = (text: string) => textOf(game, text)?.name;
    const isOther = own !== undefined && named(paramsOf(own.save)) !== named(params);
    const isBeside = this.engine.game(game).edits !== null || day !== undefined || isOther;
    this.play.deal(game, params, seed, day, isBeside ? undefined : own);
    if (!this.play.canUndeal) return;
    toast(say('new-game-dealt'), {
      ...this.here(),
      action: { label: say('command-undo'), run: () => this.play.undeal() },
    });
  }

  #opened(): void {
    this.#search.abort();
    this.turnPage();
    this.stopAutoplay();
    this.#adviser?.cancel();
    this.panel = this.play.state.status.over ? 'over' : undefined;
    this.view.configure(this.#board());
    if (this.play.run.attempt !== null)
      import('../features/speed/inspection')
        .then(({ watchAttempt }) => watchAttempt(this))
        .catch(console.warn);
    this.#showGame();
    this.#nameLevel();
    if (isFirst(this.play.run))
      import('../features/welcome/guide').then(({ attend }) => attend(this)).catch(console.warn);
    if (this.play.game.scrolls)
      import('../run/stuck').then((stuck) => stuck.attend(this)).catch(console.warn);
  }

  /** Searches for the length of the shortest solution while the deal is on the page. */
  #findPar(): void {
    const { play } = this;
    if (!hasPar(play.game) || play.run.aim !== null || play.par !== undefined) return;
    this.#search.abort();
    this.#search = new AbortController();
    const { signal } = this.#search;
    import('../run/par').then(({ findPar }) => findPar(this, signal)).catch(console.warn);
  }

  #settled(): void {
    notePage(this.play.slot);
    if (this.opening.canReturn())
      toast(say('link-settled'), { ...this.here(), ...this.opening.returnAction() });
  }

  #leaveEditor(): void {
    void reach(
      () => import('../run/editing'),
      () => this.#leaveEditor(),
    ).then((editing) => editing?.leaveEditor(this));
  }

  #changed(update: Update): void {
    const { play } = this;
    // The update is about the copy on display.
    if (this.looking !== undefined) return;
    const was = play.state.status.state;
    play.took(update);
    if (update.position) this.#isWin = play.state.status.state === 'won' && was !== 'won';
    const { asked } = update;
    if (asked !== undefined)
      void reach(() => import('./board-requests')).then((requests) => requests?.answer(this, asked));
    // A redraw without a new position, such as a drag, affects only the canvas. A change of the status
    // affects a button.
    if (!update.position) {
      if (update.status !== undefined) this.#refreshSoon();
      return;
    }
    const { over } = play.state.status;
    if (update.ended) void this.#openResult();
    if (!over && this.panel === 'over') this.panel = undefined;
    if (!this.#isWatched) this.#adviser?.cancel();
    this.#refreshSoon();
  }

  /** Shows the name of a new level, if levels have names. */
  #nameLevel(): void {
    if (this.play.isOpen && this.play.levelName())
      import('../run/moment').then(({ nameLevel }) => nameLevel(this)).catch(console.warn);
  }

  /** The figures of the board as displayed: during an animation they differ from the game's. */
  get seen(): Readonly<Record<string, number>> {
    return { ...(this.looking ?? this.play).state.figures, ...this.view.figures };
  }

  /** Announces important effects over the board. */
  #celebrate(effects: readonly Effect[]): void {
    const great = effects.find(({ kind, weight }) =>
      // A lost level can be restarted from its card.
      kind === 'lose' ? this.play.levelName() : weight >= (GREAT[kind] ?? Infinity),
    );
    // A finished board stands alone, and its result follows.
    const isEnd = great?.kind === 'win' && this.play.state.status.over;
    if (great === undefined || isEnd || !this.isPlaying) return;
    this.#moment = import('../run/moment')
      // If a great tile wins the game, only the win is announced.
      .then(({ showMoment }) => (this.#isWin && great.kind !== 'win' ? undefined : showMoment(this, great)))
      .catch(console.warn);
  }

  /** Announces that the score has just become the best of its table. */
  celebrateBest(): void {
    import('../run/moment').then(({ showBest }) => showBest(this)).catch(console.warn);
  }

  /** Opens the result panel after the animation and the announcement have ended. */
  async #openResult(): Promise<void> {
    const { session } = this.play;
    if (this.view.isMoving) await once(this.view.events, 'rest');
    await this.#moment;
    if (!this.view.isStill) await quiet(QUIET_MS);
    const isSame = this.play.session === session && this.play.state.status.over && this.looking === undefined;
    if (!this.isPlaying || !isSame || this.panel === 'history' || this.advice?.solution !== undefined) return;
    this.openPanel('over');
  }

  // Surroundings of the board

  /** Renders the surroundings of the board after the board itself has been painted. */
  #refreshSoon(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    afterPaint(() => {
      if (this.#isStale) this.refresh();
    });
  }

  refresh(): void {
    this.#isStale = false;
    reviewToasts();
    this.frame.update();
    this.back.changed();
  }

  focusHeading(): void {
    this.frame.focusHeading();
  }

  dialog(name: DialogName): void {
    this.stopAutoplay();
    void reach(
      () => openDialog(name, this),
      () => this.dialog(name),
    );
  }

  openPanel(name: PanelName): void {
    this.panel = name;
    this.refresh();
  }

  look(name: 'look-back' | 'watch'): void {
    // The review names moves with the sentences of hints.
    void reach(
      () => Promise.all([import('../run/looking'), learn(`${this.play.game.id}-dialogs`)]),
      () => this.look(name),
    ).then((found) => found?.[0].look(this, name));
  }

  closePanel(): boolean {
    if (this.panel === undefined) return false;
    this.stopAutoplay();
    this.panel = this.looking?.before;
    this.refresh();
    return true;
  }

  #pauseOrResume(): void {
    const isIdle = !this.isPlaying || isSheetOpen() || document.visibilityState === 'hidden';
    if (isIdle) this.view.pause();
    else this.view.resume();
  }

  async needAdviser(): Promise<Adviser> {
    this.#coming ??= this.engine.adviser();
    try {
      this.#adviser = await this.#coming;
    } catch (error) {
      // There may be no connection. The next request retries.
      this.#coming = undefined;
      throw error;
    }
    await this.#adviser.need(this.play.game.id);
    return this.#adviser;
  }

  async advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void> {
    const found = await reach(
      () => Promise.all([import('../run/advice'), this.needAdviser(), learn(`${this.play.game.id}-dialogs`)]),
      () => void this.advise(how),
    );
    if (found === undefined) return;
    const [{ Advice }, adviser] = found;
    this.advice ??= new Advice(this, adviser);
    await this.advice[how]();
  }

  /** True if autoplay or a solution is running. */
  get #isWatched(): boolean {
    return this.advice?.isWatched ?? false;
  }

  stopAutoplay(): void {
    this.advice?.stop();
  }

  finish(): void {
    this.play.finish();
    if (this.play.state.status.over) this.openPanel('over');
  }

  // Settings and storage

  async applySettings(): Promise<void> {
    const { settings } = this.store;
    dress(settings);
    if (settings.coach) void import('./panels').then(({ listen }) => listen(this), console.warn);
    const { language } = settings;
    const speaks = () => speak(language).then(() => true);
    if (language !== this.#language && (await reach(speaks, () => void this.applySettings()))) {
      this.#language = language;
      // Render the labels of the board in the new language.
      if (this.looking !== undefined) this.view.show(this.looking.session, this.play.game, true);
      else if (this.play.isOpen) this.view.show(this.play.session, this.play.game);
    }
    this.view.configure(this.#board());
    this.refresh();
    updateSheet();
  }
}

/** Resolves after some time, or with the next press. */
const quiet = (ms: number) =>
  new Promise<void>((done) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      done();
    };
    setTimeout(end, ms);
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, end, { capture: true, signal: over.signal });
  });

const once = (target: EventTarget, type: string) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }));
