// @ts-nocheck: wrong arguments are passed on purpose, and results are checked as they are.
//
// The JavaScript interface: names, values and errors, as crates/web declares them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { tilery } from '../load.mjs';

const { Session, catalogue, form, setField, trails } = tilery;

/** The budget of searches whose result does not matter. */
const FEW = { nodes: 1000 };
const FLAGS = { film: 1, position: 2, said: 4, refused: 8, ended: 16 };

/** Unpacks a film: the header, and the shots with their sprites and cues. */
function unpack(film) {
  const keys = new Uint32Array(film.buffer, film.byteOffset, film.length);
  const [version, kind, count] = film;
  const shots = [];
  let at = 3;
  for (let i = 0; i < count; i += 1) {
    const [length, , , , , sprites, cues, effects, figures] = film.subarray(at, at + 10);
    at += 10;
    const shot = { length, sprites: [], cues: [], effects: [], figures: [] };
    for (let s = 0; s < sprites; s += 1, at += 16) {
      shot.sprites.push({
        key: keys[at],
        role: film[at + 1],
        look: film[at + 2],
        x: film[at + 3],
        text: film[at + 11],
      });
    }
    for (let c = 0; c < cues; c += 1, at += 7) shot.cues.push({ key: keys[at], exits: film[at + 1] });
    for (let e = 0; e < effects; e += 1, at += 9)
      shot.effects.push({ kind: film[at], weight: film[at + 1], amount: keys[at + 3], x: film[at + 4] });
    for (let f = 0; f < figures; f += 1, at += 3) shot.figures.push({ name: film[at], value: keys[at + 2] });
    shots.push(shot);
  }
  assert.equal(at, film.length, 'a film has no trailing data');
  return { version, kind, shots };
}

test('the catalogue lists games with presets that can be dealt', () => {
  const games = catalogue();
  assert.ok(Array.isArray(games) && games.length > 0);
  for (const { id, presets, roles, sentences, edits } of games) {
    assert.ok(presets.length > 0 && sentences.length > 0);
    assert.ok(roles.length > 0 || edits !== null, 'an editor may have its own page instead of a board');
    for (const { params } of presets) {
      const session = Session.deal(id, params, '1');
      assert.equal(session.id(), `${id}:${params}#1`);
      assert.equal(session.game(), id);
      assert.equal(session.params(), params);
      assert.deepEqual(session.moves(), []);
      assert.equal(session.status().over, false);
      session.free();
    }
  }
});

test('a seed is text, a bigint, an integer, or random', () => {
  for (const seed of ['42', 42n, 42]) assert.equal(Session.deal('tilt', '4x4', seed).id(), 'tilt:4x4#42');
  assert.equal(Session.deal('tilt', '4x4', '18446744073709551615').id(), 'tilt:4x4#18446744073709551615');
  assert.notEqual(Session.deal('tilt', '4x4').id(), Session.deal('tilt', '4x4').id());
  for (const seed of ['', 'x', '-1', 1.5, -1, 2 ** 60, '18446744073709551616', {}, '1e3']) {
    assert.throws(
      () => Session.deal('tilt', '4x4', seed),
      /^Error: seed: expected a decimal number/,
      String(seed),
    );
  }
});

test('errors tell what was found, what was expected, and where', () => {
  const games = catalogue()
    .map((game) => game.id)
    .join(', ');
  const session = Session.deal('tilt', '4x4', '42');
  for (const [call, message] of [
    [
      () => Session.deal('chess', '8x8'),
      `game: line 1, column 1: expected a game (${games}), found \`chess\``,
    ],
    [() => Session.deal('tilt', '4by4'), 'parameters: line 1, column 2: expected `x`, found `by4`'],
    [
      () => Session.load('tilery 9\n'),
      'line 1, column 8: expected a version of the notation from 1 to 2, found `9`',
    ],
    [
      () => session.play('diagonal'),
      'not a move: line 1, column 1: expected `up`, `right`, `down` or `left`, found `diagonal`',
    ],
    [() => session.pointer('poke', 0, 0), 'phase: expected down, move, up, cancel or long, found `poke`'],
    [() => session.swipe('north', 0, 0), 'direction: expected up, right, down or left, found `north`'],
    [() => session.action('fly'), "action: expected one of this game's (), found `fly`"],
    [() => session.layOut('round'), 'layout: expected portrait or landscape, found `round`'],
  ]) {
    assert.throws(call, (error) => error instanceof Error && error.message === message, message);
  }
  assert.equal(session.position(), Session.deal('tilt', '4x4', '42').position(), 'nothing has changed');
});

