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

test('times of results that differ by hundredths of a second do not look the same', async () => {
  const { exactDuration } = await page('www/ui/words/words.ts');
  const times = [0, 760, 769, 770, 65_320, 3_600_000 + 61_050];
  assert.deepEqual(times.map(exactDuration), [
    '0:00.00',
    '0:00.76',
    '0:00.76',
    '0:00.77',
    '1:05.32',
    '1:01:01.05',
  ]);
});
