// Packs: several games in one link, opened, played and changed by another person, with their progress kept.
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { printPack } from '../../../www/store/projects/pack';
import { expect, expectNoBarriers, type Page, test } from '../fixtures';
import { button, dialog, follow, holdBack, kept, linkTo, notice, openText, press, upload } from '../page';
import { keptText, tab, winByGoingRight } from '../studio-page';

const LEVELS = ['pc.', 'p.c'].map(
  (row, n) => `
level ${n === 0 ? 'First' : 'Second'}
map
  ...
sprites
  ${row}
`,
);

/** A game that is won by going right, with some levels. */
const game = (title: string, levels: readonly string[], coin = 'coin') => `tilecode 2
title ${title}
author Ada
time turns
background ground . grass
sprite player p player
sprite coin c coin
${levels.join('')}
${winByGoingRight(coin)}`;

const PACK = printPack({
  title: 'Rainy afternoon',
  author: 'Ada',
  games: [game('Coins', LEVELS), game('Broken', LEVELS, 'coyn'), game('One room', LEVELS.slice(0, 1))],
});

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

/** Opens a game from the list of the pack. */
async function open(page: Page, title: string): Promise<void> {
  await press(button(page, `Play ${title}`));
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.title())).toBe(title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
}

/** Goes right, tile by tile. */
async function walk(page: Page, presses: number): Promise<void> {
  for (let n = 0; n < presses; n += 1) {
    const at = () =>
      page.evaluate(() => window.tilery?.session?.moves().filter((move) => move !== '.').length);
    const before = (await at()) ?? 0;
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe(before + 1);
  }
}

/** Leaves a game by the button. The browser's Back would first close the result, once that is open. */
const backToPack = (page: Page) => press(button(page, /^Back to (Rainy afternoon|Pack of games)$/));

const levelOn = (page: Page) => page.evaluate(() => window.tilery?.session?.figures().level);

test('the games of a pack are listed, played and won, and their levels are kept', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(`./${linkTo(PACK)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rainy afternoon');
  await expect(page.getByRole('main')).toContainText('by Ada · 3 games');
  await expect(card(page, 'Coins')).toContainText('2 levels');
  await expect(card(page, 'One room')).toContainText('one level');
  await expect(card(page, 'Game 2 cannot be opened')).toContainText('Nothing is called `coyn`');
  await expectNoBarriers(page);

  // One level of two, then back.
  await open(page, 'Coins');
  await expect.poll(() => levelOn(page)).toBe(1);
  await walk(page, 1);
  await expect.poll(() => levelOn(page)).toBe(2);
  await page.goBack();
  await expect(card(page, 'Coins')).toContainText('level 2 of 2 reached');

  // Another game, which is won.
  await open(page, 'One room');
  await walk(page, 1);
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.status().state)).toBe('won');
  await backToPack(page);
  await expect(card(page, 'One room')).toContainText('★ won');

  // The pack and its progress are there after a reload, and the unfinished game goes on where it was left.
  await page.reload();
  await expect(card(page, 'Coins')).toContainText('level 2 of 2 reached');
  await expect(card(page, 'One room')).toContainText('★ won');
  await open(page, 'Coins');
  await expect.poll(() => levelOn(page)).toBe(2);
  await walk(page, 1);
  await page.reload();
  await expect.poll(() => levelOn(page)).toBe(2);
  await walk(page, 1);
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.status().state)).toBe('won');
  await backToPack(page);
  await expect(card(page, 'Coins')).toContainText('★ won');

  // Later, the same link in a new tab.
  const later = await page.context().newPage();
  await later.goto(`./${linkTo(PACK)}`);
  await expect(card(later, 'Coins')).toContainText('★ won');
});

for (const [left, leave] of [
  [
    'to the home',
    async (page: Page) => {
      await press(button(page, 'All games'));
      await expect(button(page, 'Open the studio')).toBeVisible();
    },
  ],
  ['by a reload', (page: Page) => page.reload()],
] as const)
  test(`a level is stored although its code loads after the game was left ${left}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/(levels|stuck)-[^/]+\.js$/);
    await openText(page, game('Coins', LEVELS));
    await walk(page, 1);
    await expect.poll(() => levelOn(page)).toBe(2);
    await leave(page);
    release();
    await expect
      .poll(async () => {
        const [settings] = (await kept(page, 'settings')) as { reached: Record<string, number> }[];
        return Object.values(settings?.reached ?? {});
      })
      .toEqual([2, 2]);
  });

