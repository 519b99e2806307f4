/**
 * Normalises a phone for leads: digits with a leading 0 instead of 61 (LEAD-20, LEAD-21).
 * Only 11 digits starting with 61 have the country code.
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^61\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
}

/** Returns whether a number is an Australian mobile: 04 or 05 and 8 digits (OPEN-081). */
export const isAustralianMobile = (text: string): boolean =>
  /^[+\d\s().-]*$/.test(text) && /^0[45]\d{8}$/.test(normalisePhone(text));

/** Formats `0412 345 678`; returns anything else unchanged. */
export const readablePhone = (normalised: string): string =>
  normalised.replace(/^(0[45]\d\d)(\d{3})(\d{3})$/, '$1 $2 $3');
