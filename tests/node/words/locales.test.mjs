// Every sentence used by a game or the page exists in every language, with the same content, and none is
// unused.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { at, filesUnder, shown } from '../../../scripts/lib.mjs';
import { families, GAMES, hasPage, IN_TEXTS, LANGUAGES, OF_TRAILS, PARTS, sourceOf } from '../families.mjs';
import { page, tilery } from '../load.mjs';

const { chainOf } = await page('www/locales/languages.ts');

/** The ids in a source, in order, with duplicates. @param {string} source */
const namesIn = (source) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
/** @param {string} language */
const names = (language) => namesIn(sourceOf(language));

/** A language's own sentences, by part. @param {string} language @returns {Record<string, string>} */
const written = (language) =>
  Object.fromEntries(
    readdirSync(at('www', 'locales', language)).map((file) => [
      file.replace('.ftl', ''),
      readFileSync(at('www', 'locales', language, file), 'utf8'),
    ]),
  );

const FAMILIES = await families();

/** The sentences required by the games and by sessions themselves. */
function needed() {
  const ids = new Set(['stopped', 'time-is-up', 'paused', ...OF_TRAILS]);
  for (const [start, rest] of Object.entries(FAMILIES)) for (const name of rest) ids.add(start + name);
  for (const game of GAMES) {
    for (const id of game.sentences) ids.add(id);
    if (!hasPage(game.id)) for (const kind of ['how', 'keys']) ids.add(`${kind}-${game.id}`);
  }
  // Titles of shipped games.
  for (const { params } of GAMES.find(({ id }) => id === 'tilecode')?.presets ?? [])
    ids.add(`params-${params}`);
  return ids;
}

/** All TypeScript code of the page as one text, to search for ids and prefixes of ids. */
const CODE = filesUnder(at('www'), (name) => name !== 'pkg')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('English and French exist', () => {
  assert.ok(LANGUAGES.includes('en') && LANGUAGES.includes('fr'));
});

test('English does not repeat names from the texts of games', () => {
  const said = `\n${sourceOf('en')}`;
  assert.deepEqual(
    [...IN_TEXTS].filter(([id, name]) => said.includes(`\n${id} = ${name}\n`)),
    [],
  );
});

test('the documentation lists every part of a language', () => {
  const listed = readFileSync(at('docs', 'languages.md'), 'utf8');
  const games = new Set(GAMES.map(({ id }) => id));
  const parts = PARTS.filter((part) => !games.has(part.replace('-dialogs', '')));
  assert.deepEqual(
    parts.filter((part) => !listed.includes(`| \`${part}.ftl\` |`)),
    [],
  );
});

for (const language of LANGUAGES) {
  test(`${language}: every sentence parses and is unique`, () => {
    const source = Object.values(written(language)).join('\n');
    const resource = new FluentResource(source);
    const errors = new FluentBundle(language).addResource(resource);
    assert.deepEqual(errors, []);
    const all = namesIn(source);
    assert.deepEqual(
      all.filter((name, index) => all.indexOf(name) !== index),
      [],
    );
    // Fluent skips sentences that it cannot parse.
    assert.deepEqual(
      resource.body.map(({ id }) => id),
      all,
    );
  });

  test(`${language}: every required sentence exists`, () => {
    const all = new Set(names(language));
    // Sentences used by the page are checked in sentences.test.mjs.
    const isSaid = (/** @type {string} */ id) => all.has(id) || (language === 'en' && IN_TEXTS.has(id));
    const missing = [...needed()].filter((id) => !isSaid(id));
    assert.deepEqual(missing, [], 'sentences of games belong in GAME.ftl or GAME-dialogs.ftl');
  });

  test(`${language}: each part has the same sentences as in English`, () => {
    // A regional variant may omit sentences that its base language has.
    const others = chainOf(language).filter((/** @type {string} */ one) => one !== 'en' || language === 'en');
    const [english, own] = [written('en'), written(language)];
    const faults = PARTS.flatMap((part) => {
      const named = language !== 'en' && part === 'tilecode' ? [...IN_TEXTS.keys()] : [];
      const known = [...new Set([...namesIn(english[part] ?? ''), ...named])];
      const said = new Set(others.flatMap((/** @type {string} */ one) => namesIn(written(one)[part] ?? '')));
      const lacks = known.filter((name) => !said.has(name)).map((name) => `lacks ${name}`);
      const alone = namesIn(own[part] ?? '').filter((name) => !known.includes(name));
      return [
        ...lacks,
        ...alone.map((name) => `says ${name}, which stands elsewhere in English or not at all`),
      ].map((fault) => `${language}/${part}.ftl ${fault}`);
    });
    const strange = Object.keys(own).filter((part) => !PARTS.includes(part));
    faults.push(...strange.map((part) => `${language}/${part}.ftl is no part of the page`));
    assert.ok(faults.length === 0, faults.join('\n'));
  });

  test(`${language}: no figure has the name of another`, () => {
    const nameOf = (/** @type {string} */ id) =>
      sourceOf(language).match(new RegExp(`^figure-${id} = (.*)$`, 'm'));
    for (const game of GAMES) {
      const names = game.figures.map(({ id }) => nameOf(id)?.[1]);
      assert.deepEqual(names, [...new Set(names)], game.id);
    }
  });

  test(`${language}: every sentence has the same variables as in English`, () => {
    const variables = (/** @type {string} */ of) => {
      /** @type {Record<string, string[]>} */
      const result = {};
      for (const part of sourceOf(of).split(/^(?=[a-z][\w-]* =)/m)) {
        const name = part.match(/^([a-z][\w-]*) =/)?.[1];
        if (name)
          result[name] = [...new Set([...part.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ''))].sort();
      }
      return result;
    };
    const [own, english] = [variables(language), variables('en')];
    // Missing sentences have been reported above.
    const others = Object.keys(own).filter(
      (name) => english[name] && String(own[name]) !== String(english[name]),
    );
    assert.deepEqual(
      others.map((name) => `${name}: ${own[name]}, in English ${english[name]}`),
      [],
    );
  });
}

