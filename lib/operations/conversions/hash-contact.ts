import { createHash } from 'node:crypto';
import { normalisePhone } from '../../platform/text/phone.ts';

/** SHA-256 in lower-case hexadecimal, as both networks accept it. */
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Mail providers that ignore dots and anything after a plus in the part before the `@`. */
const DOTLESS = /@(?:gmail|googlemail)\.com$/;

/**
 * Returns an email as Google hashes it: lower case, no spaces, and for Gmail neither dots nor a plus suffix.
 * https://developers.google.com/data-manager/api/devguides/concepts/formatting
 */
export function googleEmail(email: string): string {
  const plain = email.replace(/\s/g, '').toLowerCase();
  if (!DOTLESS.test(plain)) return plain;
  const [local = '', domain = ''] = plain.split('@');
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}

/**
 * Returns an email as Meta hashes it: trimmed and lower case.
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters
 */
export const metaEmail = (email: string): string => email.trim().toLowerCase();

/** Returns an Australian phone number with its country code, `+61412345678`; null if it has another form. */
export function internationalPhone(phone: string): string | null {
  const digits = normalisePhone(phone);
  return /^0[2-578]\d{8}$/.test(digits) ? `+61${digits.slice(1)}` : null;
}

interface Contact {
  email: string;
  phone: string;
}

/** Returns the hashes of a contact for Google, which keeps the plus of a phone number. */
export function googleContact({ email, phone }: Contact): { emailAddress?: string; phoneNumber?: string } {
  const number = internationalPhone(phone);
  return {
    ...(email && { emailAddress: hash(googleEmail(email)) }),
    ...(number && { phoneNumber: hash(number) }),
  };
}

/** Returns the hashes of a contact for Meta, which wants digits only. */
export function metaContact({ email, phone }: Contact): { em?: string[]; ph?: string[] } {
  const number = internationalPhone(phone);
  return {
    ...(email && { em: [hash(metaEmail(email))] }),
    ...(number && { ph: [hash(number.slice(1))] }),
  };
}
