// Statistics of the running game and of all finished games, with small charts.

import { html, svg, type TemplateResult } from 'lit/html.js';
import type { Chart } from '../../engine/types';
import type { Shell } from '../../play/shell';
import { sum, type Tally } from '../../store/statistics';
import { select } from '../../ui/fields';
import { loadFault } from '../../ui/loading';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { duration, number, say, sayIf } from '../../ui/words/words';
import { tableNames } from './table-names';

const ALL = '';

export async function statisticsDialog(shell: Shell): Promise<void> {
  const { game, session } = shell.play;
  const running = session.charts().filter(({ bars }) => bars.length > 0);
  const tables = await shell.store.tallies(game.id, game.facts).catch(console.warn);
  if (tables === undefined) return toast(loadFault());
  let table = ALL;
  const nameOf = tableNames(shell);
  new Sheet({
    name: 'statistics',
    keys: [`counted.${game.id}.`, `stats.${game.id}`],
    title: () => say('statistics-title', { game: say(`game-${game.id}`) }),
    body: (sheet) => {
      const names = Object.keys(tables);
      const tally = sum(table === ALL ? Object.values(tables).flat() : (tables[table] ?? []), game.facts);
      const now =
        running.length === 0 ? '' : html`<h3>${say('running-game')}</h3>${running.map(runningChart)}`;
      if (tally.games === 0) return html`${now}<p class="empty">${say('statistics-empty')}</p>`;
      return html`
        ${now} ${running.length === 0 ? '' : html`<h3>${say('finished-games')}</h3>`}
        ${
          names.length < 2
            ? ''
            : select(
                say('table'),
                [
                  { value: ALL, text: say('all-tables') },
                  ...names.map((name) => ({ value: name, text: nameOf(name) })),
                ],
                table,
                (value) => {
                  table = value;
                  sheet.update();
                },
              )
        }
        ${numbers(tally, game.wins)}
        ${game.facts
          .filter(({ id, kind }) => kind === 'spread' && tally.spreads[id] !== undefined)
          .map(({ id }) => chart(say(`fact-${id}`), tally.spreads[id] ?? {}))}
      `;
    },
  });
}

/** The totals, including the share of wins in games that can be won. */
function numbers(tally: Tally, canWin: boolean): TemplateResult {
  const cells: [string, string][] = [
    [say('games-played'), number(tally.games)],
    ...(canWin
      ? [[say('games-won'), number(tally.won / tally.games, { style: 'percent' })] as [string, string]]
      : []),
    ...Object.entries(tally.numbers).map(([id, value]): [string, string] => [
      say(`fact-${id}`),
      number(value),
    ]),
    [say('time-played'), duration(tally.clock)],
  ];
  return html`<dl class="numbers">
    ${cells.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/** Charts with more bars than this have lower ones, so that they fit on the screen. */
const MANY_BARS = 12;

/** A chart of the running game. The parts of stacked bars have different shades, explained below. */
function runningChart({ id, series, bars }: Chart): TemplateResult {
  const total = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const most = Math.max(1, ...bars.map(({ values }) => total(values)));
  const labelled = (label: string | number) => {
    if (typeof label === 'number') return number(label, { useGrouping: false });
    return sayIf(`bar-${label}`) ?? label;
  };
  return html`
    <table class=${bars.length > MANY_BARS ? 'bars low' : 'bars'} data-chart=${id}>
      <caption>${say(`chart-${id}`)}</caption>
      ${bars.map(({ label, values }) => {
        let x = 0;
        const parts = values.map((value, index) => {
          const width = (100 * value) / most;
          x += width;
          return svg`<rect x=${x - width} width=${width} height="10" data-series=${index} />`;
        });
        return html`<tr>
          <th scope="row">${labelled(label)}</th>
          <td class="bar-cell">
            <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 10">${parts}</svg>
          </td>
          <td class="number">
            ${values
              .filter((value, index) => index === 0 || value > 0)
              .map((value) => number(value))
              .join(' + ')}
          </td>
        </tr>`;
      })}
    </table>
    ${series.length < 2 ? '' : html`<p class="series">${series.map((name) => say(`series-${name}`)).join(' + ')}</p>`}
  `;
}

/** One bar per value, the smallest value first, scaled to the longest bar. */
function chart(title: string, spread: Record<string, number>): TemplateResult {
  const bars = Object.entries(spread)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => Number(a) - Number(b));
  const most = Math.max(...bars.map(([, count]) => count));
  const all = bars.reduce((total, [, count]) => total + count, 0);
  return html`
    <table class="bars">
      <caption>${title}</caption>
      ${bars.map(
        ([value, count]) => html`<tr>
          <th scope="row">${number(Number(value), { useGrouping: false })}</th>
          <td class="bar-cell">
            <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 10">
              ${svg`<rect width=${(100 * count) / most} height="10" />`}
            </svg>
          </td>
          <td class="number">${number(count)} <small>${number(count / all, { style: 'percent' })}</small></td>
        </tr>`,
      )}
    </table>
  `;
}
