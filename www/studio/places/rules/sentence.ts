// Builds a sentence about a rule in the player's language from parts in the locales.
//
// "When you press right: if there is a crate with a player on its left and no wall on its right, it moves
// right and the player on its left moves right." The author chooses the names of kinds, so their grammar is
// unknown. Parts get the name and whether it begins with a vowel; languages with genders leave out the
// article.
import type { ArgsOf, say } from '../../../ui/words/words';
import { soundOf, wordsOf } from '../../parts/group-words';
import {
  askOf,
  countsOf,
  dotOf,
  isByChance,
  isDirection,
  isEmpty,
  type Mark,
  OFFSETS,
  partsOf,
  SIGN_NAMES,
  TILE_ROWS,
} from '../../project/rule-shape';
import type {
  GroupView,
  KindView,
  MessageView,
  Offset,
  PredicateView,
  Row,
  RuleShape,
  ViewName,
} from '../../types';

export interface Speaker {
  readonly say: typeof say;
  language: string;
  kinds: readonly KindView[];
  groups: readonly Pick<GroupView, 'name' | 'kinds'>[];
  messages: readonly MessageView[];
  /** The columns of rooms; none if levels are no rooms. */
  rooms?: number;
}

/** Isolates around a name in a sentence, so that its picture can be shown. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** Splits a sentence into plain words and names of kinds. */
export const partsOfSentence = (sentence: string): { text: string; isName: boolean }[] =>
  sentence
    .split(OPEN)
    .flatMap((part, n) => {
      if (n === 0) return [{ text: part, isName: false }];
      const [name = '', ...rest] = part.split(CLOSE);
      return [
        { text: name, isName: true },
        { text: rest.join(''), isName: false },
      ];
    })
    .filter(({ text }) => text !== '');

/** A sentence without the isolates. */
export const plain = (sentence: string): string => sentence.replace(/[\u2068\u2069]/g, '');

