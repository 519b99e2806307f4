import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns random letters and digits, like the part after the prefix of Stripe's ids. */
export function randomLetters(length: number): string {
  // Reject bytes from 248, the largest multiple of 62 within a byte, so that no character is favoured.
  let letters = '';
  while (letters.length < length)
    for (const byte of randomBytes(length)) if (byte < 248) letters += ALPHABET[byte % 62];
  return letters.slice(0, length);
}

/**
 * Returns a new id with Stripe's prefix of its kind, such as `pi` or `ch`, and 24 random letters and digits.
 */
export const newId = (prefix: string) => `${prefix}_${randomLetters(24)}`;
/** Session ids are longer and mark test mode. */
export const newSessionId = () => `cs_test_${randomLetters(58)}`;

export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'object' && reference ? reference.id : (reference ?? '');
