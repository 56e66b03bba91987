// Names of pressed keys that are the same on every keyboard, in every state of Caps Lock. Letters are named by
// what is printed on the key, as shortcuts are; directions by the place of the key, as the hand finds them.

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Keys on which scripts with many letters print letters, too. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Minus: '-',
  Equal: '=',
};

/** Letters, combining vowels and digits of other scripts than the Latin one. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin}|\p{Script=Common})[\p{L}\p{M}]|^(?![0-9])\p{Nd}/u;

/**
 * The name of a key as in `KeyboardEvent.key`. Letters are upper case with Shift only, whatever Caps Lock says.
 * A key that prints a letter of another script has the name of its place on a QWERTY keyboard.
 */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  const [, placed = SIGNS[code]] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const printed = placed !== undefined && OTHER_SCRIPT.test(key) ? placed : key;
  if (!/^\p{L}$/u.test(printed)) return printed;
  return shiftKey ? printed.toUpperCase() : printed.toLowerCase();
}

/** The names under which a game may know a key: first its place, then what is printed on it. */
export function namesOf(event: Pressed): string[] {
  const isPlace = event.code.startsWith('Key') && !event.shiftKey;
  return isPlace ? [event.code, keyOf(event)] : [keyOf(event)];
}

/**
 * The keys of commands, as the help shows them. Without Ctrl, which may be Command too, letters work with Shift as well,
 * by which they pass a game that uses them.
 */
export const SHORTCUTS = {
  undo: ['U', 'Ctrl+Z'],
  redo: ['R', 'Ctrl+Y', 'Ctrl+Shift+Z'],
  hint: ['H'],
  new: ['N'],
  again: ['T'],
  keys: ['?'],
} as const satisfies Record<string, readonly string[]>;

type Shortcut = keyof typeof SHORTCUTS;

/** The command of a key that the game does not use. */
export function commandOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.altKey) return undefined;
  const key = keyOf(event).toUpperCase();
  const held = event.shiftKey ? 'Ctrl+Shift+' : 'Ctrl+';
  const pressed = event.ctrlKey || event.metaKey ? held + key : key;
  const all = Object.entries<readonly string[]>(SHORTCUTS);
  return all.find(([, keys]) => keys.includes(pressed))?.[0] as Shortcut | undefined;
}

/** True if a key is in a place where players expect a direction. */
export const isDirection = ({ code }: Pressed): boolean => /^Key[WASD]$/.test(code);

/** True if what is pressed goes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])');

/**
 * True if the focused element handles the key: fields handle all, sliders and choices arrows, buttons Enter,
 * and all but sliders Space.
 */
export function ownsKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (isTyping(target) || target.closest('[popover]:popover-open') !== null) return true;
  if (target.matches('input[type="range"]')) return /^(Arrow|Page|Home|End)/.test(key);
  if (target.matches('input[type="radio"]')) return /^Arrow| /.test(key);
  if (target.matches('input[type="checkbox"]')) return key === ' ';
  return target.closest('button, a, summary') !== null && (key === 'Enter' || key === ' ');
}
