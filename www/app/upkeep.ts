// Background tasks while a game is on the page: changes by other tabs, storage faults, newer builds, and data
// that earlier builds could not read.
import { isFirst } from '../features/welcome/first';
import type { Keeper } from '../offline/installer';
import { holds } from '../store/histories';
import type { Trouble } from '../store/local';
import { anew, reach } from '../ui/loading';
import { toast } from '../ui/toast';
import { say } from '../ui/words';
import type { App } from './app';
import { fetchDialogs } from './dialogs';

export class Upkeep {
  readonly #app: App;
  /** Caches the page for offline use; started when the page is idle. */
  #keeper: Keeper | undefined;

  constructor(app: App) {
    this.#app = app;
    anew.begin = () => void this.update();
  }

  listen(): void {
    const { store } = this.#app;
    store.addEventListener('game', (event) => this.movedElsewhere((event as CustomEvent<string>).detail));
    store.area.addEventListener(
      'trouble',
      (event) => void this.#tell((event as CustomEvent<Trouble>).detail),
    );
    for (const trouble of store.area.troubles) void this.#tell(trouble);
    store.area.addEventListener('waiting', () => this.#app.refresh());
  }

  /** Starts when the page has loaded and is idle. */
  start(): void {
    whenIdle(() => {
      this.#keep().catch(console.warn);
      this.#bringBack().catch(console.warn);
      // Preload the game that will most likely be played next.
      this.#app.engine.need(this.#app.last).catch(console.warn);
    });
  }

  async #keep(): Promise<void> {
    const { Keeper } = await import('../offline/installer');
    this.#keeper = new Keeper();
    this.#keeper.addEventListener('update', () => this.#app.refresh());
    this.#keeper.addEventListener('ready', () => {
      // Nothing speaks to a new player but the first board.
      if (!this.#app.isPlaying || !isFirst(this.#app.play.run)) toast(say('offline-ready'));
    });
    await this.#keeper.start();
  }

  get hasUpdate(): boolean {
    return this.#keeper?.hasUpdate ?? false;
  }

  async update(): Promise<void> {
    this.#app.play.flush();
    // The menu must leave the history first, because going back would cancel the reload.
    await this.#app.back.arrived();
    if (this.#keeper === undefined) location.reload();
    else await this.#keeper.update();
  }

  /** Handles moves by another tab in the running game, or a longer line of it from a file. */
  movedElsewhere(slot: string): void {
    const { play } = this.#app;
    if (!play.isOpen || play.slot !== slot || play.run.isGuest) return;
    const theirs = this.#app.store.running(slot);
    const ours = play.snapshot();
    if (theirs === undefined || theirs.save === ours.save) return;
    if (theirs.run === ours.run && holds(ours, theirs)) return;
    const isAhead = theirs.run === ours.run && holds(theirs, ours);
    play.yield(slot);
    // This tab has no moves of its own, so it follows the longer line.
    if (isAhead) {
      if (this.#app.isPlaying) void this.#app.resume(slot);
      return;
    }
    toast(say('moved-elsewhere'), {
      ms: Number.POSITIVE_INFINITY,
      ...this.#app.onBoard(),
      action: { label: say('follow'), run: () => void this.#app.resume(slot) },
    });
  }

  /** Restores quarantined data that this build can read. */
  async #bringBack(): Promise<void> {
    // On a first visit nothing is stored, and the database's code is not needed yet.
    if (this.#app.store.area.keys('').length === 0) return;
    // An import that was broken off has left its mark.
    if (this.#app.store.area.keys('importing.').length > 0)
      void import('../features/transfer/interrupted-import').then(
        ({ tellBroken }) => tellBroken(this.#app),
        console.warn,
      );
    if ((await (await this.#app.store.depot()).asides()).length === 0) return;
    const { retry } = await import('../store/transfer');
    const count = await retry(this.#app.store);
    if (count > 0) toast(say('came-back', { count }));
  }

  async #tell(trouble: Trouble): Promise<void> {
    const isFull = trouble === 'full';
    // The database may have room.
    if (isFull) await this.#app.store.settled();
    if (isFull && !this.#app.store.area.isVolatile) return;
    toast(say(`trouble-${trouble}`), {
      isLasting: true,
      holds: () => !isFull || this.#app.store.area.isVolatile,
      action: { label: say('export'), run: () => this.export() },
    });
  }

  /** Saves all stored data to a file. */
  export(): void {
    void reach(
      () => fetchDialogs(this.#app),
      () => this.export(),
    ).then((dialogs) => dialogs?.exportData(this.#app));
  }
}

/** Runs a callback when the page has loaded and is idle. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 1000);
}
