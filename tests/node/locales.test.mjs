// Every sentence that a game or the page can say stands in every language, says as much in each, and none stands there
// for nothing.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { at, filesUnder, shown } from '../../scripts/lib.mjs';
import { families, GAMES, hasPage, sourceOf } from './families.mjs';
import { page, tilery } from './load.mjs';

const FOLDER = at('www', 'locales');
const LANGUAGES = readdirSync(FOLDER)
  .filter((name) => /^[a-z]+\.ftl$/.test(name))
  .map((name) => name.replace('.ftl', ''));
/** The names of a language's sentences, in their order, doubles included. @param {string} language */
const names = (language) =>
  [...sourceOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

const FAMILIES = await families();

/** The sentences that the games ask for, and those that the session itself says. */
function needed() {
  const ids = new Set(['stopped', 'time-is-up']);
  for (const [start, rest] of Object.entries(FAMILIES)) for (const name of rest) ids.add(start + name);
  for (const game of GAMES) {
    for (const id of game.sentences) ids.add(id);
    if (!hasPage(game.id)) for (const kind of ['how', 'keys']) ids.add(`${kind}-${game.id}`);
  }
  // Titles of shipped games.
  for (const { params } of GAMES.find(({ id }) => id === 'tilecode')?.presets ?? [])
    ids.add(`params-${params}`);
  return ids;
}

/** All TypeScript of the page as one text: a name that it holds, or the beginning of a name that it completes. */
const CODE = filesUnder(at('www'), (name) => name !== 'pkg')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('there are English and French', () => {
  assert.ok(LANGUAGES.includes('en') && LANGUAGES.includes('fr'));
});

for (const language of LANGUAGES) {
  test(`${language}: every sentence parses and stands once`, () => {
    const resource = new FluentResource(sourceOf(language));
    const errors = new FluentBundle(language).addResource(resource);
    assert.deepEqual(errors, []);
    const all = names(language);
    assert.deepEqual(
      all.filter((name, index) => all.indexOf(name) !== index),
      [],
    );
    // Fluent leaves out what it cannot read.
    assert.deepEqual(
      resource.body.map(({ id }) => id),
      all,
    );
  });

  test(`${language}: every sentence that is needed stands there`, () => {
    const all = new Set(names(language));
    // What the page itself asks for is checked by sentences.test.mjs.
    const missing = [...needed()].filter((id) => !all.has(id));
    assert.deepEqual(missing, []);
  });

  test(`${language}: the same sentences as in English`, () => {
    assert.deepEqual(names(language).sort(), names('en').sort());
  });

  test(`${language}: every sentence has the variables that English has`, () => {
    const variables = (/** @type {string} */ of) => {
      /** @type {Record<string, string[]>} */
      const result = {};
      for (const part of sourceOf(of).split(/^(?=[a-z][\w-]* =)/m)) {
        const name = part.match(/^([a-z][\w-]*) =/)?.[1];
        if (name)
          result[name] = [...new Set([...part.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ''))].sort();
      }
      return result;
    };
    assert.deepEqual(variables(language), variables('en'));
  });
}

test('no sentence stands there for nothing', () => {
  const wanted = needed();
  // Names that the page puts together: `say(`share-${kind}`)`.
  const starts = [...CODE.matchAll(/`([a-z][a-z-]*-)\$\{/g)]
    .map((found) => found[1] ?? '')
    .filter((start) => FAMILIES[start] === undefined);
  // Names that other sentences refer to: `{ name }`.
  const parts = new Set([...sourceOf('en').matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1]));
  const unused = names('en').filter(
    (name) =>
      !wanted.has(name) &&
      !parts.has(name) &&
      !CODE.includes(`'${name}'`) &&
      !starts.some((start) => name.startsWith(start)),
  );
  assert.deepEqual(unused, []);
});

test('the rules show every example that there is, and each of them is a position', async () => {
  const { EXAMPLES } = await page('www/locales/examples.ts');
  for (const game of GAMES.filter(({ id }) => !hasPage(id))) {
    /** @type {string[]} */
    const positions = EXAMPLES[game.id] ?? [];
    // An editor's own desk is the board to try.
    assert.ok(positions.length > 0 || game.edits !== null, `${game.id} has a board to try`);
    for (const position of positions) assert.equal(tilery.Session.load(position).game(), game.id);
    for (const language of LANGUAGES) {
      const rules =
        sourceOf(language)
          .split(`\nrules-${game.id} =`)[1]
          ?.split(/\n(?=\S)/)[0] ?? '';
      const places = [...rules.matchAll(/^\s+@(\d+)$/gm)].map((found) => Number(found[1]));
      assert.deepEqual(
        places,
        positions.map((_, index) => index + 1),
        shown(`${FOLDER}/${language}.ftl`),
      );
    }
  }
});
