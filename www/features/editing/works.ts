// The works made in an editor: a list with small pictures, for opening and deleting works and starting a new
// one.
import { html, type TemplateResult } from 'lit/html.js';
import { worksOf } from '../../play/editing';
import { editorFor } from '../../play/pages';
import { paintText } from '../../play/pictures';
import type { Shell } from '../../play/shell';
import { sessionName } from '../../run/state';
import { hasMoves } from '../../store/runs/histories';
import type { Running } from '../../store/runs/run';
import { removeWork } from '../../store/runs/works';
import { Sheet } from '../../ui/sheet';
import { button, iconButton } from '../../ui/templates';
import { toast } from '../../ui/toast';
import { paramsName, paramsOf } from '../../ui/words/game-names';
import { date, say } from '../../ui/words/words';

export function worksDialog(shell: Shell): void {
  const { play, store } = shell;
  const editor = editorFor(shell);
  if (editor === undefined) return;
  const isPresent = (work: Running) => play.game.id === editor.id && play.run.name === work.run;

  /** Opens a work. The one being edited is saved first. */
  const open = async (sheet: Sheet, work: Running) => {
    sheet.close();
    if (isPresent(work) || !(await shell.need(editor.id)) || (await play.take(work)) !== 'taken') return;
    play.flush();
    removeWork(store.area, editor.id, work.run);
  };
  const remove = (sheet: Sheet, work: Running) => {
    if (store.running(editor.id)?.run === work.run) store.dropRunning(editor.id);
    else removeWork(store.area, editor.id, work.run);
    render(sheet);
    const back = () => store.keep(editor.id, work);
    toast(say('work-deleted'), { action: { label: say('command-undo'), run: back } });
  };
  const begin = async (sheet: Sheet) => {
    sheet.close();
    await shell.enter(editor.id);
    shell.dialog('new-game');
  };

  /** The names of the works that have been loaded. */
  const names = new Map<string, string>();

  const row = (sheet: Sheet, work: Running): TemplateResult => {
    const day = date(new Date(work.time).toISOString().slice(0, 10));
    const title = names.get(work.run) ?? paramsName(paramsOf(work.save));
    const name = say('work-of', { params: title, day });
    return html`<li class="work">
      <button type="button" class="row" aria-current=${String(isPresent(work))} @click=${() => void open(sheet, work)}>
        <canvas class="still" data-run=${work.run} aria-hidden="true"></canvas><span><bdi>${name}</bdi></span>
      </button>
      ${isPresent(work) ? '' : iconButton('delete', say('work-delete', { name }), () => remove(sheet, work))}
    </li>`;
  };
  const works = () => worksOf(shell, editor.id).filter((work) => hasMoves(work) || isPresent(work));
  const sheet = new Sheet({
    name: 'made',
    title: () => say('command-works'),
    body: (sheet) => {
      const all = works();
      if (all.length === 0) return html`<p class="empty">${say('works-empty')}</p>`;
      return html`<ul class="works">${all.map((work) => row(sheet, work))}</ul>`;
    },
    foot: (sheet) => html`
      ${button('paste', say('open-title'), () => shell.dialog('open'))}
      ${button('new', say('begin'), () => void begin(sheet), { kind: 'main' })}
    `,
  });
  function render(sheet: Sheet): void {
    sheet.update();
    for (const canvas of sheet.element.querySelectorAll<HTMLCanvasElement>('canvas.still')) {
      const work = works().find(({ run }) => run === canvas.dataset.run);
      if (work !== undefined) void paint(sheet, canvas, work).catch(console.warn);
    }
  }
  const paint = async (sheet: Sheet, canvas: HTMLCanvasElement, work: Running) => {
    await paintText(canvas, shell, editor.id, work.save, (session) => {
      names.set(work.run, sessionName(session));
      return canvas.isConnected;
    });
    if (canvas.isConnected) sheet.update();
  };
  render(sheet);
}
