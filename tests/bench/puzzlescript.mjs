// Runs PuzzleScript's engine in Node, from a checkout named by PUZZLESCRIPT. Nothing of it is part of this
// project. The engine is written for a page, so the few parts of a page that it uses are stubbed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';

/** The files of the engine, in the order of its page. */
const FILES = [
  'storagewrapper',
  'bitvec',
  'level',
  'languageConstants',
  'globalVariables',
  'debug',
  'font',
  'rng',
  'riffwave',
  'sfxr',
  'codemirror/stringstream',
  'colorhelpers',
  'colors',
  'engine',
  'parser',
  'compiler',
  'soundbar',
].map((name) => `js/${name}.js`);

const IGNORED =
  'canvasResize redraw forceRegenImages consolePrintFromRule consolePrint consoleCacheDump addToDebugTimeline killAudioButton showAudioButton regenSpriteImages jumpToLine printLevel playSound consoleError console_print_raw'.split(
    ' ',
  );

/**
 * Loads the engine. Returns undefined without a checkout.
 * @returns {{ load(text: string): void, restart(): void, input(direction: number): void, places(object: string): number[][] } | undefined}
 */
export function engine(checkout = process.env.PUZZLESCRIPT ?? '') {
  const folder = join(checkout, 'src');
  if (checkout === '' || !existsSync(join(folder, FILES[0] ?? ''))) return undefined;
  const element = () => ({ style: {}, innerHTML: '', textContent: '', getContext: () => null });
  /** @type {Record<string, unknown>} */
  const page = {
    console,
    performance,
    setTimeout,
    localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
    document: {
      URL: 'bench://',
      body: { classList: { contains: () => false }, addEventListener() {}, removeEventListener() {} },
      createElement: element,
      getElementById: () => null,
    },
    canvas: null,
    input: element(),
    lastDownTarget: null,
    levelString: '',
    inputString: '',
    outputString: '',
    editor: { getValue: () => '' },
    UnitTestingThrow(/** @type {Error} */ error) {
      throw error;
    },
  };
  for (const name of IGNORED) page[name] = () => {};
  page.window = page;
  vm.createContext(page);
  const code = FILES.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const face = `
    stripHTMLTags = (text) => text.replace(/<[^>]*>/g, '');
    globalThis.bench = {
      load(text) {
        unitTesting = true;
        errorStrings = [];
        errorCount = 0;
        compile(['loadLevel', 0], text, 'bench');
        if (errorCount > 0) throw new Error(errorStrings.join('; '));
      },
      input(direction) {
        processInput(direction);
        // The page does this between inputs; without it, the undo history would grow without limit.
        while (againing) { againing = false; processInput(-1); }
        backups = [];
      },
      // Restarts the level, keeping its compiled rules.
      restart() {
        DoRestart(true);
        backups = [];
      },
      // The places of an object, by row and column from 1.
      places(name) {
        const { id } = state.objects[name];
        const found = [];
        for (let at = 0; at < level.n_tiles; at += 1) {
          if (level.getCell(at).get(id)) found.push([(at % level.height) + 1, Math.floor(at / level.height) + 1]);
        }
        return found;
      },
    };`;
  vm.runInContext(`${code}\n${face}`, page);
  return /** @type {any} */ (page.bench);
}
