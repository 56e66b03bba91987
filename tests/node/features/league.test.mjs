// Leagues: results are read from any mixture of messages, links and files, proved, and put into tables.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import 'fake-indexeddb/auto';
import { bounded } from '../bounded.mjs';
import { page, tilery } from '../load.mjs';
import { playAtRandom, random, resultOf, TODAY } from '../played-result.mjs';
import { Disk, same } from '../storage.mjs';

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
Object.assign(globalThis, {
  document: { documentElement: {} },
  location: { origin: 'https://play.example', pathname: '/tiles/' },
  localStorage: new Disk(),
});

const text = await page('www/play/challenge/text.ts');
const { partsOf } = await page('www/store/runs/save.ts');
const { claimsOf } = await page('www/play/challenge/proof.ts');
const { addressOf, encode } = await page('www/engine/link-encoding.ts');
const { linksIn, partsOf: fragmentsOf } = await page('www/engine/links-in.ts');
const { challengesIn, read } = await page('www/features/league/read.ts');
const blocksIn = (/** @type {string} */ text) => [...challengesIn(text)];
const { Allowance } = await page('www/engine/allowance.ts');
const { Slices } = await page('www/engine/slices.ts');
const { check } = await page('www/features/league/check.ts');
const tables = await page('www/features/league/tables.ts');
const words = await page('www/features/league/words.ts');
const { factsOf } = await page('www/play/challenge/facts.ts');
const { League } = await page('www/features/league/league.ts');
const { stopsOf } = await page('www/run/assignments/stops.ts');
const { loadSentences, say, setLanguage } = await page('www/ui/words/words.ts');
const { LocalArea } = await page('www/store/local.ts');
const store = await page('www/store/progress/league.ts');
const { addSent, sentIn } = await page('www/store/progress/sent.ts');

/** The chapters of the trail as the page has them. @param {string} game */
const trailsOf = (game) =>
  tilery.trails(game).filter((/** @type {any} */ { chapter }) => chapter !== 'welcome');
/** @type {any[]} */
const catalogue = tilery.catalogue();
const { Session } = tilery;
const engine = {
  catalogue,
  load: (/** @type {string} */ save) => Session.load(save),
  begin: (/** @type {string} */ save) => Session.begin(save),
};
/** The parts of the page that the league uses. */
const parts = { engine, load: () => Promise.resolve(true) };
const slices = () => new Slices();

before(async () => {
  await setLanguage('en');
  await loadSentences('league', 'challenge', 'dialogs', 'panels', ...catalogue.map(({ id }) => id));
});

/**
 * A result on a deal, played at random to its end or stopped after some moves.
 * @param {string} id @param {number} luck @param {object} [as] @param {number} [most]
 */
function played(id, luck, as = {}, most = 60) {
  const session = Session.load(id);
  playAtRandom(session, luck, most);
  const { origin, result } = resultOf(session, '', 900);
  session.free();
  return { origin, results: [{ ...result, ...as }] };
}

/** The address of a challenge. @param {any} challenge */
const linkTo = async (challenge) => addressOf((await encode(text.print(challenge))) ?? '');

const ADA = played('tilt:4x4#5', 2, { by: 'Ada' });
const BOB = played('tilt:4x4#5', 3, { by: 'Bob' });
const BOTH = { ...ADA, results: [...ADA.results, ...BOB.results] };
const CEM = played('tileburst:classic#9', 5, { by: 'Cem 🦊' });

/** @param {string[]} texts */
const readAll = (...texts) => read(texts, slices());
/** The names in what was read. @param {{ results: any[] }} found */
const namesIn = ({ results }) => results.map(({ challenge }) => challenge.results[0].by);
const known = {
  games: catalogue.filter(({ edits }) => edits === null),
  stops: new Map(),
  today: TODAY.replaceAll('-', ''),
  isOwn: () => false,
};

/** Reads and proves texts. @param {string[]} texts */
async function leagueOf(...texts) {
  const found = await readAll(...texts);
  const checked = await check(found.results, parts, TODAY, slices());
  return { ...checked, refused: [...found.refused, ...checked.refused], others: found.others };
}

