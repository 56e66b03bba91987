// The check for physical sides in styles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { physicalSides } from '../../../scripts/check/logical.mjs';

test('finds every physical side with its line number', () => {
  const css = `.a {
  left: 0; margin-right: 4px;
  padding: 0 1px 0 2px;
  inset: 0 auto auto 0;
}
@media (min-width: 1px) {
  .b:not(.c) {
    /* left */
    text-align: left;
    border-top-left-radius: 4px;
    border-radius: 4px 0;
    padding: 0 calc(1px + (2px * 2)) 0 0;
  }
}`;
  assert.deepEqual(
    physicalSides(css).map(({ line, text }) => `${line} ${text.split(':')[0]}`),
    [
      '2 left',
      '2 margin-right',
      '3 padding',
      '4 inset',
      '9 text-align',
      '10 border-top-left-radius',
      '11 border-radius',
      '12 padding',
    ],
  );
});

test('allows symmetric values, logical properties and declarations with a reason', () => {
  const css = `.a {
  --left: 1px;
  inset-inline-start: 0;
  padding: 0 calc(1px + 2px) 4px calc(1px + 2px);
  border-radius: 8px 8px 0 0;
  grid-template-areas: "left right";
  /* physical: where the canvas has it */
  left: 0;
}
.right:hover { text-align: start; }`;
  assert.deepEqual(physicalSides(css), []);
  // A reason excuses one declaration and must not be empty.
  assert.equal(physicalSides('a { /* physical: x */ left: 0; right: 0 }').length, 1);
  assert.equal(physicalSides('a { /* physical: */ left: 0 }').length, 1);
});
