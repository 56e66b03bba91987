// Sentences, rendered by Fluent from one file a language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Sentence } from '../engine/types';
import { namedIn } from './names';

export type Args = Record<string, string | number>;

// What the compiler can know of sentences: nothing here, so that a sentence needs no second place where it is written down. A
// test fills these two from the languages, and has every call of `say` checked: that there is such a sentence, and that it is
// given what it shows, numbers where it chooses by numbers.
declare global {
  /** What each sentence is told, by its name. */
  interface SentenceArgs {}
  /** Beginnings of names that the page completes by names from the games, such as `figure-`. */
  interface SentenceFamilies {}
}

/** The name of a sentence. */
export type SentenceId = keyof SentenceArgs extends never ? string : keyof SentenceArgs;

declare const probed: unique symbol;
/** The name of a sentence that was looked for and is there. */
export type Probed = string & { readonly [probed]: true };

/** What must follow a name in a call of `say`; a name that no sentence has asks for what nobody can give. */
export type ArgsOf<Id extends string> = keyof SentenceArgs extends never
  ? [args?: Args]
  : Id extends Probed
    ? [args?: Args]
    : Id extends keyof SentenceArgs
      ? Record<never, never> extends SentenceArgs[Id]
        ? [args?: Args]
        : [args: SentenceArgs[Id]]
      : Id extends `${keyof SentenceFamilies & string}${infer Rest}`
        ? Record<never, never> extends Record<Rest, true>
          ? [args?: Args]
          : [problem: never]
        : [problem: never];

const FILES = import.meta.glob<string>(['../locales/*.ftl', '!../locales/*.*.ftl'], {
  query: '?first',
  import: 'default',
});

/** The codes of all languages, English first. */
export const LANGUAGES = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

let bundle = new FluentBundle('en');
let code = 'en';
/** The language with its region, for dates and numbers. */
let locale = 'en';

/** A language's code without its region. */
const bare = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The language in use. */
export const language = () => code;

/** A text whose signs of punctuation stay on the line of the word before, where a language sets a space between them. */
const joined = (text: string) => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

/** Takes up a language: a code, or `auto` for the one that fits the browser best. */
export async function speak(wanted: string): Promise<void> {
  const asked = wanted === 'auto' ? navigator.languages : [wanted];
  const next = asked.map(bare).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
  const source = await FILES[`../locales/${next}.ftl`]?.();
  if (source === undefined) return;
  code = next;
  locale = navigator.languages.find((tag) => bare(tag) === next) ?? next;
  // Isolating marks are for sentences that mix directions of writing; there is no such language here yet.
  bundle = new FluentBundle(locale, { useIsolating: false, transform: joined });
  bundle.addResource(new FluentResource(source));
  await Promise.all([...learnt].map(add));
  document.documentElement.lang = code;
}

/** Sentences that are fetched when they are first needed, by the path of each language's file. */
export type Files = Record<string, () => Promise<string>>;

const learnt = new Set<Files>();

/** Takes in further sentences, in the language in use and in those that follow it. */
export async function learn(files: Files): Promise<void> {
  if (learnt.has(files)) return;
  learnt.add(files);
  await add(files);
}

const NAMES = import.meta.glob<string>(['../locales/*.*.ftl', '!../locales/studio.*.ftl'], {
  query: '?raw',
  import: 'default',
});
const namesOf = new Map<string, Files>();

/** Takes in what is called how in a game whose names stand in files of their own, `GAME.LANGUAGE.ftl`. */
export async function learnNames(game: string): Promise<void> {
  const own = Object.entries(NAMES).filter(([path]) => path.startsWith(`../locales/${game}.`));
  const files = namesOf.get(game) ?? Object.fromEntries(own);
  namesOf.set(game, files);
  if (own.length > 0) await learn(files);
}

async function add(files: Files): Promise<void> {
  const into = bundle;
  // `fr.ftl`, or `PART.fr.ftl` where a part of the page has a file of its own.
  const path = Object.keys(files).find((path) => /[/.]([a-z]+)\.ftl/.exec(path)?.[1] === code);
  try {
    const source = path === undefined ? undefined : await files[path]?.();
    if (source !== undefined) into.addResource(new FluentResource(source));
  } catch (error) {
    // Offline, perhaps: the next who needs them tries again.
    learnt.delete(files);
    console.warn(error);
  }
}

/** A sentence in the language in use. A sentence that is missing shows its name, which a test finds. */
export const say = <Id extends string>(id: Id, ...[args]: ArgsOf<Id>): string =>
  saySentence({ id, args: args ?? {} });

/** A sentence that a session says; the games declare them all, and a test looks for each. */
export function saySentence({ id, args }: Sentence): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, namedIn(args, sayIf), []) : id;
}

/** A sentence that not every game or language has. */
export const sayIf = (id: string, args?: Sentence['args']): string | undefined =>
  canSay(id) ? saySentence({ id, args: args ?? {} }) : undefined;

/** Whether there is such a sentence. */
export const canSay = (id: string): id is Probed => bundle.getMessage(id)?.value != null;

export const number = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value);

/** A date given as `YYYY-MM-DD`. */
export function date(day: string): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(year, month - 1, date));
}

/** A day with its time, from milliseconds since 1970. */
export const moment = (time: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A time span: minutes and seconds, with hours when there are any. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** A language's name in itself. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
