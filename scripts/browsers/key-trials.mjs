// Trials of keys that drivers cannot press: Caps Lock, keyboards of other layouts and scripts, and a key whose
// release is never reported. The page gets the events that such keyboards send.
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../lib.mjs';
import { asked, open, until } from './trials.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */
/** @typedef {{ key: string, code: string, ctrlKey?: boolean, shiftKey?: boolean }} Pressed */

/** Times in milliseconds after which a board is at rest, and is still at rest. */
const [REST, STILL] = [1000, 1000];

/** Sends the page an event of a key. @param {Driver} driver @param {'keydown' | 'keyup'} type @param {Pressed} key */
const send = ({ page }, type, key) =>
  page.evaluate(
    `document.activeElement.dispatchEvent(new KeyboardEvent('${type}',
      ${JSON.stringify({ ...key, bubbles: true, cancelable: true })}))`,
  );

/** @param {Driver} driver @param {Pressed} key */
async function press(driver, key) {
  await send(driver, 'keydown', key);
  await send(driver, 'keyup', key);
}

/** @type {Record<string, (driver: Driver, url: string) => Promise<void>>} */
const KEY_TRIALS = {
  'letters are found with Caps Lock and on a Cyrillic keyboard': async (driver, url) => {
    await open(driver, url, 'tilt:4x4#7');
    await press(driver, { key: 'ArrowLeft', code: 'ArrowLeft' });
    await press(driver, { key: 'ArrowUp', code: 'ArrowUp' });
    await until(driver, 'tilery.session.at() > 0', 'no key makes a move');
    const at = await asked(driver, 'tilery.session.at()');
    const is = (/** @type {number} */ n, /** @type {string} */ what) =>
      until(driver, `tilery.session.at() === ${n}`, what);
    await press(driver, { key: 'Z', code: 'KeyZ', ctrlKey: true });
    await is(at - 1, 'Ctrl+Z with Caps Lock does not undo');
    await press(driver, { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    await is(at, 'Ctrl+Shift+Z with Caps Lock does not redo');
    await press(driver, { key: 'я', code: 'KeyZ', ctrlKey: true });
    await is(at - 1, 'Ctrl and the key of Z on a Cyrillic keyboard do not undo');
    await press(driver, { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    await is(at, 'Ctrl, Shift and the key of Z on a Cyrillic keyboard do not redo');
    await press(driver, { key: 'г', code: 'KeyU' });
    await is(at - 1, 'the key of U on a Cyrillic keyboard does not undo');
  },
  'directions are found by their place on AZERTY': async (driver, url) => {
    await open(driver, url, 'tilt:4x4#8');
    await press(driver, { key: 'z', code: 'KeyW' });
    await press(driver, { key: 'q', code: 'KeyA' });
    await until(
      driver,
      "tilery.session.moves().some((move) => move === 'up' || move === 'left')",
      'the keys at the places of W and A give no direction',
    );
  },
  'a held key ends when the window loses the focus, or Command comes and goes': async (driver, url) => {
    const arrow = { key: 'ArrowRight', code: 'ArrowRight' };
    const command = { key: 'Meta', code: 'MetaLeft' };
    for (const [why, end] of /** @type {[string, () => Promise<unknown>][]} */ ([
      ['the focus has gone', () => driver.page.evaluate("window.dispatchEvent(new Event('blur'))")],
      ['Command is up', () => press(driver, command)],
    ])) {
      await open(driver, url, 'tilecode:steps#1');
      await send(driver, 'keydown', arrow);
      const rights = "tilery.session.moves().filter((move) => move === 'R').length";
      await until(driver, `${rights} >= 2`, 'a held key is not repeated');
      await end();
      await wait(REST);
      const before = await asked(driver, 'tilery.session.moves().length');
      await wait(STILL);
      if ((await asked(driver, 'tilery.session.moves().length')) !== before)
        throw new Problem(`${driver.name}: a held key goes on although ${why}`);
      await send(driver, 'keyup', arrow);
    }
  },
};

/** Runs all trials. @param {Driver} driver @param {string} url */
export async function tryKeys(driver, url) {
  for (const [name, trial] of Object.entries(KEY_TRIALS)) {
    await trial(driver, url);
    console.log(`${driver.name}: ${name}`);
  }
}
