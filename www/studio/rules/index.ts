// The rules of a project: the list of all, and the editor of one.
import './rules.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { StudioHost } from '../host';
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
    else if (rule !== undefined)
      place.querySelector<HTMLElement>('.rule-board.when [data-at="C"]')?.focus({ preventScroll: true });
  });
}

/** The player goes elsewhere. */
export function rulesScreenLeft(): TemplateResult {
  seen = '';
  return html``;
}

/** The place `rules`: one rule when there is one of that number (from 0), else the list, of one kind if given. */
export function rulesScreen(host: StudioHost, at: { rule?: number; kind?: string } = {}): TemplateResult {
  arrive(host, at.rule);
  const rule = at.rule === undefined ? undefined : host.project.rules[at.rule];
  return rule === undefined || at.rule === undefined
    ? ruleList(host, at.kind)
    : ruleEditor(host, at.rule, rule);
}
