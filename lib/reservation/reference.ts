import { randomInt } from 'node:crypto';

/** Digits and letters that nobody mistakes for each other on the phone: no I, L, O, U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

export const REFERENCE = /^R-[0-9A-HJKMNP-TV-Z]{6}$/;

/**
 * A new public reference, such as `R-7K2M9Q`: one of a billion, to be tried again should it be taken.
 * @param letter that says of what
 */
export const newReference = (letter = 'R'): string =>
  `${letter}-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/**
 * A reference as somebody typed it, `r 7k2m9q` or `R-7K2M9O`.
 * @returns null when it cannot be one
 */
export function readReference(given: string): string | null {
  const signs = given
    .trim()
    .toUpperCase()
    .replace(/^R[^0-9A-Z]+|^R(?=[0-9A-Z]{6}$)/, '')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const reference = `R-${signs}`;
  return REFERENCE.test(reference) ? reference : null;
}
