// Which Chromium the browser tests drive, and that nothing asks for root.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { test } from 'node:test';
import { chromiumPath } from '../../scripts/browser.mjs';
import { at, filesUnder, shown } from '../../scripts/lib.mjs';

/** What is found on a machine that has these files. @param {string[]} files @param {NodeJS.ProcessEnv} env */
const found = (files, env = {}) =>
  chromiumPath({ env, exists: (path) => files.includes(path), own: () => '/cache/chrome' });

test('a Chromium that is there is used, in a fixed order, before one of Playwright’s own', () => {
  const PATH = ['/bin', '/opt/browser'].join(delimiter);
  const all = ['/asked', '/usr/bin/chromium', '/opt/browser/google-chrome', '/cache/chrome'];
  assert.equal(found(all, { TILERY_CHROMIUM: '/asked', PATH }), '/asked');
  assert.equal(found(all, { PATH }), '/usr/bin/chromium');
  assert.equal(found(all.slice(2), { PATH }), '/opt/browser/google-chrome');
  assert.equal(found(all.slice(3), { PATH }), '/cache/chrome');
  assert.equal(found([], { PATH }), undefined);
  assert.equal(found(all, { TILERY_CHROMIUM: '/gone', PATH }), undefined, 'what was asked for, or nothing');
});

test('no script takes more rights than it has', () => {
  for (const file of [...filesUnder(at('scripts')), at('.ci', 'run'), at('package.json')]) {
    assert.doesNotMatch(readFileSync(file, 'utf8'), /\b(?:sudo|pkexec|doas)\b/, shown(file));
  }
});
