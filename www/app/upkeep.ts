// Background tasks of the page: changes by other tabs, storage faults, newer builds, and data that earlier
// builds could not read.

import type { Installer } from '../offline/installer';
import { isReplaced } from '../offline/replaced';
import type { Build } from '../play/shell';
import { isFirst } from '../run/assignments/first';
import type { Trouble } from '../store/local';
import { holds } from '../store/runs/histories';
import { build } from '../ui/loading';
import { faults } from '../ui/part';
import { toast } from '../ui/toast';
import { say } from '../ui/words/words';
import type { AppShell } from './app-shell';

export class Upkeep implements Build {
  readonly #shell: AppShell;
  /** Caches the page for offline use; started when the page is idle. */
  #keeper: Installer | undefined;

  constructor(shell: AppShell) {
    this.#shell = shell;
    build.reload = () => void this.update();
    build.isReplaced = isReplaced;
  }

  listen(): void {
    const { store } = this.#shell;
    store.addEventListener('game', (event) => this.movedElsewhere((event as CustomEvent<string>).detail));
    store.area.addEventListener('waiting', () => this.#shell.refresh());
    faults.show = (...fault) =>
      void import('./storage-faults').then(({ showFault }) => showFault(this.#shell, ...fault), console.warn);
  }

  #tell(trouble: Trouble): void {
    void import('./storage-faults').then(({ tell }) => tell(this.#shell, trouble), console.warn);
  }

  /** Called when the page shows its first screen. Before that, a notice would move under the pointer. */
  start(): void {
    const { area } = this.#shell.store;
    area.addEventListener('trouble', (event) => this.#tell((event as CustomEvent<Trouble>).detail));
    for (const trouble of area.troubles) this.#tell(trouble);
    whenIdle(() => {
      this.#keep().catch(console.warn);
      // On a first visit nothing is stored, and the database's code is not needed yet.
      if (!this.#shell.store.area.isEmpty)
        import('./storage-faults').then(({ bringBack }) => bringBack(this.#shell)).catch(console.warn);
      // Preload the game that will most likely be played next.
      this.#shell.engine.need(this.#shell.last).catch(console.warn);
    });
  }

  async #keep(): Promise<void> {
    const { Installer } = await import('../offline/installer');
    this.#keeper = new Installer();
    this.#keeper.addEventListener('update', () => this.#shell.refresh());
    this.#keeper.addEventListener('ready', () => {
      // On a new player's first board, no notice distracts from the guide.
      if (!this.#shell.isPlaying || !isFirst(this.#shell.play.run)) toast(say('offline-ready'));
    });
    await this.#keeper.start();
  }

  get hasUpdate(): boolean {
    return this.#keeper?.hasUpdate ?? false;
  }

  async update(): Promise<void> {
    this.#shell.play.flush();
    // The menu's history entry must be removed first, because going back would cancel the reload.
    await this.#shell.layersSettled();
    if (this.#keeper === undefined) location.reload();
    else await this.#keeper.update();
  }

  /** Handles moves that another tab or an imported file has added to the running game. */
  movedElsewhere(slot: string): void {
    const { play } = this.#shell;
    if (!play.isOpen || play.slot !== slot || play.run.isGuest) return;
    const theirs = this.#shell.store.running(slot);
    const ours = play.snapshot();
    if (theirs === undefined || theirs.save === ours.save) return;
    if (theirs.run === ours.run && holds(ours, theirs)) return;
    const isAhead = theirs.run === ours.run && holds(theirs, ours);
    play.yield(slot);
    // This tab has no moves of its own, so it follows the longer line.
    if (isAhead) {
      if (this.#shell.isPlaying) void this.#shell.resume(slot);
      return;
    }
    toast(say('moved-elsewhere'), {
      ms: Number.POSITIVE_INFINITY,
      ...this.#shell.whileOnThisBoard(),
      action: { label: say('follow'), run: () => void this.#shell.resume(slot) },
    });
  }
}

/** Runs a callback when the page has loaded and is idle. */
function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(run), { once: true });
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 1000);
}
