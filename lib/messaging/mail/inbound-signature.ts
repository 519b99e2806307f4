import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mailgun repeats a webhook for eight hours. Later ones are refused. */
const LONGEST_AGE_SECONDS = 12 * 3600;

interface Signed {
  /** Seconds since 1970. */
  timestamp: string;
  token: string;
  signature: string;
}

/** Returns the signature of an inbound mail in Mailgun's format: HMAC-SHA256 of timestamp and token. */
export const inboundSignature = (key: string, { timestamp, token }: Omit<Signed, 'signature'>): string =>
  createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');

/** Returns whether the mail provider signed an inbound mail recently. */
export function isSignedInboundMail(key: string, signed: Signed, now = new Date()): boolean {
  const age = now.getTime() / 1000 - Number(signed.timestamp);
  if (!(Math.abs(age) <= LONGEST_AGE_SECONDS)) return false;
  const own = Buffer.from(inboundSignature(key, signed));
  const given = Buffer.from(signed.signature.toLowerCase());
  return own.length === given.length && timingSafeEqual(own, given);
}
