// Faults of a machine are reported in one sentence; tools have the version that the packages need.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { faultIn, faultOfStart } from '../../../scripts/faults.mjs';
import { at, Problem } from '../../../scripts/lib.mjs';
import { lockedVersion } from '../../../scripts/setup.mjs';
import { runStep } from '../../../scripts/steps.mjs';

test('a full disk, no network and a port in use are each told in one sentence', () => {
  for (const [output, told] of /** @type {[string, RegExp][]} */ ([
    ['error: failed to write `target/x.rlib`: No space left on device (os error 28)', /disk is full/],
    ['npm error code ENOSPC\nnpm error syscall write', /disk is full/],
    [
      'warning: spurious network error (3 tries remaining): [6] Could not resolve host: static.crates.io',
      /network/,
    ],
    ['npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN', /network/],
    ['npm error code ECONNREFUSED\nnpm error syscall connect', /network/],
    ['[7] Could not connect to server (Failed to connect to 127.0.0.1 port 9 after 0 ms)', /network/],
    ['[5] Could not resolve proxy name (Could not resolve proxy: proxy.invalid)', /network/],
    [
      'error: could not download file: error sending request for url (https://static.rust-lang.org)',
      /network/,
    ],
    ['Error: listen EADDRINUSE: address already in use :::5173', /port is in use/],
  ])) {
    const sentence = faultIn(output) ?? '';
    assert.match(sentence, told, output);
    assert.doesNotMatch(sentence, /\n/);
  }
  assert.equal(faultIn('error[E0425]: cannot find value `x` in this scope'), undefined);
});

test('a missing tool is named, with where to get it', async () => {
  const missing = Object.assign(new Error('spawn ENOENT'), { code: 'ENOENT' });
  assert.match(faultOfStart('cargo', missing), /^cargo is missing\. .*rustup\.rs/);
  assert.match(faultOfStart('npm', missing), /^npm is missing\. .*nodejs\.org/);
  assert.match(faultOfStart('wasm-pack', missing), /^wasm-pack is missing\. .*npm run setup/);
  await assert.rejects(runStep(['no-such-program-anywhere']), (fault) => {
    assert.ok(fault instanceof Problem);
    assert.match(fault.message, /^no-such-program-anywhere is missing/);
    return true;
  });
});

test('a failed step shows its output, and names a fault of the machine', async () => {
  const failing = (/** @type {string} */ text) =>
    runStep([process.execPath, '-e', `console.error(${JSON.stringify(text)}); process.exitCode = 3`]);
  await assert.rejects(
    failing('a fault of the code'),
    /^Error: a fault of the code\n\n.*failed with exit code 3$/s,
  );
  await assert.rejects(failing('No space left on device'), /The disk is full/);
});

test("wasm-bindgen's tool is of the version of its library", () => {
  const locked = lockedVersion('wasm-bindgen');
  const manifest = readFileSync(at('scripts', 'wasm-bindgen', 'Cargo.toml'), 'utf8');
  assert.match(manifest, new RegExp(`^version = "${locked}"$`, 'm'));
  assert.match(manifest, new RegExp(`^wasm-bindgen-cli-support = "=${locked}"$`, 'm'));
});
