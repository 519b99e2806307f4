/**
 * A phone number as leads carry it: digits alone, the country code of Australia as the leading 0
 * (LEAD-20, LEAD-21). Only 11 digits that begin with 61 are a number with a country code (readings 70).
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^61\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
}

/** Whether it is an Australian mobile: 04 or 05 and 8 digits, in any way of writing it (OPEN-081). */
export const isAustralianMobile = (text: string): boolean =>
  /^[+\d\s().-]*$/.test(text) && /^0[45]\d{8}$/.test(normalisePhone(text));

/** `0412 345 678`, for people to read; anything else as it is. */
export const readablePhone = (normalised: string): string =>
  normalised.replace(/^(0[45]\d\d)(\d{3})(\d{3})$/, '$1 $2 $3');
