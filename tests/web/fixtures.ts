// The base of all browser tests: `import { expect, state, test } from './fixtures'`.
//
// A test fails on a console error, an uncaught exception or rejection, or a request to another origin. A test
// that causes one on purpose must allow it first: `guard.allow(/net::ERR_INTERNET_DISCONNECTED/)`.
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect as expectOnce, type Page } from '@playwright/test';
import { type Hand, mouse, touch } from '../../scripts/browsers/hands.mjs';
import { acrossReloads, arrived, ready } from '../../scripts/browsers/page.mjs';
import { games } from '../../scripts/lib.mjs';
import type { BoardView } from '../../www/board/view';
import type { GameSession } from '../../www/engine/types';
import type { Play } from '../../www/play/play';
import { seal } from '../../www/store/envelope';
import { countNodes, NODES_PER_MS } from '../counted.mjs';
import { AGAIN_AFTER } from './patience';

export type { BrowserContext, Hand, Page };
export { arrived, mouse, ready, touch };

/** Playwright's `expect`, whose `poll` retries at the same intervals as `toPass`. */
export const expect: typeof expectOnce = new Proxy(expectOnce, {
  get: (all, name) =>
    name === 'poll'
      ? (ask: () => unknown, options: string | object = {}) =>
          all.poll(ask, {
            intervals: AGAIN_AFTER,
            ...(typeof options === 'string' ? { message: options } : options),
          })
      : Reflect.get(all, name),
});

/** Collects faults of a page, in any context that it watches. */
export class Guard {
  readonly #faults: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Ignores faults whose text matches. Use the narrowest possible pattern. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser itself requests the tab's icon, bypassing the service worker, which fails if the host is
      // down.
      if (/ERR_CONNECTION_REFUSED/.test(message.text()) && /\/icon\.svg$/.test(message.location().url))
        return;
      this.#faults.push(`console error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => {
      this.#faults.push(`uncaught: ${failure.error().stack ?? failure.error().message}`);
    });
    context.on('request', (request) => this.#checkOrigin(request.url()));
    context.on('page', (page) => {
      takeTime(page);
      strikeKeys(page);
      page.on('websocket', (socket) => this.#checkOrigin(socket.url()));
    });
  }

  /** The faults so far, without allowed ones. */
  faults(): string[] {
    return this.#faults.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }

  #checkOrigin(url: string): void {
    const { protocol, origin } = new URL(url);
    if (['data:', 'blob:', 'about:'].includes(protocol) || origin === this.#origin) return;
    this.#faults.push(`request to another origin: ${url}`);
  }
}

/**
 * Lets a page's history come to rest before each navigation. Closing a dialog goes back in the history, which
 * would cancel a navigation at the same moment, and a page has its entry in the history a moment after it
 * opens. No person is so quick.
 */
function takeTime(page: Page): void {
  const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)];
  page.goto = async (url, options) => {
    if (page.url() !== 'about:blank') await arrived(page);
    return goto(url, options);
  };
  page.reload = async (options) => {
    await arrived(page);
    return reload(options);
  };
  page.goBack = async (options) => {
    await arrived(page);
    return goBack(options);
  };
}

/**
 * Lets the press of a key end at once. On a busy machine its two halves, sent one after the other, would arrive
 * so far apart that a game in real time takes the key for a held one.
 */
function strikeKeys({ keyboard }: Page): void {
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    const isChord = key.length > 1 && key.includes('+');
    if (isChord || options !== undefined) await press(key, options);
    else await Promise.all([keyboard.down(key), keyboard.up(key)]);
  };
}

