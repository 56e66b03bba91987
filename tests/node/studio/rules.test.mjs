// Rules as sentences, in every language, for every shipped game, and the steps of the tutorial.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { at } from '../../../scripts/lib.mjs';
import { LANGUAGES, sourceOf } from '../families.mjs';
import { tilery as glue, page } from '../load.mjs';

const { Sentences, partsOfSentence, plain } = await page('www/studio/places/rules/sentence.ts');
const edits = await page('www/studio/project/edits.ts');
const { linesOf, withMark, firstText, EVENTS } = await page('www/studio/project/rule-shape.ts');
const { STEPS } = await page('www/studio/places/tutorial/steps.ts');
const { withLevel } = await page('www/studio/places/tutorial/trial.ts');
const { startText } = await page('www/studio/places/tutorial/start.ts');

const GAMES = readdirSync(at('crates', 'tilecode', 'games')).map((name) => ({
  name,
  text: readFileSync(at('crates', 'tilecode', 'games', name), 'utf8'),
}));

/**
 * Formats sentences of the studio, and fails if a part or an argument is missing.
 * @param {string} language
 */
function speaker(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(sourceOf(language, ['studio'])));
  return (/** @type {string} */ id, /** @type {Record<string, string | number>} */ args) => {
    const pattern = bundle.getMessage(id)?.value;
    assert.ok(pattern, `${language}: there is no sentence ${id}`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    assert.deepEqual(errors, [], `${language}: ${id}`);
    return text;
  };
}

/** @param {string} language @param {any} project */
const sentences = (language, project) =>
  new Sentences({
    say: speaker(language),
    language,
    kinds: project.kinds,
    groups: project.groups,
    messages: project.messages,
    rooms: project.rooms,
  });

/** Every feature of version 2 of the project format, once. */
const SECOND = `tilecode 2
background ground . grass
sprite door d door
counter keys 0 shown
message locked The door is locked.

level One
map
  ..
sprites
  d.

rule tap
when C +door
when game keys<=2
do game message:locked sound:thud add:keys:-1

rule tap
when C +ground
do C create:door

rule every:8
when C +door
when game keys>=3 keys=5
do game restart add:keys:2

rule every:1
when C +door
do game exit:1
`;

const PLACES = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'];
const ROWS = ['C', 'N', 'E', 'S', 'W', 'game'];

test('the features of version 2 have sentences', () => {
  const project = glue.view(SECOND);
  assert.deepEqual(project.findings, []);
  const said = (/** @type {string} */ language) =>
    project.rules.map((/** @type {any} */ rule) => plain(sentences(language, project).rule(rule)));
  assert.deepEqual(said('en'), [
    'When you touch a door: as long as keys is at most 2, “The door is locked.” is shown, the sound “thud” is heard, and keys goes down by 1.',
    'When you touch ground: a door appears on its tile.',
    'Every 8 rounds: if there is a door, as long as keys is at least 3 and keys is exactly 5, the level begins again and keys goes up by 2.',
    'In every round: if there is a door, level 1 begins.',
  ]);
  assert.deepEqual(said('fr'), [
    'Quand on touche door : à condition que keys vaille au plus 2, on lit « The door is locked. », on entend le son « thud » et keys baisse de 1.',
    'Quand on touche ground : door apparaît sur sa case.',
    'Tous les 8 tours : s’il y a door, à condition que keys vaille au moins 3 et keys vaille exactement 5, le niveau recommence et keys augmente de 2.',
    'À chaque tour : s’il y a door, le niveau 1 commence.',
  ]);
});

const ROOMS = `tilecode 2
rooms 2
background ground . grass
background stairs < ice
sprite player p player
sprite flag f flag

level
map
  .<
sprites
  pf

level
map
  <.

rule press:right
when C +player ~flag
when N +flag ~player
do C move:right also destroy
do N also destroy

rule press:left flip-h
when C +player
do C exit:left

rule press:a
when C +player ~stairs
do C exit:2:stairs

rule tap
when C +flag
do game exit:2
`;

