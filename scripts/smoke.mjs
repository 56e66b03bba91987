// Tries every game in the other browsers that are installed: it is drawn, takes a move by hand and by key, gives a hint where it has
// any, and goes on after a reload; in the studio a new game is drawn on and played. Chromium has tests of its own (tests/web).
//
//   npm run smoke                    Firefox and WebKitGTK, whichever there are
//   npm run smoke -- --required      fails when one of them is missing
//   npm run smoke -- --pictures      also keeps a picture of each game in screenshots/
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSite } from './build.mjs';
import { firefox, webkit } from './drivers.mjs';
import { at, main, Problem } from './lib.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */

/** How long something may take to come about, in milliseconds: the machine may be busy. */
const LONG = 20_000;
/** How long to see whether a gesture was a move. */
const SHORT = 400;

/** It has screens of its own. */
const STUDIO = 'studio';

/** WebDriver's names of keys. */
const KEYS = { up: '\uE013', right: '\uE014', down: '\uE015', left: '\uE012', enter: '\uE007' };

/** Waits until a condition holds in the page. @param {Driver} driver @param {string} condition @param {string} what */
async function until(driver, condition, what, ms = LONG) {
  for (let waited = 0; waited <= ms; waited += 50) {
    // Between two pages there is nothing to ask.
    const holds = await driver.run(`return Boolean(${condition})`).catch(() => false);
    if (holds) return true;
    await wait(50);
  }
  if (what === '') return false;
  throw new Problem(`${driver.name}: ${what}`);
}

/** What a script returns. WebKitGTK's driver sometimes loses an answer: it is asked again. @param {Driver} driver @param {string} script */
async function asked(driver, script) {
  for (let again = 0; ; again += 1) {
    try {
      return await driver.run(script);
    } catch (error) {
      if (again === 3) throw error;
      await wait(SHORT);
    }
  }
}

/** @param {Driver} driver @param {string} value */
const press = (driver, value) =>
  driver.act([
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'pause', duration: 60 },
        { type: 'keyUp', value },
      ],
    },
  ]);

/** Drags over the board. @param {Driver} driver @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
const drag = (driver, from, to) =>
  driver.act([
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(from.x), y: Math.round(from.y) },
        { type: 'pointerDown', button: 0 },
        {
          type: 'pointerMove',
          duration: 80,
          x: Math.round((from.x + to.x) / 2),
          y: Math.round((from.y + to.y) / 2),
        },
        { type: 'pointerMove', duration: 80, x: Math.round(to.x), y: Math.round(to.y) },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);

/** Counts the colours of the board, as it is painted. */
const COLOURS = `() => {
  const canvas = document.querySelector('.board canvas');
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4 * 97) seen.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
  return seen.size;
}`;

const HAS_MOVED = 'tilery.session.at() > 0';

/** Makes a move with the mouse: swipes in all directions from several places, and taps. @param {Driver} driver */
async function moveByHand(driver) {
  const { x, y, width, height } = await asked(
    driver,
    `const { x, y, width, height } = document.querySelector('.board canvas').getBoundingClientRect(); return { x, y, width, height }`,
  );
  const places = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const across of places) {
    for (const down of places) {
      const from = { x: x + width * across, y: y + height * down };
      for (const [dx, dy] of [
        [0, 0],
        [-70, 0],
        [0, -70],
        [70, 0],
        [0, 70],
      ]) {
        await drag(driver, from, { x: from.x + (dx ?? 0), y: from.y + (dy ?? 0) });
        if (await until(driver, HAS_MOVED, '', SHORT)) return;
      }
    }
  }
  throw new Problem(`${driver.name}: no gesture makes a move`);
}

/** Makes a move with keys. @param {Driver} driver */
async function moveByKey(driver) {
  for (let n = 0; n < 12; n += 1) {
    for (const key of [KEYS.left, KEYS.enter, KEYS.down, KEYS.enter, KEYS.right, KEYS.up]) {
      await press(driver, key);
      if (await until(driver, HAS_MOVED, '', SHORT)) return;
    }
  }
  throw new Problem(`${driver.name}: no key makes a move`);
}

/** @param {Driver} driver @param {string} url @param {string} id */
async function open(driver, url, id) {
  // An address that differs in its fragment only does not load the page again.
  await driver.open('about:blank');
  await driver.open(`${url}#t${encodeURIComponent(id)}`);
  await until(driver, `window.tilery?.session?.id() === ${JSON.stringify(id)}`, `${id} does not open`);
}