test('moves, undo, redo, restart, seek and finish', () => {
  const session = Session.deal('tilt', '4x4', '42');
  const first = session.position();
  assert.ok(session.play('left') & FLAGS.position);
  session.play('down');
  const third = session.position();
  assert.deepEqual(session.moves(), ['left', 'down']);
  assert.ok(session.undo() & FLAGS.film);
  assert.deepEqual(session.moves(), ['left']);
  session.redo();
  assert.equal(session.position(), third);
  session.restart();
  assert.equal(session.position(), first);
  assert.deepEqual([session.at(), session.length()], [0, 2]);
  session.seek(2);
  assert.equal(session.position(), third);
  assert.equal(session.undo() & session.undo() & FLAGS.position, FLAGS.position);
  assert.equal(session.undo().flags, 0, 'nothing is left to undo');
  session.seek(99);
  assert.ok(session.finish() & FLAGS.ended);
  assert.deepEqual(session.status(), { state: 'lost', over: true, reason: 'stopped' });
  assert.deepEqual(session.legal(), []);
  assert.throws(() => session.play('up'), /stopped/);
});

/** An update as a plain object, with its film reduced to a flag. */
const told = (update) => {
  const { film, ...rest } = update;
  return { ...rest, ...(film && { film: film.numbers.length > 3 && film.texts.length > 0 }) };
};

test('a program that only plays is told the flags and the place, and asks for the rest', () => {
  const session = Session.deal('tilt', '4x4', '42');
  const shown = Session.deal('tilt', '4x4', '42');
  shown.state();
  for (const move of ['left', 'down', 'right', 'up']) {
    const [update, whole] = [session.play(move), shown.play(move)];
    const flags = whole.flags & ~FLAGS.said;
    assert.deepEqual({ ...update }, { flags, at: whole.at, length: whole.length });
    assert.equal(update & FLAGS.position, FLAGS.position);
    // Whatever is left out can be asked for.
    assert.deepEqual(session.said(), whole.said);
    assert.deepEqual(session.figures(), whole.figures);
    assert.deepEqual(session.film(), whole.film.numbers);
    assert.deepEqual(session.texts(), whole.film.texts);
  }
  assert.ok(session.undo().film.numbers.length > 3, 'other calls leave nothing out');
  session.state();
  assert.ok(session.play('left').film.numbers.length > 3, 'from now on a page shows the session');
  const last = Session.load('tilt:2x2@2,4/8,0;score=0;chance=1');
  let ended = 0;
  for (const move of ['right', 'left', 'up', 'down', 'right', 'left', 'up', 'down'])
    if (last.legal().includes(move) && last.play(move) & FLAGS.ended) ended += 1;
  assert.equal(ended, last.status().over ? 1 : 0);
});

test('an update converts to the number of its flags', () => {
  const session = Session.deal('tilt', '4x4', '42');
  session.state();
  const update = session.play('left');
  assert.equal(update.flags, FLAGS.film | FLAGS.position | FLAGS.said);
  assert.equal(update.valueOf(), update.flags);
  assert.ok(update & FLAGS.position);
  assert.ok(!(update & FLAGS.ended));
  assert.equal(update | 0, update.flags);
  assert.equal(+update + 1, update.flags + 1);
  // biome-ignore lint/suspicious/noDoubleEquals: compares an object to its number
  assert.ok(update == FLAGS.film + FLAGS.position + FLAGS.said);
  // Everything in an update can be queried as well.
  assert.deepEqual(update.said, session.said());
  assert.deepEqual(update.figures, session.figures());
  assert.deepEqual(Object.keys(update.figures), Object.keys(session.figures()), 'in the same order');
  assert.deepEqual([update.at, update.length], [session.at(), session.length()]);
  assert.deepEqual(update.film.numbers, session.film());
  assert.deepEqual(update.film.texts, session.texts());
  assert.equal(session.asked(), undefined);
  const calls = {
    pointer: ['down', 0, 0],
    swipe: ['up', 0, 0],
    key: ['ArrowUp'],
    release: ['ArrowUp'],
    action: ['zoom-in'],
    advance: [10],
    undo: [],
    redo: [],
    restart: [],
    seek: [1],
    layOut: ['landscape'],
    suggest: ['up'],
    finish: [],
  };
  for (const [name, args] of Object.entries(calls)) {
    const brought = session[name](...args);
    assert.equal(typeof brought.flags, 'number', name);
    assert.equal(brought.valueOf(), brought.flags, name);
    assert.deepEqual([brought.at, brought.length], [session.at(), session.length()], name);
  }
});