test('both sprites of a tile and ways between rooms have sentences', () => {
  const project = glue.view(ROOMS);
  assert.deepEqual(project.findings, []);
  const said = (/** @type {string} */ language) =>
    project.rules.map((/** @type {any} */ rule) => plain(sentences(language, project).rule(rule)));
  assert.deepEqual(said('en'), [
    'When you press right: if there is a player with a flag above it, a player above it, and a flag on the same tile, it moves right, the flag with it vanishes, and the player there vanishes.',
    'When you press left: if there is a player, at the edge of the map it goes to the room on the left. The same goes with left and right swapped.',
    'When you press A: if there is a player with stairs under it, room 2 is entered at stairs.',
    'When you touch a flag: room 2 is entered.',
  ]);
  assert.deepEqual(said('fr'), [
    'Quand on appuie à droite : s’il y a player avec flag au-dessus, avec player au-dessus et avec flag sur la même case, il va à droite, le personnage flag sur la même case disparaît et le personnage player au même endroit disparaît.',
    'Quand on appuie à gauche : s’il y a player, au bord de la carte, il va dans la salle de gauche. C’est pareil en échangeant gauche et droite.',
    'Quand on appuie sur A : s’il y a player avec stairs sous lui, on entre dans la salle 2 par stairs.',
    'Quand on touche flag : on entre dans la salle 2.',
  ]);
  const speak = sentences('en', project);
  assert.deepEqual(
    ['also', 'exit:2', 'exit:up', 'exit:2:stairs'].map((command) => speak.command(command)),
    ['then the other sprite on the tile', 'go to room 2', 'go to the room above', 'go to stairs in room 2'],
  );
});

for (const language of LANGUAGES) {
  test(`${language}: every rule, tile, row and command of every shipped game has a complete sentence`, () => {
    for (const { name, text } of GAMES) {
      const project = glue.view(text);
      assert.ok(project.rules.length > 0, name);
      const speak = sentences(language, project);
      for (const rule of project.rules) {
        const said = [
          speak.rule(rule),
          ...rule.derived.map((/** @type {any} */ derived) => speak.rule(derived)),
          ...PLACES.map((place) => speak.tile(rule, place)),
          ...ROWS.map((row) => speak.row(rule, row)),
          ...ROWS.flatMap((row) =>
            rule.offers[row].map((/** @type {string} */ offer) => speak.command(offer)),
          ),
        ];
        for (const one of said) {
          assert.doesNotMatch(one, /studio-|undefined|\{|\}| {2}| {2},|\bnull\b/, `${name}: ${one}`);
          assert.ok(plain(one).trim().length > 2, name);
        }
        // Every condition and command of the rule is in the sentence.
        const whole = plain(speak.rule(rule));
        for (const place of PLACES) {
          const { include, also, exclude } = rule.when[place];
          for (const kind of [...include, ...also, ...exclude])
            assert.ok(whole.includes(kind), `${kind}: ${whole}`);
        }
        for (const command of ROWS.flatMap((row) => rule.do[row])) {
          const [verb, of] = command.split(':');
          if (['create', 'paint', 'portal', 'block', 'score'].includes(verb)) {
            const named = verb === 'score' ? of.replace('-', '') : of;
            assert.ok(whole.includes(named), `${command}: ${whole}`);
          }
        }
      }
    }
  });

  test(`${language}: every event has a name and a short name`, () => {
    const speak = sentences(language, glue.view(GAMES[0]?.text ?? ''));
    const names = EVENTS.map((/** @type {string} */ event) => speak.event(event));
    assert.equal(new Set(names).size, EVENTS.length);
    for (const event of EVENTS) assert.doesNotMatch(speak.shortEvent(event), /studio-/);
  });
}

test('rules read like simple spoken sentences', () => {
  const said = (/** @type {string} */ language, /** @type {string} */ rule) => {
    const head =
      'tilecode 1\nbackground grass . grass\nbackground wall W brick\nsprite player p player\nsprite ant a bug\n';
    const project = glue.view(`${head}${rule}\n`);
    return plain(sentences(language, project).rule(project.rules[0]));
  };
  const walk = 'rule press:right all-four\nwhen C +player\nwhen E -wall -ant\ndo C move:right';
  assert.equal(
    said('en', walk),
    'When you press right: if there is a player with no wall and no ant on its right, it moves right. The same goes for all four directions.',
  );
  assert.equal(
    said('fr', walk),
    'Quand on appuie à droite : s’il y a player sans wall ni ant à droite, il va à droite. C’est pareil dans les quatre directions.',
  );
  const hit =
    'rule smash:up\nwhen C +ant @up\nwhen N +player\ndo C stop\ndo N destroy\ndo game score:-1 lose';
  assert.equal(
    said('en', hit),
    'When an ant moving up moves up and is about to hit a player: it stops, the player above it vanishes, you lose one point, and you lose.',
  );
  assert.equal(
    said('fr', hit),
    'Quand ant qui monte monte et s’apprête à heurter player : il s’arrête, le personnage player au-dessus disparaît, on perd un point et la partie est perdue.',
  );
  assert.equal(
    said('en', 'rule never\nwhen C +ant -grass\ndo game win'),
    'As soon as no tile has an ant with no grass under it, you win.',
  );
  assert.equal(
    said('en', 'rule change\nwhen C +ant'),
    'When something changes nearby: if there is an ant, nothing happens.',
  );
});

