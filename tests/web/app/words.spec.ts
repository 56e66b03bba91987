// Names of sentences never reach a player. The test records everything that the page shows or announces while
// it visits every game, every dialog and every screen of the studio, in each language.
import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { at, filesUnder } from '../../../scripts/lib.mjs';
import { expect, type Page, ready, test } from '../fixtures';
import { eachGame, moveBy, openText } from '../page';

/** A game of each kind in the state that shows the most. The one of Tilerama is one push from its end. */
const GAMES = [
  ...eachGame({
    tilt: '2x2#5',
    tilerama: 'classic-a-x3~1#5',
    mound: 'classic-4-4-5#5',
    tileburst: 'classic#5',
    tilecode: 'steps-2#1',
  }),
  'workshop:3x3#1',
];

/** The prefixes of names of sentences: `figure-`, `studio-`. */
const STARTS = new Set(
  filesUnder(at('www', 'locales', 'en'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^[a-z][\w-]* =/gm) ?? [])
    .flatMap((name) => /^[a-z]+-/.exec(name)?.[0] ?? []),
);

/** The names of sentences in a text. Ordinary words have capitals, or no hyphens. */
const namesIn = (text: string) =>
  (text.match(/(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])/g) ?? []).filter((word) =>
    STARTS.has(word.slice(0, word.indexOf('-') + 1)),
  );

/** The requests of a page that have no answer yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** Records every text and every label from the start. */
async function listen(page: Page): Promise<void> {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.addInitScript(() => {
    const heard = new Set<string>();
    const hear = (node: Node) => {
      if (node.parentElement?.closest('script, style') || !node.isConnected) return;
      if (node instanceof Text) heard.add(node.data.trim());
      if (!(node instanceof Element)) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        heard.add(node.getAttribute(name) ?? '');
      for (const child of node.childNodes) hear(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) hear(node);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { heard });
  });
}

const heard = (page: Page) => page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);

/** Waits until all requested content has been loaded and shown. */
async function settled(page: Page): Promise<void> {
  do
    await page.evaluate(async () => {
      let size = -1;
      const { heard } = window as unknown as { heard: Set<string> };
      for (let still = 0; still < 3; still = size === heard.size ? still + 1 : 0) {
        size = heard.size;
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      }
    });
  while ((pending.get(page)?.size ?? 0) > 0);
}

/**
 * Clicks the n-th match of a selector through the DOM, because its position does not matter here. Returns
 * false if there is none.
 */
const pressNth = (page: Page, selector: string, n: number) =>
  page.evaluate(
    ([selector, n]) => {
      const element = document.querySelectorAll<HTMLElement>(selector)[n];
      element?.click();
      return element !== undefined;
    },
    [selector, n] as const,
  );

/** Presses all controls that unfold or change the open dialog; then closes it. */
const walkDialog = (page: Page) =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]');
    const all = 'summary, .segments input, .chip';
    for (let n = 0; n < (open?.querySelectorAll(all).length ?? 0); n += 1)
      open?.querySelectorAll<HTMLElement>(all)[n]?.click();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  });

/** Plays the move that wins. */
const win = (page: Page) =>
  page.evaluate(() => {
    const { session, play } = window.tilery as Tilery;
    const move = session.legal().find((one) => {
      const trial = session.copy();
      trial.play(one);
      return trial.status().over;
    });
    if (move === undefined) throw new Error('no move wins');
    play.perform('page', (here) => here.play(move));
  });

/** The game on the page; undefined if the page shows something else. */
const gameHere = (page: Page) =>
  page.evaluate(() => {
    const { session } = (window.tilery ?? {}) as Partial<Tilery>;
    return document.getElementById('menu') === null ? undefined : session?.game();
  });

/** Opens every item of the menu. */
async function walkMenu(page: Page, text: string): Promise<void> {
  for (let n = 0; await pressNth(page, '#menu button:not(.more)', n); n += 1) {
    await settled(page);
    await walkDialog(page);
    // An editor may have replaced the game.
    if ((await gameHere(page)) !== text.split(':')[0]) await openText(page, text);
  }
}

/**
 * Visits the studio: its projects, a copy of a game, and each of its screens with all dialogs and
 * disclosures.
 */
async function walkStudio(page: Page): Promise<void> {
  // From an editor, go back to its game.
  while ((await page.locator('.game').count()) === 0) {
    await pressNth(page, '.bar button', 0);
    await settled(page);
  }
  await page.locator('.making button.soft').click();
  const parts = page.locator('main .part');
  const projects = page.locator('.project button.open');
  // The studio may open the project of the last visit.
  await expect(parts.or(projects).first()).toBeVisible();
  if ((await parts.count()) > 0) await page.locator('.bar button').first().click();
  await projects.first().click();
  const home = page.locator('nav button').first();
  await expect(parts.first()).toBeVisible();
  const count = await parts.count();
  for (let n = 0; n < count; n += 1) {
    await home.click();
    await parts.nth(n).click();
    await settled(page);
    const all = 'main button:not(:disabled)';
    for (let m = 0; m < Math.min(12, await page.locator(all).count()); m += 1) {
      await pressNth(page, all, m);
      await walkDialog(page);
    }
    await settled(page);
    await page.keyboard.press('?');
    await walkDialog(page);
  }
  await home.click();
}

for (const [language, evidence, step] of [
  ['en', ['Fastest', 'Learn it', 'Crates: open a copy', 'ghost'], 'player down to row 4, column 2.'],
  [
    'fr',
    ['Le plus vite', 'Apprendre', 'Caisses\u00a0: ouvrir une copie', 'fantôme'],
    'joueur vers le bas, ligne 4, colonne 2.',
  ],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('no name of a sentence is ever shown or announced', async ({ page }) => {
      await listen(page);
      await page.goto('./#tilt');
      await ready(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      for (const text of GAMES) {
        await openText(page, text);
        await (text.startsWith('tilerama') ? win(page) : moveBy(page, 3));
        await walkMenu(page, text);
      }
      await openText(page, 'tilecode:crates#1');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('.board-announcer'), 'a round is told').toHaveText(step);
      await walkStudio(page);
      const texts = await heard(page);
      // Check that the visit went deep into dialogs and the studio.
      for (const text of evidence) expect(texts).toContain(text);
      const names = texts.flatMap((text) => namesIn(text).map((name) => `${name} in “${text}”`));
      expect(names).toEqual([]);
    });
  });
}
