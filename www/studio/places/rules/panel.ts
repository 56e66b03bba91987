// The panel for the selected tile: its kinds with marks and its direction, or its command row. It offers only
// commands that make sense for the tile.

import { html, nothing, type TemplateResult } from 'lit/html.js';
import { button, icon, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { counterSheet, messageSheet } from '../../parts/declared';
import { wordsOf } from '../../parts/group-words';
import { groupTile } from '../../parts/groups';
import { kindTile, numberField } from '../../parts/parts';
import {
  DIRECTIONS,
  HEADINGS,
  hasSprite,
  inOrder,
  isDirection,
  isEmpty,
  isOnlySprites,
  MARK_NAMES,
  MARKS,
  type Mark,
  MOST_COMMANDS,
  markOf,
} from '../../project/rule-shape';
import type { Offset, PredicateView, Row } from '../../types';
import { askPanel } from './asks';
import type { EditedRule } from './edited';
import { commandPicture, headingPicture, markPicture, plain, sentence, walk } from './pieces';
import { findingList } from './writing';

export function panel(edited: EditedRule): TemplateResult {
  const { at, side } = edited.chosen;
  const { row } = edited;
  const own = edited.findings.filter((finding) => {
    const place = edited.placeOf(finding);
    return place?.at === at && place.side === side;
  });
  const title = say('studio-rule-tile', { place: at });
  return html`
    <section
      class="rule-panel stack"
      aria-label=${say(`studio-rule-panel-${side}`, { place: title })}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        edited.focus();
      }}
    >
      <div class="segments" role="group" aria-label=${title}>
        <button type="button" class="segment" aria-pressed=${side === 'when'} @click=${() => edited.choose(at, 'when')}>
          ${icon('s-eye')}<span>${say('studio-rule-side-when')}</span>
        </button>
        <button
          type="button"
          class="segment"
          aria-pressed=${side === 'do'}
          @click=${() => edited.choose(at, 'do')}
        >
          ${icon('hint')}<span>${say('studio-rule-side-do')}</span>
        </button>
      </div>
      ${own.length === 0 ? '' : findingList(edited, own)}
      ${side === 'when' ? (at === 'game' ? askPanel(edited) : whenPanel(edited, at)) : ''}
      ${side === 'do' && row !== undefined ? doPanel(edited, row) : ''}
    </section>
  `;
}

function whenPanel(edited: EditedRule, place: Offset): TemplateResult {
  const { host, rule, sentences } = edited;
  const predicate = rule.when[place];
  const { groups } = host.project;
  return html`
    <p class="rule-tile-words beside"><span class="rest">${sentence(host, sentences.tile(rule, place))}</span>
      ${isEmpty(predicate) ? '' : iconButton('s-copy', say('studio-rule-copy-tile'), () => edited.copyTile(place))}
      ${edited.hasCopy ? iconButton('s-paste', say('studio-rule-paste-tile'), () => edited.pasteTile(place)) : ''}
      ${isEmpty(predicate) ? '' : iconButton('s-eraser', say('studio-rule-clear'), () => edited.clear(place))}</p>
    <div class="mark-rows stack tight" role="group" aria-label=${say('studio-rule-marks')} @keydown=${walk}>
      ${MARKS.map((mark) => markRow(edited, predicate, mark))}
    </div>
    ${place === 'C' ? '' : button('s-box', say('studio-rule-empty'), () => edited.askEmpty(place))}
    <div class="kind-choices" role="group" aria-label=${say('studio-rule-kinds')} @keydown=${walk}>
      ${groups.map((group) => choice(edited, place, group.name, wordsOf(group.name), groupTile(host, group)))}
      ${inOrder(host.project.kinds).map((kind) => choice(edited, place, kind.name, kind.name, kindTile(host, kind)))}
    </div>
    ${
      hasSprite(predicate.include, host.project)
        ? html`<div class="heading-choices" role="group" aria-label=${say('studio-rule-heading')} @keydown=${walk}>
            ${HEADINGS.map(
              (heading) => html`<button
                type="button"
                class="heading-choice ringed"
                aria-pressed=${predicate.heading === heading}
                aria-label=${say('studio-rule-heading-is', { heading })}
                title=${say('studio-rule-heading-is', { heading })}
                @click=${() => edited.askHeading(place, heading)}
              >
                ${heading === 'any' ? html`<span>${say('studio-rule-any')}</span>` : headingPicture(host, heading)}
              </button>`,
            )}
          </div>`
        : ''
    }
  `;
}

/** A row of the kinds and groups with one mark: one of them is there, one of them too, or none of them. */
function markRow(
  { host, chosen, sentences, takeMark }: EditedRule,
  tile: PredicateView,
  mark: Mark,
): TemplateResult {
  const words = say(`studio-rule-mark-${MARK_NAMES[mark]}`);
  const named = sentences.marked(tile, mark);
  return html`<button type="button" class="mark-choice ringed leading" aria-pressed=${chosen.mark === mark}
    aria-label=${words} aria-description=${named === '' ? nothing : plain(named)}
    @click=${() => takeMark(mark)}>
    ${markPicture(host, mark)}<b>${words}</b><span class="rest">${sentence(host, named)}</span>
  </button>`;
}

/** A kind or group, which gets the chosen mark. */
function choice(
  edited: EditedRule,
  place: Offset,
  name: string,
  words: string,
  picture: TemplateResult,
): TemplateResult {
  const { host, rule } = edited;
  const mark = markOf(rule.when[place], name);
  return html`<button
    type="button"
    class=${`kind-choice upright ringed ${mark === undefined ? '' : MARK_NAMES[mark]}`}
    aria-pressed=${mark !== undefined}
    aria-label=${mark === undefined ? words : say(`studio-rule-kind-${MARK_NAMES[mark]}`, { name: words })}
    title=${words}
    @click=${() => edited.giveMark(place, name)}
  >
    ${picture}<span class="clamped" aria-hidden="true">${words}</span>
    ${mark === undefined ? '' : markPicture(host, mark)}
  </button>`;
}

function doPanel(edited: EditedRule, row: Row): TemplateResult {
  const { host, rule, sentences } = edited;
  const commands = rule.do[row];
  const offers = rule.offers[row];
  const hasMove = offers.some((offer) => offer.startsWith('move:'));
  const needsWitness =
    row !== 'game' &&
    rule.event !== 'never' &&
    !hasMove &&
    commands.length === 0 &&
    !rule.when[row as Offset].binds;
  return html`
    <p class="rule-tile-words beside"><span class="rest">${sentence(host, sentences.row(rule, row))}</span></p>
    ${
      commands.length === 0
        ? ''
        : html`<ol class="buttons" aria-label=${say('studio-rule-commands')}>
            ${commands.map((command, at) => html`<li>${chip(edited, row, command, at)}</li>`)}
          </ol>`
    }
    ${commands.length >= MOST_COMMANDS ? html`<p class="note">${say('studio-rule-full')}</p>` : ''}
    ${needsWitness ? html`<p class="note">${say('studio-rule-no-witness')}</p>` : ''}
    ${row === 'C' ? otherInMiddle(edited) : ''}
    ${offered(edited, row, offers)}
  `;
}

/**
 * Commands of the middle are for the sprite that the rule is about. A button makes it about the other sprite of the
 * tile, if the rule names one.
 */
function otherInMiddle(edited: EditedRule): TemplateResult | string {
  const { host, rule, sentences } = edited;
  const { include, also, binds } = rule.when.C;
  const isOfSprites = also.length > 0 && also.every((name) => isOnlySprites(name, host.project));
  if (!isOfSprites || !binds || include.length === 0) return '';
  const who = say('studio-rule-for-one', {
    one: plain(sentences.marked(rule.when.C, '+')),
    other: plain(sentences.marked(rule.when.C, '~')),
  });
  return html`<p class="note">${who}</p>
    ${button('s-flip-h', say('studio-rule-for-other', { other: plain(sentences.marked(rule.when.C, '~')) }), () => edited.swapMiddle())}`;
}

/** Commands with a number, and the number's range. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  score: [-999, 999],
  add: [-999, 999],
  exit: [1, 64],
};

/** A command of the row: its picture, its number, and buttons to move or remove it. */
function chip(edited: EditedRule, row: Row, command: string, at: number): TemplateResult {
  const { host } = edited;
  const commands = edited.rule.do[row];
  const name = edited.sentences.command(command);
  const parts = command.split(':');
  const [verb = ''] = parts;
  // `exit:LEVEL:TILE` has its number second, other commands last.
  const place = verb === 'exit' ? 1 : parts.length - 1;
  const of = parts[place] ?? '';
  const range = isDirection(of) ? undefined : NUMBERS[verb];
  const set = (next: readonly string[]) => edited.setCommands(row, next);
  const earlier = () => set(commands.toSpliced(at - 1, 2, command, commands[at - 1] ?? ''));
  return html`<span class="command-chip">
    ${at > 0 ? iconButton('back', say('studio-rule-earlier', { command: name }), earlier) : ''}
    ${
      range !== undefined
        ? html`${verb === 'score' ? '' : html`<span class="command-picture" title=${name}>${commandPicture(host, command)}</span>`}${numberField(
            of,
            range,
            (n) => {
              set(commands.with(at, parts.with(place, String(n)).join(':')));
              host.update();
            },
            verb === 'score' ? { label: say('studio-rule-points'), step: 5 } : { label: name },
          )}`
        : html`<span class="command-picture" title=${name}>${commandPicture(host, command)}<span class="hidden">${name}</span></span>`
    }
    ${iconButton('close', say('studio-rule-take-away', { command: name }), () => set(commands.toSpliced(at, 1)))}
  </span>`;
}

/** Commands that take the name of a kind, counter, message or sound. Each has a group of its own. */
const WITH_NAMES = ['create', 'paint', 'portal', 'block', 'add', 'message', 'sound'] as const;

/** The sort of a command, by which commands are grouped. Ways out to a tile or a side have groups of their own. */
function sortOf(command: string): string {
  const [verb = '', of = '', ground] = command.split(':');
  if (verb !== 'exit') return verb;
  if (isDirection(of)) return 'exit-by';
  return ground === undefined ? 'exit' : 'exit-to';
}

/** The word under a command's picture: the name that it takes, or its own. */
function wordOf(command: string): string {
  const [verb = '', of = '', ground] = command.split(':');
  if (ground !== undefined && verb === 'exit') return ground;
  if (verb === 'exit' && isDirection(of)) return say('studio-rule-do-short', { verb: 'move', of });
  return (WITH_NAMES as readonly string[]).includes(verb) ? of : say('studio-rule-do-short', { verb, of });
}

/** The commands that can be appended to a row, in groups. */
function offered(edited: EditedRule, row: Row, offers: readonly string[]): TemplateResult {
  const { host, sentences } = edited;
  const of = (verb: string) => {
    const found = offers.filter((offer) => sortOf(offer) === verb);
    const place = (offer: string) => (DIRECTIONS as readonly string[]).indexOf(offer.split(':')[1] ?? '');
    return verb === 'move' || verb === 'exit-by' ? found.sort((a, b) => place(a) - place(b)) : found;
  };
  const choice = (command: string) => html`<button
    type="button"
    class="command-choice upright ringed"
    aria-label=${sentences.command(command)}
    title=${sentences.command(command)}
    @click=${() => edited.addCommand(row, command)}
  >
    ${commandPicture(host, command)}<span class="clipped" aria-hidden="true">${wordOf(command)}</span>
  </button>`;
  const single = ['move', 'stop', 'destroy', 'also'].flatMap(of);
  const game = ['score', 'win', 'lose', 'restart', 'exit'].flatMap(of);
  const group = (
    id: 'sprite' | 'game' | 'exit-by' | 'exit-to' | (typeof WITH_NAMES)[number],
    commands: readonly string[],
  ) =>
    commands.length === 0
      ? ''
      : html`<div class="command-group">
          <span class="command-title" aria-hidden="true">${say(`studio-rule-offer-${id}`)}</span>
          <div class="buttons tight" role="group" aria-label=${say(`studio-rule-offer-${id}`)} @keydown=${walk}>
            ${commands.map(choice)}
          </div>
        </div>`;
  return html`
    ${group('sprite', single)} ${group('exit-by', of('exit-by'))} ${group('exit-to', of('exit-to'))}
    ${group('game', game)}
    ${WITH_NAMES.map((verb) => group(verb, of(verb)))}
    ${
      row === 'game'
        ? html`<div class="buttons tight">
            ${button('new', say('studio-counter-new'), () => counterSheet(host))}
            ${button('new', say('studio-message-new'), () => messageSheet(host))}
          </div>`
        : ''
    }
  `;
}
