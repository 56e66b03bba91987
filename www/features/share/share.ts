// The share dialog: what is sent, one button that sends it, and behind *More* everything else: a link to the deal,
// to the game with its moves or to the position; the name; a code, a picture and an animation.
import { loadFault } from '../../ui/loading';
import './share.css';
import { html, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import { canSend, challengeLink } from '../../play/challenge/send';
import { MAX_NAME, nameIn } from '../../play/challenge/text';
import type { Shell } from '../../play/shell';
import { stopOf, stopsFor } from '../../run/assignments/assignment-result';
import { codeOf } from '../../ui/code';
import { choice, copyField, textField } from '../../ui/fields';
import { copy, fileName, handOn, saveFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { loadSentences, say } from '../../ui/words/words';
import { boardLine, resultLine } from './line';

type ShareKind = 'challenge' | 'deal' | 'game' | 'position';

export async function shareDialog(shell: Shell): Promise<void> {
  // A line that came later would move the dialog.
  const [place] = await Promise.all([placeOf(shell), hasResult(shell) && loadSentences('panels')]);
  new ShareDialog(shell, place);
}

/** The place of a puzzle on its game's trail, in words. Without a connection it is left out. */
async function placeOf({ play, store }: Shell): Promise<string | undefined> {
  if (play.run.aim === null) return undefined;
  try {
    const [stops] = await Promise.all([stopsFor(store, play.game.id), loadSentences('trail')]);
    const stop = stopOf(stops, play);
    return stop && say('trail-next', { n: stop.n + 1, of: stops.length });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

const hasResult = ({ play: { run, state } }: Shell): boolean => run.day !== null || state.status.over;

class ShareDialog {
  readonly #shell: Shell;
  readonly #sheet: Sheet;
  readonly #kinds: readonly ShareKind[];
  #kind: ShareKind;
  /** The link to be shared; undefined before it has been made, and if it would be too long. */
  #link: string | undefined;
  /** True once a link has been made or has turned out too long. */
  #isReady = false;
  #isCodeOpen = false;
  /** The code of the link; undefined if there is none yet, null if the link is too long for one. */
  #code: TemplateResult | null | undefined;
  #isFilming = false;
  /** The result as a line of text; empty without one. */
  readonly #message: string;
  /** The name of the board, sent where there is no result. */
  readonly #board: string;
  /** The picture of the result; undefined until it is made, null without one. */
  #picture: { file: File; url: string } | undefined | null = null;

  constructor(shell: Shell, place: string | undefined) {
    this.#shell = shell;
    const { session, state } = shell.play;
    const isChallenge = canSend(shell);
    const hasDeal = session.id() !== undefined;
    this.#kinds = [
      ...(isChallenge ? (['challenge'] as const) : []),
      ...(hasDeal ? (['deal'] as const) : []),
      'game',
      'position',
    ];
    // A finished game is shared as a challenge by default.
    this.#kind = isChallenge ? 'challenge' : hasDeal && state.at === 0 ? 'deal' : 'game';
    this.#message = hasResult(shell) ? resultLine(shell.play, place) : '';
    this.#board = boardLine(shell.play, place);
    if (hasResult(shell) && canSend(shell)) this.#picture = undefined;
    this.#sheet = new Sheet({
      name: 'share',
      title: () => say('command-share'),
      body: () => this.#body(),
      foot: () => this.#foot(),
      closed: () => this.#picture && URL.revokeObjectURL(this.#picture.url),
    });
    void this.#makeLink();
    if (this.#picture === undefined) void this.#makePicture();
  }

  async #makeLink(): Promise<void> {
    const kind = this.#kind;
    const link = await this.#linkOf(kind);
    if (kind !== this.#kind) return;
    this.#link = link;
    this.#isReady = true;
    if (this.#isCodeOpen) await this.#makeCode();
    this.#sheet.update();
  }

  /** The link of a kind; undefined if it would be too long. */
  async #linkOf(kind: ShareKind): Promise<string | undefined> {
    const shell = this.#shell;
    const { session } = shell.play;
    if (kind === 'challenge') return challengeLink(shell, shell.store.settings.name);
    if (kind === 'deal') return linkTo(session.id() ?? '');
    return linkTo(kind === 'game' ? session.save() : session.position());
  }

  async #makeCode(): Promise<void> {
    const link = this.#link;
    const code = link === undefined ? undefined : await codeOf(link);
    if (link !== this.#link) return;
    this.#code = code ?? null;
    this.#sheet.update();
    this.#sheet.element.querySelector('.code')?.scrollIntoView({ block: 'nearest' });
  }

  /** Makes the picture in advance, because the system's share dialog needs it at the moment of the press. */
  async #makePicture(): Promise<void> {
    try {
      const { resultPicture } = await import('./picture');
      const blob = await resultPicture(this.#shell);
      if (!this.#sheet.element.isConnected) return;
      const file = new File([blob], this.#fileName('png'), { type: 'image/png' });
      this.#picture = { file, url: URL.createObjectURL(blob) };
    } catch (error) {
      console.warn(error);
      this.#picture = null;
    }
    this.#sheet.update();
  }

  /** Saves the game as an animation. */
  async #film(): Promise<void> {
    this.#isFilming = true;
    this.#sheet.update();
    try {
      const { animation } = await import('./animation');
      saveFile(this.#fileName('gif'), await animation(this.#shell));
    } catch (error) {
      console.warn(error);
      toast(loadFault());
    }
    this.#isFilming = false;
    this.#sheet.update();
  }

  #fileName(ending?: string): string {
    const { session, game } = this.#shell.play;
    return fileName(session.title() || game.id, ending);
  }

  #choose(kind: ShareKind): void {
    this.#kind = kind;
    this.#sheet.update();
    void this.#makeLink();
  }

  #toggleCode({ newState }: ToggleEvent): void {
    this.#isCodeOpen = newState === 'open';
    if (this.#isCodeOpen && this.#isReady) void this.#makeCode();
  }

  /** What is sent, and everything that could be changed about it behind *More*. */
  #body(): TemplateResult {
    return html`${this.#isTooLong ? html`<p class="fault" role="alert">${say('share-too-long')}</p>` : ''} ${this.#sent()} ${this.#more()}`;
  }

  get #isTooLong(): boolean {
    return this.#isReady && this.#link === undefined;
  }

  /** The picture, the line and the link as the main button sends them. */
  #sent(): TemplateResult {
    const isWithPicture = this.#picture !== null && canSharePictures();
    return html`<section class="sent" aria-label=${say('share-sent')}>
      ${isWithPicture ? this.#pictureOfResult() : ''}
      <p>${this.#message || this.#board}</p>
      <p class="link">${this.#link ?? ''}</p>
    </section>`;
  }

  /** The picture, or its place until it is made. */
  #pictureOfResult(): TemplateResult {
    const picture = this.#picture;
    return html`<div class="result-picture">${picture == null ? '' : html`<img src=${picture.url} alt=${say('share-picture')} />`}</div>`;
  }

  #more(): TemplateResult {
    const { status } = this.#shell.play.state;
    const kinds = this.#kinds.map((kind) => ({ value: kind, text: say(`share-${kind}`) }));
    return html`<details class="more">
      <summary>${say('more')}</summary>
      <div class="stack">
        ${choice('share-what', say('share-what'), kinds, this.#kind, (kind) => this.#choose(kind as ShareKind))}
        <p class="note">${say(this.#kind === 'game' && status.over ? 'share-over-help' : `share-${this.#kind}-help`)}</p>
        ${this.#kind === 'challenge' ? this.#nameField() : ''}
        ${this.#isTooLong ? '' : this.#linkField()}
        ${this.#message === '' ? '' : copyField(say('result-line'), this.#message, 'address result-line')}
        ${this.#picture === null || canSharePictures() ? '' : this.#pictureOfResult()}
        ${this.#files()}
      </div>
    </details>`;
  }

  /** The field for the name that a challenge carries. */
  #nameField(): TemplateResult {
    const { store } = this.#shell;
    const input = (name: string) => {
      store.note({ name: nameIn(name) });
      void this.#makeLink();
    };
    return textField(say('share-name'), store.settings.name, { input }, { most: MAX_NAME });
  }

  #linkField(): TemplateResult {
    return html`
      ${copyField(say('link'), this.#link ?? '')}
      <details class="more" @toggle=${(event: ToggleEvent) => this.#toggleCode(event)}>
        <summary>${say('share-code')}</summary>
        ${this.#code === null ? html`<p>${say('send-no-code')}</p>` : (this.#code ?? '')}
      </details>
    `;
  }

  /** The other ways in which the game can leave the page. */
  #files(): TemplateResult {
    const picture = this.#picture;
    // A text that the main button copies needs no second button.
    const copied = canShare() || this.#isTooLong ? undefined : this.#message === '' ? 'link' : 'result';
    const savePicture = () => picture && saveFile(picture.file.name, picture.file);
    return html`
      <div class="buttons">
        ${this.#isTooLong || copied === 'link' ? '' : button('link', say('copy-link'), () => this.#copy(this.#link ?? ''))}
        ${this.#message === '' || copied === 'result' ? '' : button('copy', say('copy-result'), () => this.#copy(this.#text))}
        ${picture === null ? '' : button('download', say('save-picture'), savePicture, { isEnabled: picture !== undefined })}
        ${canSend(this.#shell) ? button('download', say('share-animation'), () => void this.#film(), { isEnabled: !this.#isFilming }) : ''}
        ${button('download', say('save-file'), () => this.#save())}
      </div>
    `;
  }

  #save(): void {
    saveFile(this.#fileName(), this.#shell.play.session.save());
  }

  #copy(text: string): void {
    void copy(text, this.#sheet);
  }

  /** The result and the link in one text. */
  get #text(): string {
    return `${this.#message} ${this.#link ?? ''}`.trim();
  }

  /** The one button that sends. A game that is too long for a link is saved. */
  #foot(): TemplateResult {
    const main = { kind: 'main' } as const;
    if (this.#isTooLong) return button('download', say('save-file'), () => this.#save(), main);
    if (canShare()) return button('share', say('command-share'), () => void handOn(this.#shared()), main);
    return this.#message === ''
      ? button('link', say('copy-link'), () => this.#copy(this.#text), main)
      : button('copy', say('copy-result'), () => this.#copy(this.#text), main);
  }

  /**
   * The data for the system's share dialog. If it accepts pictures, the link is in the text beside the
   * picture.
   */
  #shared(): ShareData {
    const [message, link, picture] = [this.#message, this.#link, this.#picture];
    const files = picture != null && { files: [picture.file], text: this.#text };
    if (files && navigator.canShare?.(files)) return files;
    return { title: say('app-name'), text: message || this.#board, ...(link && { url: link }) };
  }
}

const canShare = (): boolean => typeof navigator.share === 'function';

/** True if the system's share dialog takes a picture. */
const canSharePictures = (): boolean =>
  canShare() && navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) === true;

/** The address that opens a text; undefined if it would be too long. */
async function linkTo(text: string): Promise<string | undefined> {
  const fragment = await encode(text);
  return fragment === undefined ? undefined : addressOf(fragment);
}
