// Helpers that find the page's controls as a person does, and press them with the input of the test.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Locator } from '@playwright/test';
import { linkTo, painted } from '../../scripts/browsers/page.mjs';
import { at } from '../../scripts/lib.mjs';
import { expect, hand, type Page, SETTINGS, state } from './fixtures';

export { cellBox, follow, linkTo, moveBy, painted, play } from '../../scripts/browsers/page.mjs';

const DIRECTIONS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;

interface Listed {
  id: string;
  presets: { params: string }[];
  edits: string | null;
}

/** A deal of each game of the catalogue: the given ones, and for the other games the first preset. */
export function eachGame(own: Readonly<Record<string, string>> = {}): string[] {
  const catalogue: Listed[] = JSON.parse(readFileSync(at('www', 'pkg', 'catalogue.json'), 'utf8'));
  return catalogue
    .filter(({ edits }) => edits === null)
    .map(({ id, presets }) => `${id}:${own[id] ?? `${presets[0]?.params}#1`}`);
}

/** Opens the page with a game id, a position or a save in its address. */
export const openText = (page: Page, text: string) => openLink(page, linkTo(text));

/** Opens a game or a page by its name in the address. Waits until a game is on the page. */
export const openGame = (page: Page, name: string) => openLink(page, `#${name}`);

async function openLink(page: Page, fragment: string): Promise<void> {
  await page.goto(`./${fragment}`);
  // A change of the fragment alone does not reload the page.
  await expect.poll(() => new URL(page.url()).hash, 'the address is cleaned').toBe('');
  await state(page);
}

/** Lets every page that is loaded from now on begin without the games and settings of the pages before. */
export const forgetGames = (page: Page) =>
  page.addInitScript((settings) => {
    // An empty page has no storage.
    if (location.protocol === 'about:') return;
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('tilery.settings', settings);
  }, SETTINGS);

/**
 * Runs code in the page as it is left, after the page has stored all that it had not stored yet, which would
 * overwrite what a test stores.
 */
export const onLeave = <T>(page: Page, change: (value: T) => unknown, value: T): Promise<unknown> =>
  page.evaluate(`addEventListener('pagehide', () => (${change})(${JSON.stringify(value)}))`);

/** Stores values as the page is left. */
export const storeOnLeave = (page: Page, values: Record<string, string>): Promise<unknown> =>
  onLeave(page, (all) => Object.entries(all).map((entry) => localStorage.setItem(...entry)), values);

/** Presses an element with the hand, once it can be pressed and stays where it is. */
export async function press(target: Locator): Promise<void> {
  const page = target.page();
  await hand.rest(page);
  let point = { x: 0, y: 0 };
  const find = async () => {
    const found = await target.evaluateAll(pointOf);
    if (typeof found === 'string') return found;
    const isThere = found.x === point.x && found.y === point.y;
    point = found;
    return isThere ? 'ready' : 'moved';
  };
  await expect.poll(find, `${target} can be pressed`).toBe('ready');
  await hand.tap(page, point);
}

/**
 * Runs in the page: the centre of the only element, scrolled into view; or why it cannot be pressed yet. All in
 * one call, because each costs ten milliseconds, and a list that is rendered again in between would detach the
 * element.
 */
function pointOf(elements: Element[]): { x: number; y: number } | string {
  const [element, another] = elements;
  const isSeen = element?.checkVisibility({ visibilityProperty: true });
  if (element === undefined || !isSeen) {
    // Commands after a game may be behind More on its bar. Without a touch, it does no harm if the target is
    // elsewhere, and still being loaded.
    if (document.querySelector('dialog[open]') === null)
      document.querySelector<HTMLElement>('.over .more[aria-expanded="false"]')?.click();
    return element === undefined ? 'missing' : 'hidden';
  }
  if (another !== undefined) return `one of ${elements.length}`;
  if (element.closest(':disabled, [aria-disabled="true"]') !== null) return 'disabled';
  (element as Element & { scrollIntoViewIfNeeded?(): void }).scrollIntoViewIfNeeded?.();
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return 'moving';
  const { x, y, width, height } = element.getBoundingClientRect();
  return width * height === 0 ? 'empty' : { x: x + width / 2, y: y + height / 2 };
}

/** The stored data under all keys with a prefix, in localStorage and in the database. */
export async function kept(page: Page, start: string): Promise<unknown[]> {
  const texts = await page.evaluate(async (begin) => {
    const all = new Map<string, string>();
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === 'tilery')) {
      const base = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open('tilery');
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      const rows = await new Promise<{ run: string; text: string }[]>((done) => {
        const request = base.transaction('runs').objectStore('runs').getAll();
        request.onsuccess = () => done(request.result);
      });
      base.close();
      // Runs that were left are stored there without the prefix.
      for (const { run, text } of rows) all.set(run.includes('.') ? run : `left.${run}`, text);
    }
    for (const [key, text] of Object.entries({ ...localStorage })) all.set(key.replace('tilery.', ''), text);
    // Rows of a project contain its parts.
    const data = ([key, text]: [string, string]) => ({ key, data: JSON.parse(text).data });
    const kind = begin.slice(0, begin.indexOf('.'));
    return [...all]
      .filter(([key]) => key.startsWith(begin) || (begin === 'project.' && key.startsWith('state.')))
      .map(data)
      .flatMap(({ key, data }) => (key.startsWith('state.') ? (data[kind] ?? []) : [data]));
  }, start);
  return texts;
}

