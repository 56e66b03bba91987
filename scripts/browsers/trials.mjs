// The trials of the smoke test: every game, and the studio on its own screens.
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../lib.mjs';
import { mouse } from './hands.mjs';
import { linkTo } from './page.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */

/** The time limit for a condition, in milliseconds, generous for busy machines. */
const LONG = 20_000;
/** The time limit for a gesture to have an effect, in milliseconds. */
const SHORT = 400;

/** The game with screens of its own. */
const STUDIO = 'studio';

/**
 * Waits until a condition holds in the page. Returns false after the time limit, or throws if `what` is
 * given.
 * @param {Driver} driver @param {string} condition @param {string} what
 */
export async function until(driver, condition, what, ms = LONG) {
  for (const since = Date.now(); Date.now() - since < ms; await wait(50)) {
    // Scripts fail during navigation.
    if (await driver.page.evaluate(`Boolean(${condition})`).catch(() => false)) return true;
  }
  if (what === '') return false;
  throw new Problem(`${driver.name}: ${what}`);
}

/**
 * The value of an expression. Retried, since WebKitGTK's driver sometimes loses an answer.
 * @param {Driver} driver
 * @param {string} expression
 */
export async function asked({ page }, expression) {
  for (let again = 0; ; again += 1) {
    try {
      return await page.evaluate(expression);
    } catch (fault) {
      if (again === 3) throw fault;
      await wait(SHORT);
    }
  }
}

/**
 * Evaluates an expression without its value; later checks show if it ran.
 * @param {Driver} driver
 * @param {string} expression
 */
const run = ({ page }, expression) => page.evaluate(expression).catch(() => undefined);

/** The duration and the parts of a drag. */
const DRAG = { ms: 160, steps: 2 };

/** The rectangle of an element. @param {Driver} driver @param {string} selector */
const boxOf = (driver, selector) =>
  asked(driver, `document.querySelector('${selector}').getBoundingClientRect().toJSON()`);

/** Counts the colours of the board, as it is painted. */
const COLOURS = `() => {
  const canvas = document.querySelector('.board canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4 * 97) seen.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
  return seen.size;
}`;

/** The player has moved. Before that, rounds in which nobody presses anything are not kept. */
const HAS_MOVED = "tilery.session.moves().some((move) => move !== '.')";

/**
 * Makes a move with the mouse: swipes in all directions from several places, and taps.
 * @param {Driver} driver
 */
async function moveByHand(driver) {
  const places = [0.5, 0.1, 0.9, 0.25, 0.75];
  for (const across of places) {
    for (const down of places) {
      // The board moves when the last styles of the development server arrive.
      const { x, y, width, height } = await boxOf(driver, '.board canvas');
      const from = { x: x + width * across, y: y + height * down };
      // Over more than half of a large tile: on a busy machine, a shorter drag is too slow for a flick.
      const far = Math.min(width, height) / 4;
      for (const [dx, dy] of [
        [0, 0],
        [-far, 0],
        [0, -far],
        [far, 0],
        [0, far],
      ]) {
        // Within the board: drivers refuse to leave the window.
        const to = {
          x: Math.min(Math.max(from.x + (dx ?? 0), x), x + width - 1),
          y: Math.min(Math.max(from.y + (dy ?? 0), y), y + height - 1),
        };
        await mouse.swipe(driver.page, from, to, DRAG);
        if (await until(driver, HAS_MOVED, '', SHORT)) return;
      }
    }
  }
  throw new Problem(`${driver.name}: no gesture makes a move`);
}

