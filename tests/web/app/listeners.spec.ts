// Leaving a screen removes all listeners that it added to the window, the document and other objects that
// outlive it.
import { expect, type Page, ready, test } from '../fixtures';
import { button, closeDialog, pick, press } from '../page';
import { tab } from '../studio-page';

/**
 * Counts, from the first script on, the listeners on objects other than elements: the window, the document,
 * stores, media queries.
 */
function countListeners(): void {
  type Add = typeof EventTarget.prototype.addEventListener;
  const live = new Map<string, number>();
  const count = (what: string, by: number) => live.set(what, (live.get(what) ?? 0) + by);
  const known = new WeakMap<EventTarget, Map<unknown, Set<string>>>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const forget = (target: EventTarget, type: string, listener: unknown) => {
    if (known.get(target)?.get(listener)?.delete(type)) count(`${target.constructor.name} ${type}`, -1);
  };
  const added: Add = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const settings = typeof options === 'object' ? options : {};
    // Listeners on elements and on the events of a board disappear with their screen, and an aborted signal
    // removes its listeners.
    const isOwned =
      target instanceof Element || target instanceof AbortSignal || target.constructor === EventTarget;
    if (!isOwned && settings.once !== true && settings.signal?.aborted !== true) {
      const of = known.get(target) ?? new Map<unknown, Set<string>>();
      known.set(target, of);
      const types = of.get(listener) ?? new Set();
      of.set(listener, types);
      if (!types.has(type)) count(`${target.constructor.name} ${type}`, 1);
      types.add(type);
      if (settings.signal) add.call(settings.signal, 'abort', () => forget(target, type, listener));
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.addEventListener = added;
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    forget(this ?? window, type, listener);
    remove.call(this ?? window, type, listener, options);
  };
  Object.assign(window, { liveListeners: () => Object.fromEntries([...live].filter(([, n]) => n !== 0)) });
}

/** The listeners that are left. Those of a request to the database end with it, and one may be on its way. */
async function listeners(page: Page): Promise<Record<string, number>> {
  const all = await page.evaluate(() =>
    (window as unknown as { liveListeners: () => Record<string, number> }).liveListeners(),
  );
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !/^IDB(?:Request|Transaction) /.test(name)),
  );
}

/** Goes from the home of a project to the list of games. */
async function leave(page: Page): Promise<void> {
  await press(button(page, 'Back'));
  await press(button(page, 'All games'));
}

/**
 * Visits a game with its dialogs and panels, and every tab of the studio, then returns to the list of games.
 */
async function visitAll(page: Page): Promise<void> {
  await press(page.locator('.game').first());
  await pick(page, 'Rules');
  await expect(page.locator('.example-board canvas').first()).toBeVisible();
  await closeDialog(page);
  await press(button(page, 'All games'));
  await press(button(page, 'Open the studio'));
  await press(button(page, 'New game'));
  for (const [name, sight] of [
    ['Map', '.cell-canvas'],
    ['Play', '.watch-line'],
    ['Pictures', '.cell-canvas'],
    ['Rules', '.rule-card'],
    ['Play', '.watch-line'],
    ['Home', '.hero'],
  ] as const) {
    await press(tab(page, name));
    await expect(page.locator(sight).first()).toBeVisible();
  }
}

test('no screen leaves a listener behind', async ({ page }) => {
  await page.addInitScript(countListeners);
  await page.goto('./#tilt');
  await ready(page);
  await press(button(page, 'All games'));
  await visitAll(page);
  await leave(page);
  const before = await listeners(page);
  expect(Object.values(before).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(5);
  for (let round = 0; round < 2; round += 1) {
    await visitAll(page);
    await leave(page);
  }
  expect(await listeners(page)).toEqual(before);
});
