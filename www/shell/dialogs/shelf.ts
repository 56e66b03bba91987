// The shelf: all runs, those that are running first, with their pictures: to go on with, to watch, to rename, to hand on, to remove.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { paintStill } from '../../board/still';
import { hasMoves } from '../../store/histories';
import { type Left, MAX_TITLE } from '../../store/shapes';
import { boardSettings } from '../appearance';
import { encode } from '../link';
import { button, icon, iconButton, sessionName } from '../parts';
import { Sheet } from '../sheet';
import type { Shell } from '../shell';
import { toast } from '../toast';
import { moment, number, say } from '../words';
import { copy, saveFile } from './data';
import { select } from './fields';

/** So many runs are shown at once. */
const PAGE = 24;

/** What a run comes to, once it has been played again. */
interface Seen {
  name: string;
  figure: string;
  isOver: boolean;
}

export function shelfDialog(shell: Shell): void {
  const { engine, store, play } = shell;
  const games = engine.catalogue.filter(({ edits }) => edits === null);
  /** The game whose runs are shown; all when it is empty. */
  let game = play.isOpen && play.game.edits === null ? play.game.id : '';
  let runs: Left[] = [];
  let hasMore = false;
  let renamed: string | undefined;
  /** Whether the browser has said that it keeps everything. */
  let isPersisted = false;
  const canAsk = typeof navigator.storage?.persist === 'function';
  const seen = new Map<string, Seen | undefined>();

  play.flush();
  void navigator.storage?.persisted?.().then((is) => {
    isPersisted = is;
    sheet.update();
  });

  /** The running game of each game, whose place is not on the shelf. */
  const running = (): Left[] =>
    games
      .filter(({ id }) => game === '' || game === id)
      .flatMap(({ id }) => {
        const there = store.running(id);
        return there !== undefined && hasMoves(there) ? [{ ...there, game: id }] : [];
      });

  async function load(before = Number.POSITIVE_INFINITY): Promise<void> {
    const found = await (await store.depot()).runs(game === '' ? undefined : game, before, PAGE + 1);
    hasMore = found.length > PAGE;
    const known = new Set(games.map(({ id }) => id));
    const now = new Set(running().map(({ run }) => run));
    const next = found.slice(0, PAGE).filter((one) => known.has(one.game) && !now.has(one.run));
    runs = before === Number.POSITIVE_INFINITY ? [...running(), ...next] : [...runs, ...next];
    await show();
  }

  /** Renders the list, and then what can be seen of each run, one after the other. */
  async function show(): Promise<void> {
    sheet.update();
    for (const run of runs) {
      if (!sheet.element.isConnected) return;
      if (seen.has(run.run)) continue;
      try {
        await engine.need(run.game);
        look(run);
      } catch (error) {
        console.warn(error);
        seen.set(run.run, undefined);
      }
      sheet.update();
    }
  }

  function look(run: Left): void {
    const info = engine.game(run.game);
    const session = engine.load(run.save);
    const figures: Record<string, number> = session.figures();
    const figure = info.records.find(({ figure }) => figure in figures)?.figure ?? 'moves';
    const value = figures[figure];
    seen.set(run.run, {
      name: run.title ?? sessionName(session),
      figure: value === undefined ? '' : `${say(`figure-${figure}`)} ${number(value)}`,
      isOver: session.status().over,
    });
    const canvas = sheet.element.querySelector<HTMLCanvasElement>(`canvas[data-run="${run.run}"]`);
    if (canvas !== null) paintStill(canvas, session, info, boardSettings(store.settings, run.game));
    session.free();
  }

  const isRunning = (run: Left) => store.running(run.game)?.run === run.run;

  const open = (run: Left) => {
    sheet.close();
    void (isRunning(run) ? shell.enter(run.game) : shell.openRun(run));
  };
  const watch = (run: Left) => {
    sheet.close();
    void shell.visit(run.save, 'replay');
  };
  const remove = async (run: Left) => {
    await (await store.depot()).removeRun(run.run);
    runs = runs.filter((other) => other !== run);
    sheet.update();
    const back = async () => {
      store.keep(run.game, run);
      await load();
    };
    toast(say('shelf-removed'), { action: { label: say('command-undo'), run: () => void back() } });
  };
  const rename = async (run: Left, title: string) => {
    renamed = undefined;
    await (await store.depot()).rename(run.run, title);
    const named = { ...run, title: title || null };
    runs = runs.map((other) => (other === run ? named : other));
    seen.delete(run.run);
    await show();
  };
  const share = async (run: Left) => {
    const fragment = await encode(run.save);
    if (fragment === undefined) saveFile(`${run.game}.tilery`, run.save);
    else await copy(`${location.href.split('#')[0]}#${fragment}`);
  };
  const persist = async () => {
    isPersisted = await navigator.storage.persist();
    toast(say(isPersisted ? 'shelf-persisted' : 'shelf-not-persisted'));
    sheet.update();
  };

  const row = (run: Left): TemplateResult => {
    const found = seen.get(run.run);
    const name = found?.name ?? run.title ?? '…';
    const facts = [
      ...(game === '' ? [say(`game-${run.game}`)] : []),
      ...(isRunning(run) ? [say('shelf-running')] : []),
      ...(found?.isOver ? [say('shelf-over')] : []),
      ...(found?.figure ? [found.figure] : []),
      ...(run.kind === 'day' || run.kind === 'branch' || run.kind === 'guest'
        ? [say(`shelf-${run.kind}`)]
        : []),
      moment(run.time),
    ];
    if (seen.has(run.run) && found === undefined) facts.unshift(say('shelf-unreadable'));
    return html`<li class="run">
      <button type="button" class="row" aria-current=${String(isRunning(run))} @click=${() => open(run)}>
        <canvas class="still" data-run=${run.run} aria-hidden="true"></canvas>
        <span><bdi>${name}</bdi><small>${facts.join(' · ')}</small></span>
      </button>
      ${renamed === run.run ? field(run, name) : tools(run, name, found)}
    </li>`;
  };

  const tools = (run: Left, name: string, found: Seen | undefined) => html`
    <div class="run-tools">
      ${found?.isOver ? iconButton('play', say('shelf-watch', { name }), () => watch(run)) : nothing}
      ${iconButton('share', say('shelf-share', { name }), () => void share(run))}
      ${
        isRunning(run)
          ? nothing
          : html`${iconButton('edit', say('shelf-rename', { name }), () => {
              renamed = run.run;
              sheet.update();
              sheet.element.querySelector<HTMLInputElement>('.run input')?.select();
            })}
            ${iconButton('delete', say('shelf-remove', { name }), () => void remove(run))}`
      }
    </div>
  `;

  const field = (run: Left, name: string) => html`
    <form
      class="run-name"
      @submit=${(event: Event) => {
        event.preventDefault();
        const input = (event.currentTarget as HTMLFormElement).querySelector('input');
        void rename(run, input?.value.trim() ?? '');
      }}
    >
      <input type="text" maxlength=${MAX_TITLE} aria-label=${say('shelf-name')} .value=${run.title ?? name} />
      <button type="submit" class="plain" aria-label=${say('shelf-rename-done')}>${icon('check')}</button>
    </form>
  `;

  const sheet = new Sheet({
    name: 'shelf',
    title: () => say('command-shelf'),
    body: () => html`
      ${select(
        say('shelf-games'),
        [
          { value: '', text: say('shelf-all') },
          ...games.map(({ id }) => ({ value: id, text: say(`game-${id}`) })),
        ],
        game,
        (value) => {
          game = value;
          void load();
        },
      )}
      ${runs.length === 0 ? html`<p class="empty">${say('shelf-empty')}</p>` : nothing}
      <ul class="works">${runs.map(row)}</ul>
      ${hasMore ? button(undefined, say('shelf-more'), () => void load(runs.at(-1)?.time)) : nothing}
      <p class="note">${say(isPersisted ? 'shelf-lasts' : 'shelf-may-go')}</p>
    `,
    foot: () => html`
      ${button('download', say('export'), () => shell.export())}
      ${isPersisted || !canAsk ? nothing : button('check', say('shelf-persist'), () => void persist(), { kind: 'main' })}
    `,
  });
  void load();
}
