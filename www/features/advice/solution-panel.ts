// The panel for playing back a solution: progress, pause, step and back.
import { html, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import { unitOf } from '../../run/result/unit';
import { iconButton } from '../../ui/templates';
import { number, say } from '../../ui/words/words';

export function solutionPanel(shell: Shell): TemplateResult | string {
  const solution = shell.advice?.solution;
  if (solution === undefined) return '';
  const { at, length, isPlaying } = solution;
  return html`
    <section class="panel strip" aria-label=${say('command-solution')}>
      ${iconButton('back', say('step-back'), () => solution.back(), { isEnabled: at > 0 })}
      ${iconButton(isPlaying ? 'pause' : 'play', say(isPlaying ? 'pause' : 'play-on'), () => solution.toggle(), { isEnabled: at < length })}
      ${iconButton('forward', say('step-on'), () => solution.step(), { isEnabled: at < length })}
      <output class="grow">${say('solution-at', { at: number(at), length: number(length), unit: unitOf(shell.play.game) })}</output>
      ${iconButton('close', say('close'), () => shell.stopAutoplay())}
    </section>
  `;
}
