// Formatting and validation of entered card details: pure functions, no DOM.
import { type Brand, brandOf, isCardNumber } from '../../rules/cards.ts';

const LENGTHS: Partial<Record<Brand, number[]>> = {
  amex: [15],
  diners: [14, 16],
  unionpay: [16, 17, 18, 19],
  unknown: [16, 19],
};
const lengthsOf = (brand: Brand) => LENGTHS[brand] ?? [16];

export const digitsOf = (text: string) => text.replace(/\D/g, '');

export function groupNumber(text: string): string {
  const digits = digitsOf(text);
  const brand = brandOf(digits);
  const usableDigits = digits.slice(0, Math.max(...lengthsOf(brand)));
  const sizes = brand === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const groups: string[] = [];
  let from = 0;
  for (const size of sizes) {
    if (from >= usableDigits.length) break;
    groups.push(usableDigits.slice(from, from + size));
    from += size;
  }
  return groups.join(' ');
}

/**
 * Formats an expiry date as `MM / YY`; a first digit that cannot start a two-digit month gets a leading zero.
 */
export function groupExpiry(text: string): string {
  const typedDigits = digitsOf(text);
  const digits = /^[2-9]/.test(typedDigits) ? `0${typedDigits}` : typedDigits;
  if (/^(0[1-9]|1[0-2])20\d\d$/.test(digits)) return `${digits.slice(0, 2)} / ${digits.slice(4, 6)}`;
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  return year ? `${month} / ${year}` : month;
}

/**
 * Number of digits of the security code: four for American Express, otherwise three, also while the brand is
 * unknown.
 */
export const cvcLength = (number: string) => (brandOf(digitsOf(number)) === 'amex' ? 4 : 3);

export type FieldName = 'number' | 'expiry' | 'cvc';
export type Values = Record<FieldName, string>;

/** Returns whether a field has all its digits, so that the focus can move on. */
export function isFull(name: FieldName, values: Values): boolean {
  if (name === 'expiry') return /^\d\d \/ \d\d$/.test(values.expiry);
  if (name === 'cvc') return digitsOf(values.cvc).length === cvcLength(values.number);
  const digits = digitsOf(values.number);
  return lengthsOf(brandOf(digits)).includes(digits.length);
}

export function fieldError(name: FieldName, values: Values, today: Date): string | null {
  if (name === 'number') {
    if (!isFull('number', values)) return 'Your card number is incomplete.';
    return isCardNumber(digitsOf(values.number)) ? null : 'Your card number is invalid.';
  }
  if (name === 'cvc') return isFull('cvc', values) ? null : "Your card's security code is incomplete.";
  if (!isFull('expiry', values)) return "Your card's expiry date is incomplete.";
  const { month, year } = expiryOf(values.expiry);
  if (month < 1 || month > 12) return "Your card's expiry date is invalid.";
  const isPast = year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
  if (isPast) return "Your card's expiry date is in the past.";
  return year > today.getFullYear() + 50 ? "Your card's expiry year is invalid." : null;
}

/** Parses `MM / YY` into month and four-digit year. */
export const expiryOf = (text: string) => ({
  month: Number(text.slice(0, 2)),
  year: 2000 + Number(text.slice(5, 7)),
});
