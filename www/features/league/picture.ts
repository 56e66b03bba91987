// A picture of the tables of a league, to be sent. Loaded on request.
import { nameOf } from '../../play/challenge/names';
import { addressShown, INNER, MARGIN, MUTED, paper, pngOf, put, STAR, WIDTH } from '../../ui/picture';
import { number, say } from '../../ui/words/words';
import type { Group } from './tables';
import { headingOf, sumText, titleOf, valueText } from './words';

/** The maximum number of lines. Messengers shrink taller pictures until they are illegible. */
const MOST_LINES = 24;
/** The heights of the parts in pixels. */
const [TOP, FOOT, LINE, HEADING] = [190, 216, 66, 84];

interface Line {
  kind: 'heading' | 'title' | 'result';
  place?: string;
  text: string;
  value?: string;
}

/** The lines of the tables, from the top, up to `MOST_LINES`. */
function tableLines(groups: readonly Group[]): Line[] {
  const lines: Line[] = [];
  for (const group of groups) {
    lines.push({ kind: 'heading', text: headingOf(group) });
    for (const sum of group.sums.length < 2 ? [] : group.sums)
      lines.push({
        kind: 'result',
        place: number(sum.place),
        text: nameOf(sum.by),
        value: sumText(group, sum),
      });
    for (const table of group.tables) {
      if (group.kind !== 'deal') lines.push({ kind: 'title', text: titleOf(table) });
      for (const row of table.rows) {
        const text = nameOf(row.entry.result.by);
        lines.push({ kind: 'result', place: number(row.place), text, value: valueText(table, row) });
      }
    }
  }
  const shown = lines.slice(0, MOST_LINES);
  // Drop headings without results.
  while (shown.length > 0 && shown.at(-1)?.kind !== 'result') shown.pop();
  if (shown.length < lines.length) shown.push({ kind: 'title', text: '…' });
  return shown;
}

export function leaguePicture(groups: readonly Group[]): Promise<Blob> {
  const lines = tableLines(groups);
  const heightOf = ({ kind }: Line) => (kind === 'heading' ? HEADING : LINE);
  const height = TOP + lines.reduce((sum, line) => sum + heightOf(line), 0) + FOOT;
  const context = paper(height);
  put(context, say('league'), { y: 120, size: 64 });
  let y = TOP;
  for (const line of lines) {
    y += heightOf(line);
    write(context, line, y);
  }
  put(context, say('challenge-told'), { y: height - 132, size: 26, rows: 2, colour: MUTED });
  const foot = `${say('app-name')} · ${addressShown(location)}`;
  put(context, foot, { y: height - 44, size: 34, colour: MUTED });
  return pngOf(context);
}

function write(
  context: CanvasRenderingContext2D,
  { kind, place = '', text, value = '' }: Line,
  y: number,
): void {
  if (kind === 'heading') {
    put(context, text, { y: y - 12, x: MARGIN, size: 44, align: 'left', colour: STAR });
    return;
  }
  if (kind === 'title') {
    put(context, text, { y: y - 12, x: MARGIN, size: 34, align: 'left', colour: MUTED });
    return;
  }
  const column = INNER / 2;
  put(context, place, { y: y - 12, x: MARGIN + 44, size: 40, align: 'right', colour: MUTED, most: 44 });
  put(context, text, { y: y - 12, x: MARGIN + 68, size: 40, align: 'left', most: column - 8 });
  put(context, value, { y: y - 12, x: WIDTH - MARGIN, size: 40, align: 'right', most: column - 76 });
}
