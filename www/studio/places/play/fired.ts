// The rules that fired in the last round, highlighted in a list and on the board, and the matches of `never`
// rules.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Cell } from '../../../cells/cells';
import { say } from '../../../ui/words/words';
import type { Trace } from '../../types';
import { plain, rulePicture, sentence } from '../rules/pieces';
import { type Context, type PlayPanel, sentences, shapeOf } from './context';
import type { Highlight } from './overlay';

export class FiredPanel implements PlayPanel {
  readonly name = 'fired';
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  title(): string {
    return say('studio-watch-fired');
  }

  highlights(): Highlight[] {
    const seen = new Set<string>();
    const highlights: Highlight[] = [];
    for (const firing of this.#context.trace()?.fired ?? []) {
      const [row, col] = firing.to ?? [firing.row, firing.col];
      const cell: Cell = { row, col };
      const key = `${row}/${col}`;
      if (!seen.has(key)) highlights.push({ ...cell, frame: 'fired' });
      seen.add(key);
    }
    return highlights;
  }

  render(): TemplateResult {
    const { project, isRunning } = this.#context;
    const trace = this.#context.trace();
    const counts = new Map<number, number>();
    for (const { rule } of trace?.fired ?? []) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    for (const { rule, seen } of trace?.nevers ?? []) if (seen === undefined) counts.set(rule, 1);
    // While the play runs, rules keep their positions so that they are easy to follow. When it is paused,
    // fired rules come first.
    const order = project.rules.map((_, n) => n);
    if (!isRunning) order.sort((a, b) => Number(counts.has(b)) - Number(counts.has(a)) || a - b);
    const status = trace === undefined ? say('studio-watch-no-round') : this.#summary(trace, counts.size);
    return html`
      <p class="note" role=${isRunning ? nothing : 'status'}>${status}</p>
      ${project.rules.length === 0 ? html`<p class="note">${say('studio-watch-no-rules')}</p>` : nothing}
      <ul class="watch-lights">
        ${order.map((n) => this.#rule(n, counts.get(n), trace))}
      </ul>
    `;
  }

  #summary({ firings, points, buttons }: Trace, rules: number): string {
    const pressed = buttons === '.' ? '' : say('studio-watch-pressed', { buttons });
    const score = points === 0 ? '' : say('studio-watch-points', { points });
    return [say('studio-watch-fired-count', { rules, firings }), pressed, score].filter(Boolean).join(' ');
  }

  #rule(n: number, count: number | undefined, trace: Trace | undefined): TemplateResult {
    const { host, project, isRunning } = this.#context;
    const rule = project.rules[n];
    if (rule === undefined) return html``;
    const view = trace?.fired.find((firing) => firing.rule === n)?.view ?? 'original';
    const shape = (count === undefined ? undefined : shapeOf(project, n, view)) ?? rule;
    const seen = trace?.nevers.find((never) => never.rule === n)?.seen;
    const label = say('studio-watch-rule-label', {
      n: n + 1,
      count: count ?? 0,
      sentence: plain(sentences(this.#context).rule(shape)),
    });
    return html`
      <li class=${count === undefined ? 'dim' : 'lit'}>
        <button type="button" aria-label=${label} @click=${() => host.go({ place: 'rules', rule: n })}>
          ${rulePicture(host, shape)}
          <span class="watch-count">${n + 1}${count === undefined || count < 2 ? nothing : html` <b>×${count}</b>`}</span>
        </button>
        ${
          isRunning || count === undefined
            ? nothing
            : html`<p class="note" aria-hidden="true">${sentence(host, sentences(this.#context).rule(shape))}</p>`
        }
        ${
          isRunning || seen === undefined
            ? nothing
            : html`<p class="note">${say('studio-watch-never-seen', { row: seen[0] + 1, col: seen[1] + 1 })}</p>`
        }
      </li>
    `;
  }
}
