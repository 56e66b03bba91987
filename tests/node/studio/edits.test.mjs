// The edits that the page builds: each is accepted by the studio, documented in docs/studio.md, and does what
// it names.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { tilery as glue, page } from '../load.mjs';

/** @type {Record<string, unknown>} */
const BUILDERS = await page('www/studio/project/edits.ts');

/** The builders that were called, by name: `level.move`. @type {Set<string>} */
const called = new Set();

/** Builders that record their calls. @param {Record<string, unknown>} builders @returns {any} */
const noting = (builders, of = '') =>
  Object.fromEntries(
    Object.entries(builders).map(([name, builder]) => [
      name,
      typeof builder !== 'function'
        ? noting(/** @type {Record<string, unknown>} */ (builder), `${of}${name}.`)
        : (/** @type {unknown[]} */ ...args) => {
            called.add(of + name);
            return builder(...args);
          },
    ]),
  );
const edits = noting(BUILDERS);

/**
 * The names of all builders except `digits`, which builds only a part of an edit.
 * @param {Record<string, unknown>} builders
 * @returns {string[]}
 */
const namesIn = (builders) =>
  Object.entries(builders)
    .flatMap(([name, builder]) =>
      typeof builder === 'function'
        ? name
        : namesIn(/** @type {Record<string, unknown>} */ (builder)).map((of) => `${name}.${of}`),
    )
    .filter((name) => name !== 'digits');

const PROJECT = `tilecode 1
title Start
counter lives 3
message locked The door is locked.
background ground g grass
background wall w bricks
sprite hero h player
sprite box b crate
group solid wall

level One
map
  ggg
  ggw
sprites
  h..
  .b.

level Two
map
  gg

rule press:right
when C +hero
do C move:right

rule change
when C +box

test first
seed 1
rounds R
hash 0
`;

const session = () => glue.Session.load(`studio 1\n${PROJECT}`);
const cell = (/** @type {number} */ row, /** @type {number} */ col) => ({ row, col });
const asked = { include: ['box'], also: ['hero'], exclude: [], heading: 'up', binds: true };

