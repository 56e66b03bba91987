// The recorded games of all crates give the same position, figures and hashes in wasm as natively.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { playsOf, shown } from '../../../scripts/lib.mjs';
import { tilery } from '../load.mjs';

/** The 64-bit FNV-1a hash of a text's bytes, in hexadecimal. @param {string} text */
function hash(text) {
  const mask = (1n << 64n) - 1n;
  let h = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) h = ((h ^ BigInt(byte)) * 0x100000001b3n) & mask;
  return h.toString(16).padStart(16, '0');
}

for (const game of tilery.catalogue()) {
  for (const file of playsOf(game.id)) {
    test(shown(file), () => {
      // Positions may be documents with empty lines of their own; a save has none.
      const text = readFileSync(file, 'utf8');
      const end = text.indexOf('\n\n');
      const [save, expected] = [text.slice(0, end), text.slice(end + 2).trimEnd()];
      const session = tilery.Session.load(`${save}\n`);
      assert.equal(session.save(), `${save}\n`);
      const found = [`end ${session.position()}`];
      for (const [name, value] of Object.entries(session.figures())) found.push(`figure ${name} ${value}`);
      for (let n = 1; n <= session.length(); n += 1) {
        session.seek(n);
        found.push(`hash ${n} ${hash(session.position())}`);
      }
      assert.equal(found.join('\n'), expected);
      session.free();
    });
  }
}
