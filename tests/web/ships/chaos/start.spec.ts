// Hosts and browsers on which the page's own script does not run: the document says why, in the visitor's
// language, and heals what can be healed.
import { pathToFileURL } from 'node:url';
import { serve } from '../../../../scripts/browsers/serve.mjs';
import { at } from '../../../../scripts/lib.mjs';
import { askUntil } from '../../chaos';
import { expect, type Page, state, test } from '../../fixtures';
import { button, dialog, later, notice, press } from '../../page';

test.beforeEach(({ guard }) => guard.allow(/./));

const OWN = /\/assets\/index-[^/]+\.js$/;

const fault = (page: Page) => page.getByRole('main').getByRole('paragraph');

type Answer = Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0];

/** Answers of a host instead of the page's script, and what the document says. */
const HOSTS: Record<string, { answer: Answer; says: RegExp }> = {
  'lacks the script': { answer: { status: 404, body: 'nothing here' }, says: /missing: index-\S+\.js\.$/ },
  'answers with a page': {
    answer: { contentType: 'text/html', body: '<html>Log in</html>' },
    says: /missing: index-\S+\.js\.$/,
  },
  'answers with a page that it calls a script': {
    answer: { contentType: 'text/javascript', body: '<html>Log in</html>' },
    says: /missing: index-\S+\.js\.$/,
  },
  'sends a type that browsers refuse': {
    answer: { contentType: 'text/plain', headers: { 'X-Content-Type-Options': 'nosniff' }, body: ';' },
    says: /missing: index-\S+\.js\.$/,
  },
  'sends a syntax that this browser does not know': {
    answer: { contentType: 'text/javascript', body: 'let a = 1 |> b;' },
    says: /too old\. It lacks: .*Unexpected token/,
  },
};

for (const [name, { answer, says }] of Object.entries(HOSTS)) {
  test(`a host that ${name} is explained, and a reload opens the page once it is right`, async ({ page }) => {
    await page.route(OWN, (route) => route.fulfill(answer));
    await page.goto('./');
    await expect(fault(page)).toHaveText(says);
    await page.unrouteAll();
    await press(button(page, 'Reload'));
    await expect(page.locator('.game').first()).toBeVisible();
  });
}

test('a missing file is named once, although a script and links ask for it', async ({ page }) => {
  await page.route(/\/assets\/page-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await expect(fault(page)).toHaveText(/missing: page-[^\s,]+\.js\.$/);
});

test('a browser without a feature that the page needs is told which', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.route(OWN, (route) => route.fulfill({ contentType: 'text/javascript', body: '[].toSorted();' }));
  await page.goto('./');
  await expect(fault(page)).toHaveText('This browser is too old. It lacks: toSorted.');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a page from the disk says that it needs a server, whatever its address asks for', async ({
    page,
  }) => {
    await page.goto(`${pathToFileURL(at('dist', 'index.html')).href}#tilt`);
    await expect(fault(page)).toContainText('a besoin d’un serveur web');
    await expect(page.locator('main')).toHaveAttribute('lang', 'fr');
  });
});

test('a host that says nothing is reported after five seconds, and the page opens once it answers', async ({
  page,
}) => {
  await page.clock.install();
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  const asked = page.waitForRequest(OWN);
  await page.route(OWN, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await asked;
  await later(page, 5000);
  await expect(fault(page)).toHaveText('Some files have not arrived yet.');
  answer();
  await expect(page.locator('.game').first()).toBeVisible();
});

test('a host whose policy forbids WebAssembly is named as such, with what it must allow', async ({
  page,
}) => {
  // A usual policy: scripts in documents are forbidden, too.
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'Content-Security-Policy': "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto('./');
  await press(page.locator('.game').filter({ hasText: 'Tilt' }));
  await expect(notice(page)).toContainText("must allow script-src 'wasm-unsafe-eval'");
  await page.goto('about:blank');
  await page.goto('./#tilt');
  await expect(fault(page)).toHaveText(
    "The host’s Content-Security-Policy must allow script-src 'wasm-unsafe-eval'.",
  );
});

/** Wrong answers that the browser may keep for a year. */
const KEPT = {
  'is missing': { status: 404, type: 'text/plain' },
  'is a page': { status: 200, type: 'text/html' },
  'is a page that the host calls a script': { status: 200, type: 'text/javascript' },
};

/** The tries at most: one for each script that needs another one. */
const MOST = 6;

for (const [what, { status, type }] of Object.entries(KEPT)) {
  test(`a file that ${what} is kept by the browser, asked for again, and works: scripts, packages, workers`, async ({
    page,
  }) => {
    const wrong = new Set<string>();
    // Without a service worker, every file of the build comes wrong the first time.
    const { url, close } = await serve({
      asHost: true,
      instead(path, response) {
        if (!/\/assets\/.*\.(?:js|wasm)$/.test(path) || wrong.has(path)) return false;
        wrong.add(path);
        response
          .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=31536000, immutable' })
          .end('<html>Log in</html>');
        return true;
      },
    });
    try {
      await page.goto(`${url}#mound`);
      await state(page);
      await askUntil(page, () => page.keyboard.press('?'), dialog(page), MOST);
      await page.keyboard.press('Escape');
      await askUntil(page, () => page.keyboard.press('Shift+H'), notice(page).getByText(/^Hint:/), MOST);
      const names = [...wrong].map((path) => path.replace(/.*\//, '').replace(/-.*/, ''));
      expect(names).toEqual(expect.arrayContaining(['index', 'mound', 'adviser', 'worker', 'all']));
    } finally {
      await page.goto('about:blank');
      await close();
    }
  });
}
