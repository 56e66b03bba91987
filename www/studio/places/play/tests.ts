// Plays stored as tests of the project: store one, run all after a change, and show the first round that
// differs.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { submitted, textField } from '../../../ui/fields';
import { button, icon, iconButton } from '../../../ui/templates';
import { faultIn } from '../../../ui/words/phrases';
import { say } from '../../../ui/words/words';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { Parting } from '../../types';
import type { Context, PlayPanel } from './context';

/** The result of a test: its first difference, or an error. */
type Result = Parting | { fault: string };

export class TestsPanel implements PlayPanel {
  readonly name = 'tests';
  readonly #context: Context;
  /** The project's text that the results belong to. */
  #text = '';
  #results = new Map<number, Result>();
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
    for (let n = 0; n < host.project.tests.length; n += 1) {
      await new Promise((next) => setTimeout(next));
      if (host.signal.aborted || this.#text !== text) return;
      try {
        this.#results.set(n, host.glue.runTest(text, n));
      } catch (error) {
        this.#results.set(n, { fault: await whyNot(error) });
      }
      this.#context.update();
    }
    this.#isRunning = false;
    host.announce(this.#summary());
    this.#context.update();
  }

  #summary(): string {
    const results = [...this.#results.values()];
    const passed = results.filter((result) => !('fault' in result) && result.first === undefined).length;
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
    const isGood = result !== undefined && !('fault' in result) && result.first === undefined;
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
        </button>
        ${iconButton('s-more', say('studio-more', { title }), () => this.#toggle(n), { isOn: this.#opened === n })}
        ${this.#opened === n ? this.#actions(n, name, title) : nothing}
      </li>
    `;
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
  const why = (error as { stranded?: unknown } | null)?.stranded;
  return typeof why === 'string' ? say('studio-watch-stranded', { why }) : faultIn(error);
}