test('an update contains only changes', () => {
  const session = Session.load('tilt:2x2@2,4/0,0;score=0;chance=1');
  const playing = { state: 'playing', over: false, reason: null };
  const figures = { score: 0, 'best-tile': 4, goal: 2048, moves: 0 };
  const state = session.state();
  const { goal } = state.figures;
  assert.deepEqual(told(state), {
    flags: 3,
    at: 0,
    length: 0,
    position: true,
    film: true,
    labels: true,
    status: playing,
    figures: { ...figures, goal },
  });
  assert.deepEqual(told(session.layOut('landscape')), {
    flags: 1,
    at: 0,
    length: 0,
    film: true,
    labels: true,
  });
  const refused = { id: 'tilt-stuck', args: { dir: 'up' }, reason: 'a tilt up moves nothing' };
  assert.deepEqual(told(session.key('ArrowUp')), {
    flags: 9,
    at: 0,
    length: 0,
    film: true,
    labels: true,
    refused,
  });
  assert.deepEqual(told(session.key('q')), { flags: 0, at: 0, length: 0 });
  const moved = told(session.play('down'));
  assert.deepEqual(moved.figures, { ...figures, goal, moves: 1 });
  assert.equal(moved.status, undefined, 'the game goes on');
  const ended = told(session.finish());
  assert.deepEqual(ended, {
    flags: 19,
    at: 1,
    length: 1,
    position: true,
    ended: true,
    film: true,
    labels: true,
    status: { state: 'lost', over: true, reason: 'stopped' },
  });
  assert.deepEqual(told(session.finish()), { flags: 0, at: 1, length: 1 });
  assert.deepEqual(told(session.undo()).status, playing);
  // After reading the whole state, updates are relative to it.
  assert.deepEqual(session.state().status, playing);
  assert.equal(session.undo().figures.moves, 0);
});

test('a refused move leaves its reason and changes nothing else', () => {
  const session = Session.load('tilt:2x2@2,4/0,0');
  const before = session.position();
  assert.throws(() => session.play('up'), /refused: a tilt up moves nothing/);
  assert.equal(session.refused().id, 'tilt-stuck');
  assert.deepEqual([session.position(), session.said()], [before, []]);
  session.play('down');
  assert.equal(session.refused(), null);
});

test('a board’s requests to the page are in the update', () => {
  const session = Session.load('mound:classic-5-8-5#1');
  session.play(session.legal()[0]);
  const { x, y } = session.labels().cells.find(({ id }) => id === 'mound-next');
  session.pointer('down', x, y);
  const update = session.pointer('up', x, y);
  assert.equal(update.asked, 'undo');
  assert.ok(update & 32);
  assert.equal(session.asked(), 'undo');
});

test('a save loads to the same bytes, and a position has no id', () => {
  const session = Session.deal('tilt', '3x3', '7');
  for (let i = 0; i < 10; i += 1) session.play(session.legal()[0]);
  session.undo();
  const again = Session.load(session.save());
  assert.equal(again.save(), session.save());
  assert.equal(again.position(), session.position());
  const bare = Session.load(session.position());
  assert.equal(bare.id(), undefined);
  assert.equal(bare.position(), session.position());
  assert.match(bare.save(), /^tilery 1\nfrom\n {2}tilt:3x3@/);
  assert.equal(Session.load('tilt:3x3#7').save(), Session.deal('tilt', '3x3', '7').save());
});

