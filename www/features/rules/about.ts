// A dialog about a game: its description and its credits.
import { html } from 'lit/html.js';
import type { Shell } from '../../run/shell';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { canSay, say } from '../../ui/words';

export function aboutDialog(shell: Shell): void {
  const { id } = shell.play.game;
  const lines = [`about-${id}`, `how-${id}`].filter(canSay);
  new Sheet({
    name: 'about',
    title: () => say(`game-${id}`),
    body: () => html`
      ${lines.map((line) => html`<p>${say(line)}</p>`)}
      <p><small>${say('about-app')}</small></p>
    `,
    foot: () => html`${button('rules', say('command-rules'), () => shell.dialog('rules'), { kind: 'main' })}`,
  });
}
