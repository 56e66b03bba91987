// The page of a received pack: its games with pictures, to be played and changed one by one.
import '../../ui/styles/cards.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintSized } from '../../board/film/still';
import { atLevel } from '../../engine/level';
import { encode } from '../../engine/link-encoding';
import type { GameInfo } from '../../engine/types';
import { FullPage } from '../../run/full-page';
import { isShipped, levelsName, levelsOf } from '../../run/own-levels';
import { pageEditorOf } from '../../run/pages';
import { enterPreset } from '../../run/preset';
import type { PageModule } from '../../run/shell';
import { sessionName } from '../../run/state';
import { type Pack, PackFault, parsePack } from '../../store/projects/pack';
import { partsOf, textOf } from '../../store/runs/save';
import type { Running } from '../../store/shapes';
import { creditsOf } from '../../ui/credits';
import { levelsReachedText } from '../../ui/levels-reached';
import { button } from '../../ui/templates';
import { learn, say, saySentence } from '../../ui/words/words';

/** The size of a picture in pixels, twice its size on the page. */
const PICTURE = { w: 480, h: 360, onlyCells: true };

/** The number of stored runs that are searched for an unfinished one. */
const MOST_RUNS = 60;

/** A game of the pack that can be played. */
interface PackedGame {
  text: string;
  game: GameInfo;
  title: string;
  /** Its author and the games that it was made from. */
  credits: readonly string[];
  picture: HTMLCanvasElement;
  /** The short name of a shipped game. */
  preset: string | undefined;
  /** The name of its levels in the settings, and their number. */
  levels: { name: string; count: number };
}

/** A game that cannot be opened, and the reason. */
interface BadGame {
  text: string;
  fault: string;
}

export const open: PageModule['open'] = async (shell, begin) => {
  await learn('pack');
  const page = new PackPage(shell);
  if (begin !== undefined && 'text' in begin) await page.read(begin.text);
  return page;
};

class PackPage extends FullPage {
  #pack: Pack | undefined;
  #games: readonly (PackedGame | BadGame)[] = [];
  #fault: string | undefined;
  /** The fragment of its link, for a reload. */
  address = 'pack';

  /** Reads a pack. A fault is shown in its place. */
  async read(text: string): Promise<void> {
    try {
      this.#pack = parsePack(text);
      this.address = (await encode(text)) ?? this.address;
      const games: (PackedGame | BadGame)[] = [];
      for (const game of this.#pack.games) games.push(await this.#look(game));
      this.#games = games;
    } catch (error) {
      console.warn(error);
      this.#fault = error instanceof PackFault ? say(error.fault, error.args) : say('start-fault');
    }
  }

  /** Opens a game for its picture, its names and its levels. */
  async #look(text: string): Promise<PackedGame | BadGame> {
    const { engine, store } = this.shell;
    const game = engine.catalogue.find(({ id, edits }) => edits === null && text.startsWith(`${id} `));
    if (game === undefined) return { text, fault: say('pack-no-game') };
    await engine.need(game.id, text);
    try {
      const session = engine.load(text);
      const picture = document.createElement('canvas');
      paintSized(picture, session, game, boardSettings(store.settings, game.id), PICTURE);
      const found = {
        text,
        game,
        title: sessionName(session) || say('pack-untitled'),
        credits: creditsOf(session.card(), (id, args) => saySentence({ id, args })),
        picture,
        preset: isShipped(game, session) ? session.table() : undefined,
        levels: levelsOf(game, session),
      };
      session.free();
      return found;
    } catch (error) {
      const { faultIn } = await import('../../ui/words/phrases');
      return { text, fault: await faultIn(error) };
    }
  }

  title(): string {
    return this.#pack?.title || say('pack');
  }

  protected override get leadsBack(): boolean {
    return true;
  }

  render(): TemplateResult {
    const pack = this.#pack;
    if (pack === undefined || this.#fault !== undefined)
      return this.fill(
        'pack-page',
        html`<p class="fault" role="alert">${this.#fault ?? say('pack-again')}</p>`,
      );
    const by = pack.author === '' ? nothing : html`${say('pack-by', { author: pack.author })} · `;
    return this.fill(
      'pack-page',
      html`
        <section aria-label=${this.title()}>
          <p class="note">${by}${say('pack-games', { n: this.#games.length })}</p>
          <ul class="cards">
            ${this.#games.map((game, n) => ('fault' in game ? this.#badCard(game, n) : this.#card(game, n)))}
          </ul>
        </section>
      `,
    );
  }

  #card(game: PackedGame, n: number): TemplateResult {
    const { title, credits, picture, levels } = game;
    const { count } = levels;
    const reached = this.#reached(game);
    const facts = [
      ...credits,
      levelsReachedText({ count, reached }, (id, args) => saySentence({ id, args })),
    ];
    return html`
      <li>
        <button
          type="button"
          class="open"
          aria-label=${say('pack-play', { title })}
          aria-describedby=${`about-${n}`}
          @click=${() => void this.#play(game).catch(console.warn)}
        >
          ${picture}
          <span class="name"><bdi>${title}</bdi></span>
          <small id=${`about-${n}`}>${facts.map((fact) => html`<span>${fact}</span>`)}</small>
        </button>
        ${this.#change(game, game.game.id)}
      </li>
    `;
  }

  #badCard(game: BadGame, n: number): TemplateResult {
    const { id } = this.shell.engine.catalogue.find(({ id }) => game.text.startsWith(`${id} `)) ?? { id: '' };
    return html`
      <li class="faulty">
        <p class="fault">${say('pack-bad', { n: n + 1, fault: game.fault })}</p>
        ${this.#change(game, id)}
      </li>
    `;
  }

  /** The button that opens the editor with a game as the player's own. */
  #change({ text }: { text: string }, game: string): TemplateResult | typeof nothing {
    const editor = pageEditorOf(this.shell, game);
    if (editor === undefined) return nothing;
    return button(
      'edit',
      say('command-remix'),
      () => void this.shell.openPage(editor.id, { text, isRemix: true }),
    );
  }

  #reached({ levels }: PackedGame): number {
    return this.shell.store.settings.reached[levels.name] ?? 1;
  }

  /** Continues the unfinished run of a game, or begins at the highest level reached. */
  async #play(packed: PackedGame): Promise<void> {
    const { text, game, preset, levels } = packed;
    const { play } = this.shell;
    if (preset !== undefined) return enterPreset(this.shell, game.id, preset);
    const left = await this.#unfinished(game, levels.name);
    if (left !== undefined && (await play.take(left)) !== 'unreadable') return;
    const reached = Math.min(levels.count, this.#reached(packed));
    await play.visit(reached > 1 ? atLevel(text, reached - 1) : text);
  }

  async #unfinished(game: GameInfo, name: string): Promise<Running | undefined> {
    const { store } = this.shell;
    const isOfGame = ({ save, isOver }: Running) =>
      !isOver && levelsName(game, textOf(partsOf(save)?.origin ?? '')) === name;
    const running = store.running(game.id);
    if (running !== undefined && isOfGame(running)) return running;
    try {
      const depot = await store.depot();
      return (await depot.runs(game.id, Number.MAX_SAFE_INTEGER, MOST_RUNS)).find(isOfGame);
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }
}