test('a game of a pack whose level was lost goes on at that level', {
  tag: '@desktop',
}, async ({ page }) => {
  const lost = game('Coins', LEVELS).replace(
    'do C move:right',
    'do C move:right\n\nrule press:a\nwhen C +player\ndo game lose',
  );
  await page.goto(`./${linkTo(printPack({ title: '', author: '', games: [lost] }))}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pack of games');
  await open(page, 'Coins');
  await walk(page, 1);
  await expect.poll(() => levelOn(page)).toBe(2);
  await page.evaluate(() => {
    (window.tilery as Tilery).play.perform('page', (session) => session.play('A'));
  });
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.status().state)).toBe('lost');
  await backToPack(page);
  await expect(card(page, 'Coins')).toContainText('level 2 of 2 reached');
  await open(page, 'Coins');
  await press(button(page, 'Try this level again').first());
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.status().state)).toBe('playing');
  expect(await levelOn(page)).toBe(2);
});

test(
  'a game of a pack is changed, and names the one that it was made from',
  {
    tag: '@desktop',
  },
  async ({ page }, info) => {
    // This time from a file.
    const path = info.outputPath('pack.tilery');
    await writeFile(path, PACK.replaceAll('\n', '\r\n'));
    await page.goto('./');
    await press(button(page, 'Open the studio'));
    await upload(button(page, 'Open a file'), path);
    await press(card(page, 'Coins').getByRole('button', { name: 'Change this game' }));
    await expect(tab(page, 'Map')).toBeVisible();
    await press(page.getByRole('main').getByRole('button', { name: /^Share/ }));
    await expect(page.getByRole('main')).toContainText('made from “Coins” by Ada');
    await page.getByLabel('Title').fill('My coins');
    await page.getByLabel('Title').press('Tab');
    await expect.poll(() => keptText(page)).toContain('title My coins\nremix Coins\nby Ada\n');
  },
);

test('a pasted pack tells where its games come from, and a changed one keeps that', {
  tag: '@desktop',
}, async ({ page }) => {
  const remixed = game('Coins', LEVELS).replace('author Ada\n', 'author Ada\nremix Old\nby Bob\n');
  await page.goto('./');
  await press(button(page, 'Open a game'));
  const text = printPack({ title: '', author: '', games: [remixed] });
  await dialog(page).getByRole('textbox').fill(`\n  ${text}`);
  await press(dialog(page).getByRole('button', { name: 'Open', exact: true }));
  await expect(card(page, 'Coins')).toContainText('made from “Old” by Bob');
  await expect(dialog(page)).toHaveCount(0);
  await press(button(page, 'Change this game'));
  await press(page.getByRole('main').getByRole('button', { name: /^Share/ }));
  const credits = page.getByRole('region', { name: 'What players see' });
  await expect(credits).toContainText('made from “Coins” by Ada');
  await expect(credits).toContainText('made from “Old” by Bob');
});

test('a pack that cannot be opened says why', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('./');
  const faults: Record<string, string> = {
    'pack 1\nname x\n': 'This pack is damaged in line 2. Nothing was opened.',
    'pack 2\n': 'made by a newer version',
    'pack 1\n': 'There is no game in this pack.',
    [`pack 1\n${'game\n'.repeat(25)}`]: 'more than 24 games',
  };
  for (const [text, fault] of Object.entries(faults)) {
    await follow(page, linkTo(text));
    await expect(page.getByRole('alert').filter({ hasText: fault })).toBeVisible();
    await expect(notice(page, 'cannot')).toHaveCount(0);
  }
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a pack is listed, and its faults are told', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`./${linkTo(PACK)}`);
    await expect(page.getByRole('main')).toContainText('par Ada · 3 jeux');
    await expect(card(page, 'Coins')).toContainText('2 niveaux');
    await expect(page.getByRole('main')).toContainText('Le jeu 2 ne peut pas être ouvert');
    await follow(page, linkTo('pack 1\nname x\n'));
    await expect(page.getByRole('alert')).toContainText('Ce recueil est abîmé à la ligne 2.');
  });
});

test(
  'a pack that is too long for a link is there after a reload',
  { tag: '@desktop' },
  async ({ page }, info) => {
    // Comments of random letters, which cannot be compressed.
    const noise = Array.from({ length: 1200 }, () => `# ${randomBytes(60).toString('base64')}\n`).join('');
    const path = info.outputPath('long.tilery');
    const games = [`${game('Long', LEVELS)}\n${noise}`, game('Coins', LEVELS)];
    await writeFile(path, printPack({ title: 'Thick book', author: 'Ada', games }));
    await page.goto('./');
    await press(button(page, 'Open the studio'));
    await upload(button(page, 'Open a file'), path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thick book');
    await open(page, 'Coins');
    await walk(page, 1);
    await expect.poll(() => levelOn(page)).toBe(2);
    await page.goBack();
    await expect(card(page, 'Coins')).toContainText('level 2 of 2 reached');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thick book');
    await expect(card(page, 'Long')).toContainText('2 levels');
    await expect(card(page, 'Coins')).toContainText('level 2 of 2 reached');
    // From a game, too, Back leads to the list after a reload.
    await open(page, 'Coins');
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.tilery?.session?.title())).toBe('Coins');
    await press(button(page, 'Back to Thick book'));
    await expect(card(page, 'Coins')).toContainText('level 2 of 2 reached');
  },
);