test('figures, status, legal moves, labels and sentences are plain values', () => {
  const session = Session.load('tilt:2x2-8@4,4/0,2;score=12;chance=1');
  assert.deepEqual(session.figures(), { score: 12, 'best-tile': 4, goal: 8, moves: 0 });
  assert.deepEqual(session.status(), { state: 'playing', over: false, reason: null });
  assert.deepEqual(session.legal(), ['right', 'down', 'left']);
  const { rows, cols, focus, cells } = session.labels();
  assert.deepEqual([rows, cols, focus, cells.length], [2, 2, null, 4]);
  assert.deepEqual(cells[3], { id: 'tilt-tile', args: { value: 2 }, row: 1, col: 1, x: 1.5, y: 1.5 });
  const { flags } = session.swipe('left', 0.5, 0.5);
  assert.equal(flags, FLAGS.film | FLAGS.position | FLAGS.said);
  assert.deepEqual(session.said()[0], { id: 'tilt-merged', args: { count: 1, value: 8, points: 8 } });
  assert.deepEqual(session.status(), { state: 'won', over: false, reason: 'tilt-goal' });
  const stuck = Session.load('tilt:2x2@2,4/0,0');
  assert.equal(stuck.key('ArrowUp').flags, FLAGS.film | FLAGS.refused);
  assert.deepEqual(stuck.refused(), {
    id: 'tilt-stuck',
    args: { dir: 'up' },
    reason: 'a tilt up moves nothing',
  });
  assert.equal(stuck.key('q').flags, 0, 'the page may use other keys');
  assert.equal(stuck.asked(), undefined);
});

test('films are packed as documented, and undo reverses them', () => {
  const session = Session.load('tilt:2x2@2,2/0,0;score=0;chance=1');
  const still = unpack(session.film());
  assert.deepEqual([still.version, still.kind, still.shots.length, still.shots[0].length], [3, 0, 1, 0]);
  session.play('left');
  const { kind, shots } = unpack(session.film());
  assert.deepEqual([kind, shots.length], [1, 2]);
  assert.deepEqual(
    shots[0].cues.map((cue) => cue.exits),
    [1, 1],
  );
  assert.deepEqual(
    shots[1].cues.map((cue) => cue.exits),
    [0, 0],
  );
  const [SLIDE, GAIN, MERGE, WIN, UNDO] = [0, 1, 2, 11, 14];
  assert.deepEqual(
    shots.map(({ effects }) => effects),
    [
      [{ kind: SLIDE, weight: 0, amount: 0, x: shots[0].effects[0].x }],
      [
        { kind: MERGE, weight: 0, amount: 4, x: 0 },
        { kind: GAIN, weight: 0, amount: 4, x: 0 },
      ],
    ],
  );
  const shown = shots.map(({ figures }) => figures.map(({ name, value }) => [session.texts()[name], value]));
  assert.deepEqual(
    shown,
    [
      [
        ['score', 0],
        ['best-tile', 0],
      ],
      [],
    ],
    'figures that still differ',
  );
  const tiles = shots[1].sprites
    .filter((sprite) => sprite.text >= 0)
    .map((sprite) => session.texts()[sprite.text]);
  assert.deepEqual(tiles.sort(), ['2', '4']);
  session.undo();
  const back = unpack(session.film()).shots;
  assert.deepEqual(
    back[0].cues.map((cue) => cue.exits),
    [1, 1],
  );
  assert.deepEqual(
    back[1].cues.map((cue) => cue.exits),
    [0, 0],
  );
  assert.equal(back[1].sprites.filter((sprite) => sprite.text >= 0).length, 2);
  assert.deepEqual(
    back.map(({ effects }) => effects.map(({ kind }) => kind)),
    [[UNDO], []],
    'effects are not repeated when reversed',
  );
  const won = Session.load('tilt:2x2-4@2,2/0,0;score=0;chance=1');
  won.play('left');
  assert.deepEqual(
    unpack(won.film()).shots.flatMap(({ effects }) => effects.map(({ kind }) => kind)),
    [SLIDE, MERGE, GAIN, WIN],
  );
});

test('hints and ratings name legal moves', () => {
  const session = Session.deal('tilt', '4x4', '5');
  const hint = session.hint(FEW);
  assert.ok(session.legal().includes(hint.move));
  assert.equal(hint.line[0], hint.move);
  assert.deepEqual(session.rate(FEW), [], 'no ratings in points without the net');
  session.learn(readFileSync(at('www/public/tilt.net')));
  const ratings = session.rate(FEW);
  assert.deepEqual(ratings.map((rating) => rating.move).sort(), session.legal().sort());
  assert.ok(ratings.every((rating) => Number.isFinite(rating.value)));
  assert.ok(session.suggest(hint.move) & FLAGS.film);
  assert.equal(Session.load('tilt:2x2@2,4/4,2').hint(FEW), undefined);
});

