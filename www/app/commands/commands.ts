// The player's commands other than moves, in one list for the menu, the buttons and the keys.
import type { CommandId } from '../../play/names';
import type { Commands, Shell } from '../../play/shell';
import { isFirst } from '../../run/assignments/first';
import { saySentence } from '../../ui/words/words';
import { COMMANDS } from './all-commands';

/** Commands that have buttons beside the board. The menu leaves them out. */
export const TAKING_BACK = ['undo', 'redo'] as const;
export const ADVICE = ['hint', 'autoplay', 'solution'] as const;

/** The name of a command. A test checks that every command has one. */
export const commandName = (id: CommandId): string => saySentence({ id: `command-${id}`, args: {} });

/** True where the next hint costs one of the stars that can still be earned. */
export function costsStar({ play: { session, run, state } }: Shell): boolean {
  if (run.aim === null || state.status.over || isFirst(run)) return false;
  const starsAfter = (hints: number) => session.assignment(hints)?.stars ?? 0;
  return starsAfter(run.hints) > starsAfter(run.hints + 1);
}

export class PageCommands implements Commands {
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  readonly all = COMMANDS;

  isOffered(id: CommandId): boolean {
    return COMMANDS[id].isOffered?.(this.#shell) ?? true;
  }

  isEnabled(id: CommandId): boolean {
    const { isEnabled, changes } = COMMANDS[id];
    return (isEnabled?.(this.#shell) ?? true) && !(changes && this.#shell.looking !== undefined);
  }

  run(id: CommandId): void {
    if (this.isOffered(id) && this.isEnabled(id)) COMMANDS[id].run(this.#shell);
  }
}
