// The share dialog: a link to the deal, to the game with its moves, or to the position; and the result as a
// line of text, a picture, a code and an animation.
import { loadFault } from '../../ui/loading';
import './share.css';
import { html, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import { canSend, challengeLink } from '../../play/challenge/send';
import { MAX_NAME, nameIn } from '../../play/challenge/text';
import type { Shell } from '../../play/shell';
import { codeOf } from '../../ui/code';
import { choice, copyField, textField } from '../../ui/fields';
import { copy, fileName, handOn, saveFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { loadSentences, say } from '../../ui/words/words';
import { resultLine } from './line';

type ShareKind = 'challenge' | 'deal' | 'game' | 'position';

export async function shareDialog(shell: Shell): Promise<void> {
  // A line that came later would move the dialog.
  if (hasResult(shell)) await loadSentences('panels');
  new ShareDialog(shell);
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
  /** The picture of the result; undefined until it is made, null without one. */
  #picture: { file: File; url: string } | undefined | null = null;

  constructor(shell: Shell) {
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
    this.#message = hasResult(shell) ? resultLine(shell.play) : '';
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

  #body(): TemplateResult {
    const { status } = this.#shell.play.state;
    const kinds = this.#kinds.map((kind) => ({ value: kind, text: say(`share-${kind}`) }));
    return html`
      ${choice('share-what', say('share-what'), kinds, this.#kind, (kind) => this.#choose(kind as ShareKind))}
      ${this.#kind === 'challenge' ? this.#nameField() : ''}
      <p class="note">${say(this.#kind === 'game' && status.over ? 'share-over-help' : `share-${this.#kind}-help`)}</p>
      ${this.#linkField()}
      ${this.#message === '' ? '' : copyField(say('result-line'), this.#message, 'address result-line')}
      ${this.#pictureField()}
      ${canSend(this.#shell) ? this.#more() : ''}
    `;
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
    if (this.#isReady && this.#link === undefined)
      return html`<p class="fault" role="alert">${say('share-too-long')}</p>`;
    return html`
      ${copyField(say('link'), this.#link ?? '')}
      <details class="more" @toggle=${(event: ToggleEvent) => this.#toggleCode(event)}>
        <summary>${say('share-code')}</summary>
        ${this.#code === null ? html`<p>${say('send-no-code')}</p>` : (this.#code ?? '')}
      </details>
    `;
  }

  #pictureField(): TemplateResult | string {
    const picture = this.#picture;
    if (picture === null) return '';
    const save = () => picture && saveFile(picture.file.name, picture.file);
    return html`<figure class="result-picture">
      ${picture === undefined ? html`<div></div>` : html`<img src=${picture.url} alt=${say('share-picture')} />`}
      ${button('download', say('save-picture'), save, { isEnabled: picture !== undefined })}
    </figure>`;
  }

  #more(): TemplateResult {
    return html`<details class="more">
      <summary>${say('more')}</summary>
      <div class="stack">
        <p class="note">${say('share-animation-help')}</p>
        ${button('download', say('share-animation'), () => void this.#film(), { isEnabled: !this.#isFilming })}
      </div>
    </details>`;
  }

  #foot(): TemplateResult {
    const message = this.#message;
    const link = this.#link ?? '';
    const sheet = this.#sheet;
    const save = () => saveFile(this.#fileName(), this.#shell.play.session.save());
    const main = { kind: 'main' } as const;
    return html`
      ${button('download', say('save-file'), save)}
      ${message === '' ? '' : button('copy', say('copy-result'), () => void copy(`${message} ${link}`.trim(), sheet))}
      ${
        typeof navigator.share === 'function'
          ? button('share', say('command-share'), () => void handOn(this.#shared()), main)
          : button('link', say('copy-link'), () => void copy(link, sheet), main)
      }
    `;
  }

  /**
   * The data for the system's share dialog. If it accepts pictures, the link is in the text beside the
   * picture.
   */
  #shared(): ShareData {
    const [message, link, picture] = [this.#message, this.#link, this.#picture];
    const files = picture != null && { files: [picture.file], text: `${message} ${link ?? ''}`.trim() };
    if (files && navigator.canShare?.(files)) return files;
    return { title: say('app-name'), ...(message && { text: message }), ...(link && { url: link }) };
  }
}

/** The address that opens a text; undefined if it would be too long. */
async function linkTo(text: string): Promise<string | undefined> {
  const fragment = await encode(text);
  return fragment === undefined ? undefined : addressOf(fragment);
}
