// Names of keys and the commands they give, on keyboards of several layouts and scripts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { commandOf, isDirection, keyOf, namesOf } = await page('www/board/input/keys.ts');

/** A key event. @param {string} key @param {string} code @param {Partial<KeyboardEvent>} more */
const pressed = (key, code, more = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test('a letter is named by what is printed on the key, in upper case with Shift only', () => {
  for (const [key, code, shiftKey, name] of /** @type {const} */ ([
    ['z', 'KeyZ', false, 'z'],
    ['Z', 'KeyZ', true, 'Z'],
    // With Caps Lock.
    ['Z', 'KeyZ', false, 'z'],
    ['z', 'KeyZ', true, 'Z'],
    // AZERTY, QWERTZ and Dvorak.
    ['z', 'KeyW', false, 'z'],
    ['z', 'KeyY', false, 'z'],
    ['u', 'KeyF', false, 'u'],
    ['é', 'Digit2', false, 'é'],
    // A keyboard on the screen tells no code.
    ['u', '', false, 'u'],
  ]))
    assert.equal(keyOf(pressed(key, code, { shiftKey })), name, `${key} at ${code}`);
});

test('a key of another script is named by its place', () => {
  for (const [key, code, name] of /** @type {const} */ ([
    ['я', 'KeyZ', 'z'],
    ['Я', 'KeyZ', 'z'],
    ['х', 'BracketLeft', '['],
    ['ю', 'Period', '.'],
    ['ζ', 'KeyZ', 'z'],
    ['ז', 'KeyZ', 'z'],
    ['ئ', 'KeyZ', 'z'],
    // A vowel sign and a digit.
    ['ี', 'KeyU', 'u'],
    ['१', 'Digit1', '1'],
  ]))
    assert.equal(keyOf(pressed(key, code)), name, `${key} at ${code}`);
});

test('what no other script prints keeps its name', () => {
  for (const [key, code] of /** @type {const} */ ([
    ['?', 'Digit7'],
    ['+', 'Equal'],
    ['€', 'KeyE'],
    ['µ', 'Backslash'],
    ['Dead', 'KeyE'],
    ['Enter', 'Enter'],
    ['ArrowLeft', 'Numpad4'],
    [' ', 'Space'],
  ]))
    assert.equal(keyOf(pressed(key, code)), key, `${key} at ${code}`);
});

test('a game is told the place of a key first, so that directions stay under the hand', () => {
  assert.deepEqual(namesOf(pressed('z', 'KeyW')), ['KeyW', 'z']);
  assert.deepEqual(namesOf(pressed('ц', 'KeyW')), ['KeyW', 'w']);
  assert.deepEqual(namesOf(pressed('H', 'KeyH', { shiftKey: true })), ['H']);
  assert.deepEqual(namesOf(pressed('ArrowUp', 'ArrowUp')), ['ArrowUp']);
  assert.ok(isDirection(pressed('z', 'KeyW')) && !isDirection(pressed('w', 'KeyZ')));
});

test('commands are found on every keyboard, in every state of Caps Lock', () => {
  for (const [event, command] of /** @type {const} */ ([
    [pressed('z', 'KeyZ', { ctrlKey: true }), 'undo'],
    [pressed('Z', 'KeyZ', { ctrlKey: true }), 'undo'],
    [pressed('z', 'KeyW', { metaKey: true }), 'undo'],
    [pressed('я', 'KeyZ', { ctrlKey: true }), 'undo'],
    [pressed('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }), 'redo'],
    [pressed('z', 'KeyZ', { ctrlKey: true, shiftKey: true }), 'redo'],
    [pressed('Y', 'KeyY', { ctrlKey: true }), 'redo'],
    [pressed('н', 'KeyY', { ctrlKey: true }), 'redo'],
    [pressed('U', 'KeyU'), 'undo'],
    [pressed('р', 'KeyH'), 'hint'],
    [pressed('H', 'KeyH', { shiftKey: true }), 'hint'],
    [pressed('?', 'Slash', { shiftKey: true }), 'keys'],
    [pressed('z', 'KeyZ', { ctrlKey: true, altKey: true }), undefined],
    [pressed('u', 'KeyU', { ctrlKey: true }), undefined],
  ]))
    assert.equal(commandOf(event), command, JSON.stringify(event));
});
