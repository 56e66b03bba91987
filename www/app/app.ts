// The page: its current content, and the objects that it consists of.
//
// Invariant: at most one of the home, a game and a full-window page is on display.
import { BoardView } from '../board/view';
import type { Engine } from '../engine/engine';
import { isLink } from '../engine/link-start';
import type { DialogName, PanelName } from '../play/names';
import { type Changed, Play } from '../play/play';
import type { Lasting } from '../play/shell';
import { isFirst } from '../run/assignments/first';
import { gameIn } from '../store/runs/run';
import type { Store } from '../store/store';
import { afterPaint } from '../ui/after-paint';
import { reach } from '../ui/loading';
import type { Begin, Page } from '../ui/page';
import { isSheetOpen, watchers } from '../ui/sheet';
import { reviewToasts, toast } from '../ui/toast';
import { say, saySentence } from '../ui/words/words';
import type { AppShell } from './app-shell';
import { Celebrations } from './celebrations';
import { PageCommands } from './commands/commands';
import { listenToKeys } from './commands/keyboard';
import { openDialog } from './dialogs';
import { Frame } from './frame';
import { LateAdvice } from './late-advice';
import { Back } from './navigation/back';
import { layersOf } from './navigation/layers';
import { fetchPage, hasPage } from './navigation/pages';
import { notedPlaces, notePlaces, openPlaces } from './navigation/reopened';
import { dealFirst, enter, lastOf } from './opening/entering';
import { PageOpening } from './opening/opening';
import { Panels } from './panels';
import { PageSettings } from './settings';
import { DataTransfer } from './transfer';
import { Upkeep } from './upkeep';

export class App implements AppShell {
  readonly engine: Engine;
  readonly store: Store;
  readonly view: BoardView;
  readonly play: Play;
  readonly opening: PageOpening;
  readonly build: Upkeep;
  readonly transfer = new DataTransfer(this);
  readonly commands = new PageCommands(this);
  readonly back: Back;
  readonly #frame: Frame;
  readonly #lateAdvice = new LateAdvice(this);
  readonly #panels = new Panels(this, () => this.#lateAdvice.cancel());
  readonly #celebrations: Celebrations;
  readonly #settings: PageSettings;
  isPlaying = false;
  /** True if the home is on display. At the start neither the home nor a game is. */
  isHome = false;
  page: Page | undefined;
  behind: Page | undefined;
  /** The name of the page that was opened last. */
  #pageName = '';
  /** The number of content changes and of followed links since the start. */
  #screen = 0;
  /** The number of games and pages asked for. The latest one is shown, whichever is loaded first. */
  #asked = 0;
  #isStarted = false;
  /** True if the page of the previous visit could not be opened. Its record is kept for the next reload. */
  #isMissing = false;
  /** True if the surroundings of the board have to be rendered again. */
  #isStale = false;

  constructor(engine: Engine, store: Store, root: HTMLElement) {
    this.engine = engine;
    this.store = store;
    this.#settings = new PageSettings(this);
    this.#frame = new Frame(this, root);
    this.view = new BoardView(this.board, {
      say: saySentence,
      settings: this.#settings.ofBoard(),
      around: root,
    });
    store.games = engine.catalogue;
    store.editors = new Set(engine.catalogue.filter(({ edits }) => edits !== null).map(({ id }) => id));
    this.play = new Play(engine, store, this.view);
    this.#celebrations = new Celebrations(this);
    this.opening = new PageOpening(this);
    this.build = new Upkeep(this);
    this.back = new Back(layersOf(this));
    this.#listen();
  }

