// The parts that surround every place: tabs, global keys, help, and notices about the project.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { commandOf, isTyping } from '../board/input/keys';
import type { IconName } from '../ui/icons';
import { loadFault } from '../ui/loading';
import { isSheetOpen, Sheet } from '../ui/sheet';
import { icon, iconButton } from '../ui/templates';
import { say } from '../ui/words/words';
import type { Studio } from './host';
import type { Place } from './place';
import type { PlaceName } from './route';

const TABS: readonly { place: PlaceName; icon: IconName }[] = [
  { place: 'home', icon: 's-home' },
  { place: 'map', icon: 's-map' },
  { place: 'rules', icon: 's-rule' },
  { place: 'picture', icon: 's-picture' },
  { place: 'play', icon: 's-play' },
];

const EVERYWHERE: NonNullable<Place['keys']> = [
  ['Ctrl+Z, Ctrl+Y', 'studio-key-undo'],
  ['Shift+1 … 5', 'studio-key-tabs'],
  ['Ctrl+Enter', 'studio-key-play'],
  ['Escape', 'studio-key-back'],
  ['?', 'studio-key-help'],
];

export const tabs = (now: PlaceName, go: (place: PlaceName) => void): TemplateResult => html`
  <nav class="tabs" aria-label=${say('studio-places')}>
    ${TABS.map(
      ({ place, icon: name }) => html`<button
        type="button"
        class="tab upright"
        aria-current=${place === now ? 'page' : nothing}
        @click=${() => go(place)}
      >
        ${icon(name)}<span>${say(`studio-tab-${place}`)}</span>
      </button>`,
    )}
  </nav>
`;

/** Does what a key asks for that neither the page nor a dialog takes. */
export function takeKey(
  event: KeyboardEvent,
  host: Studio,
  place: Place | undefined,
  goTo: (place: PlaceName) => void,
): void {
  if (event.defaultPrevented || event.isComposing || isSheetOpen()) return;
  const act = actOf(event, host, place, goTo);
  act?.();
  if (act !== undefined) event.preventDefault();
}

/** Finds the action of a key. Keys without Ctrl go to the place first. */
function actOf(
  event: KeyboardEvent,
  host: Studio,
  place: Place | undefined,
  goTo: (place: PlaceName) => void,
): (() => void) | undefined {
  const isOpen = host.route.place !== 'projects';
  const isHandledByPlace = () => place?.key?.(event) === true;
  const alreadyHandled = () => {};
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (!isOpen) return undefined;
    if (event.key === 'Enter') return () => goTo('play');
    if (isTyping(event.target)) return undefined;
    const command = commandOf(event);
    if (command === 'undo') return () => host.steps.undo();
    if (command === 'redo') return () => host.steps.redo();
    return isHandledByPlace() ? alreadyHandled : undefined;
  }
  if (isTyping(event.target) || event.altKey) return undefined;
  if (isHandledByPlace()) return alreadyHandled;
  if (event.key === 'Escape') return () => host.back();
  if (event.key === '?') return () => help(place);
  const tab =
    event.shiftKey && isOpen ? TABS[Number(/^Digit(\d)$/.exec(event.code)?.[1] ?? 0) - 1] : undefined;
  return tab && (() => goTo(tab.place));
}

/** Shows the keys of the place and those that work everywhere. */
function help(place: Place | undefined): void {
  new Sheet({
    name: 'keys',
    title: () => say('command-keys'),
    body: () => html`<dl class="key-list">
      ${[...(place?.keys ?? []), ...EVERYWHERE].map(
        ([keys, id]) => html`<div><dt translate="no"><kbd>${keys}</kbd></dt><dd>${say(id)}</dd></div>`,
      )}
    </dl>`,
  });
}

/** A warning, shown while the project could not be saved and would be lost with the page. */
export function unkept({ store, id, shell }: Studio): TemplateResult | typeof nothing {
  if (!store.waits(id)) return nothing;
  return html`
    <div class="unkept beside" role="alert">
      ${icon('s-alert')}
      <p class="rest">${say('studio-unkept')}</p>
      ${iconButton('download', say('export'), () => shell.transfer.export())}
    </div>
  `;
}

/** Placeholder for a place whose code is loading or failed to load. */
export function awaited(hasFailed: boolean, again: () => void): TemplateResult {
  if (!hasFailed) return html`<p class="empty" aria-busy="true"></p>`;
  return html`<div class="empty">
    <p>${loadFault()}</p>
    <button type="button" class="main" @click=${again}>${say('studio-try-again')}</button>
  </div>`;
}

export function undoButtons({ steps }: Studio): TemplateResult {
  const { labels, canUndo, canRedo } = steps;
  return html`
    ${iconButton('undo', labels[0], () => steps.undo(), { isEnabled: canUndo })}
    ${iconButton('redo', labels[1], () => steps.redo(), { isEnabled: canRedo })}
  `;
}