test('names in a sentence are marked, whatever their characters', () => {
  const project = glue.view(
    'tilecode 1\nbackground g . grass\nsprite <b>x p player\nsprite player q player\n',
  );
  const rule = glue.view('tilecode 1\nsprite player q player\nrule change\nwhen C +player\n').rules[0];
  const parts = partsOfSentence(sentences('en', project).rule(rule));
  assert.deepEqual(
    parts.filter((/** @type {any} */ part) => part.isName).map((/** @type {any} */ part) => part.text),
    ['player'],
  );
});

test('the lines of a rule are found in the project’s text, without trailing comments and blank lines', () => {
  const text = GAMES.find(({ name }) => name === 'rocks.txt')?.text ?? '';
  const project = glue.view(text);
  const lines = text.split('\n');
  project.rules.forEach((/** @type {any} */ rule, /** @type {number} */ n) => {
    const found = linesOf(text, n);
    for (const { text, line } of found) assert.equal(lines[line - 1], text);
    assert.match(found[0].text, /^rule /);
    const places = found.flatMap((/** @type {any} */ line) => line.place ?? []);
    assert.deepEqual(
      places.sort(),
      PLACES.filter((place) => {
        const { include, also, exclude } = rule.when[place];
        return include.length + also.length + exclude.length > 0;
      }).sort(),
    );
  });
});

test('a kind or group has one mark on a tile, and the direction is dropped with the last sprite', () => {
  const project = glue.view(
    'tilecode 2\nbackground g . grass\nbackground w w brick\nsprite player p player\ngroup heavy player\ngroup walls w\n',
  );
  const empty = { include: [], also: [], exclude: [], heading: 'any', binds: false };
  for (const name of ['player', 'heavy']) {
    const has = withMark(empty, name, '+', project);
    assert.equal(edits.rule.when(2, 'E', { ...has, heading: 'up' }), `rule 3 when E +${name} @up`);
    const also = withMark({ ...has, heading: 'up' }, 'walls', '+', project);
    assert.equal(edits.rule.when(2, 'E', also), `rule 3 when E +${name} +walls @up`);
    const ground = withMark(also, name, undefined, project);
    assert.equal(edits.rule.when(2, 'E', ground), 'rule 3 when E +walls');
    const not = withMark({ ...has, heading: 'up' }, name, '-', project);
    assert.equal(edits.rule.when(2, 'E', not), `rule 3 when E -${name}`);
    assert.equal(edits.rule.when(2, 'E', withMark(not, name, undefined, project)), 'rule 3 when E');
  }
});

const GROUPS = `tilecode 2
background ground . grass
background wall W brick
sprite player p player
sprite rock o boulder
sprite flag f coin
group stops wall rock
group can-be-pushed rock
group falls rock
group bloque wall rock
group lourd rock
group heavy_load rock

rule press:right
when C +player
when E -stops
do C move:right

rule press:right
when C +can-be-pushed
when W +player
when E -heavy_load -wall -bloque -lourd
do C move:right
do W move:right

rule change
when C +falls @down
when S +lourd +player
do S destroy

rule change
when C +flag ~player ~rock
do game win
`;

