// Sharing games from the studio as links, files and pages, including hostile content from others.
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, state, test } from '../fixtures';
import { button, cells, downloaded, linkTo, openText, press, upload } from '../page';
import { drag, goTo, keptText, openCopy, openPage, openStudio, tab } from '../studio-page';

/** Titles and names that would do harm if they were interpreted as markup, script or file names. */
const HOSTILE = [
  '<img src=x onerror="document.title=1">',
  '</title></script><script>document.body.remove()</script>',
  '../../etc/passwd',
  '[played] "[played]" [title] $& $1',
  '\u202edlrow',
];

/** Checks that no part of a title has become an element. */
async function isOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(
    () => document.querySelectorAll('img, iframe, object, body script').length,
  );
  expect(found).toBe(0);
}

test(
  'an exported page contains the game and plays from a disk without a network',
  { tag: '@desktop' },
  async ({ page, browser }, info) => {
    await openCopy(page, 'Crates');
    await goTo(page, 'Share');
    const alone = await openPage(page, browser, info.outputPath('game.html'));
    await expect(alone).toHaveTitle('Crates');
    const labels = () => alone.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const before = await labels();
    expect(before).toContain('player on floor');
    await alone.evaluate(() => {
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (...args) {
        document.body.dataset.heard = 'yes';
        return start.apply(this, args);
      };
    });
    await alone.keyboard.press('ArrowRight');
    await expect.poll(labels).not.toEqual(before);
    // Undo makes a sound: sound is on, and its code is included in the page.
    await alone.getByRole('button', { name: 'Undo' }).click();
    await expect(alone.locator('body')).toHaveAttribute('data-heard', 'yes');
    await alone.getByRole('button', { name: 'Sound' }).click();
    await expect(alone.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
    await alone.keyboard.press('ArrowRight');
    await expect.poll(labels).not.toEqual(before);
    await alone.getByRole('button', { name: 'Try this level again' }).click();
    await expect.poll(labels).toEqual(before);
    // The page's policy allows only scripts that were included when it was made.
    const ran = await alone.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.body.append(script);
      return document.title;
    });
    expect(ran).toBe('Crates');
    await alone.context().close();
  },
);

