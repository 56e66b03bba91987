// The scrubber: any board of the game's history, and watching it play by itself. A game that is only watched is a copy.
import { html, type TemplateResult } from 'lit/html.js';
import type { App } from '../app';
import type { Looking } from '../looking';
import { iconButton } from '../parts';
import { number, say } from '../words';

/** How long a move is shown when the history plays by itself, in milliseconds. */
const STEP_MS = 350;

let timer: ReturnType<typeof setInterval> | undefined;
/** The copy that was last set going. */
let begun: Looking | undefined;

/** What the scrubber moves along: the game, or the copy that is watched. */
const reelOf = (app: App) => app.looking ?? app.play;

export function historyPanel(app: App): TemplateResult {
  const reel = reelOf(app);
  begin(app);
  const [at, length] = [reel.state.at, app.looking?.length ?? reel.state.length];
  const seek = (event: Event) => {
    stop();
    reel.seek((event.currentTarget as HTMLInputElement).valueAsNumber);
  };
  const close = () => {
    stop();
    app.closePanel();
  };
  return html`
    <section class="panel strip" aria-label=${say(app.looking === undefined ? 'command-history' : 'watch')}>
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

/** A game that was opened to be watched starts by itself. */
function begin(app: App): void {
  const { looking } = app;
  if (looking === undefined || looking === begun) return;
  begun = looking;
  stop();
  // Not while the panel is being rendered.
  queueMicrotask(() => app.looking === looking && toggle(app));
}

function toggle(app: App): void {
  if (timer !== undefined) {
    stop();
    app.refresh();
    return;
  }
  const reel = reelOf(app);
  const { panel } = app;
  if (!reel.hasAhead) reel.seek(0);
  const { session } = reel;
  timer = setInterval(() => {
    // The panel was closed, another game was opened, or the end is reached.
    if (app.panel !== panel || reelOf(app).session !== session || !reel.hasAhead) {
      stop();
      app.refresh();
      return;
    }
    reel.seek(reel.state.at + 1);
  }, STEP_MS);
  app.refresh();
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}
