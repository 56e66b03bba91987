// Data left by a visit: in the studio with full storage, from links, and on the shelf. A link that is only
// looked at leaves nothing.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { seal } from '../../../www/store/envelope';
import { expect, expectNoBarriers, type Page, state, test } from '../fixtures';
import {
  button,
  dialog,
  downloaded,
  fillStorage,
  follow,
  holdBack,
  kept,
  moveBy,
  moves,
  notice,
  openGame,
  openText,
  pick,
  press,
  upload,
} from '../page';
import { scan } from '../scan';
import { drag, goTo, keptText, openCopy, openStudio, tab } from '../studio-page';

const packed = (text: string) => `z${deflateRawSync(text).toString('base64url')}`;
const projects = (page: Page) => kept(page, 'project.');

test('the studio marks unsaved changes, and saves them as soon as there is room', async ({ page }) => {
  // Storage and database are full. The test makes room later.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (localStorage.getItem('other.0') !== null) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await openStudio(page);
  await fillStorage(page);
  await press(button(page, 'Crates: open a copy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crates');
  await expect(notice(page, 'no room left')).toBeVisible();
  const mark = page.locator('.unkept');
  await expect(mark).toContainText('Not kept');
  await press(tab(page, 'Map'));
  await drag(page, [2, 2], [2, 3]);
  await expect(notice(page, 'no room left'), 'it goes with no route').toBeVisible();
  await press(notice(page, 'no room left').getByRole('button', { name: 'Close' }));
  await expect(mark, 'the warning stays').toBeVisible();
  const download = await downloaded(mark.getByRole('button', { name: 'Export' }));
  expect(download.suggestedFilename()).toMatch(/^tilery-.*\.tilery$/);
  expect(await projects(page)).toEqual([]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('other.')) localStorage.removeItem(key);
  });
  await expect(mark).toHaveCount(0);
  const text = await keptText(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeAttached();
  expect(await keptText(page)).toBe(text);
  expect(text).toContain('title Crates');
});

