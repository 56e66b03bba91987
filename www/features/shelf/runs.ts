// The runs of a game on the shelf as cards: running ones first, then the latest. They are rendered in blocks,
// so that a change costs little even with thousands of cards.
import { render, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import { change } from '../../play/editing';
import { pageEditorOf } from '../../play/pages';
import type { Shell } from '../../play/shell';
import { isFirst } from '../../run/assignments/first';
import { wasShown } from '../../run/result/counts';
import type { Archive } from '../../store/archive';
import type { Left } from '../../store/runs/run';
import { partsOf } from '../../store/runs/save';
import { MAX_TITLE } from '../../store/shapes';
import { exportRun } from '../../store/transfer/file';
import { alone, card } from '../../ui/card';
import { copy, saveFile } from '../../ui/files';
import { menuSheet } from '../../ui/menu-dialog';
import { renameSheet } from '../../ui/rename';
import { toast } from '../../ui/toast';
import { paramsName, paramsOf, starsText } from '../../ui/words/game-names';
import { moment, say } from '../../ui/words/words';
import type { BoardPictures, BoardSummary, BoardText } from './board-pictures';

interface Block {
  element: HTMLUListElement;
  runs: Left[];
}

export class RunCards {
  readonly #shell: Shell;
  readonly #depot: Archive;
  readonly #looks: BoardPictures;
  readonly #game: string;
  /** Called after a run was added or removed. */
  readonly #reload: () => void;
  readonly #blocks: Block[] = [];
  readonly #runningNames: ReadonlySet<string>;
  /** True for a game that this build does not have. Its runs can only be saved and removed. */
  readonly #isUnknown: boolean;
  /** Running games, shown before those that were left; empty once they are shown. */
  #running: readonly Left[];
  /** The time at which the last displayed run was left. */
  #before = Number.POSITIVE_INFINITY;
  #isFetching = false;

  constructor(
    shell: Shell,
    depot: Archive,
    looks: BoardPictures,
    game: string,
    running: readonly Left[],
    reload: () => void,
  ) {
    this.#shell = shell;
    this.#depot = depot;
    this.#looks = looks;
    this.#game = game;
    this.#reload = reload;
    this.#runningNames = new Set(running.map(({ run }) => run));
    this.#isUnknown = !shell.engine.catalogue.some(({ id }) => id === game);
    this.#running = running;
  }

  /** Loads up to `most` more runs. Returns their number. */
  async more(most: number): Promise<number> {
    if (this.#isFetching) return 0;
    this.#isFetching = true;
    const found = await this.#depot.runs(this.#game, this.#before, most - this.#running.length);
    this.#before = found.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
    const next = [...this.#running, ...found.filter(({ run }) => !this.#runningNames.has(run))];
    this.#running = [];
    if (next.length > 0) this.#add(next);
    this.#isFetching = false;
    return next.length;
  }

  #add(runs: Left[]): void {
    const block = { element: document.createElement('ul'), runs };
    block.element.className = 'cards';
    this.#blocks.push(block);
    this.#render(block);
  }

  /** The displayed content, for comparison. */
  get content(): string {
    const all = this.#blocks.flatMap(({ runs }) => runs);
    return JSON.stringify([
      [...this.#runningNames],
      all.map(({ run, time, title, save }) => [run, time, title, save.length]),
    ]);
  }

  get count(): number {
    return this.#blocks.reduce((sum, { runs }) => sum + runs.length, 0);
  }

  render(): HTMLElement[] {
    return this.#blocks.map(({ element }) => element);
  }

  /** Called when the board of a run has been read, or when it has changed. */
  changed(run: string): void {
    const block = this.#blocks.find(({ runs }) => runs.some((one) => one.run === run));
    if (block !== undefined) this.#render(block);
  }

  #render({ element, runs }: Block): void {
    render(
      runs.map((run) =>
        alone(() => this.#card(run), {
          save: () => saveFile(`${run.game}.tilery`, exportRun(run)),
          remove: () => void this.#remove(run),
        }),
      ),
      element,
    );
    for (const run of runs) {
      const canvas = element.querySelector<HTMLCanvasElement>(`canvas[data-id="${run.run}"]`);
      if (canvas !== null) this.#looks.watch(canvas, shownOf(run));
    }
  }

  #nameOf(run: Left): string {
    return run.title ?? this.#looks.of(shownOf(run))?.name ?? paramsName(paramsOf(run.save) || '…');
  }

  #card(run: Left): TemplateResult {
    const seen = this.#looks.of(shownOf(run));
    const isRunning = this.#runningNames.has(run.run);
    const isUnreadable = this.#isUnknown || (seen === undefined && this.#looks.knows(shownOf(run)));
    const facts = [
      ...(isUnreadable ? [say('shelf-unreadable')] : []),
      ...((seen?.isOver ?? run.isOver) ? [endOf(run, seen)] : isRunning ? [say('shelf-running')] : []),
      ...(seen?.figure ? [seen.figure] : []),
      ...(run.isForeign ? [say('shelf-foreign')] : []),
      ...(run.kind === 'free' ? [] : [say(`shelf-${run.kind}`)]),
    ];
    const name = this.#nameOf(run);
    return card(run.run, {
      name,
      facts: facts.join(' · '),
      date: moment(run.time),
      isCurrent: isRunning,
      open: () => this.#open(run),
      more: () => this.#more(run, name, seen),
    });
  }

  async #open(run: Left): Promise<void> {
    if (this.#isUnknown) {
      toast(say('shelf-unreadable'));
      return;
    }
    if (this.#runningNames.has(run.run)) {
      await this.#shell.enter(this.#shell.store.slotWith(run) ?? run.game);
      return;
    }
    // The running game is moved to the shelf.
    const { play } = this.#shell;
    if ((await this.#shell.need(run.game, run.save)) && (await play.take(run)) === 'unreadable')
      toast(say('shelf-unreadable'));
  }

  #more(run: Left, name: string, seen: BoardSummary | undefined): void {
    const isRunning = this.#runningNames.has(run.run);
    menuSheet('run-menu', name, [
      ['open', say('open'), () => void this.#open(run)],
      ...(seen?.isOver && seen.isRated
        ? ([['history', say('shelf-review'), () => void this.#review(run)]] as const)
        : []),
      ...(seen?.isOver
        ? ([['play', say('shelf-watch'), () => void this.#shell.opening.visit(run.save, 'replay')]] as const)
        : []),
      ...(pageEditorOf(this.#shell, run.game) === undefined
        ? []
        : ([['new', say('command-remix'), () => void this.#change(run)]] as const)),
      ...(isRunning ? [] : ([['edit', say('shelf-rename'), () => this.#rename(run, name)]] as const)),
      ['link', say('shelf-share'), () => void share(run)],
      ['device', say('send'), () => this.#send(run, name)],
      ...(isRunning && !this.#isUnknown
        ? []
        : ([['delete', say('shelf-remove'), () => void this.#remove(run)]] as const)),
    ]);
  }

  async #change(run: Left): Promise<void> {
    try {
      await change(this.#shell, run.game, run.save);
    } catch (error) {
      console.warn(error);
      toast(say('shelf-unreadable'));
    }
  }

  async #review(run: Left): Promise<void> {
    await this.#open(run);
    this.#shell.look('look-back');
  }

  #send(run: Left, name: string): void {
    this.#shell.transfer.send(name, async () => exportRun(run));
  }

  async #remove(run: Left): Promise<void> {
    const { store } = this.#shell;
    const slot = store.slotWith(run);
    if (slot !== undefined) store.dropRunning(slot);
    await this.#depot.removeRun(run.run);
    this.#reload();
    const back = async () => {
      store.keep(run.game, run);
      await this.#depot.move();
      this.#reload();
    };
    toast(say('shelf-removed'), { action: { label: say('command-undo'), run: () => void back() } });
  }

  #rename(run: Left, name: string): void {
    const take = async (title: string) => {
      await this.#depot.rename(run.run, title);
      for (const { runs } of this.#blocks) {
        const at = runs.indexOf(run);
        if (at >= 0) runs[at] = { ...run, title: title || null };
      }
      this.changed(run.run);
    };
    const rename = (title: string) => void take(title.trim());
    renameSheet(say('shelf-rename'), say('shelf-name'), run.title ?? name, rename, MAX_TITLE);
  }
}

/** True if the page has played the game to its end, by a solution or autoplay. */
const wasWatched = ({ auto, save }: Left): boolean =>
  wasShown({ run: { auto }, state: { at: partsOf(save)?.at ?? 0 } });

const shownOf = ({ run, game, save, hints }: Left): BoardText => ({ id: run, game, text: save, hints });

/** The end of a run in words, of a solved puzzle its stars. */
function endOf(run: Left, seen: BoardSummary | undefined): string {
  if (wasWatched(run)) return say('shelf-watched');
  if (seen?.stars === undefined || isFirst(run)) return say('shelf-over');
  return seen.stars > 0 ? starsText(seen.stars) : say('shelf-missed');
}

/** Copies a link to a run; if it is too long for a link, saves a file. */
async function share(run: Left): Promise<void> {
  const fragment = await encode(run.save);
  if (fragment === undefined) saveFile(`${run.game}.tilery`, run.save);
  else await copy(addressOf(fragment));
}
