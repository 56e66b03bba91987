// Exports, imports and sends stored data. The code is loaded when it is first used.
import type { Shell, Transfer } from '../play/shell';
import { reach } from '../ui/loading';
import { fetchDialogs } from './dialogs';

type Dialogs = Awaited<ReturnType<typeof fetchDialogs>>;

export class DataTransfer implements Transfer {
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  export = () => void this.#do(({ exportData }) => exportData(this.#shell));
  import = () => this.#do(({ importData }) => importData(this.#shell));
  sendAll = () => void this.#do(({ sendAll }) => sendAll(this.#shell));
  send = (name: string, make: () => Promise<string>) =>
    void this.#do(({ sendDialog }) => sendDialog(name, make));

  async #do(run: (dialogs: Dialogs) => unknown): Promise<void> {
    const dialogs = await reach(
      () => fetchDialogs(this.#shell),
      () => void this.#do(run),
    );
    if (dialogs !== undefined) await run(dialogs);
  }
}
