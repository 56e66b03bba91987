// Languages and regions: selection for a visitor, fallbacks, and text direction. The languages here are
// invented to cover all cases.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { page } from '../load.mjs';

const { chainOf, directionOf, languageFor } = await page('www/locales/languages.ts');
const { completeLanguages, languagesIn, sentencesOf } = await page('www/locales/build.ts');

const KNOWN = ['en', 'ar', 'fr', 'pt', 'pt-BR', 'zh', 'zh-Hant'];

test('a visitor gets the best available language', () => {
  for (const [wanted, got] of /** @type {[string[], string | undefined][]} */ ([
    [['fr'], 'fr'],
    [['fr-CA'], 'fr'],
    [['pt-BR', 'en'], 'pt-BR'],
    [['pt-PT'], 'pt'],
    [['pt'], 'pt'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-Hant-HK'], 'zh-Hant'],
    [['zh-CN'], 'zh'],
    [['ZH-hant-tw'], 'zh-Hant'],
    // The first wanted language that is available, not the first available one.
    [['de-AT', 'ar-EG', 'en'], 'ar'],
    [['de', 'it'], undefined],
    [['', '-', 'no tag', 'fr'], 'fr'],
    [[], undefined],
  ])) {
    assert.equal(languageFor(wanted, KNOWN), got, wanted.join());
  }
  assert.equal(
    languageFor(['pt-PT'], ['en', 'pt-BR']),
    'pt-BR',
    'another region is better than another language',
  );
  assert.equal(languageFor(['zh-TW'], ['en', 'zh']), undefined, 'another script is another language');
});

test('a region of a language falls back to the language, and that to English', () => {
  assert.deepEqual(chainOf('pt-BR'), ['pt-BR', 'pt', 'en']);
  assert.deepEqual(chainOf('zh-Hant'), ['zh-Hant', 'en']);
  assert.deepEqual(chainOf('sr-Latn-RS'), ['sr-Latn-RS', 'sr-Latn', 'en']);
  assert.deepEqual(chainOf('en-GB'), ['en-GB', 'en']);
});

test('the text direction follows from the script', () => {
  for (const [tag, way] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['az-Arab', 'rtl'],
    ['zh-Hant', 'ltr'],
  ])
    assert.equal(directionOf(tag), way, tag);
});

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
after(() => rmSync(folder, { recursive: true }));
for (const [file, text] of Object.entries({
  'en/shell.ftl':
    '# English\nopen = Open\nclose = Close\nmoves = { $n ->\n    [one] One move\n   *[other] { $n } moves\n}\n',
  'en/tilt.ftl': 'game-tilt = Tilt\n',
  'en/home.ftl': 'home-games = Games\n',
  'en/nibbles.ftl':
    'game-nibbles = Nibbles\nabout-nibbles = Eat.\nparams-snake = Snake\nparams-n-n = Board\nhow-nibbles = Turn.\n',
  'pt/nibbles.ftl': 'about-nibbles = Coma.\n',
  'pt/shell.ftl': '# Português\nclose = Fechar\nopen = Abrir\n',
  'pt-BR/shell.ftl': 'open = Abra\n',
  'zh-Hant/tilt.ftl': 'game-tilt = 傾斜\n',
})) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test('each folder is a language, with English first', () => {
  assert.deepEqual(languagesIn(folder), ['en', 'pt', 'pt-BR', 'zh-Hant']);
});

test('missing sentences are filled in from fallback languages, in one file', () => {
  const moves = 'moves = { $n ->\n    [one] One move\n   *[other] { $n } moves\n}\n';
  assert.equal(sentencesOf(folder, 'pt-BR', 'shell'), `open = Abra\nclose = Fechar\n${moves}`);
  assert.equal(sentencesOf(folder, 'pt', 'shell'), `close = Fechar\nopen = Abrir\n${moves}`);
  assert.equal(sentencesOf(folder, 'zh-Hant', 'shell'), `open = Open\nclose = Close\n${moves}`);
  assert.equal(sentencesOf(folder, 'pt-BR', 'tilt'), 'game-tilt = Tilt\n');
  assert.equal(sentencesOf(folder, 'pt', 'nothing'), '');
  const watched = /** @type {string[]} */ ([]);
  const { load } = completeLanguages();
  const { code } = load.call(
    { addWatchFile: (/** @type {string} */ file) => watched.push(file) },
    `${folder}/pt-BR/shell.ftl`,
  );
  assert.equal(code, `export default ${JSON.stringify(sentencesOf(folder, 'pt-BR', 'shell'))};`);
  assert.equal(watched.length, 3);
});

test('the home’s part names every game, and says nothing else of one', () => {
  const { load } = completeLanguages();
  const { code } = load.call({ addWatchFile: () => undefined }, `${folder}/pt/home.ftl`);
  assert.deepEqual(
    JSON.parse(code.replace(/^export default |;$/g, ''))
      .split('\n')
      .filter(Boolean)
      .sort(),
    ['about-nibbles = Coma.', 'game-nibbles = Nibbles', 'home-games = Games', 'params-snake = Snake'],
  );
});
