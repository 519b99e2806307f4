import { createHmac } from 'node:crypto';

/**
 * Derives the signing secret of a channel, so that only its number is stored in the content lake, which
 * editors can read.
 * @param master `LEAD_CHANNEL_SECRET`
 * @param of.number increase it to rotate the secret
 */
export const channelSecret = (
  master: string,
  of: { siteSlug: string; channelId: string; number: number },
): string =>
  `lcs_${createHmac('sha256', master)
    .update(JSON.stringify(['lead channel', of.siteSlug, of.channelId, of.number]))
    .digest('base64url')}`;
