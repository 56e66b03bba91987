// The league: the tables of results, a field for messages, links and files with more of them, and ways to send
// them on.
import { loadFault } from '../../ui/loading';
import '../../ui/styles/dialogs.css';
import '../../ui/styles/panels.css';
import './league.css';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { addressOf } from '../../engine/link-encoding';
import { bodyOf, MAX_FRAGMENT } from '../../engine/link-start';
import { LEAGUE as LINK } from '../../engine/links-in';
import { beat, reasonOf, watch } from '../../play/challenge/answer';
import { isMissed } from '../../play/challenge/comparison';
import { nameOf, nameWithin } from '../../play/challenge/names';
import { newAnswers } from '../../play/challenge/own';
import { FullPage } from '../../play/full-page';
import { LEAGUE } from '../../play/pages';
import type { PageModule, Shell } from '../../play/shell';
import { dateOf } from '../../run/days/daily-seed';
import { typed } from '../../ui/fields';
import { chooseFiles, copy, fileName, handOn, saveFile, textOf as textOfFile } from '../../ui/files';
import { isSheetOpen } from '../../ui/sheet';
import { button, icon, iconButton } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { figureName } from '../../ui/words/game-names';
import { date, loadSentences, number, say } from '../../ui/words/words';
import { League } from './league';
import { MOST_CHARACTERS } from './read';
import type { Group, LeagueRow, LeagueTable } from './tables';
import { fragmentFor, headingOf, listOf, otherFacts, sumText, textOf, titleOf, valueText } from './words';

/** The number of refused results that are listed at once. */
const FEW = 20;

export const open: PageModule['open'] = async (shell, begin) => {
  const games = shell.engine.catalogue.map(({ id }) => id);
  await loadSentences('league', 'challenge', 'dialogs', 'panels', ...games);
  const page = new LeaguePage(shell);
  page.begin(begin !== undefined && 'text' in begin ? begin.text : undefined);
  return page;
};

class LeaguePage extends FullPage {
  protected override readonly leadsBack = true;
  #league: League;
  #text = '';
  #isListed = false;
  /** The answers that have been looked for in the league, by their runs. */
  readonly #answered = new Set<string>();
  /** The fragment of the link that opened the league, if any. */
  #link: string | undefined;

  constructor(shell: Shell) {
    super(shell);
    this.#league = this.#new(true);
    const { signal } = this;
    document.addEventListener('paste', (event) => this.#pasted(event), { signal });
    shell.store.area.onElsewhere((key) => {
      if (key.includes('league.') && this.#league.isOwn) void this.#league.load();
    }, signal);
    signal.addEventListener('abort', () => this.#league.stop());
  }

  #new(isOwn: boolean): League {
    const { shell } = this;
    return new League(shell, isOwn, () => {
      if (this.#isHere) shell.refresh();
    });
  }

  /** Shows the league in a text, or else the player's own. */
  begin(text: string | undefined): void {
    this.#link = text?.startsWith(`#${LINK}`) ? bodyOf(text) : undefined;
    this.#league = this.#new(text === undefined);
    this.#told(text === undefined ? this.#league.load() : this.#league.add([text]));
  }

  readonly keys = ['league.'];

  title(): string {
    return say('league');
  }

  /** A league that came in messages has an address once its results are proved. */
  get address(): string {
    const { isOwn, isEmpty, groups } = this.#league;
    return this.#link ?? (isOwn || isEmpty ? LEAGUE : fragmentFor(groups));
  }

  /** True while the page is on display, and not behind a game. */
  get #isHere(): boolean {
    return this.shell.page === this;
  }

  /** Adds the player's own answers to results of the league. */
  async #takeAnswers(): Promise<void> {
    const league = this.#league;
    if (!league.isOwn || league.work !== undefined) return;
    const texts = await newAnswers(this.shell, this.#answered, league.has);
    if (texts.length > 0) await league.add(texts);
  }

  render(): TemplateResult {
    const league = this.#league;
    this.#told(this.#takeAnswers());
    return this.fill('league-page', [
      league.isOwn ? nothing : this.#shown(),
      this.#status(),
      league.groups.map((group) => this.#group(group)),
      league.isEmpty ? nothing : html`<p class="note">${say('challenge-told')}</p>`,
      this.#refused(),
      league.isOwn ? this.#field() : nothing,
      league.isEmpty ? nothing : this.#sending(),
    ]);
  }

  // Adding results

  #field(): TemplateResult {
    const add = () => {
      const text = this.#text.trim();
      if (text === '') return toast(say('open-empty'));
      this.#add([text]);
    };
    return html`
      <section class="league-field" aria-label=${say('league-more')}>
        ${this.#league.isEmpty ? nothing : html`<h2>${say('league-more')}</h2>`}
        <label class="field">
          <span>${say('league-label')}</span>
          <textarea
            rows="3"
            spellcheck="false"
            autocapitalize="none"
            autocomplete="off"
            .value=${this.#text}
            @input=${typed((text) => (this.#text = text))}
          ></textarea>
        </label>
        <div class="buttons">
          ${button('new', say('league-add'), add, { kind: 'main' })}
          ${'readText' in (navigator.clipboard ?? {}) ? button('paste', say('league-paste'), () => void this.#paste()) : nothing}
          ${button('upload', say('league-files'), () => void this.#files())}
        </div>
      </section>
    `;
  }

  /** The note and buttons above a league that was opened by a link or text. */
  #shown(): TemplateResult {
    const keep = () => {
      this.#league.keepAll();
      if (this.#league.isFull) toast(say('league-full'));
      this.#showOwn();
    };
    return html`
      <section class="league-field" aria-label=${say('league')}>
        <p class="note">${say('league-shown')}</p>
        <div class="buttons">
          ${button('new', say('league-keep'), keep, { kind: 'main', isEnabled: !this.#league.isEmpty && this.#league.work === undefined })}
          ${button('back', say('league-own'), () => this.#showOwn())}
        </div>
      </section>
    `;
  }

  #showOwn(): void {
    this.begin(undefined);
    this.shell.refresh();
  }

  #add(texts: readonly string[]): void {
    this.#text = '';
    this.#isListed = false;
    // The template does not notice text typed since the last rendering.
    const field = document.querySelector<HTMLTextAreaElement>('.league-field textarea');
    if (field !== null) field.value = '';
    this.#told(this.#league.add(texts));
    this.shell.refresh();
    // What became of the text is said above the tables.
    document.querySelector('.league-work')?.scrollIntoView({ block: 'nearest' });
  }

