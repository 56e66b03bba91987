// The whole game as text, edited with the checker's findings beside it.

import './text.css';
import { html, type TemplateResult } from 'lit/html.js';
import { copy, fileName, MAX_FILE, openFile, saveFile } from '../../../shell/dialogs/data';
import { typed } from '../../../shell/dialogs/fields';
import { button, icon } from '../../../shell/parts';
import { say } from '../../../shell/words';
import * as edits from '../../edits';
import { sentenceOf } from '../../findings';
import { projectOf } from '../../games';
import type { Place } from '../../place';
import type { RouteTo } from '../../route';
import type { Studio } from '../../studio';
import type { FindingView } from '../../types';

/** After so long without a key the text is taken up as one edit, in milliseconds. */
const QUIET_MS = 900;

export default class TextPlace implements Place<'text'> {
  readonly #host: Studio;
  /** What stands in the field while it differs from the project. */
  #draft: string | undefined;
  #fault = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #goal: { line: number; column: number } | undefined;

  constructor(host: Studio, route: RouteTo<'text'>, signal: AbortSignal) {
    this.#host = host;
    signal.addEventListener('abort', () => this.#take());
    this.#aim(route);
  }

  #aim(route: RouteTo<'text'>): void {
    if (route.line === undefined) return;
    this.#goal = { line: route.line, column: route.column ?? 1 };
    requestAnimationFrame(() => this.#reach());
  }

  follow(route: RouteTo<'text'>): boolean {
    this.#aim(route);
    return true;
  }

  render(): TemplateResult {
    const host = this.#host;
    const { findings } = host.project;
    const lines = (this.#draft ?? host.text).split('\n').length;
    return html`
      <div class="text-place">
        <div class="source">
          <div class="line-numbers" aria-hidden="true">${Array.from({ length: lines }, (_, n) => this.#number(n + 1))}</div>
          <textarea
            wrap="off"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="none"
            aria-label=${say('studio-text-label')}
            aria-describedby="text-fault"
            .value=${this.#draft ?? host.text}
            @input=${typed((text) => this.#typed(text))}
            @change=${() => this.#take()}
            @scroll=${(event: Event) => this.#scrolled(event.currentTarget as HTMLTextAreaElement)}
            @keydown=${(event: KeyboardEvent) => this.#key(event)}
          ></textarea>
        </div>
        <div class="beside-text stack">
          <p id="text-fault" class="fault" role="alert">${this.#fault}</p>
          <p class="verdict beside" role="status">
            ${
              findings.length === 0
                ? html`${icon('s-check')} ${say('studio-no-findings')}`
                : say('studio-finding-count', { count: findings.length })
            }
          </p>
          <ul class="finding-list stack tight">
            ${findings.map(
              (finding) => html`<li>
                <button type="button" class=${finding.isWarning ? 'leading warning' : 'leading error'} @click=${() => this.#goTo(finding)}>
                  ${icon(finding.isWarning ? 's-warning' : 's-alert')}
                  <span><small>${say('studio-line', { line: finding.line })}</small> ${sentenceOf(finding)}</span>
                </button>
              </li>`,
            )}
          </ul>
          <div class="buttons">
            ${button('copy', say('studio-text-copy'), () => void copy(host.text))}
            ${button('download', say('studio-text-save'), () => saveFile(fileName(host.project.title), host.text))}
            ${button('upload', say('studio-text-replace'), () => void this.#replace())}
          </div>
        </div>
      </div>
    `;
  }

  /** A line's number, marked where something was found. */
  #number(line: number): TemplateResult {
    const found = this.#host.project.findings.filter((finding) => finding.line === line);
    const kind = found.some(({ isWarning }) => !isWarning) ? 'error' : found.length > 0 ? 'warning' : '';
    return html`<span class=${kind}>${line}</span>`;
  }

  get #field(): HTMLTextAreaElement | null {
    return document.querySelector('.text-place textarea');
  }

  #typed(text: string): void {
    this.#draft = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#take(), QUIET_MS);
    this.#host.update();
  }

  /** Takes what was typed up as one edit. */
  #take(): void {
    clearTimeout(this.#timer);
    const draft = this.#draft;
    if (draft === undefined) return;
    if (draft === this.#host.text) {
      this.#draft = undefined;
      this.#fault = '';
      return;
    }
    if (draft.length > MAX_FILE) {
      this.#fault = say('studio-text-large');
    } else if (!/^tilecode [12]\s*$/m.test(draft.split('\n', 1)[0] ?? '')) {
      // Without its first line it is nothing that could be opened again: what was typed stays in the field.
      this.#fault = say('studio-text-first');
    } else if (this.#host.edit(edits.text(draft))) {
      this.#fault = '';
      this.#draft = undefined;
    }
    this.#host.update();
  }

  #key(event: KeyboardEvent): void {
    // Tab stays the way out of the field.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#take();
    document.querySelector<HTMLElement>('.beside-text button')?.focus();
  }

  #scrolled(field: HTMLTextAreaElement): void {
    const numbers = field.parentElement?.querySelector<HTMLElement>('.line-numbers');
    if (numbers) numbers.scrollTop = field.scrollTop;
  }

  #goTo({ line, column }: FindingView): void {
    this.#goal = { line, column };
    this.#reach();
  }

  /** Puts the caret where a finding is. */
  #reach(): void {
    const [field, goal] = [this.#field, this.#goal];
    this.#goal = undefined;
    if (field === null || goal === undefined) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, goal.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const end = start + (lines[goal.line - 1]?.length ?? 0);
    field.focus();
    field.setSelectionRange(Math.min(end, start + goal.column - 1), end);
    const height = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
    field.scrollTop = Math.max(0, (goal.line - 4) * height);
  }

  async #replace(): Promise<void> {
    const text = await openFile(MAX_FILE);
    if (text === undefined) return;
    this.#host.store.keepVersion(this.#host.id);
    this.#typed(projectOf(text.replace(/\r\n?/g, '\n')));
    this.#take();
  }
}
