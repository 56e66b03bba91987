// The position of the refusal bubble: never over its subject.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { beside } = await page('www/board/bubble.ts');

const HEIGHT = 40;

test('a bubble never covers its subject', () => {
  for (const room of [300, 420, 700]) {
    for (let y = 0; y < room; y += 7) {
      for (const h of [20, 60, 160]) {
        for (const at of [y, y + h / 2, y + h, room / 2]) {
          const about = { x: 0, y, w: 50, h: Math.min(h, room - y) };
          const top = beside(HEIGHT, room, at, about);
          const covers = top < about.y + about.h && top + HEIGHT > about.y;
          assert.ok(!covers, `${JSON.stringify(about)} of ${room}, touched at ${at}: ${top}`);
        }
      }
    }
  }
});

test('a bubble stays clear of the finger and within the board if there is room', () => {
  for (const at of [150, 250, 400]) {
    const top = beside(HEIGHT, 600, at, { x: 0, y: at - 30, w: 60, h: 60 });
    assert.ok(top >= 0 && top + HEIGHT <= 600);
    assert.ok(top + HEIGHT < at - 30 || top > at + 30, `${top} at ${at}`);
  }
  assert.equal(beside(HEIGHT, 600, 300, undefined), 300 - 34 - HEIGHT);
  assert.equal(beside(HEIGHT, 600, 20, undefined), 20 + 34);
});
