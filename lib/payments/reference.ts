import { randomInt } from 'node:crypto';

/** Digits and letters that are not confused on the phone: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const REFERENCE = /^[RPW]-[0-9A-HJKMNP-TV-Z]{6}$/;

/** First letter: reservation, online payment or prize. */
export type ReferenceLetter = 'R' | 'P' | 'W';

/** Returns a random reference such as `R-7K2M9Q`, one of a billion. The caller must retry if it exists. */
export const newReference = (letter: ReferenceLetter): string =>
  `${letter}-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/**
 * Parses a typed reference, such as `r 7k2m9q` or `R-7K2M9O`.
 * @returns null if it is invalid for this letter
 */
export function readReference(text: string, letter: ReferenceLetter): string | null {
  const signs = text
    .trim()
    .toUpperCase()
    .replace(new RegExp(`^${letter}[^0-9A-Z]+|^${letter}(?=[0-9A-Z]{${LENGTH}}$)`), '')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const reference = `${letter}-${signs}`;
  return REFERENCE.test(reference) ? reference : null;
}
