// Sentences, rendered by Fluent from files in `locales`. There is one file per part of the page and language,
// loaded with that part.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Sentence } from '../../engine/types';
import { chainOf, directionOf, languageFor } from '../../locales/languages';
import { numbersIn } from '../../locales/numbers';
import { namedIn } from './names';

export type Args = Record<string, string | number>;

// Types for checking sentences. They are empty here, so that a sentence is written down in one place only. A
// test fills the two interfaces from the locales and type-checks every call of `say`: the sentence exists and
// gets its arguments, with numbers where it selects by number.
declare global {
  interface SentenceArgs {}
  /** Prefixes of names that the page completes with names from the games, such as `figure-`. */
  interface SentenceFamilies {}
}

export type SentenceId = keyof SentenceArgs extends never ? string : keyof SentenceArgs;

declare const probed: unique symbol;
/** A name that is known to have a sentence. */
export type Probed = string & { readonly [probed]: true };

/**
 * The arguments after a name in a call of `say`. For a name without a sentence, an argument of an impossible
 * type.
 */
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

const FILES = import.meta.glob<string>('../../locales/*/*.ftl', { import: 'default' });

/** The codes of all languages, English first: one per folder. */
export const LANGUAGES = [
  ...new Set(Object.keys(FILES).flatMap((path) => path.split('/').at(-2) ?? [])),
].sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

let bundle = new FluentBundle('en');
let code = 'en';
/** The language with its region, for dates and numbers. */
let locale = 'en';
/** The part that every screen needs. */
const FIRST = 'shell';
/** The other loaded parts, each with the promise of its loading. */
const parts = new Map<string, Promise<void>>();
/** Resolves when the requested language has been loaded. */
let switching: Promise<unknown> = Promise.resolve();

export const language = () => code;

/** The current language with its region, for dates and numbers. */
export const region = () => locale;

/** Replaces the spaces that some languages set around punctuation by non-breaking ones. */
const joined = (text: string) => text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');

/** Loads a language: a code, or `auto` for the best match with the browser's languages. */
export function setLanguage(wanted: string): Promise<void> {
  const next = languageFor(wanted === 'auto' ? navigator.languages : [wanted], LANGUAGES) ?? 'en';
  const region = navigator.languages.find((tag) => languageFor([tag], LANGUAGES) === next) ?? next;
  const direction = directionOf(next);
  // In right-to-left text, names and numbers are isolated from the text around them.
  const into = new FluentBundle(region, { useIsolating: direction === 'rtl', transform: joined });
  const further = [...parts.keys()].map((part) => add(into, next, part));
  const taken = Promise.all([add(into, next, FIRST), ...further]).then(() => {
    [bundle, code, locale] = [into, next, region];
    document.documentElement.lang = code;
    document.documentElement.dir = direction;
  });
  switching = taken.catch(() => undefined);
  return taken;
}

/**
 * Loads more parts, in the current language and in those selected later. Rejects if a part cannot be loaded,
 * since the names of sentences must not be shown instead.
 */
export async function loadSentences(...further: readonly string[]): Promise<void> {
  for (const part of further) {
    if (!parts.has(part))
      parts.set(
        part,
        switching
          .then(() => add(bundle, code, part))
          .catch((error) => {
            // Possibly offline; the next request tries again.
            parts.delete(part);
            throw error;
          }),
      );
  }
  await Promise.all(further.map((part) => parts.get(part)));
}

/** Adds a part in a language. A part without a file adds nothing. */
async function add(into: FluentBundle, tag: string, part: string): Promise<void> {
  into.addResource(new FluentResource(await sourceOf(part, tag)));
}

export async function sourceOf(part: string, tag = code): Promise<string> {
  const paths = chainOf(tag).map((one) => `../../locales/${one}/${part}.ftl`);
  return (await FILES[paths.find((path) => path in FILES) ?? '']?.()) ?? '';
}

/** A sentence in the current language. A missing sentence shows its name, which a test detects. */
export const say = <Id extends string>(id: Id, ...[args]: ArgsOf<Id>): string =>
  saySentence({ id, args: args ?? {} });

/** A sentence from a session. A test checks that every sentence declared by a game exists. */
export function saySentence({ id, args }: Sentence): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, namedIn(args, sayIf), []) : id;
}

/** A sentence that not every game or language has. */
export const sayIf = (id: string, args?: Sentence['args']): string | undefined =>
  canSay(id) ? saySentence({ id, args: args ?? {} }) : undefined;

/** True if the sentence exists. */
export const canSay = (id: string): id is Probed => bundle.getMessage(id)?.value != null;

export const number = (value: number, options?: Intl.NumberFormatOptions) =>
  numbersIn(locale, options).format(value);

/** Formats a date given as `YYYY-MM-DD`. */
export function date(day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, options).format(new Date(year, month - 1, date));
}

/** Formats a date with its time, from milliseconds since 1970. */
export const moment = (time: number) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** Formats a duration as minutes and seconds, with hours if there are any. */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Formats the time of a result to hundredths of a second, so that two times that differ rarely look the same. */
export function exactDuration(ms: number): string {
  const hundredths = number((Math.floor(ms / 10) % 100) / 100, { minimumFractionDigits: 2 });
  // Without the zero before the language's decimal sign.
  return duration(ms) + hundredths.slice(1);
}

/** The name of a language in that language. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
