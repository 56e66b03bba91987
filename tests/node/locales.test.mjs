// Every sentence that a game or the page can say stands in every language, says as much in each, and none stands there
// for nothing.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { at, filesUnder, shown } from '../../scripts/lib.mjs';
import { page, tilery } from './load.mjs';

const FOLDER = at('www', 'locales');
const LANGUAGES = readdirSync(FOLDER)
  .filter((name) => /^[a-z]+\.ftl$/.test(name))
  .map((name) => name.replace('.ftl', ''));
/** The sentences of the page with those of its parts, which have files of their own. */
const source = (/** @type {string} */ language) =>
  [`${language}.ftl`, `studio.${language}.ftl`]
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    .join('\n');

/** The names of a language's sentences, in their order, doubles included. @param {string} language */
const names = (language) =>
  [...source(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

/** @type {{ id: string, presets: { params: string }[], actions: { id: string }[], facts: { id: string }[], records: { figure: string }[], roles: { option: string | null }[], sentences: string[], edits: string | null }[]} */
const GAMES = tilery.catalogue();

/** Whether a game is an editor with a page of its own instead of a board. @param {string} id */
const hasPage = (id) => existsSync(at('www', id, 'editor.ts'));

/** The sentences that the games ask for. */
function needed() {
  const ids = new Set();
  for (const game of GAMES) {
    for (const id of game.sentences) ids.add(id);
    if (hasPage(game.id)) {
      ids.add(`editor-${game.id}`).add(`editor-${game.id}-about`);
      continue;
    }
    for (const kind of ['game', 'about', 'how', 'rules', 'keys']) ids.add(`${kind}-${game.id}`);
    for (const { id } of game.actions) ids.add(`action-${id}`);
    for (const { id } of game.facts) ids.add(`fact-${id}`);
    for (const { figure } of game.records) if (figure !== 'time') ids.add(`figure-${figure}`);
    if (game.records.length > 1) for (const { figure } of game.records) ids.add(`record-${figure}`);
    for (const { option } of game.roles) if (option !== null) ids.add(`option-${option}`);
    for (const { params } of game.presets) {
      const session = tilery.Session.deal(game.id, params, '1');
      for (const name of Object.keys(session.figures())) ids.add(`figure-${name}`);
      for (const field of tilery.form(game.id, params)) {
        ids.add(`field-${field.id}`);
        for (const option of field.kind === 'choice' ? field.options : []) {
          if (!/^[\d.]+$/.test(option)) ids.add(`option-${field.id}-${option}`);
        }
      }
    }
  }
  return ids;
}

/** All TypeScript of the page as one text: a name that it holds, or the beginning of a name that it completes. */
const CODE = filesUnder(at('www'), (name) => name !== 'pkg')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The sentences that the page itself names. */
const named = () =>
  [...CODE.matchAll(/(?<!#)\b(?:say|canSay|commandName)\(\s*'([a-z][\w-]*)'/g)].map((found) =>
    found[0].startsWith('commandName') ? `command-${found[1]}` : (found[1] ?? ''),
  );

test('there are English and French', () => {
  assert.ok(LANGUAGES.includes('en') && LANGUAGES.includes('fr'));
});

for (const language of LANGUAGES) {
  test(`${language}: every sentence parses and stands once`, () => {
    const resource = new FluentResource(source(language));
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
    const missing = [...needed(), ...named()].filter((id) => !all.has(id));
    assert.deepEqual(missing, []);
  });

  test(`${language}: the same sentences as in English`, () => {
    assert.deepEqual(names(language).sort(), names('en').sort());
  });

  test(`${language}: every sentence has the variables that English has`, () => {
    const variables = (/** @type {string} */ of) => {
      /** @type {Record<string, string[]>} */
      const result = {};
      for (const part of source(of).split(/^(?=[a-z][\w-]* =)/m)) {
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
  const starts = [...CODE.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '');
  // Names that other sentences refer to: `{ name }`.
  const parts = new Set([...source('en').matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1]));
  const unused = names('en').filter(
    (name) =>
      !wanted.has(name) &&
      !parts.has(name) &&
      !CODE.includes(`'${name}'`) &&
      // The session itself says so.
      !['stopped', 'time-is-up'].includes(name) &&
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
        source(language)
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
