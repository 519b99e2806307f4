import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, as Stripe's ids have after their prefix. */
export function randomLetters(length: number): string {
  // 248 is the largest multiple of 62 in a byte: above it, the first letters would come up more often.
  let letters = '';
  while (letters.length < length)
    for (const byte of randomBytes(length)) if (byte < 248) letters += ALPHABET[byte % 62];
  return letters.slice(0, length);
}

export const newId = (prefix: string) => `${prefix}_${randomLetters(24)}`;
/** A session's id is longer and says that it is a test's. */
export const newSessionId = () => `cs_test_${randomLetters(58)}`;

/** The id behind a reference of an object, expanded or not. */
export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'object' && reference ? reference.id : (reference ?? '');
