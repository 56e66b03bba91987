// The list of rules with small pictures, grouped by the kind in the centre and then by event. A rule with
// several kinds in its centre is listed under the first of them, with a link from the others. If the list is
// filtered by a kind, the rule is listed under that kind.

import { repeat } from 'lit/directives/repeat.js';
import { html, type TemplateResult } from 'lit/html.js';
import { Sheet } from '../../../ui/sheet';
import { button, icon, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import type { Studio } from '../../host';
import { wordsOf } from '../../parts/group-words';
import { groupTile } from '../../parts/groups';
import { chip, kindTile } from '../../parts/parts';
import * as edits from '../../project/edits';
import { firstText, hasSprite, isAbout, listedEvent, orderOf } from '../../project/rule-shape';
import type { KindView, RuleView } from '../../types';
import { hasTaken, putTaken, remove, ruleMenu } from './actions';
import { cookbook } from './cookbook';
import { drag } from './drag';
import { eventChoices } from './events';
import { eventIcon, focusSoon, plain, rulePicture, sentence, sentencesOf, walk } from './pieces';

interface Numbered {
  rule: RuleView;
  n: number;
}

export function ruleList(host: Studio, kind: string | undefined): TemplateResult {
  const { kinds, rules } = host.project;
  const sprites = kinds.filter(({ isSprite }) => isSprite);
  const chosen = sprites.some(({ name }) => name === kind) ? kind : undefined;
  const all = rules.map((rule, n) => ({ rule, n }));
  const shown = sprites.filter(({ name }) => chosen === undefined || name === chosen);
  // Rules without a sprite in the centre: those about backgrounds, and unfinished ones.
  const others = all.filter(({ rule }) => rule.centres.length === 0);
  const isOther = (one: Numbered) => others.includes(one);
  return html`
    <section class="rules">
      ${filters(host, sprites, chosen)}
      ${rules.length === 0 ? html`<p class="rules-empty">${say('studio-rules-none')}</p>` : ''}
      ${shown.map((sprite) => {
        const about = all.filter((one) => !isOther(one) && one.rule.centres.includes(sprite.name));
        const own = about.filter(({ rule }) => (chosen ?? firstOf(sprites, rule)) === sprite.name);
        return html`
          <section class="rules-kind" aria-label=${say('studio-rules-of', { name: sprite.name })}>
            <h2 class="beside loose">${kindTile(host, sprite)}<span class="rest clipped">${sprite.name}</span>${addButton(host, sprite)}</h2>
            ${about.length === 0 && rules.length > 0 ? html`<p class="rules-empty">${say('studio-rules-none-of', { name: sprite.name })}</p>` : ''}
            ${groups(host, own, sprite.name)}
            ${own.length === about.length ? '' : elsewhere(host, sprite, about.length - own.length)}
          </section>
        `;
      })}
      ${
        others.length === 0 || chosen !== undefined
          ? ''
          : html`<section class="rules-kind" aria-label=${say('studio-rules-others')}>
              <h2 class="beside loose">${eventIcon('never')}<span class="rest clipped">${say('studio-rules-others')}</span></h2>
              ${groups(host, others, '')}
            </section>`
      }
      <div class="rules-foot">
        ${button('s-tutorial', say('studio-cookbook'), () => cookbook(host))}
        ${hasTaken(host) ? button('s-paste', say('studio-rules-put'), () => putTaken(host)) : ''}
        ${button('new', say('studio-rules-add'), () => addRule(host, chosen), { kind: 'main' })}
      </div>
    </section>
  `;
}

/** The kind that a rule is listed under: the first one in its centre. */
const firstOf = (sprites: readonly KindView[], { centres }: RuleView): string | undefined =>
  sprites.find(({ name }) => centres.includes(name))?.name;

/** A button that shows all rules of a kind, including those listed under earlier kinds. */
const elsewhere = (host: Studio, { name }: KindView, count: number): TemplateResult =>
  html`<p class="rules-elsewhere">${chip(
    say('studio-rules-elsewhere', { name, count }),
    () => host.go({ place: 'rules', kind: name }),
    { look: 'soft' },
  )}</p>`;

const filters = (host: Studio, sprites: readonly KindView[], chosen: string | undefined) => html`
  <div class="rules-filters beside tight" role="group" aria-label=${say('studio-rules-filter')} @keydown=${walk}>
    ${chip(say('studio-rules-all'), () => host.go({ place: 'rules' }), { isOn: chosen === undefined })}
    ${sprites.map((sprite) =>
      chip(kindTile(host, sprite), () => host.go({ place: 'rules', kind: sprite.name }), {
        isOn: sprite.name === chosen,
        label: sprite.name,
      }),
    )}
  </div>
`;

const addButton = (host: Studio, { name }: KindView) =>
  iconButton('new', say('studio-rules-add-for', { name }), () => addRule(host, name));

function groups(host: Studio, rules: readonly Numbered[], under: string): TemplateResult {
  const sentences = sentencesOf(host);
  const found = new Map<string, Numbered[]>();
  for (const one of rules) {
    const event = listedEvent(one.rule);
    found.set(event, [...(found.get(event) ?? []), one]);
  }
  const sorted = [...found].sort(([a], [b]) => orderOf(a) - orderOf(b));
  return html`<div class="rules-events">${sorted.map(
    ([event, group]) => html`<div>
      <h3 class="beside">${eventIcon(event)}<span>${sentences.event(event)}</span></h3>
      <ul class="rules-group stack" data-under=${under}>
        ${repeat(
          group,
          ({ n }) => n,
          (one, place) => card(host, one, { under, group, place }),
        )}
      </ul>
    </div>`,
  )}</div>`;
}

interface Listed {
  under: string;
  group: readonly Numbered[];
  place: number;
}

function card(host: Studio, { rule, n }: Numbered, at: Listed): TemplateResult {
  const text = sentencesOf(host).rule(rule);
  const findings = host.project.findings.filter(({ part }) => isAbout(part, n));
  const isUnfinished = findings.some(({ isWarning }) => !isWarning);
  const label = [
    say('studio-rules-label', { n: n + 1, sentence: plain(text) }),
    rule.isOff ? say('studio-rules-is-off') : '',
    isUnfinished ? say('studio-rules-is-unfinished') : '',
    findings.length > 0 ? say('studio-rules-findings', { count: findings.length }) : '',
  ];
  return html`
    <li class=${rule.isOff ? 'rule-card off' : 'rule-card'} data-rule=${n}>
      <button
        type="button"
        class="plain rule-grip"
        aria-label=${say('studio-rules-grip', { n: n + 1 })}
        title=${say('studio-rules-grip', { n: n + 1 })}
        @pointerdown=${(event: PointerEvent) => drag(event, (to) => moveTo(host, n, to, at.under))}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'ArrowUp') step(host, n, at, -1, event);
          if (event.key === 'ArrowDown') step(host, n, at, 1, event);
        }}
      >
        ${icon('s-grip')}
      </button>
      <button
        type="button"
        class="rule-open"
        aria-label=${label.filter((part) => part !== '').join(' ')}
        @click=${() => host.go({ place: 'rules', rule: n })}
        @keydown=${(event: KeyboardEvent) => cardKey(host, n, at, event)}
      >
        ${rule.note === '' ? '' : html`<span class="rule-note">${rule.note}</span>`}
        ${rulePicture(host, rule)}
        <span class="rule-words clamped note">${sentence(host, text)}</span>
        ${
          rule.isOff || findings.length > 0
            ? html`<span class="beside">
                ${rule.isOff ? html`<span class="rule-badge beside tight">${icon('s-off')}${say('studio-rules-off')}</span>` : ''}
                ${
                  findings.length > 0
                    ? html`<span class=${isUnfinished ? 'rule-badge beside tight wrong' : 'rule-badge beside tight'}
                        >${icon('s-warning')}${isUnfinished ? say('studio-rules-unfinished') : findings.length}</span
                      >`
                    : ''
                }
              </span>`
            : ''
        }
      </button>
      <button
        type="button"
        class="plain upright rule-more"
        aria-label=${say('studio-rules-more', { n: n + 1 })}
        @click=${() => menu(host, n, at)}
      >
        ${icon('s-more')}<span>${say('menu-more')}</span>
      </button>
    </li>
  `;
}

function menu(host: Studio, n: number, at: Listed): void {
  const { group, place } = at;
  ruleMenu(host, n, {
    own: [
      ...(place > 0 ? [['s-up', say('studio-rules-up'), () => step(host, n, at, -1)] as const] : []),
      ...(place < group.length - 1
        ? [['s-down', say('studio-rules-down'), () => step(host, n, at, 1)] as const]
        : []),
    ],
  });
}

function cardKey(host: Studio, n: number, at: Listed, event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by !== undefined && event.altKey) step(host, n, at, by as 1 | -1, event);
  else if (by !== undefined) {
    const cards = [...document.querySelectorAll<HTMLElement>('.rule-open')];
    const next = cards[cards.indexOf(event.currentTarget as HTMLElement) + by];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  } else if (event.key === 'Delete') {
    event.preventDefault();
    remove(host, n);
  }
}

