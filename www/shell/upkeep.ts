// What happens while a game is on the page: other tabs that play, trouble with the storage, a newer build, and what an earlier one could not read.
import type { Keeper } from '../offline/keeper';
import type { Trouble } from '../store/area';
import { holds } from '../store/histories';
import type { App } from './app';
import { fetchDialogs } from './dialogs';
import { toast } from './toast';
import { say } from './words';

export class Upkeep {
  readonly #app: App;
  /** What keeps the page for visits without a connection, once the page has nothing better to do. */
  #keeper: Keeper | undefined;

  constructor(app: App) {
    this.#app = app;
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

  /** Begins once the page has loaded and has nothing better to do. */
  start(): void {
    whenIdle(() => {
      this.#keep().catch(console.warn);
      this.#bringBack().catch(console.warn);
      // What is most likely to be played next.
      this.#app.engine.need(this.#app.last).catch(console.warn);
    });
  }

  async #keep(): Promise<void> {
    const { Keeper } = await import('../offline/keeper');
    this.#keeper = new Keeper();
    this.#keeper.addEventListener('update', () => this.#app.refresh());
    await this.#keeper.start();
  }

  get hasUpdate(): boolean {
    return this.#keeper?.hasUpdate ?? false;
  }

  async update(): Promise<void> {
    this.#app.play.flush();
    // The menu in which it was asked for leaves the history first: a step back would call off the reload.
    await this.#app.back.arrived();
    this.#keeper?.update();
  }

  /** Another tab has moved in the running game, or a file has brought a longer line of it. */
  movedElsewhere(slot: string): void {
    const { play } = this.#app;
    if (!play.isOpen || play.slot !== slot || play.run.isGuest) return;
    const theirs = this.#app.store.running(slot);
    const ours = play.snapshot();
    if (theirs === undefined || theirs.save === ours.save) return;
    if (theirs.run === ours.run && holds(ours, theirs)) return;
    const isAhead = theirs.run === ours.run && holds(theirs, ours);
    play.yield(slot);
    // The same line, further on: this tab has nothing of its own, and follows.
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

  /** What was set aside goes back where it belongs, as far as this build understands it. */
  async #bringBack(): Promise<void> {
    if ((await (await this.#app.store.depot()).asides()).length === 0) return;
    const { retry } = await import('../store/transfer');
    const count = await retry(this.#app.store);
    if (count > 0) toast(say('came-back', { count }));
  }

  async #tell(trouble: Trouble): Promise<void> {
    const isFull = trouble === 'full';
    // The database may have the room.
    if (isFull) await this.#app.store.settled();
    if (isFull && !this.#app.store.area.isVolatile) return;
    toast(say(`trouble-${trouble}`), {
      isLasting: true,
      holds: () => !isFull || this.#app.store.area.isVolatile,
      action: { label: say('export'), run: () => this.export() },
    });
  }

  /** Hands everything that is kept to the player as a file. */
  export(): void {
    void fetchDialogs(this.#app).then((dialogs) => dialogs.exportData(this.#app));
  }
}

/** Runs something once the page has loaded and has nothing better to do. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 1000);
}
