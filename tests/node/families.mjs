// Families of sentence ids that the page composes from names in the games, such as `figure-` and the name of
// a figure. Each family lists all names that occur in any game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '../../scripts/lib.mjs';
import { page, tilery } from './load.mjs';

/**
 * @type {{ id: string, presets: { params: string }[], actions: { id: string }[], figures: { id: string }[], facts: { id: string }[], records: { figure: string }[], roles: { option: string | null }[], sentences: string[], rounds: boolean, edits: string | null }[]}
 */
export const GAMES = tilery.catalogue();

/** The sentences of assignments beyond those of their game, and the names in trails. @type {string[]} */
export const OF_TRAILS = [
  ...['aim-find', 'aim-met', 'aim-lost'],
  ...GAMES.flatMap(({ id }) =>
    /** @type {import('../../www/pkg/tilery').TrailChapter[]} */ (tilery.trails(id)).flatMap(
      ({ chapter, boards }) => [chapter, ...boards.flatMap(({ say }) => say ?? [])],
    ),
  ),
];

/** True if a game is an editor with its own page instead of a board. @param {string} id */
export const hasPage = (id) => existsSync(at('www', id, 'editor.ts'));

const { FOLDER, languagesIn, sentencesOf } = await page('www/locales/build.ts');

/** The page's languages, English first. @type {string[]} */
export const LANGUAGES = languagesIn(FOLDER);

/** The parts that sentences are divided into. Each is one file per language. */
export const PARTS = readdirSync(at(FOLDER, 'en')).map((name) => name.replace('.ftl', ''));

/** A language's sentences, of some parts or all, as the build merges them. @param {string} language */
export const sourceOf = (language, parts = PARTS) =>
  parts.map((part) => sentencesOf(FOLDER, language, part)).join('');

/**
 * The shipped games of TileCode with their text, and the blank project.
 * @returns {[name: string, text: string][]}
 */
function shipped() {
  const folder = at('crates', 'tilecode', 'games');
  return readdirSync(folder).map((file) => [
    file.replace('.txt', ''),
    readFileSync(`${folder}/${file}`, 'utf8'),
  ]);
}

/**
 * English names in the texts of shipped games, by the id of their translations.
 * @type {Map<string, string>}
 */
export const IN_TEXTS = new Map(
  shipped().flatMap(
    ([game, text]) =>
      /** @type {[string, string][]} */ ([
        ...[...text.matchAll(/^level (.*)$/gm)].map(([, name = ''], n) => [`level-${game}-${n + 1}`, name]),
        ...[...text.matchAll(/^(?:background|sprite) (\S+)/gm)].map(([, name = '']) => [
          `kind-${game}-${name}`,
          name,
        ]),
      ]),
  ),
);

/** @returns {Promise<Record<string, Set<string>>>} */
export async function families() {
  const { needSkins, skinsOf } = await page('www/skins/registry.ts');
  /** @type {Record<string, Set<string>>} */
  const all = {};
  const { TOGGLES } = await page('www/store/settings.ts');
  const { isExplained } = await page('www/run/figures.ts');
  const add = (/** @type {string} */ start, /** @type {Iterable<string>} */ names) => {
    all[start] ??= new Set();
    for (const name of names) all[start].add(name);
  };
  const settings = Object.keys(TOGGLES);
  add('setting-', settings);
  // Not every setting has an explanation.
  const said = sourceOf('en');
  add(
    'setting-',
    settings.flatMap((name) => (said.includes(`\nsetting-${name}-help =`) ? `${name}-help` : [])),
  );
  for (const game of GAMES) {
    if (hasPage(game.id)) {
      add('editor-', [game.id, `${game.id}-about`]);
      continue;
    }
    for (const start of ['game-', 'about-', 'rules-']) add(start, [game.id]);
    add(
      'action-',
      game.actions.map(({ id }) => id),
    );
    add(
      'fact-',
      game.facts.map(({ id }) => id),
    );
    const figures = game.records.map(({ figure }) => figure);
    // Games with rounds count them in place of moves.
    const units = game.rounds ? ['moves', 'rounds'] : ['moves'];
    add('figure-', [...units, ...figures, ...game.figures.map(({ id }) => id)]);
    add(
      'figure-',
      game.figures.flatMap((figure) => (isExplained(figure) ? `${figure.id}-help` : [])),
    );
    if (game.records.length > 1) add('record-', figures);
    add(
      'option-',
      game.roles.flatMap(({ option }) => option ?? []),
    );
    await needSkins(game.id);
    const skins = skinsOf(game.id).map((/** @type {{ name: string }} */ { name }) => name);
    // A single skin needs no name.
    if (skins.length > 1) add('skin-', skins);
    for (const { params } of game.presets) {
      addSession(game.id, params);
      for (const field of tilery.form(game.id, params)) {
        add('field-', [field.id]);
        for (const option of field.kind === 'choice' ? field.options : []) {
          if (!/^[\d.]+$/.test(option)) add('option-', [`${field.id}-${option}`]);
          addSession(game.id, tilery.setField(game.id, params, field.id, option));
        }
      }
    }
  }
  for (const [game, text] of shipped()) {
    for (const [start, line] of /** @type {const} */ ([
      ['counter-', /^counter (\S+) \S+ shown$/gm],
      ['message-', /^message (\S+)/gm],
    ]))
      add(
        start,
        [...text.matchAll(line)].map(([, name]) => `${game}-${name}`),
      );
  }
  for (const start of ['level-', 'kind-'])
    add(
      start,
      [...IN_TEXTS.keys()].filter((id) => id.startsWith(start)).map((id) => id.slice(start.length)),
    );
  return all;

  /** Adds the figures and charts of a game. @param {string} game @param {string} params */
  function addSession(game, params) {
    const session = tilery.Session.deal(game, params, '1');
    // Counters of an author have their own names.
    add(
      'figure-',
      Object.keys(session.figures()).filter((id) => !id.includes('=')),
    );
    for (const chart of session.charts()) {
      add('chart-', [chart.id]);
      // A single series is named by its chart.
      if (chart.series.length > 1) add('series-', chart.series);
    }
    session.free();
  }
}
