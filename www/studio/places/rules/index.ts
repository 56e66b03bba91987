// The rules of a project: the list and the editor of one rule.
import { say } from '../../../ui/words/words';
import './rules.css';
import type { TemplateResult } from 'lit/html.js';
import type { Studio } from '../../host';
import type { Place } from '../../place';
import type { RouteTo } from '../../route';
import { ruleEditor } from './editor';
import { ruleList } from './list';

export default class RulesPlace implements Place<'rules'> {
  /** The keys of list and editor. */
  readonly keys = [
    ['↑ ↓', 'studio-rules-key-cards'],
    ['Alt+↑ ↓', 'studio-rules-key-move'],
    ['Delete', 'studio-rules-key-delete'],
    ['← ↑ → ↓', 'studio-rule-key-tiles'],
    ['+ ~ -', 'studio-rule-key-marks'],
    ['1 … 9, a … z', 'studio-rule-key-kinds'],
    ['Shift+← ↑ → ↓', 'studio-rule-key-ways'],
    ['! / +', 'studio-rule-key-commands'],
    ['Enter, Escape', 'studio-rule-key-choices'],
  ] as const;
  readonly #host: Studio;
  /** The number of the open rule; undefined for the list. */
  #rule: number | undefined;
  /** The kind that the list is filtered by; undefined for all rules. */
  #kind: string | undefined;

  constructor(host: Studio, route: RouteTo<'rules'>) {
    this.#host = host;
    this.#setRoute(route);
    this.#moveFocus(undefined);
  }

  follow(route: RouteTo<'rules'>): boolean {
    const before = this.#rule;
    this.#setRoute(route);
    if (this.#rule !== before) this.#moveFocus(before);
    return true;
  }

  #setRoute(route: RouteTo<'rules'>): void {
    this.#rule = route.rule;
    this.#kind = route.kind;
  }

  /** Focuses the centre tile of an opened rule, or the card of the rule that was left. */
  #moveFocus(from: number | undefined): void {
    const rule = this.#rule;
    requestAnimationFrame(() => {
      const place = document.querySelector('main.place');
      if (place === null) return;
      if (from !== undefined && rule === undefined) {
        const card = place.querySelector<HTMLElement>(`[data-rule="${from}"] .rule-open`);
        card?.scrollIntoView({ block: 'center' });
        card?.focus({ preventScroll: true });
        return;
      }
      place.scrollTop = 0;
      if (rule !== undefined && from === undefined)
        place.querySelector<HTMLElement>('.rule-board.when [data-at="C"]')?.focus({ preventScroll: true });
    });
  }

  title(): string {
    return this.#rule !== undefined && this.#host.project.rules[this.#rule] !== undefined
      ? say('studio-rule-number', { n: this.#rule + 1 })
      : say('studio-place-rules');
  }

  render(): TemplateResult {
    const rule = this.#rule === undefined ? undefined : this.#host.project.rules[this.#rule];
    return rule === undefined || this.#rule === undefined
      ? ruleList(this.#host, this.#kind)
      : ruleEditor(this.#host, this.#rule, rule);
  }
}
