// What can be changed at the chosen tile: its kinds with their marks and its direction, or its row of commands. Only commands that
// make sense are offered.

import { html, type TemplateResult } from 'lit/html.js';
import { icon, iconButton } from '../../../shell/parts';
import { say } from '../../../shell/words';
import * as edits from '../../edits';
import type { StudioHost } from '../../host';
import { kindTile } from '../../parts';
import type { FindingView, Place, Row, RuleView } from '../../types';
import { addCommand, askHeading, giveMark, setCommands } from './boards';
import { commandPicture, headingPicture, markPicture, sentence, sentencesOf, walk } from './pieces';
import {
  DIRECTIONS,
  HEADINGS,
  inOrder,
  isEmpty,
  linesOf,
  MARK_NAMES,
  MARKS,
  MOST_COMMANDS,
  markOf,
  placeOf,
  rowOf,
} from './shape';
import { type Chosen, choose, chosenRow, focusBoard, takeMark } from './state';
import { findingList } from './writing';

export function panel(
  host: StudioHost,
  n: number,
  rule: RuleView,
  chosen: Chosen,
  findings: readonly FindingView[],
): TemplateResult {
  const { at, side } = chosen;
  const row = chosenRow(chosen);
  const lines = linesOf(host.text, n);
  const own = findings.filter((finding) => {
    const place = placeOf(finding, rule.event, lines);
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
        focusBoard(chosen);
      }}
    >
      <div class="segments" role="group" aria-label=${title}>
        <button type="button" class="segment" aria-pressed=${side === 'when'} ?disabled=${at === 'game'} @click=${() => choose(host, at, 'when')}>
          ${icon('s-eye')}<span>${say('studio-rule-side-when')}</span>
        </button>
        <button
          type="button"
          class="segment"
          aria-pressed=${side === 'do'}
          ?disabled=${at !== 'game' && rowOf(at) === undefined}
          @click=${() => choose(host, at, 'do')}
        >
          ${icon('hint')}<span>${say('studio-rule-side-do')}</span>
        </button>
      </div>
      ${own.length === 0 ? '' : findingList(host, n, rule, own)}
      ${side === 'when' && at !== 'game' ? whenPanel(host, n, rule, at, chosen) : ''}
      ${side === 'do' && row !== undefined ? doPanel(host, n, rule, row) : ''}
    </section>
  `;
}

function whenPanel(
  host: StudioHost,
  n: number,
  rule: RuleView,
  place: Place,
  chosen: Chosen,
): TemplateResult {
  const predicate = rule.when[place];
  const kinds = inOrder(host.project.kinds);
  const hasSprite = predicate.include.some((name) => host.kind(name)?.isSprite === true);
  return html`
    <p class="rule-tile-words beside"><span class="rest">${sentence(host, sentencesOf(host).tile(rule, place))}</span>
      ${isEmpty(predicate) ? '' : iconButton('s-eraser', say('studio-rule-clear'), () => host.edit(edits.rule.when(n, place, { ...predicate, include: [], also: [], exclude: [], heading: 'any' })))}</p>
    <div class="mark-choices" role="group" aria-label=${say('studio-rule-marks')} @keydown=${walk}>
      ${MARKS.map(
        (
          mark,
        ) => html`<button type="button" class="mark-choice ringed" aria-pressed=${chosen.mark === mark} @click=${() => takeMark(host, mark)}
          title=${say(`studio-rule-mark-${MARK_NAMES[mark]}`)}>
          ${markPicture(host, mark)}<span>${say(`studio-rule-mark-${MARK_NAMES[mark]}`)}</span>
        </button>`,
      )}
    </div>
    <div class="kind-choices" role="group" aria-label=${say('studio-rule-kinds')} @keydown=${walk}>
      ${kinds.map((kind) => {
        const mark = markOf(predicate, kind.name);
        return html`<button
          type="button"
          class=${`kind-choice upright ringed ${mark === undefined ? '' : MARK_NAMES[mark]}`}
          aria-pressed=${mark !== undefined}
          aria-label=${mark === undefined ? kind.name : say(`studio-rule-kind-${MARK_NAMES[mark]}`, { name: kind.name })}
          title=${kind.name}
          @click=${() => giveMark(host, n, rule, place, kind.name, chosen.mark)}
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
                @click=${() => askHeading(host, n, rule, place, heading)}
              >
                ${heading === 'any' ? html`<span>${say('studio-rule-any')}</span>` : headingPicture(host, heading)}
              </button>`,
            )}
          </div>`
        : ''
    }
  `;
}

function doPanel(host: StudioHost, n: number, rule: RuleView, row: Row): TemplateResult {
  const commands = rule.do[row];
  const sentences = sentencesOf(host);
  const offers = rule.offers[row];
  const hasMove = offers.some((offer) => offer.startsWith('move:'));
  const needsWitness =
    row !== 'game' &&
    rule.event !== 'never' &&
    !hasMove &&
    commands.length === 0 &&
    !rule.when[row as Place].binds;
  return html`
    <p class="rule-tile-words beside"><span class="rest">${sentence(host, sentences.row(rule, row))}</span></p>
    ${
      commands.length === 0
        ? ''
        : html`<ol class="buttons" aria-label=${say('studio-rule-commands')}>
            ${commands.map((command, at) => html`<li>${chip(host, n, row, commands, command, at)}</li>`)}
          </ol>`
    }
    ${commands.length >= MOST_COMMANDS ? html`<p class="note">${say('studio-rule-full')}</p>` : ''}
    ${needsWitness ? html`<p class="note">${say('studio-rule-no-witness')}</p>` : ''}
    ${offered(host, n, rule, row, offers)}
  `;
}

/** A command of the row: its picture, its points, and ways to move it on or take it away. */
function chip(
  host: StudioHost,
  n: number,
  row: Row,
  commands: readonly string[],
  command: string,
  at: number,
): TemplateResult {
  const name = sentencesOf(host).command(command);
  const [verb, of = '10'] = command.split(':');
  const without = commands.filter((_, other) => other !== at);
  const swapped = [...commands];
  if (at > 0) [swapped[at - 1], swapped[at]] = [command, commands[at - 1] as string];
  return html`<span class="command-chip">
    ${at > 0 ? iconButton('back', say('studio-rule-earlier', { command: name }), () => setCommands(host, n, row, swapped)) : ''}
    ${
      verb === 'score'
        ? html`<input
            class="rule-points"
            type="number"
            min="-999"
            max="999"
            step="5"
            inputmode="numeric"
            aria-label=${say('studio-rule-points')}
            .value=${of}
            @keydown=${(event: KeyboardEvent) => event.key !== 'Escape' && event.stopPropagation()}
            @change=${(event: Event) => {
              const field = event.currentTarget as HTMLInputElement;
              const points = Math.round(Math.max(-999, Math.min(999, Number(field.value))));
              if (Number.isFinite(points)) {
                host.edit(
                  edits.rule.do(
                    n,
                    row,
                    commands.map((one, other) => (other === at ? `score:${points}` : one)),
                  ),
                );
              }
              host.update();
            }}
          />`
        : html`<span class="command-picture" title=${name}>${commandPicture(host, command)}<span class="hidden">${name}</span></span>`
    }
    ${iconButton('close', say('studio-rule-take-away', { command: name }), () => setCommands(host, n, row, without))}
  </span>`;
}

/** The commands that go with the name of a kind, each offered by itself. */
const WITH_NAMES = ['create', 'paint', 'portal', 'block'] as const;

/** The commands that make sense at the end of a row: those of a sprite, then kinds to make, to paint, and so on. */
function offered(
  host: StudioHost,
  n: number,
  rule: RuleView,
  row: Row,
  offers: readonly string[],
): TemplateResult {
  const sentences = sentencesOf(host);
  const of = (verb: string) => {
    const found = offers.filter((offer) => offer.split(':')[0] === verb);
    const place = (offer: string) => (DIRECTIONS as readonly string[]).indexOf(offer.split(':')[1] ?? '');
    return verb === 'move' ? found.sort((a, b) => place(a) - place(b)) : found;
  };
  const choice = (command: string) => html`<button
    type="button"
    class="command-choice ringed"
    aria-label=${sentences.command(command)}
    title=${sentences.command(command)}
    @click=${() => addCommand(host, n, rule, row, command)}
  >
    ${commandPicture(host, command)}
  </button>`;
  const single = ['move', 'stop', 'destroy'].flatMap(of);
  const game = ['score', 'win', 'lose'].flatMap(of);
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
  `;
}
