// The rules of a project: the list of all, and the editor of one.
import './rules.css';
import type { TemplateResult } from 'lit/html.js';
import type { Route, StudioHost } from '../host';
import { ruleEditor } from './editor';
import { ruleList } from './list';

/** What was in sight: the list, or a rule. */
let seen = '';

/** On the way to a rule its middle gets the focus; on the way back, the card of the rule. */
function arrive(host: StudioHost, rule: number | undefined): void {
  const now = `${host.id}/${rule ?? ''}`;
  if (now === seen) return;
  const [id, before = ''] = seen.split('/');
  seen = now;
  const isBack = id === host.id && before !== '' && rule === undefined;
  requestAnimationFrame(() => {
    const place = document.querySelector('main.place');
    if (place === null) return;
    if (!isBack) place.scrollTop = 0;
    const card = place.querySelector<HTMLElement>(`[data-rule="${before}"] .rule-open`);
    if (isBack) card?.scrollIntoView({ block: 'center' });
    if (isBack) card?.focus({ preventScroll: true });
    else if (rule !== undefined && before === '')
      place.querySelector<HTMLElement>('.rule-board.when [data-at="C"]')?.focus({ preventScroll: true });
  });
}

/** The player goes elsewhere. */
export function rulesScreenLeft(): void {
  seen = '';
}

/** The rule's number, or the name of the list. */
export const rulesScreenTitle = (host: StudioHost, at: Route): string =>
  at.place === 'rules' && at.rule !== undefined && host.project.rules[at.rule] !== undefined
    ? host.say('studio-rule-number', { n: at.rule + 1 })
    : host.say('studio-place-rules');

/** The keys of the list and of the editor, for the help. */
export const rulesScreenKeys = [
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

/** The place `rules`: one rule when there is one of that number (from 0), else the list, of one kind if given. */
export function rulesScreen(host: StudioHost, at: { rule?: number; kind?: string } = {}): TemplateResult {
  arrive(host, at.rule);
  const rule = at.rule === undefined ? undefined : host.project.rules[at.rule];
  return rule === undefined || at.rule === undefined
    ? ruleList(host, at.kind)
    : ruleEditor(host, at.rule, rule);
}
