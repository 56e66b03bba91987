// Explains a tile: the rules that acted on its sprites and ground, and the reason why each other rule did
// not.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Cell } from '../../../cells/cells';
import { icon } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { chip, kindTile, listed } from '../../parts/parts';
import { OFFSETS, partsOf } from '../../project/rule-shape';
import type { Conflict, Firing, Given, PredicateView, Verdict, Why, WhySprite } from '../../types';
import { tileBox } from '../rules/draw';
import { plain, rulePicture, sentence } from '../rules/pieces';
import { type Context, type PlayPanel, sentences, shapeOf, spriteOf } from './context';
import type { Highlight } from './overlay';
import { type Explanation, Past } from './past';

/** Outcomes by closeness to firing. If a rule has several views, the closest one is shown. */
const CLOSENESS: readonly Verdict['outcome'][] = [
  'fired',
  'limit',
  'square',
  'counter',
  'shadowed',
  'event',
  'blocked',
  'off',
];
const closeness = ({ outcome, place }: Verdict): number =>
  2 * CLOSENESS.indexOf(outcome) - (place === undefined ? 0 : 1);

export class WhyPanel implements PlayPanel {
  readonly name = 'why';
  readonly #context: Context;
  #cell: Cell | undefined;
  readonly #past: Past;
  #answer: Explanation | undefined;
  /** The verdict whose failing tile is marked on the board. */
  #shown: { sprite: WhySprite; verdict: Verdict } | undefined;

  constructor(context: Context) {
    this.#context = context;
    this.#past = new Past(context.host.glue);
    context.host.signal.addEventListener('abort', () => this.#past.forget());
  }

  title(): string {
    return say('studio-watch-why');
  }

  picks(): string {
    return say('studio-watch-why-pick');
  }

  pick(cell: Cell): void {
    this.#cell = cell;
    this.moved();
    this.#context.host.announce(this.#spoken());
    this.#context.update();
  }

  moved(): void {
    this.#ask();
  }

  /** Explains the last round in which something happened on the tile, not after round `at`. */
  #ask(at?: number): void {
    const cell = this.#cell;
    this.#shown = undefined;
    this.#answer = cell && this.#past.last(this.#context, cell, at);
  }

