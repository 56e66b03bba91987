// The page: one board, what surrounds it, and what the player asks for. It is long because everything that surrounds the board asks it, and
// it alone knows which of them is on show; what they do lies with them.
//
// Holds always: of the home, a game and a page at most one is on show.
import { BoardView } from '../board/view';
import type { Adviser, Engine, Update } from '../engine/engine';
import type { Effect } from '../engine/film';
import { textOf } from '../engine/packages';
import { isLink } from '../offline/wanted';
import { gameIn } from '../store/shapes';
import type { Store } from '../store/store';
import type { Advice } from './advice';
import { boardSettings, dress } from './appearance';
import { Back } from './back';
import { openDialog } from './dialogs';
import { Frame } from './frame';
import { listenToKeys } from './keyboard';
import type { Looking } from './looking';
import { closeMenu, isMenuOpen } from './menu';
import { Opening } from './opening';
import { type Begin, fetchPage, hasPage, notedPage, notePage, type Page } from './pages';
import { paramsOf } from './parts';
import { Play } from './play';
import { hasPar } from './rated';
import { closeSheet, isSheetOpen, updateSheet, watchers } from './sheet';
import type { DialogName, PanelName, Shell } from './shell';
import { afterPaint } from './soon';
import { reviewToasts, toast } from './toast';
import { Upkeep } from './upkeep';
import { learn, say, saySentence, speak } from './words';

/** From which weight on what is reached has a moment. */
const GREAT: Partial<Record<Effect['kind'], number>> = { level: 2, win: 2, record: 3 };

export class App implements Shell {
  readonly engine: Engine;
  readonly store: Store;
  /** Who gives hints, once that was asked for, and the fetching of it. */
  #adviser: Adviser | undefined;
  #coming: Promise<Adviser> | undefined;
  readonly view: BoardView;
  readonly play: Play;
  readonly frame: Frame;
  readonly back: Back;
  readonly opening: Opening;
  readonly upkeep: Upkeep;
  isPlaying = false;
  /** What is celebrated, until it is over. */
  #moment: Promise<void> | undefined;
  /** Whether the last move has won the game. */
  #isWin = false;
  /** Whether the home is shown. At the start neither it nor a game is there yet. */
  isHome = false;
  #panel: PanelName | undefined;
  looking: Looking | undefined;
  /** What fills the window instead of a game or the home, if anything does. */
  page: Page | undefined;
  /** Shows hints and solutions, once one was asked for. */
  advice: Advice | undefined;
  /** Counts what has come onto the page since it started, and the links that were followed: notices about one of them end with it. */
  #chapter = 0;
  #isStarted = false;
  /** The search for the deal's par. */
  #search = new AbortController();
  /** Whether what stands around the board is to be brought up to date. */
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
        close: () => void import('./editing').then(({ leaveEditor }) => leaveEditor(this), console.warn),
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

  /** Whatever takes the place of a panel in which a copy is looked at brings the game itself back. */
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
    // Any touch beside the panel with its speed stops autoplay, and is not a move itself.
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

  // What is on the page

  /** Opens what the address holds, or else the game last played, or else the first game. */
  async start(): Promise<void> {
    await this.applySettings();
    // A reload on a page opens it again, unless a link brings something else.
    if (isLink(location.hash)) notePage(undefined);
    const noted = notedPage();
    await this.opening.openAddress();
    // A reload in a game goes on with it.
    if (noted !== undefined && !this.play.isOpen) await this.enter(this.#isSlot(noted) ? noted : this.last);
    if (noted !== undefined && hasPage(noted)) await this.openPage(noted);
    if (this.isPlaying) notePage(this.play.slot);
    else if (this.page === undefined) this.showHome();
    this.#isStarted = true;
    // What the system opens waits in the browser's queue.
    if ('launchQueue' in globalThis)
      void import('./files').then(({ listenToFiles }) => listenToFiles(this), console.warn);
    this.upkeep.start();
  }

  #isSlot(name: string): boolean {
    return this.engine.catalogue.some(({ id }) => id === gameIn(name));
  }

