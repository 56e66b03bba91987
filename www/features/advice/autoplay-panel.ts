// The autoplay panel, with speed and stop.
import { html, type TemplateResult } from 'lit/html.js';
import { PACES } from '../../play/advice/autoplay';
import type { Shell } from '../../play/shell';
import { button } from '../../ui/templates';
import { say } from '../../ui/words/words';

export function autoplayPanel(shell: Shell): TemplateResult {
  const { store } = shell;
  const { pace } = store.settings;
  const place = PACES.reduce((best, value, index) => (value <= pace ? index : best), 0);
  const isFastest = place === PACES.length - 1;
  const change = (event: Event) => {
    store.set({ pace: PACES[(event.currentTarget as HTMLInputElement).valueAsNumber] ?? 4 });
  };
  return html`
    <section class="panel strip" aria-label=${say('command-autoplay')}>
      <label class="scrub">
        <span class="hidden">${say('autoplay-speed')}</span>
        <input type="range" min="0" max=${PACES.length - 1} .value=${String(place)} @input=${change} />
        <output>${isFastest ? say('pace-fastest') : say('pace', { pace: PACES[place] ?? 1 })}</output>
      </label>
      ${button('stop', say('stop'), () => shell.stopAutoplay(), { kind: 'main' })}
    </section>
  `;
}
