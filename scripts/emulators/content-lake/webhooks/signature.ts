import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'sanity-webhook-signature';

/**
 * The value of the signature header: `t=<ms>,v1=<HMAC-SHA256 of "<ms>.<body>", base64url>`, as `@sanity/webhook`
 * verifies it.
 */
export function signature(body: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url');
  return `t=${timestamp},v1=${hash}`;
}
