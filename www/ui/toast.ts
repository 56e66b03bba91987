// Notices: one at a time, announced politely, with at most one action.
import { html, render } from 'lit/html.js';
import { watchers } from './sheet';
import { iconButton } from './templates';
import { say } from './words/words';

export interface ToastOptions {
  action?: { label: string; run: () => void };
  /**
   * The display time in milliseconds. Important notices stay until they are closed, or the page shows
   * something else.
   */
  ms?: number;
  /** True while the notice still applies. It is removed when this becomes false. */
  holds?: () => boolean;
  /**
   * True while more notices of this kind may follow, such as hints. Where no room is reserved for them, they cover
   * something else for a while, and move nothing.
   */
  keepsRoom?: () => boolean;
  /** The progress of the operation that the notice reports. Until it ends, the notice cannot be closed. */
  bar?: HTMLProgressElement;
  /**
   * True if the notice applies to every screen. It returns after other notices, until the player closes it.
   */
  isLasting?: boolean;
}

const USUAL = 6000;
/** The length in characters from which a text needs more than two lines of a narrow area. */
const LONG = 80;

const host = document.createElement('div');
host.className = 'toasts';
host.setAttribute('role', 'status');

interface Notice {
  text: string;
  options: ToastOptions;
}

/** True if the notice outlives the content of the page. */
const isPermanent = ({ options: { bar, isLasting } }: Notice) => isLasting === true || bar !== undefined;

let waiting: Notice[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let shown: Notice | undefined;

/** The page element, which makes room for a notice. */
let page: HTMLElement | undefined;

/** True while the next notice moves nothing. */
let keepsRoom: () => boolean = () => false;

/** Adds the area for notices to the end of the page. Call once. */
export function installToasts(into: HTMLElement): void {
  page = into;
  into.append(host);
  // Elements outside of an open dialog are inert, so notices move into it. A notice shown in a dialog
  // outlives it.
  watchers.add(() => {
    reviewToasts();
    const place = document.querySelector('dialog[open] .sheet-page') ?? into;
    if (host.parentElement !== place) place.append(host);
  });
}

/** Shows a notice. A permanent one returns after a temporary one. */
export function toast(text: string, options: ToastOptions = {}): void {
  const next = { text, options };
  const stays = (notice: Notice) => isPermanent(notice) || notice.options.ms === Number.POSITIVE_INFINITY;
  if (shown !== undefined && stays(shown)) {
    if ([shown, ...waiting].some((known) => known.text === text)) return;
    if (stays(next) && !isPermanent(shown)) {
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
    options: { action, bar, ms = isPermanent(notice) ? Number.POSITIVE_INFINITY : USUAL },
  } = notice;
  clearTimeout(timer);
  timer = Number.isFinite(ms) ? setTimeout(next, ms) : undefined;
  shown = notice;
  keepsRoom = notice.options.keepsRoom ?? keepsRoom;
  page?.setAttribute('data-notice', text.length > LONG ? 'long' : '');
  page?.toggleAttribute('data-room', keepsRoom());
  render(
    html`<div class="toast" ?data-stays=${isPermanent(notice)}>
      <p>${text}${bar ?? ''}</p>
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
        ${bar === undefined ? iconButton('close', say('close'), next) : ''}
      </div>
    </div>`,
    host,
  );
  host.scrollIntoView({ block: 'nearest' });
}

/** Removes notices that do not apply any more. Called after any change on the page. */
export function reviewToasts(): void {
  const isOver = ({ options: { holds } }: Notice) => holds?.() === false;
  waiting = waiting.filter((notice) => !isOver(notice));
  page?.toggleAttribute('data-room', keepsRoom());
  if (shown !== undefined && isOver(shown)) next();
}

/** Closes the notice when the page shows something else, unless the notice is lasting. */
export function hideToast(): void {
  if (shown === undefined || !isPermanent(shown)) next();
}

/** Closes the notice, and shows the next one. */
function next(): void {
  clearTimeout(timer);
  timer = undefined;
  shown = undefined;
  page?.toggleAttribute('data-notice', false);
  render('', host);
  const following = waiting.shift();
  if (following !== undefined) show(following);
}