test('links with spaces open, malformed ones tell the fault, long ones ask first, and names open games', async ({
  page,
}) => {
  await page.goto('./#%20ttilt%3A4x4%2342');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#42');
  for (const [fragment, message] of [
    ['t', 'part of it is missing'],
    ['chapter-2', 'cannot open'],
  ] as const) {
    await follow(page, fragment);
    await expect(notice(page, message)).toBeVisible();
    await press(notice(page, message).getByRole('button', { name: 'Close' }));
    expect((await state(page)).id).toBe('tilt:4x4#42');
  }
  await follow(page, 'mound');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mound');
  await follow(page, packed(`tilecode 1\ntitle ${'a'.repeat(900_000)}\n`));
  await expect(dialog(page)).toContainText('901 kB');
  await press(dialog(page).getByRole('button', { name: 'Leave it' }));
  // The dialog removes its entry from the history, which would undo a new address.
  await expect(dialog(page)).toHaveCount(0);
  await page.waitForFunction(() => location.hash === '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mound');
  await follow(page, 'studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
});

test('a project from a link becomes the player’s own with the first change, and not before', async ({
  page,
}) => {
  // A game that cannot be played opens in the studio.
  const broken = 'tilecode 1\ntitle Borrowed\nbackground ground . grass\nwhat is this\n';
  await page.goto(`./#${packed(broken)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrowed');
  await expect(notice(page, 'Nothing is kept yet')).toBeVisible();
  expect(await projects(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
  expect(await projects(page)).toEqual([]);

  await follow(page, packed(broken));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrowed');
  await goTo(page, 'Settings');
  await page.getByRole('main').getByRole('textbox').first().fill('Mine now');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await projects(page)).length).toBe(1);
  await page.reload();
  await expect(page.locator('.of, h1').filter({ hasText: 'Mine now' }).first()).toBeVisible();
});

/** The cards of runs and projects on the shelf. */
const cards = (page: Page) => page.locator('.shelf-page .run');
const openShelf = async (page: Page) => {
  await follow(page, 'shelf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf');
};
/** Chooses an action of a card. */
const does = async (page: Page, card: Locator, what: string) => {
  await press(card.getByRole('button', { name: /^More for/ }));
  await press(dialog(page).getByRole('button', { name: what, exact: true }));
};

test('quarantined data is listed with its fault, and can be saved to a file, retried and removed', async ({
  page,
}) => {
  await openGame(page, 'tilt');
  await page.evaluate(() => {
    localStorage.setItem('tilery.quarantine.game.mound', '{"v":9,"sum":"","data":{}}');
    localStorage.setItem('tilery.quarantine.settings', 'no JSON at all');
  });
  await openShelf(page);
  const game = page.getByRole('listitem').filter({ hasText: 'The running game · Mound' });
  await expect(game).toContainText('From a newer version');
  const download = await downloaded(game.getByRole('button', { name: 'Save as a file' }));
  expect(download.suggestedFilename()).toBe('game-mound.txt');
  await press(game.getByRole('button', { name: 'Try again' }));
  await expect(notice(page, 'cannot read it either')).toBeVisible();
  const settings = page.getByRole('listitem').filter({ hasText: 'Damaged' });
  await press(settings.getByRole('button', { name: 'Remove' }));
  await expect(settings).toHaveCount(0);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect(settings).toHaveCount(1);
  await expectNoBarriers(page);
  // A repaired value returns to its place.
  const run = { save: 'tilery 1\nid mound:classic-4-4-5#1\nat 0\n', run: 'another1', time: 5 };
  await page.evaluate((text) => localStorage.setItem('tilery.quarantine.game.mound', text), seal(run));
  await page.reload();
  await expect(notice(page, 'back where it belongs')).toBeVisible();
});

test('a game in a level that has changed since cannot be continued, says so, and stays on the shelf', async ({
  page,
}) => {
  await openGame(page, 'tilt');
  // The stored hash belongs to another position than the moves lead to now.
  const save = 'tilery 1\nid tilecode:crates#1\nat 2\nhash 2 0123456789abcdef\nR\n.\n';
  await page.evaluate(
    (text) => localStorage.setItem('tilery.game.tilecode', text),
    seal({ save, run: 'older001', time: 5 }),
  );
  await page.goto('about:blank');
  await page.goto('./#tilecode');
  await expect(notice(page, 'another version')).toBeVisible();
  expect((await state(page)).moves).toHaveLength(0);
  await openShelf(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'This version cannot open it' })).toHaveCount(1);
});

test('games of no known kind, of broken texts and of newer versions are plain entries that say so', {
  tag: '@desktop',
}, async ({ page }) => {
  // A board is looked at when it comes into view.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openGame(page, 'tilt');
  const broken = 'tilecode 1\ntitle Broken\nwhat is this\n';
  const saves = {
    unknown: ['zzz', 'tilery 1\nid zzz:4x4#1\nat 1\nup\n'],
    nogame: ['tilt', 'tilery 1\nid zzz:4x4#1\nat 1\nup\n'],
    newer: ['tilt', 'tilery 99\nid tilt:4x4#1\nat 1\nup\n'],
    garbage: ['mound', 'no save at all\nup\n'],
    level: ['tilecode', 'tilery 1\nid tilecode:nosuchgame#1\nat 1\nup\n'],
    text: [
      'tilecode',
      `tilery 1\nfrom\n  tilecode:own@${broken.trim().replaceAll('\n', '\n  ')}\nat 1\nup\n`,
    ],
    moves: ['tilt', 'tilery 1\nid tilt:4x4#1\nat 1\nsideways\n'],
  };
  const values: Record<string, unknown> = {};
  for (const [run, [game, save]] of Object.entries(saves))
    values[`left.${run}`] = { run, game, save, time: 5 };
  // Also as running games of a build that was here, and as the game played last.
  values['game.yyy'] = { run: 'running', save: 'tilery 1\nid yyy:1#1\nat 1\nup\n', time: 5 };
  values.settings = { last: 'zzz' };
  for (const [key, value] of Object.entries(values))
    await page.evaluate(
      ([name, text]) => localStorage.setItem(`tilery.${name}`, text ?? ''),
      [key, seal(value)],
    );
  await page.goto('about:blank');
  await page.goto('./');
  await press(button(page, 'All games'));
  await expect(page.locator('.game').first(), 'the home is there').toBeVisible();
  await openShelf(page);
  const all = cards(page).filter({ hasText: 'This version cannot open it' });
  await expect(all).toHaveCount(Object.keys(saves).length + 1);
  await expect(page.getByRole('region', { name: 'Unknown game: zzz' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unknown game: yyy' })).toBeVisible();
  // Whatever is tried with them says so, and each can be removed.
  const texts = page.getByRole('region', { name: 'TileCode' }).locator('.run');
  await does(page, texts.first(), 'Change this game');
  await expect(notice(page, 'This version cannot open it')).toBeVisible();
  await press(notice(page).getByRole('button', { name: 'Close' }));
  for (let left = Object.keys(saves).length; left >= 0; left -= 1) {
    const entry = all.first();
    await press(entry.getByRole('button', { name: /^Open/ }));
    await expect(notice(page).first()).toBeVisible();
    await does(page, entry, 'To another device');
    await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/#/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await does(page, entry, 'Remove');
    await expect(all).toHaveCount(left);
  }
  await page.reload();
  await expect(all).toHaveCount(0);
});

test('dates out of range and a card that cannot be shown break neither the shelf nor the studio', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // An error that no check foresees.
    const { format } = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        const write = format?.get?.call(this) as (time: number | Date) => string;
        return (time: number | Date) => {
          if (Number(time) === 77_000) throw new RangeError('no such time');
          return write(time);
        };
      },
    });
  });
  await openGame(page, 'tilt');
  const save = (n: number) => `tilery 1\nid tilt:4x4#${n}\nat 1\nup\n`;
  const values = {
    'left.far': { game: 'tilt', run: 'far', save: save(1), time: 9e15 },
    'left.faulty': { game: 'tilt', run: 'faulty', save: save(2), time: 77_000 },
    'left.plain': { game: 'tilt', run: 'plain', save: save(3), time: 5 },
    'project.p': { id: 'p', title: 'Far', text: 'tilecode 1\n', made: 1, changed: 1e300, binned: null },
  };
  for (const [key, value] of Object.entries(values))
    await page.evaluate(
      ([name, text]) => localStorage.setItem(`tilery.${name}`, text ?? ''),
      [key, seal(value)],
    );
  await openShelf(page);
  const tilt = page.getByRole('region', { name: 'Tilt' });
  await expect(tilt.getByRole('button', { name: /^Open/ })).toHaveCount(2);
  const faulty = tilt.getByRole('listitem').filter({ hasText: 'This cannot be shown' });
  await downloaded(faulty.getByRole('button', { name: 'Save as a file' }));
  await press(faulty.getByRole('button', { name: 'Remove' }));
  await expect(faulty).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your own games' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('./#studio');
  await expect(page.locator('.project').filter({ hasText: 'Far' })).toBeVisible();
});

test('a part of the home and a page that cannot be drawn say so in their place, and their data can be removed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    // An error that no check foresees, while a value is stored.
    const { format } = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        if (localStorage.getItem('tilery.days.tilt') !== null) throw new RangeError('no such date');
        return format?.get?.call(this);
      },
    });
  });
  await openGame(page, 'tilt');
  const deal = { run: 'one', state: 'over', late: 0, worth: 8, stars: 0 };
  await page.evaluate((text) => localStorage.setItem('tilery.days.tilt', text), seal({ 20260309: { deal } }));
  await press(button(page, 'All games'));
  await expect(page.getByText('This cannot be shown')).toHaveCount(1);
  await expect(page.locator('.game'), 'the other parts are there').toHaveCount(5);
  // However often the home is drawn, the message is in the place that is seen.
  for (let n = 0; n < 3; n += 1) {
    await openGame(page, 'tilt');
    await press(button(page, 'All games'));
    await expect(page.locator('.faulty')).toHaveText(/This cannot be shown/);
  }
  const file = await downloaded(button(page, 'Save as a file'));
  expect(readFileSync(await file.path(), 'utf8')).toContain('"days.tilt"');
  await page.goto('./#days');
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  const place = page.getByRole('main').filter({ hasText: 'This cannot be shown' });
  await expect(place).toBeVisible();
  await press(place.getByRole('button', { name: 'Remove' }));
  await expect(page.getByRole('region', { name: 'Days in a row' })).toBeVisible();
  await press(button(page, 'Undo'));
  await expect(place).toBeVisible();
  await press(button(page, 'All games'));
  await press(button(page, 'Remove'));
  await expect(page.locator('.today-told')).toBeVisible();
});

