// The share dialog: a link to the deal, to the game with its moves, or to the position; or the result as a
// line of text.
import { html } from 'lit/html.js';
import { addressOf, encode } from '../../engine/link-encoding';
import { canSend, challengeLink } from '../../run/challenge/send';
import { MAX_NAME, nameIn } from '../../run/challenge/text';
import type { Shell } from '../../run/shell';
import { choice, copyField, textField } from '../../ui/fields';
import { copy, fileName, handOn, saveFile } from '../../ui/files';
import { stateName } from '../../ui/game-names';
import { Sheet } from '../../ui/sheet';
import { button } from '../../ui/templates';
import { dateOf } from '../../ui/today';
import { date, number, say } from '../../ui/words';
import { growth, marks } from './squares';

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
    sheet.update();
  };
  const pick = (sheet: Sheet, value: string) => {
    what = value as What;
    sheet.update();
    void make(sheet);
  };
  const message = () => (run.day === null && !shell.play.state.status.over ? '' : result(shell));

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
      ${message() === '' ? '' : copyField(say('result-line'), message(), 'address result-line')}
    `,
    foot: (sheet) => html`
      ${button('download', say('save-file'), () => saveFile(fileName(session.title() || shell.play.game.id), session.save()))}
      ${message() === '' ? '' : button('copy', say('copy-result'), () => void copy(`${message()} ${link ?? ''}`.trim(), sheet))}
      ${
        typeof navigator.share === 'function'
          ? button(
              'share',
              say('command-share'),
              () =>
                void handOn({
                  title: say('app-name'),
                  ...(message() && { text: message() }),
                  ...(link && { url: link }),
                }),
              { kind: 'main' },
            )
          : button('link', say('copy-link'), () => void copy(link ?? '', sheet), { kind: 'main' })
      }
    `,
  });
  void make(sheet);
}

/** The address that opens a text; undefined if it would be too long. */
async function linkTo(text: string): Promise<string | undefined> {
  const fragment = await encode(text);
  return fragment === undefined ? undefined : addressOf(fragment);
}

/** The maximum number of squares for the growth of a score. */
const SQUARES = 8;

/**
 * The result as squares: the growth of the score; or, for games where fewer moves are better, one square each
 * for a win, for no hints, and for no moves taken back.
 */
function squares({ play }: Shell): string {
  const { game, run, session, state } = play;
  const [record] = game.records;
  if (record === undefined || record.order === 'lower')
    return marks([state.status.state === 'won', run.hints === 0, !session.branched()]);
  const copy = session.copy();
  const count = Math.min(SQUARES, state.at);
  const scores = Array.from({ length: count + 1 }, (_, n) => {
    copy.seek(Math.round((state.at * n) / count));
    const figures: Record<string, number> = copy.figures();
    return figures[record.figure] ?? 0;
  });
  copy.free();
  return growth(scores);
}

/** One line about the result, to be sent with a link to the game. */
function result(shell: Shell): string {
  const { game, run, state } = shell.play;
  const shown = game.records[0]?.figure ?? 'moves';
  const parts = [
    `${say('app-name')}: ${say(`game-${game.id}`)} ${stateName(state)}`,
    ...(run.day === null ? [] : [say('daily-of', { day: date(dateOf(run.day)) })]),
    ...Object.entries(state.figures)
      .filter(([name]) => [shown, 'best-tile', 'level', 'moves'].includes(name))
      .map(([name, value]) => `${say(`figure-${name}`)} ${number(value)}`),
    ...(run.day === null ? [] : [squares(shell)]),
  ];
  return parts.join(' · ');
}
