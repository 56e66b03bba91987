// Challenges: a result is sent as a link, proved where it arrives, answered against the ghost, and answered
// again.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { at } from '../../../scripts/lib.mjs';
import { expect, expectNoBarriers, takePatience, test } from '../fixtures';
import {
  button,
  closeDialog,
  dialog,
  downloaded,
  follow,
  holdBack,
  linkTo,
  openText,
  pick,
  play,
  playOutByChance,
  press,
  recordPlaces,
  unfold,
  upload,
} from '../page';
import { decodeCode, scan } from '../scan';
import { tab } from '../studio-page';

/** Plays Tilt on 2x2 to its end by the same few directions. */
async function playOut(page: Page, moves: readonly string[]): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    if (await page.evaluate(() => window.tilery?.session?.status().over)) return;
    await page.keyboard.press(`Arrow${moves[n % moves.length]}`);
  }
  throw new Error('the game does not end');
}

/** The link of the result on the page, sent under a name. */
async function sendAs(page: Page, name: string): Promise<string> {
  await press(button(page, /^(Share|Send your result)/).first());
  await unfold(page);
  const field = dialog(page).getByLabel('Your name, if you like');
  const link = dialog(page).getByLabel('Link');
  await expect(link).toHaveValue(/#mtilt/);
  const [before, known] = [await link.inputValue(), await field.inputValue()];
  await field.fill(name);
  // The link follows the name.
  if (known !== name) await expect(link).not.toHaveValue(before);
  const text = await link.inputValue();
  await closeDialog(page);
  return new URL(text).hash;
}

async function fresh(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  await takePatience(context);
  return context.newPage();
}

/** Plays a short game to its end. */
async function finishShort(page: Page): Promise<void> {
  await openText(page, 'tilt:2x2#5');
  await playOut(page, ['Left', 'Up', 'Right', 'Down']);
}

test('three answers go to and fro between two players, and their own games are unchanged @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await finishShort(page);
  const first = await sendAs(page, 'Ada');
  expect(first.length).toBeLessThan(300);

  const other = await fresh(browser, baseURL);
  await openText(other, 'tilt:4x4#9');
  await other.keyboard.press('ArrowLeft');
  await other.keyboard.press('ArrowUp');
  await follow(other, first);
  await expect(other.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
  await press(button(other, 'Beat it'));
  await expect(other.locator('.ghost')).toContainText(/To beat: Score \d+/);
  await playOut(other, ['Down', 'Right', 'Up', 'Left']);
  const second = await sendAs(other, 'Bob <b>');

  await follow(page, second);
  await expect(page.getByRole('heading', { name: 'Bob <b> has answered you' })).toBeVisible();
  await expect(page.locator('.results > li')).toHaveCount(2);
  await expect(page.locator('.results > li').filter({ hasText: 'Bob' })).toContainText(
    / moves · they say: \d+:\d\d, \d+ \w+/,
  );
  await press(button(page, 'Beat it'));
  await playOut(page, ['Up', 'Left', 'Down', 'Right']);
  const third = await sendAs(page, 'Ada');

  await follow(other, third);
  await expect(other.locator('.results > li')).toHaveCount(3);
  // The other player's own game is where it was.
  await follow(other, '#tilt');
  await expect.poll(() => other.evaluate(() => window.tilery?.session?.id())).toBe('tilt:4x4#9');
  expect(await other.evaluate(() => window.tilery?.session?.moves().length)).toBe(2);
  await other.context().close();
});

test('on a board to last on the page says what decides, and the score to be beaten @desktop', async ({
  page,
}) => {
  const trail = JSON.parse(readFileSync(at('www', 'pkg', 'trails', 'tilt.json'), 'utf8')) as {
    boards: { text: string; solution: string[] }[];
  }[];
  const board = trail.flatMap(({ boards }) => boards).find(({ text }) => text.includes('aim=survive 6'));
  if (board === undefined) throw new Error('the trail of Tilt has no board to last on');
  await openText(page, board.text);
  await play(page, ...board.solution);
  const link = await sendAs(page, 'Ada');
  await follow(page, link);
  const challenger = page.locator('.challenger');
  await expect(challenger).toContainText(/To beat: ★★★ · Score \d+/);
  await expect(challenger).toContainText('then the higher score');
  // In a low window all of it is beside the board.
  await page.setViewportSize({ width: 844, height: 390 });
  const leftOf = async (text: string) => (await challenger.getByText(text).boundingBox())?.x ?? 0;
  const picture = await challenger.locator('.first-board').boundingBox();
  for (const text of ['Your own challenge', 'To beat', 'then the higher score'])
    expect(await leftOf(text), text).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  // What was checked and what is only told are different things.
  await expect(page.locator('.results')).not.toContainText('not checked');
  await expect(page.getByText('This result is real')).toBeVisible();
});

test('a proven par can be matched, not beaten: in what is sent, where it arrives, in play, at the end and in the league @desktop', async ({
  page,
}) => {
  const trail = JSON.parse(readFileSync(at('www', 'pkg', 'trails', 'tilt.json'), 'utf8')) as {
    boards: { text: string; solution: string[] }[];
  }[];
  const board = trail[0]?.boards[3];
  if (board === undefined) throw new Error('the trail of Tilt has no fourth board');
  await openText(page, board.text);
  await play(page, ...board.solution);
  await press(button(page, 'Share').first());
  await expect(dialog(page).getByLabel('Result')).toHaveValue(
    /it cannot be done in fewer.*Can you match it\?$/,
  );
  await closeDialog(page);
  const ada = await sendAs(page, 'Ada');

  await follow(page, ada);
  // It has come back to its sender.
  await expect(page.getByRole('heading', { name: 'Your own challenge' })).toBeVisible();
  await expect(page.locator('.challenger')).toContainText(/Make a tile of 16\..*To match: ★★★/s);
  await expect(page.locator('.results > li')).toContainText('You');
  await expect(button(page, 'Beat it')).toHaveCount(0);
  await press(button(page, 'Match it'));
  await expect(page.locator('.ghost')).toContainText('Ada made it in 3 moves');
  await play(page, ...board.solution.slice(0, 2));
  await expect(page.locator('.ghost')).toContainText('after 2 moves');
  await play(page, ...board.solution.slice(2));
  await expect(page.locator('.ghost')).toContainText('Level with Ada');
  await expect(page.locator('.versus')).toHaveText('You are level with Ada.');
  const both = await sendAs(page, 'Bob');

  // Back leads to the challenge, which shows its first board and the player's own answer.
  await press(button(page, 'Back to Challenge'));
  const known = page.locator('.challenge-page .results > li');
  await expect(known).toHaveCount(2);
  await expect(known.filter({ hasText: 'You' })).toContainText('3 moves');
  await follow(page, both);
  await expect(known).toHaveCount(2);

  // A solution that was watched is no answer.
  await press(button(page, 'Match it'));
  await press(button(page, 'Solution'));
  await press(dialog(page).getByRole('button', { name: 'Show it' }));
  await expect(page.locator('.panel')).toContainText('Move 3 of 3');
  await press(page.locator('.panel').getByRole('button', { name: 'Close' }));
  await expect(page.locator('.over')).toContainText('You watched the solution.');
  await expect(page.locator('.ghost')).toContainText('You watched the solution.');
  await expect(page.locator('.over, .ghost').getByText(/[Ll]evel with/)).toHaveCount(0);
  await expect(button(page, 'Send your result')).toHaveCount(0);
  await press(button(page, 'Back to Challenge'));
  await expect(known).toHaveCount(2);
  await press(button(page, 'Put into my league'));
  const rows = page.locator('.league-table > li');
  await expect(rows).toHaveCount(2);
  await expect(rows.locator('.place')).toHaveText(['1', '1']);
  await expect(button(page, 'Match Ada')).toBeVisible();
  await expect(button(page, 'Beat Ada')).toHaveCount(0);
});

test('the result of a game from a position says so, on the page and in what is sent @desktop', async ({
  page,
}) => {
  await openText(page, 'tilt:2x2@1024,512/256,0;score=3900000;chance=1');
  await playOut(page, ['Left', 'Up', 'Right', 'Down']);
  await expect(page.locator('.over .rank')).toBeVisible();
  await expect(page.locator('.over .rank')).toHaveText('It began in the middle, so it does not count.');
  await press(button(page, /^Share/).first());
  await expect(dialog(page).getByLabel('Result')).toHaveValue(/Score 3,900,\d+.* from a position/);
});

test('the dialog stays where it has opened when the picture of the result arrives @desktop', async ({
  page,
}) => {
  const places = await recordPlaces(page, '.sheet header button');
  const release = await holdBack(page, /\/assets\/picture-[^/]+\.js$/);
  await finishShort(page);
  await page.evaluate(() => Object.assign(navigator, { share: async () => {}, canShare: () => true }));
  await press(button(page, 'Share').first());
  await expect(dialog(page).getByLabel('Link')).toHaveValue(/#mtilt/);
  await expect(dialog(page).getByRole('img')).toHaveCount(0);
  release();
  await expect(dialog(page).getByRole('img')).toHaveJSProperty('naturalHeight', 1350);
  expect(await places('Tilt 2 × 2')).toHaveLength(1);
});

test('a TileCode game is changed with one touch on the page of its challenge, and from the shelf @phone', async ({
  page,
}) => {
  await openText(page, 'tilecode:rocks#1');
  await playOutByChance(page);
  expect(await page.evaluate(() => window.tilery?.session?.status().over)).toBe(true);
  await pick(page, 'Share');
  await unfold(page);
  const field = dialog(page).getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/#/);
  const link = new URL(await field.inputValue()).hash;
  await closeDialog(page);
  await follow(page, link);
  await press(button(page, 'Change this game'));
  await expect(tab(page, 'Map')).toBeVisible();

  await follow(page, '#shelf');
  await press(button(page, /^More for/).first());
  await press(dialog(page).getByRole('button', { name: 'Change this game' }));
  await expect(tab(page, 'Map')).toBeVisible();
});

test('a forged challenge is refused, and says why @desktop', async ({ page }) => {
  const forged =
    'challenge 1\nid tilt:2x2#5\nresult Eve\non 2026-11-01\nused hints 0 undo no\nclaims clock 100 score 9999\nat 1\nleft\n';
  await openText(page, 'tilt:4x4#1');
  await follow(page, linkTo(forged));
  await expect(page.getByRole('alert')).toContainText('This challenge is not true');
});

test('two phones: a result is shown as a code that a camera reads, and so is its answer @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await finishShort(page);
  const first = await shownCode(page);
  const other = await fresh(browser, baseURL);
  await other.goto(first);
  await press(button(other, 'Beat it'));
  await expect(other.locator('.ghost')).toContainText('Swipe: all tiles slide');
  await playOut(other, ['Down', 'Right', 'Up', 'Left']);
  const answer = await shownCode(other);
  await other.context().close();
  await follow(page, new URL(answer).hash);
  await expect(page.locator('.results > li')).toHaveCount(2);
});

/** Opens the code, once the dialog has its picture and its height. */
async function openCode(page: Page): Promise<void> {
  await unfold(page);
  await expect(dialog(page).getByRole('img', { name: 'A picture of your result' })).toBeVisible();
  // A folded part has another arrow than the open one around it.
  const arrows = await dialog(page)
    .locator('details > summary')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').transform));
  expect(new Set(arrows).size).toBe(2);
  await press(dialog(page).getByText('QR code'));
}

/** The link in the code of the result on the page. It must equal the link in the dialog. */
async function shownCode(page: Page): Promise<string> {
  await press(button(page, /^(Share|Send your result)/).first());
  await openCode(page);
  const code = dialog(page).getByRole('img', { name: /code/ });
  await expect(code).toBeVisible();
  const text = (await scan(page, code)) ?? '';
  expect(text).toBe(await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue());
  await closeDialog(page);
  return text;
}

test('a link that is too long for a code says so @phone', async ({ page }) => {
  await openText(page, 'tilecode:rocks#7');
  // Rounds that differ at random do not fit a code.
  await page.evaluate(() => {
    const { session } = window.tilery ?? {};
    let seed = 5;
    for (let n = 0; n < 4000 && session?.status().over === false; n += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      const moves = session.legal();
      session.play(moves[seed % moves.length] ?? '');
    }
  });
  const save = await page.evaluate(() => window.tilery?.session?.save() ?? '');
  await openText(page, save);
  await pick(page, 'Share');
  await unfold(page);
  await press(dialog(page).getByRole('radio', { name: 'Game', exact: true }));
  await press(dialog(page).getByText('QR code'));
  await expect(dialog(page).getByText('too much for a code')).toBeVisible();
});

/** Gives the page a detector of codes, and a camera that shows a picture. */
async function equip(page: Page, sees: string | null): Promise<void> {
  await page.exposeFunction('decodeCode', decodeCode);
  await page.addInitScript((source) => {
    class Detector {
      static getSupportedFormats = async () => ['qr_code'];
      async detect(of: HTMLVideoElement | ImageBitmap) {
        const [width, height] =
          of instanceof ImageBitmap ? [of.width, of.height] : [of.videoWidth, of.videoHeight];
        if (width === 0) return [];
        const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
        context?.drawImage(of, 0, 0);
        const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
        let text = '';
        for (let from = 0; from < data.length; from += 8192)
          text += String.fromCharCode(...data.subarray(from, from + 8192));
        const found = await (window as unknown as { decodeCode: typeof decodeCode }).decodeCode(
          btoa(text),
          width,
          height,
        );
        return found === undefined || found === null ? [] : [{ rawValue: found }];
      }
    }
    Object.assign(window, { BarcodeDetector: Detector, asked: 0, stopped: 0 });
    navigator.mediaDevices.getUserMedia = async () => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      if (source === null) throw new DOMException('no', 'NotAllowedError');
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0);
      const film = () => {
        draw();
        requestAnimationFrame(film);
      };
      film();
      const stream = canvas.captureStream();
      for (const track of stream.getTracks()) {
        const stop = track.stop.bind(track);
        track.stop = () => {
          Object.assign(window, { stopped: (window as unknown as { stopped: number }).stopped + 1 });
          stop();
        };
      }
      return stream;
    };
  }, sees);
}
const told = (page: Page, name: string) =>
  page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], name);

