// `npm test -- quick` leaves out slow tests by their names, which must be those of tests.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SLOW_IN_NODE, SLOW_IN_RUST } from '../../../scripts/check/slow.mjs';
import { at, filesUnder } from '../../../scripts/lib.mjs';

test('the slow tests that a quick run leaves out exist', () => {
  const sources = filesUnder(at('crates'), (name) => name !== 'target')
    .filter((file) => file.endsWith('.rs'))
    .map((file) => readFileSync(file, 'utf8'));
  const unknown = SLOW_IN_RUST.filter((name) => !sources.some((text) => text.includes(`fn ${name}`)));
  assert.deepEqual(unknown, []);
  assert.deepEqual(
    SLOW_IN_NODE.filter((file) => !existsSync(at(file))),
    [],
  );
});
