// Texts that mails, chats and web pages have changed on the way: indented in another way, quoted, fenced as
// Markdown code, or with a phone's capital and the punctuation of a sentence.

/** A line break of any system, and marks without width that pages add. */
const UNSEEN = /\r(?=\n)|[\u200b\ufeff]/g;

/** The length of a text above which it is no single word. */
const LONGEST = 1000;

/** Lines whose words are the author's. All others have single ordinary spaces between words. */
const AUTHORS = /^\s*(?:title|about|author|message|level|note|#)/;

/** The text as it was sent, if one can be found of which `isKnown` is true; else the text itself. */
export function asSent(text: string, isKnown: (text: string) => boolean): string {
  const plain = text.replace(UNSEEN, '');
  const quoted = linesWith(plain, /^(?:\s*>)+ ?/);
  // In Markdown, code between other text is indented by four.
  const indented = linesWith(plain, /^(?=\s{4}|\t|\s*$)/);
  // Fenced text comes first, since headings of other tools' games are known between fences, too.
  for (const found of [short(plain), fenced(plain), plain, fenced(quoted), quoted, indented]) {
    if (found === undefined) continue;
    const spaced = dedented(found.split('\n').map(spacedLine)).replace(/^\s*\n/, '');
    const lower = spaced.replace(/^\s*[A-Z](?=[a-z]+(?:[:@#]| \d))/, (letter) => letter.toLowerCase());
    if (isKnown(lower)) return lower;
  }
  return text;
}

/** A line with ordinary spaces. A tab indents by two, as in texts of games. */
function spacedLine(line: string): string {
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const rest = line.slice(indent.length);
  return (
    indent.replaceAll('\t', '  ').replace(/\s/g, ' ') + (AUTHORS.test(rest) ? rest : rest.replace(/\s/g, ' '))
  );
}

/** Removes the indentation that all lines have. */
function dedented(lines: readonly string[]): string {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : line.search(/\S/)));
  const least = Math.min(...indents, ...(indents.length === 0 ? [0] : []));
  return lines.map((line) => line.slice(Math.min(least, line.search(/\S|$/)))).join('\n');
}

/** The content of the first block of code in Markdown. */
const fenced = (text: string): string | undefined =>
  /^[^\S\n]*(```+|~~~+)[^\n]*\n([\s\S]*?)\n[^\S\n]*\1/m.exec(text)?.[2];

/** The lines with a mark, without it. */
const linesWith = (text: string, mark: RegExp): string =>
  text
    .split('\n')
    .flatMap((line) => (mark.test(line) ? line.replace(mark, '') : []))
    .join('\n');

/** A game id without the quotes and the punctuation around it, or a position without quotes. */
function short(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const [, id, position] =
    /^["'`“”„«»‘’([{<\s]*(?:([A-Za-z]+:\S*#\d+)["'`“”„«»‘’)\]}>.,;:!?…\s]*|([A-Za-z]+:[^\s"'`“”„«»‘’]+)["'`“”„«»‘’\s]*)$/.exec(
      text,
    ) ?? [];
  return id ?? position;
}
