// Builds the position at the start of a level, as if the player had reached it without gaining anything.

/** Returns the project's text with the state of level `n`, from 0, at its start. The game's text is valid. */
export function atLevel(text: string, n: number): string {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (/^level(\s|$)/.test(line) ? [at] : []));
  const start = starts[n];
  if (start === undefined) return text;
  const names = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', letter = ''] = /^sprite\s+(\S+)\s+(\S+)/.exec(line) ?? [];
    if (letter !== '') names.set(letter, name);
  }
  const counters = lines.flatMap((line) => /^counter\s+\S+\s+-?\d+/.exec(line)?.[0] ?? []);
  const map: string[] = [];
  const sprites: string[] = [];
  let block = '';
  let row = 0;
  for (const line of lines.slice(start + 1)) {
    if (/^(map|sprites)\s*$/.test(line)) [block, row] = [line.trim(), 0];
    else if (/^\S/.test(line) && !line.startsWith('#')) break;
    else if (line.startsWith('  ')) {
      row += 1;
      if (block === 'map') map.push(line);
      const letters = block === 'sprites' ? [...line.slice(2)] : [];
      letters.forEach((letter, col) => {
        const name = names.get(letter);
        if (name !== undefined) sprites.push(`sprite ${name} ${row} ${col + 1} resting`);
      });
    }
  }
  const state = [
    `level ${n + 1}`,
    'round 0',
    'score 0',
    ...counters,
    'map',
    ...map,
    ...sprites,
    'changed all',
  ];
  return `${text.trimEnd()}\n\nstate\n${state.join('\n')}\n`;
}