test('sentences say groups by their words', () => {
  const project = glue.view(GROUPS);
  const said = (/** @type {string} */ language) => {
    const all = sentences(language, project);
    return project.rules.map((/** @type {any} */ rule) => plain(all.rule(rule)));
  };
  assert.deepEqual(said('en'), [
    'When you press right: if there is a player with nothing that stops on its right, it moves right.',
    'When you press right: if there is something that can be pushed with a player on its left and nothing heavy load, no wall, nothing bloque and nothing lourd on its right, it moves right and the player on its left moves right.',
    'When something changes nearby: if there is something that falls moving down with something lourd or a player below it, the one below it vanishes.',
    'When something changes nearby: if there is a flag with a player or a rock on the same tile, you win.',
  ]);
  const [, french] = said('fr');
  assert.match(french, /sans rien de heavy load ni wall ni rien qui bloque ni rien de lourd à droite/);
});

test('what is on a tile with one mark is one of several, or none of them', () => {
  const project = glue.view(GROUPS);
  const all = sentences('en', project);
  const { C } = project.rules[3].when;
  assert.equal(plain(all.marked(C, '+')), 'flag');
  assert.equal(plain(all.marked(C, '~')), 'player or rock');
  assert.equal(plain(all.marked(project.rules[1].when.E, '-')), 'heavy load, wall, bloque, and lourd');
  assert.equal(all.marked(C, '-'), '');
});

test('a new rule of every event parses, with an error only for a missing red dot', () => {
  const head = 'tilecode 1\nbackground g . grass\nsprite player p player\nlevel\nmap\n  .\nsprites\n  p\n';
  for (const event of EVENTS) {
    const { findings, rules } = glue.view(`${head}${firstText(event, 'player', true)}\n`);
    const errors = findings.filter((/** @type {any} */ finding) => !finding.isWarning);
    assert.equal(errors.length, event.startsWith('smash') ? 1 : 0, event);
    assert.equal(rules[0].views.length, event === 'never' ? 0 : 3, event);
    const other = glue.view(`${head}${firstText(event, 'player', false)}\n`).rules[0];
    assert.equal(other.views.length, 0, event);
  }
});

// Each text extends the previous one by what its step asks for.
test('each step of the tutorial is completed by its own change and not before', () => {
  const face = glue.view(startText('One')).kinds.find((/** @type {any} */ kind) => kind.isSprite)?.pixels;
  let text = startText('One');
  // The wall's name is in the player's language.
  const [, wall = ''] = /^background (\S+) W brick$/m.exec(text) ?? [];
  const isDone = (/** @type {any} */ step) =>
    step.isDone({ glue, project: glue.view(text), text, title: 'One', face });
  const replaced = (/** @type {string} */ from, /** @type {string} */ to) => {
    assert.ok(text.includes(from), from);
    text = text.replace(from, to);
  };
  const own = Array(16)
    .fill(`  ${'8'.repeat(16)}`)
    .join('\n');
  const sprites = (/** @type {string} */ row) =>
    `sprites\n${['.........', row, ...Array(5).fill('.........')].map((line) => `  ${line}`).join('\n')}\n`;
  /** @type {Record<string, () => void>} */
  const changes = {
    place: () => (text += sprites('.p.......')),
    walk: () => (text += '\nrule press:right all-four\nwhen C +player\ndo C move:right\n'),
    wall: () => replaced('when C +player\ndo C', `when C +player\nwhen E -${wall}\ndo C`),
    coins: () => {
      replaced('\nlevel', 'sprite coin c coin\n\nlevel');
      replaced('  .p.......', '  .p.ccc...');
    },
    collect: () => (text += '\nrule change\nwhen C +coin ~player\ndo C destroy score:10\n'),
    win: () => (text += '\nrule never\nwhen C +coin\ndo game win\n'),
    draw: () => replaced('sprite player p player', `sprite player p pixels\n${own}`),
    crate: () => {
      replaced('\nlevel', 'sprite crate k crate\n\nlevel');
      replaced('  .p.ccc...', '  .p.ccc.k.');
    },
    push: () => {
      replaced(`when E -${wall}\ndo`, `when E -${wall} -crate\ndo`);
      text += `\nrule press:right all-four\nwhen C +crate\nwhen W +player\nwhen E -${wall}\ndo C move:right\ndo W move:right\n`;
    },
    own: () => replaced('title One', 'title Two'),
  };
  assert.deepEqual(
    STEPS.map((/** @type {any} */ step) => step.id),
    Object.keys(changes),
  );
  for (const step of STEPS) {
    assert.ok(!isDone(step), `${step.id} is not done before`);
    changes[step.id]?.();
    assert.deepEqual(
      glue.view(text).findings.filter((/** @type {any} */ finding) => !finding.isWarning),
      [],
      step.id,
    );
    assert.ok(isDone(step), `${step.id} is done`);
  }
  // Completed steps stay completed.
  for (const step of STEPS) assert.ok(isDone(step), step.id);
  // The rules that the coach shows are valid by themselves.
  for (const step of STEPS) {
    const rule = step.rule?.({ glue, project: glue.view(text), text, title: 'One', face });
    if (rule === undefined) continue;
    const { rules, findings } = glue.view(`${text}\n${rule}\n`);
    assert.ok(rules.length > 0);
    assert.ok(
      findings.every((/** @type {any} */ finding) => finding.isWarning),
      step.id,
    );
  }
});