test('a code is read by the camera after a tap, or from a photo if the camera is not allowed @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await finishShort(page);
  await press(button(page, /^Share/).first());
  await openCode(page);
  const picture = await dialog(page).getByRole('img', { name: /code/ }).screenshot();

  const other = await fresh(browser, baseURL);
  await equip(other, `data:image/png;base64,${picture.toString('base64')}`);
  await openText(other, 'tilt:4x4#9');
  await openScanner(other);
  expect(await told(other, 'asked'), 'no permission is asked for before a tap').toBe(0);
  await press(button(other, 'Use the camera'));
  await expect(other.getByRole('heading', { name: /challenges you/ })).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
  expect(await told(other, 'stopped'), 'the camera is off again').toBe(1);
  await other.context().close();

  const third = await fresh(browser, baseURL);
  await equip(third, null);
  await openText(third, 'tilt:4x4#9');
  await openScanner(third);
  await press(button(third, 'Use the camera'));
  await expect(dialog(third).getByRole('alert')).toHaveText(/camera cannot be used here/);
  const photo = async (buffer: Buffer) => {
    await upload(button(third, 'From a photo'), { name: 'photo.png', buffer });
  };
  await photo(await third.screenshot());
  await expect(dialog(third).getByRole('alert')).toHaveText(/no code in this photo/);
  await photo(picture);
  await expect(third.getByRole('heading', { name: /challenges you/ })).toBeVisible();
  await third.context().close();
});

test('a browser that cannot read codes says so @phone', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await openText(page, 'tilt:4x4#9');
  await openScanner(page);
  await expect(dialog(page)).toContainText('This browser cannot read codes.');
  await expectNoBarriers(page, 'dialog');
});

async function openScanner(page: Page): Promise<void> {
  await press(button(page, 'All games'));
  await press(button(page, 'Open a game'));
  await press(button(page, 'Scan a QR code'));
  await expect(dialog(page).getByRole('heading', { name: 'Scan a QR code' })).toBeVisible();
}

test('the last moves of a result are saved as an animation of less than a megabyte @desktop', async ({
  page,
}) => {
  await openText(page, 'tilt:4x4#9');
  await playOut(page, ['Left', 'Up', 'Right', 'Down']);
  await press(button(page, /^Share/).first());
  await unfold(page);
  await expect(dialog(page).getByRole('img', { name: 'A picture of your result' })).toBeVisible();
  const download = await downloaded(button(page, 'Save as an animation'));
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  expect(file.length).toBeLessThan(1_000_000);
  // The browser decodes the last board, and thirty before it.
  const frames = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    return decoder.tracks.selectedTrack?.frameCount;
  }, file.toString('base64'));
  expect(frames).toBe(31);
});
