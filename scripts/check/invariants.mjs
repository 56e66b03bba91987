// Checks the rules of ARCHITECTURE.md that a compiler cannot: the dependencies of crates, names that are
// forbidden in rules, logical sides in styles, variables of modules, and tests that are left out.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at, filesUnder, isMain, main, Problem, shown } from '../lib.mjs';
import { physicalSides } from './logical.mjs';

/** Every crate that is not one of these is a game. */
const SHARED = new Set(['kit', 'collection', 'web', 'bench', 'puzzlescript']);

/**
 * Editors in crates of their own, each with the game that it edits.
 * @type {Readonly<Record<string, string>>}
 */
const EDITORS = { studio: 'tilery-tilecode' };

/** Crates that only crates/web may name, as Cargo and as Rust write them. */
const JAVASCRIPT_CRATES = /\b(?:serde[-_])?(?:wasm[-_]bindgen|js[-_]sys|web[-_]sys|getrandom)\b/;

/** Folders of www/ where a game may be named. */
const MAY_NAME_GAMES = /^(skins|locales|studio|pkg)$/;

/** Selectors with `:has()` on an element that contains the board. */
const AROUND_BOARD = /(\[data-|:root|\bhtml\b|\bbody\b|\.app\b|\.stage\b|\.board\b)[^\s{>+~]*:has\(/;

/**
 * Rooms of www/ whose modules have no variables: state is in fields of screens and other objects. Exempt are
 * `engine`, which loads code and data once for the whole page, and `ui`, which has one dialog, one notice and
 * one language at a time.
 */
const WITHOUT_STATE = ['app', 'board', 'cells', 'features', 'run', 'store', 'studio'];

/** @typedef {(file: string, line: number, message: string) => void} Report */

export function checkInvariants() {
  /** @type {string[]} */
  const faults = [];
  /** @type {Report} */
  const report = (file, line, message) => faults.push(`${shown(file)}:${line}: ${message}`);

  const crates = readdirSync(at('crates'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const games = crates.filter((name) => !SHARED.has(name));
  for (const crate of crates) {
    checkManifest(crate, games.includes(crate), report);
    for (const file of filesUnder(at('crates', crate), (name) => name !== 'target')) {
      if (file.endsWith('.rs')) checkRust(file, crate, games.includes(crate), report);
    }
  }
  // `template` is the name of an HTML element too, and the page has a folder for each editor.
  checkPage(
    games.filter((name) => name !== 'template' && !(name in EDITORS)),
    report,
  );

  checkStyles(report);
  checkTests(crates, report);
  checkLength(report);
  checkState(report);

  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Problem(`${faults.length} breach(es) of the architecture`);
  console.log(`invariants hold: ${crates.length} crates, ${games.length} of them games`);
}

/**
 * The maximum length of a file whose head has no reason for more ("It is long because ..."). Types generated
 * from Rust are exempt.
 */
const LONG = 400;

/** @param {Report} report */
function checkLength(report) {
  const rust = filesUnder(at('crates'), (name) => name !== 'target').filter(
    (file) => /\/src\/.*\.rs$/.test(file) && !/tests\.rs$/.test(file),
  );
  const page = filesUnder(at('www'), (name) => name !== 'pkg').filter((file) => file.endsWith('.ts'));
  for (const file of [...rust, ...page]) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const head = lines
      .slice(
        0,
        lines.findIndex((line) => !line.startsWith('//')),
      )
      .join(' ');
    if (lines.length - 1 > LONG && !/written by the test of/.test(head))
      report(file, LONG, `${lines.length - 1} lines: more than a reader holds at once`);
  }
}

/**
 * Reports tests that no manifest lists, and browser tests that wait for a time.
 * @param {string[]} crates @param {Report} report
 */
function checkTests(crates, report) {
  for (const crate of crates) {
    const manifest = readFileSync(at('crates', crate, 'Cargo.toml'), 'utf8');
    if (/^autotests = false/m.test(manifest)) {
      const modules = readFileSync(at('crates', crate, 'tests', 'main.rs'), 'utf8');
      for (const file of readdirSync(at('crates', crate, 'tests'))) {
        const name = file.replace(/\.rs$/, '');
        if (name === file || name === 'main' || new RegExp(`^mod ${name};`, 'm').test(modules)) continue;
        report(
          at('crates', crate, 'tests', file),
          1,
          'tests/main.rs does not name it, so that nothing runs it',
        );
      }
    }
    if (/^\[lib\][^[]*^test = false/m.test(manifest)) {
      for (const file of filesUnder(at('crates', crate, 'src'))) {
        const line = readFileSync(file, 'utf8')
          .split('\n')
          .findIndex((text) => text.includes('#[test]'));
        if (line >= 0) report(file, line + 1, 'the manifest says that this library has no tests');
      }
    }
  }
  for (const file of filesUnder(at('tests', 'web'))) {
    if (!file.endsWith('.ts')) continue;
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        if (text.includes('waitForTimeout('))
          report(file, index + 1, 'wait for what a person sees, not for a time');
      });
  }
}

/** @param {string} crate @param {boolean} isGame @param {Report} report */
function checkManifest(crate, isGame, report) {
  const file = at('crates', crate, 'Cargo.toml');
  let table = '';
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((text, index) => {
      table = text.match(/^\s*\[+([^\]]+)\]/)?.[1] ?? table;
      if (!/dependencies/.test(table)) return;
      // `[dependencies.name]` has the name in the table's head.
      const name =
        text.match(/^\s*\[+[^\]]*dependencies\.([\w-]+)/)?.[1] ?? text.match(/^\s*([\w-]+)\s*[.=]/)?.[1];
      if (name === undefined) return;
      const ours = name.startsWith('tilery-') || /\bpath\s*=/.test(text);
      if (isGame && ours && name !== 'tilery-kit' && name !== EDITORS[crate]) {
        report(file, index + 1, `a game depends on ${name}; of our crates it may use tilery-kit only`);
      }
      if (crate === 'kit' && ours)
        report(file, index + 1, `kit depends on ${name}; it may use none of our crates`);
      if (crate !== 'web' && JAVASCRIPT_CRATES.test(name)) {
        report(file, index + 1, `${name} belongs to crates/web, the only crate that knows JavaScript`);
      }
    });
}

/** @param {string} file @param {string} crate @param {boolean} isGame @param {Report} report */
function checkRust(file, crate, isGame, report) {
  const source = readFileSync(file, 'utf8');
  const code = withoutTests(withoutText(source));
  withoutText(source)
    .split(/^(?=\s*proptest!)/m)
    .reduce((line, part) => {
      if (
        /^\s*proptest!/.test(part) &&
        !/^\s*proptest! \{\s*#!\[proptest_config\((?:\w+::)*cases\(/.test(part)
      ) {
        report(
          file,
          line,
          'a property test takes its cases from kit::laws::cases, which are the same each time',
        );
      }
      return line + part.split('\n').length - 1;
    }, 1);
  const inSource = shown(file).startsWith(`crates/${crate}/src/`) && !/\/tests(\/|\.rs$)/.test(shown(file));
  code.split('\n').forEach((text, index) => {
    /** @param {RegExp} pattern @param {(found: string) => string} message */
    const refuse = (pattern, message) => {
      const found = text.match(pattern)?.[0];
      if (found) report(file, index + 1, message(found));
    };
    if (crate !== 'web') {
      refuse(
        JAVASCRIPT_CRATES,
        (found) => `${found} belongs to crates/web, the only crate that knows JavaScript`,
      );
    }
    if ((isGame || crate === 'kit') && inSource) {
      refuse(
        /\bstd::time\b|\bSystemTime\b|\bInstant\b/,
        (found) => `${found}: rules know no clock; time is a move`,
      );
      refuse(/\bstatic\s+mut\b|\bthread_local!/, (found) => `${found}: rules keep no global state`);
      refuse(
        /\bthread_rng\b|\bfrom_os_rng\b|\bOsRng\b|\bRandomState\b/,
        (found) => `${found}: chance lives in the board`,
      );
    }
    if (isGame && basename(file) === 'board.rs') {
      refuse(/\bf32\b|\bf64\b/, (found) => `${found}: a board holds no floating point`);
    }
  });
}

/** Reports variables of modules, which outlive the screens that use them. @param {Report} report */
function checkState(report) {
  for (const room of WITHOUT_STATE)
    for (const file of filesUnder(at('www', room)).filter((file) => file.endsWith('.ts')))
      for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries())
        if (/^(export )?(let|var)\b/.test(text))
          report(file, index + 1, 'a variable of a module outlives its screen');
}

/** @param {string[]} games @param {Report} report */
function checkPage(games, report) {
  for (const file of pageFiles(at('www'))) {
    if (games.some((game) => basename(file).split(/\W/).includes(game)))
      report(file, 1, 'the file is named after a game; it belongs in skins/, locales/ or studio/');
  }
  for (const { file, line, name } of gamesNamedIn(at('www'), games))
    report(file, line, `"${name}" names a game; only skins/, locales/ and studio/ may`);
}

/** The files of the page in which no game may be named. @param {string} page its folder */
const pageFiles = (page) =>
  filesUnder(page, (_, path) => !MAY_NAME_GAMES.test(path.slice(page.length + 1))).filter((file) =>
    /\.(ts|js|mjs|css|html|json|svg|webmanifest)$/.test(file),
  );

/**
 * Finds games named in files of the page where that is forbidden.
 * @param {string} page its folder
 * @param {string[]} games
 */
export function gamesNamedIn(page, games) {
  const pattern = new RegExp(games.join('|'), 'gi');
  return pageFiles(page).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(pattern)]
          .filter((found) => isWord(text, found.index, found[0]))
          .map(([name]) => ({ file, line: index + 1, name })),
      ),
  );
}

