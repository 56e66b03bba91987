// Every game plays on its own package, with hints from the package of its searches. Tests with the tag
// `@ships` do the same for the other packages of the studio: proofs, rules by example, PuzzleScript, and
// exported pages.
import { tryGame } from '../../../scripts/browsers/trials.mjs';
import games from '../../../www/pkg/catalogue.json' with { type: 'json' };
import { test } from '../fixtures';

for (const game of games)
  test(`${game.id} plays on its own package`, async ({ page, baseURL }) => {
    await tryGame({ name: 'Chromium', page, quit: () => page.close() }, baseURL ?? '', game);
  });