/** @param {Driver} driver @param {string} url @param {{ id: string, presets: { params: string }[], hints: boolean }} game */
async function tryGame(driver, url, game) {
  const id = `${game.id}:${game.presets[0]?.params}#7`;
  await open(driver, url, id);
  await until(
    driver,
    "document.querySelectorAll('[role=grid] [role=gridcell]').length > 3",
    `${id} has no cells`,
  );
  // The cells can be there before the canvas has its size.
  await until(driver, `(${COLOURS})() >= 3`, `${id} is not drawn`);
  await moveByHand(driver);
  const position = await asked(driver, 'tilery.view.pause(); return tilery.session.position()');
  await driver.run('location.reload()').catch(() => undefined);
  await until(
    driver,
    `window.tilery?.session?.position() === ${JSON.stringify(position)}`,
    `${id} does not go on after a reload`,
  );
  await open(driver, url, `${game.id}:${game.presets[0]?.params}#8`);
  await moveByKey(driver);
  if (game.hints) {
    await driver
      .run(`document.querySelector('.actions').querySelectorAll('button').forEach((button) => {
      if (/hint/i.test(button.textContent)) button.click();
    })`)
      .catch(() => undefined);
    await until(
      driver,
      "/hint/i.test(document.querySelector('[role=status]').textContent)",
      `${id} gives no hint`,
    );
  }
}

/** Presses the button of that name, once it is there. @param {Driver} driver @param {string} name */
async function pressButton(driver, name) {
  const named = `[...document.querySelectorAll('button')].find((button) =>
    [button.getAttribute('aria-label'), button.textContent.trim()].includes(${JSON.stringify(name)}))`;
  await until(driver, named, `there is no button ${name}`);
  // Where its answer is lost, what follows tells whether the button was pressed.
  await driver.run(`(${named}).click()`).catch(() => undefined);
}

/** The heading of the screen that is open. @param {string} text */
const isHeading = (text) => `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`;

/** The texts of all projects, as the browser keeps them. */
const PROJECTS = `Object.keys(localStorage).filter((key) => key.startsWith('tilery.project.'))
  .map((key) => localStorage.getItem(key)).join()`;

/** Makes a new game in the studio, draws on its map and plays a round of it. @param {Driver} driver @param {string} url */
async function tryStudio(driver, url) {
  await driver.open('about:blank');
  await driver.open(url);
  await pressButton(driver, 'All games');
  await pressButton(driver, 'Open the studio');
  await pressButton(driver, 'New game');
  await pressButton(driver, 'Map');
  await until(driver, 'document.querySelector(\'.cells [tabindex="0"]\')', 'the studio shows no map');
  const before = await asked(driver, `return ${PROJECTS}`);
  const { x, y, width, height } = await asked(
    driver,
    `const { x, y, width, height } = document.querySelector('.cells [tabindex="0"]').getBoundingClientRect(); return { x, y, width, height }`,
  );
  const from = { x: x + width * 2.5, y: y + height * 2.5 };
  await drag(driver, from, { x: from.x + width * 2, y: from.y });
  await until(driver, `${PROJECTS} !== ${JSON.stringify(before)}`, 'a stroke leaves nothing on the map');
  await pressButton(driver, 'Play');
  const line = "document.querySelector('[role=slider], input[type=range]')?.getAttribute('aria-valuetext')";
  await until(driver, line, 'the studio shows no time line');
  await press(driver, KEYS.right);
  await until(driver, `!/ 0 of /.test(${line} ?? '')`, 'no round is played in the studio');
  await driver.run('location.reload()').catch(() => undefined);
  await until(driver, isHeading('Play'), 'the studio does not go on after a reload');
}

await main(async () => {
  const isRequired = process.argv.includes('--required');
  const keepsPictures = process.argv.includes('--pictures');
  setup();
  buildWasm();
  buildSite();
  const { default: games } = await import('../www/pkg/catalogue.json', { with: { type: 'json' } });
  const { url, close } = await serve();
  try {
    for (const [name, start] of /** @type {const} */ ([
      ['Firefox', firefox],
      ['WebKitGTK', webkit],
    ])) {
      let driver = await start();
      if (driver === undefined) {
        if (isRequired) throw new Problem(`${name} is not installed`);
        console.log(`${name}: not installed`);
        continue;
      }
      try {
        for (const game of games) {
          const attempt = (/** @type {Driver} */ browser) =>
            game.id === STUDIO ? tryStudio(browser, url) : tryGame(browser, url, game);
          try {
            await attempt(driver);
          } catch (error) {
            // On a display that nobody sees a browser stands still now and then: a new one shows whether it was that.
            console.log(
              `${name}: ${game.id} is tried again: ${error instanceof Error ? error.message : error}`,
            );
            await driver.quit();
            driver = (await start()) ?? driver;
            await attempt(driver);
          }
          if (keepsPictures) {
            mkdirSync(at('screenshots'), { recursive: true });
            writeFileSync(at('screenshots', `${name}-${game.id}.png`), await driver.picture(), 'base64');
          }
          console.log(`${name}: ${game.id} is drawn, takes moves and goes on`);
        }
      } finally {
        await driver.quit();
      }
    }
  } finally {
    await close();
  }
});
