// The share dialog: a link to the deal, to the game with its moves, or to the position; and the result as a
// line of text, a picture, a code and an animation.
import './share.css';
import { html, type TemplateResult } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import { canSend, challengeLink } from '../../run/challenge/send';
import { MAX_NAME, nameIn } from '../../run/challenge/text';
import type { Shell } from '../../run/shell';
import { codeOf } from '../../ui/code';
import { choice, copyField, textField } from '../../ui/fields';
import { copy, fileName, handOn, saveFile } from '../../ui/files';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { learn, say } from '../../ui/words/words';
import { resultLine } from './line';

type What = 'challenge' | 'deal' | 'game' | 'position';

export function shareDialog(shell: Shell): void {
  const { session, run } = shell.play;
  const id = session.id();
  const kinds: What[] = [
    ...(canSend(shell) ? (['challenge'] as const) : []),
    ...(id === undefined ? [] : (['deal'] as const)),
    'game',
    'position',
  ];
  // A result is sent to be beaten.
  let what: What = canSend(shell)
    ? 'challenge'
    : shell.play.state.at === 0 && id !== undefined
      ? 'deal'
      : 'game';
  let link: string | undefined;
  let isReady = false;

  const texts: Record<Exclude<What, 'challenge'>, () => string> = {
    deal: () => id ?? '',
    game: () => session.save(),
    position: () => session.position(),
  };
  const make = async (sheet: Sheet) => {
    const asked = what;
    const made =
      asked === 'challenge'
        ? await challengeLink(shell, shell.store.settings.name)
        : await linkTo(texts[asked]());
    if (asked !== what) return;
    link = made;
    isReady = true;
    if (isCodeOpen) await makeCode(sheet);
    sheet.update();
  };
  let isCodeOpen = false;
  /** The code of the link; undefined if there is none yet, null if the link is too long for one. */
  let code: TemplateResult | null | undefined;
  const makeCode = async (sheet: Sheet) => {
    const asked = link;
    const made = asked === undefined ? undefined : await codeOf(asked);
    if (asked !== link) return;
    code = made ?? null;
    sheet.update();
    sheet.element.querySelector('.code')?.scrollIntoView({ block: 'nearest' });
  };
  const toggleCode = (sheet: Sheet, { newState }: ToggleEvent) => {
    isCodeOpen = newState === 'open';
    if (isCodeOpen && isReady) void makeCode(sheet);
  };
  let isFilming = false;
  const film = async (sheet: Sheet) => {
    isFilming = true;
    sheet.update();
    try {
      const { animation } = await import('./animation');
      saveFile(fileName(session.title() || shell.play.game.id, 'gif'), await animation(shell));
    } catch (error) {
      console.warn(error);
      toast(say('start-fault'));
    }
    isFilming = false;
    sheet.update();
  };
  const pick = (sheet: Sheet, value: string) => {
    what = value as What;
    sheet.update();
    void make(sheet);
  };
  let message = '';
  let picture: { file: File; url: string } | undefined;
  /** Makes what tells the result. The system's dialog takes a picture only if it is ready at the press. */
  const tell = async (sheet: Sheet) => {
    if (run.day === null && !shell.play.state.status.over) return;
    await learn('panels');
    message = resultLine(shell.play);
    sheet.update();
    if (!canSend(shell)) return;
    const { resultPicture } = await import('./picture');
    const blob = await resultPicture(shell);
    if (!sheet.element.isConnected) return;
    const file = new File([blob], fileName(session.title() || shell.play.game.id, 'png'), {
      type: 'image/png',
    });
    picture = { file, url: URL.createObjectURL(blob) };
    sheet.update();
  };

  const sheet = new Sheet({
    name: 'share',
    title: () => say('command-share'),
    body: (sheet) => html`
      ${choice(
        'share-what',
        say('share-what'),
        kinds.map((kind) => ({ value: kind, text: say(`share-${kind}`) })),
        what,
        (value) => pick(sheet, value),
      )}
      ${
        what === 'challenge'
          ? textField(
              say('share-name'),
              shell.store.settings.name,
              {
                input: (name) => {
                  shell.store.note({ name: nameIn(name) });
                  void make(sheet);
                },
              },
              { most: MAX_NAME },
            )
          : ''
      }
      <p class="note">${say(what === 'game' && shell.play.state.status.over ? 'share-over-help' : `share-${what}-help`)}</p>
      ${
        isReady && link === undefined
          ? html`<p class="fault" role="alert">${say('share-too-long')}</p>`
          : copyField(say('link'), link ?? '')
      }
      ${
        isReady && link === undefined
          ? ''
          : html`<details class="more" @toggle=${(event: ToggleEvent) => toggleCode(sheet, event)}>
              <summary>${say('share-code')}</summary>
              ${code === null ? html`<p>${say('send-no-code')}</p>` : (code ?? '')}
            </details>`
      }
      ${message === '' ? '' : copyField(say('result-line'), message, 'address result-line')}
      ${
        picture === undefined
          ? ''
          : html`<figure class="result-picture">
              <img src=${picture.url} alt=${say('share-picture')} width="1080" height="1350" />
              ${button('download', say('save-picture'), () => picture && saveFile(picture.file.name, picture.file))}
            </figure>`
      }
      ${
        canSend(shell)
          ? html`<details class="more">
              <summary>${say('more')}</summary>
              <div class="stack">
                <p class="note">${say('share-animation-help')}</p>
                ${button('download', say('share-animation'), () => void film(sheet), { isEnabled: !isFilming })}
              </div>
            </details>`
          : ''
      }
    `,
    foot: (sheet) => html`
      ${button('download', say('save-file'), () => saveFile(fileName(session.title() || shell.play.game.id), session.save()))}
      ${message === '' ? '' : button('copy', say('copy-result'), () => void copy(`${message} ${link ?? ''}`.trim(), sheet))}
      ${
        typeof navigator.share === 'function'
          ? button('share', say('command-share'), () => void handOn(shared(message, link, picture?.file)), {
              kind: 'main',
            })
          : button('link', say('copy-link'), () => void copy(link ?? '', sheet), { kind: 'main' })
      }
    `,
    closed: () => picture && URL.revokeObjectURL(picture.url),
  });
  void make(sheet);
  tell(sheet).catch(console.warn);
}

/** The data for the system's dialog. With a picture, if it takes one, the link is in the text. */
function shared(message: string, link: string | undefined, picture: File | undefined): ShareData {
  const files = picture && { files: [picture], text: `${message} ${link ?? ''}`.trim() };
  if (files !== undefined && navigator.canShare?.(files)) return files;
  return { title: say('app-name'), ...(message && { text: message }), ...(link && { url: link }) };
}

/** The address that opens a text; undefined if it would be too long. */
async function linkTo(text: string): Promise<string | undefined> {
  const fragment = await encode(text);
  return fragment === undefined ? undefined : addressOf(fragment);
}
