// Texts of anybody's put into a page, where they stay texts.

/** Puts texts into their places, all at once: what is put in is not searched for places again. */
export const filled = (page: string, parts: Record<string, string>): string =>
  page.replace(/\[title\]|"\[played\]"/g, (place) => parts[place.replace(/\W/g, '')] ?? place);

/** A text as HTML shows it, in elements and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A value as JSON that cannot end the element in which it stands, nor begin a comment there. */
export const embedded = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
