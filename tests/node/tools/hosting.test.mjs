// The files for hosts set the same headers, each in its own format.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page } from '../load.mjs';

const { withRules } = await page('www/offline/headers.ts');

const HEADERS = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
];
const FOR_EVER = 'public, max-age=31536000, immutable';

const read = (/** @type {string} */ file) => readFileSync(at('docs', 'hosting', file), 'utf8');

for (const file of ['_headers', 'nginx.conf', 'Caddyfile']) {
  test(`${file} sets every header`, () => {
    for (const [name, value] of HEADERS) assert.match(read(file), new RegExp(`${name}:? "?${value}"?`), name);
  });
}

test('only answers with a file of assets/ are cached for ever', () => {
  // By status, by the file itself, and by its name.
  assert.match(
    read('nginx.conf'),
    new RegExp(`map "\\$status \\$uri"[^}]*\\(200\\|206\\|304\\) [^}]*assets/" "${FOR_EVER}"`),
  );
  assert.match(
    read('Caddyfile'),
    new RegExp(`@assets {[^}]*file\n[^}]*}\\s*header @assets Cache-Control "${FOR_EVER}"`),
  );
  const files = new Map([
    ['index.html', 'x'],
    ['assets/a-1.js', 'xx'],
  ]);
  const rules = withRules(read('_headers'), files);
  assert.ok(rules.startsWith(read('_headers').trimEnd()));
  assert.deepEqual(rules.split('\n').slice(-3), ['/assets/a-1.js', `  Cache-Control: ${FOR_EVER}`, '']);
  assert.ok(!read('_headers').includes(FOR_EVER), 'no pattern that also matches missing files');
});

test('hosts that read few rules get those of the largest files', () => {
  const files = new Map(Array.from({ length: 300 }, (_, n) => [`assets/${n}.js`, 'x'.repeat(n)]));
  const names = [...withRules(read('_headers'), files).matchAll(/^\/(.*)$/gm)].map(([, name]) => name);
  assert.equal(names.length, 100);
  assert.ok(names.includes('assets/299.js') && !names.includes('assets/200.js'));
});

test('the README leads to each of them', () => {
  const readme = readFileSync(at('README.md'), 'utf8');
  for (const file of ['_headers', 'nginx.conf', 'Caddyfile'])
    assert.ok(readme.includes(`(docs/hosting/${file})`));
});
