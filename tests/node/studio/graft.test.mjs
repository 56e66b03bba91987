// Tests that a piece of a map and a rule take what they name along into another project.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';

const { graftBlock, graftRule } = await page('www/studio/parts/graft.ts');

const PIXELS = Array(16)
  .fill(`  ${'4'.repeat(16)}`)
  .join('\n');

/** A project that has kinds with several pictures, and letters that stand for others elsewhere. */
const FROM = `tilecode 2
background floor W floor
background lava . pixels sound:thud
${PIXELS}
frame water
sprite ghost p pixels flip walk
${PIXELS}
frame pixels
${PIXELS}
sprite player g player

level One
map
  W.
  ..
sprites
  p.
  .g
sprites
  g.
  ..
`;

const blank = () => tilery.Session.deal('studio', 'blank', '1');
/** @param {{ position(): string }} session */
const viewOf = (session) => tilery.view(session.position().replace('studio 1\n', ''));

test('a piece of a map brings the kinds that a project lacks, with pictures, frames and style', () => {
  const from = tilery.view(FROM);
  const session = blank();
  const block = tilery.blockOf(FROM, 0, 0, 0, 1, 1);
  const { made, added, text } = graftBlock(block, from.kinds, viewOf(session));
  assert.deepEqual(added, ['floor', 'lava', 'ghost']);
  const all = [...made, `map 1 paste r2c2 ${JSON.stringify(text)}`];
  session.play(`all ${JSON.stringify(all.join('\n'))}`);
  const { kinds, levels } = viewOf(session);
  const known = (/** @type {{ name: string }[]} */ all, /** @type {string} */ name) => {
    const { letter, ...rest } = /** @type {any} */ (all.find((kind) => kind.name === name));
    return rest;
  };
  for (const name of added) assert.deepEqual(known(kinds, name), known(from.kinds, name), name);
  const named = (/** @type {number} */ n) => kinds[n]?.name;
  const [{ map, cols, sprites }] = levels;
  assert.deepEqual([map[cols + 1], map[cols + 2], map[2 * cols + 1]].map(named), ['floor', 'lava', 'lava']);
  const there = [];
  for (let n = 0; n < sprites.length; n += 3)
    there.push([named(sprites[n]), sprites[n + 1], sprites[n + 2]].join(' '));
  assert.deepEqual(there, ['ghost 1 1', 'player 2 2', 'player 1 1']);
});

test('a kind of the same name and sort is the same, and one of the other sort is not', () => {
  const from = tilery.view(FROM.replaceAll('player', 'grass').replace('g grass', 'g player'));
  const block = tilery.blockOf(FROM, 0, 1, 1, 1, 1);
  const { added } = graftBlock(block, from.kinds, viewOf(blank()));
  assert.deepEqual(added, ['lava', 'grass2']);
});

const RULES = `tilecode 2
background floor . floor
background tall-wall W brick
sprite player p player
sprite wall-eye g player
sprite wall c crate
counter keys 2 shown
counter coins 0
message locked It is locked.

# The note of the rule.
rule press:right all-four
when C +player
when E +tall-wall -wall-eye
when game keys>=1
do E paint:floor create:wall
do game add:keys:-1 message:locked
`;

test('a rule brings the kinds, counters and messages that it names, under names that are free', () => {
  const from = tilery.view(RULES);
  const session = blank();
  const { made, added, text } = graftRule(from.rules[0], from, viewOf(session));
  // This project has a background called wall, and its own player.
  assert.deepEqual(added, ['floor', 'tall-wall', 'wall-eye', 'wall2', 'keys', 'locked']);
  session.play(`all ${JSON.stringify([...made, `rule add-text ${JSON.stringify(text)}`].join('\n'))}`);
  const { rules, counters, messages, runs } = viewOf(session);
  const rule = rules.at(-1);
  assert.equal(rule.note, 'The note of the rule.');
  assert.deepEqual(rule.text.trim().split('\n').slice(1), [
    'when C +player',
    'when E +tall-wall -wall-eye',
    'when game keys>=1',
    'do E paint:floor create:wall2',
    'do game add:keys:-1 message:locked',
  ]);
  assert.deepEqual(counters, [{ name: 'keys', start: 2, isShown: true }]);
  assert.deepEqual(messages, [{ name: 'locked', text: 'It is locked.' }]);
  assert.ok(runs);
  // The second time, all of it is there already.
  assert.deepEqual(graftRule(from.rules[0], from, viewOf(session)).added, []);
});

