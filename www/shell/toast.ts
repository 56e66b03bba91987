// Notices: one line at a time, spoken politely, with at most one thing to do about it.
import { html, render } from 'lit/html.js';
import { iconButton } from './parts';
import { watchers } from './sheet';
import { say } from './words';

export interface ToastOptions {
  action?: { label: string; run: () => void };
  /** How long it stays, in milliseconds; notices that matter stay until they are closed, or the page shows something else. */
  ms?: number;
  /** Whether what it says is still so; a notice goes as soon as it is not. */
  holds?: () => boolean;
  /** Others of its kind will follow: as long as this holds, its place is kept for them, so that the board need not move again. */
  keepsRoom?: () => boolean;
  /** What it tells holds on every screen: it comes back after others, and only who reads it closes it. */
  isLasting?: boolean;
}

const USUAL = 6000;
/** Characters from which on a text needs more than two lines of a narrow place. */
const LONG = 80;

const host = document.createElement('div');
host.className = 'toasts';
host.setAttribute('role', 'status');

interface Notice {
  text: string;
  options: ToastOptions;
}

let waiting: Notice[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let shown: Notice | undefined;

/** The page, which makes room for a notice. */
let page: HTMLElement | undefined;

/** Whether room is to be kept for the next one. */
let keepsRoom: () => boolean = () => false;

/** Puts the place for notices at the end of the page; once. */
export function installToasts(into: HTMLElement): void {
  page = into;
  into.append(host);
  // What stands outside of an open dialog can neither be seen nor touched. A notice that came up in a dialog outlives it.
  watchers.add(() => {
    const place = document.querySelector('dialog[open] .sheet-page') ?? into;
    if (host.parentElement !== place) place.append(host);
  });
}

/** Shows a notice. One that stays until it is closed comes back after one that goes by itself. */
export function toast(text: string, options: ToastOptions = {}): void {
  const next = { text, options };
  const stays = ({ options: { ms, isLasting } }: Notice) => isLasting || ms === Number.POSITIVE_INFINITY;
  if (shown !== undefined && stays(shown)) {
    if ([shown, ...waiting].some((known) => known.text === text)) return;
    if (stays(next) && !shown.options.isLasting) {
      waiting.push(next);
      return;
    }
    waiting.unshift(shown);
  }
  show(next);
}

function show(notice: Notice): void {
  const {
    text,
    options: { action, isLasting = false, ms = isLasting ? Number.POSITIVE_INFINITY : USUAL },
  } = notice;
  clearTimeout(timer);
  timer = Number.isFinite(ms) ? setTimeout(next, ms) : undefined;
  shown = notice;
  keepsRoom = notice.options.keepsRoom ?? keepsRoom;
  page?.setAttribute('data-notice', text.length > LONG ? 'long' : '');
  page?.toggleAttribute('data-room', keepsRoom());
  render(
    html`<div class="toast">
      <p>${text}</p>
      <div class="buttons">
        ${
          action === undefined
            ? ''
            : html`<button
              type="button"
              class="soft"
              @click=${() => {
                next();
                action.run();
              }}
            >
              ${action.label}
            </button>`
        }
        ${iconButton('close', say('close'), next)}
      </div>
    </div>`,
    host,
  );
  host.scrollIntoView({ block: 'nearest' });
}

/** Takes away what is not so any more; called when anything on the page has changed. */
export function reviewToasts(): void {
  const isOver = ({ options: { holds } }: Notice) => holds?.() === false;
  waiting = waiting.filter((notice) => !isOver(notice));
  page?.toggleAttribute('data-room', keepsRoom());
  if (shown !== undefined && isOver(shown)) next();
}

/** Closes the notice, since the page shows something else; one that holds there too stays. */
export function hideToast(): void {
  if (!shown?.options.isLasting) next();
}

/** Closes the notice, and shows the one that waits. */
function next(): void {
  clearTimeout(timer);
  timer = undefined;
  shown = undefined;
  page?.toggleAttribute('data-notice', false);
  render('', host);
  const following = waiting.shift();
  if (following !== undefined) show(following);
}