/** Every builder with the edit it builds. @type {[unknown, string][]} */
const MADE = [
  [edits.title('New "name"'), 'title "New \\"name\\""'],
  [edits.author('Ann'), 'author "Ann"'],
  [edits.about('Take all.'), 'about "Take all."'],
  [edits.remix(), 'remix'],
  [edits.pace(120), 'pace 120'],
  [edits.time('turns'), 'time turns'],
  [edits.machine('published'), 'machine published'],
  [edits.machine('own'), 'machine own'],
  [edits.rooms(3), 'rooms 3'],
  [edits.rooms(0), 'rooms 0'],
  [edits.text(PROJECT), `text ${JSON.stringify(PROJECT)}`],
  [edits.all([edits.pace(120), edits.title('A')]), 'all "pace 120\\ntitle \\"A\\""'],
  [edits.add(true, 'coin', 'c', 'coin'), 'add sprite coin c coin'],
  [edits.add(false, 'lake', 'l', 'water'), 'add background lake l water'],
  [edits.rename('box', 'crate'), 'rename box crate'],
  [edits.letter('box', 'x'), 'letter box x'],
  [edits.picture('box', 'boulder'), 'picture box boulder'],
  [edits.picture('box', 'boulder', 1), 'picture box boulder frame 2'],
  [edits.pixels('box', new Uint8Array(256).fill(15)), `pixels box ${'f'.repeat(256)}`],
  [
    edits.all([edits.picture('box', 'boulder', 1), edits.removeFrame('box', 1)]),
    'all "picture box boulder frame 2\\nframe box 2 remove"',
  ],
  [edits.style('hero', ['turn', 'walk', 'sound:pop']), 'style hero turn walk sound:pop'],
  [edits.order('box', 0), 'order box 1'],
  [edits.copy('box', 'box2'), 'copy box box2'],
  [edits.remove('box'), 'remove box'],
  [edits.group.set('heavy', ['box', 'wall']), 'group heavy is box wall'],
  [edits.group.with('solid', 'box'), 'group solid with box'],
  [edits.group.without('solid', 'wall'), 'group solid without wall'],
  [edits.rename('solid', 'hard'), 'rename solid hard'],
  [edits.remove('solid'), 'remove solid'],
  [edits.counter.set('keys', -3, true), 'counter keys -3 shown'],
  [edits.counter.rename('lives', 'hearts'), 'counter lives rename hearts'],
  [edits.counter.remove('lives'), 'counter lives remove'],
  [edits.message.set('hello', 'Hello "you"'), 'message hello "Hello \\"you\\""'],
  [edits.message.remove('locked'), 'message locked remove'],
  [edits.rule.asks(0, ['lives<=0']), 'rule 1 when game lives<=0'],
  [edits.rule.asks(0, []), 'rule 1 when game'],
  [edits.level.add(), 'level add 10x12 ""'],
  [edits.level.copy(0), 'level 1 copy'],
  [edits.level.remove(1), 'level 2 remove'],
  [edits.level.move(0, 1), 'level 1 move 2'],
  [edits.level.name(1, 'Last'), 'level 2 name "Last"'],
  [edits.level.resize(0, { rows: 3, cols: 4 }, 1, -1), 'level 1 resize 3x4 1 -1'],
  [edits.map.paint(0, 'wall', [cell(1, 1), cell(0, 2), cell(0, 1)]), 'map 1 paint wall r1c2-r1c3 r2c2'],
  [edits.map.put(0, 'box', [cell(0, 1)]), 'map 1 put box r1c2'],
  [edits.map.takeAll(0, [cell(1, 1), cell(1, 1)]), 'map 1 take all r2c2'],
  [edits.map.rect(0, 'wall', cell(0, 0), cell(1, 1)), 'map 1 rect wall r1c1 r2c2'],
  [edits.map.fill(0, 'wall', cell(0, 0)), 'map 1 fill wall r1c1'],
  [edits.map.paste(0, cell(0, 1), 'map\n  w\n'), 'map 1 paste r1c2 "map\\n  w\\n"'],
  [edits.map.clear(0, cell(0, 0), cell(1, 2)), 'map 1 clear r1c1 r2c3'],
  [edits.rule.addText('rule change\nwhen C +hero'), 'rule add-text "rule change\\nwhen C +hero"'],
  [edits.rule.remove(0), 'rule 1 remove'],
  [edits.rule.copy(0), 'rule 1 copy'],
  [edits.rule.move(0, 1), 'rule 1 move 2'],
  [edits.rule.off(0), 'rule 1 off'],
  [edits.rule.on(0), 'rule 1 on'],
  [edits.rule.event(1, 'smash:up'), 'rule 2 event smash:up'],
  [edits.rule.view(0, 'all-four', true), 'rule 1 view all-four on'],
  [edits.rule.view(0, 'flip-h', false), 'rule 1 view flip-h off'],
  [edits.rule.note(0, 'Walk.'), 'rule 1 note "Walk."'],
  [edits.rule.when(0, 'E', asked), 'rule 1 when E +box ~hero @up'],
  [edits.rule.when(0, 'E', { ...asked, include: [], also: [] }), 'rule 1 when E'],
  [edits.rule.do(0, 'C', ['move:right', 'stop']), 'rule 1 do C move:right stop'],
  [edits.rule.text(0, 'rule change'), 'rule 1 text "rule change"'],
  [edits.test.name(0, 'Again'), 'test 1 name "Again"'],
  [edits.test.move(0, 0), 'test 1 move 1'],
  [edits.test.remove(0), 'test 1 remove'],
];

test('every builder is tested', () => {
  assert.deepEqual(
    namesIn(BUILDERS).filter((name) => !called.has(name)),
    [],
  );
});

test('the studio accepts every edit that the page builds', () => {
  for (const [made, text] of MADE) {
    assert.equal(made, text);
    const played = session();
    assert.doesNotThrow(() => played.play(text), text);
    played.free();
  }
});

test('every edit is documented', () => {
  const known =
    readFileSync(at('docs', 'studio.md'), 'utf8')
      .match(/^\| `.*?` \|/gm)
      ?.join('\n') ?? '';
  for (const [, text] of MADE) {
    const [word, of = '', what = ''] = text.replace(/".*$/s, '').split(' ');
    const written = /^\d+$/.test(of) && what !== '' ? `${word} N ${what}` : `${word}`;
    assert.ok(known.includes(`\`${written}`), `${written} is not in docs/studio.md`);
  }
});
