// Offline use after the first visit, and a newer version that waits until the player activates it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, state } from '../fixtures';
import { build, type Host, kept, test } from '../host';
import { button, dialog, downloaded, eachGame, moveBy, openGame, pick, press } from '../page';
import { drag, goTo, keptMap, tab } from '../studio-page';

test.use({ serviceWorkers: 'allow' });

/** Replaces the served build by another one. */
function publish({ folder }: Host, name: string): void {
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  change('index.html', /<html lang="en"( data-build="\w+")?>/, `<html lang="en" data-build="${name}">`);
  change('service-worker.js', /const VERSION = '[^']*'/, `const VERSION = '${name}'`);
}

/** The title of a game's board. A game with many games inside shows the title of the first. */
const titleOf = (name: string) => (name === 'TileCode' ? 'First Steps' : name);

test('after the first visit every game opens offline', async ({ page, host }) => {
  await page.goto('./#tilt');
  await moveBy(page, 2);
  const { position } = await state(page);
  await kept(page);
  await host.stop();
  await page.reload();
  expect((await state(page)).position, 'the game goes on').toBe(position);

  await press(button(page, 'All games'));
  await expect(page.locator('.game').nth(4)).toBeVisible();
  const names = await page.locator('.game strong').allTextContents();
  for (const name of names) {
    await press(page.locator('.game').filter({ hasText: name }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(name));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(name));
    expect((await state(page)).legal.length, name).toBeGreaterThan(0);
    await pick(page, 'Rules');
    await expect(dialog(page)).toBeVisible();
    await press(dialog(page).getByRole('button', { name: 'Close' }));
    await press(button(page, 'All games'));
  }
});

test('the studio creates and shares games offline', async ({ page, host }) => {
  await openGame(page, 'tilt');
  await kept(page);
  await host.stop();
  await page.reload();
  await state(page);
  await press(button(page, 'All games'));
  await press(button(page, 'Open the studio'));
  await press(button(page, 'New game'));
  await press(tab(page, 'Map'));
  await drag(page, [2, 5], [5, 5]);
  await expect.poll(async () => (await keptMap(page))[3]).toBe('W...W...W');
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Map of One' })).toBeAttached();
  await goTo(page, 'Share');
  const download = await downloaded(page.getByRole('button', { name: /^One page to keep/ }));
  expect(readFileSync(await download.path(), 'utf8')).toContain('My game');
});

test('hints, other languages and links work offline', async ({ page, host }) => {
  await openGame(page, 'tilt');
  await kept(page);
  await host.stop();
  await page.goto('./#ttilt%3A4x4%2342');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#42');
  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('status')).toContainText(/Hint/);
  await pick(page, 'Settings');
  await dialog(page).getByLabel('Language').selectOption('fr');
  await expect(dialog(page).getByRole('heading', { name: 'Réglages' })).toBeVisible();
});

test('a newer version waits until it is activated, and keeps the game', async ({ page, host }) => {
  await page.goto('./#tilt');
  await moveBy(page, 3);
  await kept(page);
  const { position } = await state(page);

  publish(host, 'second');
  await page.reload();
  expect((await state(page)).position).toBe(position);
  expect(await build(page), 'still the first build').toBeUndefined();
  await moveBy(page, 2);
  const later = (await state(page)).position;
  await expect(page.locator('.news')).toBeVisible();
  expect((await state(page)).position, 'nothing has interrupted the game').toBe(later);

  await pick(page, 'New version');
  await expect.poll(() => build(page).catch(() => undefined)).toBe('second');
  expect((await state(page)).position, 'the game goes on').toBe(later);
  await expect(page.locator('.news')).toHaveCount(0);
  await host.stop();
  await page.reload();
  expect(await build(page), 'the second build is kept').toBe('second');
  expect((await state(page)).position).toBe(later);
});

test('another window continues with its own build while a newer version takes over', async ({
  page,
  context,
  host,
}) => {
  await openGame(page, 'tilt');
  await kept(page);
  const other = await context.newPage();
  await openGame(other, 'tilt');
  publish(host, 'second');
  await page.reload();
  await expect(page.locator('.news')).toBeVisible();
  await pick(page, 'New version');
  await expect.poll(() => build(page).catch(() => undefined)).toBe('second');

  // The other window is unchanged, can still load games of its own build, and offers to update.
  expect(await build(other)).toBeUndefined();
  await host.stop();
  await press(button(other, 'All games'));
  await expect(button(other, 'New version')).toBeVisible();
  await expect(other.locator('.game canvas')).toHaveCount(eachGame().length);
  await press(button(other, 'New version'));
  await expect.poll(() => build(other).catch(() => undefined)).toBe('second');
});

test('the page can be installed, and its icons exist', async ({ page, baseURL }) => {
  await openGame(page, 'tilt');
  await kept(page);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in private windows, which cannot install pages.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  interface Picture {
    src: string;
    sizes: string;
    type: string;
  }
  const { icons, screenshots, shortcuts, start_url } = JSON.parse(data ?? '{}') as {
    icons: Picture[];
    screenshots: Picture[];
    shortcuts: { name: string; url: string }[];
    start_url: string;
  };
  expect(new URL(start_url, url).href).toBe(baseURL);
  expect(screenshots.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const response = await page.request.get(new URL(src, url).href);
    expect(response.headers()['content-type'], src).toContain(type);
    // The width is in bytes 16 to 19 of a PNG.
    if (type === 'image/png') expect((await response.body()).readUInt32BE(16), src).toBe(parseInt(sizes, 10));
  }
  // A shortcut opens its game where it was left.
  expect(shortcuts.length).toBeGreaterThan(4);
  for (const { name, url: address } of shortcuts) {
    await page.goto(new URL(address, url).href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(name));
  }
});

test('the worker never answers for other pages in the same folder or below', async ({ page, host }) => {
  await openGame(page, 'tilt');
  await kept(page);
  mkdirSync(join(host.folder, 'below'));
  for (const file of ['my-game.html', 'below/index.html']) {
    writeFileSync(join(host.folder, file), `<title>${file}</title><link rel="icon" href="data:,">`);
    await page.goto(file);
    await expect(page).toHaveTitle(file);
    // Nor for their files, whatever their names: the host's current version is served.
    for (const own of ['data.json', 'assets/own.js', 'below/icon.svg']) {
      const path = join(host.folder, own);
      for (const text of ['first', 'second']) {
        writeFileSync(path, text);
        expect(
          await page.evaluate(
            async (address) => (await fetch(address, { cache: 'no-store' })).text(),
            new URL(own, host.url).href,
          ),
        ).toBe(text);
      }
    }
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    stored.filter((path) => /my-game|below|own\.js|data\.json/.test(path)),
    'nothing of it is stored',
  ).toEqual([]);
});

test('without a service worker the page works online', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', {
      value: {
        controller: null,
        addEventListener() {},
        register: () => Promise.reject(new Error('refused')),
      },
    });
  });
  await page.goto('./#tilt');
  await moveBy(page, 1);
  expect((await state(page)).moves).toHaveLength(1);
});
