// Skins: every role of every game has a look in each, and pieces contrast with the board.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';

const { skinsOf, needSkins, putSkins, FALLBACK } = await page('www/skins/registry.ts');
const { contrast, inkOn, mix, oklab, parts } = await page('www/skins/colour.ts');
const { THEMES } = await page('www/skins/skin.ts');

/** @typedef {{ fill: string, ink?: string }} Face */
/** @typedef {{ kind: 'ground' | 'tile' | 'sign', face: (look: number, theme: string) => Face }} RoleSkin */

const TILE_TO_GROUND = 3;
const INK_TO_FILL = 4.5;
/**
 * The perceived difference of two colours: their distance in Oklab.
 * @param {string} a @param {string} b
 */
function difference(a, b) {
  const [one, two] = [a, b].map((colour) => oklab(...parts(colour)));
  return Math.hypot(...one.map((/** @type {number} */ value, /** @type {number} */ i) => value - two[i]));
}

/** The just noticeable difference in Oklab is 0.02. */
const APART = 0.03;

for (const { id } of tilery.catalogue()) await needSkins(id);
// The template's skin is not on the page, so it is registered here.
putSkins((await page('crates/template/beside/www/skins/games/template.ts')).default);
const draw = readFileSync(at('crates', 'template', 'src', 'draw.rs'), 'utf8');
const template = {
  id: 'template',
  roles: [...draw.matchAll(/Role::new\("(\w+)", (\d+)\)/g)].map(([, name = '', looks]) => ({
    name,
    looks: Number(looks),
  })),
};
const cases = [...tilery.catalogue(), template].flatMap(
  (/** @type {{ id: string, roles: { name: string, looks: number }[] }} */ game) =>
    skinsOf(game.id).flatMap((/** @type {{ name: string, roles: Record<string, RoleSkin> }} */ skin) =>
      THEMES.map((/** @type {string} */ theme) => ({ game, skin, theme })),
    ),
);

for (const { game, skin, theme } of cases) {
  describe(`${game.id} in ${skin.name}, ${theme}`, () => {
    /** Roles with one face per look. */
    const roles = game.roles
      .filter((/** @type {{ name: string }} */ { name }) => skin.roles[name] !== undefined)
      .map((/** @type {{ name: string, looks: number }} */ { name, looks }) => {
        const role = skin.roles[name];
        const faces = Array.from({ length: looks }, (_, look) => role.face(look, theme));
        return { name, kind: role.kind, faces };
      });
    /** @param {string} kind */
    const facesOf = (kind) =>
      roles
        .filter((/** @type {{ kind: string }} */ role) => role.kind === kind)
        .flatMap((/** @type {{ name: string, faces: Face[] }} */ { name, faces }) =>
          faces.map((face, look) => ({ ...face, name: `${name} ${look}` })),
        );

    test('every role has a look', () => {
      for (const { name } of game.roles) assert.ok(skin.roles[name] !== undefined, name);
    });

    test(`tiles stand out from every ground by ${TILE_TO_GROUND}:1`, () => {
      for (const tile of facesOf('tile')) {
        for (const ground of facesOf('ground')) {
          const found = contrast(tile.fill, ground.fill);
          assert.ok(found >= TILE_TO_GROUND, `${tile.name} on ${ground.name}: ${found.toFixed(2)}`);
        }
      }
    });

    test(`inks stand out from their fills by ${INK_TO_FILL}:1`, () => {
      for (const { name, fill, ink } of [...facesOf('tile'), ...facesOf('ground'), ...facesOf('sign')]) {
        if (ink === undefined) continue;
        // Light and shadow change a fill by at most a tenth.
        for (const under of [fill, mix(fill, '#ffffff', 0.1), mix(fill, '#000000', 0.035)]) {
          const found = contrast(ink, under);
          assert.ok(found >= INK_TO_FILL, `${name}: ${found.toFixed(2)}`);
        }
      }
    });

    test('looks of a tile are distinguishable', () => {
      for (const { name, kind, faces } of roles) {
        if (kind !== 'tile') continue;
        faces.forEach((/** @type {Face} */ one, /** @type {number} */ i) => {
          faces.slice(i + 1).forEach((/** @type {Face} */ other, /** @type {number} */ j) => {
            // The first look of a ramp may never occur, so it need not differ from the second.
            if (i === 0 && j === 0) return;
            const found = difference(one.fill, other.fill);
            assert.ok(found >= APART, `${name} ${i} and ${i + 1 + j}: ${found.toFixed(3)}`);
          });
        });
      }
    });
  });
}

test('a role unknown to its skin has a look', () => {
  for (const theme of THEMES) {
    for (let look = 0; look < 8; look += 1) {
      const { fill, ink } = FALLBACK.face(look, theme);
      assert.ok(contrast(fill, ink) >= INK_TO_FILL);
    }
  }
});

describe('colour arithmetic', () => {
  test('contrast is that of WCAG', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
    assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
    assert.throws(() => contrast('red', '#ffffff'), /expected #rrggbb, found "red"/);
  });

  test('an ink is readable on any fill', () => {
    for (let r = 0; r < 256; r += 15) {
      for (let g = 0; g < 256; g += 15) {
        const fill = `#${[r, g, 120].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        assert.ok(contrast(inkOn(fill), fill) >= INK_TO_FILL, fill);
      }
    }
  });
});
