// Texts that people paste, as mails, chats, web pages and phones change them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';

const { asSent } = await page('www/engine/pasted.ts');
const { sourceOf } = await page('www/engine/foreign-games.ts');
const { headOf, pageOf } = await page('www/engine/heads.ts');

const GAMES = tilery.catalogue().map((/** @type {{ id: string }} */ { id }) => id);
const isKnown = (/** @type {string} */ text) =>
  pageOf(text) !== undefined || GAMES.includes(headOf(text).game);

const PROJECT = `tilecode 1
title L’île : un jeu
background ground . grass
sprite player p player

level Premier
map
  .....
  .....
sprites
  p....
  .....

rule press:right
when C +player
do C move:right
`;
const lines = (/** @type {(line: string) => string} */ change) => PROJECT.split('\n').map(change).join('\n');

const CHANGED = {
  'no-break spaces': PROJECT.replaceAll(/^ {2}/gm, '\u00a0\u00a0').replaceAll(
    'sprite player',
    'sprite\u00a0player',
  ),
  tabs: PROJECT.replaceAll(/^ {2}/gm, '\t'),
  'a mail that quotes': `Ann wrote:\n${lines((line) => `> ${line}`)}`,
  'a mail that quotes a quotation': lines((line) => `> > ${line}`),
  'code in Markdown': lines((line) => `    ${line}`),
  'code in Markdown after a sentence': `Try this:\n\n${lines((line) => `    ${line}`)}`,
  'a fence in Markdown': `Try this:\n\`\`\`\n${PROJECT}\`\`\`\nGood luck!`,
  'a fence with a language, quoted': `> \`\`\`text\n${lines((line) => `> ${line}`)}\n> \`\`\``,
  'lines of another system': PROJECT.replaceAll('\n', '\r\n'),
  'a phone’s capital': PROJECT.replace('tilecode', 'Tilecode'),
  'a mark at the beginning': `\ufeff${PROJECT}`,
};

for (const [name, text] of Object.entries(CHANGED)) {
  test(`a project with ${name} is read as what it is`, () => {
    const found = asSent(text, isKnown);
    assert.equal(found.trimEnd(), PROJECT.trimEnd());
    const session = tilery.Session.load(found.trim());
    assert.equal(session.game(), 'tilecode');
    session.free();
  });
}

const PUZZLE = `title Crates

OBJECTS

Background .
black

LEGEND

LEVELS

..
`;
const quotedPuzzle = PUZZLE.split('\n')
  .map((line) => `> ${line}`)
  .join('\n');

for (const [name, text] of Object.entries({
  'a fence in Markdown': `Look:\n\`\`\`\n${PUZZLE}\`\`\`\nBye!`,
  'a fence, quoted': `> \`\`\`\n${quotedPuzzle}\n> \`\`\``,
  'a mail that quotes': `Ann wrote:\n${quotedPuzzle}`,
  'tabs and no-break spaces': PUZZLE.replaceAll(/^(?=.)/gm, '\t\u00a0'),
})) {
  test(`a game of PuzzleScript with ${name} is read as what it is`, () => {
    const found = asSent(text, (/** @type {any} */ one) => sourceOf(one) === 'puzzlescript');
    assert.equal(found.trimEnd(), PUZZLE.trimEnd());
  });
}

test('a game id is read with a capital, quotes and the end of a sentence', () => {
  for (const text of [
    'Tilt:4x4#42',
    '“tilt:4x4#42”',
    'tilt:4x4#42.',
    '«\u00a0Tilt:4x4#42\u00a0».',
    '(`tilt:4x4#42`)!',
    ' tilt:4x4#42\n',
  ])
    assert.equal(asSent(text, isKnown).trim(), 'tilt:4x4#42', text);
});

test('other texts stay as they are', () => {
  for (const text of [
    'Tilt is great, try https://a.example/#mtilt:4x4~pT0lCJLKHKDQbQ',
    '> hello',
    '',
    '    ',
    '```\nx\n```',
    '{"a": 1}',
  ])
    assert.equal(asSent(text, isKnown), text);
  // The words of the author keep their no-break spaces.
  assert.ok(asSent(PROJECT.replace('île :', 'île\u00a0:'), isKnown).includes('île\u00a0:'));
});
