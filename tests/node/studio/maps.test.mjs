// Tests the readers of maps on files that are written here as Tiled and LDtk describe them, and what their tiles
// become.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync, gzipSync } from 'node:zlib';
import { page, tilery } from '../load.mjs';

const { mapFormatOf, sourceOf } = await page('www/engine/foreign-games.ts');
const { readMaps } = await page('www/studio/bring/maps/read.ts');
const { BARE, guessed, learned, planOf, plainPicture } = await page('www/studio/bring/maps/plan.ts');
const { squareOf } = await page('www/studio/bring/cut.ts');

/** @typedef {{ maps: { name: string, rows: number, cols: number, placed: number[] }[], tiles: { key: string, name: string, isThing: boolean, count: number, source?: object, colour?: string }[], missing: string[], losses: { name: string, count: number, of: Set<string> }[] }} Foreign */

/** @param {...(string | [name: string, text: string])} texts @returns {Promise<Foreign>} */
const read = (...texts) =>
  readMaps(
    texts.map((one) =>
      typeof one === 'string' ? { name: 'cave.tmx', text: one } : { name: one[0], text: one[1] },
    ),
  );

/** The fault of texts, with what it is about. @param {...(string | [name: string, text: string])} texts */
const fault = (...texts) =>
  read(...texts).then(
    () => 'read',
    (/** @type {{ fault?: string, about?: object }} */ error) =>
      error.fault === undefined ? String(error) : [error.fault, error.about],
  );

/** The names of the topmost tiles of a map, row by row. @param {Foreign} foreign */
function shown({ maps, tiles }, n = 0) {
  const { rows, cols, placed } = maps[n] ?? { rows: 0, cols: 0, placed: [] };
  const all = Array.from({ length: rows }, () => Array(cols).fill('-'));
  for (let at = 0; at < placed.length; at += 3) {
    const row = all[placed[at + 1] ?? 0];
    if (row !== undefined) row[placed[at + 2] ?? 0] = tiles[placed[at] ?? 0]?.key.split('/').at(-1);
  }
  return all.map((row) => row.join(' '));
}

/** @param {Foreign} foreign */
const lost = ({ losses }) => losses.map(({ name, count, of }) => [name, count, ...of].join(' '));

const CELLS = [1, 2, 0, 3, 1, 2];
const words = (/** @type {number[]} */ cells) => Buffer.from(Uint32Array.from(cells).buffer);

/** The elements of a layer of three by two tiles, by their encoding. */
const DATA = {
  csv: `<data encoding="csv">\n1,2,0,\n3,1,2\n</data>`,
  base64: `<data encoding="base64">\n  ${words(CELLS).toString('base64')}\n</data>`,
  zlib: `<data encoding="base64" compression="zlib">${deflateSync(words(CELLS)).toString('base64')}</data>`,
  gzip: `<data encoding="base64" compression="gzip">${gzipSync(words(CELLS)).toString('base64')}</data>`,
  elements: `<data>${CELLS.map((gid) => (gid === 0 ? '<tile/>' : `<tile gid="${gid}"/>`)).join('')}</data>`,
};

const TILESET = `<tileset firstgid="1" name="ground" tilewidth="16" tileheight="16" spacing="1" margin="2" tilecount="4" columns="2">
  <image source="..\\art\\Ground.png" width="37" height="37"/>
  <tile id="2" type="Door"/>
 </tileset>`;

