// The files for hosts set the same headers, each in its own format.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';

const HEADERS = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
];
const FOR_EVER = 'public, max-age=31536000, immutable';

for (const file of ['_headers', 'nginx.conf', 'Caddyfile']) {
  test(`${file} sets every header, and lets only assets be cached for ever`, () => {
    const text = readFileSync(at('docs', 'hosting', file), 'utf8');
    for (const [name, value] of HEADERS) assert.match(text, new RegExp(`${name}:? "?${value}"?`), name);
    assert.equal(text.split(FOR_EVER).length, 2);
    assert.match(text.split(FOR_EVER)[0] ?? '', /assets[\s\S]*$/);
  });
}

test('the README leads to each of them', () => {
  const readme = readFileSync(at('README.md'), 'utf8');
  for (const file of ['_headers', 'nginx.conf', 'Caddyfile'])
    assert.ok(readme.includes(`(docs/hosting/${file})`));
});
