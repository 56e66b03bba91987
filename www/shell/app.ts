// The page: one board, what surrounds it, and what the player asks for.
import { BoardView } from '../board/view';
import type { Engine, Fault, GameInfo, Update } from '../engine/engine';
import type { Effect } from '../engine/film';
import type { Keeper } from '../offline/keeper';
import { bodyOf, isLink } from '../offline/wanted';
import type { Trouble } from '../store/area';
import { hasMoves, holds } from '../store/histories';
import type { Left, Running } from '../store/shapes';
import type { Store } from '../store/store';
import type { Advice } from './advice';
import { boardSettings, handSide, isDark } from './appearance';
import { Back } from './back';
import { fetchDialogs, openDialog } from './dialogs';
import { listenToFiles } from './files';
import { Frame } from './frame';
import { listenToKeys } from './keyboard';
import { decode, fragmentOf, isFile, LARGE, LinkError } from './link';
import { Looking } from './looking';
import {
  type Begin,
  editorsOf,
  fetchPage,
  hasPage,
  notedPage,
  notePage,
  type Page,
  PLAYING,
  pageEditorOf,
} from './pages';
import { paramsOf } from './parts';
import { faultIn } from './phrases';
import { Play } from './play';
import { closeSheet, isSheetOpen, updateSheet, watchers } from './sheet';
import type { DialogName, PanelName, Shell } from './shell';
import { afterPaint } from './soon';
import { reviewToasts, toast } from './toast';
import { say, saySentence, speak } from './words';

export class App implements Shell {
  readonly engine: Engine;
  readonly store: Store;
  readonly adviser;
  readonly view: BoardView;
  readonly play: Play;
  readonly frame: Frame;
  readonly back: Back;
  /** What keeps the page for visits without a connection, once the page has nothing better to do. */
  #keeper: Keeper | undefined;
  isPlaying = false;
  /** What is celebrated, until it is over. */
  #moment: Promise<void> | undefined;
  /** Whether the home is shown. At the start neither it nor a game is there yet. */
  isHome = false;
  #panel: PanelName | undefined;
  /** How the guest on the page was opened. */
  came: 'link' | 'text' | 'replay' = 'link';
  looking: Looking | undefined;
  /** What fills the window instead of a game or the home, if anything does. */
  page: Page | undefined;
  /** Shows hints and solutions, once one was asked for. */
  advice: Advice | undefined;
  /** How many links are being opened. */
  #opening = 0;
  /** Counts what has come onto the page since it started, and the links that were followed: notices about one of them end with it. */
  #chapter = 0;
  #isStarted = false;
  /** Whether what stands around the board is to be brought up to date. */
  #isStale = false;
  #language: string;

  constructor(engine: Engine, store: Store, root: HTMLElement) {
    this.engine = engine;
    this.store = store;
    this.adviser = engine.adviser();
    this.#language = store.settings.language;
    this.frame = new Frame(this, root);
    this.view = new BoardView(this.frame.board, {
      say: saySentence,
      settings: this.#board(),
    });
    store.games = new Set(engine.catalogue.map(({ id }) => id));
    store.editors = new Set(engine.catalogue.filter(({ edits }) => edits !== null).map(({ id }) => id));
    this.play = new Play(engine, store, this.view);
    this.back = new Back([
      { isOpen: () => this.isPlaying, close: () => this.showHome() },
      {
        isOpen: () => this.page !== undefined,
        depth: () => this.page?.depth ?? 0,
        close: () => this.page?.back(),
      },
      {
        isOpen: () => this.isPlaying && this.play.game.edits !== null,
        close: () => this.#leaveBoardEditor(),
      },
      { isOpen: () => this.panel !== undefined, close: () => this.closePanel() },
      { isOpen: () => this.frame.isMenuOpen, close: () => this.frame.closeMenu() },
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
      this.adviser.cancel();
      looking.end();
    }
    this.#panel = name;
  }

  #board() {
    return boardSettings(this.store.settings, this.play?.isOpen ? this.play.game.id : '');
  }

