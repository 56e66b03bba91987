// The wasm package loads in Node and works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilery } from '../load.mjs';

test('the package exports its interface', () => {
  const functions = Object.keys(tilery).filter((name) => typeof tilery[name] === 'function');
  assert.ok(functions.length > 2, `only ${functions.join(', ')}`);
});
