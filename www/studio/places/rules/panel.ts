// The panel for the selected tile: its kinds with marks and its direction, or its command row. It offers only
// commands that make sense for the tile.

import { html, type TemplateResult } from 'lit/html.js';
import { button, icon, iconButton } from '../../../ui/templates';
import { say } from '../../../ui/words/words';
import { counterSheet, messageSheet } from '../../parts/declared';
import { kindTile, numberField } from '../../parts/parts';
import {
  DIRECTIONS,
  HEADINGS,
  inOrder,
  isEmpty,
  MARK_NAMES,
  MARKS,
  MOST_COMMANDS,
  markOf,
  rowOf,
} from '../../project/rule-shape';
import type { Offset, Row } from '../../types';
import { askPanel } from './asks';
import type { EditedRule } from './edited';
import { commandPicture, headingPicture, markPicture, sentence, walk } from './pieces';
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
          ?disabled=${at !== 'game' && rowOf(at) === undefined}
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
  const { host, rule, sentences, chosen } = edited;
  const predicate = rule.when[place];
  const kinds = inOrder(host.project.kinds);
  const hasSprite = predicate.include.some((name) => host.kind(name)?.isSprite === true);
  return html`
    <p class="rule-tile-words beside"><span class="rest">${sentence(host, sentences.tile(rule, place))}</span>
      ${isEmpty(predicate) ? '' : iconButton('s-copy', say('studio-rule-copy-tile'), () => edited.copyTile(place))}
      ${edited.hasCopy ? iconButton('s-paste', say('studio-rule-paste-tile'), () => edited.pasteTile(place)) : ''}
      ${isEmpty(predicate) ? '' : iconButton('s-eraser', say('studio-rule-clear'), () => edited.clear(place))}</p>
    <div class="mark-choices" role="group" aria-label=${say('studio-rule-marks')} @keydown=${walk}>
      ${MARKS.map(
        (
          mark,
        ) => html`<button type="button" class="mark-choice ringed" aria-pressed=${chosen.mark === mark} @click=${() => edited.takeMark(mark)}
          title=${say(`studio-rule-mark-${MARK_NAMES[mark]}`)}>
          ${markPicture(host, mark)}<span>${say(`studio-rule-mark-${MARK_NAMES[mark]}`)}</span>
        </button>`,
      )}
    </div>
    ${place === 'C' ? '' : button('s-box', say('studio-rule-empty'), () => edited.askEmpty(place))}
    <div class="kind-choices" role="group" aria-label=${say('studio-rule-kinds')} @keydown=${walk}>
      ${kinds.map((kind) => {
        const mark = markOf(predicate, kind.name);
        return html`<button
          type="button"
          class=${`kind-choice upright ringed ${mark === undefined ? '' : MARK_NAMES[mark]}`}
          aria-pressed=${mark !== undefined}
          aria-label=${mark === undefined ? kind.name : say(`studio-rule-kind-${MARK_NAMES[mark]}`, { name: kind.name })}
          title=${kind.name}
          @click=${() => edited.giveMark(place, kind.name)}
        >
          ${kindTile(host, kind)}<span class="clipped" aria-hidden="true">${kind.name}</span>
          ${mark === undefined ? '' : markPicture(host, mark)}
        </button>`;
      })}
    </div>
    ${
      hasSprite
        ? html`<div class="mark-choices heading-choices" role="group" aria-label=${say('studio-rule-heading')} @keydown=${walk}>
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
    ${offered(edited, row, offers)}
  `;
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
  const of = parts.at(-1) ?? '';
  const range = NUMBERS[verb];
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
              set(commands.with(at, [...parts.slice(0, -1), n].join(':')));
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

/** The word under a command's picture: the name that it takes, or its own. */
function wordOf(command: string): string {
  const [verb = '', of = ''] = command.split(':');
  return (WITH_NAMES as readonly string[]).includes(verb) ? of : say('studio-rule-do-short', { verb, of });
}

/** The commands that can be appended to a row, in groups. */
function offered(edited: EditedRule, row: Row, offers: readonly string[]): TemplateResult {
  const { host, sentences } = edited;
  const of = (verb: string) => {
    const found = offers.filter((offer) => offer.split(':')[0] === verb);
    const place = (offer: string) => (DIRECTIONS as readonly string[]).indexOf(offer.split(':')[1] ?? '');
    return verb === 'move' ? found.sort((a, b) => place(a) - place(b)) : found;
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
  const single = ['move', 'stop', 'destroy'].flatMap(of);
  const game = ['score', 'win', 'lose', 'restart', 'exit'].flatMap(of);
  const group = (id: 'sprite' | 'game' | (typeof WITH_NAMES)[number], commands: readonly string[]) =>
    commands.length === 0
      ? ''
      : html`<div class="command-group">
          <span class="command-title" aria-hidden="true">${say(`studio-rule-offer-${id}`)}</span>
          <div class="buttons tight" role="group" aria-label=${say(`studio-rule-offer-${id}`)} @keydown=${walk}>
            ${commands.map(choice)}
          </div>
        </div>`;
  return html`
    ${group('sprite', single)} ${group('game', game)}
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
