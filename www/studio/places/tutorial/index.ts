// The tutorial's own place: its introduction, its steps, and the player's progress.
import { say } from '../../../ui/words/words';
import './tutorial.css';
import { html, type TemplateResult } from 'lit/html.js';
import { button, icon } from '../../../ui/templates';
import type { Studio } from '../../host';
import { inOwnWords } from '../../parts/kinds';
import type { Place } from '../../place';
import { begin, isDone, keep, type Progress, progressOf, worldOf } from './progress';
import { startText } from './start';
import { STEPS } from './steps';

export default class TutorialPlace implements Place {
  readonly #host: Studio;

  constructor(host: Studio) {
    this.#host = host;
  }

  render(): TemplateResult {
    return path(this.#host);
  }
}

function path(host: Studio): TemplateResult {
  const now = progressOf(host) ?? (isFresh(host) ? begin(host) : undefined);
  if (now === undefined) return elsewhere(host);
  const isOver = now.step >= STEPS.length;
  return html`
    <section class="path column narrow">
      ${isOver ? over(host) : intro(host, now)}
      <ol class="path-steps stack tight">
        ${STEPS.map(({ id }, n) => {
          const state = n < now.step ? 'done' : n === now.step ? 'now' : 'later';
          return html`<li class=${state} aria-current=${state === 'now' ? 'step' : 'false'}>
            <span class="path-sign" aria-hidden="true">${state === 'done' ? icon('s-check') : n + 1}</span>
            <span>${say(`studio-learn-${id}`)}${state === 'done' ? html`<span class="hidden">: ${say('studio-learn-is-done')}</span>` : ''}</span>
          </li>`;
        })}
      </ol>
    </section>
  `;
}

/** True if nothing has been added to the project yet. */
const isFresh = ({ project: { rules, levels } }: Studio): boolean =>
  rules.length === 0 && levels.every(({ sprites }) => sprites.length === 0);

/** In other projects, offers to start the tutorial with a new project. */
function elsewhere(host: Studio): TemplateResult {
  const go = async () => {
    const text = inOwnWords(host.glue, startText(say('studio-tutorial-title')));
    if (await host.copy(text)) host.go({ place: 'tutorial' });
  };
  return html`
    <section class="path column narrow">
      <h2 class="path-title">${say('studio-learn-title')}</h2>
      <p>${say('studio-learn-intro')}</p>
      <div class="buttons">${button('play', say('studio-learn-new'), () => void go(), { kind: 'main' })}</div>
    </section>
  `;
}

function intro(host: Studio, now: Progress): TemplateResult {
  const go = () => {
    const step = STEPS[now.step];
    keep(host, { ...now, isAway: false });
    if (step !== undefined) host.go(step.where(worldOf(host, now)));
  };
  return html`
    <h2 class="path-title">${say('studio-learn-title')}</h2>
    <p>${say('studio-learn-intro')}</p>
    <div class="buttons">
      ${button('play', say(now.step === 0 && !isDone(host, now) ? 'studio-learn-begin' : 'studio-learn-go-on'), go, { kind: 'main' })}
    </div>
  `;
}

function over(host: Studio): TemplateResult {
  return html`
    <h2 class="path-title">${say('studio-learn-over')}</h2>
    <p>${say('studio-learn-over-about')}</p>
    <ul class="path-ideas stack tight">
      ${say('studio-learn-ideas')
        .split('\n')
        .map((idea) => html`<li>${idea}</li>`)}
    </ul>
    <div class="buttons">
      ${button('play', say('studio-play'), () => host.go({ place: 'play' }), { kind: 'main' })}
      ${button('share', say('studio-place-share'), () => host.go({ place: 'share' }))}
      ${button('s-home', say('studio-tab-home'), () => host.go({ place: 'home' }))}
    </div>
  `;
}
