// The player's commands other than moves, in one list for the menu, the buttons and the keys.
import type { Command, Commands, Shell } from '../../play/shell';
import { saySentence } from '../../ui/words/words';
import { COMMANDS } from './all-commands';

/** Commands that have buttons beside the board. The menu leaves them out. */
export const TAKING_BACK = ['undo', 'redo'] as const;
export const ADVICE = ['hint', 'autoplay', 'solution'] as const;

export function command(id: string): Command {
  const found = COMMANDS.find((command) => command.id === id);
  if (found === undefined) throw new Error(`there is no command ${id}`);
  return found;
}

/** The name of a command. A test checks that every command has one. */
export const commandName = (id: string): string => saySentence({ id: `command-${id}`, args: {} });

/** The commands, bound to a page. */
export class PageCommands implements Commands {
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  get all(): readonly Command[] {
    return COMMANDS;
  }

  isOffered(id: string): boolean {
    return command(id).isOffered?.(this.#shell) ?? true;
  }

  isEnabled(id: string): boolean {
    const { isEnabled, changes } = command(id);
    return (isEnabled?.(this.#shell) ?? true) && !(changes && this.#shell.looking !== undefined);
  }

  run(id: string): void {
    if (this.isOffered(id) && this.isEnabled(id)) command(id).run(this.#shell);
  }
}
