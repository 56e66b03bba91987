// Finds tests that a clock may decide: on a busy machine their verdict would differ. What waits or compares
// times on purpose, and is right however long it takes, has a comment before its statement:
// `// clock: why`.

/** The shortest time limit of a failure, in milliseconds. */
const PATIENCE_MS = 20_000;

/** @type {[pattern: RegExp, advice: string][]} */
const IN_SCRIPTS = [
  [/\bwaitForTimeout\(/, 'wait for what a person sees, not for a time'],
  [/\b(?:performance|Date)\.now\(\)/, 'count work instead of measuring time'],
  [/\bsetInterval\(/, 'count turns or frames instead of intervals'],
  [/\bAbortSignal\.timeout\(/, 'end it by a condition, not after a time'],
  [/\.(?:hint|rate)\((?:\w+, )?\d/, 'search for a number of nodes, not for a time'],
];

/** @type {[pattern: RegExp, advice: string][]} */
const IN_RUST = [
  [/\bstd::time\b|\bthread::sleep\b|\bInstant::now\b/, 'count work or nodes instead of measuring time'],
];

/** The greatest number of lines of a call. */
const LONGEST = 9;

/** Time limits: options of Playwright and Node, and the time of a whole test. */
const LIMIT = /\btimeout: ([\d_]+)|\.setTimeout\(([\d_]+)\)/g;

/**
 * The lines of a test that depend on a clock, counted from 1.
 * @param {string} source
 * @param {'script' | 'rust'} kind
 * @returns {{ line: number, advice: string }[]}
 */
export function clocksIn(source, kind) {
  const lines = source.split('\n');
  /** @type {{ line: number, advice: string }[]} */
  const found = [];
  for (const [index, text] of lines.entries()) {
    if (isComment(text) || isExcused(lines, index)) continue;
    for (const [pattern, advice] of kind === 'rust' ? IN_RUST : IN_SCRIPTS)
      if (pattern.test(text)) found.push({ line: index + 1, advice });
    if (kind === 'script' && hasDelay(lines.slice(index, index + LONGEST).join(' '), text.length))
      found.push({ line: index + 1, advice: 'wait for a condition, a turn or a frame, not for a time' });
    for (const [, option, call] of kind === 'rust' ? [] : text.matchAll(LIMIT))
      if (Number((option ?? call ?? '').replaceAll('_', '')) < PATIENCE_MS)
        found.push({ line: index + 1, advice: `a time limit is at least ${PATIENCE_MS / 1000} seconds` });
  }
  return found;
}

/**
 * True if a call of `setTimeout` that begins in the first `length` letters has a second argument.
 * @param {string} text @param {number} length
 */
function hasDelay(text, length) {
  for (const { index, 0: name } of text.slice(0, length).matchAll(/(?<![.\w])setTimeout\(/g)) {
    let depth = 1;
    for (let at = index + name.length; at < text.length && depth > 0; at += 1) {
      const here = text[at] ?? '';
      if ('([{'.includes(here)) depth += 1;
      if (')]}'.includes(here)) depth -= 1;
      if (here === ',' && depth === 1) return true;
    }
  }
  return false;
}

/** @param {string} text */
const isComment = (text) => /^\s*(?:\/\/|\/?\*)/.test(text);

/** True if a comment above the statement of a line gives a reason. @param {string[]} lines @param {number} index */
function isExcused(lines, index) {
  let above = index - 1;
  while (/[^;{}\s]\s*$/.test(lines[above] ?? '') && !isComment(lines[above] ?? '')) above -= 1;
  for (; isComment(lines[above] ?? ''); above -= 1)
    if (/\/\/ clock: \S/.test(lines[above] ?? '')) return true;
  return false;
}
