// A menu as a dialog.
import { html } from 'lit/html.js';
import type { IconName } from './icons';
import { Sheet } from './sheet';
import { button } from './templates';

/** A dialog with a few actions, each of which closes it. */
export function menuSheet(
  name: string,
  title: string,
  lines: readonly (readonly [icon: IconName, label: string, run: () => void])[],
): void {
  new Sheet({
    name,
    title: () => title,
    body: (sheet) => html`<div class="choices">
      ${lines.map(([icon, label, run]) => button(icon, label, sheet.closing(run)))}
    </div>`,
  });
}
