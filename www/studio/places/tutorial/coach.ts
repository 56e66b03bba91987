// The tutorial's coach: shows the next step in every place of a tutorial project. It detects finished steps
// from the project's state, not from clicks.
import { say } from '../../../ui/words/words';
import './tutorial.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { watchers } from '../../../ui/sheet';
import { button, icon, iconButton } from '../../../ui/templates';
import type { Studio } from '../../host';
import type { Route } from '../../route';
import type { RuleShape } from '../../types';
import { rulePicture } from '../rules/pieces';
import { isDone, keep, note, type Progress, progressOf, worldOf } from './progress';
import { STEPS, type Step } from './steps';

/** True while the coach is folded to one line. */
let isFolded = false;
/** The step last announced as done, so that it is announced once. */
let praised = '';

/** The coach of the open project; nothing if the project is not in the tutorial or the coach was closed. */
export function coach(host: Studio): TemplateResult | typeof nothing {
  const kept = progressOf(host);
  if (kept === undefined || kept.isAway || host.route.place === 'tutorial' || kept.step >= STEPS.length)
    return nothing;
  const now = note(host, kept);
  const step = STEPS[now.step];
  if (step === undefined) return nothing;
  const world = worldOf(host, now);
  const done = isDone(host, now);
  praise(host, now, done);
  const to = step.where(world);
  const isThere = host.route.place === to.place;
  const isPlayed = host.route.place === 'play';
  light(isThere && !done ? (step.points?.(world) ?? []) : []);
  const count = say('studio-learn-step', { n: now.step + 1, count: STEPS.length });
  return html`
    <aside class=${done ? 'coach stack tight done' : 'coach stack tight'} aria-label=${say('studio-learn-coach')}>
      <div class="beside">
        <span class="coach-sign" aria-hidden="true">${icon(done ? 's-check' : 's-tutorial')}</span>
        <p class="coach-words rest">
          <small>${count}</small>
          <b>${done ? say(step.isTried && isPlayed ? `studio-learn-${step.id}-try` : 'studio-learn-done') : say(`studio-learn-${step.id}`)}</b>
        </p>
        ${
          done
            ? ''
            : html`<button type="button" class="plain" aria-expanded=${!isFolded} aria-label=${say('studio-learn-how')}
                title=${say('studio-learn-how')} @click=${() => fold(host)}>${icon(isFolded ? 's-unfold' : 's-fold')}</button>`
        }
        ${
          done && step.isTried && !isPlayed
            ? button('play', say('studio-learn-try'), () => host.go({ place: 'play', level: 0 }), {
                kind: 'main',
              })
            : done
              ? button('forward', say('studio-learn-next'), () => next(host, now), { kind: 'main' })
              : ''
        }
        ${iconButton('close', say('studio-learn-leave'), () => leave(host, now))}
      </div>
      ${
        done || isFolded
          ? ''
          : html`<div class="coach-how beside loose">
              ${goal(host, step.rule?.(world))}
              <p class="rest">${say(`studio-learn-${step.id}-how`)}</p>
            </div>`
      }
      ${
        done || (isThere && step.make === undefined)
          ? ''
          : html`<div class="coach-buttons buttons">
              ${isThere ? '' : button('forward', say('studio-learn-show'), () => host.go(to), { kind: step.make ? 'soft' : 'main' })}
              ${step.make === undefined ? '' : button('s-check', say('studio-learn-make'), () => make(host, now, step), { kind: 'main' })}
            </div>`
      }
    </aside>
  `;
}

/** A picture of the rule to make. */
export function goal(host: Studio, rule: string | undefined): TemplateResult | string {
  if (rule === undefined || rule.includes('?')) return '';
  const shape = shapeOf(host, rule);
  return shape === undefined
    ? ''
    : html`<div class="coach-rule" role="img" aria-label=${say('studio-learn-like-this')}>${rulePicture(host, shape)}</div>`;
}

const shapes = new Map<string, RuleShape | undefined>();

function shapeOf(host: Studio, rule: string): RuleShape | undefined {
  const names = host.project.kinds.map(({ name }) => name).join();
  const key = `${names}/${rule}`;
  if (!shapes.has(key)) {
    shapes.clear();
    shapes.set(key, host.glue.view(`${host.text}\n${rule}\n`).rules.at(-1));
  }
  return shapes.get(key);
}

/** Makes the rule of a step, as the player would. */
function make(host: Studio, now: Progress, step: Step): void {
  host.edit(...(step.make?.(worldOf(host, now)) ?? []));
}

/** The control that is lit. */
let lit: Element | undefined;
/** The selectors of the control to light. */
let pointed: readonly string[] = [];

/** Lights the first control on the page that a selector finds, and no other. */
function light(selectors: readonly string[]): void {
  pointed = selectors;
  requestAnimationFrame(relight);
}

function relight(): void {
  const open = document.querySelector('dialog[open]') ?? document;
  const found = pointed.map((selector) => open.querySelector(selector)).find((element) => element !== null);
  if (found === lit) return;
  lit?.classList.remove('coach-lit');
  found?.classList.add('coach-lit');
  lit = found ?? undefined;
}

// A dialog shows other controls.
watchers.add(() => requestAnimationFrame(relight));

function fold(host: Studio): void {
  isFolded = !isFolded;
  host.update();
}

function leave(host: Studio, now: Progress): void {
  keep(host, { ...now, isAway: true });
  host.update();
  host.toast(say('studio-learn-left'), {
    action: {
      label: say('studio-learn-again'),
      run: () => {
        keep(host, { ...now, isAway: false });
        host.update();
      },
    },
  });
}

/** Continues with the next step and goes to its place, or to the tutorial's own place after the last step. */
export function next(host: Studio, now: Progress): void {
  const name = STEPS[now.step + 1]?.id;
  if (name !== undefined) host.keepVersion(say(`studio-learn-${name}`));
  const going: Progress = { ...now, step: now.step + 1, isAway: false };
  keep(host, going);
  isFolded = false;
  const step = STEPS[going.step];
  const to: Route = step === undefined ? { place: 'tutorial' } : step.where(worldOf(host, going));
  host.go(to);
  if (step !== undefined) host.announce(say(`studio-learn-${step.id}`));
}

function praise(host: Studio, now: Progress, done: boolean): void {
  const at = `${host.id}/${now.step}`;
  if (!done) {
    if (praised === at) praised = '';
    return;
  }
  if (praised === at) return;
  praised = at;
  queueMicrotask(() => host.announce(say('studio-learn-done')));
}
