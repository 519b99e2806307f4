/** One word of letters, with an apostrophe or a hyphen at most: `O’Brien`, `Mary-Jane`. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)?$/u;
const LONGEST = 20;

/**
 * `Hi Kim,`, or `Hi there,` for anything that is not one plain word. Whoever fills in a form may name somebody else's
 * address: a name with dots, slashes, digits or many words would carry their link or message to it.
 * @param name as it was typed
 */
export function greeting(name: string): string {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return `Hi ${first.length <= LONGEST && FIRST_NAME.test(first) ? first : 'there'},`;
}

/** Digits with letters, hyphens, slashes or a `#` between them: no words, no dots, no spaces. */
const NUMBER = /^(?=.*\d)#?[\p{L}\d]{1,12}(?:[-/#][\p{L}\d]{1,12}){0,3}$/u;

/** Whether something typed is no more than a number such as `INV-2026/0117`, and may be repeated to a stranger. */
export const isPlainNumber = (text: string): boolean => NUMBER.test(text.trim());
