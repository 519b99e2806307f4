import { ENGLISH } from '../platform/language/languages.ts';
import { dayIn, formatDate } from '../platform/text/format.ts';
import type { VehicleTexts } from './vehicle-texts.ts';

/**
 * Returns the text about the end of registration (VDP-42 to VDP-44).
 * @param expiry last day of registration, YYYY-MM-DD in the dealer's zone, or its month, YYYY-MM
 * @param rules.regoExpiredText the site's text for a past date, or '' for none
 * @param rules.timeZone the dealer's IANA time zone, which determines "today"
 * @param texts the texts of vehicles and the language of the page; English without them
 * @returns null if there is nothing to show
 */
export function regoExpiryText(
  expiry: string | null,
  rules: { regoExpiredText: string; timeZone: string },
  now: Date,
  { t, language = ENGLISH }: VehicleTexts = {},
): string | null {
  const date = expiry === null ? null : formatDate(expiry, rules.timeZone, language);
  const today = dayIn(now, rules.timeZone);
  if (expiry === null || date === null || today === null) return null;
  // ISO dates sort as text. The last day, or the last month, is still registered.
  if (expiry >= today.slice(0, expiry.length)) return t ? t('expiresOn', { date }) : `Expires on ${date}`;
  if (!rules.regoExpiredText) return null;
  return t && rules.regoExpiredText === 'Unregistered' ? t('unregistered') : rules.regoExpiredText;
}
