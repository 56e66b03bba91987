// Texts that stand for hours of work hold up no page.
import { expect, state, test } from './fixtures';
import { later, moveBy } from './page';

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

test('a link that stands for hours of play is tried out beside the page, and refused', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#tilt');
  await moveBy(page, 2);
  const { position } = await state(page);
  await page.evaluate((text) => {
    location.hash = `t${encodeURIComponent(text)}`;
  }, LONG);
  const notice = page.getByRole('status');
  await expect(notice).toContainText('It is being replayed');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog'), 'the page is alive').toBeVisible();
  await later(page, 6000);
  await expect(notice).toContainText('takes too long to replay');
  expect((await state(page)).position, 'the game is as it was').toBe(position);
});
