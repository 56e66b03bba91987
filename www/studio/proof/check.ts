// Checks a project on request: tries to win every level, then finds parts that no play uses.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { button, icon } from '../../ui/templates';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import { chip } from '../parts/parts';
import type { Route } from '../route';
import type { Idle } from '../types';
import { verdictLine } from './told';
import { Verdicts } from './verdicts';

/** The number of rounds of each bot on each level, and the time for all bots in milliseconds. */
const ROUNDS = 200;
const IDLE_MS = 10_000;

/** The last result and the text that it is about. */
class LastCheck {
  text: string | undefined;
  idle: Idle | undefined;
}

interface Found {
  route: Route;
  body: unknown;
}

export class Check {
  readonly #host: Studio;
  readonly #signal: AbortSignal;
  readonly #verdicts: Verdicts;
  readonly #last: LastCheck;
  /** The text of the running search for idle parts, and a way to stop it. */
  #asked: { text: string; stop: AbortController } | undefined;
  #isWanted = false;
  #failure: unknown;

  constructor(host: Studio, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
    this.#verdicts = new Verdicts(host, signal);
    this.#last = host.memory.of(LastCheck);
  }

  /** The button, then the progress, then the result. */
  render(): TemplateResult | typeof nothing {
    const host = this.#host;
    const { running } = host;
    if (running === undefined) return nothing;
    const { text, idle } = this.#last;
    if (text === running.text && idle !== undefined) return this.#result(idle);
    if (!this.#isWanted)
      return html`<div class="stack tight">
        ${button('s-search', say('studio-check', { count: host.project.findings.length }), () => this.#begin())}
        <p class="note">${say('studio-check-help')}</p>
      </div>`;
    if (this.#cause !== undefined)
      return verdictLine('s-alert', say('studio-proof-failed'), [
        chip(say('studio-try-again'), () => this.#again()),
      ]);
    return verdictLine('s-more', this.#progress());
  }

  #begin(): void {
    this.#isWanted = true;
    this.#again();
  }

  #again(): void {
    this.#failure = undefined;
    this.#verdicts.again();
  }

  /** The error of the last search, if it failed. */
  get #cause(): unknown {
    return this.#failure ?? this.#verdicts.cause;
  }

  /** The index of the first level without a verdict, or -1. */
  get #open(): number {
    return this.#host.project.levels.findIndex((_, n) => this.#verdicts.of(n) === undefined);
  }

  #progress(): string {
    const n = this.#open;
    if (n < 0) return say('studio-check-rules');
    return say('studio-check-level', { n: n + 1, count: this.#host.project.levels.length });
  }

  /** Continues a requested check. Called after each rendering. */
  follow(): void {
    const { running } = this.#host;
    if (!this.#isWanted || running === undefined || this.#last.text === running.text) return;
    if (this.#cause !== undefined) return;
    this.#verdicts.follow();
    if (this.#open < 0) void this.#look();
  }

  /** Searches for idle parts. The plays include the wins found for the levels. */
  async #look(): Promise<void> {
    const host = this.#host;
    const text = host.running?.text ?? '';
    if (this.#asked?.text === text) return;
    this.#asked?.stop.abort();
    const stop = new AbortController();
    this.#asked = { text, stop };
    const ways = host.project.levels.flatMap((_, n) => this.#verdicts.of(n)?.proof.edit ?? []);
    // The edit that stores a play contains a block of the project's text as JSON.
    const blocks = ways.map((edit) => JSON.parse(edit.slice('test add '.length)) as string);
    const room = host.project.sizes.find(({ what }) => what === 'tests');
    const fitting = blocks.slice(0, room === undefined ? 0 : room.most - room.used);
    try {
      const played = [text.trimEnd(), ...fitting.map((block) => block.trim())].join('\n\n');
      const idle = await this.#verdicts.search.ask('idle', [`${played}\n`, ROUNDS, IDLE_MS], stop.signal);
      Object.assign(this.#last, { text, idle });
    } catch (error) {
      if (stop.signal.aborted || this.#signal.aborted) return;
      console.warn(error);
      this.#failure = error;
    }
    if (this.#asked?.stop === stop) this.#asked = undefined;
    this.#isWanted = this.#failure !== undefined;
    host.update();
  }

  #result(idle: Idle): TemplateResult {
    const host = this.#host;
    const found = this.#found(idle);
    return html`
      ${
        found.length === 0
          ? nothing
          : html`<ul class="finding-list stack tight">
              ${found.map(
                ({ route, body }) => html`<li>
                  <button type="button" class="leading warning" @click=${() => host.go(route)}>${icon('s-warning')}<span>${body}</span></button>
                </li>`,
              )}
            </ul>`
      }
      ${idle.isWhole ? nothing : html`<p class="note">${say('studio-check-slow')}</p>`}
      ${found.length === 0 && idle.isWhole ? verdictLine('s-check', say('studio-check-nothing')) : nothing}
    `;
  }

  #found({ rules, kinds, undone }: Idle): Found[] {
    const { project, running } = this.#host;
    const rule = (n: number, text: string): Found => ({
      route: { place: 'rules', rule: n },
      body: html`<b>${say('studio-rule-number', { n: n + 1 })}:</b> ${text}`,
    });
    return [
      ...project.levels.flatMap(({ name }, n) =>
        // A room that is not won alone may be won by way of others.
        project.rooms === 0 && this.#verdicts.of(n)?.proof.state === 'never'
          ? {
              route: { place: 'levels' } as const,
              body: say('studio-check-never', { name: name || say('studio-level-n', { n: n + 1 }) }),
            }
          : [],
      ),
      ...rules
        .filter((n) => running?.skipped.includes(n) !== true)
        .map((n) => rule(n, say('studio-check-rule'))),
      ...undone.map(([one, other]) => rule(other, say('studio-check-undone', { n: one + 1 }))),
      ...kinds.map((kind) => ({
        route: { place: 'picture', kind } as const,
        body: say('studio-check-kind', { name: kind }),
      })),
    ];
  }
}
