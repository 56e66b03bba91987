// Formats all sources in place, Rust and TypeScript, and applies the linter's safe fixes.
import { main, must, runBin } from './lib.mjs';
import { setup } from './setup.mjs';

await main(async () => {
  await setup({ checks: true });
  must('cargo', ['fmt', '--all']);
  process.exitCode = runBin('@biomejs/biome/bin/biome', ['check', '--write']);
});
