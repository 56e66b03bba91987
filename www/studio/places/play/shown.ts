// An example that the author builds on the board: a sprite, the commands for it and its neighbours, and the
// tiles that matter. A rule is derived from it.
import type { Cell } from '../../../cells/cells';
import { phraseIn } from '../../../ui/phrases';
import type { Around, Example, ExampleTile, Offset, Row, RuleView, Standing } from '../../types';
import { OFFSETS } from '../rules/shape';
import type { Context } from './context';

const TOWARDS: Readonly<Record<string, Offset>> = { up: 'N', right: 'E', down: 'S', left: 'W' };

export class Shown {
  readonly #context: Context;
  /** The cell of the sprite; undefined until one is chosen. */
  centre: Cell | undefined;
  #around: Around | undefined;
  selected: Offset = 'C';
  event = 'press:right';
  /** True once the author has chosen the event. Until then it follows the commands. */
  #isEventChosen = false;
  views = new Set<string>();
  tiles = new Map<Offset, ExampleTile>();
  deeds: Example['deeds'] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Sets the event the author chose. */
  when(event: string): void {
    this.event = event;
    this.#isEventChosen = true;
    // In a collision it is too late for existing sprites to move.
    if (event.startsWith('smash:'))
      this.deeds = this.deeds.filter(({ command }) => !command.startsWith('move:'));
    this.matter(TOWARDS[event.split(':')[1] ?? ''] ?? 'C');
  }

  /** Restarts with the sprite on a cell, or without one. */
  begin(cell: Cell | undefined): void {
    this.centre = cell;
    this.#around =
      cell === undefined
        ? undefined
        : this.#context.host.glue.around(this.#context.session, cell.row, cell.col);
    this.selected = 'C';
    this.tiles = new Map();
    this.deeds = [];
    this.#isEventChosen = false;
    this.event = this.#around?.tiles[4]?.sprites[0]?.kind === 0 ? 'press:right' : 'change';
    if (this.#around !== undefined) this.matter('C');
  }

  placeOf({ row, col }: Cell): Offset | undefined {
    if (this.centre === undefined) return undefined;
    const [down, right] = [row - this.centre.row + 1, col - this.centre.col + 1];
    return down < 0 || down > 2 || right < 0 || right > 2 ? undefined : OFFSETS[3 * down + right];
  }

  standing(place: Offset): Standing | undefined {
    return this.#around?.tiles[OFFSETS.indexOf(place)] ?? undefined;
  }

  /** Adds conditions on a tile from its content: the ground, and the sprite or its absence. */
  matter(place: Offset): ExampleTile | undefined {
    const known = this.tiles.get(place);
    const standing = this.standing(place);
    if (known !== undefined || standing === undefined) return known;
    const sprite = standing.sprites[0]?.kind;
    const all = this.#context.project.kinds.filter(({ isSprite }) => isSprite).map((_, n) => n);
    const made: ExampleTile = {
      place,
      grounds: place === 'C' || sprite !== undefined ? [] : [standing.background],
      sprites: sprite === undefined ? [] : [sprite],
      without: sprite === undefined ? all : [],
      heading: 'any',
    };
    this.tiles.set(place, made);
    return made;
  }

  do(row: Row, command: string): void {
    const [verb, of = ''] = command.split(':');
    if (row !== 'game') this.matter(row as Offset);
    // The target tile usually matters.
    if (verb === 'move' && row === 'C') this.matter(TOWARDS[of] ?? 'C');
    if (verb === 'move') {
      this.deeds = this.deeds.filter(
        (deed) => deed.row !== row || !deed.command.startsWith('move:') || this.#createsBefore(deed),
      );
    }
    if (verb === 'move' && row === 'C' && !this.#isEventChosen && this.event.startsWith('press:')) {
      this.event = `press:${of}`;
    }
    this.deeds = [...this.deeds, { row, command }];
  }

  /** True if an earlier command of the same row creates the sprite that a command is about. */
  #createsBefore(deed: Example['deeds'][number]): boolean {
    return this.deeds
      .slice(0, this.deeds.indexOf(deed))
      .some(({ row, command }) => row === deed.row && command.startsWith('create:'));
  }

  #example(): Example {
    return {
      event: this.event,
      views: [...this.views],
      tiles: [...this.tiles.values()],
      deeds: this.deeds,
    };
  }

  /** The resulting rule, its text, and its error if any. */
  made(): { text: string; rule: RuleView; fault: string | undefined } | undefined {
    const { host, text } = this.#context;
    try {
      const rule = host.glue.byExample(text, this.#example());
      const { rules, findings } = host.glue.view(`${text}\n${rule}`);
      const made = rules.at(-1);
      const fault = findings.find(
        ({ part, isWarning }) => !isWarning && part.what === 'rule' && part.n === rules.length - 1,
      );
      if (made === undefined) return undefined;
      return { text: rule, rule: made, fault: fault && phraseIn(fault.phrase) };
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }
}
