import { troubleRecipients } from '../../../inventory/stock/fetching/trouble-recipients.ts';
import { composeMail } from '../../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../../messaging/mail/layout.ts';
import type { MailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { dateTimeText } from '../../../messaging/mail/site-details.ts';
import type { MailSender } from '../../../messaging/mail/transport.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { AdvertSource } from './advert-source.ts';

/** A receiver that is away for less long is not worth a mail: nothing is lost meanwhile. */
const FAILING_HOURS = 2;

interface MailTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  /** Returns the addresses of the studio's administrators; none if they cannot be looked up. */
  administrators: () => Promise<string[]>;
  /** Called with an error when nobody could be emailed about a feed. */
  report: (error: unknown) => void;
}

interface Trouble {
  feedId: string;
  siteSlug: string;
  since: Date;
  problem: string;
}

/** Emails staff, once, about each outgoing feed that has been failing for two hours. */
export async function emailAdvertTroubles(
  db: Queryable,
  sources: readonly AdvertSource[],
  tools: MailTools,
  now = new Date(),
): Promise<void> {
  const { rows } = await db.query<Trouble>(
    `select advert_feeds.feed_id as "feedId", site_slug as "siteSlug", failing_since as since,
            coalesce(problem, '') as problem
     from advert_feeds join advert_pushes using (feed_id)
     where failing_since < $1::timestamptz - interval '${FAILING_HOURS} hours' and failure_told_at is null`,
    [now],
  );
  const titles = new Map(sources.map(({ feed }) => [feed.id, feed.title]));
  for (const trouble of rows)
    await emailTrouble(db, trouble, titles.get(trouble.feedId) ?? trouble.feedId, tools, now).catch(
      tools.report,
    );
}

async function emailTrouble(
  db: Queryable,
  { feedId, siteSlug, since, problem }: Trouble,
  title: string,
  { reader, sender, mailDomain, administrators }: MailTools,
  now: Date,
): Promise<void> {
  const site = await reader.site(siteSlug);
  if (!site) throw new Error(`there is no site, so no mail can be sent about the outgoing feed ${feedId}`);
  const mail = await composeMail(reader, site, {
    to: 'dealer',
    dealer: await troubleRecipients([], site, administrators),
    shopper: '',
    write: () => troubleMail(title, dateTimeText(since, site), problem),
  });
  if (mail === 'nobody') throw new Error(`nobody can be told about the outgoing feed ${feedId}`);
  const id = `outgoing-feed.${feedId}.${since.getTime()}`;
  await sender.send({ ...mail, name: 'staff.outgoingFeedTrouble', messageId: `<${id}@${mailDomain}>` });
  await db.query('update advert_pushes set failure_told_at = $2 where feed_id = $1', [feedId, now]);
}

function troubleMail(title: string, since: string, problem: string): { subject: string; parts: MailParts } {
  const heading = `The outgoing feed ${title} is failing`;
  const what =
    'No changes could be sent to the receiver since then, so it may still advertise sold vehicles and old prices.';
  return {
    subject: heading,
    parts: {
      preview: what,
      heading,
      paragraphs: [what, 'We send this mail only once. The feed is still retried every half minute.'],
      rows: [
        ['Since', since],
        ['Why', problem],
      ],
    },
  };
}
