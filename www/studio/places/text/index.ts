// The whole game as text, with the checker's findings beside it.

import './text.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sourceOf } from '../../../engine/foreign-games';
import { typed } from '../../../ui/fields';
import { copy, fileName, openFile, saveFile } from '../../../ui/files';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { bringGame } from '../../bring/begin';
import type { Studio } from '../../host';
import { sentenceOf } from '../../parts/findings';
import type { Place } from '../../place';
import * as edits from '../../project/edits';
import { MAX_TEXT, projectOf } from '../../project/games';
import type { RouteTo } from '../../route';
import type { FindingView } from '../../types';

/** The pause in typing after which the text is applied as one edit, in milliseconds. */
const QUIET_MS = 900;

export default class TextPlace implements Place<'text'> {
  readonly #host: Studio;
  /** The content of the field while it differs from the project. */
  #draft: string | undefined;
  #fault = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #target: { line: number; column: number } | undefined;

  constructor(host: Studio, route: RouteTo<'text'>, signal: AbortSignal) {
    this.#host = host;
    signal.addEventListener('abort', () => this.#applyDraft());
    this.#setTarget(route);
  }

  #setTarget(route: RouteTo<'text'>): void {
    if (route.line === undefined) return;
    this.#target = { line: route.line, column: route.column ?? 1 };
    requestAnimationFrame(() => this.#moveCaret());
  }

  follow(route: RouteTo<'text'>): boolean {
    this.#setTarget(route);
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
            @change=${() => this.#applyDraft()}
            @scroll=${(event: Event) => this.#scrolled(event.currentTarget as HTMLTextAreaElement)}
            @keydown=${(event: KeyboardEvent) => this.#key(event)}
          ></textarea>
        </div>
        <div class="beside-text stack">
          <p id="text-fault" class="fault" role="alert">${this.#fault}</p>
          <p class="verdict beside" role="status">
            ${
              // Findings are shown only for text that parses as a game.
              this.#fault !== ''
                ? nothing
                : findings.length === 0
                  ? html`${icon('s-check')} ${say('studio-no-findings')}`
                  : say('studio-finding-count', { count: findings.length })
            }
          </p>
          <ul class="finding-list stack tight">
            ${findings.map(
              (finding) => html`<li>
                <button type="button" class=${finding.isWarning ? 'leading warning' : 'leading error'} @click=${() => this.#goTo(finding)}>
                  ${icon(finding.isWarning ? 's-warning' : 's-alert')}
                  <span><small>${finding.part.what === 'rule' ? say('studio-rule-number', { n: finding.part.n + 1 }) : say('studio-line', { line: finding.line })}</small> ${sentenceOf(finding)}</span>
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

  /** A line number, marked if the line has findings. */
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
    this.#timer = setTimeout(() => this.#applyDraft(), QUIET_MS);
    this.#host.update();
  }

  /** Applies the typed text as one edit. */
  #applyDraft(): void {
    clearTimeout(this.#timer);
    const draft = this.#draft;
    if (draft === undefined) return;
    if (draft === this.#host.text) {
      this.#draft = undefined;
      this.#fault = '';
      return;
    }
    if (draft.length > MAX_TEXT) {
      this.#fault = say('studio-text-large');
    } else if (!/^tilecode [12]\s*$/m.test(draft.split('\n', 1)[0] ?? '')) {
      // Without its first line the text could not be opened again, so it stays in the field.
      this.#fault = say('studio-text-first');
    } else if (this.#host.edit(edits.text(draft))) {
      this.#fault = '';
      this.#draft = undefined;
    }
    this.#host.update();
  }

  #key(event: KeyboardEvent): void {
    // Escape leaves the field; Tab keeps its usual meaning.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#applyDraft();
    document.querySelector<HTMLElement>('.beside-text button')?.focus();
  }

  #scrolled(field: HTMLTextAreaElement): void {
    const numbers = field.parentElement?.querySelector<HTMLElement>('.line-numbers');
    if (numbers) numbers.scrollTop = field.scrollTop;
  }

  #goTo({ line, column }: FindingView): void {
    this.#target = { line, column };
    this.#moveCaret();
  }

  #moveCaret(): void {
    const [field, target] = [this.#field, this.#target];
    this.#target = undefined;
    if (field === null || target === undefined) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, target.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    const end = start + (lines[target.line - 1]?.length ?? 0);
    field.focus();
    field.setSelectionRange(Math.min(end, start + target.column - 1), end);
    const height = Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
    field.scrollTop = Math.max(0, (target.line - 4) * height);
  }

  async #replace(): Promise<void> {
    const text = await openFile(MAX_TEXT);
    if (text === undefined) return;
    if (sourceOf(text) !== undefined) {
      await bringGame(this.#host, text);
      return;
    }
    this.#typed(projectOf(text));
    this.#applyDraft();
  }
}
