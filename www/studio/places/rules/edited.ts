// The rule that is being edited: what is chosen in it, and the edits of it, each told to screen readers as what it comes to. What is chosen
// is remembered between renderings.
import * as edits from '../../edits';
import type { Studio } from '../../studio';
import type { FindingView, Offset, PredicateView, Row, RuleView } from '../../types';
import { focusSoon, plain, sentencesOf } from './pieces';
import type { Sentences } from './sentence';
import { isAbout, linesOf, type Mark, markOf, placeOf, type RuleLine, rowOf, withMark } from './shape';

/** A tile or the game's row, and whether what it looks like or what is done there is being changed. */
interface Chosen {
  rule: string;
  at: Offset | 'game';
  side: 'when' | 'do';
  /** The mark that kinds get. */
  mark: Mark;
}

let chosen: Chosen = { rule: '', at: 'C', side: 'when', mark: '+' };

export class EditedRule {
  readonly host: Studio;
  readonly n: number;
  readonly rule: RuleView;
  readonly findings: readonly FindingView[];
  readonly sentences: Sentences;
  readonly lines: readonly RuleLine[];

  /** Rule `n`; its middle is chosen, when it is another rule than before. */
  constructor(host: Studio, n: number, rule: RuleView) {
    this.host = host;
    this.n = n;
    this.rule = rule;
    this.findings = host.project.findings.filter(({ part }) => isAbout(part, n));
    this.sentences = sentencesOf(host);
    this.lines = linesOf(host.text, n);
    if (chosen.rule !== this.name) chosen = { rule: this.name, at: 'C', side: 'when', mark: '+' };
  }

  /** A name that no other rule of any project has. */
  get name(): string {
    return `${this.host.id}/${this.n}`;
  }

  get chosen(): Readonly<Chosen> {
    return chosen;
  }

  /** The row that is chosen, if what is chosen has one. */
  get row(): Row | undefined {
    return chosen.at === 'game' ? 'game' : rowOf(chosen.at);
  }

  /** Where a finding belongs; undefined when it is about the whole rule. */
  placeOf(finding: FindingView): { at: Offset | 'game'; side: 'when' | 'do' } | undefined {
    return placeOf(finding, this.rule.event, this.lines);
  }

  /** Chooses a tile or row. A corner has no commands, the game has no tile. */
  choose(at: Offset | 'game', side: Chosen['side']): void {
    const fits = at !== 'game' && rowOf(at) === undefined ? 'when' : side;
    if (chosen.at === at && chosen.side === fits) return;
    const moved = at !== chosen.at;
    chosen = { ...chosen, at, side: fits };
    // Neighbours are mostly about what must not be there; the middle is about whom.
    if (moved && at === 'C') chosen.mark = '+';
    this.host.update();
  }

  takeMark(mark: Mark): void {
    chosen = { ...chosen, mark };
    this.host.update();
  }

  /** Gives the focus to a tile or row of a board: the chosen one, if no other is named. */
  focus(at: string = chosen.at, side: Chosen['side'] = chosen.side): void {
    focusSoon(`.rule-board.${side} [data-at="${at}"]`);
  }

  /** Gives a kind the chosen mark on a tile, or takes it away when it has that mark already. */
  giveMark(place: Offset, kind: string): void {
    const predicate = this.rule.when[place];
    const next = markOf(predicate, kind) === chosen.mark ? undefined : chosen.mark;
    this.#ask(place, withMark(predicate, kind, next, this.host.project.kinds));
  }

  /** Asks for a direction of the sprite on a tile. */
  askHeading(place: Offset, heading: string): void {
    this.#ask(place, { ...this.rule.when[place], heading });
  }

  /** Asks nothing of a tile any more. */
  clear(place: Offset): void {
    this.#ask(place, { ...this.rule.when[place], include: [], also: [], exclude: [], heading: 'any' });
  }

  #ask(place: Offset, predicate: PredicateView): void {
    if (this.host.edit(edits.rule.when(this.n, place, predicate)))
      this.#tell((rule) => this.sentences.tile(rule, place));
  }

  /** Puts a command at the end of a row. */
  addCommand(row: Row, command: string): void {
    this.setCommands(row, [...this.rule.do[row], command]);
  }

  setCommands(row: Row, commands: readonly string[]): void {
    if (this.host.edit(edits.rule.do(this.n, row, commands)))
      this.#tell((rule) => this.sentences.row(rule, row));
  }

  /** Asks of counters what these words say. */
  setAsks(asks: readonly string[]): void {
    if (this.host.edit(edits.rule.asks(this.n, asks))) this.#tell((rule) => this.sentences.asks(rule));
  }

  #tell(sentence: (rule: RuleView) => string): void {
    const rule = this.host.project.rules[this.n];
    if (rule !== undefined) this.host.announce(plain(sentence(rule)));
  }
}
