// Storage: damage, newer versions, full and unavailable storage, two tabs, and export to a file.
import { readFileSync } from 'node:fs';
import { seal } from '../../../www/store/envelope';
import { expect, type Page, state, test } from '../fixtures';
import {
  button,
  dialog,
  downloaded,
  fillStorage,
  moveBy,
  notice,
  onLeave,
  openGame,
  openText,
  pick,
  press,
  recordPlaces,
  storeOnLeave,
  upload,
} from '../page';

/** Plays a small game to its end and returns its score. */
async function finish(page: Page, id: string): Promise<number> {
  await openText(page, id);
  await moveBy(page, 200);
  await expect(page.getByRole('region', { name: /Game over|You won/ })).toContainText(
    /best result|first result|Place|Not among/,
  );
  return (await state(page)).figures.score ?? 0;
}

/** The scores displayed in the open table. */
const shownScores = async (page: Page) =>
  (await dialog(page).locator('tbody tr td:nth-child(2)').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );

test('damaged values are quarantined, and the rest works', async ({ page }) => {
  const score = await finish(page, 'tilt:2x2#5');
  await storeOnLeave(page, {
    'tilery.game.tilt': '{"v":1,"sum":"00000000","data":{"save":"tilery 1","run":"x"}}',
    'tilery.settings': 'no JSON at all',
  });
  await page.reload();
  await expect(notice(page, 'could not be read')).toBeVisible();
  await moveBy(page, 1);
  expect((await state(page)).moves).toHaveLength(1);
  const aside = await page.evaluate(() => [
    localStorage.getItem('tilery.quarantine.settings'),
    localStorage.getItem('tilery.quarantine.game.tilt'),
  ]);
  expect(aside[0]).toBe('no JSON at all');
  expect(aside[1]).toContain('00000000');
  await pick(page, 'Scores');
  await dialog(page).getByLabel('Board').selectOption('2x2');
  await expect.poll(() => shownScores(page)).toEqual([score]);
  // The player is notified once, not on every visit.
  await page.reload();
  await state(page);
  await expect(notice(page, 'could not be read')).toHaveCount(0);
});

test('a damaged table is replaced, and one of a newer version is not', async ({ page }) => {
  const score = await finish(page, 'tilt:2x2#5');
  await storeOnLeave(page, { 'tilery.stats.tilt': '{"v":7,"sum":"","data":{}}' });
  await onLeave(
    page,
    (key) => localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/\d{4}-/, '1999-')),
    'tilery.table.tilt.score.2x2',
  );
  await page.reload();
  await state(page);
  await expect(notice(page, /could not be read|newer version/)).toBeVisible();
  await pick(page, 'Scores');
  // The finished game is still on the page, so it is entered again.
  await expect.poll(() => shownScores(page)).toEqual([score]);
  expect(await page.evaluate(() => localStorage.getItem('tilery.quarantine.table.tilt.score.2x2'))).toContain(
    '1999-',
  );
});

test('without storage games can be played, and one notice says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const places = await recordPlaces(page, '.toast');
  await page.goto('./#tilt');
  await expect(notice(page, 'keeps nothing')).toBeVisible();
  expect(await places('Tilt 4 × 4'), 'a notice appears where it stays').toHaveLength(1);
  expect(await places('Tilery'), 'and not before the game').toEqual([]);
  await press(notice(page, 'keeps nothing').getByRole('button', { name: 'Close' }));
  const score = await finish(page, 'tilt:2x2#5');
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toEqual([score]);
  await page.keyboard.press('Escape');
  await expect(notice(page, 'keeps nothing')).toHaveCount(0);
  await pick(page, 'Settings');
  await expect(dialog(page)).toContainText('only as long as this page is open');
  const download = await downloaded(dialog(page).getByRole('button', { name: 'Export' }));
  expect(readFileSync(await download.path(), 'utf8')).toContain('table.tilt.score.2x2');
});

test('with full storage the game continues and the player is notified', async ({ page }) => {
  await openGame(page, 'tilt');
  await fillStorage(page);
  const score = await finish(page, 'tilt:2x2#5');
  await expect(notice(page, 'no room left')).toBeVisible();
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toEqual([score]);
});