test('links are found in a chat log with names, times, other links and noise', async () => {
  const [ada, both, cem] = await Promise.all([ADA, BOTH, CEM].map(linkTo));
  const log = `\uFEFF[25/11/2026, 20:11:33] Ada: \u200Ebeat me! ${ada}
[25/11/2026, 20:12:01] Mum: see https://news.example/a#section and #tomorrow #team #zebra #m~ #42
> [quoted](${ada}) (${cem}), <${both}>.
[25/11/2026, 20:14] Bob: "${cem}" lol*_~`;
  const found = await readAll(log);
  assert.deepEqual(namesIn(found), ['Ada', 'Cem 🦊', 'Bob']);
  assert.deepEqual([found.refused, found.others], [[], 0]);
});

test('links of all forms are read, whatever text surrounds them', async () => {
  const printed = text.print(ADA);
  const { deflateRawSync } = await import('node:zlib');
  const forms = [
    (await linkTo(ADA)).split('#')[1] ?? '',
    `t${encodeURIComponent(printed)}`,
    `z${deflateRawSync(printed).toString('base64url')}`,
    ((await linkTo(ADA)).split('#')[1] ?? '').replace('~', '%7E'),
  ];
  for (const form of forms) {
    for (const [before = '', after = ''] of [
      ['', ''],
      ['https://a.example/x/#', ''],
      ['(#', ').'],
      ['<https://a.example#', '>'],
      ['"#', '",'],
      ['look:#', '!!!'],
      ['#', '\u3002\u7d50\u679c'],
      ['#', '\u202c\u200f'],
    ]) {
      const found = await readAll(`${before.includes('#') ? before : `${before}#`}${form}${after}`);
      assert.deepEqual(namesIn(found), ['Ada'], `${before}${form.slice(0, 9)}${after}`);
      assert.deepEqual(found.refused, []);
    }
  }
});

test('a link that a mail program has wrapped is joined again', async () => {
  const link = await linkTo(BOTH);
  for (const width of [40, 72, 76]) {
    const lines = link.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
    assert.ok(lines.length > 1);
    for (const [end = '', start = ''] of [
      ['\n', ''],
      ['\r\n', '> '],
      ['=\r\n', ''],
      ['\n', '> > '],
    ]) {
      const mail = `${start}Hello!${end.replace('=', '')}${start}${lines.join(`${end}${start}`)}\n${start}Yours\nAda`;
      const found = await readAll(mail);
      assert.deepEqual(namesIn(found), ['Ada', 'Bob'], JSON.stringify([width, end, start]));
      assert.deepEqual(found.refused, []);
    }
  }
});

test('whole texts of results are read from a mixture, and end where their moves end', async () => {
  const mixture = `Hi\r\nAda: ${text.print(BOTH)}so much for that\nleft\n\n> ${text
    .print(CEM)
    .trimEnd()
    .split('\n')
    .join('\n> ')}\nbye #tomorrow`;
  const found = await readAll(mixture);
  assert.deepEqual(namesIn(found), ['Ada', 'Bob', 'Cem 🦊']);
  assert.deepEqual(found.refused, []);
  assert.deepEqual(blocksIn(text.print(BOTH)), [text.print(BOTH)]);
  const position =
    'challenge 1\nfrom\n  tilt:2x2@2,2/4,4;score=0\nresult\non 2026-11-25\nused hints 0 undo no\nclaims clock 1\nat 1\nleft\n';
  assert.deepEqual(blocksIn(`x\n${position}y`), [position]);
});

test('other texts are named for what they are: deals, games, backups, damaged links, too much text', async () => {
  const save = 'tilery 1\nid tilt:4x4#5\nat 1\nleft\n';
  const ada = await linkTo(ADA);
  const reasons = async (/** @type {string} */ one) =>
    (await readAll(one)).refused.map((/** @type {any} */ { fault }) => fault);
  assert.deepEqual(await reasons(addressOf((await encode(save)) ?? '')), ['league-game']);
  assert.deepEqual(await reasons('{"tilery":"data"}'), ['league-backup']);
  assert.deepEqual(await reasons(ada.slice(0, -3)), ['link-broken']);
  assert.deepEqual(await reasons('challenge 1\nid tilt:4x4#5\nresult Ada\nnoise\n'), ['challenge-text']);
  assert.deepEqual(await reasons('challenge 7\nid tilt:4x4#5\n'), ['challenge-newer']);
  assert.deepEqual(await reasons('x'.repeat(4_000_001)), ['league-too-long']);
  assert.deepEqual(await reasons(''), []);
  const deal = await readAll(`${addressOf('ttilt:4x4#5')} and ${addressOf('ttilt:4x4%4042')}`);
  assert.deepEqual([deal.others, deal.refused], [2, []]);
});

test('a false result is refused with its reason, and true results beside it are accepted', async () => {
  const { figures } = ADA.results[0] ?? {};
  const forged = { ...ADA, results: [{ ...ADA.results[0], by: 'Eve', figures: { ...figures, score: 1e6 } }] };
  const ladder = { ...ADA, results: [...forged.results, ...BOB.results] };
  const links = await Promise.all([ADA, ladder].map(linkTo));
  const late = text.print(ADA).replace(TODAY, '2027-01-01');
  const foreign = text.print(ADA).replaceAll('tilt:', 'chess:');
  const { entries, refused } = await leagueOf(links.join(' '), late, foreign, text.print(forged));
  assert.deepEqual(
    entries.map((/** @type {any} */ { result }) => result.by),
    ['Ada', 'Bob'],
  );
  assert.deepEqual(
    refused.map((/** @type {any} */ { fault, args }) => [fault, args.by]),
    [
      ['challenge-figure', 'Eve'],
      ['challenge-date', undefined],
      ['challenge-move', 'Ada'],
    ],
  );
});

test('each player has one entry per deal, with the best result', async () => {
  const own = [2, 3, 4, 5].map((luck) =>
    played('tilt:4x4#5', luck, { by: luck % 2 === 0 ? 'Ada' : ' ADA ' }),
  );
  const unnamed = [6, 7, 6].map((luck) => played('tilt:4x4#5', luck));
  const links = await Promise.all([...own, ...unnamed, ...own].map(linkTo));
  const { entries } = await leagueOf(links.join('\n'));
  const [group, ...others] = tables.groupsOf(entries, known);
  assert.equal(others.length, 0);
  const [table] = group.tables;
  assert.equal(table.rows.length, 3);
  const score = (/** @type {any} */ challenge) => challenge.results[0].figures.score;
  const best = Math.max(...own.map(score));
  const ada = table.rows.find((/** @type {any} */ row) => row.entry.result.by !== '');
  assert.equal(ada.value, best);
  const values = table.rows.map((/** @type {any} */ row) => row.value);
  assert.deepEqual(
    values,
    values.toSorted((/** @type {number} */ a, /** @type {number} */ b) => b - a),
  );
});

test('own results that come back are the player’s, without a name too, and a copy under another name is not', async () => {
  const area = new LocalArea();
  const own = [2, 3].map((luck) => played('tilt:4x4#5', luck));
  for (const { results } of own) addSent(area, results[0]);
  const copied = { ...own[0], results: [{ ...own[0]?.results[0], by: 'Eve' }] };
  const { entries } = await leagueOf(...[...own, copied, played('tilt:4x4#5', 4)].map(text.print));
  const [{ tables: found }] = tables.groupsOf(entries, { ...known, isOwn: sentIn(area, 'Ada') });
  assert.deepEqual(
    found[0].rows.map((/** @type {any} */ { isOwn, entry }) => [isOwn, entry.result.by]).sort(),
    [
      [false, ''],
      [false, 'Eve'],
      [true, ''],
    ],
  );
});

test('equal results share a rank, and copied moves are reported', async () => {
  const copied = { ...ADA, results: [{ ...ADA.results[0], by: 'Eve' }] };
  const { entries } = await leagueOf(
    ...[ADA, copied, played('tilt:4x4#5', 4, { by: 'Max' }, 3)].map(text.print),
  );
  const [
    {
      tables: [table],
    },
  ] = tables.groupsOf(entries, known);
  assert.deepEqual(
    table.rows.map((/** @type {any} */ { place, same, entry }) => [place, entry.result.by, same]),
    [
      [1, 'Ada', 'Eve'],
      [1, 'Eve', 'Ada'],
      [3, 'Max', undefined],
    ],
  );
});

test('results are grouped by day, trail and deal', async () => {
  const trail = trailsOf('tilt').flatMap((/** @type {any} */ { boards }) => boards);
  const stops = new Map([['tilt', stopsOf(trailsOf('tilt'), {})]]);
  const solved = (/** @type {any} */ board, /** @type {string} */ by) => {
    const session = Session.load(board.text);
    for (const move of board.solution) session.play(move);
    const { origin } = partsOf(session.save());
    const result = {
      ...ADA.results[0],
      by,
      figures: claimsOf(session),
      moves: board.solution,
      stopped: false,
    };
    session.free();
    return { origin, results: [result] };
  };
  const day = ['Ada', 'Bob'].flatMap((by, n) => [
    played('tilt:4x4#20261125', n + 2, { by }),
    played('mound:classic-5-8-5#20261125', n + 2, { by }),
  ]);
  const all = [
    ...day,
    played('tilt:4x4#20261124', 2, { by: 'Ada' }),
    // Not daily deals: a day that does not exist, one to come, and one before the first daily deal.
    played('tilt:4x4#20261131', 2, { by: 'Ada' }),
    played('tilt:4x4#20261201', 2, { by: 'Ada' }),
    played('tilt:4x4#20251125', 2, { by: 'Ada' }),
    solved(trail[0], 'Ada'),
    solved(trail[1], 'Ada'),
    solved(trail[0], 'Bob'),
  ];
  const { entries, refused } = await leagueOf(...all.map(text.print));
  assert.deepEqual(refused, []);
  /** @type {any[]} */
  const groups = tables.groupsOf(entries, { ...known, stops });
  assert.deepEqual(
    groups.map(({ kind, of, tables }) => [kind, of, tables.length]),
    [
      ['day', '20261125', 2],
      ['day', '20261124', 1],
      ['trail', 'tilt', 2],
      ['deal', 'tilt', 1],
      ['deal', 'tilt', 1],
      ['deal', 'tilt', 1],
    ],
  );
  const [today, , boards] = groups;
  const firsts = today.sums.reduce(
    (/** @type {number} */ sum, /** @type {any} */ { points }) => sum + points,
    0,
  );
  assert.ok(firsts >= 2 && today.sums.length === 2);
  assert.deepEqual(
    boards.sums.map((/** @type {any} */ { place, by, points, tables }) => [place, by, points, tables]),
    [
      [1, 'Ada', 6, 2],
      [2, 'Bob', 3, 1],
    ],
  );
  assert.deepEqual(
    boards.tables.map((/** @type {any} */ { stop }) => stop),
    [1, 2],
  );
});

test('a league of every game prints as text and address, and both are read as the same league', async () => {
  const ids = [
    'tilt:3x3#1',
    'tilerama:classic-a-x3#1',
    'tileburst:classic#1',
    'mound:classic-5-8-5#1',
    'tilecode:crates#1',
  ];
  const all = ids.flatMap((id) =>
    [2, 3].map((luck) => played(id, luck, { by: luck === 2 ? 'Ada' : '' }, 25)),
  );
  const { entries, refused } = await leagueOf(...all.map(text.print));
  assert.deepEqual(refused, []);
  const groups = tables.groupsOf(entries, known);
  const list = words.listOf(groups);
  const printed = words.textOf(groups, addressOf);
  assert.ok(!list.includes('http'), 'the list gives nothing away');
  assert.equal(
    printed.split('\n').filter((/** @type {string} */ line) => line.includes('https://')).length,
    all.length,
  );
  const address = addressOf(words.fragmentFor(groups));
  assert.match(address, /^https:\/\/play\.example\/tiles\/#league\//);
  assert.ok(address.length < 10_000, String(address.length));
  for (const again of [printed, address, `${list}\n\n${address}`, `> ${printed.replaceAll('\n', '\n> ')}`]) {
    const read = await leagueOf(again);
    assert.deepEqual(read.refused, []);
    assert.equal(words.listOf(tables.groupsOf(read.entries, known)), list);
  }
});

test('what the senders only tell is marked in every line, in every text, in every language', async () => {
  const told = { by: 'Dan', clock: 8000, hints: 2, undone: true, on: '2026-11-20' };
  const { entries } = await leagueOf(text.print(played('tilt:4x4#5', 2, told)));
  for (const [language, facts] of /** @type {const} */ ([
    ['en', ' moves · they say: 0:08, 20 Nov 2026, 2 hints, with undo or another try'],
    ['fr', ' coups · à ce qu’on dit : 0:08, 20 nov. 2026, 2 indices, avec annulation'],
  ])) {
    await setLanguage(language);
    await loadSentences('league', 'challenge', 'dialogs', 'panels', ...catalogue.map(({ id }) => id));
    const groups = tables.groupsOf(entries, known);
    const plain = words.textOf(groups, addressOf).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
    assert.ok(plain.includes(facts), plain);
    assert.equal(words.listOf(groups).split('\n').at(-1), say('challenge-told'));
  }
  await setLanguage('en');
  await loadSentences('league', 'challenge', 'dialogs', 'panels', ...catalogue.map(({ id }) => id));
});

test('stars of a board are told as far as hints cost them', () => {
  const result = { won: true, moves: ['up', 'left'], clock: 0, hints: 0, undone: false };
  assert.deepEqual(factsOf(result, 'stars', 'moves', ''), ['2 moves', 'they say: no hints']);
  assert.deepEqual(factsOf(result, 'stars', 'moves', '', true), ['2 moves', 'no hints'], 'one’s own');
  assert.deepEqual(factsOf(result, 'score', 'moves', ''), ['won', '2 moves']);
  assert.deepEqual(factsOf(result, 'score', 'rounds', ''), ['won', '2 rounds']);
});

test('a name is text: no markup, no control or bidirectional character reaches a table', async () => {
  const evil = text.print(ADA).replace('result Ada', 'result <b>\u202EA\u0007x</b>\t#mtilt~abcdefgh');
  const { entries } = await leagueOf(evil);
  const [{ result }] = entries;
  assert.equal(result.by, '<b>A x</b> #mtilt~abcdef');
  const printed = words.textOf(tables.groupsOf(entries, known), addressOf);
  assert.doesNotMatch(printed.replaceAll('\n', ''), /[\p{Bidi_C}\p{Cc}]/u);
  // A name that looks like a link is not read as a result.
  assert.deepEqual(
    (await leagueOf(printed)).entries.map((/** @type {any} */ { result }) => result.by),
    [result.by],
  );
});

test('a result that missed its goal has neither a number nor squares, and halves nobody else’s', () => {
  const row = (
    /** @type {string} */ by,
    /** @type {number} */ value,
    /** @type {boolean} */ won,
    place = 1,
  ) => ({
    place,
    value,
    isOwn: false,
    same: undefined,
    entry: { game: 'tilerama', result: { by, won, figures: {}, moves: [], hints: 0, clock: 0 } },
  });
  const measure = { figure: 'moves', isHigher: false, by: ['moves', 'hints', 'time'] };
  const rows = [row('Ada', 9, true), row('Bob', 1, false, 2)];
  const table = { game: 'tilerama', params: 'classic-a-x3', seed: '1', measure, unit: 'moves', rows };
  const list = words.listOf([{ kind: 'deal', of: 'tilerama', tables: [table], sums: [] }]);
  assert.match(list, /Ada 🟩🟩🟩🟩🟩 9\n/u);
  assert.match(list, /Bob ⬜⬜⬜⬜⬜ not solved\n/u);
});

test('random mixtures give the results that were put in, and nothing else', async () => {
  const pool = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const challenge = played(`tilt:${n % 2 === 0 ? '3x3' : '2x2'}#${n % 4}`, n + 2, { by: `P${n}` }, 20);
      return { by: `P${n}`, printed: text.print(challenge), link: await linkTo(challenge) };
    }),
  );
  const noise = [
    'hello',
    '😀 #tag',
    '[12:01] Z:',
    'https://x.example/?a=1#z',
    '\u200e',
    '> ',
    'at 3',
    'left x2',
    '#t',
    '#m~',
    '{}',
    '',
    '# challenge',
    'result',
    '%23',
    'id tilt:4x4#1',
  ];
  const next = random(7);
  for (let round = 0; round < 60; round += 1) {
    const put = new Set();
    let mixture = '';
    for (let n = next(9); n >= 0; n -= 1) {
      const one = pool[next(pool.length)];
      assert.ok(one !== undefined);
      const [before, after] = [noise[next(noise.length)], noise[next(noise.length)]];
      put.add(one.by);
      mixture +=
        next(3) === 0
          ? `${before}\n${one.printed}${after}\n`
          : `${before} ${one.link} ${after}${next(2) === 0 ? '\n' : ' '}`;
    }
    const { entries, refused } = await leagueOf(mixture);
    assert.deepEqual(new Set(entries.map((/** @type {any} */ { result }) => result.by)), put, mixture);
    assert.deepEqual(refused, [], mixture);
  }
});

