// Plays stored as tests of the project: store one, run all after a change, show the first round that differs and
// the edit since which it does, and take the new result.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { submitted, textField } from '../../../ui/fields';
import { button, icon, iconButton } from '../../../ui/templates';
import { faultIn } from '../../../ui/words/phrases';
import { say } from '../../../ui/words/words';
import { didOf } from '../../parts/told';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { Parting } from '../../types';
import type { Context, PlayPanel } from './context';

/** The result of a test: its first difference, or why it cannot be played, and true if its rounds still can. */
type Result = Parting | { fault: string; isRenewable: boolean };

const isAsBefore = (result: Result) => !('fault' in result) && result.first === undefined;

export class TestsPanel implements PlayPanel {
  readonly name = 'tests';
  readonly #context: Context;
  /** The project's text that the results belong to. */
  #text = '';
  #results = new Map<number, Result>();
  /** The edits since which tests are not as before, in words. */
  #since = new Map<number, string>();
  #isRunning = false;
  #name = '';
  /** The test whose actions are open. */
  #opened: number | undefined;

  constructor(context: Context) {
    this.#context = context;
    this.#runIfChanged();
  }

  title(): string {
    return say('studio-watch-tests');
  }

  /** Runs all tests if the project has changed since the last run. */
  #runIfChanged(): void {
    const { host } = this.#context;
    const text = host.running?.text ?? '';
    if (this.#text === text) return;
    this.#text = text;
    this.#results = new Map();
    if (text !== '' && host.project.tests.length > 0) void this.#runAll();
  }

