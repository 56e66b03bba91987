// The scrubber: any board of the game's history, and watching it play by itself.
import { html, type TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import { iconButton } from '../parts';
import { number, say } from '../words';

/** How long a move is shown when the history plays by itself, in milliseconds. */
const STEP_MS = 350;

let timer: ReturnType<typeof setInterval> | undefined;

export function historyPanel(app: App): TemplateResult {
  const { play } = app;
  const [at, length] = [play.session.at(), play.session.length()];
  const seek = (event: Event) => {
    stop();
    play.seek((event.currentTarget as HTMLInputElement).valueAsNumber);
  };
  const close = () => {
    stop();
    app.closePanel();
  };
  return html`
    <section class="panel strip" aria-label=${say('command-history')}>
      ${iconButton(timer === undefined ? 'play' : 'pause', say(timer === undefined ? 'play-on' : 'pause'), () => toggle(app))}
      <label class="scrub">
        <span class="hidden">${say('move-number')}</span>
        <input type="range" min="0" max=${length} .value=${String(at)} @input=${seek} />
        <output>${number(at)} / ${number(length)}</output>
      </label>
      ${iconButton('close', say('close'), close)}
    </section>
  `;
}

function toggle(app: App): void {
  if (timer !== undefined) {
    stop();
    app.refresh();
    return;
  }
  const { play } = app;
  const { session } = play;
  if (!play.hasAhead) play.seek(0);
  timer = setInterval(() => {
    // The panel was closed, another game was opened, or the end is reached.
    if (app.panel !== 'history' || play.session !== session || !play.hasAhead) {
      stop();
      app.refresh();
      return;
    }
    play.redo();
  }, STEP_MS);
  app.refresh();
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}
