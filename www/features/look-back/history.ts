// The scrubber: jumps to any board of the game's history, or plays the history back. A replay that is being
// watched is a copy of its game.
import { html, type TemplateResult } from 'lit/html.js';
import type { Looking } from '../../run/looking';
import type { Shell } from '../../run/shell';
import { iconButton } from '../../ui/templates';
import { number, say } from '../../ui/words';

/** The time for each move during playback, in milliseconds. */
const STEP_MS = 350;

let timer: ReturnType<typeof setInterval> | undefined;
/** The copy whose playback was started last. */
let begun: Looking | undefined;

/** The history that the scrubber controls: the game's, or that of the copy being watched. */
const reelOf = (shell: Shell) => shell.looking ?? shell.play;

export function historyPanel(shell: Shell): TemplateResult {
  const reel = reelOf(shell);
  begin(shell);
  const [at, length] = [reel.state.at, shell.looking?.length ?? reel.state.length];
  const seek = (event: Event) => {
    stop();
    reel.seek((event.currentTarget as HTMLInputElement).valueAsNumber);
  };
  const close = () => {
    stop();
    shell.closePanel();
  };
  return html`
    <section class="panel strip" aria-label=${say(shell.looking === undefined ? 'command-history' : 'watch')}>
      ${iconButton(timer === undefined ? 'play' : 'pause', say(timer === undefined ? 'play-on' : 'pause'), () => toggle(shell))}
      <label class="scrub">
        <span class="hidden">${say('move-number')}</span>
        <input type="range" min="0" max=${length} .value=${String(at)} @input=${seek} />
        <output>${number(at)} / ${number(length)}</output>
      </label>
      ${iconButton('close', say('close'), close)}
    </section>
  `;
}

/** Starts playback when a replay is opened. */
function begin(shell: Shell): void {
  const { looking } = shell;
  if (looking === undefined || looking === begun) return;
  begun = looking;
  stop();
  // Deferred, because the panel is being rendered.
  queueMicrotask(() => shell.looking === looking && toggle(shell));
}

function toggle(shell: Shell): void {
  if (timer !== undefined) {
    stop();
    shell.refresh();
    return;
  }
  const reel = reelOf(shell);
  const { panel } = shell;
  if (!reel.hasAhead) reel.seek(0);
  const { session } = reel;
  timer = setInterval(() => {
    // Stop if the panel was closed, another game was opened, or the end is reached.
    if (shell.panel !== panel || reelOf(shell).session !== session || !reel.hasAhead) {
      stop();
      shell.refresh();
      return;
    }
    reel.seek(reel.state.at + 1);
  }, STEP_MS);
  shell.refresh();
}

function stop(): void {
  clearInterval(timer);
  timer = undefined;
}