/**
 * A game's sentences without those for goals of assignments, which are fetched with its rules.
 * @param {string[]} sentences
 */
const inPlay = (sentences) => sentences.filter((name) => !name.includes('-aim-'));

test('sentences used during a game are fetched with the game', () => {
  for (const game of GAMES.filter(({ id }) => !hasPage(id))) {
    // Shared sentences, the game's own, and for an editor those of the game it edits.
    const said = new Set(namesIn(sourceOf('en', ['shell', game.id, game.edits ?? game.id])));
    // Explanations of hints may be fetched with the first hint, along with the sentences of dialogs.
    const hinted = new Set(
      namesIn(sourceOf('en', [`${game.id}-dialogs`])).filter((name) => /-why-/.test(name)),
    );
    const figures = game.presets.flatMap(({ params }) =>
      Object.keys(tilery.Session.deal(game.id, params, '1').figures()).filter((id) => !id.includes('=')),
    );
    const asked = [`game-${game.id}`, ...inPlay(game.sentences), ...figures.map((name) => `figure-${name}`)];
    assert.deepEqual(
      [...new Set(asked)].filter((name) => !said.has(name) && !hinted.has(name)),
      [],
      game.id,
    );
  }
});

/**
 * Parts of the page that are fetched later, with the language parts available to them. All other code has
 * only the first.
 */
