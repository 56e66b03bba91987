// `npm run new-game` copies the whole template, registers the copy, and refuses invalid names. The template
// itself is checked in place: its crate is a member of the workspace, and the compiler, the linter and the
// tests of skins cover the files beside it. In CI, scripts/try-new-game.mjs builds a copy and plays its
// journey.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { at, filesUnder, games } from '../../../scripts/lib.mjs';
import { faultOf, newGame } from '../../../scripts/new-game.mjs';

const top = mkdtempSync(join(tmpdir(), 'tilery-'));
after(() => rmSync(top, { recursive: true }));
for (const folder of ['crates/template', 'crates/collection', 'www'])
  cpSync(at(folder), join(top, folder), { recursive: true, filter: (path) => !/\/(pkg|target)$/.test(path) });

const read = (/** @type {string} */ file) => readFileSync(join(top, file), 'utf8');

test('invalid names are refused with a reason', () => {
  for (const [id, fault] of /** @type {[string, RegExp][]} */ ([
    ['tilt', /there is a game of that name/],
    ['workshop', /there is a game of that name/],
    ['Lights', /small letters/],
    ['lights-out', /small letters/],
    ['lights2', /small letters/],
    ['x', /2 to 20/],
    ['../mound', /small letters/],
    ['match', /Rust/],
    ['kit', /has that name already/],
    ['board', /the page uses the word itself \(www\/.+:\d+\)/],
  ])) {
    assert.match(faultOf(id, at()) ?? 'no fault', fault, id);
  }
  assert.equal(faultOf('lanterns', at()), undefined);
});

test('a new game is a renamed template, registered in the lists of games, and nothing else changes', () => {
  const written = newGame('lanterns', top);
  const inCrate = written.filter((file) => file.startsWith('crates/lanterns/'));
  const copied = filesUnder(join(top, 'crates/template')).filter((file) => !file.includes('/beside/'));
  assert.equal(inCrate.length, copied.length);
  assert.deepEqual(
    written.filter((file) => !inCrate.includes(file)).sort(),
    [
      'crates/collection/Cargo.toml',
      'crates/collection/src/lib.rs',
      'docs/rules/lanterns.md',
      'tests/web/games/lanterns.spec.ts',
      'www/locales/en/lanterns-dialogs.ftl',
      'www/locales/en/lanterns.ftl',
      'www/locales/examples.ts',
      'www/locales/fr/lanterns-dialogs.ftl',
      'www/locales/fr/lanterns.ftl',
      'www/skins/games/lanterns.ts',
    ].sort(),
  );
  for (const file of written.filter((file) => file.includes('lanterns')))
    assert.doesNotMatch(file + read(file), /template/i, file);
  assert.deepEqual(games(top), [...games(), 'lanterns']);
  assert.match(
    read('crates/collection/Cargo.toml'),
    /^lanterns = \{ package = "tilery-lanterns", path = "..\/lanterns", optional = true \}$/m,
  );
  assert.match(
    read('crates/collection/src/lib.rs'),
    /^ {4}"lanterns" => tilery_kit::Session<lanterns::Lanterns>,\n\}$/m,
  );
  assert.match(read('www/locales/examples.ts'), /^ {2}lanterns: \['lanterns:3x2@...\/\*\.\*'\],\n\};\n$/m);
  assert.match(faultOf('lanterns', top) ?? '', /there is a game of that name/);
  assert.ok(!existsSync(join(top, 'crates/lanterns/beside')));
});

test('the template has every sentence it uses in each language', () => {
  const folder = at('crates', 'template', 'beside', 'www', 'locales');
  const source = (/** @type {string} */ language) =>
    filesUnder(join(folder, language))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const rust = readFileSync(at('crates', 'template', 'src', 'lib.rs'), 'utf8');
  const declared = [...rust.matchAll(/"(template-[a-z-]+)"/g)].map(([, name]) => name);
  const figures = [...rust.matchAll(/Figure::main\("([a-z-]+)"\)/g)].map(([, name]) => `figure-${name}`);
  const asked = ['game', 'about', 'how', 'keys', 'hint', 'rules'].map((kind) => `${kind}-template`);
  const sentences = (/** @type {string} */ text) =>
    Object.fromEntries(
      text
        .split(/^(?=[a-z][\w-]* =)/m)
        .slice(1)
        .map((one) => [one.split(' ')[0], [...one.matchAll(/\$\w+/g)].map(String).sort()]),
    );
  assert.deepEqual(
    Object.keys(sentences(source('en'))).sort(),
    [...new Set(declared), ...figures, ...asked, 'example-template-1'].sort(),
  );
  const folders = readdirSync(at('www', 'locales'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  for (const { name: language } of folders) {
    assert.deepEqual(sentences(source(language)), sentences(source('en')), language);
    assert.deepEqual(new FluentBundle(language).addResource(new FluentResource(source(language))), []);
  }
});
