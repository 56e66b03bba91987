// The page's buttons as a person finds them, pressed by the hand that the test uses.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { at } from '../../scripts/lib.mjs';
import { expect, type Hand, type Page, state } from './fixtures';

const DIRECTIONS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;

interface Listed {
  id: string;
  presets: { params: string }[];
  edits: string | null;
}

/** A deal of each game of the catalogue: those given, and for the others the first one of what they offer first. */
export function eachGame(own: Readonly<Record<string, string>> = {}): string[] {
  const catalogue: Listed[] = JSON.parse(readFileSync(at('www', 'pkg', 'catalogue.json'), 'utf8'));
  return catalogue
    .filter(({ edits }) => edits === null)
    .map(({ id, presets }) => `${id}:${own[id] ?? `${presets[0]?.params}#1`}`);
}

/** Opens the page with a game id, a position or a save in its address. */
export async function openText(page: Page, text: string): Promise<void> {
  await page.goto(`./#t${encodeURIComponent(text)}`);
  // An address that differs in its fragment only does not load the page again.
  await expect.poll(() => new URL(page.url()).hash, 'the address is cleaned').toBe('');
  await state(page);
}

/** Presses something with the hand. */
export async function press(page: Page, hand: Hand, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await target.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be pressed is nowhere');
  await hand.tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** The data of everything that the browser keeps under keys that begin so, in storage and in the database. */
export async function kept(page: Page, start: string): Promise<unknown[]> {
  const texts = await page.evaluate(async (begin) => {
    const all = new Map<string, string>();
    const databases = await indexedDB.databases();
    if (databases.some(({ name }) => name === 'tilery')) {
      const base = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open('tilery');
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      const rows = await new Promise<{ run: string; text: string }[]>((done) => {
        const request = base.transaction('runs').objectStore('runs').getAll();
        request.onsuccess = () => done(request.result);
      });
      base.close();
      // Runs that were left lie there under their bare names.
      for (const { run, text } of rows) all.set(run.includes('.') ? run : `left.${run}`, text);
    }
    for (const [key, text] of Object.entries({ ...localStorage })) all.set(key.replace('tilery.', ''), text);
    return [...all].filter(([key]) => key.startsWith(begin)).map(([, text]) => text);
  }, start);
  return texts.map((text) => JSON.parse(text).data);
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Picks a line of the menu. */
export async function pick(page: Page, hand: Hand, name: string): Promise<void> {
  await press(page, hand, button(page, 'Menu'));
  await press(
    page,
    hand,
    page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name, exact: true }),
  );
}

export const dialog = (page: Page) => page.getByRole('dialog');

export async function closeDialog(page: Page, hand: Hand): Promise<void> {
  await press(page, hand, dialog(page).getByRole('button', { name: 'Close' }));
  await expect(dialog(page)).toHaveCount(0);
}

/** A figure in the bar, as it is written there. */
export const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] dd`);

/** Waits until the mirrors of boards tell what is there now: they are brought up to date a moment after each change. */
export const mirrored = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[role="grid"][data-late]') === null);

/** Waits until the board on the screen is the one that is played on: before that, whatever is pressed only ends the film. */
export const seen = (page: Page) => page.waitForFunction(() => window.tilery?.view?.waits === false);

/** Waits until the page has painted what it has been told: what comes of a press is there then, or nothing does. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Lets so many milliseconds pass on the page, with all its timers and frames, at once. Its test began with `page.clock.install()`. */
export const later = (page: Page, ms: number) => page.clock.runFor(ms);

/** Whether something comes about within so many milliseconds; where both are right. */
export const within = (ms: number, holds: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(holds, { timeout: ms, intervals: [15] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** What the cells of a board say. */
export const labelsOf = async (board: Locator) => {
  await mirrored(board.page());
  return board
    .getByRole('gridcell')
    .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? cell.textContent ?? ''));
};

/** What the cells of the board say, row by row. */
export const cells = (page: Page) => labelsOf(page.locator('.board'));

/** Swipes over the middle of the board. */
export async function tilt(page: Page, hand: Hand, direction: keyof typeof DIRECTIONS): Promise<void> {
  const box = await page.locator('.board canvas').boundingBox();
  if (box === null) throw new Error('there is no board');
  const [dx, dy] = DIRECTIONS[direction];
  const from = { x: box.x + box.width / 2 - dx * 50, y: box.y + box.height / 2 - dy * 50 };
  await hand.swipe(page, from, { x: from.x + dx * 100, y: from.y + dy * 100 }, { ms: 40, steps: 4 });
}

/** Makes legal moves by `move` until the game is over, or so many have been made. Returns how many. */
export async function playOn(
  page: Page,
  move: (direction: keyof typeof DIRECTIONS) => Promise<void>,
  most = 200,
): Promise<number> {
  for (let made = 0; made < most; made += 1) {
    const { legal, moves } = await state(page);
    const next = legal[made % Math.max(1, legal.length)];
    if (next === undefined) return made;
    await move(next as keyof typeof DIRECTIONS);
    await expect
      .poll(async () => (await state(page)).moves.length, { intervals: [20] })
      .toBe(moves.length + 1);
  }
  return most;
}

/** Makes moves without a hand, where the test is about something else; fewer when the game is over before. */
export async function moveBy(page: Page, count: number): Promise<void> {
  await state(page);
  await page.evaluate((most) => {
    interface Board {
      legal(): string[];
      play(move: string): unknown;
    }
    const { session, view } = window.tilery as unknown as {
      session: Board;
      view: { changed(update: unknown): void };
    };
    for (let made = 0; made < most; made += 1) {
      const legal = session.legal();
      const next = legal[made % Math.max(1, legal.length)];
      if (next === undefined) break;
      view.changed(session.play(next));
    }
    // The game is kept once the move has been painted.
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, count);
}

/** What the rules advise in the game on a page: its own package shows boards and has no search. */
export async function hintOn(page: Page, ms: number): Promise<{ move: string; line: string[] } | undefined> {
  const save = await page.evaluate(() => window.tilery?.session?.save() ?? '');
  const folder = at('www', 'pkg');
  const { initSync, Session } = await import(pathToFileURL(join(folder, 'tilery.js')).href);
  initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
  const session = Session.load(save);
  const hint = session.hint(ms);
  session.free();
  return hint;
}

/**
 * Has what is drawn from now on square corners: how much a corner covers of a pixel depends a little on how much else is drawn with it, and
 * pictures of the same board are the same only without that.
 */
export const squareCorners = (page: Page) =>
  page.addInitScript(() => {
    for (const { prototype } of [CanvasRenderingContext2D, Path2D])
      Object.assign(prototype, { arcTo: prototype.lineTo, roundRect: prototype.rect });
  });
