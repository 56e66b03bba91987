// Runs the benchmarks: the native ones (criterion, crates/bench), then the files of tests/bench, each of
// which prints a table. They find a wasm package with the feature `bench` in the folder BENCH_PACKAGE.
//
//   npm run bench                    everything
//   npm run bench -- tilt            only those whose names contain "tilt"
import { basename } from 'node:path';
import { at, filesUnder, main, must, run, shown, toolEnv } from './lib.mjs';
import { setup } from './setup.mjs';
import { buildBenchWasm, buildWasm } from './wasm.mjs';

/** Short runs of a few seconds, with figures accurate to a few percent. */
const CRITERION = ['--warm-up-time', '0.5', '--measurement-time', '2', '--sample-size', '20', '--noplot'];

await main(async () => {
  const filter = process.argv[2] ?? '';
  await setup();
  const natives = filesUnder(at('crates', 'bench', 'benches')).filter((file) =>
    basename(file).includes(filter),
  );
  const scripts = filesUnder(at('tests', 'bench')).filter(
    (file) => file.endsWith('.bench.mjs') && basename(file).includes(filter),
  );
  if (natives.length + scripts.length === 0) {
    console.log(
      `no benchmarks${filter && ` named ${filter}`}: they are crates/bench/benches/*.rs and tests/bench/*.bench.mjs`,
    );
    return;
  }
  for (const file of natives) {
    const name = basename(file, '.rs');
    console.log(`\n── ${name}, native`);
    must('cargo', ['bench', '-p', 'tilery-bench', '--bench', name, '--', ...CRITERION]);
  }
  if (scripts.length === 0) return;
  await buildWasm();
  const folder = await buildBenchWasm();
  const env = { ...toolEnv(), ...(folder === undefined ? {} : { BENCH_PACKAGE: folder }) };
  for (const file of scripts) {
    console.log(`\n── ${shown(file)}`);
    if (run(process.execPath, [file], { env }) !== 0) process.exitCode = 1;
  }
});
