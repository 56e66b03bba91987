// Sentences, rendered by Fluent from files in `locales`: one a part of the page and a language, fetched as that part is.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Sentence } from '../engine/types';
import { numbersIn } from '../locales/numbers';
import { chainOf, directionOf, fitting } from '../locales/tags';
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

/** What must follow a name in a call of `say`; for a name that no sentence has, an argument that cannot exist. */
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

const FILES = import.meta.glob<string>('../locales/*/*.ftl', { import: 'default' });

/** The codes of all languages, English first: one a folder. */
export const LANGUAGES = [
  ...new Set(Object.keys(FILES).flatMap((path) => path.split('/').at(-2) ?? [])),
].sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

let bundle = new FluentBundle('en');
let code = 'en';
/** The language with its region, for dates and numbers. */
let locale = 'en';
/** What every screen needs. */
const FIRST = 'shell';
/** The further parts that are spoken, each with when it has been taken in. */
const parts = new Map<string, Promise<void>>();
/** Until then, a language is on its way. */
let speaking: Promise<unknown> = Promise.resolve();

/** The language in use. */
export const language = () => code;

/** The same with its region, as dates and numbers are written. */
export const region = () => locale;

/** A text whose signs of punctuation stay on the line of the word before, where a language sets a space between them. */
const joined = (text: string) => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

/** Takes up a language: a code, or `auto` for the one that fits the browser best. */
export function speak(wanted: string): Promise<void> {
  const next = fitting(wanted === 'auto' ? navigator.languages : [wanted], LANGUAGES) ?? 'en';
  const region = navigator.languages.find((tag) => fitting([tag], LANGUAGES) === next) ?? next;
  const direction = directionOf(next);
  // Where directions of writing mix, names and numbers are kept apart from what stands around them.
  const into = new FluentBundle(region, { useIsolating: direction === 'rtl', transform: joined });
  const further = [...parts.keys()].map((part) => add(into, next, part));
  const taken = Promise.all([add(into, next, FIRST), ...further]).then(() => {
    [bundle, code, locale] = [into, next, region];
    document.documentElement.lang = code;
    document.documentElement.dir = direction;
  });
  speaking = taken.catch(() => undefined);
  return taken;
}

/** Takes in further parts, in the language in use and in those that follow it. Rejects when one cannot be had: names are no sentences. */
export async function learn(...further: readonly string[]): Promise<void> {
  for (const part of further) {
    if (!parts.has(part))
      parts.set(
        part,
        speaking
          .then(() => add(bundle, code, part))
          .catch((error) => {
            // Offline, perhaps: the next who needs it tries again.
            parts.delete(part);
            throw error;
          }),
      );
  }
  await Promise.all(further.map((part) => parts.get(part)));
}

/** Adds a part as a language says it; a part without a file adds nothing. */
async function add(into: FluentBundle, tag: string, part: string): Promise<void> {
  into.addResource(new FluentResource(await sourceOf(part, tag)));
}

/** The sentences of a part, as they are written. */
export async function sourceOf(part: string, tag = code): Promise<string> {
  const paths = chainOf(tag).map((one) => `../locales/${one}/${part}.ftl`);
  return (await FILES[paths.find((path) => path in FILES) ?? '']?.()) ?? '';
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
  numbersIn(locale, options).format(value);

/** A date given as `YYYY-MM-DD`. */
export function date(day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, options).format(new Date(year, month - 1, date));
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
