// The screen of a play: boards, controls, the open panel, and notices about the project.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { button, icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { skippedNote } from '../../parts/findings';
import { beforeBar, boards, type Choices } from './before';
import type { Beside } from './beside';
import { type Controls, controls } from './controls';
import type { Plays } from './plays';

interface ScreenParts {
  plays: Plays;
  board: HTMLElement;
  /** The view of the second play, while both are shown. */
  beside: Beside | undefined;
  choices: Choices;
}

export function screen(to: Controls, { plays, board, beside, choices }: ScreenParts): TemplateResult {
  const { host, panel } = to;
  const { before } = plays;
  if (plays.session === undefined) {
    return html`<div class="empty">
      <p>${say('studio-does-not-run')}</p>
      ${button(undefined, say('studio-watch-findings'), () => host.go({ place: 'home' }), { kind: 'main' })}
    </div>`;
  }
  const notice =
    host.running === undefined
      ? html`<p class="watch-note fault">${say('studio-watch-broken')}</p>`
      : skippedNote(host, host.running);
  return html`
    <div class="watch-screen" data-panel=${panel?.name ?? 'none'}>
      <div class="watch-stage">
        <div>${notice} ${before === undefined ? nothing : beforeBar(before, choices)}</div>
        ${boards(board, beside, before?.isShown === true, choices.swap)}
      </div>
      ${controls(to)}
      ${
        panel === undefined
          ? nothing
          : html`<aside class="watch-panel" aria-label=${panel.title()} data-name=${panel.name}>
            <header class="beside"><h2 class="rest">${panel.title()}</h2>
              <button type="button" class="plain" aria-label=${say('close')} @click=${() => to.open(undefined)}>${icon('close')}</button>
            </header>
            <div class="watch-panel-body stack" tabindex="0" role="group" aria-label=${panel.title()}>${panel.render()}</div>
          </aside>`
      }
    </div>
  `;
}
