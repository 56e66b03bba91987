// The rules of a project: the list of all, and the editor of one.
import './rules.css';
import type { TemplateResult } from 'lit/html.js';
import type { StudioHost } from '../host';
import { ruleEditor } from './editor';
import { ruleList } from './list';

/** The place `rules`: one rule when there is one of that number (from 0), else the list, of one kind if given. */
export function rulesScreen(host: StudioHost, at: { rule?: number; kind?: string } = {}): TemplateResult {
  const rule = at.rule === undefined ? undefined : host.project.rules[at.rule];
  return rule === undefined || at.rule === undefined
    ? ruleList(host, at.kind)
    : ruleEditor(host, at.rule, rule);
}
