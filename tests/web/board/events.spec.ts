// Touch games: taps on tiles, messages that wait for a press, and counters beside the board, by hand and by
// keys.
import { expect, hand, type Page, state, test } from '../fixtures';
import { button, openText, press } from '../page';
import { goTo, openPage } from '../studio-page';

const GAME = `tilecode 2
title Two stones
background ground . grass
sprite stone o boulder
counter stones 0 shown
message hello Both stones are gone. Well done!

level One
map
  ....
  ....
  ....
sprites
  o...
  ...o
  ....

rule tap
when C +stone
do C destroy
do game add:stones:1 sound:pop

rule tap
when C +ground -stone
when game stones=2
do game message:hello add:stones:1

rule tap
when C +ground -stone
when game stones>=3
do game win
`;

test('a tile is touched by hand and by keys, and a message stays until the next press', async ({
  page,
  isMobile,
}) => {
  await openText(page, GAME);
  const cell = (row: number, col: number) =>
    page
      .locator('.board')
      .getByRole('gridcell')
      .nth(row * 4 + col);
  const touch = async (row: number, col: number) => {
    const box = await cell(row, col).boundingBox();
    if (box === null) throw new Error('a cell has no bounding box');
    await hand.tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };
  const moves = async () => (await state(page)).moves.filter((move) => move !== '.');
  await touch(0, 0);
  await expect.poll(moves).toEqual(['tap r1c1']);
  await expect(page.locator('[data-figure$="=stones"] dd')).toHaveText('1');
  const note = page.locator('.board-notice');
  await expect(note).toBeHidden();
  if (isMobile) await touch(1, 3);
  else {
    // The cursor appears in the centre and moves from there.
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  }
  await expect.poll(moves).toEqual(['tap r1c1', 'tap r2c4']);
  await touch(2, 0);
  await expect(note).toHaveText('Both stones are gone. Well done!');
  await expect(page.locator('.board-announcer').filter({ hasText: 'Both stones are gone.' })).toHaveCount(1);
  // The next press only dismisses the message.
  await touch(2, 0);
  await expect(note).toBeHidden();
  expect((await state(page)).status.state).toBe('playing');
  await touch(2, 1);
  await expect.poll(async () => (await state(page)).status.state).toBe('won');
});

/** Records the pitches of all sounds from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const { setValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      document.body.dataset.heard = `${document.body.dataset.heard ?? ''} ${value}`;
      return setValueAtTime.call(this, value, time);
    };
  });

test(
  'a rule’s sound is played, on the page and on an exported page, which also counts and announces',
  {
    tag: '@desktop',
  },
  async ({ page, browser }, info) => {
    // A bubble's sound starts at half the frequency of the scale's first note.
    const pop = / 261\.5\b/;
    await openText(page, GAME);
    await listen(page);
    await press(button(page, 'Turn sound on'));
    await press(page.getByRole('gridcell', { name: /stone/ }).first());
    await expect(page.locator('body')).toHaveAttribute('data-heard', pop);
    await openText(page, `studio 1\n${GAME}`);
    await goTo(page, 'Share');
    const alone = await openPage(page, browser, info.outputPath('game.html'));
    await listen(alone);
    const touch = (cell: number) => alone.getByRole('gridcell').nth(cell).click({ force: true });
    await touch(0);
    await expect(alone.locator('body')).toHaveAttribute('data-heard', pop);
    await expect(alone.locator('#figures')).toContainText('stones 1');
    await touch(7);
    await expect(alone.locator('#figures')).toContainText('stones 2');
    await touch(0);
    await expect(alone.locator('.board-notice')).toHaveText('Both stones are gone. Well done!');
    await alone.context().close();
  },
);
