// What every browser test begins with: `import { expect, state, test } from './fixtures'`.
//
// A test fails by itself on a console error, an uncaught exception, or a request to another origin. A test that
// provokes one says so first: `guard.allow(/net::ERR_INTERNET_DISCONNECTED/)`.
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Hand, mouse, touch } from './hands';

export type { BrowserContext, Hand, Page };
export { expect, mouse, touch };

/** Collects what a page must not do, in any context it is told to watch. */
export class Guard {
  readonly #faults: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Lets faults pass whose text matches; give the narrowest pattern that does. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser itself asks for the icon of a tab, past the service worker: a host that is gone fails it.
      if (/ERR_CONNECTION_REFUSED/.test(message.text()) && /\/icon\.svg$/.test(message.location().url))
        return;
      this.#faults.push(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => {
      this.#faults.push(`uncaught: ${failure.error().stack ?? failure.error().message}`);
    });
    context.on('request', (request) => this.#checkOrigin(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => this.#checkOrigin(socket.url())));
  }

  /** What went wrong so far, without what was allowed. */
  faults(): string[] {
    return this.#faults.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }

  #checkOrigin(url: string): void {
    const { protocol, origin } = new URL(url);
    if (['data:', 'blob:', 'about:'].includes(protocol) || origin === this.#origin) return;
    this.#faults.push(`request to another origin: ${url}`);
  }
}

interface Fixtures {
  /** Whether things move on their way. Only tests of just that need it: `test.use({ motion: true })`. */
  motion: boolean;
  guard: Guard;
  /** The hand that fits the project: a finger on the phone, a mouse on the desktop. */
  hand: Hand;
  /** A page of somebody else, with nothing stored: for links that are shared. */
  stranger: Page;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(process.env.TILERY_URL),

  motion: [false, { option: true }],

  contextOptions: async ({ contextOptions, motion }, use) =>
    use({ ...contextOptions, reducedMotion: motion ? 'no-preference' : 'reduce' }),

  guard: [
    async ({ baseURL, context }, use) => {
      const guard = new Guard(new URL(baseURL ?? '').origin);
      guard.watch(context);
      await use(guard);
      expect(guard.faults(), 'what the page must not do').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page }, use) => {
    const reload = page.reload.bind(page);
    // Closing a dialog goes back in the history, which would call off a reload in the same moment. Nobody's hand is so quick.
    page.reload = async (options) => {
      await page.evaluate(async () => {
        // What closes in the present task is news a task later.
        do await new Promise((done) => setTimeout(done, 20));
        while (window.tilery?.isOnItsWay);
      });
      return reload(options);
    };
    await use(page);
  },

  hand: async ({ hasTouch }, use) => use(hasTouch ? touch : mouse),

  stranger: async ({ browser, contextOptions, guard, viewport, hasTouch, isMobile, baseURL }, use) => {
    const options = { ...contextOptions, viewport, hasTouch, isMobile };
    const context = await browser.newContext(baseURL === undefined ? options : { ...options, baseURL });
    guard.watch(context);
    await use(await context.newPage());
    await context.close();
  },
});

/** The game on the page, as its session tells it. */
export interface State {
  id: string | undefined;
  position: string;
  moves: string[];
  legal: string[];
  status: { state: 'playing' | 'won' | 'lost'; over: boolean; reason: string | null };
  figures: Record<string, number>;
}

/** The part of the wasm session that tests read; the page exposes it as `window.tilery.session`. */
interface Session {
  id(): string | undefined;
  position(): string;
  save(): string;
  moves(): string[];
  legal(): string[];
  status(): State['status'];
  figures(): State['figures'];
  play(move: string): unknown;
}

/** The part of the board on the page that tests read. */
interface View {
  waits: boolean;
  isMoving: boolean;
  changed(update: unknown): void;
}

declare global {
  interface Window {
    tilery?: { session?: Session; isOnItsWay?: boolean; view?: View };
  }
}

/** Waits until a game is on the page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.tilery?.session !== undefined);
}

/** The state of the game on the page, once there is one. */
export async function state(page: Page): Promise<State> {
  // In one step: a link that comes in may take the game away in between.
  const found = await page.waitForFunction(() => {
    const session = window.tilery?.session;
    return (
      session && {
        id: session.id(),
        position: session.position(),
        moves: session.moves(),
        legal: session.legal(),
        status: session.status(),
        figures: session.figures(),
      }
    );
  });
  return (await found.jsonValue()) as State;
}

/** Fails when axe finds a barrier on what the page shows now; a selector narrows where it looks. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, 'barriers that axe found').toEqual([]);
}
