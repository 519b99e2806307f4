import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * Derives the signing secret of a webhook, so that the database does not contain it.
 * @param master `LEAD_CHANNEL_SECRET`
 * @param of.number increase it to replace the secret
 * @returns `whsec_` and 32 bytes as base64 (https://www.standardwebhooks.com)
 */
export const webhookSecret = (master: string, of: { id: string; number: number }): string =>
  PREFIX +
  createHmac('sha256', master)
    .update(JSON.stringify(['webhook', of.id, of.number]))
    .digest('base64');

/** Returns a signature of Standard Webhooks, `v1,` and the base64 of the HMAC-SHA256. */
const signature = (secret: string, signed: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(signed)
    .digest('base64')}`;

/**
 * Returns the headers of a message (Standard Webhooks 1.0).
 * @param secrets the current one, then a replaced one that is still valid
 * @param seconds since 1970, the time of this attempt
 */
export const webhookHeaders = (
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  seconds: number,
): Record<string, string> => {
  const timestamp = String(Math.floor(seconds));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signature(secret, `${id}.${timestamp}.${body}`)).join(' '),
  };
};
