import { composeMail } from '../../../messaging/mail/compose.server.ts';
import type { MailParts } from '../../../messaging/mail/layout.ts';
import type { MailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { dateTimeText } from '../../../messaging/mail/site-details.ts';
import type { MailSender } from '../../../messaging/mail/transport.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { ReadFeed } from './definition.server.ts';
import { type FeedTrouble, feedTroubles } from './feed-troubles.ts';
import { type FeedState, feedStates } from './state.server.ts';
import { troubleRecipients } from './trouble-recipients.ts';

interface MailTools {
  reader: MailSiteReader;
  sender: MailSender;
  mailDomain: string;
  /** Returns the addresses of the studio's administrators; none if they cannot be looked up. */
  administrators: () => Promise<string[]>;
  /** Called with an error when a feed's contacts could not be emailed. */
  report: (error: unknown) => void;
}

/**
 * Emails each feed's contacts, once, when it fails or its file stays the same for longer than its document
 * allows. Without contacts the administrators are emailed.
 */
export async function emailFeedTroubles(
  db: Queryable,
  feeds: readonly ReadFeed[],
  tools: MailTools,
  now = new Date(),
): Promise<void> {
  const on = new Map(feeds.filter(({ isOn }) => isOn).map((feed) => [feed.id, feed]));
  for (const state of await feedStates(db, [...on.keys()])) {
    const feed = on.get(state.feedId);
    if (!feed) continue;
    for (const trouble of feedTroubles(state, feed.alarm, now))
      await emailTrouble(db, feed, state, trouble, tools).catch(tools.report);
  }
}

async function emailTrouble(
  db: Queryable,
  feed: ReadFeed,
  { feedId, problem }: FeedState,
  trouble: FeedTrouble,
  { reader, sender, mailDomain, administrators }: MailTools,
): Promise<void> {
  const site = feed.siteSlug ? await reader.site(feed.siteSlug) : null;
  if (!site) throw new Error(`there is no site, so no mail can be sent about the feed ${feedId}`);
  const mail = await composeMail(reader, site, {
    to: 'dealer',
    dealer: await troubleRecipients(feed.alarm.emails, site, administrators),
    shopper: '',
    write: () =>
      troubleMail(
        feed.name,
        { kind: trouble.kind, since: dateTimeText(trouble.since, site) },
        trouble.kind === 'failing' ? problem : null,
      ),
  });
  if (mail === 'nobody') throw new Error(`nobody can be told about the feed ${feedId}`);
  const id = `feed.${feedId}.${trouble.kind}.${trouble.since.getTime()}`;
  await sender.send({ ...mail, name: 'staff.feedTrouble', messageId: `<${id}@${mailDomain}>` });
  const column = trouble.kind === 'failing' ? 'failure_told_at' : 'silence_told_at';
  await db.query(`update feed_sources set ${column} = now() where feed_id = $1`, [feedId]);
}

function troubleMail(
  feedName: string,
  { kind, since }: Pick<FeedTrouble, 'kind'> & { since: string },
  problem: string | null,
): { subject: string; parts: MailParts } {
  const heading =
    kind === 'failing'
      ? `The stock feed ${feedName} is failing`
      : `The stock feed ${feedName} has not changed`;
  const what =
    kind === 'failing'
      ? 'No file of this feed could be imported since then. The vehicles on the website have not changed.'
      : 'The file can be read, but it has not changed since then. Check that the system that exports it is still running.';
  return {
    subject: heading,
    parts: {
      preview: what,
      heading,
      paragraphs: [what, 'We send this mail only once. The feed is still retried on schedule.'],
      rows: [['Since', since], ...(problem ? ([['Why', problem]] as const) : [])],
    },
  };
}
