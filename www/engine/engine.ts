// The wasm package, loaded once and typed. `loadEngine` fetches and compiles it; the worker that gives hints gets the
// same compiled module, so that it is fetched and compiled once only.
import init, { catalogue, form, Scores, Session, setField } from '../pkg/tilery.js';
import wasmUrl from '../pkg/tilery_bg.wasm?url';
import { Adviser } from './adviser';
import type { Field, GameInfo, GameSession } from './types';

export { Adviser } from './adviser';
export * from './types';
export { Scores };

export interface Engine {
  /** All games. */
  catalogue: readonly GameInfo[];
  /** The game of that name. Throws when there is none. */
  game(id: string): GameInfo;
  /** A new game; the seed is a decimal string, chosen by the browser when absent. */
  deal(game: string, params: string, seed?: string): GameSession;
  /** A game from a save, a game id or a position. Throws an error that says what is wrong with the text, and where. */
  load(text: string): GameSession;
  /** The form that goes with a game's parameters. */
  form(game: string, params: string): Field[];
  /** The parameters with one field of the form changed. */
  setField(game: string, params: string, field: string, value: string): string;
  /** Score tables: the logic only, www/store reads and writes. */
  Scores: typeof Scores;
  /** A worker that gives hints. */
  adviser(): Adviser;
}

let loading: Promise<Engine> | undefined;

/** Loads the engine; every call gives the same one. A call after a failure tries again. */
export function loadEngine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Engine> {
  const module = await compile(wasmUrl);
  await init({ module_or_path: module });
  const games = catalogue() as GameInfo[];
  const tables = new Map(
    games.flatMap(({ id, table }) => (table ? [[id, new URL(table, document.baseURI).href] as const] : [])),
  );
  return {
    catalogue: games,
    game(id) {
      const info = games.find((game) => game.id === id);
      if (info === undefined) throw new Error(`game: expected one of the catalogue's, found "${id}"`);
      return info;
    },
    deal: (game, params, seed) => Session.deal(game, params, seed),
    load: (text) => Session.load(text),
    form: (game, params) => form(game, params) as Field[],
    setField,
    Scores,
    adviser: () => new Adviser(module, tables),
  };
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  // Some hosts do not know the type of a .wasm file; browsers refuse to compile such a stream.
  const isTyped = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
