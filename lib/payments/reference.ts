import { randomInt } from 'node:crypto';

/** Digits and letters that nobody mistakes for each other on the phone: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const REFERENCE = /^[RPW]-[0-9A-HJKMNP-TV-Z]{6}$/;

/** The first letter of a reference: of a reservation, an online payment or what somebody won. */
export type ReferenceLetter = 'R' | 'P' | 'W';

/** A new public reference, such as `R-7K2M9Q`, at random out of a billion: the caller tries again if it exists. */
export const newReference = (letter: ReferenceLetter): string =>
  `${letter}-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/**
 * Reads a reference as somebody typed it, such as `r 7k2m9q` or `R-7K2M9O`.
 * @returns null when it cannot be one of this letter
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
