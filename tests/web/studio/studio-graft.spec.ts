// Parts of a game are taken to another one, with the kinds that they name.
import { expect, hand, test } from '../fixtures';
import { button, press } from '../page';
import { cellAt, drag, goTo, keptText, openCopy, tab } from '../studio-page';

test('a rule and a piece of a map are taken to another game with what they name, and one undo takes each back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCopy(page, 'Crates');
  await press(tab(page, 'Map'));
  await press(
    page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Select', exact: true }),
  );
  await drag(page, [1, 1], [3, 3]);
  await press(button(page, 'Copy'));
  await goTo(page, 'Rules');
  await press(button(page, 'More for rule 2'));
  await press(button(page, 'Copy for another game'));
  while (!(await button(page, 'New game').isVisible())) await press(button(page, 'Back'));
  await press(button(page, 'New game'));
  await goTo(page, 'Rules');
  await press(button(page, 'Paste a rule'));
  await expect(page.getByText('Came along into this project: crate.')).toBeVisible();
  await expect.poll(() => keptText(page)).toMatch(/sprite crate c crate[\s\S]*when C \+crate\n/);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect.poll(() => keptText(page)).not.toContain('crate');
  await press(tab(page, 'Map'));
  // The tool is still chosen.
  await drag(page, [2, 2], [3, 3]);
  await press(button(page, 'Paste'));
  await hand.tap(page, await cellAt(page, 2, 2));
  await expect(page.getByText(/^Came along into this project: /)).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('sprite crate');
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect.poll(() => keptText(page)).not.toContain('crate');
});