/** Swaps a rule with a neighbour of its group. */
function step(host: Studio, n: number, { group, place, under }: Listed, by: 1 | -1, event?: Event): void {
  event?.preventDefault();
  event?.stopPropagation();
  const other = group[place + by];
  if (other !== undefined) moveTo(host, n, other.n, under);
}

/** Moves rule `n` to the position of rule `to`. */
function moveTo(host: Studio, n: number, to: number, under: string): void {
  if (to === n || !host.edit(edits.rule.move(n, to))) return;
  const among = `.rules-group[data-under="${CSS.escape(under)}"] [data-rule="${to}"]`;
  const classes = document.activeElement?.classList;
  const part = ['rule-open', 'rule-more'].find((name) => classes?.contains(name)) ?? 'rule-grip';
  focusSoon(`${among} .${part}`);
  host.announce(say('studio-rules-moved', { from: n + 1, to: to + 1 }));
}

/** Lets the player choose a sprite or a group of them, and an event, then opens the new rule. */
export function addRule(host: Studio, chosen: string | undefined): void {
  const sprites = host.project.kinds.filter(({ isSprite }) => isSprite);
  let kind = chosen ?? sprites[0]?.name;
  const add = (event: string, sheet: Sheet) => {
    sheet.close();
    const centre = event === 'never' && kind === undefined ? undefined : kind;
    const rule = firstText(event, centre, centre === sprites[0]?.name);
    const n = host.project.rules.length;
    if (host.edit(edits.rule.addText(rule))) host.go({ place: 'rules', rule: n });
  };
  const groups = host.project.groups.filter(({ name }) => hasSprite([name], host.project));
  const choice = (name: string, words: string, picture: TemplateResult, sheet: Sheet) => html`<button
    type="button"
    class="kind-choice upright ringed"
    aria-pressed=${name === kind}
    @click=${() => {
      kind = name;
      sheet.update();
    }}
  >
    ${picture}<span class="clamped">${words}</span>
  </button>`;
  new Sheet({
    name: 'new-rule',
    title: () => say('studio-rules-new'),
    body: (sheet) => html`
      <button type="button" class="main record-choice" @click=${sheet.closing(() => host.go({ place: 'record' }))}>
        ${icon('s-record')}<span>${say('studio-record')}</span></button>
      <p class="note">${say('studio-record-help')}</p>
      <h3 class="event-title">${say('studio-rules-for-whom')}</h3>
      <div class="kind-choices" role="group" aria-label=${say('studio-rules-for-whom')} @keydown=${walk}>
        ${groups.map((group) => choice(group.name, wordsOf(group.name), groupTile(host, group), sheet))}
        ${sprites.map((sprite) => choice(sprite.name, sprite.name, kindTile(host, sprite), sheet))}
      </div>
      ${eventChoices(host, (event) => add(event, sheet))}
    `,
  });
}
