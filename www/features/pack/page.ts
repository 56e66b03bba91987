// The page of a received pack: its games with pictures, to be played and changed one by one.
import { nextLevel } from '../../run/levels';
import { loadFault } from '../../ui/loading';
import '../../ui/styles/cards.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { boardSettings } from '../../board/appearance';
import { paintSized } from '../../board/film/still';
import { atLevel } from '../../engine/level';
import { encode } from '../../engine/link-encoding';
import { FullPage } from '../../play/full-page';
import { pageEditorOf } from '../../play/pages';
import { takeLeft } from '../../play/preset';
import type { PageModule } from '../../play/shell';
import { levelsName } from '../../run/level-marks';
import { sessionName } from '../../run/state';
import { type Pack, PackFault, parsePack } from '../../store/projects/pack';
import type { Running } from '../../store/runs/run';
import { partsOf, textOf } from '../../store/runs/save';
import { creditsOf } from '../../ui/credits';
import { levelsReachedText } from '../../ui/levels-reached';
import { button } from '../../ui/templates';
import { loadSentences, say, saySentence } from '../../ui/words/words';

/** The size of a picture in pixels, twice its size on the page. */
const PICTURE = { w: 480, h: 360, onlyCells: true };

interface PackedGame {
  text: string;
  /** The game that plays it; empty for an unknown one. */
  game: string;
  /** Undefined if it cannot be opened. */
  opened?: {
    title: string;
    /** Its author and the games that it was made from. */
    credits: readonly string[];
    picture: HTMLCanvasElement;
    /** The name of its levels in the settings, and their number. */
    levels: string;
    count: number;
  };
  fault?: string;
}

export const open: PageModule['open'] = async (shell, begin) => {
  await loadSentences('pack');
  const page = new PackPage(shell);
  const text = begin !== undefined && 'text' in begin ? begin.text : keptLong();
  if (text !== undefined) await page.read(text);
  return page;
};

/** The sessionStorage key of a pack that is too long for an address. */
const LONG = 'tilery.pack';

function keepLong(text: string): void {
  try {
    sessionStorage.setItem(LONG, text);
  } catch {
    // Without storage, the page asks for the file after a reload.
  }
}

function keptLong(): string | undefined {
  try {
    return sessionStorage.getItem(LONG) ?? undefined;
  } catch {
    return undefined;
  }
}

class PackPage extends FullPage {
  protected override readonly leadsBack = true;
  #pack: Pack | undefined;
  #games: readonly PackedGame[] = [];
  #fault: string | undefined;
  /** The fragment of its link, for a reload, or the name of the page. */
  address = 'pack';

  /** Reads a pack. A fault is shown in its place. */
  async read(text: string): Promise<void> {
    try {
      const pack = parsePack(text);
      const address = await encode(text);
      if (address === undefined) keepLong(text);
      else this.address = address;
      const games: PackedGame[] = [];
      for (const game of pack.games) games.push(await this.#look(game));
      [this.#pack, this.#games] = [pack, games];
    } catch (error) {
      console.warn(error);
      this.#fault = error instanceof PackFault ? say(error.fault, error.args) : loadFault();
    }
  }

  /** Opens a game for its picture, its names and its levels. */
  async #look(text: string): Promise<PackedGame> {
    const { engine, store } = this.shell;
    const info = engine.catalogue.find(({ id, edits }) => edits === null && text.startsWith(`${id} `));
    if (info === undefined) return { text, game: '', fault: say('pack-no-game') };
    const game = info.id;
    await engine.need(game, text);
    try {
      const session = engine.load(text);
      const picture = document.createElement('canvas');
      paintSized(picture, session, info, boardSettings(store.settings, game), PICTURE);
      const card = session.card();
      const opened = {
        title: sessionName(session) || say('pack-untitled'),
        credits: creditsOf(card, (id, args) => saySentence({ id, args })),
        picture,
        levels: levelsName(game, session.position()),
        count: Math.max(1, card.levels.length),
      };
      session.free();
      return { text, game, opened };
    } catch (error) {
      const { faultIn } = await import('../../ui/words/phrases');
      return { text, game, fault: await faultIn(error) };
    }
  }

  title(): string {
    return this.#pack?.title || say('pack');
  }

  render(): TemplateResult {
    const pack = this.#pack;
    if (pack === undefined) {
      const fault = this.#fault ?? say('pack-again');
      return this.fill('pack-page', html`<p class="fault" role="alert">${fault}</p>`);
    }
    const by = pack.author === '' ? nothing : html`${say('pack-by', { author: pack.author })} · `;
    return this.fill(
      'pack-page',
      html`
        <section aria-label=${this.title()}>
          <p class="note">${by}${say('pack-games', { n: this.#games.length })}</p>
          <ul class="cards">
            ${this.#games.map((game, n) => this.#card(game, n))}
          </ul>
        </section>
      `,
    );
  }

  #card({ text, game, opened, fault = '' }: PackedGame, n: number): TemplateResult {
    const editor = pageEditorOf(this.shell, game);
    const change = () => editor && void this.shell.openPage(editor.id, { text, isRemix: true });
    return html`
      <li class=${opened === undefined ? 'faulty' : ''}>
        ${opened === undefined ? html`<p class="fault">${say('pack-bad', { n: n + 1, fault })}</p>` : this.#opener(text, game, opened, n)}
        ${editor === undefined ? nothing : button('edit', say('command-remix'), change)}
      </li>
    `;
  }

  #opener(text: string, game: string, opened: NonNullable<PackedGame['opened']>, n: number): TemplateResult {
    const { title, credits, picture, count } = opened;
    const reached = nextLevel(this.shell.store.settings.reached, opened.levels);
    const done = levelsReachedText({ count, reached }, (id, args) => saySentence({ id, args }));
    const begin = reached > 1 ? atLevel(text, Math.min(count, reached) - 1) : text;
    return html`
      <button
        type="button"
        class="open"
        aria-label=${say('pack-play', { title })}
        aria-describedby=${`about-${n}`}
        @click=${() => void this.#play(game, opened.levels, begin).catch(console.warn)}
      >
        ${picture}
        <span class="name"><bdi>${title}</bdi></span>
        <small id=${`about-${n}`}>${[...credits, done].map((fact) => html`<span>${fact}</span>`)}</small>
      </button>
    `;
  }

  /** Continues the unfinished run of a game, or begins with a text. */
  async #play(game: string, levels: string, begin: string): Promise<void> {
    const { shell } = this;
    const isOfGame = ({ save }: Running) => levelsName(game, textOf(partsOf(save)?.origin ?? '')) === levels;
    const running = shell.store.running(game);
    if (running !== undefined && isOfGame(running)) {
      if (!running.isOver) return shell.enter(game);
    } else if (await takeLeft(shell, game, isOfGame)) return;
    await shell.play.visit(begin);
  }
}
