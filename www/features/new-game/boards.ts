// The choice of boards by family in the dialog for a new game. Each board has its picture, the difficulty of
// its deals, the stars earned, and a mark if it has been tried. A family opens to show its boards; a
// difficulty lists the boards of all families that have it.

import { repeat } from 'lit/directives/repeat.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameInfo, Preset } from '../../engine/types';
import { HARDEST } from '../../run/result/deal-par';
import { choice } from '../../ui/fields';
import { starsText, titled } from '../../ui/words/game-names';
import { say } from '../../ui/words/words';
import type { KnownBoards } from './board-progress';

export interface Family {
  id: string;
  presets: Preset[];
}

/** Groups presets by family, in their order. Those without a family share an empty name. */
export function families(presets: readonly Preset[]): Family[] {
  const found: Family[] = [];
  for (const preset of presets) {
    const id = preset.group ?? '';
    const last = found.at(-1);
    if (last?.id === id) last.presets.push(preset);
    else found.push({ id, presets: [preset] });
  }
  return found;
}

/** The input of the chooser, and its callbacks. */
export interface Choosing {
  game: GameInfo;
  /** The parameters of the selected board. */
  chosen: string;
  known: KnownBoards;
  nameOf(params: string): string;
  pick(params: string): void;
  update(): void;
}

/** All difficulties. */
const ALL = '0';

export class Boards {
  /** The open family, and the selected difficulty. */
  #open: string | undefined;
  #difficulty = ALL;

  constructor({ presets }: GameInfo, chosen: string) {
    this.#open = presets.find(({ params }) => params === chosen)?.group ?? undefined;
  }

  render(choosing: Choosing): TemplateResult {
    const { presets } = choosing.game;
    const grouped = presets.filter(({ group }) => group !== null);
    const difficultyOf = ({ params }: Preset) => choosing.known(params).difficulty;
    const isRated = grouped.some((preset) => difficultyOf(preset) !== undefined);
    const asked = grouped.filter((preset) => String(difficultyOf(preset)) === this.#difficulty);
    return html`
      ${isRated ? this.#difficulties(choosing) : nothing}
      ${
        this.#difficulty === ALL
          ? html`<ul class="boards" aria-label=${say('boards')}>
              ${families(grouped).map((family) => this.#family(family, choosing))}
            </ul>`
          : this.#cards(asked, choosing, ({ params }) => choosing.nameOf(params))
      }
    `;
  }

  #difficulties({ update }: Choosing): TemplateResult {
    const numbers = Array.from({ length: HARDEST }, (_, index) => String(index + 1));
    const options = [
      { value: ALL, text: say('boards-all') },
      ...numbers.map((value) => ({ value, text: value })),
    ];
    return choice('difficulty', say('boards-difficulty'), options, this.#difficulty, (value) => {
      this.#difficulty = value;
      update();
    });
  }

  /** A family: its picture, its difficulty and the stars earned, with its boards below when it is open. */
  #family({ id, presets }: Family, choosing: Choosing): TemplateResult {
    const [first] = presets;
    const name = titled(id);
    const isOpen = this.#open === id;
    const all = presets.map(({ params }) => choosing.known(params));
    const stars = all.reduce((sum, known) => sum + (known.stars ?? 0), 0);
    const untried = all.filter(({ isTried }) => !isTried).length;
    const hard = all.flatMap(({ difficulty }) => difficulty ?? []);
    const told =
      choosing.game.edits !== null
        ? say('boards-count', { count: presets.length })
        : untried === all.length
          ? say('board-untried')
          : say('boards-stars', { stars, of: 3 * all.length });
    return html`<li>
        <button
          type="button"
          class="board-card"
          aria-expanded=${String(isOpen)}
          @click=${() => {
            this.#open = isOpen ? undefined : id;
            // Opening a family chooses its first board, unless one of its boards is chosen already.
            const isChosen = presets.some(({ params }) => params === choosing.chosen);
            if (isOpen || isChosen || first === undefined) choosing.update();
            else choosing.pick(first.params);
          }}
        >
          ${picture(first?.params ?? '')}
          <strong>${name}</strong>
          ${hard.length === 0 ? nothing : html`<small aria-hidden="true">${dots(Math.min(...hard), Math.max(...hard))}</small>`}
          <small>${told}</small>
        </button>
      </li>
      ${
        isOpen
          ? html`<li class="board-family">
              ${this.#cards(presets, choosing, ({ params }) => sizeOf(choosing.nameOf(params), name))}
            </li>`
          : nothing
      }`;
  }

  #cards(
    presets: readonly Preset[],
    { chosen, known, nameOf, pick }: Choosing,
    shown: (preset: Preset) => string,
  ): TemplateResult {
    return html`<ul class="boards" aria-label=${say('presets')}>
      ${repeat(
        presets,
        ({ params }) => params,
        (preset) => {
          const { params } = preset;
          const { difficulty, stars, isTried } = known(params);
          const told = {
            stars: stars ?? 0,
            difficulty: difficulty ?? 0,
            of: HARDEST,
            tried: String(isTried),
          };
          return html`<li>
            <button
              type="button"
              class="board-card"
              aria-pressed=${String(params === chosen)}
              aria-label=${difficulty === undefined ? nothing : say('board-told', { name: nameOf(params), ...told })}
              @click=${() => pick(params)}
            >
              ${picture(params)}
              <strong>${shown(preset)}</strong>
              ${
                difficulty === undefined
                  ? nothing
                  : html`<small aria-hidden="true">${dots(difficulty)}</small>
                      <small aria-hidden="true">${stars === undefined ? (isTried ? '–' : say('board-untried')) : starsText(stars)}</small>`
              }
            </button>
          </li>`;
        },
      )}
    </ul>`;
  }
}

/** A canvas that the dialog paints with the deal named in its attribute. */
const picture = (params: string): TemplateResult =>
  html`<canvas class="still" data-params=${params} aria-hidden="true"></canvas>`;

/** A difficulty as dots. Those up to the hardest board of a family are half full. */
const dots = (least: number, most = least): string =>
  '●'.repeat(least) + '◐'.repeat(most - least) + '○'.repeat(HARDEST - most);

/** The name of a board within its family, without the part that is the family's name. */
const sizeOf = (name: string, family: string): string =>
  name.startsWith(`${family} `) ? name.slice(family.length + 1) : name.replace(/^[^,]*, /, '');