test('each rule of the tutorial can be made with one touch', () => {
  const session = glue.Session.load(`studio 1\n${startText('One')}`);
  const [, wall = ''] = /^background (\S+) W brick$/m.exec(session.position()) ?? [];
  const worldOf = () => {
    const text = session.position().replace('studio 1\n', '');
    const project = glue.view(text);
    const face = project.kinds.find((/** @type {any} */ kind) => kind.isSprite)?.pixels;
    return { glue, project, text, title: 'One', face };
  };
  session.play('map 1 put player r2c2');
  for (const step of STEPS) {
    if (step.id === 'coins') {
      session.play('add sprite coin c coin');
      session.play('map 1 put coin r2c4-r2c6');
    } else if (step.id === 'crate') {
      session.play('add sprite crate k crate');
      session.play('map 1 put crate r4c6');
    }
    if (step.make === undefined) continue;
    assert.ok(!step.isDone(worldOf()), `${step.id} is not done before`);
    for (const edit of step.make(worldOf())) session.play(edit);
    assert.ok(step.isDone(worldOf()), `${step.id} is done`);
  }
  assert.match(session.position(), new RegExp(`when E -${wall} -crate`));
  session.free();
});

test('a trial replaces all levels and the comments between them', () => {
  const text =
    'tilecode 1\nsprite p p player\nlevel A\n# one\nmap\n  .\n# two\nsprites\n  p\nlevel B\nmap\n  .\n\n# why\nrule never\ntest t\n  x\n';
  const level = 'level Trial\nmap\n  ..\n\n';
  assert.equal(
    withLevel(text, level),
    'tilecode 1\nsprite p p player\nlevel Trial\nmap\n  ..\n\n\nrule never\ntest t\n  x\n',
  );
});

test('the steps cope with broken and hostile projects', () => {
  for (const text of [
    'tilecode 1\n',
    'tilecode 1\nsprite a a player\nrule nonsense\n',
    `${startText('x')}level\nmap\n  ??\n`,
  ]) {
    const world = { glue, project: glue.view(text), text, title: 'x', face: undefined };
    for (const step of STEPS) {
      assert.equal(step.isDone(world) && step.id !== 'own', false, step.id);
      assert.ok(step.where(world).place);
      step.rule?.(world);
    }
  }
});

test('random ways and their weights are said as such', () => {
  const text = `tilecode 1
background ground . grass
sprite beast b bug

level One
map
  ..
sprites
  b.

rule every:2 all-four
when C +beast
do C move:right

rule change
when C +beast
do C move:left move:up

rule change
when C +beast
do C move:left move:left move:up

rule press:right all-four
when C +beast
do C move:right
`;
  const project = glue.view(text);
  /** @type {[string, RegExp[]][]} */
  const expected = [
    [
      'en',
      [
        /^Every 2 rounds.*it moves right\..* Of several ways, chance takes one\.$/,
        /it moves left or up, as chance has it/,
        /it moves left \(2 of 3\) or up \(1 of 3\), as chance has it/,
        /^When you press right(?!.*chance)/,
      ],
    ],
    [
      'fr',
      [
        /De plusieurs chemins, le hasard en choisit un\.$/,
        /à gauche ou vers le haut, au hasard/,
        /à gauche \(2 sur 3\) ou vers le haut \(1 sur 3\), au hasard/,
        /^(?!.*hasard)/,
      ],
    ],
  ];
  for (const [language, patterns] of expected) {
    const said = sentences(language, project);
    for (const [n, pattern] of patterns.entries()) assert.match(plain(said.rule(project.rules[n])), pattern);
  }
});