test('a name that a rule gets is not taken for one of its own project', () => {
  const from = tilery.view(
    RULES.replace('counter keys', 'sprite wall2 d key\ncounter keys').replace('-wall-eye', '-wall2'),
  );
  const { text } = graftRule(from.rules[0], from, viewOf(blank()));
  // The wall comes first and gets the free name of the other one, which then gets another.
  assert.match(text, /create:wall2$/m);
  assert.match(text, /\+tall-wall -wall22$/m);
});

const GROUPS = RULES.replace(
  'counter keys',
  'group stops tall-wall heavy\ngroup heavy wall wall-eye\ngroup wall-eyes wall-eye\ncounter keys',
)
  .replace('when E +tall-wall -wall-eye', 'when E -stops')
  .replace('create:wall', 'create:wall-eye')
  .concat('\nrule change\nwhen C +heavy\nwhen N -wall-eyes\ndo C destroy\n');

/** The groups and the last rule after the rule of that number was pasted. */
const pasted = (/** @type {any} */ session, /** @type {number} */ n) => {
  const from = tilery.view(GROUPS);
  const { made, added, text } = graftRule(from.rules[n], from, viewOf(session));
  session.play(`all ${JSON.stringify([...made, `rule add-text ${JSON.stringify(text)}`].join('\n'))}`);
  const { groups, rules, runs } = viewOf(session);
  assert.ok(runs);
  const members = groups.map((/** @type {any} */ group) => `${group.name}: ${group.members.join(' ')}`);
  return { added, groups: members, rule: rules.at(-1).text };
};

test('a rule brings the groups that it names, with the kinds that it asks for', () => {
  const { added, groups, rule } = pasted(blank(), 1);
  // There is a background called wall. What must not be there need not be brought.
  assert.deepEqual(added, ['wall-eye', 'wall2', 'heavy', 'wall-eyes']);
  assert.deepEqual(groups, ['heavy: wall2 wall-eye', 'wall-eyes: wall-eye']);
  assert.match(rule, /^when C \+heavy\nwhen N -wall-eyes$/m);
});

test('of a group that a rule only excludes the kinds come along that are known, and without any of them all', () => {
  const session = blank();
  const first = pasted(session, 0);
  assert.deepEqual(first.groups, ['heavy: wall-eye', 'stops: heavy']);
  const again = pasted(session, 0);
  assert.deepEqual([again.added, again.groups], [[], first.groups], 'the second time all of it is there');
  const walls = tilery.view(GROUPS.replace('create:wall-eye', 'create:player'));
  const { added } = graftRule(walls.rules[0], walls, viewOf(blank()));
  assert.deepEqual(added.slice(1, 5), ['tall-wall', 'wall-eye', 'wall2', 'heavy']);
});

test('a group whose name is that of a kind gets another', () => {
  const from = tilery.view(GROUPS.replaceAll('heavy', 'ground'));
  const { text, made } = graftRule(from.rules[1], from, viewOf(blank()));
  const { kinds } = viewOf(blank());
  const name = kinds.some((/** @type {any} */ kind) => kind.name === 'ground') ? 'ground2' : 'ground';
  assert.match(text, new RegExp(`when C \\+${name}$`, 'm'));
  assert.ok(made.includes(`group ${name} is wall2 wall-eye`), made.join('\n'));
});
