// How long a review of a long game takes in real Chromium: until every move has been weighed once, which is the first whole chart, and until all that
// seems to be a loss has been looked at longer. The games are played by their own hints, but for a move now and then.
//
//   npm run bench -- review
import { readFileSync } from 'node:fs';
import { launchOptions } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build.mjs';
import { at } from '../../scripts/lib.mjs';
import { serve } from '../../scripts/serve.mjs';
import { setup } from '../../scripts/setup.mjs';
import { tilery } from '../node/load.mjs';

const MOVES = 1_000;
/** What may pass until the first chart, in milliseconds. */
const AIM = 10_000;
const HINT_MS = 2;
/** Games, and how many of a game's moves there is one of that is any legal one. */
const GAMES = /** @type {const} */ ([
  ['tilt:4x4#901', 40],
  ['tileburst:classic#1000', 40],
  ['mound:classic-5-8-5#1', 40],
  // Its hints would end the game.
  ['tilerama:classic-c-x3#1', 1],
  ['tilecode:crates#1', 40],
]);

await setup({ browser: true });
await buildSite();
const { chromium } = await import('@playwright/test');
const { url, close } = await serve({ asHost: true });
const browser = await chromium.launch(launchOptions());

/** A game of so many moves, or to its end: a save. @param {string} id @param {number} often */
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
    session.play(below(often) === 0 ? any : (session.hint(HINT_MS)?.move ?? any));
  }
  session.finish();
  return { save: session.save(), moves: session.at() };
}

for (const [id, often] of GAMES) {
  const { save, moves } = played(id, often);
  const page = await browser.newPage();
  await page.goto(`${url}#t${encodeURIComponent(save)}`);
  const look = page.getByRole('button', { name: 'Look back' });
  await look.waitFor();
  const begun = performance.now();
  await look.click();
  const told = async (/** @type {RegExp} */ text) => {
    await page.getByText(text).waitFor({ timeout: 20 * AIM });
    return ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  };
  const chart = await told(/^Looking longer|moves were weighed: /);
  const all = await told(/ moves were weighed: /);
  console.log(`${id.padEnd(28)} ${moves} moves ${chart} s   aim ${AIM / 1000} s   all ${all} s`);
  await page.close();
}
await browser.close();
await close();
