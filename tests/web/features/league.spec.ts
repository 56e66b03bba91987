// The league: a chat with results is pasted, checked, played against, sent on, and opened elsewhere.
import { readFileSync } from 'node:fs';
import { arrived, expect, type Page, state, test } from '../fixtures';
import { button, downloaded, follow, holdBack, openText, pick, press } from '../page';

/** Results on `tilt:2x2#5`, as they were sent. */
const ADA =
  'mtilt:2x2~zWiaAZ7uLwokNPUTFuyoHFQz2z6YCbov2oNVmHubtZhvrF-0hj5J0yFKZHTI2Vjf_IA0e6lC46Few7h6lzwuuZFI8AZyFGI0jiw4BRo';
const BOB =
  'mtilt:2x2~nteWAZ7uLwokNPUTFuyoHFQz2DOkminSvT3Nar0NNQ0XSVtdc4uvluTsNL82Ob4KyvqiriaXXQ_Np68P2ZD5kNgYP1JubbCsR_ZT';
const FORGED =
  'challenge 1\nid tilt:2x2#5\nresult Eve\non 2026-11-01\nused hints 0 undo no\nclaims clock 100 score 9999\nat 1\nleft\n';

const CHAT = `[01/11/2026, 20:11:33] Ada: beat this! https://play.example/#${ADA}
[01/11/2026, 20:12:01] Mum: dinner #now https://news.example/#top
[01/11/2026, 20:15:40] Bob: *done* (https://play.example/x/#${BOB}).
> https://play.example/#${ADA}
#t${encodeURIComponent(FORGED)}
`;

test('a chat becomes a league that is stored, played against and opened elsewhere; the running game stays @phone', async ({
  page,
  stranger,
}) => {
  await openText(page, 'tilt:4x4#9');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await pick(page, 'League');
  await page.getByLabel('Messages, links or whole chats with results').fill(CHAT);
  await press(button(page, 'Add'));

  const rows = page.locator('.league-table .result');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Ada <b>');
  await expect(page.locator('.league-work [role="status"]')).toContainText(
    '2 new results. One was not taken.',
  );
  await expect(page.locator('.league-refused li')).toContainText('This challenge is not true');

  // After a reload, a text can be pasted anywhere on the page.
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, CHAT);
  await expect(page.locator('.league-work [role="status"]')).toContainText('Nothing new.');
  await expect(rows).toHaveCount(2);

  await press(button(page, 'Beat Bob'));
  await expect(page.locator('.ghost')).toContainText('To beat: Score');
  // One's own answer stands in the league, once.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await pick(page, 'Stop and count the score');
  await press(button(page, 'Back to League'));
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('You');
  await follow(page, '#tilt');
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.id())).toBe('tilt:4x4#9');
  expect(await page.evaluate(() => window.tilery?.session?.moves().length)).toBe(2);

  // A league from another person is shown, and added to the player's own league only on request.
  await openText(stranger, 'tilt:3x3#4');
  await follow(stranger, `#league/${ADA}/${BOB}`);
  const others = stranger.locator('.league-table .result');
  await expect(others).toHaveCount(2);
  await expect(stranger.getByText('This league came to you.')).toBeVisible();
  await press(button(stranger, 'My league'));
  await expect(others).toHaveCount(0);
  await follow(stranger, `#${BOB}`);
  await press(button(stranger, 'Put into my league'));
  await expect(others).toHaveCount(1);
  await press(button(stranger, 'Empty the league'));
  await expect(others).toHaveCount(0);
  await press(button(stranger, 'Undo'));
  await expect(others).toHaveCount(1);
  await follow(stranger, '#tilt');
  await state(stranger);
});

/** Goes back, once the history has followed the page. */
async function goBack(page: Page): Promise<void> {
  await arrived(page);
  await page.evaluate(() => history.back());
}

/** Opens the league of both by a link, from a game of the player's own. */
async function openLeagueBeside(page: Page): Promise<void> {
  await openText(page, 'tilt:4x4#9');
  await page.keyboard.press('ArrowLeft');
  await follow(page, `#league/${ADA}/${BOB}`);
}

test('games opened from a league that came by a link lead back to it, and a reload keeps it @desktop', async ({
  page,
}) => {
  await openLeagueBeside(page);
  const rows = page.locator('.league-table .result');
  await expect(rows).toHaveCount(2);
  await press(button(page, 'Watch Bob'));
  await expect(page.locator('.board canvas')).toBeVisible();
  await press(button(page, 'Back to League'));
  // It has its rows while another page covers it.
  await expect(rows.first()).toBeVisible();
  // From the league, Back leads to the game before it, and not to one that was opened from it.
  await goBack(page);
  await expect(button(page, 'All games')).toBeVisible();
  expect(await page.evaluate(() => window.tilery?.session?.id())).toBe('tilt:4x4#9');
  await follow(page, `#league/${ADA}/${BOB}`);
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('This league came to you.')).toBeVisible();

  await press(button(page, 'Beat Bob'));
  await expect(page.locator('.ghost')).toContainText('To beat: Score');
  await page.reload();
  await expect(page.locator('.ghost')).toContainText('To beat: Score');
  await goBack(page);
  await expect(rows.first()).toBeVisible();
  // The reloads have not forgotten the game before the league.
  await goBack(page);
  await expect(button(page, 'All games')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.tilery?.session?.id())).toBe('tilt:4x4#9');
});

test('a game that is left before its replay is loaded opens no panel that Back would close first @desktop', async ({
  page,
}) => {
  await openLeagueBeside(page);
  const release = await holdBack(page, /\/assets\/begin-[^/]+\.js$/);
  const asked = page.waitForRequest(/\/assets\/begin-/);
  await press(button(page, 'Watch Bob'));
  await asked;
  await press(button(page, 'Back to League'));
  const loaded = page.waitForResponse(/\/assets\/begin-/);
  release();
  await (await loaded).finished();
  await expect(page.locator('.league-table .result')).toHaveCount(2);
  await goBack(page);
  await expect(button(page, 'All games')).toBeVisible();
  expect(await page.evaluate(() => window.tilery?.session?.id())).toBe('tilt:4x4#9');
});

test('a challenge is shown again after a reload, and after Back from the game that was opened from it @desktop', async ({
  page,
}) => {
  await openText(page, 'tilt:4x4#9');
  await follow(page, `#${BOB}`);
  const heading = page.getByRole('heading', { name: 'Bob challenges you' });
  await expect(heading).toBeVisible();
  await page.reload();
  await press(button(page, 'Beat it'));
  await expect(page.locator('.ghost')).toContainText('To beat: Score');
  await goBack(page);
  await expect(heading).toBeVisible();
});

test('the tables of a league are saved as a picture @desktop', async ({ page }) => {
  await openText(page, 'tilt:4x4#9');
  await follow(page, `#league/${ADA}/${BOB}`);
  await expect(page.locator('.league-table .result')).toHaveCount(2);
  const file = await downloaded(button(page, 'Save picture'));
  expect(file.suggestedFilename()).toBe('league.png');
  // Ink on paper, at the width of a picture of a result.
  const told = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data: pixels } = context?.getImageData(0, 0, width, height) ?? {
        data: new Uint8ClampedArray(),
      };
      const inked = new Set<number>();
      for (let n = 0; n < pixels.length; n += 4)
        if ((pixels[n] ?? 255) < 100) inked.add(Math.floor(n / 4 / width / 66));
      return { width, bands: inked.size };
    },
    readFileSync(await file.path()).toString('base64'),
  );
  expect(told.width).toBe(1080);
  expect(told.bands, 'the title and two results').toBeGreaterThanOrEqual(3);
});
