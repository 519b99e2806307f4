import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'stripe-signature';

/**
 * Returns the signature header: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hex>`
 * (https://docs.stripe.com/webhooks#verify-manually).
 */
export function signature(body: string, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}
