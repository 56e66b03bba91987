// The tutorial's coach: shows the next step in every place of a tutorial project. It detects finished steps
// from the project's state, not from clicks.
import { say } from '../../../ui/words/words';
// Pictures of rules have their size by it, and the list of rules may not have been open yet.
import '../rules/rules.css';
import './tutorial.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { watchers } from '../../../ui/sheet';
import { button, icon, iconButton } from '../../../ui/templates';
import type { Studio } from '../../host';
import type { Edit } from '../../project/edits';
import type { Route } from '../../route';
import type { RuleShape } from '../../types';
import { eventLine, rulePicture } from '../rules/pieces';
import { isDone, keep, type Progress, progressOf, worldOf } from './progress';
import { STEPS, type TutorialStep, type World } from './steps';

/** The state of the coach that outlasts the studio. */
class CoachState {
  /** True while the coach is folded to one line. */
  isFolded = false;
  /** The step last announced as done, so that it is announced once. */
  praised = '';
}

interface Current {
  progress: Progress;
  step: TutorialStep;
  world: World;
  isDone: boolean;
}

export class TutorialCoach {
  readonly #host: Studio;
  readonly #state: CoachState;
  /** The shape of the rule last shown, by all that it depends on. */
  #shape: { of: string; is: RuleShape | undefined } | undefined;
  /** The highlighted control. */
  #lit: Element | undefined;
  /** The selectors of the control to highlight. */
  #pointed: readonly string[] = [];

  constructor(host: Studio) {
    this.#host = host;
    this.#state = host.memory.of(CoachState);
    // Opening a dialog changes the controls on the page.
    const relight = () => this.#relightSoon();
    watchers.add(relight);
    host.signal.addEventListener('abort', () => watchers.delete(relight));
  }