test('a code that holds data, and dropped files, are taken in only if the player agrees', {
  tag: '@desktop',
}, async ({ page }) => {
  const save = 'tilery 1\nid tilt:4x4#5\nat 1\nup\n';
  const rounds = 'tilery 1\nid tilecode:crates#1\nat 2\nright\nright\n';
  const values = {
    'left.theirs': seal({ game: 'tilt', run: 'theirs', save, time: 5 }),
    'left.other': seal({ game: 'tilecode', run: 'other', save: rounds, time: 6 }),
  };
  const file = JSON.stringify({ tilery: 'data', version: 1, values });
  await page.addInitScript((rawValue) => {
    const BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [{ rawValue }];
    };
    Object.assign(globalThis, { BarcodeDetector });
  }, file);
  await openGame(page, 'tilt');
  await press(button(page, 'All games'));
  await press(button(page, 'Open a game'));
  await press(dialog(page).getByRole('button', { name: 'Scan a QR code' }));
  await upload(dialog(page).getByRole('button', { name: 'From a photo' }), 'www/public/icon-192.png');
  const question = dialog(page).getByRole('heading', { name: 'Take this in?' });
  await expect(question).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveText([/one move$/, /2 rounds$/]);
  await press(dialog(page).getByRole('button', { name: 'Leave it' }));
  await expect(question).toBeHidden();
  expect(await kept(page, 'left.')).toEqual([]);
  const drop = async (...files: string[]) => {
    const dataTransfer = await page.evaluateHandle((texts) => {
      const data = new DataTransfer();
      for (const text of texts) data.items.add(new File([text], 'game.tilery'));
      return data;
    }, files);
    await page.dispatchEvent('body', 'drop', { dataTransfer });
  };
  await drop(file);
  await press(dialog(page).getByRole('button', { name: 'Take it in' }));
  await expect(dialog(page)).toContainText('Tilt');
  await press(dialog(page).getByRole('button', { name: 'Close' }).last());
  // A game is opened at once, and several results are compared.
  await drop(save);
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#5');
  await drop('no result', 'no result either');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('League');
});