const LATER = /** @type {[folder: RegExp, parts: string[]][]} */ ([
  [/^www\/features\/(?:new-game\/new-game|speed)/, ['shell', 'dialogs', 'panels']],
  // Only TileCode has levels to choose from.
  [/^www\/features\/new-game\/levels/, ['shell', 'dialogs', 'tilecode-dialogs']],
  [/^www\/(?:features|play)\/challenge\//, ['shell', 'challenge', 'dialogs', 'panels']],
  [/^www\/features\/pack\//, ['shell', 'pack']],
  [/^www\/features\/league\//, ['shell', 'league', 'challenge', 'dialogs', 'panels']],
  [/^www\/features\/days\//, ['shell', 'home', 'days']],
  [/^www\/(?:features\/trail\/|play\/assignments\/(?:aim-line|next-puzzle))/, ['shell', 'trail', 'panels']],
  [/^www\/features\/home\/own-works/, ['shell', 'home', 'dialogs']],
  [/^www\/features\/home\//, ['shell', 'home']],
  [/^www\/features\/welcome\//, ['shell', 'welcome']],
  [/^www\/(?:features\/(?:result|advice|look-back)\/|play\/skip)/, ['shell', 'panels']],
  [/^www\/app\/opening\/arrival/, ['shell', 'dialogs', 'panels']],
  [/^www\/features\/share\/share\./, ['shell', 'dialogs', 'trail']],
  [/^www\/(?:features\/|app\/faulty-part|ui\/replaying|ui\/files|ui\/code|ui\/card)/, ['shell', 'dialogs']],
  [
    /^www\/(?:play|run)\/(?:result\/(?:results|solved)|advice\/(?:advice|stuck|coach|assessment-text)|challenge\/outcome)/,
    ['shell', 'panels'],
  ],
  [/^www\/play\/assignments\/assignment/, ['shell', 'trail']],
  [/^www\/studio\/player\//, ['shell', 'studio', 'tilecode', 'pack']],
  [/^www\/studio\//, ['shell', 'studio', 'errors', 'tilecode']],
  [/^www\/ui\/words\/phrases/, ['shell', 'errors']],
  [/^www\//, ['shell']],
]);

test('sentences used by a part of the page are fetched with it', () => {
  const english = new Map(PARTS.map((part) => [part, new Set(namesIn(sourceOf('en', [part])))]));
  /** @type {string[]} */
  const unheard = [];
  const files = filesUnder(at('www'), (name) => name !== 'pkg').filter((name) => name.endsWith('.ts'));
  for (const file of files) {
    const [, parts] = LATER.find(([folder]) => folder.test(shown(file))) ?? [];
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bsay\(\s*'([\w-]+)'/g)) {
      if (!parts?.some((part) => english.get(part)?.has(name))) unheard.push(`${shown(file)}: ${name}`);
    }
  }
  assert.deepEqual(unheard, []);
  const idle = LATER.filter(([folder]) => !files.some((file) => folder.test(shown(file))));
  assert.deepEqual(idle, [], 'each entry is of some file');
});

test('no sentence is unused', () => {
  const wanted = needed();
  // Ids that the page composes: `say(`share-${kind}`)`.
  const starts = [...CODE.matchAll(/`([a-z][a-z-]*-)\$\{/g)]
    .map((found) => found[1] ?? '')
    .filter((start) => FAMILIES[start] === undefined);
  // Ids that other sentences refer to: `{ name }`.
  const parts = new Set([...sourceOf('en').matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1]));
  const unused = names('en').filter(
    (name) =>
      !wanted.has(name) &&
      !parts.has(name) &&
      !CODE.includes(`'${name}'`) &&
      !starts.some((start) => name.startsWith(start)),
  );
  assert.deepEqual(unused, []);
});

test('the rules show every example, and each is a valid position', async () => {
  const { EXAMPLES } = await page('www/locales/examples.ts');
  for (const game of GAMES.filter(({ id }) => !hasPage(id))) {
    /** @type {string[]} */
    const positions = EXAMPLES[game.id] ?? [];
    // An editor's own board can be tried instead.
    assert.ok(positions.length > 0 || game.edits !== null, `${game.id} has a board to try`);
    for (const position of positions) assert.equal(tilery.Session.load(position).game(), game.id);
    for (const language of LANGUAGES) {
      const rules =
        sourceOf(language)
          .split(`\nrules-${game.id} =`)[1]
          ?.split(/\n(?=\S)/)[0] ?? '';
      const places = [...rules.matchAll(/^\s+@(\d+)$/gm)].map((found) => Number(found[1]));
      assert.deepEqual(
        places,
        positions.map((_, index) => index + 1),
        `${language}/${game.id}-dialogs.ftl`,
      );
    }
  }
});

/** @typedef {string | { type: string, name?: string, selector?: Part, variants?: Variant[], star?: number, value?: number | string }} Part */
/** @typedef {{ key: { type: string, value: number | string }, value: string | Part[] }} Variant */

/** All selections in a pattern. @param {string | Part[] | null} pattern @returns {any[]} */
const selections = (pattern) =>
  typeof pattern === 'string' || pattern === null
    ? []
    : pattern.flatMap((part) =>
        typeof part === 'object' && part.type === 'select'
          ? [part, ...(part.variants ?? []).flatMap(({ value }) => selections(value))]
          : [],
      );

test('a sentence that says a number in words says it of that number only', () => {
  const faults = [];
  let counting = 0;
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const rules = new Intl.PluralRules(language);
    const categories = rules.resolvedOptions().pluralCategories;
    for (const { id, value } of new FluentResource(sourceOf(language)).body) {
      for (const selection of selections(/** @type {any} */ (value))) {
        const { selector, variants, star } = selection;
        /** @type {{ key: { type: string, value: any }, value: any }[]} */
        const all = variants;
        const isCount = all.some(
          ({ key }) => key.type === 'num' || (key.value !== 'other' && categories.includes(key.value)),
        );
        if (!isCount || selector.type !== 'var') continue;
        counting += 1;
        const [args, marks] = [new Map(), /** @type {Error[]} */ ([])];
        for (const n of [0, 1, 2, 21, 1.5]) {
          // The variant that Fluent selects: that of the number itself, or of its category.
          const chosen =
            all.find(({ key }) => (key.type === 'num' ? key.value === n : key.value === rules.select(n))) ??
            all[star];
          const said = bundle.formatPattern([selection], proxied({ [selector.name]: n }), marks);
          const shown = new Intl.NumberFormat(language).format(n);
          const isSaid = said.includes(shown) || chosen?.key.type === 'num';
          args.set(n, { chosen, said, isSaid });
        }
        // If no variant shows the number, it is shown elsewhere, or does not matter.
        const shows = bundle
          .formatPattern([selection], proxied({ [selector.name]: 21 }), marks)
          .includes('21');
        for (const [n, { chosen, said, isSaid }] of args) {
          const isOnly = [...args.values()].filter((other) => other.chosen === chosen).length === 1;
          if (shows && !isSaid && !isOnly) faults.push(`${language}: ${id} says “${said}” of ${n}`);
        }
      }
    }
  }
  assert.ok(counting > 200, `${counting} sentences count`);
  assert.deepEqual(faults, []);
});

/** Arguments of which all others are a word. @param {Record<string, number>} known */
const proxied = (known) =>
  /** @type {any} */ (
    new Proxy(known, {
      get: (all, name) => (typeof name === 'string' && name in all ? all[name] : 'word'),
      has: () => true,
      getOwnPropertyDescriptor: (all, name) => ({
        value: Reflect.get(all, name) ?? 'word',
        enumerable: true,
        configurable: true,
      }),
    })
  );
