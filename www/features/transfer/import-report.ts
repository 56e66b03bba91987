// Dialogs of imports from a file or a link: asks for confirmation if the data may come from someone else, and
// reports the result by item.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameInfo } from '../../engine/types';
import { SHELF } from '../../play/pages';
import type { Shell } from '../../play/shell';
import { unitOf } from '../../run/result/unit';
import { lengthOf } from '../../store/runs/histories';
import type { Left } from '../../store/runs/run';
import type { Contents } from '../../store/transfer/file';
import { type ImportResult, useSettings } from '../../store/transfer/import';
import type { Item } from '../../store/transfer/takers';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { paramsName, paramsOf } from '../../ui/words/game-names';
import { canSay, say } from '../../ui/words/words';

/** The maximum number of items listed before an import. */
const MOST = 40;

/**
 * Lists what has arrived, and asks whether to import it; if there are results or progress, whose it is.
 * Resolves when the dialog is closed, to undefined if nothing is to be imported.
 */
export function offerDialog(
  { engine }: Shell,
  { runs, projects, others }: Contents,
): Promise<'own' | 'foreign' | undefined> {
  const lines = [
    ...runs.map((run) => nameOfRun(engine.catalogue, run)),
    ...projects.map(({ title }) => say('offer-project', { name: title || say('shelf-untitled') })),
    ...(others > 0 ? [say('offer-others', { count: others })] : []),
  ];
  const rest = lines.splice(MOST).length;
  let answer: 'own' | 'foreign' | undefined;
  const take = (sheet: Sheet, whose: typeof answer) => () => {
    answer = whose;
    sheet.close();
  };
  return new Promise((done) => {
    const closed = () => done(answer);
    new Sheet({
      closed,
      name: 'offer',
      title: () => say('offer-title'),
      body: () => html`
      <p class="note">${say('offer-help')}</p>
      ${others > 0 ? html`<p>${say('offer-whose')}</p>` : nothing}
      <ul class="taken">
        ${lines.map((line) => html`<li><bdi>${line}</bdi></li>`)}
        ${rest > 0 ? html`<li>${say('offer-more', { count: rest })}</li>` : nothing}
      </ul>
    `,
      foot: (sheet) => html`
      ${button('close', say('offer-leave'), () => sheet.close())}
      ${
        others > 0
          ? [
              button('download', say('offer-foreign'), take(sheet, 'foreign')),
              button('download', say('offer-own'), take(sheet, 'own'), { kind: 'main' }),
            ]
          : button('download', say('offer-take'), take(sheet, 'foreign'), { kind: 'main' })
      }
    `,
    });
  });
}

const nameOfGame = (game = ''): string => {
  const id = `game-${game}`;
  return canSay(id) ? say(id) : game || say('taken-other');
};

const nameOfRun = (games: readonly GameInfo[], run: Left): string =>
  say('offer-run', {
    game: nameOfGame(run.game),
    name: run.title ?? paramsName(paramsOf(run.save) || '…'),
    moves: lengthOf(run),
    unit: unitOf(games.find(({ id }) => id === run.game)),
  });

function nameOf(games: readonly GameInfo[], { kind, game, run, title, fate }: Item, count: number): string {
  if (fate === 'settings') return say('taken-settings');
  if (run !== undefined && kind === 'run') return nameOfRun(games, run);
  if (kind === 'project') return say('offer-project', { name: title || say('shelf-untitled') });
  if (kind === 'work') return say('taken-work', { game: nameOfGame(game) });
  if (kind === 'stats') return say('taken-stats', { game: nameOfGame(game) });
  if (kind === 'results') return say('taken-results', { game: nameOfGame(game), count });
  if (kind === 'replay') return say('taken-replay', { game: nameOfGame(game), count });
  if (kind === 'run') return nameOfGame(game);
  return say(kind === 'progress' ? 'taken-progress' : 'taken-other');
}

/** The result for each item of a file. Score results and replays of a game are counted together. */
function linesOf(games: readonly GameInfo[], items: readonly Item[]): { name: string; fate: Item['fate'] }[] {
  const sums = new Map<string, { item: Item; count: number }>();
  // Replays are listed after the results that they belong to, whatever the storage order.
  const isReplay = ({ kind }: Item) => Number(kind === 'replay');
  for (const [index, item] of items.toSorted((a, b) => isReplay(a) - isReplay(b)).entries()) {
    const isOne = item.kind !== 'results' && item.kind !== 'replay';
    const key = isOne ? String(index) : `${item.kind} ${item.game} ${item.fate}`;
    const sum = sums.get(key) ?? { item, count: 0 };
    sum.count += item.count ?? 1;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ item, count }) => ({ name: nameOf(games, item, count), fate: item.fate }));
}

const isIn = ({ fate }: { fate: Item['fate'] }) => fate === 'new' || fate === 'longer' || fate === 'beside';

/** Reports the result of an import, item by item. */
export function takenDialog(shell: Shell, { items, settings }: ImportResult): void {
  const lines = linesOf(shell.engine.catalogue, items);
  const taken = lines.filter(isIn);
  const known = lines.filter(({ fate }) => fate === 'known');
  const out = lines.filter((line) => !isIn(line) && line.fate !== 'known');
  const list = (some: typeof lines): TemplateResult => html`<ul class="taken">
    ${some.map(
      ({ name, fate }) => html`<li>
        <bdi>${name}</bdi>
        ${fate === 'known' ? nothing : html`<small>${say(fate === 'settings' ? 'taken-kept' : `taken-${fate}`)}</small>`}
      </li>`,
    )}
  </ul>`;
  new Sheet({
    name: 'taken-in',
    title: () => say('taken-title'),
    body: () => html`
      ${taken.length === 0 ? html`<p>${say('taken-nothing')}</p>` : html`<h3>${say('taken-in')}</h3>${list(taken)}`}
      ${out.length === 0 ? nothing : html`<h3>${say('taken-out')}</h3>${list(out)}`}
      ${
        known.length === 0
          ? nothing
          : html`<details class="more"><summary>${say('taken-here')}</summary>${list(known)}</details>`
      }
    `,
    foot: (sheet) => html`
      ${
        settings === undefined
          ? nothing
          : button(
              'settings',
              say('taken-use'),
              sheet.closing(() => useSettings(shell.store, settings)),
            )
      }
      ${button(
        'shelf',
        say('command-shelf'),
        sheet.closing(() => void shell.openPage(SHELF)),
      )}
      ${button('check', say('close'), () => sheet.close(), { kind: 'main' })}
    `,
  });
}
