// The cookbook: mechanics to add with one tap, each with its rules and a test. Every recipe is shown as a
// small game that plays by itself.
import { html } from 'lit/html.js';
import { FilmTurns } from '../../../board/film/turns';
import { typed } from '../../../ui/fields';
import { Sheet } from '../../../ui/sheet';
import { button } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { groundOf } from '../../parts/parts';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { Recipe } from '../../types';
import { Living } from './living';

/** The interval between rounds of the boards, in milliseconds. */
const STEP_MS = 420;

const told = ({ name }: Recipe): string => say('studio-recipe', { recipe: name });

/** The boards of recipes in a dialog, which play in turn while it is open. */
class Boards {
  readonly #of = new Map<string, Living>();
  readonly #turns: FilmTurns;

  constructor(host: Studio, recipes: readonly Recipe[]) {
    for (const { name } of recipes) {
      const text = host.glue.recipeGame(name);
      if (text !== undefined) this.#of.set(name, new Living(host, text));
    }
    this.#turns = new FilmTurns([...this.#of.values()], STEP_MS);
  }

  canvas = ({ name }: Recipe): HTMLCanvasElement | string => this.#of.get(name)?.canvas ?? '';

  /** Lets the board of a recipe play out of turn. */
  touch = (recipe?: Recipe): void => this.#turns.touch(recipe && this.#of.get(recipe.name));

  /** Draws the boards once their canvases are in the page. */
  draw(): this {
    for (const board of this.#of.values()) board.draw();
    return this;
  }

  dispose = (): void => {
    this.#turns.dispose();
    for (const board of this.#of.values()) board.dispose();
  };
}

/** Lists the recipes. */
export function cookbook(host: Studio): void {
  const recipes = host.glue.recipes();
  const boards = new Boards(host, recipes);
  new Sheet({
    name: 'cookbook',
    title: () => say('studio-cookbook'),
    body: (sheet) => html`
      <p class="note">${say('studio-cookbook-help')}</p>
      <ul class="recipes">
        ${recipes.map(
          (recipe) => html`<li>
            <button
              type="button"
              class="recipe leading soft"
              @pointerenter=${() => boards.touch(recipe)}
              @pointerleave=${() => boards.touch()}
              @focus=${() => boards.touch(recipe)}
              @blur=${() => boards.touch()}
              @click=${sheet.closing(() => choose(host, recipe))}
            >
              ${boards.canvas(recipe)}<span class="rest">${told(recipe)}</span>
            </button>
          </li>`,
        )}
      </ul>
    `,
    closed: boards.dispose,
  });
  boards.draw();
}

/** The name of a role in the player's language. */
const ownName = (role: string): string => say('studio-recipe-kind', { role });

/** The edit that adds a recipe. New kinds, and counters named after them, get names in the player's language. */
function cooked({ glue, project, text }: Studio, recipe: Recipe, chosen: readonly string[]): Edit {
  const cook = glue.cook(text, recipe.name, [...chosen]);
  const lines = (JSON.parse(cook.slice('all '.length)) as string).split('\n') as Edit[];
  const taken = new Set([...project.kinds, ...project.counters].map(({ name }) => name));
  const named = recipe.roles.flatMap(({ name }, n) => {
    const own = ownName(name);
    const isFree = (role: string) => !taken.has(role) && glue.isName(role);
    if (chosen[n] !== '' || own === name || !isFree(name) || !isFree(own)) return [];
    const [counter, ownCounter] = [`${name}s`, `${own}s`];
    const counts = lines.some((line) => line.startsWith(`counter ${counter} `)) && !taken.has(counter);
    return [
      edits.rename(name, own),
      ...(counts && isFree(ownCounter) ? [edits.counter.rename(counter, ownCounter)] : []),
    ];
  });
  return edits.all([...lines, ...named]);
}

/** Lets the player choose a kind for each role. Proposes kinds of the same name, or else new ones. */
function choose(host: Studio, recipe: Recipe): void {
  const { kinds } = host.project;
  const sprites = kinds.filter(({ isSprite }) => isSprite);
  const ground = recipe.roles.findIndex((role) => !role.isSprite);
  const chosen = recipe.roles.map(({ name, isSprite }, n) => {
    // A recipe's hero is the player, and its first background is the usual one.
    const usual = isSprite ? name === 'hero' && sprites[0] : n === ground && groundOf(host.project);
    const known = usual || kinds.find((kind) => kind.name === name || kind.name === ownName(name));
    return known?.isSprite === isSprite ? known.name : '';
  });
  const add = () => {
    const first = host.project.rules.length;
    if (!host.edit(cooked(host, recipe, chosen))) return;
    host.tellUndoable(say('studio-cooked', { count: host.project.rules.length - first }));
  };
  const boards = new Boards(host, [recipe]);
  new Sheet({
    name: 'recipe',
    title: () => told(recipe),
    body: () => html`
      <div class="stack">
        ${boards.canvas(recipe)}
        ${recipe.roles.map(
          (role, n) => html`<label class="field">
            <span>${say('studio-recipe-role', { name: ownName(role.name) })}</span>
            <select @change=${typed((name) => {
              chosen[n] = name;
            })}>
              <option value="" ?selected=${chosen[n] === ''}>${say('studio-recipe-new')}</option>
              ${kinds
                .filter(({ isSprite }) => isSprite === role.isSprite)
                .map(
                  ({ name }) => html`<option value=${name} ?selected=${chosen[n] === name}>${name}</option>`,
                )}
            </select>
          </label>`,
        )}
      </div>
    `,
    foot: (sheet) => button('s-check', say('studio-recipe-add'), sheet.closing(add), { kind: 'main' }),
    closed: boards.dispose,
  });
  boards.draw();
}
