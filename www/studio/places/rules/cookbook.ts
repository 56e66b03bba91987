// The cookbook: mechanics to add with one tap, each with its rules and a test. Every recipe is shown as a
// small game that plays by itself.
import { html } from 'lit/html.js';
import { FilmTurns } from '../../../board/film/one-by-one';
import { typed } from '../../../ui/fields';
import { Sheet } from '../../../ui/sheet';
import { button } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { OF_GROUND, type Offered, wordsOf } from '../../parts/group-words';
import { ownName as groupName, groupOf } from '../../parts/groups';
import { groundOf, kindButton } from '../../parts/parts';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { KindView, Recipe } from '../../types';
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
function cooked(
  { glue, project, text }: Studio,
  recipe: Recipe,
  chosen: readonly string[],
  groups: readonly string[],
): Edit {
  const cook = glue.cook(text, recipe.name, [...chosen], [...groups]);
  const lines = (JSON.parse(cook.slice('all '.length)) as string).split('\n') as Edit[];
  const taken = new Set([...project.kinds, ...project.groups, ...project.counters].map(({ name }) => name));
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

/** Pictures of those who are dangerous or go their own ways: each may play the part of another. */
const BEINGS = ['ghost', 'spook', 'bug', 'slime', 'snake', 'alien'];

/** Lets the player choose a kind for each role. Proposes kinds of the same name, or else new ones. */
function choose(host: Studio, recipe: Recipe): void {
  const { kinds } = host.project;
  const sprites = kinds.filter(({ isSprite }) => isSprite);
  const ground = recipe.roles.findIndex((role) => !role.isSprite);
  const chosen = recipe.roles.map(({ name, isSprite, picture }, n) => {
    // A recipe's hero is the player, and its first background is the usual one.
    const usual = isSprite ? name === 'hero' && sprites[0] : n === ground && groundOf(host.project);
    // The player is nobody's crate or prey.
    const alike = kinds.filter((kind) => kind.isSprite === isSprite && kind !== sprites[0]);
    const isBeing = ({ picture: look }: KindView) => BEINGS.includes(picture) && BEINGS.includes(look);
    const within = recipe.groups.filter(({ members }) => members.includes(n));
    const known = within.flatMap((group) => groupOf(host.project, group.name as Offered)?.kinds ?? []);
    const found =
      usual ||
      alike.find((kind) => kind.name === name || kind.name === ownName(name)) ||
      alike.find((kind) => kind.picture === picture) ||
      alike.find((kind) => known.includes(kind.name)) ||
      alike.find(isBeing);
    return found ? found.name : '';
  });
  const groups = recipe.groups.map(({ name, members }) => ({
    name: groupOf(host.project, name as Offered)?.name ?? groupName(name as Offered),
    members,
    /** True for groups of sprites only. */
    isOfSprites: !OF_GROUND.includes(name as Offered),
    more: new Set<string>(),
  }));
  const add = () => {
    const first = host.project.rules.length;
    const words = groups.map(({ name, more }) => [name, ...more].join(' '));
    if (!host.edit(cooked(host, recipe, chosen, words))) return;
    const text = say('studio-cooked', { count: host.project.rules.length - first });
    const next = host.glue.recipes().find(({ name }) => name === recipe.next);
    if (next === undefined) host.tellUndoable(text);
    else
      host.toast(text, {
        action: {
          label: say('studio-recipe-next', { recipe: told(next) }),
          run: () => choose(host, next),
        },
      });
  };
  /** The choice of a group and of the kinds that join it. Those of its roles, and its own, are in it anyway. */
  const members = (group: (typeof groups)[number], sheet: Sheet) => {
    const { project } = host;
    const own = project.groups.find(({ name }) => name === group.name)?.kinds ?? [];
    const needed = [...own, ...group.members.map((n) => chosen[n] ?? '')];
    const names = [...new Set([group.name, ...project.groups.map(({ name }) => name)])];
    const title = say('studio-recipe-group', {
      of: say('studio-rule-of-group', { word: group.name, name: wordsOf(group.name) }),
    });
    const toggle = (name: string) => {
      if (!group.more.delete(name) && !needed.includes(name)) group.more.add(name);
      sheet.update();
    };
    return html`<section class="stack tight" role="group" aria-label=${title}>
      <label class="field"><span>${title}</span>
        <select @change=${typed((name) => {
          group.name = name;
          sheet.update();
        })}>
          ${names.map((name) => html`<option value=${name} ?selected=${name === group.name}>${wordsOf(name)}</option>`)}
        </select></label>
      <div class="buttons tight">
        ${kinds
          .filter(({ isSprite }) => isSprite || !group.isOfSprites)
          .map((kind) =>
            kindButton(host, kind, () => toggle(kind.name), {
              isOn: needed.includes(kind.name) || group.more.has(kind.name),
            }),
          )}
      </div>
    </section>`;
  };
  const boards = new Boards(host, [recipe]);
  new Sheet({
    name: 'recipe',
    title: () => told(recipe),
    body: (sheet) => html`
      <div class="stack">
        ${boards.canvas(recipe)}
        ${recipe.roles.map(
          (role, n) => html`<label class="field">
            <span>${say('studio-recipe-role', { name: ownName(role.name) })}</span>
            <select @change=${typed((name) => {
              chosen[n] = name;
              sheet.update();
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
        ${groups.map((group) => members(group, sheet))}
      </div>
    `,
    foot: (sheet) => button('s-check', say('studio-recipe-add'), sheet.closing(add), { kind: 'main' }),
    closed: boards.dispose,
  });
  boards.draw();
}
