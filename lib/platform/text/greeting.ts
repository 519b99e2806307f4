/** One word of letters, optionally with an apostrophe or hyphen: `O’Brien`, `Mary-Jane`. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)?$/u;
const LONGEST = 20;

/**
 * Returns the first word of a name if it is a plain word, else null.
 * The address may be a stranger's, and a name with dots, slashes, digits or many words could carry a link or
 * message.
 */
export function plainFirstName(name: string): string | null {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return first.length <= LONGEST && FIRST_NAME.test(first) ? first : null;
}

/** Returns `Hi Kim,`, or `Hi there,` unless the name starts with a plain word. */
export const greeting = (name: string): string => `Hi ${plainFirstName(name) ?? 'there'},`;

/** Digits with letters, hyphens, slashes or `#`: no words, dots or spaces. */
const NUMBER = /^(?=.*\d)#?[\p{L}\d]{1,12}(?:[-/#][\p{L}\d]{1,12}){0,3}$/u;

/** Returns whether input is just a number such as `INV-2026/0117`, safe to repeat. */
export const isPlainNumber = (text: string): boolean => NUMBER.test(text.trim());
