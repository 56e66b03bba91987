// The menu: the commands in a popover next to its button.
import { html, type TemplateResult } from 'lit/html.js';
import type { App } from '../app/app';
import { COMMANDS, command, commandName, isEnabled, isOffered, run } from '../app/commands';
import { icon } from './templates';
import { say } from './words';

const list = () => document.getElementById('menu');

export const isMenuOpen = (): boolean => list()?.matches(':popover-open') ?? false;

export const closeMenu = (): void => list()?.hidePopover();

/** The menu button, with a dot if there is news. */
export const menuButton = (app: App): TemplateResult => html`<button
  type="button"
  class="plain"
  popovertarget="menu"
  aria-label=${say('menu')}
  title=${say('menu')}
>
  ${icon('menu')}${app.upkeep.hasUpdate ? html`<span class="news"></span>` : ''}
</button>`;

/** The commands that are used most, in groups: a game, its beginning, advice, sharing. The others are below *More*. */
const GROUPS: readonly (readonly string[])[] = [
  ['update', 'new', 'return'],
  ['restart', 'again'],
  ['hint', 'autoplay', 'solution'],
  ['share'],
];
const OTHERS = COMMANDS.map(({ id }) => id).filter((id) => !GROUPS.flat().includes(id));

/** A menu of the offered commands, without those that are controls already. */
export function menu(app: App, controls: readonly string[]): TemplateResult {
  const pick = (id: string) => {
    closeMenu();
    app.stopAutoplay();
    run(id, app);
  };
  const toggled = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') unfold(false);
    place(event);
    app.back.changed();
  };
  const offered = (ids: readonly string[]) =>
    ids
      .filter((id) => !controls.includes(id))
      .map(command)
      .filter((item) => isOffered(item, app))
      .map(
        (item) => html`<button type="button" ?disabled=${!isEnabled(item, app)} @click=${() => pick(item.id)}>
          ${icon(item.icon)}<span>${commandName(item.id)}</span>
        </button>`,
      );
  const more = (event: Event) => {
    unfold(true);
    fit(event.currentTarget as Element);
  };
  return html`
    <nav id="menu" popover class="menu" aria-label=${say('menu')} @beforetoggle=${conceal} @toggle=${toggled}>
      ${GROUPS.map(offered)
        .filter((group) => group.length > 0)
        .map((group) => html`<div>${group}</div>`)}
      <div>
        <button type="button" class="more" aria-expanded="false" aria-controls="menu-more" @click=${more}>
          ${icon('menu')}<span>${say('menu-more')}</span>
        </button>
        <div id="menu-more" hidden>${offered(OTHERS)}</div>
      </div>
    </nav>
  `;
}

/** Shows or hides the commands below *More*. */
function unfold(isOpen: boolean): void {
  const others = document.getElementById('menu-more');
  const button = list()?.querySelector<HTMLElement>('.more');
  if (others === null || button == null) return;
  others.hidden = !isOpen;
  button.hidden = isOpen;
  if (isOpen) others.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}

/** Hides the menu until it has been measured and positioned, to avoid a flash elsewhere. */
function conceal(event: Event): void {
  (event.currentTarget as HTMLElement).style.visibility = 'hidden';
}

/** Positions the menu next to its button. Popovers are in the top layer, so CSS layout cannot do it. */
function place(event: Event): void {
  const menu = event.currentTarget as HTMLElement;
  if ((event as ToggleEvent).newState !== 'open') return;
  fit(menu);
  menu.style.visibility = 'visible';
  menu.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}

/** Keeps the menu next to its button and within the window. */
function fit(inside: Element): void {
  const menu = inside.closest<HTMLElement>('#menu');
  const button = document.querySelector('[popovertarget="menu"]');
  if (menu === null || button === null) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const gap = 8;
  const x = left + right > innerWidth ? right - width : left;
  menu.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`;
  menu.style.top = `${Math.max(gap, Math.min(bottom + 4, innerHeight - height - gap))}px`;
}
