// Acts on an open page, for browser tests, pictures and benchmarks.

/** @typedef {import('@playwright/test').Page} Page */

/** Waits until a game is on the page. @param {Page} page */
export const ready = (page) =>
  page.waitForFunction(() => /** @type {any} */ (window).tilery?.session !== undefined);

/**
 * Asks a page, again and again if the page loads anew before it has answered.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function acrossReloads(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('context was destroyed'))) throw error;
    }
  }
}

/**
 * Waits until the history has caught up with the dialogs that were closed, also while a test has stopped the
 * page's clock.
 * @param {Page} page
 */
export const arrived = (page) =>
  acrossReloads(() =>
    page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const nextTask = () =>
        new Promise((done) => {
          port1.onmessage = done;
          port2.postMessage(null);
        });
      // A dialog closed in the current task is reported one task later.
      do await nextTask();
      while (/** @type {any} */ (window).tilery?.isOnItsWay);
      port1.close();
    }),
  );

/**
 * Follows a link on an open page. Waits first for closed dialogs to go back in the history, which would undo
 * the link. No person is quick enough for that.
 * @param {Page} page @param {string} fragment
 */
export async function follow(page, fragment) {
  await arrived(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

/**
 * Waits until the page has painted its latest state. The effect of a press is visible then, if it has any.
 * @param {Page} page
 */
export const painted = (page) =>
  page.evaluate(
    () =>
      /** @type {Promise<void>} */ (
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
      ),
  );

/**
 * The box of a cell of a board's grid. Cells move with the picture, which is drawn a frame after its canvas
 * gets another size.
 * @param {import('@playwright/test').Locator} cell
 */
export async function cellBox(cell) {
  await painted(cell.page());
  const box = await cell.boundingBox();
  if (box === null) throw new Error(`${cell} has no bounding box`);
  return box;
}

/** The fragment of a link to a deal, a position or a save. @param {string} text */
export const linkTo = (text) => `#t${encodeURIComponent(text)}`;

/** Plays moves through the session. @param {Page} page @param {string[]} moves */
export async function play(page, ...moves) {
  await ready(page);
  await page.evaluate((all) => {
    const { tilery } = /** @type {any} */ (window);
    for (const move of all) tilery.play.perform('page', (/** @type {any} */ session) => session.play(move));
  }, moves);
}

/**
 * Plays legal moves through the session, taking turns among the first `among`; fewer if the game ends before.
 * @param {Page} page
 * @param {number} count
 */
export async function moveBy(page, count, among = Number.POSITIVE_INFINITY) {
  await ready(page);
  await page.evaluate(
    ([most, turns]) => {
      const { session, play } = /** @type {any} */ (window).tilery;
      for (let made = 0; made < most; made += 1) {
        const legal = session.legal();
        if (legal.length === 0) break;
        const move = legal[(made % turns) % legal.length];
        play.perform('page', (/** @type {any} */ here) => here.play(move));
      }
      // The game is saved after the move has been painted.
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    /** @type {const} */ ([count, among]),
  );
}
