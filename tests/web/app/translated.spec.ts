// A page that the browser translates. Its translator puts elements in place of text nodes, and the page must go
// on to change its texts: whatever is done, a translated page shows the same as another one. This translator
// changes no word, so that the two can be compared.
import { expect, type Page, test } from '../fixtures';
import { button, dialog, openText, pick, press, unfold } from '../page';
import { goTo, tab } from '../studio-page';

/** Replaces each text node, as Chrome's translator does, and each one that is added or changed later. */
function translate(): void {
  const visit = (node: Node) => {
    const parent = node.parentElement;
    if (parent?.closest('script, style, textarea, svg, font, [translate="no"]')) return;
    if (node instanceof Text) {
      if (node.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
      return;
    }
    for (const child of [...node.childNodes]) visit(child);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) if (node.isConnected) visit(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The text that a person reads, in the open dialog or on the page. */
const read = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    return shown.innerText.split(/\s+/).join(' ');
  });

/** Steps through the screens. Each changes texts in place. */
const STEPS: Record<string, (page: Page) => Promise<void>> = {
  'a game': (page) => openText(page, 'tilt:3x3@0,0,0/0,2,0/0,0,0'),
  'a move': (page) => page.keyboard.press('ArrowLeft'),
  'two more': async (page) => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
  },
  'a move taken back': (page) => page.keyboard.press('u'),
  'what is shared': (page) => pick(page, 'Share'),
  'the whole game instead': async (page) => {
    await unfold(page);
    await press(dialog(page).getByRole('radio', { name: 'Game', exact: true }));
  },
  'the position instead': (page) => press(dialog(page).getByText('Position', { exact: true })),
  'the settings': async (page) => {
    await page.keyboard.press('Escape');
    await pick(page, 'Settings');
  },
  'another language': async (page) => {
    await dialog(page).getByRole('combobox').first().selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  },
  'the game in it': (page) => page.keyboard.press('Escape'),
  'the language before': async (page) => {
    await pick(page, 'Réglages');
    await dialog(page).getByRole('combobox').first().selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
  },
  'a project of the studio': async (page) => {
    await press(button(page, 'All games'));
    await press(button(page, 'Open the studio'));
    await press(button(page, 'Crates: open a copy'));
    await expect(tab(page, 'Home')).toBeVisible();
  },
  'its map': async (page) => {
    await press(tab(page, 'Map'));
    await expect(page.locator('.map-editor')).toBeVisible();
  },
  'its rules': (page) => goTo(page, 'Rules'),
  'its pictures': (page) => press(tab(page, 'Pictures')),
  'its play': (page) => press(tab(page, 'Play')),
  'a round of it': (page) => page.keyboard.press('ArrowDown'),
  'its home': (page) => press(tab(page, 'Home')),
};

test('a page that the browser translates shows what any other page does', { tag: '@desktop' }, async ({
  page,
  stranger,
}) => {
  test.slow();
  await page.addInitScript(translate);
  for (const [name, step] of Object.entries(STEPS)) {
    await test.step(name, async () => {
      await step(stranger);
      await step(page);
      await expect(async () => expect(await read(page)).toBe(await read(stranger))).toPass();
    });
  }
  expect(await page.locator('font').count(), 'the page is translated').toBeGreaterThan(5);
});