/** @param {Report} report */
function checkStyles(report) {
  for (const file of filesUnder(at('www'))) {
    if (!file.endsWith('.css')) continue;
    const css = readFileSync(file, 'utf8');
    css.split('\n').forEach((text, index) => {
      if (AROUND_BOARD.test(text))
        report(
          file,
          index + 1,
          '`:has()` restyles the page with every change of the board: set an attribute instead',
        );
    });
    for (const { line, text } of physicalSides(css)) {
      report(file, line, `"${text}" names a physical side: name a logical one (inline-start, inline-end)`);
    }
  }
}

/**
 * True if a name stands alone or as a word of camelCase: `tilt`, `tiltSkin`, `openTilt`, but not `tilted`.
 */
/** @param {string} text @param {number} start @param {string} name */
function isWord(text, start, name) {
  const before = text[start - 1] ?? '';
  const after = text[start + name.length] ?? '';
  const begins = !/[a-z]/i.test(before) || (/[a-z]/.test(before) && /[A-Z]/.test(name[0] ?? ''));
  return begins && !/[a-z]/.test(after);
}

/** Rust with comments, strings and characters blanked, line by line as it was. @param {string} source */
function withoutText(source) {
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\(?:u\{[^}]*\}|x..|.)|[^'\\\n])'/g;
  return source.replace(token, (found) => found.replace(/[^\n]/g, ' '));
}

/**
 * Rust with what follows `#[cfg(test)]` blanked, up to the end of its block or statement.
 * @param {string} code
 */
export function withoutTests(code) {
  let result = code;
  for (let start = result.indexOf('#[cfg(test)]'); start >= 0; start = result.indexOf('#[cfg(test)]')) {
    let depth = 0;
    let end = start;
    for (; end < result.length; end += 1) {
      const here = result[end];
      if (here === '{') depth += 1;
      else if (here === '}') depth -= 1;
      if ((here === '}' && depth === 0) || (here === ';' && depth === 0)) break;
    }
    const part = result.slice(start, end + 1);
    result = result.slice(0, start) + part.replace(/[^\n]/g, ' ') + result.slice(end + 1);
  }
  return result;
}

if (isMain(import.meta.url)) await main(checkInvariants);
