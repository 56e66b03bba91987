// The actions on a whole rule, in a menu that the list and the editor share.

import { html } from 'lit/html.js';
import { submitted, textField } from '../../../ui/fields';
import { menuSheet } from '../../../ui/menu-dialog';
import { Sheet } from '../../../ui/sheet';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { graftRule } from '../../parts/graft';
import { listed } from '../../parts/parts';
import * as edits from '../../project/edits';
import type { ProjectView, RuleView } from '../../types';
import { focusSoon } from './pieces';

/** A rule that is taken to another project. */
class Taken {
  rule: { readonly of: RuleView; readonly from: ProjectView; readonly id: string } | undefined;
}

/** Opens the menu of rule `n`, with actions of the screen that opens it. */
export function ruleMenu(
  host: Studio,
  n: number,
  { own = [], removed = () => {} }: { own?: Parameters<typeof menuSheet>[2]; removed?: () => void },
): void {
  const isOff = host.project.rules[n]?.isOff === true;
  menuSheet('rule-menu', say('studio-rule-number', { n: n + 1 }), [
    [
      's-off',
      say(isOff ? 'studio-rules-switch-on' : 'studio-rules-switch-off'),
      () => host.edit(isOff ? edits.rule.on(n) : edits.rule.off(n)),
    ],
    ['s-note', say('studio-rules-note'), () => writeNote(host, n)],
    ['s-double', say('studio-rules-copy'), () => copy(host, n)],
    ['s-copy', say('studio-rules-take'), () => take(host, n)],
    ...own,
    [
      's-bin',
      say('studio-rules-remove'),
      () => {
        remove(host, n);
        removed();
      },
    ],
  ]);
}

function copy(host: Studio, n: number): void {
  if (host.edit(edits.rule.copy(n))) host.toast(say('studio-rules-copied'));
}

function take(host: Studio, n: number): void {
  const of = host.project.rules[n];
  if (of === undefined) return;
  host.memory.of(Taken).rule = { of, from: host.project, id: host.id };
  host.toast(say('studio-rules-taken'));
}

/** True if a rule was taken from another project. */
export function hasTaken(host: Studio): boolean {
  const { rule } = host.memory.of(Taken);
  return rule !== undefined && rule.id !== host.id;
}

/** Adds the rule that was taken from another project, with what it names and this one lacks. */
export function putTaken(host: Studio): void {
  const { rule } = host.memory.of(Taken);
  if (rule === undefined) return;
  const { made, added, text } = graftRule(rule.of, rule.from, host.project);
  const n = host.project.rules.length;
  if (!host.edit(...made, edits.rule.addText(text))) return;
  host.go({ place: 'rules', rule: n });
  if (added.length > 0) host.tellUndoable(say('studio-pasted-kinds', { kinds: listed(added) }));
}

export function remove(host: Studio, n: number): void {
  if (!host.edit(edits.rule.remove(n))) return;
  host.tellUndoable(say('studio-rules-removed', { n: n + 1 }));
  focusSoon(`[data-rule="${Math.max(0, n - 1)}"] .rule-open, .rules-foot button`);
}

/** Opens a field for the note of rule `n`. */
function writeNote(host: Studio, n: number): void {
  const before = host.project.rules[n]?.note ?? '';
  let note = before;
  const keep = () => note.trim() !== before && host.edit(edits.rule.note(n, note.trim()));
  const { element } = new Sheet({
    name: 'rule-note',
    title: () => say('studio-rule-number', { n: n + 1 }),
    body: (sheet) => html`<form class="form" @submit=${submitted(sheet.closing(keep))}>
      ${textField(
        say('studio-rules-note'),
        note,
        { input: (text) => (note = text) },
        { most: 200, placeholder: say('studio-rules-note-place') },
      )}
      <button type="submit" class="main">${say('studio-rules-note-keep')}</button>
    </form>`,
  });
  element.querySelector('input')?.select();
}
