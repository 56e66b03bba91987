// Other browsers than Chromium, driven by what each brings with it: Firefox by its Marionette protocol, WebKitGTK by its
// WebDriver. Both protocols have the same commands (https://www.w3.org/TR/webdriver2); only the few that a smoke test needs are here.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './lib.mjs';

/**
 * @typedef {object} Driver
 * @property {string} name
 * @property {(url: string) => Promise<void>} open
 * @property {(script: string) => Promise<any>} run a function's body; what it returns
 * @property {(actions: object[]) => Promise<void>} act WebDriver's input sources
 * @property {() => Promise<string>} picture of the page, a PNG as base64
 * @property {() => Promise<void>} quit
 */

/** How long a browser may take to start, in milliseconds. */
const START_MS = 30_000;

/** The window that the pages are tried in. */
const SIZE = { width: 1000, height: 800 };

/** Calls until it succeeds. @template T @param {() => Promise<T>} call @param {string} what */
async function soon(call, what) {
  for (let waited = 0; ; waited += 200) {
    try {
      return await call();
    } catch (error) {
      if (waited > START_MS) throw new Problem(`${what} does not answer: ${error}`);
      await wait(200);
    }
  }
}

/** A port that nobody listens at. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Starts a program that ends with us. @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env */
function start(program, args, env = {}) {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
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

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox, without a window. Undefined when there is none. @returns {Promise<Driver | undefined>} */
export async function firefox() {
  const program = FIREFOX.find(existsSync);
  if (program === undefined) return undefined;
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'tilery-firefox-'));
  const preferences = { 'marionette.port': port, 'datareporting.policy.dataSubmissionEnabled': false };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const { width, height } = SIZE;
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const end = start(program, [...args, '--width', String(width), '--height', String(height)]);
  const { send, close } = await soon(() => marionette(port), 'Firefox');
  await send('WebDriver:NewSession', {});
  return {
    name: 'Firefox',
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    run: async (script) => (await send('WebDriver:ExecuteScript', { script, args: [] })).value,
    act: async (actions) => void (await send('WebDriver:PerformActions', { actions })),
    picture: async () => (await send('WebDriver:TakeScreenshot', { full: false })).value,
    quit: async () => {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      close();
      await end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Marionette's messages are JSON, each with its length in bytes before it: `5:[1,2]`. A command is `[0, number, name, parameters]`,
 * its answer `[1, number, error, result]`.
 * @param {number} port
 * @returns {Promise<{ send: (name: string, parameters: object) => Promise<any>, close: () => void }>}
 */
function marionette(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
    const open = new Map();
    let buffer = Buffer.alloc(0);
    let count = 0;
    const send = (/** @type {string} */ name, /** @type {object} */ parameters) =>
      new Promise((resolve, reject) => {
        count += 1;
        open.set(count, { resolve, reject });
        const text = JSON.stringify([0, count, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
    const receive = (/** @type {any} */ message) => {
      // The first message is a greeting.
      if (!Array.isArray(message)) return resolve({ send, close: () => socket.destroy() });
      const [, number, error, result] = message;
      const asked = open.get(number);
      open.delete(number);
      if (error !== null) asked?.reject(new Error(`${error.error}: ${error.message}`));
      else asked?.resolve(result);
    };
    socket.once('error', reject);
    socket.on('close', () => {
      for (const asked of open.values()) asked.reject(new Error('Firefox has closed'));
      open.clear();
    });
    socket.on('data', (data) => {
      buffer = Buffer.concat([buffer, data]);
      for (;;) {
        const colon = buffer.indexOf(':');
        const end = colon + 1 + Number(buffer.subarray(0, Math.max(0, colon)));
        if (colon < 0 || buffer.length < end) return;
        const text = buffer.toString('utf8', colon + 1, end);
        buffer = buffer.subarray(end);
        receive(JSON.parse(text));
      }
    });
  });
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

/** WebKitGTK, on a display that nobody sees. Undefined when it is not installed. @returns {Promise<Driver | undefined>} */
export async function webkit() {
  const program = '/usr/bin/WebKitWebDriver';
  const binary = miniBrowser();
  if (!existsSync(program) || binary === undefined || !existsSync('/usr/bin/Xvfb')) return undefined;
  const display = `:${90 + (process.pid % 100)}`;
  const endDisplay = start('/usr/bin/Xvfb', [display, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const end = start(program, [`--port=${port}`], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' });
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body,
  ) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await soon(() => call('GET', '/status', undefined), 'WebKitWebDriver');
  const options = { binary, args: ['--automation', `--geometry=${SIZE.width}x${SIZE.height}`] };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  return {
    name: 'WebKitGTK',
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    picture: () => call('GET', `${session}/screenshot`, undefined),
    quit: async () => {
      await call('DELETE', session, undefined).catch(() => undefined);
      await end();
      await endDisplay();
    },
  };
}
