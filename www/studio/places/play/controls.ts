// The controls of a play: figures, time line, transport buttons, panel buttons and their keys.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameSession } from '../../../engine/types';
import { typed } from '../../../ui/fields';
import type { IconName } from '../../../ui/icons';
import { icon, iconButton } from '../../../ui/templates';
import { figureName } from '../../../ui/words/game-names';
import { number, type SentenceId, say, sayIf } from '../../../ui/words/words';
import type { Studio } from '../../host';
import type { PlayPanel } from './context';
import { type Runner, SPEEDS } from './runner';

export interface Controls {
  readonly host: Studio;
  readonly session: GameSession;
  readonly runner: Runner;
  readonly panel: PlayPanel | undefined;
  /** True if the project can be played from the start. */
  readonly canBegin: boolean;
  /** The level on the board, from 0. */
  readonly level: number;
  begin(): void;
  /** Shows another level from its start. */
  choose(level: number): void;
  toggle(): void;
  reverse(): void;
  setSpeed(speed: number): void;
  open(name: PlayPanel['name'] | undefined): void;
  /** Called when the play moves to another round. */
  moved(): void;
}

const PANELS: readonly { name: PlayPanel['name']; icon: IconName }[] = [
  { name: 'why', icon: 'w-why' },
  { name: 'fired', icon: 'w-lights' },
  { name: 'tests', icon: 'w-tests' },
];

export const controls = (to: Controls): TemplateResult => html`
  <div class="watch-hand">${figures(to)} ${line(to)} ${transport(to)} ${modes(to)}</div>
`;

function figures(to: Controls): TemplateResult {
  const { session, runner } = to;
  const figures: Readonly<Record<string, number>> = session.figures();
  const { score = 0 } = figures;
  // A counter of the author is a figure whose name follows a sign of equality.
  const counters = Object.entries(figures).filter(([id]) => id.includes('='));
  const { state, over } = session.status();
  const end = over && state !== 'playing' ? `tilecode-${state}` : undefined;
  return html`<p class="watch-figures beside">
    ${levels(to)}
    <span>${runner.waits ? say('studio-watch-waits') : say('studio-watch-round', { at: number(session.at()), of: number(session.length()) })}</span>
    <span>${say('studio-watch-score', { score: number(score) })}</span>
    ${counters.map(([id, value]) => html`<span>${figureName(id)} ${number(value)}</span>`)}
    ${end === undefined ? nothing : html`<strong>${sayIf(end) ?? ''}</strong>`}
  </p>`;
}

function levels({ host, level, choose }: Controls): TemplateResult | typeof nothing {
  const { levels } = host.project;
  if (levels.length < 2) return nothing;
  const name = (n: number) => levels[n]?.name || say('studio-level-n', { n: n + 1 });
  return html`<label class="field">
    <span class="hidden">${say('studio-watch-level')}</span>
    <select @change=${typed((n) => choose(Number(n)))}>
      ${levels.map((_, n) => html`<option value=${n} .selected=${n === level}>${n + 1}. ${name(n)}</option>`)}
    </select>
  </label>`;
}

function line({ session, runner, moved }: Controls): TemplateResult {
  const [at, length] = [session.at(), session.length()];
  return html`<input
    type="range"
    class="watch-line"
    min="0"
    max=${Math.max(1, length)}
    step="1"
    ?disabled=${length === 0}
    .value=${String(at)}
    aria-label=${say('studio-watch-line')}
    aria-valuetext=${say('studio-watch-round', { at: number(at), of: number(length) })}
    @input=${typed((round) => {
      runner.seek(Number(round));
      moved();
    })}
  />`;
}

function transport(to: Controls): TemplateResult {
  const { session, runner } = to;
  const { mode } = runner;
  // A game that waits for its first press looks paused, so it can be started.
  const isRunning = runner.isRunning && !runner.waits;
  const isOver = session.status().over && session.at() === session.length();
  const act = (name: IconName, id: SentenceId, run: () => void, isEnabled: boolean, isOn?: boolean) => {
    const click = () => {
      run();
      to.moved();
    };
    return iconButton(name, say(id), click, { isEnabled, ...(isOn === undefined ? {} : { isOn }) });
  };
  const hasBegun = session.at() > 0;
  return html`
    <div class="watch-transport beside" role="toolbar" aria-label=${say('studio-watch-transport')}>
      ${act('w-start', 'studio-watch-start', () => runner.seek(0), hasBegun)}
      ${act('w-back', 'studio-watch-back', () => runner.stepBack(), hasBegun)}
      ${act('w-reverse', 'studio-watch-reverse', () => to.reverse(), hasBegun || mode === 'back', mode === 'back')}
      <button type="button" class="main watch-play" aria-label=${say(isRunning ? 'studio-watch-pause' : 'studio-watch-play')}
        ?disabled=${isOver && !isRunning} @click=${() => to.toggle()}>${icon(isRunning ? 'w-pause' : 'w-play')}</button>
      ${act('w-forth', 'studio-watch-forth', () => runner.stepForth(), !isOver)}
      ${act('w-rerun', 'studio-watch-new', () => to.begin(), to.canBegin)}
      <label class="field">
        <span class="hidden">${say('studio-watch-speed')}</span>
        <select @change=${typed((speed) => to.setSpeed(Number(speed)))}>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === runner.speed}>${speedText(speed)}</option>`)}
        </select>
      </label>
    </div>
  `;
}

const modes = ({ host, panel, open }: Controls): TemplateResult => html`
  <div class="watch-modes" role="group" aria-label=${say('studio-watch-panels')}>
    ${PANELS.map(
      ({
        name,
        icon: of,
      }) => html`<button type="button" class="watch-mode upright" aria-pressed=${panel?.name === name}
        @click=${() => open(name)}>${icon(of)}<span>${say(`studio-watch-mode-${name}`)}</span></button>`,
    )}
    <button type="button" class="watch-mode upright" @click=${() => host.go({ place: 'record' })}>
      ${icon('s-record')}<span>${say('studio-record')}</span></button>
  </div>
`;

/** The action of a key, in lower case; undefined if it has none here. */
export function actOf(to: Controls, key: string): (() => void) | undefined {
  const { runner, session } = to;
  const faster = (by: number) => {
    const n = SPEEDS.indexOf(runner.speed as (typeof SPEEDS)[number]);
    to.setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, n + by))] ?? 1);
  };
  const acts: Record<string, () => void> = {
    p: () => to.toggle(),
    b: () => to.reverse(),
    '.': () => runner.stepForth(),
    ',': () => runner.stepBack(),
    home: () => runner.seek(0),
    end: () => runner.seek(session.length()),
    '+': () => faster(1),
    '-': () => faster(-1),
    y: () => to.open('why'),
    f: () => to.open('fired'),
    e: () => to.host.go({ place: 'record' }),
    t: () => to.open('tests'),
  };
  return acts[key];
}

export const speedText = (speed: number): string =>
  speed === 0.25 ? '¼×' : speed === 0.5 ? '½×' : `${number(speed)}×`;