/** Presses an element that saves a file. */
export async function downloaded(target: Locator): Promise<Download> {
  const download = target.page().waitForEvent('download');
  await press(target);
  return download;
}

/** Presses an element that asks for a file, and chooses one by its path or contents. */
export async function upload(
  target: Locator,
  file: string | { name: string; buffer: Buffer },
): Promise<void> {
  const chooser = target.page().waitForEvent('filechooser');
  await press(target);
  await (await chooser).setFiles(typeof file === 'string' ? file : { mimeType: '', ...file });
}

/** Unfolds what is behind *More* in the dialog. */
export async function unfold(page: Page): Promise<void> {
  const more = page.locator('dialog[open] details.more').first();
  await expect(more).toBeAttached();
  if ((await more.getAttribute('open')) === null) await press(more.locator('summary').first());
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Chooses a command from the menu. */
export async function pick(page: Page, name: string): Promise<void> {
  await press(button(page, 'Menu'));
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const item = menu.getByRole('button', { name, exact: true });
  const more = menu.locator('.more');
  await expect(more).toBeVisible();
  if (!(await item.isVisible())) await press(more);
  await press(item);
}

export const dialog = (page: Page) => page.getByRole('dialog');

/** The notices, or those that contain a text. */
export const notice = (page: Page, hasText?: string | RegExp) =>
  page.getByRole('status').filter(hasText === undefined ? {} : { hasText });

/** The moves of the game on the page. */
export const moves = async (page: Page) => (await state(page)).moves;

/** Hides the page or shows it again, as another tab in front of it would. */
export const show = (page: Page, isShown: boolean) =>
  page.evaluate((shown) => {
    const values = { hidden: !shown, visibilityState: shown ? 'visible' : 'hidden' };
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isShown);

/**
 * Records from the next load on where an element is, frame by frame. Returns a function that gets its places
 * below a heading, each once.
 */
export async function recordPlaces(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const places = new Map<string, Set<string>>();
    const look = () => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      const heading = document.querySelector('h1')?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      if (box !== undefined && box.width > 0)
        places.set(heading, (places.get(heading) ?? new Set()).add(`${box.x} ${box.y}`));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { placesUnder: (heading: string) => [...(places.get(heading) ?? [])] });
  }, selector);
  return async (heading: string): Promise<string[]> => {
    await painted(page);
    return page.evaluate(
      (wanted) => (globalThis as unknown as { placesUnder(heading: string): string[] }).placesUnder(wanted),
      heading,
    );
  };
}

export async function closeDialog(page: Page): Promise<void> {
  await press(dialog(page).getByRole('button', { name: 'Close' }));
  await expect(dialog(page)).toHaveCount(0);
}

