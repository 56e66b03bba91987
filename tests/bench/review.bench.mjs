// Benchmark of reviewing a long game in real Chromium: the time until every move has been rated once, which
// gives the first complete chart, and until every apparent loss has been searched longer. The games follow
// their own hints, apart from some moves.
//
//   npm run bench -- review
import { readFileSync } from 'node:fs';
import { openBrowser } from '../../scripts/browsers/open.mjs';
import { linkTo } from '../../scripts/browsers/page.mjs';
import { at } from '../../scripts/lib.mjs';
import { tilery } from '../node/load.mjs';

const MOVES = 1_000;
/** The time allowed until the first chart, in milliseconds. */
const AIM = 10_000;
const HINT = { nodes: 5000 };
/** Games, and the interval at which a legal move replaces the hint. */
const GAMES = /** @type {const} */ ([
  ['tilt:4x4#901', 40],
  ['tileburst:classic#1000', 40],
  ['mound:classic-5-8-5#1', 40],
  // Hints would end this game.
  ['tilerama:classic-c-x3#1', 1],
  ['tilecode:crates#1', 40],
]);

const { url, browser, close } = await openBrowser();

/** Plays a game for `MOVES` moves or to its end. Returns a save. @param {string} id @param {number} often */
function played(id, often) {
  const session = tilery.Session.load(id);
  if (id.startsWith('tilt')) session.learn(new Uint8Array(readFileSync(at('www', 'public', 'tilt.net'))));
  let chance = 1;
  const below = (/** @type {number} */ n) => {
    chance = (chance * 48271) % 0x7fffffff;
    return chance % n;
  };
  while (session.at() < MOVES && !session.status().over) {
    const legal = session.legal();
    const any = legal[below(legal.length)];
    session.play(below(often) === 0 ? any : (session.hint(HINT)?.move ?? any));
  }
  session.finish();
  return { save: session.save(), moves: session.at() };
}

for (const [id, often] of GAMES) {
  const { save, moves } = played(id, often);
  const page = await browser.newPage();
  await page.goto(`${url}${linkTo(save)}`);
  const look = page.getByRole('button', { name: 'Review' });
  await look.waitFor();
  const begun = performance.now();
  await look.click();
  const told = async (/** @type {RegExp} */ text) => {
    await page.getByText(text).waitFor({ timeout: 20 * AIM });
    return ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  };
  const chart = await told(/^Checking doubtful|moves were rated: /);
  const all = await told(/ moves were rated: /);
  console.log(`${id.padEnd(28)} ${moves} moves ${chart} s   aim ${AIM / 1000} s   all ${all} s`);
  await page.close();
}
await close();