test('damaged mixtures never throw, and never bring a result that was not played', async () => {
  const links = await Promise.all([ADA, BOTH, CEM].map(linkTo));
  const whole = `${links.join('\n')}\n${text.print(BOTH)}\n#league/${links.map((link) => link.split('#')[1]).join('/')}`;
  const next = random(11);
  for (let round = 0; round < 120; round += 1) {
    const letters = [...whole];
    for (let n = 1 + next(6); n > 0; n -= 1)
      letters.splice(
        next(letters.length),
        next(3),
        ...['#', '/', '~', '%', '\n', 'x', '', '9'].slice(next(8)).slice(0, 1),
      );
    const { entries } = await leagueOf(letters.join('').slice(next(40)));
    for (const { result, game, challenge } of entries) {
      const session = Session.load(text.saveOf(challenge, result));
      assert.deepEqual(claimsOf(session), result.figures, game);
      session.free();
    }
  }
});

test('links and challenges are found in one pass over a long text', () => {
  const long = (/** @type {string} */ part) => part.repeat(Math.floor(1_000_000 / part.length));
  const texts = ['#league/', '#m', '#mtilt~', '#tz%', '#z-', 'aaaa\n', '#mtilt:4x4~aaaa\naaaa\n'].map(long);
  texts.push(`#t%${long(',')}x`, long('challenge 1\n\n'), long('challenge 1\n'), `#mtilt~aaaa\n${long(' ')}`);
  for (const text of texts) bounded(() => [linksIn(text), blocksIn(text)]);
  assert.deepEqual(fragmentsOf('team'), []);
});

