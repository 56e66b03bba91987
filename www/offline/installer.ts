// Installs the service worker, and tells the page when everything is cached and when a newer build is ready.
import '../engine/own-scripts';
import { WORKER } from './worker-path';

/**
 * The minimum interval between checks for a newer build. A page that stays open for days checks when it
 * becomes visible again.
 */
const LOOK_MS = 60 * 60 * 1000;

/** The maximum time to wait for a newer build, in milliseconds. */
const LOOK_MOST_MS = 60_000;

export class Installer extends EventTarget {
  #waiting: ServiceWorker | undefined;
  #isReloading = false;
  #isReplaced = false;

  /** True if a newer build is cached and needs only a reload. */
  get hasUpdate(): boolean {
    return this.#waiting !== undefined || this.#isReplaced;
  }

  /** Registers the service worker. Called when a game can be played, so that it does not delay the start. */
  async start(): Promise<void> {
    // Only in a build: the files of the development server change all the time.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const hadOne = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      this.#waiting = undefined;
      if (this.#isReloading) location.reload();
      // The player has started the newer build in another window.
      else if (hadOne) this.#isReplaced = true;
      this.#tell();
    });
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'ready') this.dispatchEvent(new Event('ready'));
    });
    try {
      await serviceWorker.register(new URL(WORKER, document.baseURI));
      const registration = await serviceWorker.getRegistration();
      if (registration === undefined) return;
      this.#watch(registration);
      // The files loaded before the worker was active. It caches these, and all others unless the connection
      // is metered.
      const { active } = await serviceWorker.ready;
      active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
    } catch (error) {
      // Private windows reject it, and so do some browsers for local files. The page then works online only.
      console.warn(error);
    }
  }

  /**
   * Reloads with the newer build, which the browser may not have found yet. Games have been saved before.
   */
  async update(): Promise<void> {
    if (this.#waiting === undefined && !this.#isReplaced) await this.#look();
    this.#isReloading = true;
    if (this.#waiting === undefined) location.reload();
    else this.#waiting.postMessage('take over');
  }

  /** Looks for a newer build, and waits until it is cached. */
  async #look(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const { installing } = registration ?? {};
      if (installing == null) return;
      await new Promise<void>((done) => {
        installing.addEventListener('statechange', () => done(), { once: true });
        setTimeout(done, LOOK_MOST_MS);
      });
    } catch (error) {
      // The host cannot be reached. The reload will show that.
      console.warn(error);
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () => {
      const { waiting } = registration;
      // The first worker replaces none, so there is no update to announce.
      if (waiting === null || registration.active === null) return;
      this.#waiting = waiting;
      this.#tell();
    };
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    registration.installing?.addEventListener('statechange', look);
    look();
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_MS) return;
      looked = Date.now();
      // Without a connection there is nothing to check.
      registration.update().catch(() => undefined);
    });
  }

  #tell(): void {
    this.dispatchEvent(new Event('update'));
  }
}
