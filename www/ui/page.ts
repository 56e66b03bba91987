// The interface of full-window pages, which replace a game or the home.
import type { TemplateResult } from 'lit/html.js';

export interface Page {
  render(): TemplateResult;
  /** True if there are tabs at its foot or side. */
  readonly hasTabs?: boolean;
  title(): string;
  /** The number of levels below the first, each closed by one step Back. */
  readonly depth: number;
  /** The fragment that opens the same content again after a reload; by default the name of the page. */
  readonly address?: string;
  /** The beginnings of the keys of the stored values that it shows. */
  readonly keys?: readonly string[];
  /** The slot of the game below the page, to which it leads back. */
  readonly from?: string | undefined;
  /** True if the game that replaces the page leads back to it. */
  readonly stays?: boolean;
  /** Takes what is dropped on the page. Returns false to leave it to the page around it. */
  drop?(data: DataTransfer): boolean;
  /** Goes one level back; from the first level, leaves the page. */
  back(): void;
  /** Called when the page is left. */
  close(): void;
}

/** The item to open: a text, a project or a game by its name, or files that belong together. */
export type Begin = { text: string; isRemix?: boolean } | { id: string } | { files: readonly File[] };
