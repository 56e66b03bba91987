// Plays a project's rules on a small map. Tutorial steps check the outcome, whatever the rules look like.
import type { StudioGlue } from '../../project/package';
import type { KindView, ProjectView } from '../../types';

export interface TrialResult {
  /** The name, row and column of every sprite, counted from 1. */
  sprites: { name: string; row: number; col: number }[];
  score: number;
  state: 'playing' | 'won' | 'lost';
}

/** A map for a trial: names of backgrounds and sprites, row by row. Null is the ground or no sprite. */
export interface Small {
  map: readonly (readonly (string | null)[])[];
  sprites: readonly (readonly (string | null)[])[];
}

/**
 * Plays rounds (`.` or some of `LURDA` each) of the project's rules on a small map. Undefined if the project
 * cannot run or a name is unknown.
 */
export function trial(
  glue: StudioGlue,
  { text, project, ground }: { text: string; project: ProjectView; ground: string },
  small: Small,
  rounds: readonly string[],
): TrialResult | undefined {
  const letter = (name: string): string | undefined =>
    project.kinds.find((kind) => kind.name === name)?.letter;
  const rows = (all: Small['map'], none: string | undefined) =>
    all.map((row) => row.map((name) => (name === null ? none : letter(name))));
  const [map, sprites] = [rows(small.map, letter(ground)), rows(small.sprites, '.')];
  if ([...map, ...sprites].flat().includes(undefined)) return undefined;
  const block = (all: (string | undefined)[][]) => all.map((row) => `  ${row.join('')}`).join('\n');
  const level = `level Trial\nmap\n${block(map)}\nsprites\n${block(sprites)}\n\n`;
  try {
    const session = glue.Session.load(withLevel(text, level));
    for (const round of rounds) if (!session.status().over) session.play(round);
    const outcome = read(session.position(), session.status().state);
    session.free();
    return outcome;
  } catch {
    // A project with errors does not run.
    return undefined;
  }
}

/** Replaces the levels of a project by one level. */
export function withLevel(text: string, level: string): string {
  const out: string[] = [];
  let isLevel = false;
  let isPlaced = false;
  for (const line of text.split('\n')) {
    if (/^level\b/.test(line)) isLevel = true;
    else if (/^(rule|test|background|sprite|title|pace)\b/.test(line)) isLevel = false;
    if (/^(rule|test)\b/.test(line) && !isPlaced) {
      out.push(level);
      isPlaced = true;
    }
    if (!isLevel) out.push(line);
  }
  if (!isPlaced) out.push(level);
  return out.join('\n');
}

/** Parses the part of a position after its line `state`. */
function read(position: string, state: TrialResult['state']): TrialResult {
  const lines = position.slice(position.lastIndexOf('\nstate') + 1).split('\n');
  const sprites = lines.flatMap((line) => {
    const [word, name = '', row, col] = line.split(' ');
    return word === 'sprite' ? [{ name, row: Number(row), col: Number(col) }] : [];
  });
  const score = Number(lines.find((line) => line.startsWith('score '))?.slice('score '.length) ?? 0);
  return { sprites, score, state };
}

/** The kinds of sprites without the first, the player. */
export const others = ({ kinds }: ProjectView): KindView[] =>
  kinds.filter(({ isSprite }) => isSprite).slice(1);

/** The number of sprites of a kind on the first level. */
export function placed({ kinds, levels }: ProjectView, name: string): number {
  const sprites = levels[0]?.sprites ?? new Uint8Array();
  let count = 0;
  for (let n = 0; n < sprites.length; n += 3) if (kinds[sprites[n] ?? 255]?.name === name) count += 1;
  return count;
}