test('a budget is a time or a number of nodes, and anything else is refused', () => {
  const session = Session.deal('tilt', '3x3', '5');
  for (const budget of [0, 5, Number.POSITIVE_INFINITY, { nodes: 1 }, { nodes: Number.POSITIVE_INFINITY }])
    assert.ok(session.legal().includes(session.hint(budget).move));
  for (const budget of [
    undefined,
    null,
    Number.NaN,
    -1,
    '5',
    5n,
    {},
    { ms: 5 },
    { nodes: 0 },
    { nodes: '5' },
  ]) {
    const refused = { name: 'Error', message: 'budget: expected milliseconds, or { nodes } of at least 1' };
    assert.throws(() => session.hint(budget), refused);
    assert.throws(() => session.rate(budget), refused);
  }
});

test('with a budget of nodes, a board has the same hint and ratings each time, in every game', () => {
  for (const { id, edits, presets } of catalogue()) {
    if (edits !== null) continue;
    const [text] = presets
      .map((/** @type {{ params: string }} */ { params }) => `${id}:${params}#7`)
      .filter((/** @type {string} */ deal) => Session.load(deal).offers() & 1);
    assert.notEqual(text, undefined, `${id} hints`);
    for (const nodes of [100, 20_000]) {
      const [once, again] = [1, 2].map(() => {
        const session = Session.load(text);
        for (let n = 0; n < 3; n += 1) session.play(session.legal()[n % session.legal().length]);
        const told = [session.hint({ nodes }), session.whyNoHint(), session.rate({ nodes })];
        session.undo();
        told.push(session.hint({ nodes: 5000 }));
        session.redo();
        told.push(session.hint({ nodes }));
        session.free();
        return told;
      });
      assert.deepEqual(once, again, `${text}, ${nodes} nodes`);
    }
    assert.ok(Session.load(text).hint({ nodes: 1_000_000 }), text);
  }
});

test('a game tells if it has hints, ratings and turns', () => {
  const [HINTS, RATINGS, TURNS] = [1, 2, 4];
  for (const [text, offers] of [
    ['tilt:4x4#1', HINTS | RATINGS],
    ['tilt:3x3#1', HINTS | RATINGS],
    ['tilt:5x5#1', HINTS],
    ['mound:classic-5-8-5#1', HINTS | RATINGS],
    ['tilecode:crates#1', HINTS | RATINGS | TURNS],
    ['tilecode:snake#1', 0],
  ]) {
    const session = Session.load(text);
    assert.equal(session.offers(), offers, text);
    if (!(offers & RATINGS)) assert.equal(session.rate(FEW), undefined, text);
    session.free();
  }
});

test('forms describe parameters and change them', () => {
  const fields = form('tilt', '3x4');
  assert.deepEqual(
    fields.map((field) => [field.id, field.kind, field.value]),
    [
      ['cols', 'range', '3'],
      ['rows', 'range', '4'],
      ['goal', 'choice', 'auto'],
    ],
  );
  assert.equal(setField('tilt', '3x4', 'cols', '8'), '8x4');
  assert.equal(setField('tilt', '3x4', 'goal', '64'), '3x4-64');
  assert.equal(setField('tilt', '3x4-64', 'rows', '3'), '3x3-64');
  assert.equal(setField('tilt', '3x4-64', 'goal', 'auto'), '3x4');
  assert.throws(() => setField('tilt', '3x4', 'cols', '9'), /from 2 to 8/);
  assert.throws(
    () => setField('tilt', '3x4', 'depth', '3'),
    /expected `cols`, `rows` or `goal`, found `depth`/,
  );
});

test('the clock and the mark of a branch are resumed', () => {
  const session = Session.deal('tilt', '4x4', '1');
  session.resume(1234, true);
  assert.deepEqual([session.clock(), session.branched(), session.pace()], [1234, true, undefined]);
  session.play(session.legal()[0]);
  session.advance(16);
  assert.equal(session.clock(), 1250);
});