test('a text that unfolds is refused once its allowance is spent, before memory is used for it', () => {
  const head = 'challenge 1\nid tilt:4x4#1\n';
  const result = (/** @type {string} */ times, moves = 'left x2', at = 2) =>
    `result A\non ${TODAY}\nused hints 0 undo no\nclaims clock 999999999\ntimes ${times}\nat ${at}\n${moves}\n`;
  const faults = (/** @type {string} */ body, allowance = undefined) => {
    try {
      text.parse(head + body, allowance);
      return undefined;
    } catch (error) {
      return /** @type {{ fault?: string }} */ (error).fault;
    }
  };
  assert.equal(faults(result('0 x2')), undefined);
  // Every run is short enough, but not all of them together.
  const many = Array.from({ length: 25 }, () => '0 x20000').join(', ');
  assert.equal(faults(result(many)), 'challenge-too-long-moves');
  assert.equal(faults(result('0 x20000, 0')), 'challenge-too-long-moves');
  assert.equal(faults(result('0 x2', 'left x20000\nup x20000', 40_000)), 'challenge-too-long-moves');
  // Work is counted over all texts that share an allowance.
  const allowance = new Allowance(10);
  assert.equal(faults(result('0 x2'), allowance), undefined);
  assert.equal(faults(result('0 x2'), allowance), undefined);
  assert.equal(faults(result('0 x2'), allowance), 'challenge-too-long-moves');
});

