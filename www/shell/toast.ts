// Notices: one line at a time, spoken politely, with at most one thing to do about it.
import { html, render } from 'lit/html.js';
import { iconButton } from './parts';
import { watchers } from './sheet';
import { say } from './words';

export interface ToastOptions {
  action?: { label: string; run: () => void };
  /** How long it stays, in milliseconds; notices that matter stay until they are closed. */
  ms?: number;
}

const USUAL = 6000;

const host = document.createElement('div');
host.className = 'toasts';
host.setAttribute('role', 'status');

const waiting: { text: string; options: ToastOptions }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isShowing = false;

/** Puts the place for notices into the page; once. */
export function installToasts(into: HTMLElement): void {
  into.append(host);
  // What stands outside of an open dialog can neither be seen nor touched.
  watchers.add(() => (document.querySelector('dialog[open]') ?? into).append(host));
}

/** Shows a notice. One that may go by itself gives way to the next; one that stays is read first. */
export function toast(text: string, options: ToastOptions = {}): void {
  if (isShowing && timer === undefined) {
    waiting.push({ text, options });
    return;
  }
  show(text, options);
}

function show(text: string, { action, ms = USUAL }: ToastOptions): void {
  clearTimeout(timer);
  timer = Number.isFinite(ms) ? setTimeout(hideToast, ms) : undefined;
  isShowing = true;
  render(
    html`<div class="toast">
      <p>${text}</p>
      ${
        action === undefined
          ? ''
          : html`<button
            type="button"
            class="soft"
            @click=${() => {
              hideToast();
              action.run();
            }}
          >
            ${action.label}
          </button>`
      }
      ${iconButton('close', say('close'), hideToast)}
    </div>`,
    host,
  );
}

/** Closes the notice. */
export function hideToast(): void {
  clearTimeout(timer);
  timer = undefined;
  isShowing = false;
  render('', host);
  const next = waiting.shift();
  if (next !== undefined) show(next.text, next.options);
}
