// The list of the menu: the commands in a popover next to its button (`menu-button.ts`). It is loaded after
// the first paint.
import { html, type TemplateResult } from 'lit/html.js';
import type { CommandId } from '../../play/names';
import { icon } from '../../ui/templates';
import { say, sayIf } from '../../ui/words/words';
import type { AppShell } from '../app-shell';
import { ADVICE, commandName, TAKING_BACK } from './commands';
import { closeMenu, list } from './menu-list';

/** The most frequent commands, in groups. The others are below *More*. */
const GROUPS: readonly (readonly CommandId[])[] = [
  ['update', 'new', 'return'],
  ['restart', 'again', 'skip'],
  ['hint', 'autoplay', 'solution'],
  ['share', 'league'],
];

/** The commands that are controls already. With a pad there is room only for undo, redo and the hint. */
const CONTROLS: readonly CommandId[] = [...TAKING_BACK, ...ADVICE];
const CONTROLS_BY_PAD = CONTROLS.slice(0, TAKING_BACK.length + 1);

/** A menu of the offered commands, without those that are controls already. */
export function menu(shell: AppShell): TemplateResult {
  const controls = shell.view.hasPad ? CONTROLS_BY_PAD : CONTROLS;
  const pick = (id: CommandId) => {
    closeMenu();
    shell.stopAutoplay();
    shell.commands.run(id);
  };
  const toggled = (event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') unfold(false);
    place(event);
    shell.layersChanged();
  };
  const offered = (ids: readonly CommandId[]) =>
    ids
      .filter((id) => !controls.includes(id))
      .filter((id) => shell.commands.isOffered(id))
      .map(
        (
          id,
        ) => html`<button type="button" ?disabled=${!shell.commands.isEnabled(id)} @click=${() => pick(id)}>
          ${icon(shell.commands.all[id].icon)}<span>${commandName(id)}</span>
        </button>`,
      );
  const noHint = shell.commands.isOffered('hint') ? undefined : sayIf(`no-advice-${shell.play.game.id}`);
  const all = Object.keys(shell.commands.all) as CommandId[];
  const others = all.filter((id) => !GROUPS.flat().includes(id));
  const more = (event: Event) => {
    unfold(true);
    fit(event.currentTarget as Element);
  };
  return html`
    <nav id="menu" popover class="menu" aria-label=${say('menu')} @beforetoggle=${conceal} @toggle=${toggled}>
      ${GROUPS.map(offered)
        .filter((group) => group.length > 0)
        .map((group) => html`<div>${group}</div>`)}
      ${noHint && html`<p>${noHint}</p>`}
      <div>
        <button type="button" class="more" aria-expanded="false" aria-controls="menu-more" @click=${more}>
          ${icon('menu')}<span>${say('menu-more')}</span>
        </button>
        <div id="menu-more" hidden>${offered(others)}</div>
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
