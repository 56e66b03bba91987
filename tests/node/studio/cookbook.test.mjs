// The tests of recipes hold when new kinds and counters get names in another language, as the cookbook gives
// them in the same edit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilery as glue, page } from '../load.mjs';

const edits = await page('www/studio/project/edits.ts');

test('the test of a recipe passes after its kinds and counters are renamed', () => {
  for (const { name, roles } of glue.recipes()) {
    const session = glue.Session.deal('studio', 'blank', '1');
    const before = glue.view(session.position().slice('studio 1\n'.length)).kinds;
    const isKnown = (/** @type {string} */ role) =>
      before.some((/** @type {{ name: string }} */ kind) => kind.name === role);
    const chosen = roles.map((/** @type {{ name: string }} */ role) => (isKnown(role.name) ? role.name : ''));
    const text = session.position().slice('studio 1\n'.length);
    const lines = JSON.parse(glue.cook(text, name, chosen, []).slice('all '.length)).split('\n');
    const named = roles
      .filter((/** @type {{ name: string }} */ role) => !isKnown(role.name))
      .flatMap((/** @type {{ name: string }} */ role) => [
        edits.rename(role.name, `${role.name}é`),
        ...(lines.some((/** @type {string} */ line) => line.startsWith(`counter ${role.name}s `))
          ? [edits.counter.rename(`${role.name}s`, `${role.name}és`)]
          : []),
      ]);
    session.play(edits.all([...lines, ...named]));
    const made = session.position().slice('studio 1\n'.length);
    const { tests, runs } = glue.view(made);
    assert.ok(runs, name);
    assert.equal(tests.length, 1, name);
    assert.match(made, /^sprite \S+é /m, name);
    const { first, isAtStart } = glue.runTest(made, 0);
    assert.deepEqual([first, isAtStart], [undefined, false], `${name}: the play is as it was kept`);
    session.free();
  }
});
