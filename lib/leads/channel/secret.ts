import { createHmac } from 'node:crypto';

/**
 * The secret with which messages of one channel are signed. It is worked out rather than kept: the content lake, which
 * editors read, holds no more of it than its number, and the environment one secret for all channels.
 * @param master `LEAD_CHANNEL_SECRET`
 * @param of.number another one makes another secret
 */
export const channelSecret = (
  master: string,
  of: { siteSlug: string; channelId: string; number: number },
): string =>
  `lcs_${createHmac('sha256', master)
    .update(JSON.stringify(['lead channel', of.siteSlug, of.channelId, of.number]))
    .digest('base64url')}`;