test('unreadable values are not overwritten if there is no room to quarantine them', async ({ page }) => {
  await page.goto('./#tilt');
  await moveBy(page, 2);
  const key = 'tilery.game.tilt';
  const stored = (await page.evaluate((name) => localStorage.getItem(name), key)) ?? '';
  const damaged = stored.replace(/"sum":"......../, '"sum":"damaged!');
  expect(damaged).toContain('damaged!');
  await storeOnLeave(page, { [key]: damaged });
  await fillStorage(page);
  await page.reload();
  await expect(notice(page, /no room left|could not be read/)).toBeVisible();
  await moveBy(page, 3);
  const there = await page.evaluate(() => Object.values({ ...localStorage }));
  expect(there.filter((text) => text === damaged)).toHaveLength(1);
  expect((await state(page)).moves).toHaveLength(3);
});

test('the oldest replays are evicted to make room for scores', async ({ page }) => {
  const first = await finish(page, 'tilt:2x2#5');
  await finish(page, 'tilt:2x2#6');
  await fillStorage(page);
  const replays = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('tilery.replay.'))
        .map((key) => JSON.parse(localStorage.getItem(key) ?? '').data.save.split('\n')[1]),
    );
  expect((await replays()).sort()).toEqual(['id tilt:2x2#5', 'id tilt:2x2#6']);
  await finish(page, 'tilt:3x2-8#7');
  expect(await replays()).not.toContain('id tilt:2x2#5');
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toHaveLength(1);
  await dialog(page).getByLabel('Board').selectOption('2x2');
  await expect.poll(() => shownScores(page)).toHaveLength(2);
  const row = dialog(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(first), exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('button', { name: /Replay/ })).toHaveCount(0);
});

test('two tabs lose no score, share settings, and follow each other’s game', async ({ page, context }) => {
  await page.goto('./#tilt');
  const other = await context.newPage();
  await other.goto('./#tilt');
  const scores = [await finish(page, 'tilt:2x2#5'), await finish(other, 'tilt:2x2#6')];
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await pick(tab, 'Scores');
    await expect.poll(() => shownScores(tab)).toEqual([...scores].sort((a, b) => b - a));
    await tab.keyboard.press('Escape');
  }

  await pick(other, 'Settings');
  await press(dialog(other).getByText('Dark', { exact: true }));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await other.keyboard.press('Escape');

  await openText(other, 'tilt:4x4#8');
  await moveBy(other, 3);
  const theirs = (await state(other)).position;
  await page.bringToFront();
  await press(notice(page, 'another tab').getByRole('button', { name: 'Follow' }));
  await expect.poll(async () => (await state(page)).position).toBe(theirs);
});

test('all data is exported to a file and imported again, and no result gets worse', async ({
  page,
  stranger,
}) => {
  const first = await finish(page, 'tilt:2x2#5');
  await pick(page, 'Settings');
  const download = await downloaded(dialog(page).getByRole('button', { name: 'Export' }));
  const file = await download.path();

  const second = await finish(stranger, 'tilt:2x2#6');
  const take = async (what: string | { name: string; buffer: Buffer }) => {
    await pick(stranger, 'Settings');
    await upload(dialog(stranger).getByRole('button', { name: 'Import' }), what);
    if (typeof what === 'string') await press(button(stranger, 'It is mine'));
  };
  // Importing twice has the same result as once.
  for (const time of [1, 2]) {
    await take(file);
    // Items that are new the first time are known the second time.
    await expect(dialog(stranger)).toContainText(
      time === 1 ? /Tilt · one result\s*New here/ : 'Nothing new was in it',
    );
    await stranger.keyboard.press('Escape');
  }
  await pick(stranger, 'Scores');
  await expect.poll(() => shownScores(stranger)).toEqual([first, second].sort((a, b) => b - a));
  await stranger.keyboard.press('Escape');
  await pick(stranger, 'Statistics');
  await expect(dialog(stranger).locator('.numbers div').first()).toHaveText(/Games\s*2/);
  await stranger.keyboard.press('Escape');
  await take({ name: 'x.json', buffer: Buffer.from('{"tilery":1}') });
  await expect(notice(stranger, 'not an export')).toBeVisible();
});

