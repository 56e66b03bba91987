// The scrubber: jumps to any board of the game's history, or plays the history back. During a replay, the
// history is that of the copy on display.
import { html, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import { iconButton } from '../../ui/templates';
import { number, say } from '../../ui/words/words';
import { type PlaybackShell, playbackOf, reelOf } from './playback';

export function historyPanel(shell: PlaybackShell & Pick<Shell, 'closePanel'>): TemplateResult {
  const reel = reelOf(shell);
  const playback = playbackOf(shell);
  const { isRunning } = playback;
  const [at, length] = [reel.state.at, shell.looking?.length ?? reel.state.length];
  const seek = (event: Event) => {
    playback.stop();
    reel.seek((event.currentTarget as HTMLInputElement).valueAsNumber);
  };
  const close = () => {
    playback.stop();
    shell.closePanel();
  };
  return html`
    <section class="panel strip" aria-label=${say(shell.looking === undefined ? 'command-history' : 'watch')}>
      ${iconButton(isRunning ? 'pause' : 'play', say(isRunning ? 'pause' : 'play-on'), () => playback.toggle())}
      <label class="scrub">
        <span class="hidden">${say('move-number')}</span>
        <input type="range" min="0" max=${length} .value=${String(at)} @input=${seek} />
        <output>${number(at)} / ${number(length)}</output>
      </label>
      ${iconButton('close', say('close'), close)}
    </section>
  `;
}
