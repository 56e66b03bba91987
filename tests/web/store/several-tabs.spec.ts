// Three tabs that write in the same millisecond, each in its own process: nothing is lost or counted twice.
// The pages contain only the page's store, so that hundreds of writes take a second.
import type { BrowserContext, Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { at } from '../../../scripts/lib.mjs';
import { soon } from '../chaos';
import { expect, test } from '../fixtures';

let script: Promise<string> | undefined;

/** Bundles the store as one script. */
async function bundle(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    root: at(),
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      target: 'esnext',
      lib: { entry: at('tests', 'web', 'tab.ts'), formats: ['es'], fileName: 'tab' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput[];
  return built?.output[0].code ?? '';
}

/** Opens tabs that contain only a store. `lag` is the delay of storage events in milliseconds. */
async function openTabs(context: BrowserContext, count: number, lag = 0): Promise<Page[]> {
  script ??= bundle();
  const code = await script;
  const page =
    '<!doctype html><link rel="icon" href="data:,"><title>tab</title><script type="module" src="tab.js"></script>';
  await context.route('**/tab/', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  await context.route('**/tab/tab.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  const pages: Page[] = [];
  for (let n = 0; n < count; n += 1) {
    const tab = await context.newPage();
    await tab.addInitScript((ms) => {
      if (ms === 0) return;
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (type: string, run: unknown, ...rest: unknown[]) => {
        // clock: events may come as late as they like
        const later = (event: Event) => setTimeout(() => (run as (event: Event) => void)(event), ms);
        listen(type, (type === 'storage' ? later : run) as EventListener, ...(rest as []));
      };
    }, lag);
    await tab.goto('./tab/');
    await tab.waitForFunction(() => window.tab !== undefined);
    pages.push(tab);
  }
  return pages;
}

/** Makes all tabs write `count` items of each kind, each in the same millisecond as the others. */
async function keepAtOnce(pages: readonly Page[], count: number): Promise<void> {
  const start = soon(300);
  await Promise.all(
    pages.map((page, tab) =>
      page.evaluate(
        async ({ tab, count, start }) => {
          const { store, addDays, addStars, reach } = window.tab;
          const table = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' } as const;
          for (let n = 0; n < count; n += 1) {
            const due = start + 8 * n;
            await reach(due);
            const number = tab * count + n;
            const run = `run${number}`;
            const facts = { best: number, moves: 1 };
            store.count('tilt', run, { won: n % 2 === 0, clock: 10, facts, time: due, table: '4x4' });
            addStars(store.area, 'tilt', { [number.toString(16).padStart(8, '0')]: 1 + (n % 3) });
            const day = new Date(Date.UTC(2026, 0, 1 + number))
              .toISOString()
              .slice(0, 10)
              .replaceAll('-', '');
            const deal = { run, state: 'won', late: 0, worth: n, stars: 0 } as const;
            addDays(store.area, 'tilt', { [day]: { deal } });
            const row = { score: number, moves: 1, date: '2026-11-01', undone: false, hinted: false };
            store.tables.enter(table, { ...row, id: `tilt:4x4#${number}`, replay: run });
          }
        },
        { tab, count, start },
      ),
    ),
  );
}

/** The items that a tab finds once everything is written. */
const foundIn = (page: Page) =>
  page.evaluate(async () => {
    const { store, daysOf, starsOn } = window.tab;
    await store.settled();
    const kinds = [
      { id: 'moves', kind: 'sum' },
      { id: 'best', kind: 'best' },
    ] as const;
    const { '4x4': [tally] = [] } = await store.tallies('tilt', kinds);
    const table = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' } as const;
    return {
      games: tally?.games,
      won: tally?.won,
      numbers: tally?.numbers,
      stars: Object.keys(starsOn(store.area, 'tilt')).length,
      days: Object.keys(daysOf(store.area, 'tilt')).length,
      scores: store.tables.rows(table).map(({ score }) => score),
      waiting: store.area.keys('row.').length,
    };
  });

test('three tabs that move in one game at the same moment keep all lines', { tag: '@desktop' }, async ({
  context,
}) => {
  const ROUNDS = 8;
  const pages = await openTabs(context, 3);
  const start = soon(300);
  const written = await Promise.all(
    pages.map((page, tab) =>
      page.evaluate(
        async ({ tab, start, rounds }) => {
          const { store, running, reach } = window.tab;
          const saves: string[] = [];
          for (let n = 0; n < rounds; n += 1) {
            const save = `tilery 1\nid tilt:4x4#1\nat 2\nup\n${['down', 'left', 'right'][tab]}\n`;
            const run = running({ save, run: `round${n}`, time: n });
            await reach(start + 100 * n);
            if (run === undefined) continue;
            store.setRunning('tilt', run);
            saves.push(`round${n} ${save}`);
          }
          return saves;
        },
        { tab, start, rounds: ROUNDS },
      ),
    ),
  );
  const kept = () =>
    pages[0]?.evaluate(async () => {
      const { store } = window.tab;
      await store.settled();
      const left = await (await store.depot()).runs('tilt', Number.POSITIVE_INFINITY, 99);
      const all = [...left, store.running('tilt')].filter((run) => run !== undefined);
      // A line that differs has its own name, and names the run that it branched from.
      return [...new Set(all.map(({ run, parent, save }) => `${parent?.run ?? run} ${save}`))].sort();
    });
  await expect.poll(kept).toEqual(written.flat().sort());
});

test('three tabs that save one project at the same moment lose no state of it', {
  tag: '@desktop',
}, async ({ context }) => {
  const ids = Array.from({ length: 20 }, (_, n) => `project${n}`);
  const pages = await openTabs(context, 3);
  await pages[0]?.evaluate(async (ids) => {
    const { store, Projects } = window.tab;
    const projects = await Projects.load(store);
    for (const id of ids) projects.add('Start', 'at first', id);
    await store.settled();
  }, ids);
  const start = soon(1000);
  await Promise.all(
    pages.map((page, tab) =>
      page.evaluate(
        async ({ tab, start, ids }) => {
          const { store, Projects, reach } = window.tab;
          const projects = await Projects.load(store);
          for (const id of ids) await projects.open(id);
          for (const [n, id] of ids.entries()) {
            await reach(start + 30 * n);
            projects.save(id, `${tab}`, `of tab ${tab}`, `edits of ${tab}`);
          }
        },
        { tab, start, ids },
      ),
    ),
  );
  const kept = () =>
    pages[0]?.evaluate(async (ids) => {
      const { store } = window.tab;
      await store.settled();
      const depot = await store.depot();
      const texts: (string | undefined)[][] = [];
      for (const id of ids) {
        const { project, versions = [], edits } = await depot.project(id);
        const all = [project?.text, ...versions.map(({ text }) => text)].sort();
        texts.push(edits === `edits of ${project?.title}` ? all : [edits]);
      }
      return texts;
    }, ids);
  const all = ['at first', 'of tab 0', 'of tab 1', 'of tab 2'];
  await expect.poll(kept).toEqual(ids.map(() => all));
});

for (const lag of [0, 400]) {
  const when = lag === 0 ? '' : ', though they hear of each other late';
  test(`three tabs lose no game, star, day or best score written at the same moment${when}`, {
    tag: '@desktop',
  }, async ({ context }) => {
    const pages = await openTabs(context, 3, lag);
    await keepAtOnce(pages, 50);
    const all = {
      games: 150,
      won: 75,
      numbers: { moves: 150, best: 149 },
      stars: 150,
      days: 150,
      scores: [149, 148, 147, 146, 145, 144, 143, 142],
      waiting: 0,
    };
    for (const page of pages) await expect.poll(() => foundIn(page)).toEqual(all);
    // A new visit, which starts with the stored data, finds them too.
    const [visit] = await openTabs(context, 1);
    if (visit !== undefined) await expect.poll(() => foundIn(visit)).toEqual(all);
  });
}
