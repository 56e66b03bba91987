// Two states of one game, edited in two tabs or on two devices, become one, and nothing is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import 'fake-indexeddb/auto';
import { tilery as glue, page } from '../load.mjs';
import { freshDisk } from '../storage.mjs';

const { Store } = await page('www/store/store.ts');
const { Projects } = await page('www/store/projects/projects.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { projectOf, sessionOf } = await page('www/studio/project/games.ts');

const BASE = `tilecode 2
title Base
about A game
pace 200
counter keys 0
message hello "Hello"
background grass . grass
background wall W brick
sprite man m player
sprite rock o boulder
group solid wall rock

level One
map
  WWWW
  W..W
  WWWW
sprites
  ....
  .m..
  ....

level Two
map
  ...
sprites
  m.o

# the first rule
rule press:right all-four
when C +man
when E -solid
do C move:right

rule change
when C +rock
when S ~grass
do C move:down

test Walk
  level 1
  tiles r2c2-r2c3
  sprites man
  chance 0
  play R
  changes 1234
`;

/** A device: its storage and its database. */
function device() {
  const disk = freshDisk();
  const { indexedDB } = globalThis;
  return { use: () => Object.assign(globalThis, { localStorage: disk, indexedDB }) };
}

/** A tab with the studio open. */
async function visit() {
  const store = new Store();
  return { store, projects: await Projects.load(store) };
}

/** Edits a text. @param {string} text @param {readonly string[]} edits */
function edited(text, edits) {
  const session = sessionOf(glue, text);
  for (const edit of edits) session.play(edit);
  const result = projectOf(session.position());
  session.free();
  return result;
}

/** Makes edits of an opened project. @param {any} projects @param {string} id @param {readonly string[]} edits */
function change(projects, id, edits) {
  const text = edited(projects.get(id).text, edits);
  projects.save(id, glue.view(text).title, text, undefined);
  return text;
}

/**
 * Merges what is apart, as the studio does. Returns the text, and the texts of parts that were changed twice.
 * @param {any} projects
 * @param {string} id
 */
async function merged(projects, id) {
  /** @type {string[]} */
  const others = [];
  const apart = await projects.apart(id);
  for (const { version, base } of apart) {
    const { text, conflicts } = glue.merge(base?.text, projects.get(id).text, version.text, '');
    others.push(...conflicts.map((/** @type {{ theirs?: string }} */ { theirs = '' }) => theirs));
    projects.join(id, version);
    if (text.trimEnd() !== projects.get(id).text.trimEnd())
      projects.save(id, glue.view(text).title, text, undefined);
  }
  return {
    text: projects.get(id).text,
    others,
    bases: apart.map((/** @type {{ base?: { text: string } }} */ { base }) => base?.text),
  };
}

/** Numbers from a seed (Numerical Recipes' generator). @param {number} seed */
const random = (seed) => {
  let state = seed * 7919 + 12345;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Edits that leave a mark of their own in the part that they change. */
const MARKING = [
  (/** @type {string} */ mark) => `title "${mark}"`,
  (/** @type {string} */ mark) => `about "${mark}"`,
  (/** @type {string} */ mark) => `author "${mark}"`,
  (/** @type {string} */ mark) => `add sprite ${mark} ${mark.at(-1)} ghost`,
  (/** @type {string} */ mark) => `add background ${mark} ${mark.at(-1)} sand`,
  (/** @type {string} */ mark) => `counter ${mark} 1`,
  (/** @type {string} */ mark) => `message ${mark} "Word"`,
  (/** @type {string} */ mark) => `message hello "${mark}"`,
  (/** @type {string} */ mark) => `group ${mark} is man`,
  (/** @type {string} */ mark) => `level 1 name "${mark}"`,
  (/** @type {string} */ mark) => `level 2 name "${mark}"`,
  (/** @type {string} */ mark) => `level add 2x2 "${mark}"`,
  (/** @type {string} */ mark) => `rule 1 note "${mark}"`,
  (/** @type {string} */ mark) => `rule 2 note "${mark}"`,
  (/** @type {string} */ mark) =>
    `rule add-text "# ${mark}\\nrule press:a\\nwhen C +man\\ndo game exit:2\\n"`,
  (/** @type {string} */ mark) =>
    `rule add-text "# ${mark}\\nrule change\\nwhen C +rock\\ndo C destroy\\n" at 1`,
  (/** @type {string} */ mark) => `test 1 name "${mark}"`,
  (/** @type {string} */ mark) => `test add "test ${mark}\\n  chance 0\\n  play .\\n  changes ."`,
  (/** @type {string} */ mark) => `rename man ${mark}`,
];

/** Some edits, each with its mark; an edit that another one has made impossible is left out. @param {number} seed @param {string} who */
function some(seed, who) {
  const below = random(seed);
  let text = BASE;
  for (let n = 0; n < 1 + below(4); n += 1) {
    const edit = MARKING[below(MARKING.length)]?.(`${who}${'qrstuvxyz'[n]}`) ?? '';
    try {
      text = edited(text, [edit]);
    } catch {
      // The edit names what an earlier one has renamed.
    }
  }
  return text;
}

const marks = (/** @type {string} */ text) => text.match(/(?:One|Other)[q-z]/g) ?? [];

test('of 200 pairs of states that two tabs made, no part is lost', async () => {
  freshDisk();
  for (let seed = 0; seed < 200; seed += 1) {
    const [one, other] = [await visit(), await visit()];
    const { id } = one.projects.add('Base', BASE);
    await one.projects.open(id);
    await one.store.settled();
    await other.projects.open(id);
    const [ours, theirs] = [some(2 * seed, 'One'), some(2 * seed + 1, 'Other')];
    one.projects.save(id, 'One', ours, undefined);
    other.projects.save(id, 'Other', theirs, undefined);
    await Promise.all([one.store.settled(), other.store.settled()]);
    const { text, others, bases } = await merged(one.projects, id);
    if (ours !== BASE && theirs !== BASE && ours !== theirs)
      assert.deepEqual(bases, [BASE], `${seed}: the state from which both began is known`);
    const all = [text, ...others].join('\n');
    for (const mark of [...marks(ours), ...marks(theirs)])
      assert.ok(all.includes(mark), `${seed}: ${mark} is lost of\n${ours}\nand\n${theirs}\nin\n${text}`);
    await one.store.settled();
    // The other tab continues the merged state without a question.
    const again = await merged(other.projects, id);
    assert.deepEqual(
      again.others.filter((part) => marks(part).length === 0),
      [],
      `${seed}`,
    );
  }
});

test('states of two devices are merged by files, there and back, also if both go on', async () => {
  const [home, away] = [device(), device()];
  home.use();
  const first = await visit();
  const { id } = first.projects.add('Base', BASE);
  await first.projects.open(id);
  const started = change(first.projects, id, ['pace 300']);
  await first.store.settled();
  const file = await exportAll(first.store);

  away.use();
  const second = await visit();
  await takeIn(second.store, file, async () => true, true);
  const there = await visit();
  await there.projects.open(id);
  assert.deepEqual(await merged(there.projects, id), { text: started, others: [], bases: [] });
  change(there.projects, id, ['level 2 name "Away"', 'rename man hero']);
  await there.store.settled();
  const back = await exportAll(there.store);

  home.use();
  change(first.projects, id, ['level 1 name "Home"', 'map 1 put man r2c3']);
  await first.store.settled();
  await takeIn(first.store, back, async () => true, true);
  const here = await visit();
  await here.projects.open(id);
  const joined = await merged(here.projects, id);
  assert.deepEqual([joined.others, joined.bases], [[], [started]]);
  const wanted = edited(started, [
    'level 2 name "Away"',
    'level 1 name "Home"',
    'map 1 put man r2c3',
    'rename man hero',
  ]);
  assert.equal(joined.text.trimEnd(), wanted);
  await here.store.settled();
  const again = await exportAll(here.store);

  // The other device has gone on meanwhile.
  away.use();
  change(there.projects, id, ['title "Later"']);
  await there.store.settled();
  await takeIn(there.store, again, async () => true, true);
  const last = await visit();
  await last.projects.open(id);
  const { text, others } = await merged(last.projects, id);
  assert.deepEqual([text.trimEnd(), others], [edited(wanted, ['title "Later"']), []]);
  // Versions tell the devices, and nothing is asked twice.
  const devices = new Set(last.projects.versions(id).map(({ device = '' }) => last.projects.isHere(device)));
  assert.deepEqual([...devices].sort(), [false, true]);
  await takeIn(last.store, again, async () => true, true);
  assert.deepEqual(await last.projects.apart(id), []);
});

test('a file of an earlier build leaves its state among the versions', async () => {
  freshDisk();
  const { store, projects } = await visit();
  const { id } = projects.add('Base', BASE);
  await projects.open(id);
  await store.settled();
  const old = { id, title: 'Old', text: edited(BASE, ['title "Old"']), made: 1, changed: 1, binned: null };
  const { fileOf } = await import('../storage.mjs');
  await takeIn(store, fileOf({ [`project.${id}`]: old }), async () => true, true);
  assert.deepEqual(await projects.apart(id), []);
  const there = await visit();
  await there.projects.open(id);
  assert.ok(
    there.projects.versions(id).some((/** @type {{ text: string }} */ { text }) => text === old.text),
  );
});