  #told(work: Promise<void>): void {
    work.catch((error) => {
      console.warn(error);
      toast(loadFault());
    });
  }

  async #paste(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() === '') toast(say('open-empty'));
      else this.#add([text]);
    } catch {
      toast(say('league-no-paste'));
    }
  }

  async #files(): Promise<void> {
    await this.#read(await chooseFiles(true));
  }

  async #read(files: readonly File[]): Promise<void> {
    const texts = await Promise.all(files.map((file) => textOfFile(file, MOST_CHARACTERS)));
    const found = texts.flatMap((text) => text ?? []);
    if (found.length > 0) this.#add(found);
  }

  /** Adds text that is pasted anywhere on the page. */
  #pasted(event: ClipboardEvent): void {
    if (!this.#isHere || !this.#league.isOwn || isSheetOpen()) return;
    if (event.clipboardData === null) return;
    event.preventDefault();
    this.#take(event.clipboardData);
  }

  /** Adds what is dropped. A league that was opened by a link takes nothing. */
  drop(data: DataTransfer): boolean {
    if (this.#league.isOwn) this.#take(data);
    return true;
  }

  #take(data: DataTransfer): void {
    const text = data.getData('text/plain');
    if (data.files.length > 0) void this.#read([...data.files]);
    else if (text.trim() !== '') this.#add([text]);
  }

  // The outcome

  #status(): TemplateResult {
    const { work, outcome, left, isEmpty, isFull } = this.#league;
    if (work !== undefined)
      return html`
        <section class="league-work">
          <p role="status">${say('league-working', { done: work.done, of: work.of })}</p>
          <progress max=${Math.max(1, work.of)} .value=${work.done} aria-hidden="true"></progress>
          ${button('stop', say('league-stop'), () => this.#league.stop())}
        </section>
      `;
    return html`
      <section class="league-work" ?hidden=${outcome === undefined && left.length === 0 && !isEmpty}>
        <p role="status">
          ${outcome === undefined ? (isEmpty ? say('league-empty') : '') : say('league-outcome', { ...outcome })}
          ${outcome !== undefined && outcome.others > 0 ? say('league-others', { n: outcome.others }) : ''}
          ${isFull ? say('league-full') : ''}
        </p>
        ${left.length === 0 ? nothing : button('play', say('league-go-on', { n: left.length }), () => this.#told(this.#league.goOn()))}
      </section>
    `;
  }

  #refused(): TemplateResult | typeof nothing {
    const { refused } = this.#league;
    if (refused.length === 0) return nothing;
    const shown = this.#isListed ? refused : refused.slice(0, FEW);
    return html`
      <section class="league-refused" aria-label=${say('league-refused')}>
        <h2>${say('league-refused')}</h2>
        <ul>
          ${shown.map((one) => html`<li><p>${reasonOf(one)}</p><small><bdi>${one.of}</bdi></small></li>`)}
        </ul>
        ${
          shown.length < refused.length
            ? button(undefined, say('league-all', { n: refused.length }), () => {
                this.#isListed = true;
                this.shell.refresh();
              })
            : nothing
        }
      </section>
    `;
  }

  // The tables

  #group(group: Group): TemplateResult {
    const heading = headingOf(group);
    const [first] = group.tables;
    const seed =
      group.kind === 'deal' && first?.seed !== undefined ? html`<small>#${first.seed}</small>` : nothing;
    return html`
      <section class="league-group" aria-label=${heading}>
        <h2>${heading} ${seed}</h2>
        ${group.sums.length < 2 ? nothing : this.#sums(group)}
        ${group.tables.map((table) => this.#table(group, table))}
      </section>
    `;
  }

  /** The ranking of the players over all tables of a day or trail. */
  #sums(group: Group): TemplateResult {
    return html`
      <h3>${say('league-sum')}</h3>
      <ol class="league-table" aria-label=${say('league-sum')}>
        ${group.sums.map(
          (sum) => html`<li>
            <span class="place">${number(sum.place)}</span>
            <span class="who"><bdi>${sum.isOwn ? say('challenge-you') : nameOf(sum.by)}</bdi> <small>${sumText(group, sum)}</small></span>
            <strong class="value">${group.kind === 'trail' ? '★ ' : ''}${number(sum.points)}</strong>
          </li>`,
        )}
      </ol>
    `;
  }

  #table(group: Group, table: LeagueTable): TemplateResult {
    const name = titleOf(table);
    return html`
      ${group.kind === 'deal' ? nothing : html`<h3>${name}</h3>`}
      <ol class="league-table" aria-label=${name}>
        ${table.rows.map((row) => this.#row(group, table, row))}
      </ol>
    `;
  }

  #row(group: Group, table: LeagueTable, row: LeagueRow): TemplateResult {
    const { challenge, result } = row.entry;
    const by = nameWithin(result.by);
    const isOnDay = group.kind === 'day' && result.on === dateOf(group.of);
    const facts = otherFacts(table, row, isOnDay ? '' : date(result.on, { day: 'numeric', month: 'short' }));
    return html`
      <li class="result">
        <span class="place">${number(row.place)}</span>
        <span class="who">
          <bdi>${row.isOwn ? say('challenge-you') : nameOf(result.by)}</bdi>
          <small>${facts.join(' · ')}</small>
        </span>
        <span class="value">
          ${result.stars === undefined && !isMissed(result, table.measure) ? html`<small>${figureName(table.measure.figure)}</small>` : nothing}
          <strong>${valueText(table, row)}</strong>
          <span class="proved" role="img" aria-label=${say('league-proved')} title=${say('league-proved')}>${icon('check')}</span>
        </span>
        <span class="ways">
          ${iconButton('history', row.isOwn ? say('league-watch-own') : say('league-watch', { by }), () => watch(this.shell, challenge, result))}
          ${row.isOwn ? nothing : iconButton('play', say(result.isUnbeatable ? 'league-match' : 'league-beat', { by }), () => this.#told(this.#play(row)))}
        </span>
      </li>
    `;
  }

  async #play({ entry }: LeagueRow): Promise<void> {
    const { challenge, result } = entry;
    await beat(this.shell, { ...challenge, results: [result] });
  }

  // Sending on

  #sending(): TemplateResult {
    const { groups } = this.#league;
    const fragment = fragmentFor(groups);
    const address = fragment.length <= MAX_FRAGMENT ? addressOf(fragment) : undefined;
    const list = listOf(groups);
    const text = () => textOf(groups, addressOf);
    const share = { title: say('league'), text: list, ...(address && { url: address }) };
    return html`
      <section class="league-sending" aria-label=${say('league-send')}>
        <h2>${say('league-send')}</h2>
        <div class="buttons">
          ${
            'share' in navigator
              ? button('share', say('command-share'), () => void handOn(share), { kind: 'main' })
              : button(
                  'copy',
                  say('league-copy-list'),
                  () => void copy([list, address ?? ''].join('\n\n').trim()),
                  { kind: 'main' },
                )
          }
          ${address === undefined ? nothing : button('link', say('copy-link'), () => void copy(address))}
          ${button('copy', say('league-copy'), () => void copy(text()))}
          ${button('download', say('save-file'), () => saveFile(fileName(say('league'), 'txt'), text()))}
          ${button('download', say('save-picture'), () => this.#told(this.#picture()))}
          ${this.#league.isOwn ? button('delete', say('league-clear'), () => this.#empty()) : nothing}
        </div>
        <details class="more league-list">
          <summary>${say('league-list')}</summary>
          <pre>${list}</pre>
        </details>
        <p class="note">${say(address === undefined ? 'league-long-help' : 'league-send-help')}</p>
      </section>
    `;
  }

  async #picture(): Promise<void> {
    const { leaguePicture } = await import('./picture');
    saveFile(fileName(say('league'), 'png'), await leaguePicture(this.#league.groups));
  }

  #empty(): void {
    const back = this.#league.empty();
    toast(say('league-cleared'), {
      ...this.shell.whileOnThisScreen(),
      action: { label: say('command-undo'), run: back },
    });
  }
}
