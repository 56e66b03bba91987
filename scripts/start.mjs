// Serves the page for playing and for working on it: the browser follows every change of TypeScript and CSS, and of
// Rust after the package is rebuilt. Also reachable from the local network, so that a phone can open it.
import { spawn } from 'node:child_process';
import { at, main, shown } from './lib.mjs';
import { buildPlayer } from './player.mjs';
import { setup } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

await main(async () => {
  setup();
  buildWasm();
  buildPlayer();
  // Vite is there only once setup has run.
  const { createServer } = await import('vite');
  const server = await createServer({ configFile: at('vite.config.ts'), server: { host: true } });
  await server.listen();
  server.printUrls();
  server.watcher.add(at('crates'));
  let building = false;
  let again = false;
  const rebuild = () => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    again = false;
    spawn(process.execPath, [at('scripts', 'wasm.mjs')], { stdio: 'inherit' }).on('exit', (code) => {
      building = false;
      if (again) rebuild();
      else if (code === 0) server.ws.send({ type: 'full-reload' });
    });
  };
  server.watcher.on('change', (path) => {
    if (!/\.rs$|Cargo\.toml$/.test(path)) return;
    server.config.logger.info(`${shown(path)} changed: building the wasm package`, { timestamp: true });
    rebuild();
  });
});
