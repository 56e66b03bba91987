// Texts that would take hours to replay do not block the page.
import { expect, type Page, ready, state, test } from '../fixtures';
import { button, follow, kept, linkTo, moveBy } from '../page';

test.skip(({ isMobile }) => isMobile, 'a text is the same for every screen');

/** A crowded map of 40x40, and a million rounds on it. */
const LONG = [
  'tilery 1',
  'from',
  '  tilecode 1',
  '  title Crowd',
  '  pace 150',
  '  background space . tunnel',
  '  sprite mover b bug',
  '  level One',
  '  map',
  ...Array.from({ length: 40 }, () => `    ${'.'.repeat(40)}`),
  '  sprites',
  ...Array.from({ length: 40 }, () => `    ${'b.'.repeat(20)}`),
  '  rule change all-four',
  '  when C +mover',
  '  when E -mover',
  '  do C move:right',
  'at 1000000',
  '. x1000000',
  '',
].join('\n');

const notice = (page: Page) => page.locator('.toast', { hasText: 'Its moves are being played again' });

/** The number of different values of the progress bar in 30 frames: one or two if the page is blocked. */
const progressSteps = (page: Page) =>
  page.evaluate(async () => {
    const values = new Set<number | undefined>();
    for (let n = 0; n < 30; n += 1) {
      await new Promise(requestAnimationFrame);
      values.add(document.querySelector('progress')?.value);
    }
    return values.size;
  });

test('a link to hours of play is replayed while the page stays responsive, until it is stopped', async ({
  page,
}) => {
  await page.goto('./#tilt');
  await moveBy(page, 2);
  const { position } = await state(page);
  await follow(page, linkTo(LONG));
  await expect(notice(page)).toBeVisible();
  expect(await progressSteps(page), 'it goes on between frames').toBeGreaterThan(5);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog'), 'the page is alive').toBeVisible();
  await page.keyboard.press('Escape');
  await notice(page).getByRole('button', { name: 'Stop' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await state(page)).position, 'the game is as it was').toBe(position);
  await moveBy(page, 1);
  expect((await state(page)).moves.length).toBe(3);
});

test('a long game of the player is replayed in the same way on a reload, and a stop loses nothing', async ({
  page,
}) => {
  await page.goto('./#tilecode');
  await ready(page);
  await page.goto('./#tilecode:rocks#1');
  await expect.poll(async () => (await state(page)).figures.level).toBe(1);
  await moveBy(page, 3);
  await expect.poll(() => kept(page, 'game.tilecode').then((all) => all.length)).toBe(1);
  // As if it had been played for days.
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('game.tilecode')) ?? '';
    const { data } = JSON.parse(localStorage.getItem(key) ?? '');
    const value = JSON.stringify({ ...data, save: text });
    let hash = 0x811c9dc5;
    for (let i = 0; i < value.length; i += 1) hash = Math.imul(hash ^ value.charCodeAt(i), 0x01000193);
    const sum = (hash >>> 0).toString(16).padStart(8, '0');
    addEventListener('pagehide', () => localStorage.setItem(key, `{"v":1,"sum":"${sum}","data":${value}}`));
  }, LONG);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(await progressSteps(page), 'it goes on between frames').toBeGreaterThan(5);
  await notice(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.home'), 'the home is there').toBeVisible();
  const saves = (await kept(page, 'game.tilecode')) as { save: string }[];
  expect(saves.map(({ save }) => save)).toEqual([LONG]);
  await button(page, /^Continue/)
    .first()
    .click();
  await expect(notice(page), 'it can be opened again').toBeVisible();
});
