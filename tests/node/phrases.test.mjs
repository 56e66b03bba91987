// What is wrong with a text is told in the player's language: every phrase that an error can be made of is translated, and
// an error that a damaged text provokes reads well in each of them.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { withoutTests } from '../../scripts/check-invariants.mjs';
import { at, filesUnder, shown } from '../../scripts/lib.mjs';
import { page, tilery } from './load.mjs';

const FOLDER = at('www', 'locales');
/** English needs no translation: its phrases are their own names. */
const LANGUAGES = readdirSync(FOLDER).filter(
  (name) => name !== 'en' && existsSync(`${FOLDER}/${name}/errors.ftl`),
);
const { nameOfPhrase, phraseIn } = await page('www/shell/phrases.ts');

/** The crates whose errors reach the page: all but the page's own, and the template, so that a copy of it begins without a fault. */
const CRATES = readdirSync(at('crates')).filter((name) => name !== 'web');

/** Calls whose string literals are phrases, and variables that hold such. */
const CALLS =
  /(?<=Phrase::new|TextError::new|\.error|\.number|\bwrong|\bword|\bread_index|\bpart)\(|\blet (?:expected|what)\b[^;]*?(?==)/g;

/** The text from an opening bracket to the closing one, or from a variable's name to the end of the statement. */
function extent(/** @type {string} */ code, /** @type {number} */ from) {
  // A semicolon may stand in a text.
  if (code[from] !== '(') return /^(?:"(?:[^"\\]|\\.)*"|[^";])*/.exec(code.slice(from))?.[0] ?? '';
  let depth = 0;
  for (let end = from; end < code.length; end += 1) {
    if (code[end] === '(') depth += 1;
    if (code[end] === ')') depth -= 1;
    if (depth === 0) return code.slice(from, end);
  }
  return '';
}