  #listen(): void {
    const { events } = this.view;
    events.addEventListener('second', () => this.#frame.second());
    events.addEventListener('size', () => afterPaint(() => this.#frame.update()));
    events.addEventListener('figures', () => afterPaint(() => this.#frame.figures()));
    this.play.addEventListener('opened', () => this.#opened());
    this.play.addEventListener('changed', (event) => this.#changed((event as CustomEvent<Changed>).detail));
    for (const type of ['outcome', 'noted']) this.play.addEventListener(type, () => this.refresh());
    this.play.addEventListener('settled', () => this.#settled());
    this.play.addEventListener('behind', () => {
      const { slot } = this.play;
      queueMicrotask(() => this.build.movedElsewhere(slot));
    });
    const apply = () => void this.#settings.apply();
    this.store.addEventListener('settings', apply);
    this.build.listen();
    watchers.add(() => {
      this.#pauseOrResume();
      this.back.changed();
    });
    document.addEventListener('visibilitychange', () => this.#pauseOrResume());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply);
    addEventListener('hashchange', () => void this.opening.openAddress());
    listenToKeys(this);
  }

  // Screens

  /** Opens the address, or the page or game that was open before a reload, or else the home. */
  async start(): Promise<void> {
    await this.#settings.apply();
    const noted = isLink(location.hash) ? [] : notedPlaces();
    await this.opening.openAddress();
    this.#isMissing = !(await openPlaces(this, noted));
    if (!this.isPlaying && this.page === undefined) this.showHome();
    this.#isStarted = true;
    this.refresh();
    // Files opened by the system wait in the browser's launch queue.
    void import('./opening/launched-files').then(({ listenToFiles }) => listenToFiles(this), console.warn);
    this.build.start();
  }

  get last(): string {
    return lastOf(this);
  }

  /** Call when a game or a page is asked for. The result returns false once another one has been. */
  #ask(): () => boolean {
    this.#asked += 1;
    const asked = this.#asked;
    return () => asked === this.#asked;
  }

  showHome(): void {
    this.#ask();
    this.#leavePage();
    this.#leaveGame();
    this.isHome = true;
    this.#shown();
    this.focusHeading();
  }

  hasPage = hasPage;
  async openPage(name: string, begin?: Begin): Promise<void> {
    // The page from which the game was opened.
    if (this.behind && name === this.#pageName && !(begin && 'text' in begin)) return this.showBehind();
    if (await this.openBehind(name, begin, () => void this.openPage(name, begin))) this.showBehind();
  }

  async openBehind(name: string, begin?: Begin, again?: () => void): Promise<boolean> {
    const isWanted = this.#ask();
    const opened = await reach(async () => (await fetchPage(name)).open(this, begin), again);
    if (opened === undefined) return false;
    if (!isWanted()) {
      opened.close();
      return false;
    }
    this.#leavePage();
    this.#pageName = name;
    this.behind = opened;
    return true;
  }

  showBehind(): void {
    if (this.behind === undefined) return void this.showHome();
    this.#ask();
    this.#leaveGame();
    this.isHome = false;
    [this.page, this.behind] = [this.behind, undefined];
    this.#shown();
    this.focusHeading();
  }

  #leavePage(): void {
    this.page?.close();
    this.behind?.close();
    this.page = this.behind = undefined;
  }

  #leaveGame(): void {
    this.#lateAdvice.endSearch();
    this.stopAutoplay();
    this.#panels.set(undefined);
    this.play.loads.stop();
    this.play.flush();
    this.isPlaying = false;
    this.screenChanged();
  }

  #showGame(): void {
    if (this.page?.stays) this.behind = this.page;
    else this.page?.close();
    this.page = undefined;
    this.isPlaying = true;
    this.isHome = false;
    this.#shown();
    this.#lateAdvice.findPar();
  }

  #shown(): void {
    if (this.#isStarted) this.#isMissing = false;
    this.#pauseOrResume();
    this.refresh();
  }

  #pauseOrResume(): void {
    const isIdle = !this.isPlaying || isSheetOpen() || document.visibilityState === 'hidden';
    if (isIdle) this.view.pause();
    else this.view.resume();
  }

  screenChanged(): void {
    // Content opened during the start does not end notices about the address.
    if (this.#isStarted) this.#screen += 1;
  }

  whileOnThisScreen(): Lasting {
    const screen = this.#screen;
    return { holds: () => this.#screen === screen };
  }

  whileOnThisBoard(): Lasting {
    const { holds } = this.whileOnThisScreen();
    const { at } = this.play.state;
    return { holds: () => holds() && this.play.state.at === at };
  }

  // The game

  async load(game: string, text?: string, again?: () => void): Promise<boolean> {
    return (await reach(() => this.engine.need(game, text).then(() => true), again)) ?? false;
  }

  async need(game: string, text?: string, again?: () => void): Promise<boolean> {
    const isWanted = this.#ask();
    const loading = this.load(game, text, again);
    await this.#frame.help.prepare(game, text);
    return (await loading) && isWanted();
  }

  async enter(slot: string): Promise<void> {
    if (!(await enter(this, slot))) return;
    if (this.play.state.status.over) this.#panels.set('over');
    this.#showGame();
    this.build.movedElsewhere(slot);
  }

  dealFirst = (game = this.play.game.id) => dealFirst(this, game);

  async resume(slot: string): Promise<boolean> {
    const left = this.store.running(slot);
    if (left === undefined || !(await this.need(gameIn(slot), left.save))) return false;
    return (await this.play.take(left)) === 'taken';
  }

  async deal(game: string, params: string, seed?: string, day?: string): Promise<void> {
    const again = () => void this.deal(game, params, seed, day);
    await (await reach(() => import('./opening/dealing'), again))?.deal(this, game, params, seed, day);
  }

  #opened(): void {
    this.#lateAdvice.endSearch();
    this.screenChanged();
    this.stopAutoplay();
    this.#lateAdvice.cancel();
    this.#panels.set(this.play.state.status.over ? 'over' : undefined);
    this.view.configure(this.#settings.ofBoard());
    if (this.play.run.attempt !== null)
      import('../features/speed/inspection')
        .then(({ watchAttempt }) => watchAttempt(this))
        .catch(console.warn);
    this.#showGame();
    this.#celebrations.nameLevel();
    if (isFirst(this.play.run))
      import('../features/welcome/guide').then(({ attend }) => attend(this)).catch(console.warn);
    if (this.play.game.scrolls)
      import('../play/advice/stuck').then((stuck) => stuck.attend(this)).catch(console.warn);
  }

  #settled(): void {
    if (this.opening.canReturn())
      toast(say('link-settled'), { ...this.whileOnThisScreen(), ...this.opening.returnAction() });
  }

  #changed({ update, before }: Changed): void {
    const { play } = this;
    // A notice may still offer to take a move back while a copy is on display.
    if (update.position && this.looking !== undefined) this.closePanel();
    this.#celebrations.moved(update, before.status.state);
    if (update.asked === 'undo') play.undo();
    else if (update.asked === 'play')
      void reach(() => import('../play/editing')).then((editing) => editing?.playMade(this));
    // A redraw alone, such as a drag, affects only the canvas; a change of status affects buttons, too.
    if (!update.position && update.status === undefined) return;
    if (update.position && !play.state.status.over && this.panel === 'over') this.#panels.set(undefined);
    if (update.position && !this.#lateAdvice.isWatched) this.#lateAdvice.cancel();
    this.#refreshSoon();
  }

  finish(): void {
    this.play.finish();
    if (this.play.state.status.over) this.openPanel('over');
  }

  get advice() {
    return this.#lateAdvice.advice;
  }

  needAdviser = () => this.#lateAdvice.need();
  advise = (how: 'hint' | 'solve' | 'autoplay') => this.#lateAdvice.advise(how);
  stopAutoplay = () => this.advice?.stop();

  // Surroundings of the board

  get board(): HTMLElement {
    return this.#frame.board;
  }

  get seen(): Readonly<Record<string, number>> {
    return { ...(this.looking ?? this.play).state.figures, ...this.view.figures };
  }

  figuresMade = () => this.#frame.figuresMade();
  celebrateBest = () => this.#celebrations.celebrateBest();

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
    this.#frame.update();
    // During the start, the record of the previous visit is still needed.
    if (this.#isStarted && !this.#isMissing) notePlaces(this, this.#pageName);
    this.back.changed();
  }

  focusHeading = () => this.#frame.focusHeading();
  layersChanged = () => this.back.changed();
  layersSettled = () => this.back.arrived();

  dialog(name: DialogName): void {
    this.stopAutoplay();
    void reach(
      () => openDialog(name, this),
      () => this.dialog(name),
    );
  }

  get panel() {
    return this.#panels.open;
  }

  get looking() {
    return this.#panels.looking;
  }

  openPanel(name: PanelName): void {
    this.#panels.set(name);
    this.refresh();
  }

  get canClosePanel(): boolean {
    return this.#panels.canClose;
  }

  closePanel = () => this.#panels.close();
  look = (name: 'look-back' | 'watch') => this.#panels.look(name);
}