  highlights(): Highlight[] {
    if (this.#cell === undefined) return [];
    const highlights: Highlight[] = [{ ...this.#cell, frame: 'picked' }];
    if (this.#shown?.verdict.place !== undefined) {
      const { sprite, verdict } = this.#shown;
      const n = OFFSETS.indexOf(verdict.place as (typeof OFFSETS)[number]);
      const [row, col] = [sprite.from[0] + Math.floor(n / 3) - 1, sprite.from[1] + (n % 3) - 1];
      highlights.push({ row, col, frame: 'failed' });
    }
    return highlights;
  }

  /** A short answer for screen readers. */
  #spoken(): string {
    const why = this.#answer?.why;
    if (why === undefined)
      return say(this.#context.session.at() === 0 ? 'studio-watch-no-round' : 'studio-watch-never-did');
    if (why.sprites.length === 0) return this.#ground(why);
    return why.sprites.map((sprite) => this.#did(sprite)).join(' ');
  }

  render(): TemplateResult {
    const { session } = this.#context;
    const trace = this.#context.trace();
    if (trace === undefined || session.at() === 0)
      return html`<p class="note">${say('studio-watch-no-round')}</p>`;
    if (trace.isWon && session.status().state === 'playing')
      return html`<p class="note">${say('studio-watch-level-won')}</p>`;
    if (this.#cell === undefined) return html`<p class="note">${say('studio-watch-why-pick')}</p>`;
    const answer = this.#answer;
    if (answer === undefined) return html`<p class="note">${say('studio-watch-never-did')}</p>`;
    const { why, at } = answer;
    return html`
      <p class="note">${say('studio-watch-place', { row: why.row + 1, col: why.col + 1, round: at })}</p>
      <div class="buttons tight">
        ${at === session.at() ? nothing : chip(say('studio-watch-show-round', { round: at }), () => this.#context.seek(at))}
        ${at > 1 ? chip(say('studio-watch-before-that'), () => this.#before(at)) : nothing}
      </div>
      ${why.sprites.map((sprite) => this.#sprite(sprite))}
      ${this.#tile(why)}
      ${why.conflicts.map((conflict) => this.#conflict(conflict))}
    `;
  }

  /** Explains the last round before round `at` in which something happened on the tile. */
  #before(at: number): void {
    const now = this.#answer;
    this.#ask(at - 1);
    if (this.#answer === undefined) {
      this.#answer = now;
      this.#context.host.toast(say('studio-watch-never-did'));
    } else this.#context.host.announce(this.#spoken());
    this.#context.update();
  }

  #name(kind: number): string {
    return spriteOf(this.#context.project, kind)?.name ?? '?';
  }

  #did(sprite: WhySprite): string {
    const name = this.#name(sprite.kind);
    if (sprite.isDestroyed) return say('studio-watch-did-vanish', { name });
    if (sprite.halted !== undefined) return say('studio-watch-did-halt', { name, way: sprite.halted });
    if (sprite.isCreated)
      return sprite.moved === undefined
        ? say('studio-watch-did-appear', { name })
        : say('studio-watch-did-appear-move', { name, way: sprite.moved });
    if (sprite.moved !== undefined) return say('studio-watch-did-move', { name, way: sprite.moved });
    return say('studio-watch-did-stay', { name });
  }

  #sprite(sprite: WhySprite): TemplateResult {
    const { host, project } = this.#context;
    const kind = spriteOf(project, sprite.kind);
    const others = new Map<number, Verdict>();
    for (const verdict of sprite.rules) {
      const known = others.get(verdict.rule);
      if (known === undefined || closeness(verdict) < closeness(known)) others.set(verdict.rule, verdict);
    }
    const idle = [...others.values()].filter(({ outcome }) => outcome !== 'fired');
    const isNear = ({ outcome, place }: Verdict) =>
      outcome === 'square' ||
      outcome === 'counter' ||
      outcome === 'shadowed' ||
      outcome === 'limit' ||
      place !== undefined;
    const near = idle.filter(isNear).sort((a, b) => closeness(a) - closeness(b));
    const far = idle.filter((verdict) => !isNear(verdict));
    const list = (verdicts: Verdict[]) =>
      html`<ul class="stack loose">${verdicts.map((verdict) => html`<li>${this.#verdict(sprite, verdict)}</li>`)}</ul>`;
    const silent = sprite.rules.filter(
      ({ outcome, rule }) => outcome === 'fired' && !sprite.given.some((given) => given.rule === rule),
    );
    return html`
      <section class="watch-sprite stack">
        <h3 class="beside">${kind === undefined ? nothing : kindTile(host, kind)}<span>${this.#did(sprite)}</span></h3>
        ${
          sprite.given.length === 0 && silent.length === 0
            ? html`<p>${say('studio-watch-nothing-told')}</p>`
            : nothing
        }
        ${this.#orders(sprite.given, sprite)}
        ${silent.map((verdict) => this.#row(verdict.rule, verdict, say('studio-watch-ran'), 'ran'))}
        ${near.length === 0 ? nothing : html`<h4>${say('studio-watch-not-run')}</h4>${list(near)}`}
        ${
          far.length === 0
            ? nothing
            : html`<details class="more"><summary>${say('studio-watch-others', { count: far.length })}</summary>${list(far)}</details>`
        }
      </section>
    `;
  }

  #orders(given: readonly Given[], about?: WhySprite): TemplateResult[] {
    const groups = new Map<string, Given[]>();
    for (const one of given) {
      const key = `${one.rule}/${one.view}/${one.row}/${one.col}/${one.kind}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return [...groups.values()].map((group) => {
      const [first] = group as [Given, ...Given[]];
      const commands = listed(group.map(({ command }) => plain(sentences(this.#context).command(command))));
      const isOwn =
        about !== undefined &&
        about.kind === first.kind &&
        about.from[0] === first.row &&
        about.from[1] === first.col;
      // A rule without a centre sprite has no name to mention.
      const text =
        isOwn || first.kind === undefined
          ? say('studio-watch-told', { n: first.rule + 1, commands })
          : say('studio-watch-told-by', {
              n: first.rule + 1,
              commands,
              name: this.#name(first.kind),
              row: first.row + 1,
              col: first.col + 1,
            });
      return this.#row(first.rule, first, text, 'ran');
    });
  }

  /** A rule with a text about it. Its picture links to the rule. */
  #row(
    rule: number,
    { view }: Pick<Firing, 'view'>,
    text: string,
    look: string,
    mark: TemplateResult | typeof nothing = nothing,
  ): TemplateResult {
    const { host, project } = this.#context;
    const shape = shapeOf(project, rule, view);
    if (shape === undefined) return html`<p>${text}</p>`;
    return html`
      <div class="watch-rule ${look}">
        <button type="button" class="watch-picture" aria-label=${say('studio-watch-open-rule', { n: rule + 1 })}
          @click=${() => host.go({ place: 'rules', rule })}>
          <span class="watch-drawn">${rulePicture(host, shape)}${mark}</span>
        </button>
        <div><p>${sentence(host, text)}</p>
        <p class="note">${sentence(host, sentences(this.#context).rule(shape))}</p></div>
      </div>
    `;
  }

  #verdict(sprite: WhySprite, verdict: Verdict): TemplateResult {
    const text = this.#reason(verdict);
    let mark: TemplateResult | typeof nothing = nothing;
    if (verdict.place !== undefined) {
      const box = tileBox(verdict.place);
      mark = html`<span class="watch-failed" .style=${`left:${box.left}%;top:${box.top}%;width:${box.width}%;height:${box.height}%`}></span>`;
    }
    const isShown = this.#shown?.verdict === verdict;
    return html`
      ${this.#row(verdict.rule, verdict, text, verdict.outcome, mark)}
      ${
        verdict.place === undefined
          ? nothing
          : html`<button type="button" class="soft watch-where" aria-pressed=${isShown} @click=${() => {
              this.#shown = isShown ? undefined : { sprite, verdict };
              this.#context.update();
            }}>${icon('s-eye')}<span>${say('studio-watch-where')}</span></button>`
      }
    `;
  }

  /** The reason why a rule did not fire. */
  #reason({ rule, view, outcome, place, set, by }: Verdict): string {
    const n = rule + 1;
    const shape = shapeOf(this.#context.project, rule, view);
    if (outcome === 'shadowed') return say('studio-watch-shadowed', { n, by: (by ?? 0) + 1 });
    if (outcome === 'blocked' || outcome === 'off' || outcome === 'limit')
      return say(`studio-watch-${outcome}`, { n });
    if (shape === undefined) return '';
    const [kind, of] = partsOf(shape.event);
    if (outcome === 'counter')
      return say('studio-watch-counter', { n, asked: plain(sentences(this.#context).asks(shape)) });
    if (outcome === 'event') {
      if (kind === 'tap') return say('studio-watch-not-touched', { n });
      if (kind === 'every') return say('studio-watch-not-yet', { n, rounds: Number(of) });
      if (kind === 'press') return say('studio-watch-not-pressed', { n, button: of });
      if (kind === 'change') return say('studio-watch-no-change', { n });
      if (place === undefined) return say('studio-watch-not-that-way', { n, way: of });
      return say('studio-watch-hit-nothing', { n, set: set ?? 'include' });
    }
    const at = place ?? 'C';
    const when = { ...shape.when };
    when[at] = failedPart(when[at], set);
    const tile = sentences(this.#context).tile({ ...shape, when }, at);
    return say('studio-watch-square', { n, tile, set: set ?? 'include' });
  }

  #ground({ background, becomes }: Why): string {
    const { kinds } = this.#context.project;
    const [from, to] = [kinds[background]?.name ?? '?', kinds[becomes]?.name ?? '?'];
    return background === becomes
      ? say('studio-watch-ground-stays', { name: from })
      : say('studio-watch-ground-becomes', { name: from, to });
  }

  #tile(why: Why): TemplateResult {
    const { host, project } = this.#context;
    const kind = project.kinds[why.becomes];
    return html`
      <section class="watch-sprite stack">
        <h3 class="beside">${kind === undefined ? nothing : kindTile(host, kind)}<span>${this.#ground(why)}</span></h3>
        ${this.#orders(why.painted)}
      </section>
    `;
  }

  #conflict({ what, options, by, kept, among, kind }: Conflict): TemplateResult {
    const phrases = sentences(this.#context);
    const numbers = [...new Set(by.flat())];
    const rules = listed(numbers.map((n) => String(n + 1)));
    const count = numbers.length;
    if (what === 'portal')
      return html`<p class="watch-chance">${say('studio-watch-portal', { count, rules, among })}</p>`;
    const words = options.map((command) => plain(phrases.command(command)));
    const text = say('studio-watch-conflict', {
      count,
      rules,
      options: listed(words),
      kept: words[kept] ?? '',
      about: kind === undefined ? 'ground' : 'sprite',
      name: kind === undefined ? '' : this.#name(kind),
      percent: Math.round((100 * (by[kept]?.length ?? 1)) / Math.max(1, among)),
    });
    return html`<p class="watch-chance">${text}</p>`;
  }
}

function failedPart(asked: PredicateView, set: Verdict['set']): PredicateView {
  const { include, also, exclude } = asked;
  if (set === 'also') return { ...asked, include: [], exclude: [], also };
  if (set === 'exclude') return { ...asked, include: [], also: [], exclude };
  return set === 'map' ? asked : { ...asked, include, also: [], exclude: [] };
}