/** Every phrase in Rust: what is given to calls that make errors, be it by the name of a constant. @param {string} code */
function phrasesIn(code) {
  const constants = new Map(
    [...code.matchAll(/\bconst (\w+): &(?:'static )?str =\s*"((?:[^"\\]|\\.)*)";/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );
  const found = new Set();
  for (const call of code.matchAll(CALLS)) {
    const part = extent(code, call.index + call[0].length - (call[0] === '(' ? 1 : 0));
    for (const [name] of part.matchAll(/\b[A-Z][A-Z_]+\b/g))
      if (constants.has(name)) found.add(constants.get(name));
    for (const [, lead, text] of part.matchAll(/([^\s"]*)\s*"((?:[^"\\]|\\.)*)"(?!\.to_owned)/g)) {
      // The names of parts, what is eaten or matched, and the names of a game's sentences are no phrases.
      if (/(?:with|eat|expect|starts_with|Say::new|Illegal::new|concat|== )\($/.test(lead ?? '')) continue;
      found.add(text);
    }
  }
  return [...found].filter((text) => /[a-z]/i.test(text) && /[ `{]/.test(text));
}

/** Every phrase in the Rust of the crates, with the file it stands in. */
function phrases() {
  const found = new Map();
  for (const crate of CRATES) {
    for (const file of filesUnder(at('crates', crate, 'src'))) {
      if (/(recorded|laws|bench)\.rs$|\/laws\//.test(file)) continue;
      for (const text of phrasesIn(withoutTests(readFileSync(file, 'utf8')))) found.set(text, shown(file));
    }
  }
  return found;
}

for (const language of LANGUAGES) {
  const source = readFileSync(`${FOLDER}/${language}/errors.ftl`, 'utf8');
  const resource = new FluentResource(source);
  const names = [...source.matchAll(/^(phrase-[\w-]*) =/gm)].map((found) => found[1]);

  test(`${language}: every phrase of an error is translated, and no other`, () => {
    assert.deepEqual(new FluentBundle(language).addResource(resource), []);
    const wanted = new Map([...phrases()].map(([text, file]) => [nameOfPhrase(text), `${text} (${file})`]));
    const known = new Set(names);
    assert.deepEqual(
      [...wanted].filter(([name]) => !known.has(name)),
      [],
      'missing',
    );
    assert.deepEqual(
      names.filter((name) => !wanted.has(name ?? '')),
      [],
      'for nothing',
    );
  });

  test(`${language}: a phrase has the places that the English one has`, () => {
    for (const text of phrases().keys()) {
      const part = source.split(/^(?=[a-z])/m).find((one) => one.startsWith(`${nameOfPhrase(text)} =`)) ?? '';
      const places = (/** @type {string} */ of, /** @type {RegExp} */ how) =>
        [...new Set([...of.matchAll(how)].map((found) => found[1]))].sort();
      assert.deepEqual(places(part, /\$(\w+)/g), places(text, /\{(\w+)\}/g), text);
    }
  });
}

test('a phrase is found wherever it stands, and one that nobody has translated is missed', () => {
  const toy = `
    const SIDE: &str = "a side of the toy";
    fn read(reader: &mut Reader<'_>) -> Result<u8, TextError> {
        let what = if reader.eat("not this") { "a toy" } else { "a broken {toy}" };
        reader.number(1..=9, SIDE)?;
        Err(reader.error(Phrase::new("toys from {start}").with("start", 2)))
    }`;
  const found = phrasesIn(toy);
  assert.deepEqual(found.sort(), ['a broken {toy}', 'a side of the toy', 'a toy', 'toys from {start}']);
  for (const language of LANGUAGES) {
    const source = readFileSync(`${FOLDER}/${language}/errors.ftl`, 'utf8');
    assert.ok(found.every((text) => !source.includes(`${nameOfPhrase(text)} =`)));
  }
});

test('no two phrases have one name', () => {
  const names = [...phrases().keys()].map((text) => nameOfPhrase(text));
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test('an error is thrown in English and as data', () => {
  try {
    tilery.Session.deal('tilt', '9x4', '1');
    assert.fail('nine columns are too many');
  } catch (error) {
    const { message, fault } = /** @type {any} */ (error);
    assert.equal(
      message,
      'parameters: line 1, column 1: expected a number of columns from 2 to 8, found `9x4`',
    );
    assert.deepEqual({ line: fault.line, column: fault.column }, { line: 1, column: 1 });
    assert.deepEqual(fault.expected, {
      text: '{what} from {start} to {end}',
      parts: { what: { text: 'a number of columns', parts: {} }, start: '2', end: '8' },
    });
    assert.deepEqual(fault.found, { text: '`{text}`', parts: { text: '9x4' } });
    assert.equal(phraseIn(fault.expected), 'a number of columns from 2 to 8');
  }
});

test('whatever is wrong with a text can be said in every language', () => {
  /** Names of phrases that errors of damaged texts were made of. */
  const met = new Map();
  const note = (/** @type {any} */ phrase) => {
    met.set(nameOfPhrase(phrase.text), phrase.text);
    for (const part of Object.values(phrase.parts)) {
      if (typeof part === 'object' && 'text' in part) note(part);
    }
  };
  const attempt = (/** @type {string} */ text) => {
    try {
      tilery.Session.load(text).free();
    } catch (error) {
      const { fault } = /** @type {any} */ (error);
      assert.ok(fault, `${error} says where it is`);
      note(fault.expected);
      note(fault.found);
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
  assert.ok(met.size > 25, `${met.size} different phrases`);
  for (const language of LANGUAGES) {
    const resource = new FluentResource(readFileSync(`${FOLDER}/${language}/errors.ftl`, 'utf8'));
    const known = new Set(resource.body.map((/** @type {{ id: string }} */ { id }) => id));
    assert.deepEqual(
      [...met].filter(([name]) => !known.has(name)),
      [],
    );
  }
});
