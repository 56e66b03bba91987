// Inserts untrusted text into a page without letting it become markup.

/** Fills in all placeholders in one pass, so that inserted text is not searched for placeholders. */
export const filled = (page: string, parts: Record<string, string>): string =>
  page.replace(/\[title\]|"\[played\]"/g, (place) => parts[place.replace(/\W/g, '')] ?? place);

/** Escapes text for HTML elements and attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A value as JSON that can neither close its script element nor open a comment in it. */
export const embedded = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
