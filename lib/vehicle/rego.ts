import { dayIn, formatDate } from '../platform/text/format.ts';

/**
 * What is said of a registration's end (VDP-42 to VDP-44).
 * @param expiry last day of registration, YYYY-MM-DD in the dealer's zone, or its month, YYYY-MM
 * @param rules.regoExpiredText the site's text for a past date, or '' to say nothing
 * @param rules.timeZone the dealer's IANA time zone, in which "today" is decided
 * @returns null when nothing is said
 */
export function regoExpiryText(
  expiry: string | null,
  rules: { regoExpiredText: string; timeZone: string },
  now: Date,
): string | null {
  const date = expiry === null ? null : formatDate(expiry, rules.timeZone);
  const today = dayIn(now, rules.timeZone);
  if (expiry === null || date === null || today === null) return null;
  // ISO dates order as text. The last day itself is still registered, and so is the whole of a month without a day.
  return expiry < today.slice(0, expiry.length) ? rules.regoExpiredText || null : `Expires on ${date}`;
}