/** A map of Tiled. @param {string} layers */
const tmx = (
  layers,
  { tileset = TILESET, more = 'width="3" height="2"' } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" ${more} tilewidth="16" tileheight="16">
 ${tileset}
 ${layers}
</map>`;

/** @param {string} data */
const layer = (data, { name = 'one', more = '' } = {}) =>
  `<layer id="1" name="${name}" width="3" height="2" ${more}>${data}</layer>`;

const SHOWN = ['0 1 -', '2 0 1'];

test('a layer of Tiled is read in every encoding, from XML and from JSON', async () => {
  for (const [name, data] of Object.entries(DATA)) {
    const text = tmx(layer(data));
    assert.equal(mapFormatOf(text), 'tiled', name);
    assert.deepEqual(shown(await read(text)), SHOWN, name);
  }
  const packed = { csv: CELLS, base64: words(CELLS).toString('base64') };
  for (const [name, of] of Object.entries({
    csv: { data: packed.csv },
    base64: { data: packed.base64, encoding: 'base64', compression: '' },
    zlib: { data: deflateSync(words(CELLS)).toString('base64'), encoding: 'base64', compression: 'zlib' },
    gzip: { data: gzipSync(words(CELLS)).toString('base64'), encoding: 'base64', compression: 'gzip' },
  })) {
    const text = tmj([
      { ...of, type: 'tilelayer', name: 'one', width: 3, height: 2, visible: true, x: 0, y: 0 },
    ]);
    assert.equal(sourceOf(text), 'map', name);
    assert.deepEqual(shown(await read(['cave.tmj', text])), SHOWN, name);
  }
});

/** A map of Tiled as JSON. @param {object[]} layers @param {object} more */
const tmj = (layers, more = {}) =>
  JSON.stringify({
    type: 'map',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    infinite: false,
    width: 3,
    height: 2,
    tilewidth: 16,
    tileheight: 16,
    layers,
    tilesets: [
      { firstgid: 1, name: 'ground', image: 'ground.png', tilewidth: 16, tileheight: 16, columns: 2 },
    ],
    ...more,
  });

test('tiles have a name, a place in their image, and the same key in every map', async () => {
  const { tiles } = await read(tmx(layer(DATA.csv)));
  assert.deepEqual(
    tiles.map(({ key, name, count }) => [key, name, count]),
    [
      ['ground/0', 'ground 0', 2],
      ['ground/1', 'ground 1', 2],
      ['ground/2', 'Door', 1],
    ],
  );
  assert.deepEqual(tiles[2]?.source, { file: 'ground.png', x: 2, y: 19, width: 16, height: 16 });
});

test('layers cover each other, groups move theirs, and hidden ones are left out and told', async () => {
  const top = layer('<data encoding="csv">0,0,3,0,0,0</data>', { name: 'top' });
  const hidden = layer(DATA.csv, { name: 'old', more: 'visible="0"' });
  const group = `<group name="g" offsetx="-16" offsety="16">${top}<imagelayer name="sky"/></group>`;
  const foreign = await read(tmx(`${layer(DATA.csv)}${hidden}${group}`));
  assert.deepEqual(shown(foreign), ['0 1 -', '2 2 1']);
  assert.deepEqual(lost(foreign), ['hidden 1 old', 'images 1 sky']);
});

test('turned tiles are those that they are turned from, which is told', async () => {
  const turned = [0x80000001, 0x40000002, 0, 0x20000003, 0xe0000001, 2];
  const foreign = await read(tmx(layer(`<data encoding="csv">${turned.join()}</data>`)));
  assert.deepEqual(shown(foreign), SHOWN);
  assert.deepEqual(lost(foreign), ['turned 4']);
  const base64 = tmx(layer(`<data encoding="base64">${words(turned).toString('base64')}</data>`));
  assert.deepEqual(shown(await read(base64)), SHOWN);
});

test('a tileset in a file of its own is asked for, and gives pictures and names', async () => {
  const text = tmx(layer(DATA.csv), { tileset: '<tileset firstgid="1" source="sets/Ground.tsx"/>' });
  const without = await read(text);
  assert.deepEqual(without.missing, ['ground.tsx']);
  assert.deepEqual(shown(without), SHOWN);
  // Tiled before 0.13 did not count the tiles.
  const tsx = TILESET.replace('firstgid="1" ', '').replace('tilecount="4" columns="2"', '');
  const json = JSON.stringify({
    type: 'tileset',
    name: 'x',
    tilecount: 4,
    tilewidth: 16,
    tileheight: 16,
    image: 'a.png',
    imagewidth: 32,
  });
  for (const [name, tileset, file] of /** @type {const} */ ([
    ['ground.tsx', tsx, 'ground.png'],
    ['Ground.tsx', json, 'a.png'],
  ])) {
    const { missing, tiles } = await read(['cave.tmx', text], [name, tileset]);
    assert.deepEqual(missing, []);
    assert.deepEqual(
      tiles.map(({ key }) => key),
      without.tiles.map(({ key }) => key),
    );
    assert.equal(/** @type {{ file: string }} */ (tiles[0]?.source)?.file, file);
  }
  assert.deepEqual(await fault(['ground.tsx', tsx]), ['tileset', { name: 'ground.tsx' }]);
});

test('tiles whose pictures are images of their own are found in them', async () => {
  const tileset = `<tileset firstgid="1" name="things" tilewidth="16" tileheight="32" tilecount="1" columns="0">
    <tile id="0"><image source="tree.png" width="16" height="32"/></tile></tileset>`;
  const { tiles } = await read(tmx(layer(DATA.csv), { tileset }));
  assert.deepEqual(tiles.find(({ key }) => key === 'things/0')?.source, {
    file: 'tree.png',
    x: 0,
    y: 0,
    width: 16,
    height: 32,
  });
});

test('an endless map is as large as what is on it', async () => {
  const chunk = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ cells) =>
    `<chunk x="${x}" y="${y}" width="2" height="2">${cells}</chunk>`;
  const data = `<data encoding="csv">${chunk(-16, -2, '0,1,2,0')}${chunk(-14, 0, '3,0,0,0')}</data>`;
  const far = '<objectgroup name="o"><object id="1" name="lost" x="9000" y="9000"/></objectgroup>';
  const foreign = await read(tmx(layer(data) + far, { more: 'width="30" height="20" infinite="1"' }));
  assert.deepEqual(shown(foreign), ['- 0 -', '1 - -', '- - 2']);
  assert.deepEqual(lost(foreign), ['outside 1 cave']);
});

test('objects stand where their lower edge is, and those with a class or a name are known by it', async () => {
  const foreign = await read(
    tmx(`<objectgroup name="things">
      <object id="1" gid="1" x="16" y="32" width="16" height="16"/>
      <object id="2" gid="2147483650" x="0" y="16" width="16" height="32"/>
      <object id="3" name="Start" x="33" y="3"><point/></object>
      <object id="4" x="1" y="1" width="9" height="9"/>
      <object id="5" name="path" x="1" y="1"><polyline points="0,0 5,5"/></object>
      <object id="6" template="orc.tx" x="1" y="1"/>
      <object id="7" gid="1" x="0" y="640" width="16" height="16"/>
    </objectgroup>`),
  );
  assert.deepEqual(shown(foreign), ['1 - Start', '- 0 -']);
  assert.ok(foreign.tiles.every(({ isThing }) => isThing));
  assert.deepEqual(lost(foreign), ['turned 1', 'shapes 2', 'templates 1 orc.tx', 'outside 1 cave']);
});

test('faults of maps of Tiled have their place', async () => {
  assert.deepEqual(await fault(tmx(layer('<data encoding="base64" compression="zstd">KLUv</data>'))), [
    'zstd',
    { layer: 'one' },
  ]);
  assert.deepEqual(await fault(tmx(layer('<data encoding="base64" compression="lzma">KLUv</data>'))), [
    'packed',
    { layer: 'one', compression: 'lzma' },
  ]);
  assert.deepEqual(await fault(tmx(layer('<data encoding="csv">1,2,3</data>'))), [
    'data',
    { layer: 'one', count: 6, found: 3 },
  ]);
  assert.deepEqual(await fault(tmx(layer('<data encoding="csv">1,2,x,4,5,6</data>'))), [
    'data',
    { layer: 'one', count: 6, found: 2 },
  ]);
  assert.deepEqual(await fault(tmx(layer(DATA.csv)).replace('</layer>', '</lair>')), [
    'xml',
    { name: 'cave.tmx', line: 11 },
  ]);
  assert.deepEqual(
    await fault(tmx(layer(DATA.csv)).replace('tilewidth="16" tileheight="16">\n <', 'tilewidth="x">\n <')),
    ['field', { field: 'tilewidth', place: 'map' }],
  );
  assert.deepEqual(await fault(tmx('')), ['empty', {}]);
  const vast = layer('<data encoding="csv">1</data>').replace(
    'width="3" height="2"',
    'width="99999" height="99999"',
  );
  assert.deepEqual(await fault(tmx(vast)), ['large', { layer: 'one' }]);
  const [name, about] = /** @type {[string, { name: string }]} */ (
    await fault(['x.tmj', '{"tilewidth": 16,\n"layers" ['])
  );
  assert.deepEqual([name, about.name], ['json', 'x.tmj']);
  const deep = `${'<group>'.repeat(20_000)}${'</group>'.repeat(20_000)}`;
  assert.equal(/** @type {string[]} */ (await fault(tmx(deep)))[0], 'xml');
});

test('a packed layer that unfolds beyond its size is read as far as it is wanted', async () => {
  const bomb = deflateSync(Buffer.alloc(1 << 24, 1)).toString('base64');
  const foreign = await read(tmx(layer(`<data encoding="base64" compression="zlib">${bomb}</data>`)));
  assert.equal(foreign.tiles.length, 1);
  const short = deflateSync(words([1, 2])).toString('base64');
  assert.deepEqual(await fault(tmx(layer(`<data encoding="base64" compression="zlib">${short}</data>`))), [
    'data',
    { layer: 'one', count: 6, found: 0 },
  ]);
});

test('a map that is too large is cut off, which is told', async () => {
  const cells = Array(200 * 3)
    .fill(1)
    .join();
  const text = tmx(`<layer name="one" width="200" height="3"><data encoding="csv">${cells}</data></layer>`, {
    more: 'width="200" height="3"',
  });
  const foreign = await read(text);
  assert.deepEqual([foreign.maps[0]?.rows, foreign.maps[0]?.cols], [3, 127]);
  assert.deepEqual(lost(foreign), ['cut 1 cave']);
});

/** A project of LDtk, with a level whose layers stand topmost first, as in its files. */
const LDTK = {
  __header__: { fileType: 'LDtk Project JSON', app: 'LDtk', appVersion: '1.5.3' },
  jsonVersion: '1.5.3',
  defs: {
    layers: [
      {
        uid: 1,
        identifier: 'Walls',
        intGridValues: [
          { value: 1, identifier: 'wall', color: '#808080' },
          { value: 2, identifier: null, color: '#3060C0' },
        ],
      },
    ],
    tilesets: [{ uid: 7, identifier: 'Cave', relPath: 'art/cave.png', tileGridSize: 8 }],
  },
  levels: [
    {
      identifier: 'Level_0',
      layerInstances: [
        {
          __type: 'Entities',
          __identifier: 'Things',
          __gridSize: 8,
          __cWid: 3,
          __cHei: 2,
          visible: true,
          entityInstances: [
            {
              __identifier: 'Player',
              __grid: [1, 0],
              __tile: { tilesetUid: 7, x: 8, y: 0, w: 8, h: 8 },
              __smartColor: '#00FF00',
            },
          ],
        },
        { __type: 'AutoLayer', __identifier: 'Old', __gridSize: 8, __cWid: 3, __cHei: 2, visible: false },
        {
          __type: 'IntGrid',
          __identifier: 'Walls',
          __gridSize: 8,
          __cWid: 3,
          __cHei: 2,
          __tilesetDefUid: 7,
          layerDefUid: 1,
          visible: true,
          intGridCsv: [1, 0, 2, 1, 1, 0],
          autoLayerTiles: [{ px: [0, 8], src: [16, 0], f: 0, t: 2 }],
        },
        {
          __type: 'Tiles',
          __identifier: 'Floor',
          __gridSize: 8,
          __cWid: 3,
          __cHei: 2,
          __tilesetDefUid: 7,
          visible: true,
          gridTiles: [{ px: [16, 8], src: [0, 8], f: 1, t: 4 }],
        },
      ],
    },
  ],
};

test('levels of LDtk have numbers, tiles and entities, and pictures that rules have drawn', async () => {
  const foreign = await read(['x.ldtk', JSON.stringify(LDTK)]);
  assert.deepEqual(shown(foreign), ['1 Player 2', '1 1 4']);
  assert.deepEqual(
    foreign.tiles.map(({ key, name, isThing, colour }) => [key, name, isThing, colour]),
    [
      ['Walls/1', 'wall', false, '#808080'],
      ['Cave/4', 'Cave 4', false, undefined],
      ['Walls/2', 'Walls 2', false, '#3060C0'],
      ['entity/Player', 'Player', true, '#00FF00'],
    ],
  );
  assert.deepEqual(foreign.tiles[0]?.source, { file: 'cave.png', x: 16, y: 0, width: 8, height: 8 });
  assert.deepEqual(lost(foreign), ['turned 1', 'drawn 1 Walls', 'hidden 1 Old']);
});

test('levels of LDtk in files of their own are asked for', async () => {
  const [level] = LDTK.levels;
  const apart = {
    ...LDTK,
    levels: [{ identifier: 'Level_0', layerInstances: null, externalRelPath: 'x/Level_0.ldtkl' }],
  };
  const project = JSON.stringify(apart);
  const file = JSON.stringify({ __header__: { app: 'LDtk' }, ...level });
  assert.deepEqual((await read(['x.ldtk', project])).missing, ['level_0.ldtkl']);
  assert.deepEqual(shown(await read(['Level_0.ldtkl', file], ['x.ldtk', project])), ['1 Player 2', '1 1 4']);
  assert.deepEqual(await fault(['Level_0.ldtkl', file]), ['level', { name: 'Level_0.ldtkl' }]);
});

test('tables of numbers and of words are told from other texts, with any separator', async () => {
  const rows = ['wall,wall,tall grass', '"wall",,p'];
  for (const separator of [',', ';', '\t']) {
    const text = rows.join('\n').replaceAll(',', separator);
    assert.equal(sourceOf(text), 'map');
    assert.deepEqual(shown(await read(['rooms.csv', text])), ['wall wall tall grass', 'wall - p']);
  }
  // As Tiled writes them.
  assert.deepEqual(shown(await read(['x.csv', '-1,0,7\n3,-1,0\n'])), ['- 0 7', '3 - 0']);
  assert.deepEqual(shown(await read(['x.csv', '1,2,\n3,4,\n'])), ['1 2', '3 4']);
  for (const other of [
    '',
    '1,2,3',
    'a,b\nc',
    'Hello\nyou',
    'tilecode 1\ntitle A, B',
    '{"a": 1,\n"b": 2}',
    'x: 1,2\ny: 3,4',
  ])
    assert.equal(mapFormatOf(other), undefined, other);
});

const blank = () => tilery.Session.deal('studio', 'blank', '1');
const project = () => tilery.view(blank().position().replace('studio 1\n', ''));

/** @param {Foreign} foreign */
const taskOf = (foreign, of = project()) => ({
  foreign,
  project: of,
  picture: (/** @type {{ key: string, isThing: boolean }} */ { key, isThing }) =>
    plainPicture(1 + (key.length % 9), isThing),
  isName: tilery.isName,
  usual: (/** @type {boolean} */ isSprite) => (isSprite ? 'thing' : 'ground'),
});

test('tiles with the name or the letter of a kind become it, others new kinds, and one edit brings all', async () => {
  const foreign = await read(['x.csv', 'wall,W,lava\nPlayer,p,lava\n,.,.']);
  const task = taskOf(foreign);
  const choices = guessed(task, new Map(), new Map());
  choices.set('p', 'kind:player');
  assert.deepEqual(
    [...choices],
    [
      [BARE, 'kind:grass'],
      ['lava', 'background'],
      ['.', 'kind:grass'],
      ['wall', 'kind:wall'],
      ['W', 'kind:wall'],
      ['Player', 'kind:player'],
      ['p', 'kind:player'],
    ],
  );
  const plan = planOf(task, choices);
  const session = blank();
  session.play(`all ${JSON.stringify(plan.made.join('\n'))}`);
  const made = tilery.view(session.position().replace('studio 1\n', ''));
  assert.deepEqual(
    made.kinds.map((/** @type {{ name: string }} */ { name }) => name),
    ['grass', 'wall', 'lava', 'player'],
  );
  const { name, rows, cols, map, sprites } = made.levels[1];
  assert.deepEqual(
    [name, rows, cols, [...map], [...sprites]],
    ['x', 3, 3, [1, 1, 2, 0, 0, 2, 0, 0, 0], [3, 1, 0, 3, 1, 1]],
  );
  // The preview shows the same.
  const shown = plan.levels[0];
  const named = (/** @type {{ name: string }[]} */ kinds, /** @type {Uint8Array} */ all) =>
    [...all].map((n) => kinds[n]?.name);
  assert.deepEqual(named(plan.kinds, shown.map), named(made.kinds, map));
});

test('what tiles became is known the next time, as long as there are these kinds', async () => {
  const foreign = await read(['x.csv', '1,2\n3,1']);
  const task = taskOf(foreign);
  const choices = new Map([
    ['1', 'kind:wall'],
    ['2', 'nothing'],
    ['3', 'sprite'],
  ]);
  const known = learned(task, planOf(task, choices));
  assert.deepEqual(
    [...known],
    [
      ['1', 'wall'],
      ['2', ''],
      ['3', 'thing-3'],
    ],
  );
  assert.deepEqual(
    [...guessed(task, known, new Map())],
    [
      [BARE, 'kind:grass'],
      ['1', 'kind:wall'],
      ['2', 'nothing'],
      ['3', 'background'],
    ],
  );
});

test('new kinds take no more than the room that the project has, and levels neither', async () => {
  const sizes = (/** @type {object} */ most) =>
    project().sizes.map((/** @type {{ what: string, used: number, most: number }} */ size) => ({
      ...size,
      .../** @type {Record<string, object>} */ (most)[size.what],
    }));
  const tiles = Array.from({ length: 40 }, (_, n) => 100 + n);
  const foreign = await read(['a.csv', `${tiles.join()}\n${tiles.join()}`], ['b.csv', '100,100\n100,100']);
  const of = {
    ...project(),
    sizes: sizes({ backgrounds: { used: 2, most: 5 }, levels: { used: 1, most: 2 } }),
  };
  const task = taskOf(foreign, of);
  const choices = guessed(task, new Map(), new Map());
  const count = (/** @type {string} */ what) =>
    [...choices.values()].filter((choice) => choice === what).length;
  assert.equal(count('background'), 3);
  assert.equal(count('nothing'), 37);
  const { levels, without } = planOf(task, choices);
  assert.deepEqual([levels.length, without], [1, 1]);
});

test('a tile is cut out of its image and stands at the lower edge of a square', () => {
  const data = Uint8ClampedArray.from({ length: 4 * 4 * 2 }, (_, n) => n);
  const cut = squareOf({ width: 4, height: 2, data }, { x: 1, y: 1, width: 2, height: 1 });
  assert.deepEqual([cut.width, ...cut.data], [2, ...Array(8).fill(0), ...data.subarray(20, 28)]);
  // Beyond the image there is nothing.
  const beyond = squareOf({ width: 4, height: 2, data }, { x: 90, y: -7, width: 1e9, height: 0 });
  assert.ok(beyond.width <= 256 && !beyond.data.some(Boolean));
});

/** Pseudorandom numbers below a bound, the same each time. */
function random(seed = 7) {
  return (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

test('damaged maps are read or have a fault, and nothing else is thrown', async () => {
  const seeds = [
    ...Object.values(DATA).map((data) =>
      tmx(`${layer(data)}<objectgroup name="o"><object gid="1" x="1" y="16"/></objectgroup>`),
    ),
    tmj([
      { type: 'tilelayer', name: 'a', width: 3, height: 2, data: CELLS },
      { type: 'group', layers: [{ type: 'objectgroup', objects: [{ gid: 1, x: 0, y: 16 }] }] },
    ]),
    JSON.stringify(LDTK),
    'wall,floor\n1,2',
  ];
  const pieces = [
    '',
    '0',
    '-1',
    '99999999999',
    '1e308',
    'null',
    '[]',
    '{}',
    '"',
    '<',
    '>',
    ',',
    '\n',
    'constructor',
    '__proto__',
    '\u0000',
    '&x;',
  ];
  const next = random();
  const faults = new Set();
  for (let n = 0; n < 4000; n += 1) {
    let text = seeds[n % seeds.length] ?? '';
    for (let times = 1 + next(3); times > 0; times -= 1) {
      // Numbers and names are hit as often as single characters.
      const words = [...text.matchAll(next(2) === 0 ? /[\s\S]/g : /[\w.+/-]+/g)];
      const at = words[next(words.length)];
      if (at === undefined) continue;
      const end = next(9) === 0 ? text.length : at.index + at[0].length;
      text = text.slice(0, at.index) + pieces[next(pieces.length)] + text.slice(end);
    }
    const told = await fault(['x', text]);
    assert.ok(told === 'read' || Array.isArray(told), `${told} in ${JSON.stringify(text)}`);
    faults.add(told === 'read' ? told : told[0]);
    if (told !== 'read') continue;
    // A map that is read can be planned and brought, or the studio refuses it.
    const task = taskOf(await read(['x', text]));
    planOf(task, guessed(task, new Map(), new Map()));
  }
  for (const expected of ['read', 'xml', 'json', 'field', 'data'])
    assert.ok(faults.has(expected), `${expected} was met`);
});
