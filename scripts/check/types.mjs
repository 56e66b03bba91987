// Checks the types of the page, of scripts and tests, and of the service worker.
import { isMain, main, runBin } from '../lib.mjs';

const PROJECTS = ['tsconfig.json', 'tests/tsconfig.json', 'www/offline/tsconfig.json'];

if (isMain(import.meta.url)) {
  await main(() => {
    const codes = PROJECTS.map((project) => runBin('typescript/bin/tsc', ['--noEmit', '-p', project]));
    process.exitCode = codes.find((code) => code !== 0) ?? 0;
  });
}
