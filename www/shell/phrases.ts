// What is wrong with a text, in the player's language: errors come as names of sentences, with what stands in their places.
import type { Fault, Phrase } from '../engine/types';
import { learn, say, sayIf, saySentence } from './words';

/** A phrase in the language in use, once `errors` has been learnt; undefined when that could not be had. */
const phraseIf = ({ name, parts }: Phrase): string | undefined =>
  sayIf(
    `error-${name}`,
    Object.fromEntries(
      Object.entries(parts).map(([place, part]) => [
        place,
        typeof part === 'string' ? part : 'name' in part ? phraseIn(part) : saySentence(part),
      ]),
    ),
  );

/** The same, or else its name. */
export const phraseIn = (phrase: Phrase): string => phraseIf(phrase) ?? phrase.name;

/** Where an error stands in a text, what was expected there and what was found; only where, as long as those sentences cannot be had. */
export async function faultIn(error: unknown): Promise<string> {
  const fault = (error as { fault?: Fault } | null)?.fault;
  if (fault === undefined) return error instanceof Error ? error.message : String(error);
  // Without them the place alone is named.
  await learn('errors').catch(console.warn);
  const { line, column } = fault;
  const [expected, found] = [phraseIf(fault.expected), phraseIf(fault.found)];
  if (expected === undefined || found === undefined) return say('text-fault-where', { line, column });
  return say('text-fault-at', { line, column, expected, found });
}