/** The keys that are tried, in this order. In every game, some of them make a move. */
const KEYS = /** @type {const} */ (['ArrowLeft', 'Enter', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowUp']);

/** Makes a move with keys. @param {Driver} driver */
async function moveByKey(driver) {
  for (let n = 0; n < 12; n += 1) {
    for (const key of KEYS) {
      await driver.page.keyboard.press(key);
      if (await until(driver, HAS_MOVED, '', SHORT)) return;
    }
  }
  throw new Problem(`${driver.name}: no key makes a move`);
}

/** Opens a deal by its link. @param {Driver} driver @param {string} url @param {string} id */
export async function open(driver, url, id) {
  // A change of the fragment alone does not reload the page.
  await driver.page.goto('about:blank');
  await driver.page.goto(`${url}${linkTo(id)}`);
  await until(driver, `window.tilery?.session?.id() === ${JSON.stringify(id)}`, `${id} does not open`);
}

/** @typedef {{ id: string, presets: { params: string }[] }} Game */

/** Tries a game. @param {Driver} driver @param {string} url @param {Game} game */
export async function tryGame(driver, url, game) {
  if (game.id === STUDIO) return tryStudio(driver, url);
  // Of Tilerama's boards, one without a gap: beside a gap, only few tiles move.
  const { params } =
    game.presets.find(({ params }) => params.startsWith('classic-a-')) ?? game.presets[0] ?? {};
  const id = `${game.id}:${params}#7`;
  await open(driver, url, id);
  await until(
    driver,
    "document.querySelectorAll('[role=grid] [role=gridcell]').length > 3",
    `${id} has no cells`,
  );
  // The cells may exist before the canvas has its size.
  await until(driver, `(${COLOURS})() >= 3`, `${id} is not drawn`);
  await moveByHand(driver);
  const position = await asked(driver, '(tilery.view.pause(), tilery.session.position())');
  await run(driver, 'location.reload()');
  await until(
    driver,
    `window.tilery?.session?.position() === ${JSON.stringify(position)}`,
    `${id} does not continue after a reload`,
  );
  await open(driver, url, `${game.id}:${params}#8`);
  await moveByKey(driver);
  if (await asked(driver, '(tilery.session.offers() & 1) > 0')) {
    await run(
      driver,
      `document.querySelector('.actions').querySelectorAll('button').forEach((button) => {
        if (/hint/i.test(button.textContent)) button.click();
      })`,
    );
    await until(
      driver,
      "/hint/i.test(document.querySelector('[role=status]').textContent)",
      `${id} gives no hint`,
    );
  }
}

/** Presses the button of that name, once it is there. @param {Driver} driver @param {string} name */
export async function pressButton(driver, name) {
  const named = `[...document.querySelectorAll('button')].find((button) =>
    [button.getAttribute('aria-label'), button.textContent.trim()].includes(${JSON.stringify(name)}))`;
  await until(driver, named, `there is no button ${name}`);
  await run(driver, `(${named}).click()`);
}

/** The heading of the screen that is open. @param {string} text */
const isHeading = (text) => `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`;

/**
 * Makes a new game in the studio, draws on its map and plays a round of it.
 * @param {Driver} driver
 * @param {string} url
 */
async function tryStudio(driver, url) {
  await driver.page.goto('about:blank');
  await driver.page.goto(url);
  await pressButton(driver, 'Open the studio');
  await pressButton(driver, 'New game');
  await pressButton(driver, 'Map');
  await until(driver, 'document.querySelector(\'.cells [tabindex="0"]\')', 'the studio shows no map');
  const { x, y, width, height } = await boxOf(driver, '.cells [tabindex="0"]');
  const from = { x: x + width * 2.5, y: y + height * 2.5 };
  await mouse.swipe(driver.page, from, { x: from.x + width * 2, y: from.y }, DRAG);
  const undo = 'document.querySelector(\'button[aria-label="Undo"]:not(:disabled)\')';
  await until(driver, undo, 'a stroke leaves nothing on the map');
  await pressButton(driver, 'Play');
  const line = "document.querySelector('[role=slider], input[type=range]')?.getAttribute('aria-valuetext')";
  await until(driver, line, 'the studio shows no time line');
  await driver.page.keyboard.press('ArrowRight');
  await until(driver, `!/ 0 of /.test(${line} ?? '')`, 'no round is played in the studio');
  await run(driver, 'location.reload()');
  await until(driver, isHeading('Play'), 'the studio does not continue after a reload');
}
