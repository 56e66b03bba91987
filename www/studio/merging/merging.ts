// Merges the states of a project that other tabs and devices made meanwhile. Parts that both sides changed are shown
// beside each other, to be chosen.
import './merging.css';
import { html, type TemplateResult } from 'lit/html.js';
import type { Apart, Version } from '../../store/projects/project';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { faultIn } from '../../ui/words/phrases';
import { moment, say } from '../../ui/words/words';
import type { Studio } from '../host';
import { kindTile, listed, thumbnail } from '../parts/parts';
import * as edits from '../project/edits';
import type { Difference, Merged } from '../types';

/** The choice for a part: ours, theirs, or both. */
type Choice = 'o' | 't' | 'b';

/** The most parts that a notice names. */
const NAMED = 3;

/** The sorts of which both can stay. */
const BOTH = ['level', 'rule', 'test'];

/** Merges states with the open project, one after the other. */
export function mergeApart(host: Studio, apart: readonly Apart[]): void {
  const [first, ...others] = apart;
  if (first === undefined) return;
  const { version, base } = first;
  const merged = (choices: readonly Choice[]) => {
    try {
      return host.glue.merge(base?.text, host.text, version.text, choices.join(''));
    } catch (error) {
      void faultIn(error).then((fault) => host.toast(say('text-fault', { fault })));
      return undefined;
    }
  };
  const found = merged([]);
  if (found === undefined) return;
  const take = (all: Merged | undefined) => {
    if (all === undefined) return;
    host.store.join(host.id, version);
    host.keepVersion(say('studio-version-before', { what: say('studio-merging') }));
    // The text of a session has no line break at its end.
    if (all.text.trimEnd() !== host.text.trimEnd() && host.edit(edits.text(all.text)))
      tell(host, version, all);
    mergeApart(host, others);
  };
  if (found.conflicts.length === 0) take(found);
  else new ConflictSheet(host, version, found, (choices) => take(merged(choices)));
}

/** Where a version was made, in the words of a sentence: here, in another tab, or on another device. */
export function placeOf(host: Studio, { device }: Version): string | undefined {
  if (device === undefined) return undefined;
  const [, system = ''] = device.split(' ');
  return say('studio-made', { where: host.store.isHere(device) ? 'here' : 'device', system });
}

function tell(host: Studio, version: Version, { came, conflicts }: Merged): void {
  const parts = [...came, ...conflicts].map(partName);
  const more = parts.length - NAMED;
  const what = listed(
    more > 0 ? [...parts.slice(0, NAMED), say('studio-merged-more', { count: more })] : parts,
  );
  host.tellUndoable(say('studio-merged', { where: whereOf(host, version), what }));
}

const whereOf = (host: Studio, { device = '' }: Version) => (host.store.isHere(device) ? 'tab' : 'device');

const partName = ({ sort, name, n }: Difference): string => say('studio-part', { sort, name, n: n + 1 });

class ConflictSheet {
  readonly #host: Studio;
  readonly #choices: Choice[];
  /** The kinds of the merged project, with which parts of levels are drawn. */
  readonly #head: string;

  constructor(host: Studio, version: Version, found: Merged, choose: (choices: readonly Choice[]) => void) {
    this.#host = host;
    this.#choices = found.conflicts.map(() => 'o');
    this.#head = found.text.split(/^(?:#.*\n)*(?:level|rule|test)\b/m)[0] ?? '';
    let isDone = false;
    const told = { where: whereOf(host, version), when: moment(version.time) };
    new Sheet({
      name: 'studio-merge',
      title: () => say('studio-merge-title'),
      body: (sheet) => html`
        <p class="note">${say('studio-merge-help', told)}</p>
        ${found.conflicts.map((conflict, n) => this.#part(conflict, n, sheet))}
      `,
      foot: (sheet) =>
        button(
          's-check',
          say('studio-merge'),
          () => {
            isDone = true;
            sheet.close();
            choose(this.#choices);
          },
          { kind: 'main' },
        ),
      closed: () => isDone || host.toast(say('studio-merge-later')),
    });
  }

  #part(conflict: Difference, n: number, sheet: Sheet): TemplateResult {
    const option = (choice: Choice, text: string | undefined) => html`
      <label>
        <input
          type="radio"
          name=${`merge-${n}`}
          .checked=${this.#choices[n] === choice}
          @change=${() => {
            this.#choices[n] = choice;
            sheet.update();
          }}
        />
        <span>${say('studio-merge-side', { side: { o: 'ours', t: 'theirs', b: 'both' }[choice] })}</span>
        ${choice === 'b' ? '' : this.#shown(conflict, text)}
      </label>
    `;
    const hasBoth =
      BOTH.includes(conflict.sort) && conflict.ours !== undefined && conflict.theirs !== undefined;
    return html`<fieldset class="merge-part">
      <legend>${partName(conflict)}</legend>
      ${option('o', conflict.ours)} ${option('t', conflict.theirs)} ${hasBoth ? option('b', undefined) : ''}
    </fieldset>`;
  }

  /** A part as it is on one side. */
  #shown({ sort }: Difference, text: string | undefined): TemplateResult {
    if (text === undefined) return html`<p class="note">${say('studio-merge-gone')}</p>`;
    const host = this.#host;
    try {
      if (sort === 'level')
        return html`${thumbnail(host, host.glue.view(`${this.#head}\n${text}`), 0, text)}`;
      const kind = sort === 'kind' ? host.glue.view(`tilecode 2\n${text}`).kinds[0] : undefined;
      if (kind !== undefined) return html`${kindTile(host, kind)}<pre>${text.split('\n', 1)[0]}</pre>`;
    } catch {
      // A part with errors is shown as its text.
    }
    return html`<pre>${text.trim()}</pre>`;
  }
}
