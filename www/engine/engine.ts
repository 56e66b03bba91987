// Loads the wasm packages, one per game, each on first need and only once, and gives them types. Information
// about all games is available before any is loaded: the build writes the catalogue. The searches for hints
// are in packages of their own, fetched with the first hint, since a game can be played without them.
//
// Invariant: each package is instantiated once, and only this folder accesses packages.
import games from '../pkg/catalogue.json';
import type { Adviser } from './adviser';
import { fetchFile } from './fetch-file';
import { headOf, type Wanted } from './heads';
import { Once } from './once';
import { adviserUrlOf, compile, type Glue, glueOf, isReady, textOf, wasmUrlOf } from './packages';
import type { Field, GameInfo, GameSession } from './types';

export type { Adviser } from './adviser';
export * from './types';

export interface Engine {
  /** All games and editors. */
  catalogue: readonly GameInfo[];
  /** The game with the given id. Throws if there is none. */
  game(id: string): GameInfo;
  /** The game named at the beginning of a save, a game id, a position or a document, if it is known. */
  gameOf(text: string): string | undefined;
  /**
   * Loads a game's package and the shipped text that `text` refers to, if any. `text` is parameters, a save,
   * an id or a position. Required before any other call about the game or with that text. Rejects if
   * something cannot be fetched.
   */
  need(game: string, text?: string): Promise<void>;
  /** True if a game's package is loaded. */
  has(game: string): boolean;
  /** Starts a new game. The seed is a decimal string, random if absent. */
  deal(game: string, params: string, seed?: string): GameSession;
  /**
   * Loads a game from a save, a game id or a position. All moves are replayed at once, so use it only for
   * texts that the page itself has kept short. Throws an error with the fault and its position in the text.
   */
  load(text: string): GameSession;
  /** Like `load`, but without the moves of a save, which `replay` plays. For texts that may be long. */
  begin(text: string): GameSession;
  /** The editor for positions of a game, if there is one. */
  editorOf(game: string): GameInfo | undefined;
  /**
   * Opens an editor with a position of the game that it edits. Throws an error with the fault of the text.
   */
  edit(editor: string, text: string): GameSession;
  form(game: string, params: string): Field[];
  /** The parameters with one field of the form changed. */
  setField(game: string, params: string, field: string, value: string): string;
  /** Creates a worker that gives hints. Rejects if its client code cannot be fetched. */
  adviser(): Promise<Adviser>;
}

const CATALOGUE = games as readonly GameInfo[];

/**
 * Loads the engine with the package of the first wanted game in the catalogue, or else of the catalogue's
 * first game. Without `wanted` it loads none. `also` fetches the other resources of a game.
 */
export async function loadEngine(
  wanted: Wanted | undefined,
  also: (game: string) => Promise<void>,
): Promise<Engine> {
  const known = (wanted?.games ?? []).flatMap((name) => CATALOGUE.find(({ id }) => id === name) ?? []);
  const first = known[0] ?? CATALOGUE[0];
  if (first === undefined) throw new Error('the catalogue is empty');
  const loading = new Once<Glue>();
  const loaded = new Map<string, Glue>();

  const supplied = new Once<void>();

  async function needPackage(id: string): Promise<void> {
    const begin = () => Promise.all([loadPackage(id), also(id)]).then(([found]) => found);
    const found = await loading.get(id, begin);
    // An instance that is already loaded may have been supplied with texts.
    if (!loaded.has(id)) loaded.set(id, found);
  }

  async function need(id: string, text = ''): Promise<void> {
    const needed = textOf(id, headOf(text).params ?? text);
    if (needed === undefined) return needPackage(id);
    await supplied.get(needed.url, async () => {
      const [found] = await Promise.all([fetchText(needed.url), needPackage(id)]);
      glue(id).supply(id, needed.name, found);
    });
  }

  function glue(id: string): Glue {
    const found = loaded.get(id);
    if (found === undefined) throw new Error(`the package of "${id}" is not loaded`);
    return found;
  }

  // A text of no game is rejected by any package, with the same error.
  const glueFor = (text: string): Glue => glue(gameOf(text) ?? [...loaded.keys()][0] ?? first.id);

  // The address's text is fetched along with the package. If that fails, the error is shown when the text is
  // opened.
  if (wanted !== undefined) await need(first.id, wanted.text).catch(() => need(first.id));
  const trained = new Map(
    CATALOGUE.flatMap(({ id, trained: file }) =>
      file ? [[id, new URL(file, document.baseURI).href] as const] : [],
    ),
  );
  return {
    catalogue: CATALOGUE,
    game(id) {
      const info = CATALOGUE.find((game) => game.id === id);
      if (info === undefined) throw new Error(`game: expected an id of the catalogue, found "${id}"`);
      return info;
    },
    gameOf,
    need,
    has: (id) => loaded.has(id),
    deal: (id, params, seed) => glue(id).Session.deal(id, params, seed),
    load: (text) => glueFor(text).Session.load(text),
    begin: (text) => glueFor(text).Session.begin(text),
    editorOf: (id) => CATALOGUE.find(({ edits }) => edits === id),
    edit: (editor, text) => glue(editor).Session.edit(editor, text),
    form: (id, params) => glue(id).form(id, params),
    setField: (id, params, field, value) => glue(id).setField(id, params, field, value),
    async adviser() {
      const { Adviser } = await import('./adviser');
      return new Adviser((id) => compile(adviserUrlOf(id)), trained);
    },
  };
}

function gameOf(text: string): string | undefined {
  const { game } = headOf(text);
  return CATALOGUE.find(({ id }) => id === game)?.id;
}

async function loadPackage(game: string): Promise<Glue> {
  // It throws for an unknown game, so it comes before any promise, whose rejection nobody would handle.
  const url = wasmUrlOf(game);
  const [glue, module] = await Promise.all([glueOf(game), compile(url)]);
  await glue.default({ module_or_path: module });
  isReady(glue);
  return glue;
}

const fetchText = async (url: string): Promise<string> => (await fetchFile(url)).text();
