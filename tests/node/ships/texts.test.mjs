// The texts of shipped games are not in the page's package. Each is fetched and supplied before a game with
// its name starts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';

const { headOf } = await page('www/engine/heads.ts');

/** The page's package of TileCode, in its state at the start of a visit. */
async function fresh() {
  const glues = JSON.parse(readFileSync(at('www', 'pkg', 'games', 'glue.json'), 'utf8'));
  const { instantiate } = await import(
    pathToFileURL(at('www', 'pkg', 'games', 'glue', `${glues.tilecode}.js`)).href
  );
  const glue = instantiate();
  glue.initSync({ module: readFileSync(at('www', 'pkg', 'games', 'tilecode', 'tilery_bg.wasm')) });
  return /** @type {typeof import('../../../www/pkg/tilery')} */ (glue);
}

/** @param {string} name */
const textOf = (name) => readFileSync(at('crates', 'tilecode', 'games', `${name}.txt`), 'utf8');

/** @type {import('../../../www/pkg/tilery').GameInfo[]} */
const CATALOGUE = tilery.catalogue();
const GAMES = CATALOGUE.find(({ id }) => id === 'tilecode')?.presets.map(({ params }) => params);

test('a shipped game plays once its text is supplied, as with embedded texts', async () => {
  const glue = await fresh();
  assert.ok(GAMES !== undefined && GAMES.length >= 12);
  for (const name of GAMES) {
    const whole = tilery.Session.deal('tilecode', name, '7');
    const [id, save, position] = [whole.id() ?? '', whole.save(), whole.position()];
    for (const begin of [
      () => glue.Session.deal('tilecode', name, '7'),
      () => glue.Session.load(id),
      () => glue.Session.load(save),
      () => glue.form('tilecode', name),
    ]) {
      // The page formats errors itself, so its packages return only ids.
      assert.throws(begin, ({ fault: { expected } }) => {
        assert.deepEqual(expected, { name: 'text-supplied', parts: { game: name } });
        return true;
      });
    }
    // A document contains its text and is recognised.
    assert.equal(glue.Session.load(position).params(), name);
    glue.supply('tilecode', name, textOf(name));
    for (const session of [
      glue.Session.deal('tilecode', name, '7'),
      glue.Session.load(id),
      glue.Session.load(save),
    ]) {
      assert.equal(session.position(), position);
      assert.deepEqual([session.params(), session.table()], [name, whole.table()]);
    }
    assert.deepEqual(glue.form('tilecode', name), tilery.form('tilecode', name));
  }
  assert.equal(glue.Session.deal('tilecode', 'own', '1').params(), 'own');
});

test('no other text is accepted for a game', async () => {
  const glue = await fresh();
  for (const [name, text] of [
    ['crates', textOf('rocks')],
    ['crates', textOf('crates').replace('pace', '\npace')],
    ['crate', textOf('crates')],
    ['blank', textOf('blank')],
    ['crates', ''],
  ]) {
    assert.throws(
      () => glue.supply('tilecode', name ?? '', text ?? ''),
      /text: expected the unchanged text of a shipped game/,
    );
  }
  assert.throws(() => glue.supply('tilt', 'crates', textOf('crates')), /^Error: game: .*expected game/);
});

test('the game of a text follows from its beginning', () => {
  for (const [text, game, params] of [
    ['tilecode:rocks-3#5', 'tilecode', 'rocks-3'],
    ['tilery 1\nid tilecode:rocks.2#5;aim=win\nat 0\n', 'tilecode', 'rocks.2'],
    ['tilery 1\nfrom\n  tilt:4x4@0\n', 'tilt', '4x4'],
    ['tilery 1\nfrom\n  tilecode 1\n  title x\n', 'tilecode', undefined],
    ['tilecode 2\n', 'tilecode', undefined],
    ['', undefined, undefined],
  ]) {
    assert.deepEqual(headOf(text), { game, params }, text);
  }
});