const NEW_GAME = async (page: Page, name: string) => {
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name, exact: true }));
};

/** Waits until the page shows another run than the one that is left, which has six moves or more. */
const isLeft = (page: Page) => expect.poll(async () => (await moves(page)).length).toBeLessThan(6);

/** All ways to leave a run, and where the run is found after a reload. */
const WAYS: [way: string, leave: (page: Page) => Promise<unknown>, where: 'shelf' | 'running'][] = [
  ['another deal', (page) => NEW_GAME(page, 'Begin').then(() => isLeft(page)), 'shelf'],
  [
    'another preset',
    async (page) => {
      await pick(page, 'New game');
      await press(dialog(page).getByRole('button', { name: '3 × 3', exact: true }));
      await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
      await isLeft(page);
    },
    'shelf',
  ],
  ['the same deal', (page) => NEW_GAME(page, 'Same board').then(() => isLeft(page)), 'shelf'],
  [
    'the deal of the day, from inside',
    (page) => NEW_GAME(page, 'Game of the day').then(() => isLeft(page)),
    'running',
  ],
  [
    'the puzzle of the day, from the home',
    async (page) => {
      await press(button(page, 'All games'));
      await press(page.locator('.today .main'));
      await isLeft(page);
    },
    'running',
  ],
  [
    'a link that is played on',
    async (page) => {
      await follow(page, 'ttilt%3A5x5%239');
      await expect.poll(async () => (await state(page)).id).toBe('tilt:5x5#9');
      await moveBy(page, 1);
    },
    'shelf',
  ],
  [
    'a link that is only looked at',
    async (page) => {
      await follow(page, 'ttilt%3A5x5%238');
      await expect.poll(async () => (await state(page)).id).toBe('tilt:5x5#8');
    },
    'running',
  ],
  [
    'a file with another run of the game',
    async (page) => {
      const save = 'tilery 1\nid tilt:4x4#77\nat 1\nleft\n';
      const values = { 'game.tilt': seal({ save, run: 'elsewhere', time: 5 }) };
      await openShelf(page);
      const buffer = Buffer.from(JSON.stringify({ tilery: 'data', version: 1, values }));
      await upload(button(page, 'Import'), { name: 'x.tilery', buffer });
      await press(dialog(page).getByRole('button', { name: 'Take it in' }));
      await expect(dialog(page)).toContainText(/Tilt · 4.×.4 · one move\s*New here/);
    },
    'running',
  ],
  [
    'a project',
    async (page) => {
      await follow(page, packed('tilecode 1\ntitle Other\nbackground ground . grass\nwhat is this\n'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other');
    },
    'running',
  ],
  [
    'the studio',
    async (page) => {
      await press(button(page, 'All games'));
      await press(button(page, 'Open the studio'));
      await press(button(page, 'Crates: open a copy'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crates');
    },
    'running',
  ],
  ['a tab that is closed', async () => undefined, 'running'],
];

test('a run that was left in any way is there after a reload', async ({ page: first, context }) => {
  test.slow();
  let page = first;
  let count = 5;
  for (const [way, leave, where] of WAYS) {
    await page.goto('about:blank');
    await page.goto('./#tilt');
    const { id } = await state(page);
    await NEW_GAME(page, 'Begin');
    // The new game is on the page a moment after the press.
    await expect.poll(async () => (await state(page)).id).not.toBe(id);
    count += 1;
    await moveBy(page, count);
    await expect.poll(async () => (await state(page)).moves.length).toBe(count);
    await leave(page);
    if (leave.length === 0) {
      await page.close();
      page = await context.newPage();
      await page.goto('./#tilt');
    } else await page.reload();
    // Runs are identified by their number of moves, which is different for each.
    const isThere = async (start: string) =>
      ((await kept(page, start)) as { save: string }[]).some(({ save }) => save.includes(`\nat ${count}\n`));
    await expect.poll(() => isThere('left.'), `${way}: on the shelf`).toBe(where === 'shelf');
    expect(await isThere('game.tilt'), `${way}: running`).toBe(where === 'running');
  }
});

test('moves made while another deal is loading go to the shelf, and Undo leads back to them', async ({
  page,
}) => {
  const deal = await holdBack(page, /\/assets\/dealing-[^/]+\.js$/);
  await page.goto('./#tilt');
  const { id } = await state(page);
  await NEW_GAME(page, 'Begin');
  await moveBy(page, 9);
  const { position } = await state(page);
  deal();
  await expect.poll(async () => (await state(page)).id).not.toBe(id);
  const left = async () => (await kept(page, 'left.')) as { save: string }[];
  await expect.poll(async () => (await left()).map(({ save }) => save.includes('\nat 9\n'))).toEqual([true]);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect.poll(async () => (await state(page)).position).toBe(position);
});

test('a game that has ended is finished on the shelf, and not running', async ({ page }) => {
  await openText(page, 'tilt:2x2#5');
  await moveBy(page, 200);
  await pick(page, 'Shelf');
  await expect(page.locator('.run')).toContainText('Finished');
  await expect(page.locator('.run')).not.toContainText('Running');
});

test('the shelf tells the stars of solved puzzles, and no card grows once its board has been read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [chance, key, end] of [
    ['0000000000000008', 'ArrowLeft', 'won'],
    ['0000000000000007', 'ArrowDown', 'lost'],
  ] as const) {
    await openText(page, `tilt:3x3@2,2,0/0,0,0/0,0,0;score=0;chance=${chance};aim=reach 4;par=1!;most=1`);
    await expect.poll(async () => (await state(page)).position).toContain(chance);
    await page.keyboard.press(key);
    await expect.poll(async () => (await state(page)).status.state).toBe(end);
  }
  await openText(page, 'tilt:4x4#3');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#3');
  await moveBy(page, 40);
  await page.evaluate(() => {
    const heights = new Set<number>();
    const look = () => {
      for (const card of document.querySelectorAll('.run')) heights.add(Math.round(card.clientHeight));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { heights });
  });
  await pick(page, 'Shelf');
  await expect(page.locator('.run').filter({ hasText: '★★★' })).not.toHaveCount(0);
  await expect(page.locator('.run').filter({ hasText: 'Not solved' })).not.toHaveCount(0);
  await expect(page.locator('.run').filter({ hasText: 'Score' })).toHaveCount(3);
  const heights = await page.evaluate(() => [...(globalThis as unknown as { heights: Set<number> }).heights]);
  expect(heights, 'no card has grown').toHaveLength(1);
});

test('runs on the shelf can be opened, renamed, shared, sent, watched, removed and restored', async ({
  page,
}) => {
  const played: Record<string, string> = {};
  await openGame(page, 'tilt');
  for (const [id, count] of [
    ['tilt:4x4#5', 600],
    ['tilt:3x3#9', 5],
    ['tilt:4x4#4', 3],
    ['mound:classic-4-4-5#2', 2],
    ['tilt:5x5#6', 4],
  ] as const) {
    await follow(page, `t${encodeURIComponent(id)}`);
    await expect.poll(async () => (await state(page)).id).toBe(id);
    await moveBy(page, count);
    played[id] = (await state(page)).position;
  }
  await page.reload();
  await state(page);
  await press(button(page, 'All games'));
  await press(button(page, 'Shelf'));
  const tilt = page.getByRole('region', { name: 'Tilt' });
  await expect(tilt.locator('.run')).toHaveCount(4);
  await expect(tilt.locator('.run').first(), 'the running one stands first').toContainText('Running');
  await expect(page.getByRole('region', { name: 'Mound' }).locator('.run')).toHaveCount(1);
  await expectNoBarriers(page);

  // Opening a run continues it. Back then leads to the home, not to the shelf.
  const three = tilt.locator('.run').filter({ hasText: /3.×.3/ });
  await press(three.getByRole('button', { name: /^Open/ }));
  await expect.poll(async () => (await state(page)).position).toBe(played['tilt:3x3#9']);
  await moveBy(page, 6);
  await page.reload();
  expect((await state(page)).moves).toHaveLength(11);

  // From the shelf, Back leads to the game that was open before.
  await pick(page, 'Shelf');
  await expect(tilt.locator('.run').first()).toContainText(/3.×.3/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilt');
  await pick(page, 'Shelf');

  const five = tilt.locator('.run').filter({ hasText: /5.×.5/ });
  await does(page, five, 'Rename');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('The good one');
  await page.keyboard.press('Enter');
  const good = tilt.locator('.run').filter({ hasText: 'The good one' });
  await expect(good).toHaveCount(1);
  await does(page, good, 'Remove');
  await expect(good).toHaveCount(0);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect(good).toHaveCount(1);

  // A finished run is watched from its beginning, and the running game is unchanged.
  const over = tilt.locator('.run').filter({ hasText: 'Finished' });
  await does(page, over, 'Watch');
  await expect(page.getByRole('slider')).toBeVisible();
  await openShelf(page);
  await does(page, over, 'Review');
  await expect(page.locator('[data-panel="look-back"]')).toBeVisible();

  // A reload on the shelf opens it again in the same state, unless a link opens something else.
  await openShelf(page);
  await page.reload();
  await expect(good).toHaveCount(1);
  await page.goto('about:blank');
  await page.goto('./#tilt');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilt');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilt');
});

test('a run is sent to another device by a code or a link, which asks before importing it', async ({
  page,
  stranger,
}) => {
  await page.goto('./#ttilt%3A4x4%2342');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#42');
  await moveBy(page, 12);
  const { position } = await state(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openShelf(page);
    await does(page, cards(page).first(), 'To another device');
    const code = dialog(page).getByRole('img', { name: /code/ });
    await expect(code).toBeVisible();
    const link = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
    expect(await scan(page, code), `a camera reads it, ${colorScheme}`).toBe(link);
    await expectNoBarriers(page, 'dialog');
    await page.keyboard.press('Escape');
    if (colorScheme === 'dark') await stranger.goto(link);
  }
  await expect(dialog(stranger)).toContainText(/Tilt · 4.×.4 · 12 moves/);
  await press(dialog(stranger).getByRole('button', { name: 'Leave it' }));
  expect(await kept(stranger, 'left.'), 'nothing without being asked').toEqual([]);
  await openShelf(page);
  await does(page, cards(page).first(), 'To another device');
  const link = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await follow(stranger, new URL(link).hash.slice(1));
  await press(dialog(stranger).getByRole('button', { name: 'Take it in' }));
  await expect(dialog(stranger)).toContainText(/Taken in\s*Tilt · 4.×.4 · 12 moves\s*New here/);
  await press(dialog(stranger).getByRole('button', { name: 'Shelf' }));
  await press(cards(stranger).first().getByRole('button', { name: /^Open/ }));
  await expect.poll(async () => (await state(stranger)).position).toBe(position);
  // The run continues on the first device. There the same link imports nothing, and the next one imports the
  // rest.
  await follow(stranger, new URL(link).hash.slice(1));
  await press(dialog(stranger).getByRole('button', { name: 'Take it in' }));
  await expect(dialog(stranger)).toContainText('Nothing new was in it');
  await page.goBack();
  await moveBy(page, 5);
  await openShelf(page);
  await press(button(page, 'Everything to another device'));
  await expect(dialog(page).getByRole('textbox', { name: 'Link' })).not.toHaveValue('');
  const all = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await follow(stranger, new URL(all).hash.slice(1));
  await press(dialog(stranger).getByRole('button', { name: 'It is mine' }));
  await expect(dialog(stranger)).toContainText(/Tilt · 4.×.4 · 17 moves\s*Goes on from what was here/);
  await stranger.keyboard.press('Escape');
  await expect.poll(async () => (await state(stranger)).moves.length).toBe(17);
});

test('projects on the shelf can be opened, sent, removed and restored', async ({ page, stranger }) => {
  await openCopy(page, 'Crates');
  const text = await keptText(page);
  await openShelf(page);
  const own = page.getByRole('region', { name: 'Your own games' }).locator('.run');
  await expect(own).toHaveCount(1);
  await does(page, own, 'Remove');
  await expect(own).toHaveCount(0);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await does(page, own, 'To another device');
  // The project fits into a code that a camera can read.
  await expect(dialog(page).locator('svg.code')).toBeVisible();
  const link = await dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await stranger.goto(link);
  await expect(dialog(stranger)).toContainText('Your own game: Crates');
  await press(dialog(stranger).getByRole('button', { name: 'Take it in' }));
  await expect(dialog(stranger)).toContainText(/Your own game: Crates\s*New here/);
  expect(await keptText(stranger)).toBe(text);
  await press(own.getByRole('button', { name: /^Open/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crates');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
});

test('the shelf in a second tab follows changes in the first', async ({ page, context }) => {
  await page.goto('./#tilt');
  await moveBy(page, 3);
  const other = await context.newPage();
  await openGame(other, 'tilt');
  await page.bringToFront();
  await moveBy(page, 4);
  const { position } = await state(page);
  await expect.poll(async () => (await state(other)).position, 'it follows').toBe(position);
});