interface Fixtures {
  /** True to run animations. Only tests of motion need it: `test.use({ motion: true })`. */
  motion: boolean;
  /** True for a first-time visitor, to whom each game shows its first board. */
  newcomer: boolean;
  guard: Guard;
  /** The page of another person, with empty storage, for opening shared links. */
  stranger: Page;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use, { project }) => {
    const ships = project.name === 'ships';
    const url = ships ? process.env.TILERY_SHIPS_URL : process.env.TILERY_URL;
    if (url === undefined)
      throw new Error(`the site is not built: \`npm test -- ${ships ? 'ships' : 'web'}\` builds it`);
    await use(url);
  },

  motion: [false, { option: true }],

  newcomer: [false, { option: true }],

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

  context: async ({ context }, use) => {
    await reportRejections(context);
    await takePatience(context);
    await use(context);
  },

  page: async ({ page, newcomer }, use, info) => {
    if (!newcomer) await page.addInitScript(knowGames, SETTINGS);
    await use(page);
    if (info.status === info.expectedStatus || page.isClosed()) return;
    const path = info.outputPath('page.png');
    // A page that hangs gives no picture, and the test has failed for another reason.
    await page.screenshot({ path }).then(
      () => info.attach('page', { path }),
      () => undefined,
    );
  },

  stranger: async ({ browser, contextOptions, guard, viewport, hasTouch, isMobile, baseURL }, use) => {
    const options = { ...contextOptions, viewport, hasTouch, isMobile };
    const context = await browser.newContext(baseURL === undefined ? options : { ...options, baseURL });
    guard.watch(context);
    await reportRejections(context);
    await takePatience(context);
    const page = await context.newPage();
    await page.addInitScript(knowGames, SETTINGS);
    await use(page);
    await context.close();
  },
});

/** Logs uncaught rejections as errors with their reason, which browsers leave out unless it is an `Error`. */
const reportRejections = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) => console.error(`uncaught rejection: ${reason}`)),
  );

/**
 * Makes the pages of a context independent of the time that a busy machine takes: their searches count nodes,
 * and notices stay until they are closed or do not apply any more.
 */
export async function takePatience(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${countNodes})(Worker, ${NODES_PER_MS})`);
  await context.addInitScript((times) => {
    const { setTimeout } = window;
    // clock: it leaves the page's timers as they are, except that some never end
    window.setTimeout = ((run: TimerHandler, ms = 0) =>
      times.includes(ms) ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
  }, NOTICE_MS);
}

/** The display times of notices, in milliseconds. */
const NOTICE_MS = [3000, 6000, 12_000];

/** The input of the project: a finger on the phone, a mouse on the desktop. */
export const hand: Hand = new Proxy(mouse, {
  get: (_, gesture) => Reflect.get(test.info().project.use.hasTouch ? touch : mouse, gesture),
});

/** Settings of a visitor who has skipped the first board of every game. */
const KNOWN = Object.fromEntries(games().map((game) => [game, 0]));
export const SETTINGS = seal({ moved: KNOWN, begun: KNOWN });

/** Runs in the page, before it starts. */
function knowGames(settings: string): void {
  try {
    if (localStorage.getItem('tilery.settings') === null) localStorage.setItem('tilery.settings', settings);
  } catch {
    // Without storage, the page remembers nothing.
  }
}

/** The state of the game on the page, as reported by its session. */
export interface State {
  id: string | undefined;
  position: string;
  moves: string[];
  legal: string[];
  status: { state: 'playing' | 'won' | 'lost'; over: boolean; reason: string | null };
  figures: Record<string, number>;
}

declare global {
  /** The page's handle on the current game, for tests. */
  interface Tilery {
    session: GameSession;
    play: Play;
    isOnItsWay: boolean;
    view: BoardView;
  }
  interface Window {
    tilery?: Partial<Tilery>;
  }
}

/** The state of the game on the page. Waits until there is one. */
export const state = (page: Page): Promise<State> =>
  acrossReloads(async () => {
    // In one evaluation: a link being opened may remove the game in between.
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
  });

/** Fails if axe finds a barrier on the page, or in the part that a selector matches. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  // The page has no frames. Without the parts of the report that are not read, this takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, 'barriers that axe found').toEqual([]);
}
