// Samples of recordings for the search for rules: the surroundings of a change, and the way it was made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilery as glue, page } from '../load.mjs';

const scene = await page('www/studio/places/record/scene.ts');

const PROJECT = `tilecode 1
background grass . grass
background wall W brick
sprite player p player
sprite crate c crate
sprite coin o coin

level One
map
  WWWWWWWWWW
  W........W
  W........W
  W........W
  W........W
  WWWWWWWWWW
sprites
  ..........
  .pc.......
  ..........
  .....o....
  ..........
  ..........
`;

const project = glue.view(PROJECT);
const level = scene.boardOf(project, project.levels[0]);
const scenery = { before: level, game: [] };
const at = (/** @type {number} */ row, /** @type {number} */ col) => ({ row, col });

/** The first rule that fits samples, as text. @param {...object} samples */
const ruleOf = (...samples) => glue.inferRules(PROJECT, samples)[0]?.rule;

test('a board is that of the level, with kinds by number among their own', () => {
  assert.deepEqual([level.rows, level.cols, level.ground[0], level.ground[11]], [6, 10, 1, 0]);
  assert.deepEqual(level.pieces, [
    { id: 0, kind: 0, row: 1, col: 1 },
    { id: 1, kind: 1, row: 1, col: 2 },
    { id: 2, kind: 2, row: 3, col: 5 },
  ]);
});

test('a sample shows two tiles around what changes, and no more of the map', () => {
  const take = scene.moved(scene.recorded(scenery, 'press:down'), at(1, 1), at(2, 1));
  const sample = scene.sampleOf(take);
  assert.deepEqual([sample.rows, sample.cols], [5, 4]);
  assert.deepEqual(
    sample.sprites.map((/** @type {{ kind: number, row: number, col: number }} */ { kind, row, col }) => [
      kind,
      row,
      col,
    ]),
    [
      [0, 1, 1],
      [1, 1, 2],
    ],
  );
  assert.deepEqual(sample.after?.sprites[0], { id: 0, kind: 0, row: 2, col: 1 });
  assert.match(ruleOf(sample), /^rule press:down all-four\nwhen C \+player\n/);
});

test('a sample of `never`, or of a change of the game alone, shows the whole map', () => {
  const win = scene.commanded(scene.recorded(scenery, 'press:a'), 'win');
  assert.deepEqual([scene.sampleOf(win).rows, scene.sampleOf(win).cols], [6, 10]);
  assert.deepEqual(scene.sampleOf(win).after.game, ['win']);
  assert.equal(scene.happens(scene.commanded(win, 'win')), false);
  const gone = scene.recorded(scene.taken(scenery, at(3, 5)), 'never');
  const sample = scene.sampleOf(scene.commanded(gone, 'win'));
  assert.equal(
    ruleOf(sample, scene.sampleOf({ ...scenery, event: 'never' })),
    'rule never\nwhen C +coin\ndo game win\n',
  );
});

test('a tap removes the sprite that was there first, a drag moves a moved sprite further, or off the map', () => {
  const met = scene.moved(scene.recorded(scenery, 'press:right'), at(1, 1), at(1, 2));
  const left = (/** @type {{ after: { pieces: { id: number }[] } }} */ { after }) =>
    after.pieces.map(({ id }) => id);
  assert.deepEqual(left(scene.taken(met, at(1, 2))), [0, 2]);
  // The player is on top of the crate.
  assert.deepEqual(left(scene.moved(met, at(1, 2), at(1, 3))), [0, 1, 2]);
  assert.deepEqual(left(scene.moved(met, at(3, 5), at(-1, 5))), [0, 1]);
  assert.equal(scene.taken(met, at(4, 4)), met);
});

test('kinds are placed and painted, and removed by placing them again', () => {
  const put = scene.put(scenery, at(2, 2), 2);
  assert.deepEqual(scene.boardNow(put).pieces.at(-1), { id: 3, kind: 2, row: 2, col: 2 });
  assert.deepEqual(scene.boardNow(scene.put(put, at(2, 2), 2)).pieces, level.pieces);
  const wall = scene.painted(scenery, at(2, 2), 1);
  assert.equal(scene.boardNow(wall).ground[22], 1);
  assert.equal(scene.painted(wall, at(2, 2), 1), wall);
  // A new sprite never takes the identity of one that was removed.
  const anew = scene.put(scene.taken(scene.recorded(put, 'change'), at(2, 2)), at(2, 3), 2);
  assert.equal(anew.after.pieces.at(-1).id, 4);
});