test('another player’s file is asked about before anything is kept, and its progress stays in it', async ({
  page,
  stranger,
}) => {
  await finish(stranger, 'tilt:2x2#5');
  await pick(stranger, 'Settings');
  const file = await (await downloaded(dialog(stranger).getByRole('button', { name: 'Export' }))).path();
  await openGame(page, 'tilt');
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /table|replay|count/.test(key)));
  await pick(page, 'Settings');
  await upload(dialog(page).getByRole('button', { name: 'Import' }), file);
  await expect(dialog(page)).toContainText('Is it your own, from another device?');
  expect(await stored(), 'nothing before the answer').toEqual([]);
  await press(button(page, 'It is someone else’s'));
  await expect(dialog(page)).toContainText(/Tilt · one result\s*New here/);
  await expect(dialog(page)).toContainText(/Tilt · statistics\s*Someone else’s. It stays in the file./);
  await page.keyboard.press('Escape');
  await pick(page, 'Statistics');
  await expect(dialog(page)).toContainText('Finish a game to see your numbers here.');
});

test('a table keeps eight results and says if a game is not among them', async ({ page }) => {
  // Nine games, stopped after increasing numbers of moves, so that the first is the worst.
  for (let game = 0; game < 9; game += 1) {
    // The last game scores four points, and the first of the others eight.
    await openText(page, `tilt:2x3#${game === 8 ? 2 : game + 1}`);
    const only = game === 8 ? 2 : 6 + game;
    await moveBy(page, only);
    if (!(await state(page)).status.over) await pick(page, 'Stop and count the score');
    await expect(page.getByRole('region', { name: /Game over|You won/ })).toContainText(
      /best result|first result|Place|Not among/,
    );
  }
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText('Not among the eight best');
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toHaveLength(8);
  const scores = await shownScores(page);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('a foreign value under one of the page’s keys is quarantined, and other keys are left alone', async ({
  page,
}) => {
  await page.goto('./#tilt');
  await moveBy(page, 2);
  await storeOnLeave(page, {
    'tilery.game.tilt': '[1,2,3]',
    'tilery.kept.tilt': '"some text"',
    'somebody.else': 'theirs',
  });
  await page.reload();
  await expect(notice(page, 'could not be read')).toBeVisible();
  await moveBy(page, 1);
  // Data beside the running game is read when the page is idle.
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toMatchObject({
      'tilery.quarantine.game.tilt': '[1,2,3]',
      'tilery.quarantine.kept.tilt': '"some text"',
      'somebody.else': 'theirs',
    });
});

test('a game stored by a newer version is kept for that version', async ({ page }) => {
  await page.goto('./#tilt');
  await moveBy(page, 2);
  const newer = '{"v":99,"sum":"1234","data":{"shape":"unknown"}}';
  await storeOnLeave(page, { 'tilery.game.tilt': newer });
  await page.reload();
  await expect(notice(page, 'newer version')).toBeVisible();
  await moveBy(page, 1);
  expect((await state(page)).moves).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('tilery.quarantine.game.tilt'))).toBe(newer);
});

test('a half-written value is quarantined, and the scores stay', async ({ page }) => {
  const score = await finish(page, 'tilt:2x2#5');
  await onLeave(
    page,
    (keys) => {
      const halves = keys.map((key) => {
        const text = localStorage.getItem(key) ?? '';
        const half = text.slice(0, text.length / 2);
        localStorage.setItem(key, half);
        return half;
      });
      sessionStorage.setItem('test.halves', JSON.stringify(halves));
    },
    ['tilery.game.tilt', 'tilery.stats.tilt'],
  );
  await page.reload();
  await expect(notice(page, 'could not be read')).toBeVisible();
  await pick(page, 'Statistics');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const aside = await page.evaluate(() => [
    localStorage.getItem('tilery.quarantine.game.tilt'),
    localStorage.getItem('tilery.quarantine.stats.tilt'),
  ]);
  const halves = await page.evaluate(() => sessionStorage.getItem('test.halves'));
  expect(aside).toEqual(JSON.parse(halves ?? ''));
  await pick(page, 'Scores');
  await dialog(page).getByLabel('Board').selectOption('2x2');
  await expect.poll(() => shownScores(page)).toEqual([score]);
});

test('games can be played in a browser that rejects every write', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto('./#tilt');
  await expect(notice(page, 'keeps nothing')).toBeVisible();
  await press(notice(page, 'keeps nothing').getByRole('button', { name: 'Close' }));
  const score = await finish(page, 'tilt:2x2#5');
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toEqual([score]);
});

