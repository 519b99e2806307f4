import { isAustralianMobile, normalisePhone } from '../platform/text/phone.ts';

/** Converts an Australian mobile to `+61412345678` (AUTH-17); null if invalid (OPEN-081). */
export const internationalMobile = (text: string): string | null =>
  isAustralianMobile(text) ? `+61${normalisePhone(text).slice(1)}` : null;