test('the first move names the sprite that collides, and the first change the tile that is touched', () => {
  const hit = scene.moved(scene.recorded(scenery, 'smash'), at(1, 1), at(1, 2));
  const crushed = scene.sampleOf(scene.taken(hit, at(1, 2)));
  assert.equal(crushed.sprites[0].wants, 'right');
  assert.match(ruleOf(crushed), /^rule smash:right[^\n]*\nwhen C \+player\nwhen E \+crate\ndo E destroy\n$/);
  const tapped = scene.sampleOf(scene.taken(scene.recorded(scenery, 'tap'), at(3, 5)));
  assert.deepEqual(tapped.tile, [2, 2]);
  assert.equal(ruleOf(tapped), 'rule tap\nwhen C +coin\ndo C destroy\n');
});

test('a first move from afar onto another sprite begins beside it', () => {
  const here = (/** @type {any} */ board, id = 0) => {
    const { row, col } = board.pieces.find((/** @type {{ id: number }} */ piece) => piece.id === id);
    return [row, col];
  };
  // The button says from which side; a meeting comes from where the drag came from.
  for (const [event, start] of /** @type {const} */ ([
    ['press:right', [3, 4]],
    ['press:up', [4, 5]],
    ['smash', [3, 4]],
  ])) {
    const met = scene.moved(scene.recorded(scenery, event), at(1, 1), at(3, 5));
    assert.deepEqual([here(met.before), here(met.after)], [start, [3, 5]], event);
    assert.deepEqual(here(met.before, 2), [3, 5]);
  }
  // It begins on a free tile.
  const taken = scene.put(scenery, at(3, 4), 1);
  const [below, beside] = ['smash', 'press:right'].map((event) =>
    scene.moved(scene.recorded(taken, event), at(1, 1), at(3, 5)),
  );
  assert.deepEqual(
    [here(below.before), here(beside.before)],
    [
      [2, 5],
      [1, 1],
    ],
  );
  const hit = scene.moved(scene.recorded(scenery, 'smash'), at(1, 1), at(3, 5));
  assert.equal(scene.sampleOf(hit).sprites.find((/** @type {any} */ one) => one.kind === 0).wants, 'right');
  // The crate leaves its tile first; then the player comes to it.
  const pushed = scene.moved(scene.recorded(scenery, 'press:right'), at(1, 2), at(1, 3));
  const far = scene.moved({ ...pushed }, at(1, 1), at(1, 2));
  assert.deepEqual(here(far.before), [1, 1], 'a move by one tile changes no scene');
  // A move to a free tile, a second move, other events, and a start outside the map change no scene.
  const free = scene.moved(scene.recorded(scenery, 'press:right'), at(1, 1), at(4, 4));
  assert.deepEqual(here(free.before), [1, 1]);
  const again = scene.moved(free, at(4, 4), at(3, 5));
  assert.deepEqual(
    [here(again.before), here(again.after)],
    [
      [1, 1],
      [3, 5],
    ],
  );
  assert.deepEqual(here(scene.moved(scene.recorded(scenery, 'change'), at(1, 1), at(3, 5)).before), [1, 1]);
  const edge = scene.moved(scenery, at(3, 5), at(3, 0));
  assert.deepEqual(here(scene.moved(scene.recorded(edge, 'press:right'), at(1, 1), at(3, 0)).before), [1, 1]);
});

test('a counterexample of a meeting from afar shows the two beside each other', () => {
  const meeting = scene.pointed(scene.recorded(scenery, 'smash'), at(1, 1), at(3, 5));
  const { sprites, after } = scene.sampleOf(meeting, true);
  assert.equal(after, undefined);
  const [player, coin] = [0, 2].map((kind) => sprites.find((/** @type {any} */ one) => one.kind === kind));
  assert.deepEqual([player.row, player.col + 1, player.wants], [coin.row, coin.col, 'right']);
});