test('storage that becomes unavailable during a game loses only later changes', async ({ page }) => {
  const score = await finish(page, 'tilt:2x2#5');
  await page.evaluate(() => {
    for (const name of ['setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
    }
  });
  const second = await finish(page, 'tilt:2x2#6');
  // A notice that lasts returns after a later one.
  await press(notice(page, 'Your earlier game is kept').getByRole('button', { name: 'Close' }));
  await expect(notice(page, 'keeps nothing')).toBeVisible();
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toEqual([score, second].sort((a, b) => b - a));
  // Earlier data is still there afterwards.
  await page.reload();
  await state(page);
  await pick(page, 'Scores');
  await expect.poll(() => shownScores(page)).toEqual([score]);
});

test('two tabs that end games at the same moment both enter their results', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openGame(tab, 'tilt');
  }
  const scores: number[] = [];
  for (let game = 0; game < 3; game += 1) {
    scores.push(
      ...(await Promise.all([finish(page, `tilt:2x2#${10 + game}`), finish(other, `tilt:2x2#${20 + game}`)])),
    );
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await pick(tab, 'Scores');
    await expect.poll(() => shownScores(tab)).toEqual(scores.toSorted((a, b) => b - a));
    await tab.keyboard.press('Escape');
    await pick(tab, 'Statistics');
    await expect(dialog(tab).locator('.numbers div').first()).toHaveText(/Games\s*6/);
    await tab.keyboard.press('Escape');
  }
});

test('a file with a damaged value is imported without it, and a truncated file changes nothing', async ({
  page,
}) => {
  const score = await finish(page, 'tilt:2x2#5');
  await pick(page, 'Settings');
  const download = await downloaded(dialog(page).getByRole('button', { name: 'Export' }));
  const text = readFileSync(await download.path(), 'utf8');
  const take = async (content: string) => {
    await upload(dialog(page).getByRole('button', { name: 'Import' }), {
      name: 'tilery.json',
      buffer: Buffer.from(content),
    });
  };
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await state(page);
  await pick(page, 'Settings');
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await take(text.slice(0, text.length / 2));
  await expect(notice(page, 'not an export')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
  const file = JSON.parse(text) as { values: Record<string, string> };
  file.values['stats.tilt'] = '{"v":1,"sum":"00000000","data":{}}';
  file.values['nobody.knows'] = 'this';
  await take(JSON.stringify(file));
  await press(button(page, 'It is mine'));
  await expect(dialog(page)).toContainText(/Tilt · statistics\s*Damaged/);
  await expect(dialog(page)).toContainText(/Tilt · one result\s*New here/);
  await page.keyboard.press('Escape');
  await pick(page, 'Scores');
  await dialog(page).getByLabel('Board').selectOption('2x2');
  await expect.poll(() => shownScores(page)).toEqual([score]);
});

test('a result that its replay does not confirm is not imported, and the others are', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  const scores = [await finish(page, 'tilt:2x2#5'), await finish(page, 'tilt:2x2#6')];
  await pick(page, 'Settings');
  const download = await downloaded(dialog(page).getByRole('button', { name: 'Export' }));
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    values: Record<string, string>;
  };
  // The first result has been raised by hand, with a correct checksum.
  const key = 'table.tilt.score.2x2';
  const table = (JSON.parse(file.values[key] ?? '') as { data: { rows: { score: number }[] } }).data;
  const raised = table.rows.find(({ score }) => score === scores[0]);
  if (raised === undefined) throw new Error('the table lacks the first result');
  raised.score += 4000;
  file.values[key] = seal(table);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await openGame(page, 'mound');
  const take = async () => {
    await pick(page, 'Settings');
    const buffer = Buffer.from(JSON.stringify(file));
    await upload(dialog(page).getByRole('button', { name: 'Import' }), { name: 'tilery.json', buffer });
    await press(button(page, 'It is someone else’s'));
  };
  // A package that cannot be fetched disproves nothing.
  let isLost = true;
  await page.route(/\.wasm$/, (route) => (isLost ? route.abort() : route.continue()));
  await take();
  await expect(dialog(page)).toContainText(/Left out\s*Tilt · 2 results\s*This device could not check it/);
  isLost = false;
  await page.keyboard.press('Escape');
  await take();
  await expect(dialog(page)).toContainText(
    /Left out\s*Tilt · one result\s*The replay comes to another result/,
  );
  await page.goto('about:blank');
  await openGame(page, 'tilt');
  await pick(page, 'Scores');
  await dialog(page).getByLabel('Board').selectOption('2x2');
  await expect.poll(() => shownScores(page)).toEqual([scores[1]]);
});