  #listen(): void {
    this.view.events.addEventListener('second', () => this.frame.second());
    this.view.events.addEventListener('figures', () => afterPaint(() => this.frame.figures()));
    this.view.events.addEventListener('effects', (event) => {
      this.#celebrate((event as CustomEvent<readonly Effect[]>).detail);
    });
    this.view.events.addEventListener('change', (event) => {
      this.#changed((event as CustomEvent<Update>).detail);
    });
    this.play.addEventListener('opened', () => this.#opened());
    this.play.addEventListener('outcome', () => this.refresh());
    this.play.addEventListener('settled', () => this.#settled());
    this.play.addEventListener('behind', () => {
      const { game } = this.play;
      queueMicrotask(() => this.#movedElsewhere(game.id));
    });
    this.store.addEventListener('settings', () => void this.applySettings());
    this.store.addEventListener('game', (event) =>
      this.#movedElsewhere((event as CustomEvent<string>).detail),
    );
    this.store.area.addEventListener(
      'trouble',
      (event) => void this.#tell((event as CustomEvent<Trouble>).detail),
    );
    for (const trouble of this.store.area.troubles) void this.#tell(trouble);
    this.store.area.addEventListener('waiting', () => this.refresh());
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
    addEventListener('hashchange', () => void this.openAddress());
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
    const page = notedPage();
    await this.openAddress();
    // A reload in a game goes on with it.
    if (page !== undefined && !this.play.isOpen) await this.enter(this.#last);
    if (page !== undefined && hasPage(page)) await this.openPage(page);
    if (this.isPlaying) notePage(PLAYING);
    else if (this.page === undefined) this.showHome();
    this.#isStarted = true;
    listenToFiles(this);
    whenIdle(() => {
      this.#keep().catch((error) => console.warn(error));
      this.#bringBack().catch((error) => console.warn(error));
      // What is most likely to be played next.
      this.engine.need(this.#last).catch((error) => console.warn(error));
    });
  }

  /** The game last played, or else the first one. */
  get #last(): string {
    const { catalogue } = this.engine;
    const known = catalogue.find(({ id }) => id === this.store.settings.last) ?? catalogue[0];
    if (known === undefined) throw new Error('the catalogue is empty');
    return known.id;
  }

  /** Whether a link is on its way, so that what is on the page is about to give way. */
  get isOpening(): boolean {
    return this.#opening > 0;
  }

  async #keep(): Promise<void> {
    const { Keeper } = await import('../offline/keeper');
    this.#keeper = new Keeper();
    this.#keeper.addEventListener('update', () => this.refresh());
    await this.#keeper.start();
  }

  get hasUpdate(): boolean {
    return this.#keeper?.hasUpdate ?? false;
  }

  async update(): Promise<void> {
    this.play.flush();
    // The menu in which it was asked for leaves the history first: a step back would call off the reload.
    await this.back.arrived();
    this.#keeper?.update();
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
    this.stopAutoplay();
    this.panel = undefined;
    this.play.flush();
    this.isPlaying = false;
    this.#turnPage();
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
      console.warn(error);
      toast(say('start-fault'));
    }
  }

  #leavePage(): void {
    // While the page starts, the note is still that of the visit before: it stands until that has been opened again.
    if (this.page === undefined) return;
    this.page.close();
    this.page = undefined;
    notePage(undefined);
  }

