// Builds the page of a single game, into which the studio inserts a game. Script and styles are inline, and
// its content security policy allows only these, by their hashes. Title and game are placeholders.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, filesUnder, hashOf, Problem, unlessUpToDate } from './lib.mjs';
import { ONE_PACKAGE, PLAYED, packageOf, packages } from './packages.mjs';
import { step } from './steps.mjs';

/** The path at which the studio fetches the page. */
const FOLDER = at('www', 'pkg', 'player');
const PAGE = at('www', 'pkg', 'player', 'player.html');

/**
 * Builds the page, unless its inputs are unchanged. The wasm packages must exist.
 * @param {{ isQuick?: boolean }} how isQuick: true to use the package of all games
 */
export async function buildPlayer({ isQuick = false } = {}) {
  const mode = isQuick ? ONE_PACKAGE : 'production';
  const inputs = hashOf(
    [
      ...filesUnder(at('www'), (name) => name !== 'pkg' && name !== 'locales'),
      at('www', 'pkg', packageOf(PLAYED, mode).glue),
      at('package-lock.json'),
      at('scripts', 'player.mjs'),
    ].filter(existsSync),
  );
  const outputs = () => [PAGE].filter(existsSync);
  await unlessUpToDate({ name: 'player', stamp: `${FOLDER}/.stamp`, inputs, outputs }, () =>
    step("player's page", 'building', () => build(mode)),
  );
}

/** @param {string} mode */
async function build(mode) {
  const vite = await import('vite');
  const built = await vite.build({
    configFile: false,
    root: at(),
    logLevel: 'warn',
    publicDir: false,
    plugins: [packages({ mode })],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      reportCompressedSize: false,
      lib: { entry: at('www', 'studio', 'player', 'main.ts'), formats: ['iife'], name: 'player' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((one) => one.type === 'chunk');
  const style = outputs.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || style?.type !== 'asset')
    throw new Problem('vite could not build the player');
  /** @type {Record<string, string>} */
  const parts = { script: closed(script.code), style: String(style.source) };
  const page = readFileSync(at('www', 'studio', 'player', 'player.html'), 'utf8').replace(
    /\/\*\[(script|style)\]\*\/|\[(script|style)-hash\]/g,
    (_, /** @type {string | undefined} */ name, /** @type {string | undefined} */ hashed) =>
      name === undefined ? hash(parts[hashed ?? ''] ?? '') : (parts[name] ?? ''),
  );
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(PAGE, page);
}

/** A script that cannot end its element early. @param {string} code */
const closed = (code) => code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

/** @param {string} text */
const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