test('the parts of a league link are decoded one by one, with pauses, until enough or stopped', async () => {
  const results = Array.from({ length: 40 }, (_, n) => played('tilt:3x3#1', n + 2, { by: `P${n}` }, 6));
  const parts = await Promise.all(results.map(async (one) => (await linkTo(one)).split('#')[1]));
  let pauses = 0;
  const pace = {
    isStopped: false,
    pause: async () => {
      pauses += 1;
      pace.isStopped = pauses >= 10;
    },
  };
  const found = await read([`#league/${parts.join('/')}`], pace);
  assert.ok(pauses >= 10 && pauses < 20, String(pauses));
  assert.ok(found.results.length < 12, String(found.results.length));
  // All of them unfold to at most so many characters.
  const { deflateRawSync } = await import('node:zlib');
  const bombs = Array.from(
    { length: 40 },
    (_, n) => `z${deflateRawSync(`tilt:4x4#${n}${' '.repeat(900_000)}`).toString('base64url')}`,
  );
  const large = await readAll(bombs.map((bomb) => `#${bomb}`).join(' '));
  assert.equal(
    large.refused.filter((/** @type {{ fault: string }} */ { fault }) => fault === 'link-too-large').length,
    40 - 17,
  );
});

test('the work is done in slices, stops when asked, and has a limit of time', async (t) => {
  const links = await Promise.all(
    Array.from({ length: 30 }, (_, n) => linkTo(played('tilt:3x3#1', n + 2, { by: `P${n}` }, 20))),
  );
  const { results } = await readAll(links.join(' '));
  assert.equal(results.length, 30);
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  t.after(() => {
    isDone = true;
  });
  // The clock moves with each proof only, by more than a slice.
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const begin = (/** @type {string} */ save) => {
    now += 24;
    return engine.begin(save);
  };
  const slow = { ...parts, engine: { ...engine, begin } };
  /** @type {number[]} */
  const told = [];
  await check(results, slow, TODAY, slices(), (/** @type {number} */ done) => told.push(done));
  isDone = true;
  assert.ok(turns > 20, String(turns));
  assert.deepEqual(
    told,
    Array.from({ length: 30 }, (_, n) => n + 1),
  );

  const stop = new AbortController();
  const stopped = await check(
    results,
    parts,
    TODAY,
    new Slices(stop.signal),
    (/** @type {number} */ done) => {
      if (done === 10) stop.abort();
    },
  );
  assert.deepEqual([stopped.entries.length, stopped.left.length], [10, 20]);

  const many = Array.from({ length: 1000 }, () => results[0]);
  const hasty = await check(many, slow, TODAY, slices(), undefined, 10 * 24);
  assert.deepEqual([hasty.entries.length, hasty.left.length], [11, 989]);
});