  async enter(game: string): Promise<void> {
    if (!(await this.#need(game))) return;
    if (this.play.isOpen && this.play.game.id === game) {
      if (this.play.state.status.over) this.panel = 'over';
      this.#showGame();
      this.#movedElsewhere(game);
    } else if (!this.play.resume(game)) this.#dealFirst(game);
  }

  /** Opens a game as it begins with one of its presets: the run that was left, or a new one, at the highest level that was reached. */
  async enterPreset(game: string, preset: string): Promise<void> {
    if (!(await this.#need(game))) return;
    const { engine, store } = this;
    const left = paramsOf(store.running(game)?.save ?? '');
    if (left === preset || left.startsWith(`${preset}-`)) return this.enter(game);
    const hasLevels = engine.form(game, preset).some(({ id }) => id === 'level');
    const level = String(store.settings.reached[`${game}/${preset}`] ?? 1);
    await this.deal(game, hasLevels ? engine.setField(game, preset, 'level', level) : preset);
  }

  #turnPage(): void {
    // What comes with the start itself is what a notice about the page's address was for.
    if (this.#isStarted) this.#chapter += 1;
  }

  /** For a notice about what is on the page now. */
  #here(): { holds: () => boolean } {
    const chapter = this.#chapter;
    return { holds: () => this.#chapter === chapter };
  }

  /** For a notice about the position on the board. */
  onBoard(): { holds: () => boolean } {
    const { holds } = this.#here();
    const { at } = this.play.state;
    return { holds: () => holds() && this.play.state.at === at };
  }

  /** From an editor back to the game whose boards it makes. */
  #leaveBoardEditor(): void {
    const { edits } = this.play.game;
    if (edits !== null) void this.enter(edits);
  }

  /** Fetches a game's package; says so when it cannot be had. */
  async #need(game: string): Promise<boolean> {
    try {
      await this.engine.need(game);
      return true;
    } catch (error) {
      console.warn(error);
      toast(say('start-fault'));
      return false;
    }
  }

  /** The first preset, with chance as the browser gives it. */
  #dealFirst(game: string): void {
    this.play.deal(game, this.engine.game(game).presets[0]?.params ?? '');
  }

  #showGame(): void {
    this.#leavePage();
    this.isPlaying = true;
    this.isHome = false;
    // While the page starts, the note is still that of the visit before.
    if (this.#isStarted) notePage(PLAYING);
    this.#pauseOrResume();
    this.refresh();
  }

  async deal(game: string, params: string, seed?: string, day?: string): Promise<void> {
    if (!(await this.#need(game))) return;
    const isHere = this.play.isOpen && this.play.game.id === game;
    const isGuest = isHere && this.play.run.isGuest;
    const back = isHere && !isGuest ? this.play.snapshot() : this.store.running(game);
    // What was made in an editor stays in its list, so that nothing has to be had back.
    const isEditor = this.engine.game(game).edits !== null;
    this.play.deal(game, params, seed, day, isEditor ? undefined : back);
    if (!this.play.canUndeal) return;
    toast(say('new-game-dealt'), {
      ...this.#here(),
      action: { label: say('command-undo'), run: () => this.play.undeal() },
    });
  }

  async visit(text: string, how: 'link' | 'text' | 'replay'): Promise<string | undefined> {
    const { engine } = this;
    const game = engine.gameOf(text) ?? '';
    // What is made on a page of its own is opened there.
    const page = editorsOf(engine).find(({ id }) => id === game);
    if (page !== undefined) return this.#make(page, text);
    // A text of no game is refused by any package.
    if (!(await this.#need(game || this.#last))) return undefined;
    this.came = how;
    try {
      this.play.visit(text);
    } catch (error) {
      const maker = pageEditorOf(engine, game);
      // A document that is wrong can be mended there.
      if (maker === undefined || !text.startsWith(`${game} `)) return faultOf(text, error);
      return this.#make(maker, text);
    }
    if (how === 'replay') this.watch();
    // A result says itself what it is, and what to do.
    else if (!this.play.state.status.over) this.#tellOfGuest(how);
    return undefined;
  }

  /** Says where the game on the page came from, and that nothing is lost by it. */
  #tellOfGuest(how: 'link' | 'text'): void {
    const moves = this.play.state.at;
    if (this.canReturn()) toast(say('link-opened'), { ms: 12_000, ...this.#here(), ...this.#returnAction() });
    else if (how === 'link' && moves > 0)
      toast(say('link-opened-at', { moves }), { ms: 12_000, ...this.#here() });
  }

  /** Opens an editor with a text. A game stands behind it, also where the page begins with it. */
  async #make({ id, edits }: GameInfo, text: string): Promise<undefined> {
    if (!this.play.isOpen) await this.enter(edits ?? this.#last);
    await this.openPage(id, { text });
  }

  #returnAction() {
    if (!this.canReturn()) return {};
    return { action: { label: say('to-own'), run: () => void this.returnToOwn() } };
  }

  canReturn(): boolean {
    if (!this.play.isOpen) return false;
    const game = this.play.game.id;
    if (this.play.run.isGuest) {
      const own = this.store.running(game);
      return own !== undefined && hasMoves(own);
    }
    // What was made in an editor is found in its list.
    return this.play.game.edits === null && this.store.before(game) !== undefined;
  }

  async returnToOwn(): Promise<void> {
    const { play, store } = this;
    const game = play.game.id;
    if (play.run.isGuest) {
      play.resume(game);
      return;
    }
    const present = play.run.name;
    const own = await (await store.depot()).run(store.before(game) ?? '');
    // It may have been taken from the shelf, and something else been opened meanwhile.
    store.setBefore(game, own === undefined ? undefined : present);
    if (own !== undefined && play.run.name === present) play.take(own);
    this.refresh();
  }

  async edit(): Promise<void> {
    const { play, engine } = this;
    const page = pageEditorOf(engine, play.game.id);
    if (page !== undefined) return this.openPage(page.id, { text: play.session.position() });
    const editor = engine.editorOf(play.game.id)?.id;
    if (editor === undefined || !(await this.#need(editor))) return;
    const [work] = play.works(editor);
    if (work !== undefined && play.isOf(work) && play.resume(editor)) return;
    play.edit(editor, play.session.position());
  }

  async openWork(editor: string, work: Running): Promise<void> {
    if (!(await this.#need(editor))) return;
    if (!this.play.take(work)) return;
    this.play.flush();
    this.store.removeWork(editor, work.run);
  }

  /** Goes on with a run from the shelf; the one that is running takes its place there. */
  async openRun(run: Left): Promise<void> {
    if (!(await this.#need(run.game))) return;
    if (!this.play.take(run)) toast(say('shelf-unreadable'));
  }

  /** Plays what was made in the editor on the page. */
  async #playMade(): Promise<void> {
    const { edits } = this.play.game;
    const text = this.play.session.made();
    if (edits === null || !(await this.#need(edits))) return;
    this.play.visit(text);
  }

  /** Opens what the address holds, then cleans it, so that a reload takes up the running game. */
  async openAddress(): Promise<void> {
    const { hash } = location;
    if (!isLink(hash)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    this.#opening += 1;
    this.#chapter += 1;
    const fault = await this.#openFragment(hash);
    this.#opening -= 1;
    reviewToasts();
    if (fault !== undefined) toast(fault, { ms: Number.POSITIVE_INFINITY, ...this.#here() });
  }

  async #openFragment(fragment: string): Promise<string | undefined> {
    try {
      const name = bodyOf(fragment);
      if (hasPage(name)) {
        if (!this.play.isOpen) await this.enter(this.#last);
        await this.openPage(name);
      } else if (this.engine.catalogue.some(({ id }) => id === name)) await this.enter(name);
      else if (this.engine.catalogue.some(({ id }) => name.startsWith(`${id}/`)))
        return await this.#openPreset(name);
      else {
        const text = await decode(fragment);
        // What is in a file is checked by some package.
        if (isFile(text)) await this.engine.need(this.#last);
        if (isFile(text)) await (await fetchDialogs(this)).offer(this, text);
        else if (text.length <= LARGE || (await (await fetchDialogs(this)).wantsLarge(text.length)))
          return await this.visit(text, 'link');
      }
      return undefined;
    } catch (error) {
      return say(error instanceof LinkError ? error.fault : 'link-broken');
    }
  }

  /** Opens a game by an address that names it and one of its presets, such as `#tilecode/rocks`. */
  async #openPreset(address: string): Promise<string | undefined> {
    const [id = '', preset = ''] = address.split('/');
    const game = this.engine.catalogue.find((one) => one.id === id);
    if (!game?.presets.some(({ params }) => params === preset)) return say('link-unknown');
    await this.enterPreset(id, preset);
    return undefined;
  }

  /** Opens text that was pasted or read from a file: an address, a save, an id or a position. */
  async openText(text: string): Promise<string | undefined> {
    const fragment = fragmentOf(text);
    return fragment === undefined ? this.visit(text.trim(), 'text') : this.#openFragment(fragment);
  }

  #opened(): void {
    this.#turnPage();
    this.stopAutoplay();
    this.adviser.cancel();
    this.panel = this.play.state.status.over ? 'over' : undefined;
    this.view.configure(this.#board());
    this.#showGame();
  }

  #settled(): void {
    if (!this.canReturn()) return;
    toast(say('link-settled'), { ...this.#here(), ...this.#returnAction() });
  }

  #changed(update: Update): void {
    const { play } = this;
    // It was the copy that changed.
    if (this.looking !== undefined) return;
    play.took(update);
    if (update.asked !== undefined) this.#asked(update.asked);
    // What is only drawn anew, such as a drag, concerns the canvas alone.
    if (!update.position) return;
    const { over } = play.state.status;
    if (update.ended) void this.#openResult();
    if (!over && this.panel === 'over') this.panel = undefined;
    if (!this.#isWatched) this.adviser.cancel();
    this.#refreshSoon();
  }

  /** What one plays for has a moment over the board. */
  #celebrate(effects: readonly Effect[]): void {
    const great = effects.find(
      ({ kind, weight }) =>
        weight >= 2 && (kind === 'win' || kind === 'level' || (kind === 'record' && weight === 3)),
    );
    if (great === undefined || !this.isPlaying) return;
    this.#moment = import('./moment')
      .then(({ showMoment }) => showMoment(this, great))
      .catch((error) => console.warn(error));
  }

  /** The result follows what led to it: once the film has been seen, and the moment that it ended in. */
  async #openResult(): Promise<void> {
    const { session } = this.play;
    if (this.view.isMoving) await once(this.view.events, 'rest');
    await this.#moment;
    const isSame = this.play.session === session && this.play.state.status.over && this.looking === undefined;
    if (!isSame || this.panel === 'history' || this.advice?.solution !== undefined) return;
    this.openPanel('over');
  }

  /** Something on the board stands for a button of the page. */
  #asked(what: string): void {
    if (what === 'stop') this.#askToFinish();
    else if (what === 'undo') this.play.undo();
    else if (what === 'play') void this.#playMade();
    else if (
      what === 'settings' ||
      what === 'scores' ||
      what === 'rules' ||
      what === 'statistics' ||
      what === 'about'
    )
      this.dialog(what);
  }

  /** A tap on the board may be an accident: what ends a game asks first. */
  #askToFinish(): void {
    const { status, at } = this.play.state;
    if (status.over) this.openPanel('over');
    else if (at > 0) this.dialog('finish');
    else toast(say('nothing-to-finish'));
  }

  /** Another tab has moved in the running game, or a file has brought a longer line of it. */
  #movedElsewhere(game: string): void {
    const { play } = this;
    if (!play.isOpen || play.game.id !== game || play.run.isGuest) return;
    const theirs = this.store.running(game);
    const ours = play.snapshot();
    if (theirs === undefined || theirs.save === ours.save) return;
    if (theirs.run === ours.run && holds(ours, theirs)) return;
    play.yield();
    // The same line, further on: this tab has nothing of its own, and follows.
    if (theirs.run === ours.run && holds(theirs, ours)) {
      if (this.isPlaying) play.resume(game);
      return;
    }
    toast(say('moved-elsewhere'), {
      ms: Number.POSITIVE_INFINITY,
      ...this.onBoard(),
      action: { label: say('follow'), run: () => play.resume(game) },
    });
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

  lookBack(): void {
    this.#look('look-back');
  }

  watch(): void {
    this.#look('watch');
    this.looking?.seek(0);
  }

  /** Puts a copy of the game on the board, and a panel beside it that leads through its moves. */
  #look(name: PanelName): void {
    const before = this.panel;
    this.panel = name;
    this.looking = new Looking(this, before);
    this.refresh();
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

  async advise(how: 'hint' | 'solve' | 'autoplay'): Promise<void> {
    try {
      const [{ Advice }] = await Promise.all([import('./advice'), this.adviser.need(this.play.game.id)]);
      this.advice ??= new Advice(this);
    } catch (error) {
      console.warn(error);
      toast(say('start-fault'));
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
    document.documentElement.dataset.theme = isDark(settings) ? 'dark' : 'light';
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = getComputedStyle(document.body).backgroundColor;
    }
    document.documentElement.dataset.hand = handSide(settings);
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

  /** What was set aside goes back where it belongs, as far as this build understands it. */
  async #bringBack(): Promise<void> {
    if ((await (await this.store.depot()).asides()).length === 0) return;
    const { retry } = await import('../store/transfer');
    const count = await retry(this.store);
    if (count > 0) toast(say('came-back', { count }));
  }

  async #tell(trouble: Trouble): Promise<void> {
    const isFull = trouble === 'full';
    // The database may have the room.
    if (isFull) await this.store.settled();
    if (isFull && !this.store.area.isVolatile) return;
    toast(say(`trouble-${trouble}`), {
      isLasting: true,
      holds: () => !isFull || this.store.area.isVolatile,
      action: { label: say('export'), run: () => this.export() },
    });
  }

  /** Hands everything that is kept to the player as a file. */
  export(): void {
    void fetchDialogs(this).then((dialogs) => dialogs.exportData(this));
  }
}

const once = (target: EventTarget, type: string) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }));

/** Runs something once the page has loaded and has nothing better to do. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** What is wrong with a text, in words. */
async function faultOf(text: string, error: unknown): Promise<string> {
  // The rules say which versions they read.
  const { what, end } = (error as { fault?: Fault } | null)?.fault?.expected.parts ?? {};
  const version = Number(/^\s*tilery (\d+)\b/.exec(text)?.[1]);
  if (typeof what === 'object' && 'name' in what && what.name === 'version' && version > Number(end))
    return say('link-newer', { version });
  return say('text-fault', { fault: await faultIn(error) });
}