test('an assignment has a goal, par and stars, ends once decided, and hints cost stars', () => {
  const text = 'tilt:2x2@2,2/0,0;score=0;chance=0000000000000000;aim=reach 4;par=1!;most=2';
  const session = Session.load(text);
  const goal = { id: 'tilt-aim-reach', args: { value: 4 } };
  const open = { goal, progress: 'open', par: 1, proven: true, most: 2, moves: 0, stars: 3 };
  assert.deepEqual(session.assignment(0), open);
  assert.equal(session.assignment(1).stars, 2);
  assert.equal(session.assignment(9).stars, 1);
  assert.ok(session.play('left') & 16);
  assert.deepEqual(session.assignment(0), { ...open, progress: 'met', moves: 1 });
  assert.deepEqual(session.status(), { state: 'won', over: true, reason: 'aim-met' });
  assert.deepEqual(session.legal(), []);
  assert.throws(() => session.play('up'), /take a move back/);
  session.undo();
  session.play('down');
  assert.deepEqual([session.assignment(0).progress, session.assignment(0).stars], ['open', 2]);
  session.play(session.legal()[0]);
  assert.equal(session.assignment(0).moves, 2);
  const { progress } = session.assignment(0);
  assert.equal(session.status().state, progress === 'met' ? 'won' : 'lost');

  const lost = Session.load('tilt:4x4#42;aim=reach 64;most=1');
  lost.play('left');
  assert.deepEqual(lost.status(), { state: 'lost', over: true, reason: 'aim-lost' });
  assert.equal(lost.assignment(0).stars, 0);
  assert.equal(Session.deal('tilt', '4x4', '42').assignment(0), undefined);
});

test('assignments show coming random events, which then occur', () => {
  const session = Session.load('tilt:4x4#42;aim=survive 6;par=6!');
  for (let n = 0; n < 6; n += 1) {
    const { film, labels } = session.coming();
    assert.equal(labels.length, 6 - n);
    assert.ok(unpack(film.numbers).shots[0].sprites.length > 0);
    session.play(session.legal()[0]);
    const spawned = session.said().find((/** @type {any} */ { id }) => id === 'tilt-spawned');
    assert.equal(spawned.args.value, labels[0].args.value);
  }
  assert.equal(session.coming(), undefined, 'the assignment is decided');
  assert.equal(Session.deal('tilt', '4x4', '42').coming(), undefined, 'a free game shows none');

  const mound = Session.load('mound:classic-5-8-5#7;aim=clear;par=12');
  const coming = mound.coming().labels.map((/** @type {any} */ { args }) => args.colour);
  for (let n = 0; n < 3; n += 1) mound.play(mound.legal()[0]);
  const [, stack] = mound.position().match(/\/([a-j]{3});chance/);
  assert.deepEqual([coming.length, coming.slice(0, 3).join('')], [7, stack]);

  const burst = Session.load('tileburst:classic#7;aim=survive 5;par=5');
  const tiles = burst.coming().labels;
  burst.play(burst.legal()[0]);
  const next = burst.labels().cells.find((/** @type {any} */ { id }) => id === 'tileburst-next');
  assert.deepEqual([tiles.length, tiles[0].args], [3, next.args]);
});

test('in a level that can no longer be won, each move is rated as lost', () => {
  const session = Session.load('tilecode:crates#1');
  for (const move of ['D', '.', 'R', '.', 'U', '.']) session.play(move);
  let ratings;
  while (ratings === undefined) ratings = session.rate({ nodes: 300_000 });
  assert.ok(ratings.length > 0);
  for (const { move, outcome } of ratings) assert.equal(outcome, Number.NEGATIVE_INFINITY, move);
});

test('trails are chapters of assignments with their solutions', () => {
  for (const { id, edits } of catalogue()) {
    const trail = trails(id);
    assert.equal(trail.length > 0, edits === null, id);
    for (const { chapter, boards } of trail) {
      assert.ok(boards.length > 0, chapter);
      const [{ text, par, proven, solution }] = boards;
      const session = Session.load(text);
      const hasTurns = (session.offers() & 4) !== 0;
      const isCounted = (/** @type {string} */ move) => !hasTurns || move !== '.';
      assert.equal(solution.filter(isCounted).length, par);
      for (const move of solution) session.play(move);
      const assignment = session.assignment(0);
      assert.deepEqual(
        [assignment.progress, assignment.stars, assignment.proven, assignment.par],
        ['met', 3, proven, par],
        `${id} ${chapter}`,
      );
    }
    const beside = (/** @type {string} */ name) =>
      JSON.parse(readFileSync(at('www', 'pkg', name, `${id}.json`), 'utf8'));
    const isWelcome = (/** @type {any} */ { chapter }) => chapter === 'welcome';
    if (edits !== null) continue;
    assert.deepEqual(
      beside('trails'),
      trail.filter((/** @type {any} */ one) => !isWelcome(one)),
    );
    const first = trail.find(isWelcome)?.boards[0];
    if (first !== undefined) assert.deepEqual(beside('welcome'), first);
  }
  assert.throws(() => trails('chess'), /expected a game/);
});