  /** The current step; undefined if the project is not in the tutorial or the coach was closed. */
  get #current(): Current | undefined {
    const host = this.#host;
    const progress = progressOf(host);
    const step = progress?.isAway === false ? STEPS[progress.step] : undefined;
    if (progress === undefined || step === undefined || host.route.place === 'tutorial') return undefined;
    return { progress, step, world: worldOf(host, progress), isDone: isDone(host, progress) };
  }

  /** True if the player is at the place of a step. */
  #isThere({ step, world }: Current): boolean {
    return this.#host.route.place === step.where(world).place;
  }

  render(): TemplateResult | typeof nothing {
    const current = this.#current;
    if (current === undefined) return nothing;
    const { progress, step, isDone } = current;
    // In the place of its step the coach keeps its height when the step is done: nothing moves under a finger.
    const isWhole = !this.#state.isFolded && (!isDone || this.#isThere(current));
    const count = say('studio-learn-step', { n: progress.step + 1, count: STEPS.length });
    return html`
      <aside class=${isDone ? 'coach stack tight done' : 'coach stack tight'} aria-label=${say('studio-learn-coach')}>
        <div class="beside">
          <span class="coach-sign" aria-hidden="true">${icon(isDone ? 's-check' : 's-tutorial')}</span>
          <p class="coach-words rest">
            <small>${count}${isDone && isWhole ? html` <b>${say('studio-learn-done')}</b>` : ''}</small>
            <b>${isDone && !isWhole ? this.#praise(step) : say(`studio-learn-${step.id}`)}</b>
          </p>
          ${isDone && !isWhole ? this.#onward(current) : this.#folding()}
          ${iconButton('close', say('studio-learn-leave'), () => this.#leave(progress))}
        </div>
        ${isWhole ? this.#explanation(current) : ''}
        ${isDone && !isWhole ? '' : this.#help(current)}
      </aside>
    `;
  }

  /** Announces a step that is done, and highlights the control that the current step needs. */
  rendered(): void {
    const current = this.#current;
    if (current !== undefined) this.#announce(current);
    const isPointing = current !== undefined && !current.isDone && this.#isThere(current);
    this.#pointed = (isPointing && current.step.points?.(current.world)) || [];
    this.#relightSoon();
  }

  #praise({ id, isTried }: TutorialStep): string {
    return isTried && this.#host.route.place === 'play'
      ? say(`studio-learn-${id}-try`)
      : say('studio-learn-done');
  }

  #folding(): TemplateResult {
    const { isFolded } = this.#state;
    return html`<button
      type="button"
      class="plain"
      aria-expanded=${!isFolded}
      aria-label=${say('studio-learn-how')}
      title=${say('studio-learn-how')}
      @click=${() => this.#fold()}
    >${icon(isFolded ? 's-unfold' : 's-fold')}</button>`;
  }

  /** The button after a step: to try the result, or to go to the next step. */
  #onward({ progress, step }: Current): TemplateResult {
    const host = this.#host;
    const isToTry = step.isTried && host.route.place !== 'play';
    return isToTry
      ? button('play', say('studio-learn-try'), () => host.go({ place: 'play', level: 0 }), { kind: 'main' })
      : button('forward', say('studio-learn-next'), () => this.#next(progress), { kind: 'main' });
  }

  #explanation(current: Current): TemplateResult {
    const { step, world, isDone } = current;
    return html`<div class="coach-how beside loose">
      ${this.#goal(step.rule?.(world))}
      <p class="rest">${say(`studio-learn-${step.id}-how`)}</p>
      ${isDone && step.make === undefined ? this.#onward(current) : ''}
    </div>`;
  }

  /** The buttons that go to the place of a step, that do it for the player, or that follow it. */
  #help(current: Current): TemplateResult | string {
    const host = this.#host;
    const { step, world, isDone } = current;
    const { make } = step;
    if (isDone)
      return make === undefined
        ? ''
        : html`<div class="coach-buttons buttons">${this.#onward(current)}</div>`;
    const isThere = this.#isThere(current);
    if (isThere && make === undefined) return '';
    return html`<div class="coach-buttons buttons">
      ${isThere ? '' : button('forward', say('studio-learn-show'), () => host.go(step.where(world)), { kind: make ? 'soft' : 'main' })}
      ${make === undefined ? '' : button('s-check', say('studio-learn-make'), () => this.#make(make(world)), { kind: 'main' })}
    </div>`;
  }

  /** Makes the edits of a step, and shows the last rule in the list if that is open. */
  #make(edits: readonly Edit[]): void {
    const host = this.#host;
    if (!host.edit(...edits)) return;
    const card = `[data-rule="${host.project.rules.length - 1}"]`;
    requestAnimationFrame(() => document.querySelector(card)?.scrollIntoView({ block: 'nearest' }));
  }

  /** A picture of the rule to make, below its event: a rule for *nowhere* would else show the opposite. */
  #goal(rule: string | undefined): TemplateResult | string {
    const shape = rule === undefined || rule.includes('?') ? undefined : this.#shapeOf(rule);
    return shape === undefined
      ? ''
      : html`<div class="coach-rule" role="img" aria-label=${say('studio-learn-like-this')}>
          ${eventLine(this.#host, shape.event)}${rulePicture(this.#host, shape)}</div>`;
  }

  #shapeOf(rule: string): RuleShape | undefined {
    const { glue, project, text } = this.#host;
    const of = `${project.kinds.map(({ name }) => name).join()}/${rule}`;
    if (this.#shape?.of !== of) this.#shape = { of, is: glue.view(`${text}\n${rule}\n`).rules.at(-1) };
    return this.#shape.is;
  }

  #relightSoon(): void {
    requestAnimationFrame(() => this.#relight());
  }

  /** Highlights only the first control that a selector finds, in an open dialog or else on the page. */
  #relight(): void {
    const open = document.querySelector('dialog[open]') ?? document;
    const found = this.#pointed
      .map((selector) => open.querySelector(selector))
      .find((element) => element !== null);
    if (found === this.#lit) return;
    this.#lit?.classList.remove('coach-lit');
    found?.classList.add('coach-lit');
    // A text to write anew is selected when the player goes there.
    if (found instanceof HTMLInputElement)
      found.addEventListener('focus', () => found.select(), { once: true });
    this.#lit = found ?? undefined;
  }

  #fold(): void {
    this.#state.isFolded = !this.#state.isFolded;
    this.#host.update();
  }

  #leave(progress: Progress): void {
    const host = this.#host;
    const setAway = (isAway: boolean) => {
      keep(host, { ...progress, isAway });
      host.update();
    };
    setAway(true);
    host.toast(say('studio-learn-left'), {
      action: { label: say('studio-learn-again'), run: () => setAway(false) },
    });
  }

  /** Continues with the next step and goes to its place, or to the tutorial's own place after the last step. */
  #next(progress: Progress): void {
    const host = this.#host;
    const step = STEPS[progress.step + 1];
    if (step !== undefined) host.keepVersion(say(`studio-learn-${step.id}`));
    const going: Progress = { ...progress, step: progress.step + 1, isAway: false };
    keep(host, going);
    this.#state.isFolded = false;
    const to: Route = step === undefined ? { place: 'tutorial' } : step.where(worldOf(host, going));
    host.go(to);
    if (step !== undefined) host.announce(say(`studio-learn-${step.id}`));
  }

  #announce({ progress, isDone }: Current): void {
    const at = `${this.#host.id}/${progress.step}`;
    const isPraised = this.#state.praised === at;
    if (isDone === isPraised) return;
    this.#state.praised = isDone ? at : '';
    if (isDone) queueMicrotask(() => this.#host.announce(say('studio-learn-done')));
  }
}
