// Builds that follow one another under an open tab: what that tab has not loaded yet is gone from the host.
import { becomeAnotherBuild } from '../../../../scripts/browsers/another-build.mjs';
import { expect, state } from '../../fixtures';
import { build, kept, test } from '../../host';
import { dialog, moveBy, notice, openGame, pick, press } from '../../page';

for (const [name, serviceWorkers] of [
  ['that keeps its build', 'allow'],
  ['that keeps nothing', 'block'],
] as const) {
  test.describe(`a tab ${name}`, () => {
    test.use({ serviceWorkers });

    test('is notified of two updates when a part is missing, and one press opens the newest build', async ({
      page,
      context,
      guard,
      host,
    }) => {
      // A file that is replaced while it is being sent breaks off.
      guard.allow(/404|ERR_INVALID_HTTP_RESPONSE/);
      await page.goto('./#tilt');
      await moveBy(page, 7);
      const { position } = await state(page);
      if (serviceWorkers === 'allow') await kept(page);

      becomeAnotherBuild(host.folder, 'B');
      if (serviceWorkers === 'allow') {
        // Another window switches to each build, and the worker forgets all but the last two.
        const other = await context.newPage();
        for (const next of ['B', 'C']) {
          if (next === 'C') becomeAnotherBuild(host.folder, next);
          await openGame(other, 'mound');
          await other.reload();
          await expect(other.locator('.news')).toBeVisible();
          await pick(other, 'New version');
          await expect.poll(() => build(other).catch(() => undefined)).toBe(next);
        }
        await other.close();
      } else becomeAnotherBuild(host.folder, 'C');
      expect(await build(page), 'still the first build').toBeUndefined();

      await moveBy(page, 2);
      const later = (await state(page)).position;
      expect(later).not.toBe(position);
      await page.keyboard.press('?');
      await expect(notice(page)).toContainText('older version');
      await expect(dialog(page)).toHaveCount(0);
      await press(notice(page).getByRole('button', { name: 'New version' }));
      await expect.poll(() => build(page).catch(() => undefined)).toBe('C');
      expect((await state(page)).position, 'the game goes on').toBe(later);
      await page.keyboard.press('?');
      await expect(dialog(page)).toBeVisible();
    });
  });
}
