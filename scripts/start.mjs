// Serves the page for playing and for working on it: the browser follows every change of TypeScript and CSS,
// and of Rust after the package is rebuilt. Also reachable from the local network, so that a phone can open
// it.
//
// A single package with less optimisation serves all games; `npm run build` builds what ships.
import { existsSync } from 'node:fs';
import { at, main, runAside, shown } from './lib.mjs';
import { compileAhead } from './pack.mjs';
import { buildPlayer } from './player.mjs';
import { setup } from './setup.mjs';
import { step } from './steps.mjs';
import { buildAll, PACKAGE } from './wasm.mjs';

/** Serves the page until it is stopped, and rebuilds the package after each change of Rust. */
async function serve() {
  // Vite is available after setup only.
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: at('vite.config.ts'), server: { host: true } });
  await server.listen();
  server.printUrls();
  console.log(
    '\n  Open one of these addresses to play. The page follows every change in www/ at once, in crates/ within seconds.' +
      '\n  `npm test -- quick` says in a minute whether all is well; Ctrl+C ends.\n',
  );
  server.watcher.add(at('crates'));
  let isBuilding = false;
  let isAgain = false;
  const rebuild = async () => {
    if (isBuilding) {
      isAgain = true;
      return;
    }
    isBuilding = true;
    do {
      isAgain = false;
      const command = /** @type {const} */ ([process.execPath, at('scripts', 'wasm.mjs'), '--quick']);
      const { fault } = await runAside([...command], { isShown: true });
      if (fault === undefined && !isAgain) {
        await buildPlayer({ isQuick: true });
        server.ws.send({ type: 'full-reload' });
      }
    } while (isAgain);
    isBuilding = false;
  };
  server.watcher.on('change', (path) => {
    if (!/\.rs$|Cargo\.toml$/.test(path)) return;
    server.config.logger.info(`${shown(path)} changed: building the package`, { timestamp: true });
    void rebuild();
  });
}

await main(async () => {
  const isFirst = !existsSync(`${PACKAGE}/.stamp`);
  if (isFirst)
    console.log(
      'The first start fetches and builds all there is, which takes minutes; later ones take seconds.',
    );
  await setup(isFirst ? { aside: () => step('games', 'compiling, once', compileAhead) } : {});
  await buildAll({ isQuick: true });
  await buildPlayer({ isQuick: true });
  await serve();
});