/** The text of a figure in the bar. */
export const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] dd`);

/** Waits until the mirrors of boards are up to date, which happens shortly after each change. */
export const mirrored = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[role="grid"][data-late]') === null);

/** Plays a game to its end, at most 3,000 moves, by the same chance each time. */
export const playOutByChance = (page: Page) =>
  page.evaluate(() => {
    const { session, play } = window.tilery as Tilery;
    let dice = 7;
    for (let made = 0; made < 3000 && !session.status().over; made += 1) {
      const legal = session.legal();
      dice = (dice * 48271) % 2147483647;
      play.perform('page', (here) => here.play(legal[dice % legal.length] ?? ''));
    }
  });

/** Waits until the current board is visible. Before that, a press only ends the film. */
export const seen = (page: Page) => page.waitForFunction(() => window.tilery?.view?.waits === false);

/** Lets announcements, which are shown for a second or two, stay until a press. */
export const lasting = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    // clock: it leaves the page's timers as they are, except that some never end
    window.setTimeout = ((run: TimerHandler, ms = 0) =>
      ms >= 900 && ms <= 1800 ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
  });

/** Advances the page's clock with all its timers and frames. Requires `page.clock.install()`. */
export const later = (page: Page, ms: number) => page.clock.runFor(ms);

/** Stops the page's clock some milliseconds from now, so that its time only passes by `later` and `frames`. */
export async function stopClock(page: Page, ms = 1000): Promise<void> {
  for (;;) {
    try {
      // clock: of the page, which stands still from then on
      await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, ms));
      return;
    } catch (error) {
      // On a busy machine the moment may be over before the clock hears of it.
      if (!String(error).includes('to the past')) throw error;
    }
  }
}

/**
 * Notes from now on what screen readers announce about the board. On a slow machine what is one announcement
 * elsewhere may be two. The returned function joins them.
 */
export async function announcements(page: Page): Promise<() => Promise<string>> {
  const heard = await page.locator('.board-announcer').evaluateHandle((element) => {
    const all: string[] = [];
    new MutationObserver(() => all.push(element.textContent)).observe(element, { childList: true });
    return all;
  });
  return () => heard.evaluate((all) => all.join('\n'));
}

/** Lets the page's time pass frame by frame until a check succeeds. Code that is fetched may arrive meanwhile. */
export const frames = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await later(page, 16);
    await check();
  }).toPass();

/** Holds back the files whose address matches a pattern, until the returned function is called. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Repeats an action until a condition holds, and lets each attempt take effect for a second. */
export const repeat = (act: () => Promise<unknown>, holds: () => Promise<boolean>) =>
  expect(async () => {
    await act();
    expect(await within(1000, holds)).toBe(true);
  }).toPass();

/** True if a condition becomes true within `ms` milliseconds. Only for waiting where either result is right. */
const within = (ms: number, holds: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(holds, { timeout: ms, intervals: [15] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** The labels of a board's cells. */
export const labelsOf = async (board: Locator) => {
  await mirrored(board.page());
  return board
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? ''));
};

/** The labels of the board's cells, row by row. */
export const cells = (page: Page) => labelsOf(page.locator('.board'));

/** Swipes across the centre of the board. */
export async function tilt(page: Page, direction: keyof typeof DIRECTIONS): Promise<void> {
  const box = await page.locator('.board canvas').boundingBox();
  if (box === null) throw new Error('there is no board');
  const [dx, dy] = DIRECTIONS[direction];
  const from = { x: box.x + box.width / 2 - dx * 50, y: box.y + box.height / 2 - dy * 50 };
  await hand.swipe(
    page,
    from,
    { x: from.x + dx * 100, y: from.y + dy * 100 },
    { ms: 40, steps: 4, isFlick: true },
  );
}

/** Plays legal moves by `move` until the game is over or a limit is reached. Returns their number. */
export async function playOn(
  page: Page,
  move: (direction: keyof typeof DIRECTIONS) => Promise<void>,
  most = 200,
): Promise<number> {
  for (let made = 0; made < most; made += 1) {
    const { legal, moves } = await state(page);
    const next = legal[made % Math.max(1, legal.length)];
    if (next === undefined) return made;
    await move(next as keyof typeof DIRECTIONS);
    await expect
      .poll(async () => (await state(page)).moves.length, { intervals: [20] })
      .toBe(moves.length + 1);
  }
  return most;
}

/** A hint for the game on a page, from the full package: the page's own package has no search. */
export async function hintOn(
  page: Page,
  nodes: number,
): Promise<{ move: string; line: string[] } | undefined> {
  const save = await page.evaluate(() => window.tilery?.session?.save() ?? '');
  const folder = at('www', 'pkg');
  const { initSync, Session } = await import(pathToFileURL(join(folder, 'tilery.js')).href);
  initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
  const session = Session.load(save);
  const hint = session.hint({ nodes });
  session.free();
  return hint;
}

/** Fills the storage to the last byte. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let size = 1 << 20;
    for (let n = 0; size >= 1; n += 1) {
      try {
        localStorage.setItem(`other.${n}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });

/**
 * Draws square corners from now on. The antialiasing of a corner depends slightly on what else is drawn with
 * it, so pictures of the same board would differ otherwise.
 */
export const squareCorners = (page: Page) =>
  page.addInitScript(() => {
    for (const { prototype } of [CanvasRenderingContext2D, Path2D])
      Object.assign(prototype, { arcTo: prototype.lineTo, roundRect: prototype.rect });
  });
