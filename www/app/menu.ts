// The menu: the commands in a popover next to its button.
import { html, type TemplateResult } from 'lit/html.js';
import { icon } from '../ui/templates';
import { say } from '../ui/words';
import { commandName } from './commands';
import type { Host } from './host';

const list = () => document.getElementById('menu');

export const isMenuOpen = (): boolean => list()?.matches(':popover-open') ?? false;

export const closeMenu = (): void => list()?.hidePopover();

/** The menu button, with a dot if there is news. */
export const menuButton = (host: Host): TemplateResult => html`<button
  type="button"
  class="plain"
  popovertarget="menu"
  aria-label=${say('menu')}
  title=${say('menu')}
>
  ${icon('menu')}${host.build.hasUpdate ? html`<span class="news"></span>` : ''}
</button>`;

/** A menu of the commands that are offered, except those in `others`. */
export function menu(host: Host, others: readonly string[]): TemplateResult {
  const pick = (id: string) => {
    closeMenu();
    host.stopAutoplay();
    host.commands.run(id);
  };
  const toggled = (event: Event) => {
    place(event);
    host.layersChanged();
  };
  return html`
    <nav id="menu" popover class="menu" aria-label=${say('menu')} @beforetoggle=${conceal} @toggle=${toggled}>
      ${host.commands.all
        .filter(({ id }) => !others.includes(id) && host.commands.isOffered(id))
        .map(
          (
            item,
          ) => html`<button type="button" ?disabled=${!host.commands.isEnabled(item.id)} @click=${() => pick(item.id)}>
            ${icon(item.icon)}<span>${commandName(item.id)}</span>
          </button>`,
        )}
    </nav>
  `;
}

/** Hides the menu until it has been measured and positioned, to avoid a flash elsewhere. */
function conceal(event: Event): void {
  (event.currentTarget as HTMLElement).style.visibility = 'hidden';
}

/** Positions the menu next to its button. Popovers are in the top layer, so CSS layout cannot do it. */
function place(event: Event): void {
  const menu = event.currentTarget as HTMLElement;
  const button = document.querySelector('[popovertarget="menu"]');
  if ((event as ToggleEvent).newState !== 'open' || button === null) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const gap = 8;
  const x = left + right > innerWidth ? right - width : left;
  menu.style.left = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px`;
  menu.style.top = `${Math.max(gap, Math.min(bottom + 4, innerHeight - height - gap))}px`;
  menu.style.visibility = 'visible';
  menu.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}
