// The page starts: everything is loaded, and nothing is logged.
import { expect, test } from '../fixtures';

test.use({ serviceWorkers: 'allow' });

test('the page opens without errors', { tag: '@quick' }, async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Tilery/);
  await page.waitForLoadState('networkidle');
});
