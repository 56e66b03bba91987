// Errors about texts in the player's language. Errors are ids of sentences, and every id in the rules has a
// sentence in every language. (The compiler checks the English ones, since programs read the same sentences.)
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { withoutTests } from '../../../scripts/check/invariants.mjs';
import { at, filesUnder } from '../../../scripts/lib.mjs';
import { LANGUAGES, sourceOf } from '../families.mjs';
import { tilery } from '../load.mjs';

/** The error sentences of a language, by id. @param {string} language @returns {Map<string, any>} */
const errorsOf = (language) =>
  new Map(new FluentResource(sourceOf(language, ['errors'])).body.map(({ id, value }) => [id, value]));

/** All error names in the crates' Rust code. */
const NAMES = new Set(
  filesUnder(at('crates'), (name) => name !== 'tests' && name !== 'target')
    .filter((file) => file.endsWith('.rs'))
    .flatMap((file) => [...withoutTests(readFileSync(file, 'utf8')).matchAll(/\bwording!\(\s*"([^"]*)"/g)])
    .map(([, name = '']) => name),
);

test('every error has a sentence in every language, and every error sentence has an error', () => {
  assert.ok(NAMES.size > 200, `${NAMES.size} names`);
  for (const language of LANGUAGES) {
    const said = [...errorsOf(language).keys()].filter((id) => id.startsWith('error-'));
    assert.deepEqual(said.sort(), [...NAMES].map((name) => `error-${name}`).sort(), language);
  }
});

test('English error sentences have only placeholders, since programs do not evaluate selectors', () => {
  for (const [id, value] of errorsOf('en')) {
    for (const part of Array.isArray(value) ? value : [value])
      assert.ok(typeof part === 'string' || part.type === 'var', id);
    assert.ok(!JSON.stringify(value).includes('\\n'), `${id} is one line`);
  }
});

test('an error carries both English text and ids', () => {
  try {
    tilery.Session.deal('tilt', '9x4', '1');
    assert.fail('nine columns are too many');
  } catch (error) {
    const { message, fault } = /** @type {any} */ (error);
    assert.equal(
      message,
      'parameters: line 1, column 1: expected a number of columns from 2 to 8, found `9x4`',
    );
    assert.deepEqual(fault, {
      line: 1,
      column: 1,
      expected: {
        name: 'range',
        parts: { what: { name: 'column-count', parts: {} }, start: '2', end: '8' },
      },
      found: { name: 'quoted', parts: { text: '9x4' } },
    });
  }
});

test('every fault of a text can be told in every language', () => {
  const bundles = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    // The sentences for refused moves are those of the games.
    bundle.addResource(new FluentResource(sourceOf(language)));
    return bundle;
  });
  /** @type {Set<string>} */
  const met = new Set();
  /** Formats a phrase in a language. @param {FluentBundle} bundle @param {any} phrase @returns {string} */
  const said = (bundle, { name, parts, id, args }) => {
    if (name !== undefined) met.add(name);
    const words = Object.entries(parts ?? {}).map(([place, part]) => [
      place,
      typeof part === 'string' ? part : said(bundle, part),
    ]);
    const pattern = bundle.getMessage(id ?? `error-${name}`)?.value;
    assert.ok(pattern, `${bundle.locales}: ${id ?? name}`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, args ?? Object.fromEntries(words), errors);
    assert.deepEqual(errors, [], `${bundle.locales}: ${id ?? name}`);
    return text;
  };
  const attempt = (/** @type {string} */ text) => {
    try {
      tilery.Session.load(text).free();
    } catch (error) {
      const { fault, message } = /** @type {any} */ (error);
      assert.ok(fault, `${error} names its position`);
      for (const bundle of bundles) {
        const [expected, found] = [said(bundle, fault.expected), said(bundle, fault.found)];
        const isRefusal = JSON.stringify(fault).includes('"args"');
        if (bundle.locales[0] === 'en' && !isRefusal)
          assert.ok(
            message.endsWith(`expected ${expected}, found ${found}`),
            `${message}: ${expected}, ${found}`,
          );
      }
    }
  };
  for (const game of tilery.catalogue()) {
    const session = tilery.Session.deal(game.id, game.presets[0].params, '7');
    for (let n = 0; n < 6; n += 1) {
      const [move] = session.legal();
      if (move !== undefined) session.play(move);
    }
    const save = session.save();
    const id = `${game.id}:${session.params()}#7`;
    const stray = ['', '\u0001', '0', '99999999', '#', ';', ' ', '\n', 'z', 'é', '-1', '+', '/'];
    for (const text of [
      save.replace(/^id .*/m, () => `from\n  ${session.position().replaceAll('\n', '\n  ')}`),
      save,
      id,
    ]) {
      for (let cut = 0; cut < Math.min(text.length, 500); cut += 1) {
        const char = stray[cut % stray.length] ?? '';
        attempt(text.slice(0, cut));
        attempt(text.slice(0, cut) + char + text.slice(cut));
        attempt(text.slice(0, cut) + char + text.slice(cut + 1));
      }
    }
  }
  assert.ok(met.size > 25, `${met.size} different errors`);
});
