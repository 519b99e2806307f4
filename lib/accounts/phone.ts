import { isAustralianMobile, normalisePhone } from '../platform/text/phone.ts';

/** Converts an Australian mobile in any format to `+61412345678` (AUTH-17), or returns null (OPEN-081). */
export const internationalMobile = (text: string): string | null =>
  isAustralianMobile(text) ? `+61${normalisePhone(text).slice(1)}` : null;
