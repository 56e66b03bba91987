// The tables of best results, each entry with a replay of its game.
import { html, type TemplateResult } from 'lit/html.js';
import type { Shell } from '../../play/shell';
import { type Unit, unitOf } from '../../run/result/unit';
import { tableNamesOf } from '../../store/scores/best';
import { isUnproven, type ScoreRow } from '../../store/scores/ranking';
import { select } from '../../ui/fields';
import { Sheet } from '../../ui/sheet';
import { iconButton } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { scoreText } from '../../ui/words/game-names';
import { date, number, say } from '../../ui/words/words';
import { tableNames } from './table-names';

export function scoresDialog(shell: Shell): void {
  const { store, play } = shell;
  const { game } = play;
  const known = new Set(game.records.flatMap(({ figure }) => tableNamesOf(store, game.id, figure)));
  known.add(play.session.table());
  let table = play.session.table();
  const nameOf = tableNames(shell);

  const replay = async (sheet: Sheet, row: ScoreRow) => {
    const kept = store.replay(row.replay);
    if (kept === undefined) return toast(say('no-replay'));
    sheet.close();
    const fault = await shell.opening.visit(kept.save, 'replay');
    if (fault !== undefined) toast(fault);
  };

  // Old replays may have been evicted to free space.
  const canReplay = (row: ScoreRow) => row.replay !== '' && store.replay(row.replay) !== undefined;

  /**
   * One table per record. A game enters all of its tables together, so if they are empty, one sentence says
   * so.
   */
  const rankings = (sheet: Sheet) => {
    const all = game.records.flatMap((record) => {
      const rows = store.tables.rows({ game: game.id, table, figure: record.figure });
      if (rows.length === 0) return [];
      const caption = game.records.length > 1 ? say(`record-${record.figure}`) : '';
      return [
        ranking(rows, caption, record.figure, unitOf(game), play.run.name, canReplay, (row) =>
          replay(sheet, row),
        ),
      ];
    });
    if (all.length > 0) return all;
    const isForWon = game.records.every(({ wonOnly }) => wonOnly);
    return html`<p class="empty">${say(isForWon ? 'scores-unwon' : 'scores-empty')}</p>`;
  };

  new Sheet({
    name: 'scores',
    keys: [`table.${game.id}.`, `scores.${game.id}.`],
    title: () => say('scores-title', { game: say(`game-${game.id}`) }),
    body: (sheet) => html`
      ${
        known.size < 2
          ? html`<p class="lead"><bdi>${nameOf(table)}</bdi></p>`
          : select(
              say('table'),
              [...known].map((value) => ({ value, text: nameOf(value) })),
              table,
              (value) => {
                table = value;
                sheet.update();
              },
            )
      }
      ${rankings(sheet)}
    `,
  });
}

function ranking(
  rows: readonly ScoreRow[],
  caption: string,
  figure: string,
  unit: Unit,
  run: string,
  canReplay: (row: ScoreRow) => boolean,
  replay: (row: ScoreRow) => void,
): TemplateResult {
  return html`
    <table class="ranking">
      ${caption === '' ? '' : html`<caption>${caption}</caption>`}
      <thead>
        <tr>
          <th scope="col">${say('column-rank')}</th>
          <th scope="col" class="number">${say(`figure-${figure}`)}</th>
          <th scope="col" class="number">${say(`figure-${unit}`)}</th>
          <th scope="col">${say('column-date')}</th>
          <th scope="col"><span class="hidden">${say('column-replay')}</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, index) => html`<tr class=${row.replay.startsWith(run) ? 'mine' : ''}>
            <td>${index + 1}</td>
            <td class="number strong">${scoreText(figure, row.score)}</td>
            <td class="number">
              ${number(row.moves)}
            </td>
            <td>
              ${date(row.date)}${row.undone ? mark(say('undone'), say('undone-help')) : ''}${row.hinted ? mark(say('hinted'), say('hinted-help')) : ''}${isUnproven(row) ? mark(say('unproven'), say('unproven-help')) : ''}
            </td>
            <td>
              ${
                !canReplay(row)
                  ? ''
                  : iconButton('replay', say('replay-of', { rank: index + 1 }), () => replay(row))
              }
            </td>
          </tr>`,
        )}
      </tbody>
    </table>
  `;
}

/** A tag with an explanation. */
const mark = (name: string, help: string): TemplateResult =>
  html` <span class="tag" title=${help}>${name}</span>`;
