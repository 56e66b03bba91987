// The names of shipped games, their levels and kinds are translated; other names are their author's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { at } from '../../../scripts/lib.mjs';
import { LANGUAGES, sourceOf } from '../families.mjs';
import { load, page } from '../load.mjs';

const studio = await load(at('www', 'pkg'));
const { namedIn } = await page('www/ui/words/names.ts');
const { namesIn } = await page('www/studio/project/naming.ts');
const { blank, projectOf, sessionOf } = await page('www/studio/project/games.ts');

/** Looks up sentences of a language. @param {string} language */
function known(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sourceOf(language)));
  return (/** @type {string} */ id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, null, []) : undefined;
  };
}

const SHIPPED = studio
  .catalogue()
  .find((/** @type {{ id: string }} */ { id }) => id === 'tilecode')
  .presets.map((/** @type {{ params: string }} */ { params }) => params);

test('labels of shipped games have translated names in every language', () => {
  for (const language of LANGUAGES) {
    const say = known(language);
    for (const game of SHIPPED) {
      const session = studio.Session.deal('tilecode', game, '1');
      for (const { args } of session.labels().cells) {
        for (const value of Object.values(args)) {
          assert.ok(Array.isArray(value), `${game}: ${JSON.stringify(args)}`);
          // English uses the names in the texts of the games.
          for (const { id, text } of value)
            assert.ok(say(id) ?? (language === 'en' && text), `${language}: ${id}`);
        }
      }
      session.free();
    }
  }
  const [label] = studio.Session.deal('tilecode', 'crates', '1').labels().cells;
  assert.deepEqual(namedIn(label.args, known('fr')), { background: 'mur' });
});

test('a list of names becomes one text, and unknown names are kept', () => {
  const args = { count: 2, what: [{ id: 'kind-crates-crate', text: 'crate' }, { text: 'Zorg' }] };
  assert.deepEqual(namedIn(args, known('fr')), { count: 2, what: 'caisse, Zorg' });
});

for (const language of LANGUAGES.filter((one) => one !== 'en')) {
  test(`${language}: a copy of a shipped game is fully translated and playable`, () => {
    for (const game of [...SHIPPED, 'blank']) {
      const text = game === 'blank' ? blank(studio) : studio.shipped(game);
      const before = studio.view(text);
      const session = sessionOf(studio, text);
      const edits = namesIn(studio, game, text, known(language));
      for (const edit of edits) session.play(edit);
      const project = projectOf(session.position());
      const after = studio.view(project);
      assert.deepEqual(after.findings, [], game);
      const same = after.kinds.filter(
        (/** @type {{ name: string }} */ { name }, /** @type {number} */ n) => name === before.kinds[n].name,
      );
      // Some words are the same in both languages.
      const names = same.map((/** @type {{ name: string }} */ { name }) => name).join(', ');
      assert.ok(same.length <= 2, `${game}: untranslated: ${names}`);
      for (const [n] of after.levels.entries())
        assert.notEqual(after.levels[n].name, before.levels[n].name, game);
      studio.Session.load(project).free();
      session.free();
    }
  });
}
