import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeptPayment, parsePaymentCookie, paymentText } from './payment-choice.ts';
import { keptPaymentSchema } from './payment-schema.ts';

const signature = (siteSlug: string, text: string, secret: string): string =>
  createHmac('sha256', secret).update(`payment ${siteSlug} ${text}`).digest('base64url').slice(0, 32);

/**
 * Returns the value of the cookie with a shopper's payment, signed for one site.
 * @param secret `RESERVATION_SECRET`
 */
export function signedPayment(siteSlug: string, kept: KeptPayment, secret: string): string {
  const text = paymentText(kept);
  return `${text}.${signature(siteSlug, text, secret)}`;
}

/** Verifies and parses the cookie with a shopper's payment; null if it is missing, invalid or of another site. */
export function verifiedPayment(
  siteSlug: string,
  cookie: string | undefined,
  secret: string | undefined,
): KeptPayment | null {
  const end = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || !secret || end < 0) return null;
  const actual = Buffer.from(cookie.slice(end + 1));
  const expected = Buffer.from(signature(siteSlug, cookie.slice(0, end), secret));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return keptPaymentSchema.safeParse(parsePaymentCookie(cookie)).data ?? null;
}