test('the player’s league is stored, grows, and keeps only the best results; a viewed one is not stored', async () => {
  globalThis.localStorage = /** @type {any} */ (new Disk());
  const area = new LocalArea();
  const own = new League({ ...parts, store: { area, settings: { name: '' } } }, true, () => undefined);
  await own.add([text.print(ADA)]);
  await own.add([`${await linkTo(BOTH)} ${await linkTo(ADA)}`]);
  assert.deepEqual(own.outcome, { news: 1, known: 1, refused: 0, others: 0 });
  const again = new League({ ...parts, store: { area, settings: { name: '' } } }, true, () => undefined);
  await again.load();
  assert.equal(words.listOf(again.groups), words.listOf(own.groups));
  assert.equal(store.fragmentsIn(area).length, 2);

  const guest = new League({ ...parts, store: { area, settings: { name: '' } } }, false, () => undefined);
  await guest.add([text.print(CEM)]);
  assert.equal(guest.groups.length, 1);
  assert.equal(store.fragmentsIn(area).length, 2);
  guest.keepAll();
  assert.equal(store.fragmentsIn(area).length, 3);

  const back = own.empty();
  assert.deepEqual([store.fragmentsIn(area), own.groups], [[], []]);
  back();
  assert.equal(store.fragmentsIn(area).length, 3);
  const many = Array.from({ length: 700 }, (_, n) => `z${n}`);
  assert.equal(store.changeMembers(area, { put: many }), false);
  assert.equal(store.fragmentsIn(area).length, 600);
  assert.equal(store.changeMembers(area, { put: many.slice(0, 5), take: many.slice(5, 9) }), true);
  assert.equal(store.fragmentsIn(area).length, 596);
});

test('two leagues merge in any order, and the last change of each result counts', () => {
  const { united, members } = store;
  const a = { x: 5, y: -7, z: 3 };
  const b = { x: -6, y: 2, w: 1 };
  const both = { x: -6, y: -7, z: 3, w: 1 };
  same(united(a, b), both);
  same(united(b, a), both);
  same(united(both, a), both);
  same(united({ x: 4 }, { x: -4 }), united({ x: -4 }, { x: 4 }));
  assert.equal(
    Object.keys(united(Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`z${n}`, n + 1])), {}))
      .length,
    600,
  );
  assert.equal(members({ 'mtilt:4x4~x_-': 3 }) !== undefined, true);
  for (const bad of [null, [], { 'a b': 1 }, { a: 'x' }, { a: 0.5 }, { '<b>': 1 }])
    assert.equal(members(bad), undefined);
});

test('squares compare a result with the best', () => {
  assert.equal(words.shareOf(50, [100, 50], true), 0.5);
  assert.equal(words.shareOf(20, [10, 20], false), 0.5);
  assert.equal(words.shareOf(0, [0, 0], true), 1);
  assert.equal(words.shareOf(0, [0, 9], true), 0);
  assert.equal(words.shareOf(-3, [-3, 9], true), 0);
});
