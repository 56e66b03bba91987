// Faults of the machine for which a stack trace is no help: a full disk, no network, a port in use, a missing
// tool. Each has a sentence that says what to do.

/**
 * The sentences, by patterns of the output of programs or of errors of Node. The first match counts.
 * @type {[RegExp, string][]}
 */
const SENTENCES = [
  [/ENOSPC|No space left on device|os error 28\b/i, 'The disk is full: make room and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|Could not resolve host|failed to lookup address|dns error|network is unreachable|Could(?:n't| not) connect to server|Could not resolve proxy|spurious network error|error sending request|network failure|npm (?:error|ERR!) (?:network|code (?:ECONNREFUSED|ECONNRESET|ETIMEDOUT))/i,
    'The network cannot be reached, and something has to be fetched: connect this machine and run the command again.',
  ],
  [
    /EADDRINUSE|address already in use/i,
    'The port is in use: stop the program that uses it, or choose another port.',
  ],
];

/**
 * The fault of the machine that a program's output shows; undefined if there is none.
 * @param {string} output
 */
export const faultIn = (output) => SENTENCES.find(([pattern]) => pattern.test(output))?.[1];

/**
 * The fault that keeps a program from starting.
 * @param {string} program
 * @param {NodeJS.ErrnoException} error
 */
export function faultOfStart(program, error) {
  if (error.code !== 'ENOENT') return `${program} cannot be run: ${error.message}`;
  const from = /^(cargo|rustc|rustup)$/.test(program)
    ? 'Install Rust with rustup (https://rustup.rs) and open a new terminal.'
    : program === 'npm'
      ? 'Install Node with npm (https://nodejs.org).'
      : 'Run `npm run setup`, which installs what is missing.';
  return `${program} is missing. ${from}`;
}
