// Measures the path of a new player from the home to the first success of each game, on the built site, with
// real touches on a phone: the number of touches, and the seconds without reading, in which films and
// downloads keep the player waiting. Games with a first board are played as their ghost finger shows,
// TileCode by swipes along the solution of its first level.
//
//   npm run bench -- first-success
import { existsSync, readFileSync } from 'node:fs';
import { openBrowser } from '../../scripts/browsers/open.mjs';
import { touches } from '../../scripts/browsers/touches.mjs';
import { at } from '../../scripts/lib.mjs';

/** @typedef {{ x: number, y: number }} Point */

const STEPS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };
const ARROWS = /** @type {const} */ ({ U: 'up', R: 'right', D: 'down', L: 'left' });

/** @param {string[]} path */
const read = (...path) => JSON.parse(readFileSync(at('www', 'pkg', ...path), 'utf8'));

/** The gestures to the first success. @param {string} game @returns {string[]} */
function gesturesOf(game) {
  if (existsSync(at('www', 'pkg', 'welcome', `${game}.json`)))
    return read('welcome', `${game}.json`).gestures;
  const [first] = read('trails', `${game}.json`)[0].boards;
  return first.solution.flatMap((/** @type {keyof typeof ARROWS} */ move) =>
    move in ARROWS ? [`swipe ${ARROWS[move]} 3.5 2.5`] : [],
  );
}

const { url, browser, close } = await openBrowser();

/** @param {string} game @param {number} place of the game on the home */
async function measure(game, place) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const send = await touches(page);
  /** @param {Point} from @param {Point} to @param {number} [pause] between its parts, in milliseconds */
  const drag = async (from, to, pause = 0) => {
    await send('touchStart', from);
    for (const part of from === to ? [] : [0.25, 0.5, 0.75, 1]) {
      await new Promise((done) => setTimeout(done, pause));
      await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await send('touchEnd');
  };
  /** @param {number[]} at in board units @returns {Promise<Point>} */
  const toScreen = (at) =>
    page.evaluate(([x, y]) => {
      const { left, top } = /** @type {Element} */ (document.querySelector('.board')).getBoundingClientRect();
      const point = /** @type {any} */ (window).tilery.view.toHost(x, y);
      return { x: left + point.x, y: top + point.y };
    }, at);
  const moves = () =>
    page.evaluate(
      () =>
        /** @type {any} */ (window).tilery?.session
          ?.moves()
          .filter((/** @type {string} */ move) => move !== '.').length ?? 0,
    );

  await page.goto(url);
  await page.locator('.games .game').nth(place).waitFor();
  const from = performance.now();
  let presses = 1;
  await page.locator('.games .game').nth(place).tap();
  for (const gesture of gesturesOf(game)) {
    const [kind, ...rest] = (gesture.split(' / ')[0] ?? '').split(' ');
    const dir = kind === 'swipe' ? STEPS[/** @type {keyof typeof STEPS} */ (rest.shift())] : undefined;
    const [x = 0, y = 0, toX = x, toY = y] = rest.map(Number);
    await page.waitForFunction(() => /** @type {any} */ (window).tilery?.view?.waits === false);
    // Code fetched with the first board may still move it.
    await page.waitForLoadState('networkidle');
    const before = await moves();
    const begin = await toScreen([x, y]);
    const isTap = kind === 'tap';
    const end = isTap ? begin : await toScreen(dir ? [x + (dir[0] ?? 0), y + (dir[1] ?? 0)] : [toX, toY]);
    // Drags are slow, flicks are quick.
    await drag(begin, end, dir === undefined ? 100 : 8);
    presses += 1;
    await page.waitForFunction(
      (count) =>
        /** @type {any} */ (window).tilery.session
          .moves()
          .filter((/** @type {string} */ move) => move !== '.').length > count,
      before,
    );
  }
  await page.waitForFunction(() => {
    const { session } = /** @type {any} */ (window).tilery;
    return session.status().state === 'won' || session.figures().level > 1;
  });
  await page.waitForFunction(() => /** @type {any} */ (window).tilery.view.waits === false);
  const seconds = (performance.now() - from) / 1000;
  await context.close();
  return { presses, seconds };
}

console.log('game        touches  seconds');
let isWithin = true;
/** @type {{ id: string, edits: string | null }[]} */
const catalogue = read('catalogue.json');
const games = catalogue.filter(({ edits }) => edits === null).map(({ id }) => id);
for (const [place, game] of games.entries()) {
  const { presses, seconds } = await measure(game, place);
  // One press opens the game, and three actions follow.
  isWithin &&= presses <= 4;
  console.log(`${game.padEnd(12)}${String(presses).padStart(7)}${seconds.toFixed(1).padStart(9)}`);
}
await close();
if (!isWithin) {
  console.error('the first success of a game takes more than three actions');
  process.exitCode = 1;
}
