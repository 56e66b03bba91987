// The table of what meets the page in the world names tests that exist.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';

test('every row of docs/world.md names tests that exist', () => {
  const rows = readFileSync(at('docs', 'world.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1));
  assert.ok(rows.length > 20, `${rows.length} rows`);
  for (const [kind = '', , tests = '', since = ''] of rows) {
    const named = [...tests.matchAll(/`([^`]+)`: ([^;|]+?) *(?=;|$)/g)];
    assert.ok(named.length > 0, `${kind}: no test`);
    for (const [, file = '', title = ''] of named)
      assert.ok(readFileSync(at(file), 'utf8').includes(title), `${kind}: ${file} has no test "${title}"`);
    assert.match(since, /^ [0-9a-f]{7,} $/, kind);
  }
});
