// Takes parts of one project to another, with the kinds, groups, counters and messages that they name and that the
// other one lacks.
import type { Edit } from '../project/edits';
import * as edits from '../project/edits';
import type { GroupView, KindView, ProjectView, RuleView } from '../types';
import { freeLetter, freeName } from './kinds';

/** A part in the letters and names of another project. */
export interface Graft {
  /** The edits that add what the project lacks. */
  readonly made: readonly Edit[];
  /** The names of what they add. */
  readonly added: readonly string[];
  readonly text: string;
}

/** Collects the kinds and groups that a project lacks. */
class Grafted {
  readonly made: Edit[] = [];
  readonly added: string[] = [];
  readonly #into: ProjectView;
  /** The kinds of this project by those of the other one. */
  readonly #brought = new Map<KindView, KindView>();
  /** The names of new groups by those of the other project. */
  readonly #groups = new Map<string, string>();

  constructor(into: ProjectView) {
    this.#into = into;
  }

  /** The kind for one of another project: that with the same name and sort, or a new one. */
  kind(of: KindView): KindView {
    const brought = this.#brought.get(of) ?? this.#known(of) ?? this.#copy(of);
    this.#brought.set(of, brought);
    return brought;
  }

  /**
   * The name of the group for one of another project: that with the same name, or a new one. A new one has all its
   * kinds if a rule asks for one of them, else those that are known here, if there are some.
   */
  group(of: GroupView, from: ProjectView, isAsked: boolean): string {
    const same = this.#into.groups.find(({ name }) => name === of.name)?.name ?? this.#groups.get(of.name);
    if (same !== undefined) return same;
    const kinds = from.kinds.filter(({ name }) => of.kinds.includes(name));
    const there = kinds.filter((kind) => this.#brought.has(kind) || this.#known(kind) !== undefined);
    const taken = isAsked || there.length === 0 ? kinds : there;
    // Kinds first, so that their names are not free for the group.
    for (const kind of taken) this.kind(kind);
    const all = [...this.#into.kinds, ...this.#brought.values()];
    const name = freeName({ kinds: all, groups: this.#groupNames }, of.name);
    this.#groups.set(of.name, name);
    const members = of.members.flatMap((member) => {
      const inner = from.groups.find((group) => group.name === member);
      const kind = taken.find((one) => one.name === member);
      if (inner !== undefined) return this.group(inner, from, isAsked);
      return kind === undefined ? [] : this.kind(kind).name;
    });
    this.add(name, edits.group.set(name, members));
    return name;
  }

  get #groupNames(): { name: string }[] {
    return [...this.#into.groups, ...[...this.#groups.values()].map((name) => ({ name }))];
  }

  #known({ name, isSprite, pixels }: KindView): KindView | undefined {
    const alike = this.#into.kinds.filter((kind) => kind.isSprite === isSprite);
    // One that was brought before has a number if its name was taken.
    const isCopy = (kind: KindView) =>
      kind.name.replace(/\d+$/, '') === name && kind.pixels.every((pixel, n) => pixel === pixels[n]);
    return alike.find((kind) => kind.name === name) ?? alike.find(isCopy);
  }

  #copy(of: KindView): KindView {
    const kinds = [...this.#into.kinds, ...this.#brought.values()];
    const name = freeName({ kinds, groups: this.#groupNames }, of.name);
    const kind = { ...of, name, letter: freeLetter({ kinds }, of.isSprite, name) };
    this.add(name, ...copied(kind));
    return kind;
  }

  add(name: string, ...made: readonly Edit[]): void {
    this.added.push(name);
    this.made.push(...made);
  }
}

/** The edits that add a kind with all its pictures. */
function copied({ isSprite, name, letter, picture, pixels, frames, style }: KindView): Edit[] {
  const drawn = (of: string, pixels: Uint8Array, n: number) =>
    of === 'pixels' ? edits.pixels(name, pixels, n) : edits.picture(name, of, n);
  return [
    edits.add(isSprite, name, letter, picture),
    ...(picture === 'pixels' ? [edits.pixels(name, pixels)] : []),
    ...frames.map((frame, n) => drawn(frame.picture, frame.pixels, n + 1)),
    ...(style.length > 0 ? [edits.style(name, style)] : []),
  ];
}

/** Prepares a block of a map, as `blockOf` gives it. `from` are the kinds of its own project. */
export function graftBlock(block: string, from: readonly KindView[], into: ProjectView): Graft {
  const grafted = new Grafted(into);
  let isSprite = false;
  const own = (letter: string): string => {
    const kind = from.find((one) => one.isSprite === isSprite && one.letter === letter);
    return kind === undefined ? letter : grafted.kind(kind).letter;
  };
  const lines = block.split('\n').map((line) => {
    if (line.startsWith('  '))
      // In layers of sprites, a dot is no sprite.
      return `  ${Array.from(line.slice(2), (c) => (isSprite && c === '.' ? c : own(c))).join('')}`;
    isSprite = line === 'sprites';
    return line;
  });
  return { made: grafted.made, added: grafted.added, text: lines.join('\n') };
}

export function graftRule(
  { text, note }: Pick<RuleView, 'text' | 'note'>,
  from: ProjectView,
  into: ProjectView,
): Graft {
  const grafted = new Grafted(into);
  const notes = note === '' ? '' : `${note.replace(/^/gm, '# ')}\n`;
  const named = new Set(Array.from(text.matchAll(NAMED), ([, , name = '']) => name));
  const brought = new Map<string, string>();
  for (const kind of from.kinds) if (named.has(kind.name)) brought.set(kind.name, grafted.kind(kind).name);
  for (const group of from.groups) {
    const isAsked = new RegExp(`[+~]${escaped(group.name)}(?=\\s|$)`).test(text);
    if (named.has(group.name)) brought.set(group.name, grafted.group(group, from, isAsked));
  }
  const rule = text.replace(NAMED, (whole, before: string, name: string) =>
    brought.has(name) ? before + brought.get(name) : whole,
  );
  const isNamed = (name: string, before: string) =>
    new RegExp(`${before}${escaped(name)}(?=[\\s:<>=]|$)`).test(text);
  for (const { name, start, isShown } of from.counters)
    if (isNamed(name, '(?:\\s|add:)') && !into.counters.some((one) => one.name === name))
      grafted.add(name, edits.counter.set(name, start, isShown));
  for (const { name, text: says } of from.messages)
    if (isNamed(name, 'message:') && !into.messages.some((one) => one.name === name))
      grafted.add(name, edits.message.set(name, says));
  return { made: grafted.made, added: grafted.added, text: notes + rule };
}

/** A name in a rule: it stands alone, after a mark of a condition, or after a command. */
const NAMED = /(\s[+~-]?|:)([^\s:+~-][^\s:]*)(?=\s|:|$)/g;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
