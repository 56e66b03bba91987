// The solves of a board as speed solvers list them: current and best singles and averages, by time or by
// moves.
import { html, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import { choice } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { button, iconButton } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { paramsName } from '../../ui/words/game-names';
import { loadSentences, moment, say } from '../../ui/words/words';
import { average, bestAverage, bestOf, isTrimmed, SIZES } from './averages';
import { type By, boardOf, resultText, type Solve, solvesOf } from './solves';

export async function solvesDialog(shell: Shell): Promise<void> {
  const { store, play } = shell;
  const { game } = play;
  const board = boardOf(play.session.save());
  let by: By = play.run.attempt?.by ?? (store.settings.solving === 'moves' ? 'moves' : 'time');
  const look = () => solvesOf(store, game.id, board, by, play.snapshot());
  let [solves] = await Promise.all([look(), loadSentences('panels')]);
  const watch = async (sheet: Sheet, save: string) => {
    sheet.close();
    const fault = await shell.opening.visit(save, 'replay');
    if (fault !== undefined) toast(fault);
  };
  new Sheet({
    name: 'solves',
    title: () => say('solves-title', { board: paramsName(board) }),
    body: (sheet) => html`
      ${choice(
        'by',
        say('solves-by'),
        [
          { value: 'time', text: say('solve-time') },
          { value: 'moves', text: say('solve-moves') },
        ],
        by,
        async (value) => {
          by = value as By;
          solves = await look();
          sheet.update();
        },
      )}
      ${
        solves.length === 0
          ? html`<p class="empty">${say('solves-empty')}</p>`
          : [
              averages(solves, by),
              html`<p class="hint">${say('averages-help')}</p>`,
              list(solves, by, (save) => watch(sheet, save)),
            ]
      }
    `,
    // In free play the next deal would not be an attempt.
    foot: (sheet) =>
      store.settings.solving === 'free'
        ? html``
        : button(
            'new',
            say('solve-again'),
            sheet.closing(() => void shell.deal(game.id, board)),
            { kind: 'main' },
          ),
  });
}

function averages(solves: readonly Solve[], by: By): TemplateResult {
  const results = solves.map((solve) => solve[by]);
  const rows = [
    { name: say('single'), now: results.at(-1), best: bestOf(results) },
    ...SIZES.map((size) => ({
      name: say('average-of', { size, kind: isTrimmed(size) ? 'average' : 'mean' }),
      now: average(results, size),
      best: bestAverage(results, size),
    })),
  ];
  return html`<table class="ranking">
    <thead>
      <tr>
        <th scope="col"><span class="hidden">${say('average')}</span></th>
        <th scope="col" class="number">${say('average-now')}</th>
        <th scope="col" class="number">${say('average-best')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, now, best }, index) => html`<tr>
          <th scope="row">${name}</th>
          <td class="number">${resultText(now, by, index > 0)}</td>
          <td class="number strong">${resultText(best, by, index > 0)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** All solves, the latest first. */
function list(solves: readonly Solve[], by: By, watch: (save: string) => void): TemplateResult {
  const other: By = by === 'time' ? 'moves' : 'time';
  return html`<table class="ranking">
    <caption>${say('solves-all', { count: solves.length })}</caption>
    <thead>
      <tr>
        <th scope="col">${say('column-solve')}</th>
        <th scope="col" class="number">${say(`solve-${by}`)}</th>
        <th scope="col" class="number">${say(`solve-${other}`)}</th>
        <th scope="col">${say('column-date')}</th>
        <th scope="col"><span class="hidden">${say('column-replay')}</span></th>
      </tr>
    </thead>
    <tbody>
      ${solves
        .map((solve, index) => ({ solve, n: index + 1 }))
        .reverse()
        .map(
          ({ solve, n }) => html`<tr>
            <td>${n}</td>
            <td class="number strong">${resultText(solve[by], by)}${solve.plus > 0 && by === 'time' && solve.time !== null ? '+' : ''}</td>
            <td class="number">${resultText(solve[other], other)}</td>
            <td>${moment(solve.since)}</td>
            <td>${iconButton('replay', say('replay-of-solve', { n }), () => watch(solve.save))}</td>
          </tr>`,
        )}
    </tbody>
  </table>`;
}
