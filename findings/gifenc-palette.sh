#!/usr/bin/env bash
# gifenc 1.0.3: `applyPalette` does not map a pixel to the nearest colour of the palette, not even to an equal
# one. It looks pixels up by their RGB565 cell, and the first pixel of a cell decides for all others: two colours
# that are both in the palette become one, and which one depends on the order of the pixels.
#
#   findings/gifenc-palette.sh
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund gifenc@1.0.3
cat >try.cjs <<'JS'
const { applyPalette } = require('gifenc');
const { version } = require('gifenc/package.json');
const palette = [[97, 96, 97], [103, 96, 103]];
const indices = (...order) =>
  [...applyPalette(new Uint8ClampedArray(order.flatMap((n) => [...palette[n], 255])), palette)];
const seen = `${indices(0, 1)} and ${indices(1, 0)}`;
console.log(`gifenc ${version}: two pixels with the colours 0 and 1 of the palette get the indices ${indices(0, 1)};`);
console.log(`in the other order, ${indices(1, 0)}. Expected: 0,1 and 1,0.`);
if (seen !== '0,0 and 1,1') {
  console.error(`The behaviour has changed: ${seen}.`);
  process.exit(1);
}
JS
node try.cjs
