// Keeps the page for use without a connection, and tells when all of it is kept and when a newer build waits.
import { WORKER } from './place';

/** A page that stays open for days looks for a newer build when it comes back into sight, but not more often than this. */
const LOOK_MS = 60 * 60 * 1000;

/** A newer build that is not here after so many milliseconds is not waited for. */
const LOOK_MOST_MS = 60_000;

export class Keeper extends EventTarget {
  #waiting: ServiceWorker | undefined;
  #isReloading = false;
  #isReplaced = false;

  /** Whether a newer build is here, and only a reload away. */
  get hasUpdate(): boolean {
    return this.#waiting !== undefined || this.#isReplaced;
  }

  /** Begins to keep the page. Called when a game can be played, so that no player waits for it. */
  async start(): Promise<void> {
    // Only where there is a build: the development server changes all the time.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const hadOne = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      this.#waiting = undefined;
      if (this.#isReloading) location.reload();
      // The player asked for the newer build in another window.
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
      // What was fetched before there was a worker; it keeps that, and all the rest where the line is not metered.
      const { active } = await serviceWorker.ready;
      active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
    } catch (error) {
      // Private windows refuse, and some browsers do for files of this machine: the page works while there is a connection.
      console.warn(error);
    }
  }

  /** Goes over to the newer build, of which the browser need not have heard yet. What is played has been kept before. */
  async update(): Promise<void> {
    if (this.#waiting === undefined && !this.#isReplaced) await this.#look();
    this.#isReloading = true;
    if (this.#waiting === undefined) location.reload();
    else this.#waiting.postMessage('take over');
  }

  /** Looks for a newer build, and waits until it is here. */
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
      // The host is out of reach: a reload tells.
      console.warn(error);
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () => {
      const { waiting } = registration;
      // The very first one waits for nobody.
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
      // Without a connection there is nothing to look for.
      registration.update().catch(() => undefined);
    });
  }

  #tell(): void {
    this.dispatchEvent(new Event('update'));
  }
}
