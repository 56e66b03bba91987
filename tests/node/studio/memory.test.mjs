// The memory of the studio's places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { Memory } = await page('www/studio/memory.ts');

class Tool {
  name = 'pen';
}
class Clipboard {
  text = '';
}

test('a class has one object in a memory, created when it is first requested', () => {
  const [memory, another] = [new Memory(), new Memory()];
  memory.of(Tool).name = 'bucket';
  assert.equal(memory.of(Tool).name, 'bucket');
  assert.equal(memory.of(Clipboard).text, '');
  assert.equal(another.of(Tool).name, 'pen', 'another page has a memory of its own');
});
