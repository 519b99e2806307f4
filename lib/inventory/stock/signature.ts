import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-forecourt-signature';
/** Older or newer signatures are refused, to prevent replays. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/**
 * Signs a message: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 *
 * @param body the exact text that is sent
 */
export function sign(body: string, secret: string, nowSeconds: number): string {
  const time = Math.floor(nowSeconds);
  return `t=${time},v1=${digest(time, body, secret).toString('hex')}`;
}

export type Verification = { ok: true } | { ok: false; reason: 'malformed' | 'expired' | 'mismatch' };

/**
 * Verifies a signature against the exact text received.
 *
 * @param header the header's value, null when it was absent
 */
export function verify(
  body: string,
  header: string | null,
  secret: string,
  nowSeconds: number,
): Verification {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match || !secret) return { ok: false, reason: 'malformed' };
  const time = Number(match[1]);
  const receivedSignature = Buffer.from(match[2] as string, 'hex');
  if (!timingSafeEqual(receivedSignature, digest(time, body, secret)))
    return { ok: false, reason: 'mismatch' };
  return Math.abs(nowSeconds - time) > SIGNATURE_TOLERANCE_SECONDS
    ? { ok: false, reason: 'expired' }
    : { ok: true };
}

const digest = (time: number, body: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();
