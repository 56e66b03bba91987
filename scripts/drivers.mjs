// Other browsers than Chromium, each behind the WebDriver server that belongs to it: geckodriver, which set-up builds, for Firefox,
// and WebKitWebDriver for WebKitGTK. Selenium speaks to both.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { firefoxPath } from './browser.mjs';
import { Problem, toolEnv } from './lib.mjs';

/**
 * @typedef {object} Driver
 * @property {string} name
 * @property {import('selenium-webdriver').WebDriver} browser
 * @property {() => Promise<void>} quit
 */

/** How long a server may take to start, in milliseconds. */
const START_MS = 30_000;

/** The window that the pages are tried in. */
const SIZE = { width: 1000, height: 800 };

/** Firefox, without a window. Undefined when there is none. @returns {Promise<Driver | undefined>} */
export async function firefox() {
  const binary = firefoxPath();
  if (binary === undefined) return undefined;
  const port = await freePort();
  const end = start('geckodriver', ['--port', String(port)]);
  const args = ['-headless', '-width', String(SIZE.width), '-height', String(SIZE.height)];
  return connect('Firefox', port, { browserName: 'firefox', 'moz:firefoxOptions': { binary, args } }, [end]);
}

/** WebKitGTK, on a display that nobody sees. Undefined when it is not installed. @returns {Promise<Driver | undefined>} */
export async function webkit() {
  const server = '/usr/bin/WebKitWebDriver';
  const binary = miniBrowser();
  if (!existsSync(server) || binary === undefined || !existsSync('/usr/bin/Xvfb')) return undefined;
  const display = `:${90 + (process.pid % 100)}`;
  const endDisplay = start('/usr/bin/Xvfb', [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const end = start(server, [`--port=${port}`], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' });
  const args = ['--automation', `--geometry=${SIZE.width}x${SIZE.height}`];
  return connect(
    'WebKitGTK',
    port,
    { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } },
    [end, endDisplay],
  );
}

/**
 * A session with a WebDriver server, once it answers.
 * @param {string} name
 * @param {number} port
 * @param {object} options the browser's own capabilities
 * @param {(() => Promise<void>)[]} ends what ends the programs that were started for it, in this order
 * @returns {Promise<Driver>}
 */
async function connect(name, port, options, ends) {
  const url = `http://127.0.0.1:${port}`;
  for (const since = Date.now(); !(await fetch(`${url}/status`).catch(() => undefined))?.ok; ) {
    if (Date.now() - since > START_MS) throw new Problem(`${name}'s driver does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const browser = await new Builder().usingServer(url).withCapabilities(new Capabilities(options)).build();
  const quit = async () => {
    await browser.quit().catch(() => undefined);
    for (const end of ends) await end();
  };
  return { name, browser, quit };
}

/** A port that nobody listens at. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Starts a program that ends with us. Returns what ends it. @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env */
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