test('a scene without a change shows that nothing happens', () => {
  const sample = scene.sampleOf({ ...scenery, event: 'press:down' });
  assert.equal(sample.after, undefined);
  assert.equal(sample.rows, 6);
});

test('a sprite gets a heading, or rests again', () => {
  const takes = [scene.aimed(scenery, at(1, 1), at(2, 1))];
  takes.push(scene.aimed(takes[0], at(1, 1), at(1, 1)));
  const headings = takes.map((take) =>
    take.before.pieces.map((/** @type {{ heading?: string }} */ { heading }) => heading),
  );
  assert.deepEqual(headings, [
    ['down', undefined, undefined],
    [undefined, undefined, undefined],
  ]);
  const sample = scene.sampleOf(scene.moved(scene.recorded(takes[0], 'change'), at(1, 1), at(2, 1)));
  // The scene after the change has positions but no headings.
  assert.deepEqual([sample.sprites[0].heading, sample.after?.sprites[0].heading], ['down', undefined]);
  assert.match(ruleOf(sample), /^when C \+player @down$/m);
  assert.match(ruleOf(sample), /^do C move:down$/m);
});

test('counters have other values in an example', () => {
  const project = PROJECT.replace('\nlevel', 'counter keys 0\n\nlevel');
  const take = scene.counted(scenery, [0], 0, 3);
  const shown = scene.sampleOf(scene.moved(scene.recorded(take, 'press:down'), at(1, 1), at(2, 1)));
  assert.deepEqual(shown.counters, [3]);
  const { after: _, ...not } = { ...shown, counters: [2] };
  assert.match(glue.inferRules(project, [shown, not])[0].rule, /^when game keys>=3$/m);
});

test('a counterexample names the touched tile, and the sprites that collide', () => {
  const touched = scene.pointed(scene.recorded(scenery, 'tap'), at(3, 5), at(3, 5));
  const tap = scene.sampleOf(touched, true);
  assert.deepEqual([tap.event, tap.tile, tap.after], ['tap', [2, 2], undefined]);
  const meeting = scene.pointed(scene.recorded(scenery, 'smash'), at(1, 1), at(1, 2));
  const meet = scene.sampleOf(meeting, true);
  assert.deepEqual([meet.sprites[0].wants, meet.after], ['right', undefined]);
  assert.equal(meet.sprites[0].col, meet.sprites[1].col - 1, 'it has not moved yet');
  // A collision that removes the coin, and one with a crate in which nothing happens.
  const coin = scene.moved(scenery, at(3, 5), at(2, 1));
  const eats = scene.taken(scene.moved(scene.recorded(coin, 'smash'), at(1, 1), at(2, 1)), at(2, 1));
  const [{ rule }] = glue.inferRules(PROJECT, [scene.sampleOf(eats), meet]);
  assert.match(rule, /\+coin$/m);
  assert.doesNotMatch(rule, /\+crate$/m);
});

test('a recording has one sound at most, and its rule plays it', () => {
  const taken = scene.taken(
    scene.moved(scene.recorded(scenery, 'press:right'), at(1, 2), at(3, 5)),
    at(3, 5),
  );
  const heard = scene.sounded(scene.sounded(scene.commanded(taken, 'score:10'), 'pop'), 'coin');
  assert.deepEqual(heard.game, ['score:10', 'sound:coin']);
  assert.equal(scene.soundOf(heard), 'coin');
  assert.equal(scene.soundOf(scene.sounded(heard, '')), '');
  const walk = scene.moved(scene.recorded(scenery, 'press:down'), at(1, 1), at(2, 1));
  assert.match(ruleOf(scene.sampleOf(scene.sounded(walk, 'thud'))), /\ndo C move:down\ndo game sound:thud\n/);
  const alone = scene.sounded(scene.recorded(scenery, 'press:a'), 'zap');
  assert.equal(scene.happens(alone), true);
  assert.match(ruleOf(scene.sampleOf(alone)), /^rule press:a\n[\s\S]*do game sound:zap\n/);
});
