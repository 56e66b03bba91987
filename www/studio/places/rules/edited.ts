// The rule being edited: the current selection, and edits that are announced to screen readers as sentences.
// The selection persists between renderings.
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { groupOf, groupSheet, ownName } from '../../parts/groups';
import { groundOf } from '../../parts/parts';
import * as edits from '../../project/edits';
import {
  isAbout,
  linesOf,
  type Mark,
  markOf,
  placeOf,
  type RuleLine,
  withMark,
} from '../../project/rule-shape';
import type { FindingView, Offset, PredicateView, Row, RuleView } from '../../types';
import { focusSoon, plain, sentencesOf } from './pieces';
import type { Sentences } from './sentence';

/** The selected tile or game row, and the side being edited: conditions or commands. */
interface Chosen {
  rule: string;
  at: Offset | 'game';
  side: 'when' | 'do';
  /** The mark to give to kinds. */
  mark: Mark;
}

const CENTRE: Chosen = { rule: '', at: 'C', side: 'when', mark: '+' };

/** The state that outlasts an {@link EditedRule}, which is created for each rendering. */
class Editing {
  chosen = CENTRE;
  /** The conditions of the tile that was copied last. */
  copied: PredicateView | undefined;
}

export class EditedRule {
  readonly host: Studio;
  readonly n: number;
  readonly rule: RuleView;
  readonly findings: readonly FindingView[];
  readonly sentences: Sentences;
  readonly lines: readonly RuleLine[];
  readonly #state: Editing;

  /** Edits rule `n`. The centre is selected if the last rule was another one. */
  constructor(host: Studio, n: number, rule: RuleView) {
    this.host = host;
    this.n = n;
    this.rule = rule;
    this.findings = host.project.findings.filter(({ part }) => isAbout(part, n));
    this.sentences = sentencesOf(host);
    this.lines = linesOf(host.text, n);
    this.#state = host.memory.of(Editing);
    if (this.chosen.rule !== this.name) this.#state.chosen = { ...CENTRE, rule: this.name };
  }

  /** A key that is unique across projects. */
  get name(): string {
    return `${this.host.id}/${this.n}`;
  }

  get chosen(): Readonly<Chosen> {
    return this.#state.chosen;
  }

  /** The selected row. */
  get row(): Row {
    return this.chosen.at;
  }

  /** The tile or row of a finding; undefined if it is about the whole rule. */
  placeOf(finding: FindingView): { at: Offset | 'game'; side: 'when' | 'do' } | undefined {
    return placeOf(finding, this.rule.event, this.lines);
  }

  /** Selects a tile or row. */
  choose(at: Offset | 'game', side: Chosen['side']): void {
    const { chosen } = this;
    if (chosen.at === at && chosen.side === side) return;
    // Conditions on neighbours are mostly exclusions; the centre names the sprite.
    const mark = at === 'C' && at !== chosen.at ? '+' : chosen.mark;
    this.#state.chosen = { ...chosen, at, side, mark };
    this.host.update();
  }

  takeMark = (mark: Mark): void => {
    this.#state.chosen = { ...this.chosen, mark };
    this.host.update();
  };

  /** Focuses a tile or row of a board, by default the selected one. */
  focus(at: string = this.chosen.at, side: Chosen['side'] = this.chosen.side): void {
    focusSoon(`.rule-board.${side} [data-at="${at}"]`);
  }

  /** Gives a kind the selected mark on a tile, or removes it if the kind has that mark. */
  giveMark(place: Offset, kind: string): void {
    const predicate = this.rule.when[place];
    const next = markOf(predicate, kind) === this.chosen.mark ? undefined : this.chosen.mark;
    this.#ask(place, withMark(predicate, kind, next, this.host.project));
  }

  /** Sets the condition on the direction of a tile's sprite. */
  askHeading(place: Offset, heading: string): void {
    this.#ask(place, { ...this.rule.when[place], heading });
  }

  /** Removes all conditions of a tile. */
  clear(place: Offset): void {
    this.#ask(place, { ...this.rule.when[place], include: [], also: [], exclude: [], heading: 'any' });
  }

  /**
   * Requires a tile to be free: nothing that stops. If nothing is said to stop yet, the player chooses what does; all
   * but the usual ground and the rule's own sprites is proposed.
   */
  askEmpty(place: Offset): void {
    const { host } = this;
    const free = (group: string): PredicateView => ({
      ...this.rule.when[place],
      include: [],
      also: [],
      exclude: [group],
      heading: 'any',
    });
    const known = groupOf(host.project, 'stops');
    if (known !== undefined) {
      this.#ask(place, free(known.name));
      return;
    }
    const ground = groundOf(host.project);
    const members = host.project.kinds
      .filter((kind) => kind !== ground && !this.rule.centres.includes(kind.name))
      .map(({ name }) => name);
    groupSheet(host, undefined, {
      title: say('studio-in-the-way'),
      note: say('studio-in-the-way-help'),
      name: ownName('stops'),
      members,
      more: (group) => [edits.rule.when(this.n, place, free(group))],
    });
  }

  /** Makes the rule about the other sprite of the middle tile, which its commands address then. */
  swapMiddle(): void {
    const { C } = this.rule.when;
    this.#ask('C', { ...C, include: C.also, also: C.include, heading: 'any' });
  }

  get hasCopy(): boolean {
    return this.#state.copied !== undefined;
  }

  /** Copies the conditions of a tile, for other tiles and other rules. */
  copyTile(place: Offset): void {
    this.#state.copied = this.rule.when[place];
    this.host.toast(say('studio-rule-copied-tile'));
    this.host.update();
  }

  pasteTile(place: Offset): void {
    const { project } = this.host;
    const isKnown = (name: string) => [...project.kinds, ...project.groups].some((one) => one.name === name);
    const known = (names: readonly string[]) => names.filter(isKnown);
    const { include = [], also = [], exclude = [], heading = 'any' } = this.#state.copied ?? {};
    const sets = { include: known(include), also: known(also), exclude: known(exclude) };
    this.#ask(place, { ...this.rule.when[place], ...sets, heading });
  }

  #ask(place: Offset, predicate: PredicateView): void {
    if (this.host.edit(edits.rule.when(this.n, place, predicate)))
      this.#tell((rule) => this.sentences.tile(rule, place));
  }

  addCommand(row: Row, command: string): void {
    this.setCommands(row, [...this.rule.do[row], command]);
  }

  setCommands(row: Row, commands: readonly string[]): void {
    if (this.host.edit(edits.rule.do(this.n, row, commands)))
      this.#tell((rule) => this.sentences.row(rule, row));
  }

  /** Sets the conditions on counters. */
  setAsks(asks: readonly string[]): void {
    if (this.host.edit(edits.rule.asks(this.n, asks))) this.#tell((rule) => this.sentences.asks(rule));
  }

  #tell(sentence: (rule: RuleView) => string): void {
    const rule = this.host.project.rules[this.n];
    if (rule !== undefined) this.host.announce(plain(sentence(rule)));
  }
}