  /** The game last played, or else the first one. */
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
    try {
      const module = await fetchPage(name);
      const opened = await module.open(this, begin);
      this.#leavePage();
      this.#leaveGame();
      this.isHome = false;
      this.page = opened;
      notePage(name);
      this.#pauseOrResume();
      this.refresh();
      this.frame.focusHeading();
    } catch (error) {
      tellFault(error);
    }
  }

  #leavePage(): void {
    // While the page starts, the note is still that of the visit before: it stands until that has been opened again.
    if (this.page === undefined) return;
    this.page.close();
    this.page = undefined;
    notePage(undefined);
  }

  async enter(slot: string): Promise<void> {
    const game = gameIn(slot);
    const isHere = () => this.play.isOpen && this.play.slot === slot;
    if (!(await this.need(game, isHere() ? undefined : this.store.running(slot)?.save))) return;
    if (isHere()) {
      if (this.play.state.status.over) this.panel = 'over';
      this.#showGame();
      this.upkeep.movedElsewhere(slot);
    } else if (!this.play.resume(slot)) {
      const isLost = this.store.running(slot) !== undefined;
      await this.#dealFirst(game);
      if (isLost) toast(say('left-unreadable'), { ms: Number.POSITIVE_INFINITY, ...this.here() });
    }
  }

  /** Takes up the game that was left; false when there is none that can be read. */
  async resume(slot: string): Promise<boolean> {
    const left = this.store.running(slot);
    return left !== undefined && (await this.need(gameIn(slot), left.save)) && this.play.resume(slot);
  }

  turnPage(): void {
    // What comes with the start itself is what a notice about the page's address was for.
    if (this.#isStarted) this.#chapter += 1;
  }

  /** For a notice about what is on the page now. */
  here(): { holds: () => boolean } {
    const chapter = this.#chapter;
    return { holds: () => this.#chapter === chapter };
  }

  /** For a notice about the position on the board. */
  onBoard(): { holds: () => boolean } {
    const { holds } = this.here();
    const { at } = this.play.state;
    return { holds: () => holds() && this.play.state.at === at };
  }

  /** Fetches a game's package, and what a text of that game names; says so when they cannot be had. */
  async need(game: string, text?: string): Promise<boolean> {
    try {
      await this.engine.need(game, text);
      return true;
    } catch (error) {
      tellFault(error);
      return false;
    }
  }

  /** The first preset, with chance as the browser gives it. */
  async #dealFirst(game: string): Promise<void> {
    const params = this.engine.game(game).presets[0]?.params ?? '';
    if (await this.need(game, params)) this.play.deal(game, params);
  }

  #showGame(): void {
    this.#leavePage();
    this.isPlaying = true;
    this.isHome = false;
    // While the page starts, the note is still that of the visit before.
    if (this.#isStarted) notePage(this.play.slot);
    this.#pauseOrResume();
    this.refresh();
    this.#findPar();
  }

  async deal(game: string, params: string, seed?: string, day?: string): Promise<void> {
    if (!(await this.need(game, params))) return;
    const isOwn = this.play.isOpen && this.play.slot === game && !this.play.run.isGuest;
    const own = isOwn ? this.play.snapshot() : this.store.running(game);
    // It can be had back at once.
    if (own !== undefined) await this.engine.need(game, own.save).catch(() => undefined);
    // What was made in an editor stays in its list, and a day's game takes nobody's place: nothing has to be had back.
    // Nor where one of several games that share a place follows another: that one is on the shelf.
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
      import('./solves/inspection').then(({ watchAttempt }) => watchAttempt(this)).catch(console.warn);
    this.#showGame();
    this.#nameLevel();
    if (this.play.game.scrolls) import('./stuck').then((stuck) => stuck.attend(this)).catch(console.warn);
  }

  /** Finds out how short the deal can be solved, as long as it is on the page. */
  #findPar(): void {
    const { play } = this;
    if (!hasPar(play.game) || play.run.aim !== null || play.par !== undefined) return;
    this.#search.abort();
    this.#search = new AbortController();
    const { signal } = this.#search;
    import('./par').then(({ findPar }) => findPar(this, signal)).catch(console.warn);
  }

  #settled(): void {
    notePage(this.play.slot);
    if (this.opening.canReturn())
      toast(say('link-settled'), { ...this.here(), ...this.opening.returnAction() });
  }

  #changed(update: Update): void {
    const { play } = this;
    // It was the copy that changed.
    if (this.looking !== undefined) return;
    const was = play.state.status.state;
    play.took(update);
    if (update.position) this.#isWin = play.state.status.state === 'won' && was !== 'won';
    const { asked } = update;
    if (asked !== undefined) void import('./asked').then(({ answer }) => answer(this, asked), console.warn);
    // What is only drawn anew, such as a drag, concerns the canvas alone; that time stands still is seen at a button.
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

  /** A level that begins is named, where levels have names. */
  #nameLevel(): void {
    if (this.play.isOpen && this.play.levelName())
      import('./moment').then(({ nameLevel }) => nameLevel(this)).catch(console.warn);
  }

  /** The figures of the board that is seen: a film under way has other ones than the game. */
  get seen(): Readonly<Record<string, number>> {
    return { ...(this.looking ?? this.play).state.figures, ...this.view.figures };
  }

  /** What one plays for has a moment over the board. */
  #celebrate(effects: readonly Effect[]): void {
    const great = effects.find(({ kind, weight }) =>
      // Of a level that was lost another try is one press away.
      kind === 'lose' ? this.play.levelName() : weight >= (GREAT[kind] ?? Infinity),
    );
    if (great === undefined || !this.isPlaying) return;
    this.#moment = import('./moment')
      // A great tile that wins the game is celebrated as that.
      .then(({ showMoment }) => (this.#isWin && great.kind !== 'win' ? undefined : showMoment(this, great)))
      .catch(console.warn);
  }

  /** The score on the board is better than the best of its table, as it was not before: that is an event too. */
  celebrateBest(): void {
    import('./moment').then(({ showBest }) => showBest(this)).catch(console.warn);
  }

  /** The result follows what led to it: once the film has been seen, and the moment that it ended in. */
  async #openResult(): Promise<void> {
    const { session } = this.play;
    if (this.view.isMoving) await once(this.view.events, 'rest');
    await this.#moment;
    const isSame = this.play.session === session && this.play.state.status.over && this.looking === undefined;
    if (!this.isPlaying || !isSame || this.panel === 'history' || this.advice?.solution !== undefined) return;
    this.openPanel('over');
  }

  // Beside the board

  /** What stands around the board waits until the board itself has been painted. */
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
    void openDialog(name, this);
  }

  openPanel(name: PanelName): void {
    this.panel = name;
    this.refresh();
  }

  look(name: 'look-back' | 'watch'): void {
    // A move is called what a hint calls it.
    Promise.all([import('./looking'), learn(`${this.play.game.id}-dialogs`)])
      .then(([{ look }]) => look(this, name))
      .catch(console.warn);
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
      // Offline, perhaps: the next question tries again.
      this.#coming = undefined;
      throw error;
    }
    await this.#adviser.need(this.play.game.id);
    return this.#adviser;
  }

  async advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void> {
    try {
      const sentences = learn(`${this.play.game.id}-dialogs`);
      const [{ Advice }, adviser] = await Promise.all([import('./advice'), this.needAdviser(), sentences]);
      this.advice ??= new Advice(this, adviser);
    } catch (error) {
      tellFault(error);
      return;
    }
    await this.advice[how]();
  }

  /** Whether something plays by itself. */
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
    if (settings.coach) void import('./panels/later').then(({ listen }) => listen(this), console.warn);
    if (settings.language !== this.#language) {
      this.#language = settings.language;
      await speak(settings.language);
      // The labels of the board are in the old language still.
      if (this.looking !== undefined) this.view.show(this.looking.session, this.play.game, true);
      else if (this.play.isOpen) this.view.show(this.play.session, this.play.game);
    }
    this.view.configure(this.#board());
    this.refresh();
    updateSheet();
  }
}

/** Says that something could not be fetched. */
function tellFault(error: unknown): void {
  console.warn(error);
  toast(say('start-fault'));
}

const once = (target: EventTarget, type: string) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }));
