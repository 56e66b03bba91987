// The cookbook: mechanics to add with one tap, each with its rules and a test. Every recipe shows a small
// game of it.
import { html, type TemplateResult } from 'lit/html.js';
import { typed } from '../../../ui/fields';
import { Sheet } from '../../../ui/sheet';
import { button } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { groundOf, thumbnail } from '../../parts/parts';
import type { ProjectView, Recipe } from '../../types';

/** The small games of recipes, as they are drawn. */
class RecipeGames extends Map<string, ProjectView | undefined> {}

function gameOf({ glue, memory }: Studio, name: string): ProjectView | undefined {
  const games = memory.of(RecipeGames);
  const text = games.has(name) ? undefined : glue.recipeGame(name);
  if (text !== undefined) games.set(name, glue.view(text));
  return games.get(name);
}

const told = ({ name }: Recipe): string => say('studio-recipe', { recipe: name });

/** Lists the recipes. */
export function cookbook(host: Studio): void {
  new Sheet({
    name: 'cookbook',
    title: () => say('studio-cookbook'),
    body: (sheet) => html`
      <p class="note">${say('studio-cookbook-help')}</p>
      <ul class="stack tight">
        ${host.glue.recipes().map(
          (recipe) => html`<li>
            <button type="button" class="recipe leading soft" @click=${sheet.closing(() => choose(host, recipe))}>
              ${picture(host, recipe)}<span class="rest">${told(recipe)}</span>
            </button>
          </li>`,
        )}
      </ul>
    `,
  });
}

function picture(host: Studio, { name }: Recipe): TemplateResult | string {
  const game = gameOf(host, name);
  return game === undefined ? '' : thumbnail(host, game, 0, name);
}

/** Lets the player choose a kind for each role. Kinds of the same name are proposed, else new ones. */
function choose(host: Studio, recipe: Recipe): void {
  const { kinds } = host.project;
  const sprites = kinds.filter(({ isSprite }) => isSprite);
  const chosen = recipe.roles.map(({ name, isSprite }, n) => {
    // The first sprite is the player, as in every recipe, and the ground is the usual one.
    const usual = isSprite ? n === 0 && sprites[0] : name === 'ground' && groundOf(host.project);
    const known = usual || kinds.find((kind) => kind.name === name);
    return known?.isSprite === isSprite ? known.name : '';
  });
  const add = () => {
    const first = host.project.rules.length;
    if (!host.edit(host.glue.cook(host.text, recipe.name, chosen))) return;
    host.tellUndoable(say('studio-cooked', { count: host.project.rules.length - first }));
  };
  new Sheet({
    name: 'recipe',
    title: () => told(recipe),
    body: () => html`
      <div class="stack">
        ${picture(host, recipe)}
        ${recipe.roles.map(
          (role, n) => html`<label class="field">
            <span>${say('studio-recipe-role', { name: role.name })}</span>
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
  });
}
