// A pseudo-language: English with accents and two fifths longer, as French, German or Finnish may be. It
// replaces the English of the build, so that every screen shows if longer words still fit on the narrowest
// phone.
import { expect, type Page, ready, test } from '../fixtures';
import { moveBy, openText, painted, pick, press } from '../page';

const LONGER: Record<string, string> = {
  a: 'áa',
  e: 'ée',
  i: 'ïi',
  o: 'öo',
  u: 'üu',
  A: 'Áa',
  E: 'Ée',
  I: 'Ïi',
  O: 'Öo',
  U: 'Üu',
};

/** A Fluent source with longer words. Identifiers, placeables and variant keys stay. */
const longer = (source: string) =>
  source.replace(
    /^(?:[a-z][\w-]* =|\s*\*?\[[^\]]*\])|\{[^{}]*(?:\}|->)|@\d+|[aeiou]/gim,
    (found) => LONGER[found] ?? found,
  );

/** The commands that open an editor, which takes some time. */
const LEAVING = ['Change this game', 'Open in the editor'].map(longer);

test.use({ viewport: { width: 320, height: 568 }, locale: 'en-GB' });

/** The elements whose text is cut off, and by how much the page is too wide. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    const all = document.querySelectorAll(
      'button, h1, h2, h3, label, legend, summary, dt, dd, th, td, option, p, .toast',
    );
    const cut = [...all].flatMap((element) => {
      const { width, right, left } = element.getBoundingClientRect();
      if (width < 2 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isMeant = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
      const scrolls = element.closest('.figures, .levels, .presets, .tabs, .scroll') !== null;
      const leaves = !scrolls && (right > innerWidth + 1 || left < -1);
      return (hides && !isMeant) || leaves
        ? [`${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`]
        : [];
    });
    return over > 0 ? [`the page is ${over} too wide`, ...cut] : cut;
  });

/** Presses a command of the menu and returns its name; undefined if there are fewer commands. */
const pressNth = (page: Page, n: number) =>
  page.evaluate((n) => {
    const item = document.querySelectorAll<HTMLElement>('#menu button:not(.more)')[n];
    item?.click();
    return item?.textContent?.trim();
  }, n);

const gameOf = (page: Page) =>
  page.evaluate(() => (window.tilery?.session as unknown as { game(): string } | undefined)?.game());

test('longer words fit on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.route(/\/assets\/en\.[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [, before = '', source = '""', after = ''] =
      /^(.*?)((?:"(?:[^"\\]|\\.)*")|(?:`(?:[^`\\]|\\.)*`))(.*)$/s.exec(text) ?? [];
    // The build wrote the sentences as a JavaScript string.
    const sentences = longer(Function(`return ${source}`)() as string);
    await route.fulfill({ response, body: before + JSON.stringify(sentences) + after });
  });
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  /** Waits until the code of a command has been fetched, and its effect is visible. */
  const settled = async () => {
    do await painted(page);
    while (pending > 0);
  };
  const found: string[] = [];
  const look = async (where: string) => {
    await settled();
    for (const one of await cutOff(page)) found.push(`${where}: ${one}`);
    if (process.env.PSEUDO_SHOTS)
      await page.screenshot({ path: `${process.env.PSEUDO_SHOTS}/${where.replace(/\W+/g, '-')}.png` });
  };
  await page.goto('./#tilt');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Üundöo' })).toBeVisible();
  await look('first');
  for (const game of [
    'tilt:2x2#5',
    'tilerama:classic-a-x3!300s#1',
    'mound:classic-4-4-5#5',
    'tileburst:classic#5',
    'tilecode:steps-2#1',
    'workshop:3x3#1',
  ]) {
    await openText(page, game);
    await look(game);
    for (let n = 0; ; n += 1) {
      const title = await page.locator('h1').innerText();
      const name = await pressNth(page, n);
      if (name === undefined) break;
      if (LEAVING.includes(name)) {
        await expect(page.locator('h1')).not.toHaveText(title);
        await look(`${game} ${name}`);
      }
      await settled();
      const dialog = page.locator('dialog[open]');
      if ((await dialog.count()) > 0) {
        await look(`${game} ${name}`);
        await dialog.first().evaluate((element: HTMLDialogElement) => element.close());
      }
      // A command may have opened another screen or an editor.
      if ((await page.locator('#menu').count()) === 0 || (await gameOf(page)) !== game.split(':')[0])
        await openText(page, game);
    }
  }
  expect(found).toEqual([]);
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, locale: 'fr-FR' });

  /** The elements that extend beyond the window or have cut-off text. */
  const beyond = (page: Page, elements: string) =>
    page.locator(elements).evaluateAll((all) =>
      all.flatMap((element) => {
        const { bottom, height } = element.getBoundingClientRect();
        const isCut = bottom > innerHeight || height < 44 || element.scrollHeight > element.clientHeight + 1;
        return isCut ? [element.textContent?.trim()] : [];
      }),
    );

  test('French buttons are fully visible', { tag: '@phone' }, async ({ page }) => {
    for (const game of [
      'tilt:4x4#5',
      'tilerama:classic-a-x3#1',
      'mound:classic-4-4-5#5',
      'tileburst:classic#5',
    ]) {
      await openText(page, game);
      expect(await beyond(page, '.actions button'), game).toEqual([]);
    }
    await openText(page, 'tilt:3x3#11');
    await moveBy(page, 20);
    await pick(page, 'Arrêter et compter le score');
    await press(page.getByRole('button', { name: 'Revoir' }));
    await expect(page.locator('.turns')).toBeVisible();
    await expect.poll(() => beyond(page, '.look-back :is(.turns, .main)')).toEqual([]);
  });
});
