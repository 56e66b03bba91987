// The room beside a board's cells, for announcements.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { roomBeside } = await page('www/board/room.ts');

const UPRIGHT = { w: 390, h: 660 };
const ABOVE = { x: 10, y: 100, w: 370, h: 340 };

test('an announcement is on the first side with room for it', () => {
  assert.deepEqual(roomBeside(UPRIGHT, ABOVE, ['below', 'above']), { x: 0, y: 440, w: 390, h: 220 });
  assert.deepEqual(roomBeside(UPRIGHT, ABOVE, ['above', 'below']), { x: 0, y: 0, w: 390, h: 100 });
  const wide = { w: 580, h: 380 };
  const middle = { x: 170, y: 20, w: 300, h: 340 };
  assert.deepEqual(roomBeside(wide, middle, ['below', 'right', 'left']), { x: 0, y: 0, w: 170, h: 380 });
});

test('if no side has room, there is none beside the cells, so that the announcement is not cut off', () => {
  assert.equal(roomBeside(UPRIGHT, { x: 5, y: 60, w: 380, h: 540 }, ['above', 'left', 'right']), undefined);
  // Cells of a board that scrolls reach beyond its host.
  const beyond = { x: -90, y: -40, w: 700, h: 900 };
  assert.equal(roomBeside(UPRIGHT, beyond, ['above', 'below', 'left', 'right']), undefined);
});