test(
  'hostile titles stay text, on every screen, in links, files and pages',
  { tag: '@desktop' },
  async ({ page, browser, stranger }, info) => {
    test.slow();
    await openCopy(page, 'Crates');
    for (const [n, title] of HOSTILE.entries()) {
      await goTo(page, 'Settings');
      await page.getByRole('textbox', { name: 'Title' }).fill(title);
      await page.getByRole('textbox', { name: 'Title' }).blur();
      await expect.poll(() => keptText(page)).toContain(`title ${title}\n`);
      await press(tab(page, 'Home'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await isOnlyText(page);
      await goTo(page, 'Share');
      const alone = await openPage(page, browser, info.outputPath(`game-${n}.html`));
      await expect(alone.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await alone.locator('img').count()).toBe(0);
      expect(await alone.getByRole('gridcell').count(), 'the game is there').toBeGreaterThan(20);
      await alone.context().close();
    }
    await press(button(page, 'Back'));
    await press(button(page, 'Back'));
    await isOnlyText(page);
    await openText(stranger, await keptText(page));
    await isOnlyText(stranger);
  },
);

test('a shared game shows its title and its author, and a remix names its origin', {
  tag: '@phone',
}, async ({ page, stranger }) => {
  await openStudio(stranger);
  await press(button(stranger, 'New game'));
  await expect.poll(() => keptText(stranger)).toContain('title My game');

  await openCopy(page, 'Crates');
  await goTo(page, 'Share');
  const write = async (name: RegExp, text: string) => {
    await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('textbox', { name }).blur();
  };
  await write(/^What is there to do/, 'Push both crates onto the rings.');
  await write(/^Your name/, 'Ann');
  // The information for players is visible before sharing.
  await expect(page.getByRole('region', { name: 'What players see' })).toContainText('by Ann');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  await press(page.getByRole('button', { name: /^Link to the game/ }));
  const field = page.getByRole('textbox', { name: 'Link to the game' });
  await expect(field).toHaveValue(/#[mtz]/);

  await stranger.goto(await field.inputValue());
  await expect.poll(async () => (await state(stranger)).id).toBeUndefined();
  expect(await cells(stranger)).toContain('player on floor');
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Crates by Ann');
  await expect(stranger.locator('.how')).toHaveText('Push both crates onto the rings.');
  await press(button(stranger, 'Change this game'));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Crates');
  await press(tab(stranger, 'Map'));
  await drag(stranger, [1, 1], [1, 2]);
  await expect.poll(() => keptText(stranger)).toContain('\nremix Crates\nby Ann\n');
  expect(await keptText(stranger), 'the copy is signed by whoever makes it').not.toContain('author');
  await press(button(stranger, 'Back'));
  await press(button(stranger, 'Back'));
  const names = stranger.getByRole('region', { name: 'Your games' }).locator('.name');
  await expect(names).toHaveText(['Crates', 'My game']);
});

test('a link to a game that cannot be played opens it in the studio and stores nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const broken = 'tilecode 1\ntitle Broken\nbackground grass . nothing-known\nrule change\n';
  for (const [text, fault] of [
    [broken, /fault|Fault/],
    [`studio 1\n\uFEFF${broken}`, undefined],
    [`studio 1\n${broken}`, /fault|Fault/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./${linkTo(text)}`);
    if (fault === undefined) {
      await expect(page.getByText(/cannot be opened|line 1/).first()).toBeVisible();
      continue;
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Broken');
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText(fault);
    await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
  }
  await press(button(page, 'Back'));
  await expect(page.getByRole('region', { name: 'Your games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your games' }).locator('.name')).toHaveCount(0);
});

test(
  'a hostile project opens with its faults listed, and can be repaired',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const path = info.outputPath('hostile.txt');
    const text = [
      'tilecode 1',
      'title <b>bold</b>',
      'background <script>alert(1)</script> W brick',
      'background "onload=x W pixels',
      'sprite player p nothing-known',
      'level <img src=x onerror=alert(1)>',
      'map',
      '  WWW',
      '  W?W',
      'rule press:<svg>',
      'when C +<i>',
      'do C move:nowhere <b>',
      '',
    ].join('\n');
    await writeFile(path, text);
    await openStudio(page);
    await upload(button(page, 'Open a file'), path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>bold</b>');
    await isOnlyText(page);
    await expect(page.locator('.finding-list button').first()).toBeVisible();
    for (const place of ['Map', 'Pictures']) {
      await press(tab(page, place));
      await isOnlyText(page);
    }
    for (const place of ['Levels', 'Settings', 'Text', 'Versions']) {
      await goTo(page, place);
      await isOnlyText(page);
    }
    // A text that is not a project is refused with a reason, and nothing of it is stored.
    await press(button(page, 'Back'));
    await press(tab(page, 'Home'));
    await press(button(page, 'Back'));
    await writeFile(path, 'x'.repeat(2_000_000));
    // Shipped games come later than one's own.
    const own = page.getByRole('button', { name: /^More for / });
    await expect(own).toHaveCount(1);
    await upload(button(page, 'Open a file'), path);
    await expect(page.getByRole('status').filter({ hasText: /no more than/ })).toBeVisible();
    await expect(own).toHaveCount(1);
  },
);

test('a picture of the first level is saved', { tag: '@desktop' }, async ({ page }) => {
  await openCopy(page, 'Crates');
  await goTo(page, 'Share');
  const download = await downloaded(page.getByRole('main').getByRole('button', { name: /^Picture/ }));
  expect(download.suggestedFilename()).toBe('crates.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Eight columns and seven rows of sixteen pixels, scaled by an integer.
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(width % (8 * 16)).toBe(0);
  expect(height * 8).toBe(width * 7);
});
