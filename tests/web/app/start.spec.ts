// The page that `npm start` serves: every game, hints and the studio, with one package for all of them.
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'vite';
import { tryGame } from '../../../scripts/browsers/trials.mjs';
import { at } from '../../../scripts/lib.mjs';
import games from '../../../www/pkg/catalogue.json' with { type: 'json' };
import { expect, test } from '../fixtures';

test('the development server plays every game with one package', { tag: '@desktop' }, async ({
  page,
  guard,
}) => {
  test.slow();
  // The same configuration on a free port, without watching files.
  const server = await createServer({
    configFile: at('vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  const { port } = (server.httpServer as Server).address() as AddressInfo;
  guard.allow(/request to another origin/);
  const packages = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.wasm')) packages.add(pathname);
  });
  const driver = { name: 'Chromium', page, quit: () => page.close() };
  try {
    // The studio comes first. After a game, the page opens with that game instead of the home.
    for (const game of games.toReversed())
      await test.step(game.id, () => tryGame(driver, `http://127.0.0.1:${port}/`, game));
    await page.goto('about:blank');
  } finally {
    await server.close();
  }
  expect([...packages]).toEqual(['/www/pkg/tilery_bg.wasm']);
});
