// Helpers that use the studio as a person does, for browser tests.
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Locator } from '@playwright/test';
import { expect, hand, type Page } from './fixtures';
import { button, downloaded, kept, press } from './page';

/** The rules of a game in which a player goes right to a thing that is worth 10 points, and wins. */
export const winByGoingRight = (thing = 'coin'): string => `rule press:right all-four
when C +player
do C move:right

rule change
when C +${thing} ~player
do C destroy score:10

rule never
when C +coin
do game win
`;

/** Opens the studio by its address. The tests of the home open it from there. */
export async function openStudio(page: Page): Promise<void> {
  await page.goto('./#studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
}

/** Opens a copy of a shipped game in the studio. */
export async function openCopy(page: Page, title: string): Promise<void> {
  await openStudio(page);
  await press(button(page, `${title}: open a copy`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Places of the project' }).getByRole('button', { name, exact: true });

/** Goes from any place of a project to the home of the page. */
export async function leaveStudio(page: Page): Promise<void> {
  await press(tab(page, 'Home'));
  await press(button(page, 'Back'));
  await press(button(page, 'All games'));
}

/** Opens a screen by its button on the project's home. */
export async function goTo(page: Page, place: string): Promise<void> {
  await press(tab(page, 'Home'));
  await press(page.getByRole('main').getByRole('button', { name: new RegExp(`^${place}`) }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place);
}

/** The centre of a cell of the grid on the screen. Rows and columns count from 1. */
export async function cellAt(page: Page, row: number, col: number): Promise<{ x: number; y: number }> {
  // The cell with the cursor is always in the DOM. The positions of all others follow from it.
  const cursor = page.locator('.cells [tabindex="0"]');
  await expect(cursor).toHaveCount(1);
  const box = await cursor.boundingBox();
  const at = /^r(\d+)c(\d+)$/.exec((await cursor.getAttribute('data-at')) ?? '');
  if (box === null || at === null) throw new Error('the grid has no cursor');
  return {
    x: box.x + (col - Number(at[2]) + 0.5) * box.width,
    y: box.y + (row - Number(at[1]) + 0.5) * box.height,
  };
}

/** Draws from one cell to another. */
export async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await hand.swipe(page, await cellAt(page, ...from), await cellAt(page, ...to), { ms: 60, steps: 8 });
}

/** The stored text of the project that was changed last. */
export async function keptText(page: Page): Promise<string> {
  const all = (await kept(page, 'project.')) as { text: string; changed: number }[];
  return all.sort((a, b) => b.changed - a.changed)[0]?.text ?? '';
}

/** The rows of a project's first map. */
export async function keptMap(page: Page): Promise<string[]> {
  const map = /\nmap\n((?: {2}.*\n)+)/.exec(await keptText(page))?.[1] ?? '';
  return map
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(2));
}

/** The rows of a project's first layer of sprites. */
export async function keptSprites(page: Page): Promise<string[]> {
  const map = /\nsprites\n((?: {2}.*\n?)+)/.exec(await keptText(page))?.[1] ?? '';
  return map
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(2));
}

/** Presses Tab until an element with that name has the focus, round and round while the element is not there. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().replace(/\s+/g, ' ');
    });
  const isThere = async () => {
    const found = await focused();
    return typeof name === 'string' ? found === name : name.test(found);
  };
  await expect(async () => {
    for (let n = 0; n < 20 && !(await isThere()); n += 1) await page.keyboard.press('Tab');
    expect(await isThere(), `Tab reaches ${name}`).toBe(true);
  }).toPass();
}

/** Opens a context that collects errors and requests of its pages. */
async function watched(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const [faults, asked]: [string[], string[]] = [[], []];
  context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  context.on('weberror', (failure) => faults.push(failure.error().message));
  context.on('request', (request) => /^https?:/.test(request.url()) && asked.push(request.url()));
  return { context, page: await context.newPage(), faults, asked };
}

/** Opens a saved page in a browser without a network. */
export async function openSaved(browser: Browser, path: string) {
  const saved = await watched(browser, { offline: true });
  await saved.page.goto(pathToFileURL(path).href);
  return saved;
}

/** Opens a page of a host that frames a page of another origin and forbids it storage. */
export async function openFramed(browser: Browser, html: string) {
  const framed = await watched(browser);
  const [HOST, GAME] = ['https://host.example/', 'https://games.example/game.html'];
  const frame = `<!doctype html><iframe src="${GAME}" sandbox="allow-scripts" width="640" height="480"></iframe>`;
  await framed.context.route(/^https?:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: route.request().url() === HOST ? frame : html }),
  );
  await framed.page.goto(HOST);
  return { ...framed, frame: framed.page.frameLocator('iframe') };
}

/** Exports the open game as a page and opens the file in a browser without a network. */
export async function openPage(page: Page, browser: Browser, path: string): Promise<Page> {
  const download = await downloaded(button(page, /^One page to keep/));
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.html$/u);
  await download.saveAs(path);
  const { page: alone, faults, asked } = await openSaved(browser, path);
  await expect(alone.locator('#board canvas')).toBeVisible();
  expect([...faults, ...asked]).toEqual([]);
  return alone;
}

/** Counts presses on the page from now on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { presses: 0 });
    addEventListener('pointerdown', () => Object.assign(globalThis, { presses: presses() + 1 }), true);
    const presses = () => (globalThis as unknown as { presses: number }).presses;
  });
  return () => page.evaluate(() => (globalThis as unknown as { presses: number }).presses);
}

/**
 * A sheet of two tiles beside each other, red and blue, as a browser writes it, in base64. `margin` is that of the
 * colour in each tile, in pixels.
 */
export const sheet = (page: Page, type: string, margin: number): Promise<string> =>
  page.evaluate(
    ({ type, margin }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 32, height: 16 });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      for (const [n, colour] of ['#d03038', '#2050b0'].entries()) {
        context.fillStyle = colour;
        context.fillRect(16 * n + margin, margin, 16 - 2 * margin, 16 - 2 * margin);
      }
      return canvas.toDataURL(type).split(',').at(-1) ?? '';
    },
    { type, margin },
  );
