import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { numbersIn } = await page('www/locales/numbers.ts');

test('numbers are formatted by language with a cached formatter', () => {
  assert.equal(numbersIn('en').format(12345), '12,345');
  assert.equal(numbersIn('fr').format(12345).replace(/\s/g, ' '), '12 345');
  assert.equal(numbersIn('en', { signDisplay: 'exceptZero' }).format(8), '+8');
  assert.equal(numbersIn('en', { style: 'percent' }).format(0.5), '50%');
  assert.equal(numbersIn('fr'), numbersIn('fr'));
  assert.equal(
    numbersIn('en', { signDisplay: 'exceptZero' }),
    numbersIn('en', { signDisplay: 'exceptZero' }),
  );
  assert.notEqual(numbersIn('en'), numbersIn('en', { style: 'percent' }));
});
