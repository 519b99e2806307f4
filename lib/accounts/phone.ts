import { isAustralianMobile, normalisePhone } from '../platform/text/phone.ts';

/** `0412 345 678`, however it is written, as `+61412345678` (AUTH-17); null for what is no Australian mobile (OPEN-081). */
export const internationalMobile = (text: string): string | null =>
  isAustralianMobile(text) ? `+61${normalisePhone(text).slice(1)}` : null;
