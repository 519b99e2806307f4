import type { Queryable } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import { type OptOutChannel, SHARED_NUMBER } from './opt-out-channels.ts';

interface Recipient {
  siteSlug: string;
  channel: OptOutChannel;
  address: string;
}

const normalised = ({ channel, address }: Pick<Recipient, 'channel' | 'address'>): string =>
  channel === 'email' ? address.trim().toLowerCase() : normalisePhone(address);

/** Returns whether the recipient asked this site, by STOP, not to send messages on the channel. */
export async function isStopped(db: Queryable, recipient: Recipient): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from message_opt_outs where site_slug in ($1, $2) and channel = $3 and address = $4 limit 1',
    [recipient.siteSlug, SHARED_NUMBER, recipient.channel, normalised(recipient)],
  );
  return (rowCount ?? 0) > 0;
}

/** Records STOP. Idempotent. */
export const recordStop = async (db: Queryable, recipient: Recipient): Promise<void> => {
  await db.query(
    `insert into message_opt_outs (site_slug, channel, address) values ($1, $2, $3) on conflict do nothing`,
    [recipient.siteSlug, recipient.channel, normalised(recipient)],
  );
};

/** Records START, which undoes STOP. */
export const recordStart = async (db: Queryable, recipient: Recipient): Promise<void> => {
  await db.query('delete from message_opt_outs where site_slug = $1 and channel = $2 and address = $3', [
    recipient.siteSlug,
    recipient.channel,
    normalised(recipient),
  ]);
};
