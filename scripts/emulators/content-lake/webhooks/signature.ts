import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'sanity-webhook-signature';

/**
 * Returns the signature header: `t=<ms>,v1=<HMAC-SHA256 of "<ms>.<body>", base64url>`, as verified by
 * `@sanity/webhook`.
 */
export function signature(body: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url');
  return `t=${timestamp},v1=${hash}`;
}