  /** Runs the tests one per task, so that the page stays responsive. */
  async #runAll(): Promise<void> {
    const { host } = this.#context;
    const text = this.#text;
    this.#isRunning = true;
    this.#results = new Map();
    this.#since = new Map();
    for (let n = 0; n < host.project.tests.length; n += 1) {
      await new Promise((next) => setTimeout(next));
      if (host.signal.aborted || this.#text !== text) return;
      try {
        this.#results.set(n, host.glue.runTest(text, n));
      } catch (error) {
        this.#results.set(n, { fault: await whyNot(error), isRenewable: isRenewable(error) });
      }
      this.#context.update();
    }
    this.#isRunning = false;
    host.announce(this.#summary());
    this.#context.update();
    await this.#findEdits(text);
  }

  /** Looks for the edits since which tests are not as before. */
  async #findEdits(text: string): Promise<void> {
    const { host } = this.#context;
    for (const [n, result] of this.#results) {
      if (isAsBefore(result)) continue;
      await new Promise((next) => setTimeout(next));
      if (host.signal.aborted || this.#text !== text) return;
      const at = host.glue.brokenBy(host.session, n);
      const edit = at === undefined ? undefined : host.session.moves()[at];
      if (edit === undefined) continue;
      this.#since.set(n, say('studio-did', didOf(edit)));
      this.#context.update();
    }
  }

  #summary(): string {
    const passed = [...this.#results.values()].filter(isAsBefore).length;
    return say('studio-watch-tests-passed', { passed, of: this.#context.host.project.tests.length });
  }

  render(): TemplateResult {
    this.#runIfChanged();
    const { host, session } = this.#context;
    const { tests } = host.project;
    return html`
      <p class="note">${say('studio-watch-tests-help')}</p>
      <form
        class="beside"
        @submit=${submitted(() => this.#keep())}
      >
        ${textField(
          say('studio-name'),
          this.#name,
          { input: (text) => (this.#name = text) },
          { isHidden: true, placeholder: this.#suggestion() },
        )}
        <button type="submit" class="main" ?disabled=${session.at() === 0}>${icon('w-keep')}<span>${say('studio-watch-keep')}</span></button>
      </form>
      ${
        tests.length === 0
          ? nothing
          : html`
            <div class="beside">
              <p class="rest" role="status">${this.#isRunning ? say('studio-watch-tests-run') : this.#summary()}</p>
              ${button('w-rerun', say('studio-watch-run-all'), () => void this.#runAll(), { isEnabled: this.#text !== '' && !this.#isRunning })}
            </div>
            <ul class="watch-tests stack loose">
              ${tests.map(({ name, rounds }, n) => this.#test(n, name, rounds))}
            </ul>`
      }
    `;
  }

  #suggestion(): string {
    return say('studio-watch-test-n', { n: this.#context.host.project.tests.length + 1 });
  }

  #test(n: number, name: string, rounds: number): TemplateResult {
    const title = name || say('studio-watch-test-n', { n: n + 1 });
    const result = this.#results.get(n);
    const isGood = result !== undefined && isAsBefore(result);
    const isBad = result !== undefined && !isGood;
    const since = this.#since.get(n);
    const text =
      result === undefined
        ? say('studio-watch-test-rounds', { rounds })
        : 'fault' in result
          ? say('studio-watch-test-fault', { fault: result.fault })
          : result.first === undefined
            ? say('studio-watch-test-same', { rounds })
            : say('studio-watch-test-parts', { round: result.first + 1, rounds });
    return html`
      <li class=${`beside ${result === undefined ? 'open' : isGood ? 'good' : 'bad'}`}>
        ${icon(result === undefined ? 's-more' : isGood ? 's-check' : 's-alert')}
        <button type="button" class="watch-test rest" ?disabled=${this.#text === ''} @click=${() => this.view(n)}>
          <strong>${title}</strong><small>${text}</small>
          ${isBad && since !== undefined ? html`<small>${say('studio-watch-test-since', { what: since })}</small>` : nothing}
        </button>
        ${iconButton('s-more', say('studio-more', { title }), () => this.#toggle(n), { isOn: this.#opened === n })}
        ${
          isBad && (!('fault' in result) || result.isRenewable)
            ? html`<div class="watch-test-renew">${button('w-rerun', say('studio-watch-test-renew'), () => this.#renew(n))}</div>`
            : nothing
        }
        ${this.#opened === n ? this.#actions(n, name, title) : nothing}
      </li>
    `;
  }

  #renew(n: number): void {
    const { host } = this.#context;
    if (host.edit(host.glue.renewTest(this.#text, n))) host.toast(say('studio-watch-test-renewed'));
    this.#context.update();
  }

  #toggle(n: number): void {
    this.#opened = this.#opened === n ? undefined : n;
    this.#context.update();
  }

  /** The form to rename, move or remove a test. */
  #actions(n: number, name: string, title: string): TemplateResult {
    const { host } = this.#context;
    const { tests } = host.project;
    const move = (to: number) => {
      if (host.edit(edits.test.move(n, to))) this.#opened = to;
      this.#context.update();
    };
    const remove = () => {
      this.#opened = undefined;
      host.edit(edits.test.remove(n));
    };
    let wanted = name;
    return html`<form
      class="watch-test-more beside tight"
      aria-label=${say('studio-more', { title })}
      @submit=${submitted(() => {
        this.#opened = undefined;
        if (wanted.trim() !== name) host.edit(edits.test.name(n, wanted.trim()));
        this.#context.update();
      })}
    >
      ${textField(say('studio-name'), name, { input: (text) => (wanted = text) }, { isHidden: true, placeholder: title })}
      <button type="submit" class="soft">${icon('s-check')}<span>${say('studio-rename')}</span></button>
      ${iconButton('s-up', say('studio-level-up', { name: title }), () => move(n - 1), { isEnabled: n > 0 })}
      ${iconButton('s-down', say('studio-level-down', { name: title }), () => move(n + 1), { isEnabled: n + 1 < tests.length })}
      ${iconButton('s-bin', say('studio-watch-test-remove', { name: title }), remove)}
    </form>`;
  }

  /** Shows the play of a test at its first difference. */
  view(n: number): void {
    const { host } = this.#context;
    try {
      this.#context.show(host.glue.testPlay(this.#text, n));
      host.announce(say('studio-watch-test-shown', { round: this.#context.session.at() }));
    } catch (error) {
      void whyNot(error).then((fault) => host.toast(say('studio-watch-test-fault', { fault })));
    }
  }

  #keep(): void {
    const { host, session } = this.#context;
    let move: Edit;
    try {
      move = host.glue.keepTest(session, this.#name.trim() || this.#suggestion());
    } catch (error) {
      void whyNot(error).then((fault) => host.toast(fault));
      return;
    }
    if (!host.edit(move)) return;
    this.#name = '';
    host.toast(say('studio-watch-kept', { rounds: session.at() }));
    this.#context.update();
  }
}

async function whyNot(error: unknown): Promise<string> {
  const { stranded: why, gone } = strandedIn(error);
  return why === undefined ? faultIn(error) : say('studio-watch-stranded', { why, name: gone ?? '' });
}

/** True if the rounds of a test can be played, although it lacks something that they changed. */
function isRenewable(error: unknown): boolean {
  const { stranded: why, gone } = strandedIn(error);
  return gone !== undefined || why === 'cut' || why === 'kind';
}

function strandedIn(error: unknown): { stranded?: string; gone?: string } {
  return (error as { stranded?: string; gone?: string } | null) ?? {};
}
