// Drivers of browsers other than Chromium: Firefox, controlled by Puppeteer directly, and WebKitGTK,
// controlled by Selenium through its server WebKitWebDriver. Both have the methods of Playwright's pages that
// the helpers of the browser tests use.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { Problem, toolEnv } from '../lib.mjs';
import { firefoxPath } from './browser.mjs';

/**
 * A browser with one page.
 * @typedef {{ name: string, page: Page, quit: () => Promise<void> }} Driver
 */

/**
 * The part of a Playwright page that these browsers have. `evaluate` takes the text of an expression.
 * @typedef {object} Page
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {{ press: (key: PressedKey) => Promise<unknown> }} keyboard
 * @property {Pick<import('@playwright/test').Page['mouse'], 'move' | 'down' | 'up'>} mouse
 * @property {() => Promise<Uint8Array>} screenshot a PNG
 */

/** @typedef {'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'Enter'} PressedKey */

/** The time limit for the start of a server, in milliseconds. */
const START_MS = 30_000;

/** The size of the window. */
const SIZE = { width: 1000, height: 800 };

/** The duration of a key press, in milliseconds. */
const KEY_MS = 60;

/** Firefox without a window; undefined if it is not installed. @returns {Promise<Driver | undefined>} */
export async function firefox() {
  const executablePath = firefoxPath();
  if (executablePath === undefined) return undefined;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: SIZE });
  const page = await browser.newPage();
  return {
    name: 'Firefox',
    page: {
      goto: (url) => page.goto(url),
      evaluate: (expression) => page.evaluate(expression),
      keyboard: { press: (key) => page.keyboard.press(key, { delay: KEY_MS }) },
      mouse: page.mouse,
      screenshot: () => page.screenshot(),
    },
    quit: () => browser.close(),
  };
}

/** The codes of keys in WebDriver. @type {Record<PressedKey, string>} */
const KEYS = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
};

/**
 * WebKitGTK, on an invisible display. Undefined if it is not installed.
 * @returns {Promise<Driver | undefined>}
 */
export async function webkit() {
  const server = '/usr/bin/WebKitWebDriver';
  const binary = miniBrowser();
  if (!existsSync(server) || binary === undefined || !existsSync('/usr/bin/Xvfb')) return undefined;
  const display = `:${90 + (process.pid % 100)}`;
  const endDisplay = start('/usr/bin/Xvfb', [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const end = start(server, [`--port=${port}`], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' });
  const url = `http://127.0.0.1:${port}`;
  for (const since = Date.now(); !(await fetch(`${url}/status`).catch(() => undefined))?.ok; ) {
    if (Date.now() - since > START_MS) throw new Problem("WebKitGTK's driver does not answer");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const args = ['--automation', `--geometry=${SIZE.width}x${SIZE.height}`];
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
  const browser = await new Builder().usingServer(url).withCapabilities(new Capabilities(options)).build();
  return {
    name: 'WebKitGTK',
    page: {
      goto: (url) => browser.get(url),
      evaluate: (expression) => browser.executeScript(`return ${expression}`),
      keyboard: {
        press: (key) => browser.actions().keyDown(KEYS[key]).pause(KEY_MS).keyUp(KEYS[key]).perform(),
      },
      mouse: {
        move: (x, y) =>
          browser
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
            .perform(),
        down: () => browser.actions().press().perform(),
        up: () => browser.actions().release().perform(),
      },
      screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    },
    quit: async () => {
      await browser.quit().catch(() => undefined);
      await end();
      await endDisplay();
    },
  };
}

/** A free port. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/**
 * Starts a program that ends with this process. Returns a function that ends it.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...toolEnv(), ...env } });
  child.once('error', (error) => console.error(`${program}: ${error.message}`));
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        if (child.exitCode !== null || !end()) resolve();
      })
    );
  };
}

/** The small browser that comes with WebKitGTK. */
function miniBrowser() {
  for (const folder of [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib',
    '/usr/libexec',
  ]) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder).filter((name) => name.startsWith('webkit'))) {
      const program = join(folder, name, 'MiniBrowser');
      if (existsSync(program)) return program;
    }
  }
  return undefined;
}
