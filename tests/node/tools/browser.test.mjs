// Chooses the Chromium for browser tests, and checks that no script asks for root.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { test } from 'node:test';
import { chromiumPath } from '../../../scripts/browsers/browser.mjs';
import { at, filesUnder, shown } from '../../../scripts/lib.mjs';

/**
 * The Chromium found on a machine with these files.
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 */
const found = (files, env = {}) =>
  chromiumPath({ env, exists: (path) => files.includes(path), own: () => '/cache/chrome' });

test('an installed Chromium is preferred, in a fixed order, to Playwright’s own', () => {
  const PATH = ['/bin', '/opt/browser'].join(delimiter);
  const all = ['/asked', '/usr/bin/chromium', '/opt/browser/google-chrome', '/cache/chrome'];
  assert.equal(found(all, { TILERY_CHROMIUM: '/asked', PATH }), '/asked');
  assert.equal(found(all, { PATH }), '/usr/bin/chromium');
  assert.equal(found(all.slice(2), { PATH }), '/opt/browser/google-chrome');
  assert.equal(found(all.slice(3), { PATH }), '/cache/chrome');
  assert.equal(found([], { PATH }), undefined);
  assert.equal(found(all, { TILERY_CHROMIUM: '/gone', PATH }), undefined, 'the requested one, or none');
});

test('no script escalates its privileges', () => {
  for (const file of [...filesUnder(at('scripts')), at('.ci', 'run'), at('package.json')]) {
    assert.doesNotMatch(readFileSync(file, 'utf8'), /\b(?:sudo|pkexec|doas)\b/, shown(file));
  }
});