/** Sentences about the rules of one project in one language. */
export class Sentences {
  readonly #speaker: Speaker;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
    this.#and = new Intl.ListFormat(speaker.language, { type: 'conjunction' });
    this.#or = new Intl.ListFormat(speaker.language, { type: 'disjunction' });
  }

  /** The whole rule. Views that all look like the original are not mentioned. */
  rule(rule: RuleShape & { views?: readonly ViewName[]; derived?: readonly unknown[] }): string {
    const views = this.views(rule.derived?.length === 1 ? [] : (rule.views ?? []));
    const deeds = this.#deeds(rule);
    const asked = rule.asks.length === 0 ? '' : this.asks(rule);
    const sentence = this.#from(rule, asked === '' ? deeds : this.#part('asks', { asked, do: deeds }));
    const whole = views === '' ? sentence : this.#part('also', { sentence, views });
    return this.#capital(
      views !== '' && isByChance(rule) ? this.#part('by-chance', { sentence: whole }) : whole,
    );
  }

  /** The conditions of one tile: "On its right: no wall." */
  tile(rule: RuleShape, place: Offset): string {
    const where = this.#capital(this.#part('tile', { place }));
    const predicate = rule.when[place];
    const asked = isEmpty(predicate)
      ? [this.#part('anything')]
      : [this.#has(predicate), this.#too(predicate), this.#not(predicate, 'tile')].filter(
          (part) => part !== '',
        );
    if (place === dotOf(rule.event)) asked.push(this.#part('red-dot'));
    return this.#part('tile-asks', { where, asked: this.#and.format(asked) });
  }

  /** The kinds and groups of a tile with one mark: "flag or player"; empty if there are none. */
  marked({ include, also, exclude }: PredicateView, mark: Mark): string {
    const names = { '+': include, '~': also, '-': exclude }[mark];
    const words = names.map((name) => this.#name(this.#isGroup(name) ? wordsOf(name) : name));
    return (mark === '-' ? this.#and : this.#or).format(words);
  }

  /** The conditions on counters: "keys is at least 3". */
  asks({ asks }: RuleShape): string {
    const words = asks.map((text) => {
      const ask = askOf(text);
      return ask === undefined
        ? text
        : this.#part('ask', { name: this.#name(ask.counter), sign: SIGN_NAMES[ask.sign], n: ask.n });
    });
    return words.length === 0 ? this.#part('anything') : this.#and.format(words);
  }

  /** The commands of one row: "On its right: it vanishes." */
  row(rule: RuleShape, row: Row): string {
    const where = this.#capital(this.#part('tile', { place: row }));
    const done =
      rule.do[row].length === 0 ? this.#part('nothing') : this.#and.format(this.#deedsOf(rule, row));
    return this.#part('row-does', { where, done });
  }

  /** The label of a command: "moves right", "create crate". */
  command(command: string): string {
    const [verb = '', of = ''] = command.split(':');
    if (verb === 'move' && isDirection(of)) return this.#part('do-move', { way: of });
    if (verb === 'score') return this.#part('do-score', { points: Number(of === '' ? 10 : of) });
    if (verb === 'add') return this.#part('do-add', this.#sum(command));
    if (verb === 'message') return this.#part('do-message', { text: this.#message(of) });
    if (verb === 'exit') return this.#way(command);
    if (verb === 'also') return this.#part('do-also');
    if (isOneOf(['create', 'paint', 'portal', 'block', 'sound'], verb))
      return this.#part(`do-${verb}`, { name: of });
    return isOneOf(['stop', 'destroy', 'win', 'lose', 'restart'], verb) ? this.#part(`do-${verb}`) : command;
  }

  /** The heading of an event: "Right is pressed". */
  event(event: string): string {
    const [kind, of] = partsOf(event);
    if (kind === 'never' || kind === 'tap') return this.#part(`event-${kind}`);
    if (kind === 'every') return this.#part('event-every', { n: Number(of) });
    return isOneOf(['press', 'change', 'smash'], kind) ? this.#part(`event-${kind}`, { of }) : event;
  }

  /** The short name of an event within its group: "left", "at rest". */
  shortEvent(event: string): string {
    const [kind, of] = partsOf(event);
    if (kind === 'every') return this.#part('event-every', { n: Number(of) });
    return this.#part('event-short', { of: of === '' ? kind : of });
  }

  /** The views of a rule: "mirrored left to right"; empty without views. */
  views(views: readonly ViewName[]): string {
    const on = views.filter((view) => view !== 'original');
    const turns = ['rot-cw', 'rot-180', 'rot-ccw'] as const;
    const isTurn = (view: ViewName) => (turns as readonly ViewName[]).includes(view);
    const hasAll = turns.every((turn) => on.includes(turn));
    const names: string[] = on.filter((view) => !hasAll || !isTurn(view));
    if (hasAll) names.push('all-four');
    return names.length === 0 ? '' : this.#and.format(names.map((view) => this.#part('also-view', { view })));
  }

  /** The sentence of a rule: its event, its sprite, the conditions around it, and the commands. */
  #from(rule: RuleShape, deeds: string): string {
    const [kind, of] = partsOf(rule.event);
    const dot = dotOf(rule.event);
    const phrases = OFFSETS.flatMap((place) => this.#phrases(rule, place, dot));
    const args = {
      who: this.#who(rule),
      with: this.#and.format(phrases),
      count: phrases.length,
      do: deeds,
    };
    if (kind === 'press') return this.#part('press', { ...args, button: of });
    if (kind === 'change') return this.#part('change', args);
    const about = rule.when.C.include.length === 0 ? 'tile' : 'sprite';
    if (kind === 'never' || kind === 'tap') return this.#part(kind, { ...args, about });
    if (kind === 'every') return this.#part('every', { ...args, n: Number(of) });
    if (dot === undefined) return this.#part('unknown', { ...args, event: rule.event });
    return this.#part('smash', { ...args, what: this.#what(rule.when[dot]), way: of });
  }

  /** The sprite in the centre. */
  #who({ when }: RuleShape): string {
    const { include, heading } = when.C;
    if (include.length === 0) return this.#part('nobody');
    return this.#headed(this.#some(include), heading);
  }

  /** The sprite being hit. */
  #what(predicate: PredicateView): string {
    if (predicate.include.length === 0) return this.#part('nothing-yet');
    return this.#headed(this.#some(predicate.include), predicate.heading);
  }

  /** The other conditions of a tile: "no wall on its right", "water under it". */
  #phrases({ when }: RuleShape, place: Offset, dot: Offset | undefined): string[] {
    const predicate = when[place];
    const isTold = place === 'C' || place === dot;
    const asked: { what: string; names: readonly string[] }[] = [];
    if (!isTold && predicate.include.length > 0)
      asked.push({ what: this.#has(predicate), names: predicate.include });
    if (predicate.also.length > 0) asked.push({ what: this.#too(predicate), names: predicate.also });
    const not = { what: this.#not(predicate, 'phrase'), names: predicate.exclude };
    const last = asked.at(-1);
    const at = (what: string, names: readonly string[], is: 'there' | 'not') => {
      const isGround = names.every((name) => !this.#isSprite(name));
      return this.#part('at', { what, is, place: place === 'C' && isGround ? 'under' : place });
    };
    if (last !== undefined && not.what !== '') {
      asked.pop();
      asked.push({
        what: this.#part('but', { there: last.what, not: not.what }),
        names: [...last.names, ...not.names],
      });
    }
    const phrases = asked.map(({ what, names }) => at(what, names, 'there'));
    if (last === undefined && not.what !== '') phrases.push(at(not.what, not.names, 'not'));
    return phrases;
  }

  #has = ({ include, heading }: PredicateView): string =>
    include.length === 0 ? '' : this.#headed(this.#some(include), heading);

  #too = ({ also }: PredicateView): string => (also.length === 0 ? '' : this.#some(also));

  /** "no wall, no crate and no robot". */
  #not({ exclude }: PredicateView, within: 'tile' | 'phrase'): string {
    return exclude.reduce((list, one, n) => {
      const name = this.#isGroup(one) ? this.#part('of-group', this.#group(one)) : this.#name(one);
      const what = this.#isGroup(one) ? 'group' : 'kind';
      return n === 0
        ? this.#part('none', { name, what, in: within })
        : this.#part('nor', { list, name, what, isLast: String(n === exclude.length - 1) });
    }, '');
  }

  #headed = (who: string, heading: string): string =>
    heading === 'any' ? who : this.#part('headed', { who, heading });

  /** "a boulder or a diamond". Backgrounds take no article: "water or lava". */
  #some = (names: readonly string[]): string =>
    this.#or.format(
      names.map((name) =>
        this.#isGroup(name)
          ? this.#part('a-group', { of: this.#part('of-group', this.#group(name)) })
          : this.#isSprite(name)
            ? this.#part('a-sprite', { name: this.#name(name), sound: soundOf(name) })
            : this.#part('a-ground', { name: this.#name(name) }),
      ),
    );

  /** True for sprites, and for groups of which some kind is one. */
  #isSprite = (name: string): boolean =>
    this.#speaker.kinds.some((kind) => kind.isSprite && kind.name === name) ||
    this.#speaker.groups.some((group) => group.name === name && group.kinds.some(this.#isSprite));

  #isGroup = (name: string): boolean => this.#speaker.groups.some((group) => group.name === name);

  #name = (name: string): string => OPEN + name + CLOSE;

  /** The arguments for the words of a group: some are known to the language, which says "that falls". */
  #group = (name: string): { word: string; name: string } => ({
    word: name,
    name: this.#name(wordsOf(name)),
  });

  /** All commands: "it moves right and you get 10 points". */
  #deeds(rule: RuleShape): string {
    const all = [...TILE_ROWS, 'game' as const].flatMap((row) => this.#deedsOf(rule, row));
    return all.length === 0 ? this.#part('nothing-happens') : this.#and.format(all);
  }

  #deedsOf(rule: RuleShape, row: Row): string[] {
    let who = this.#witness(rule, row);
    let place: string = row;
    const moves = rule.do[row].filter((command) => command.startsWith('move:'));
    return rule.do[row].flatMap((command) => {
      const [verb = '', of = ''] = command.split(':');
      const name = this.#name(of);
      switch (verb) {
        case 'move':
          // Of several moves of one sprite chance chooses one, each as often as it is there.
          if (moves.length === 1) return this.#part('deed-move', { who, way: of });
          return command === moves[0] ? this.#part('deed-moves', { who, ways: this.#ways(moves) }) : [];
        case 'stop':
        case 'destroy':
          return this.#part(`deed-${verb}`, { who });
        case 'create':
          who = this.#part('the-new', { name });
          return this.#part('deed-create', { name, place, sound: soundOf(of) });
        case 'paint':
          return this.#part('deed-paint', { name, place });
        case 'portal':
          place = 'there';
          who = this.#part('nobody');
          return this.#part('deed-portal', { name });
        case 'score':
          return this.#points(Number(of === '' ? 10 : of));
        case 'win':
        case 'lose':
        case 'restart':
          return this.#part(`deed-${verb}`);
        case 'add':
          return this.#part('deed-add', this.#sum(command));
        case 'message':
          return this.#part('deed-message', { text: this.#message(of) });
        case 'sound':
          return this.#part('deed-sound', { name: of });
        case 'exit':
          return this.#left(command, who);
        case 'also':
          who = this.#other(rule, row);
          return [];
        case 'block':
          return this.#part('deed-block', { name });
        default:
          return command;
      }
    });
  }

  /** The ways of several moves, with their weights if these differ: "left (2 of 3) or up (1 of 3)". */
  #ways(moves: readonly string[]): string {
    const counts = countsOf(moves);
    const areEqual = new Set(counts.values()).size === 1;
    const way = (move: string, n: number) =>
      this.#part('way', { way: move.split(':')[1] ?? '', n: areEqual ? 0 : n, of: moves.length });
    return this.#or.format([...counts].map(([move, n]) => way(move, n)));
  }

  /** A way out as a command: "go to the room on the left". */
  #way(command: string): string {
    const [, to = '', ground] = command.split(':');
    if (isDirection(to)) return this.#part('do-exit-by', { way: to });
    if (ground !== undefined) return this.#part('do-exit-to', { level: Number(to), name: ground });
    return this.#part(this.#hasRooms ? 'do-room' : 'do-exit', { level: Number(to) });
  }

  /** A way out as it is taken: "it goes to the room on the left". */
  #left(command: string, who: string): string {
    const [, to = '', ground] = command.split(':');
    if (isDirection(to)) return this.#part('deed-exit-by', { who, way: to });
    const level = Number(to);
    if (ground !== undefined) return this.#part('deed-exit-to', { level, name: this.#name(ground) });
    return this.#part(this.#hasRooms ? 'deed-room' : 'deed-exit', { level });
  }

  get #hasRooms(): boolean {
    return (this.#speaker.rooms ?? 0) > 0;
  }

  /** The sprite that a tile has too: "the flag with it". */
  #other({ when }: RuleShape, row: Row): string {
    const names = row === 'game' ? '' : this.marked(when[row as Offset], '~');
    return this.#part('the-other', { names, place: row === 'C' ? 'C' : 'there' });
  }

  /** The arguments for the sentence of `add:keys:-2`. */
  #sum(command: string): { name: string; n: number; isLess: 'yes' | 'no' } {
    const [, name = '', of] = command.split(':');
    const n = Number(of);
    return { name: this.#name(name), n: Math.abs(n), isLess: n < 0 ? 'yes' : 'no' };
  }

  /** The text of a message, or its name if it is not declared. */
  #message = (name: string): string =>
    this.#speaker.messages.find((message) => message.name === name)?.text ?? name;

  #points = (points: number): string =>
    this.#part('deed-score', { points: Math.abs(points), isLoss: points < 0 ? 'yes' : 'no' });

  /** The sprite that a row's commands apply to: "it", "the player on its left". */
  #witness({ when }: RuleShape, row: Row): string {
    if (row === 'game') return '';
    if (row === 'C') return this.#part('it');
    const predicate = when[row as Offset];
    const known = predicate.binds && predicate.include.every((name) => !this.#isGroup(name));
    const names = known ? this.#or.format(predicate.include.map((name) => this.#name(name))) : '';
    return names === ''
      ? this.#part('the-one', { place: row })
      : this.#part('the-witness', { names, place: row });
  }

  #part = <Id extends string>(id: Id, ...args: ArgsOf<`studio-rule-${Id}`>): string =>
    this.#speaker.say(`studio-rule-${id}`, ...args);

  #capital(sentence: string): string {
    const [first = ''] = sentence;
    return first === OPEN
      ? sentence
      : first.toLocaleUpperCase(this.#speaker.language) + sentence.slice(first.length);
  }
}
