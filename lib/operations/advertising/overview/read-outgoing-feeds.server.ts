import type { Queryable } from '../../../platform/database/client.server.ts';
import type { OutgoingFeed } from '../outgoing-feed.ts';
import { IS_REFUSED, IS_SENT, REASONS, STATES, viewsOf } from './advert-group.ts';
import type { ListedOutgoingFeed, RefusalCount } from './answers.ts';
import { outgoingFeedState } from './outgoing-feed-state.ts';

export interface FeedOfSite {
  feed: OutgoingFeed;
  site: { slug: string; name: string; timeZone: string };
  receiver: { name: string; title: string };
}

interface FeedRow {
  lastCheckedAt: Date | null;
  lastSentAt: Date | null;
  failingSince: Date | null;
  problem: string | null;
}

interface CountRow {
  feedId: string;
  sent: number;
  waiting: number;
  refused: number;
  views: number;
  refusedViews: number;
  changedAt: Date | null;
}

/** Returns what each feed has sent, what is refused and why, and what that costs in page views. */
export async function readOutgoingFeeds(
  db: Queryable,
  feeds: readonly FeedOfSite[],
): Promise<ListedOutgoingFeed[]> {
  const ids = feeds.map(({ feed }) => feed.id);
  const [deliveries, counts, reasons] = await Promise.all([
    readDeliveries(db, ids),
    readCounts(db, feeds),
    readReasons(db, feeds),
  ]);
  return feeds.map(({ feed, site, receiver }) => {
    const delivery = deliveries.get(feed.id);
    const count = counts.get(feed.id);
    const ownCounts = {
      sent: count?.sent ?? 0,
      waiting: count?.waiting ?? 0,
      refused: count?.refused ?? 0,
    };
    return {
      id: feed.id,
      title: feed.title,
      site: { slug: site.slug, name: site.name },
      receiver,
      delivery: feed.delivery,
      state: outgoingFeedState({
        isOn: feed.isOn,
        isChecked: delivery !== undefined,
        failingSince: delivery?.failingSince ?? null,
        counts: ownCounts,
      }),
      counts: ownCounts,
      views: { refused: count?.refusedViews ?? 0, all: count?.views ?? 0 },
      reasons: reasons.get(feed.id) ?? [],
      changedAt: count?.changedAt?.toISOString() ?? null,
      sentAt: delivery?.lastSentAt?.toISOString() ?? null,
      checkedAt: delivery?.lastCheckedAt?.toISOString() ?? null,
      failingSince: delivery?.failingSince?.toISOString() ?? null,
      problem: delivery?.problem ?? null,
    };
  });
}

async function readDeliveries(db: Queryable, ids: readonly string[]): Promise<Map<string, FeedRow>> {
  const { rows } = await db.query<FeedRow & { feedId: string }>(
    `select feed_id as "feedId", last_checked_at as "lastCheckedAt", last_sent_at as "lastSentAt",
            failing_since as "failingSince", problem
     from advert_feeds where feed_id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ feedId, ...row }) => [feedId, row]));
}

/** Pairs of feed and site, as each site counts the views of a vehicle separately. */
const FEEDS = 'unnest($1::text[], $2::text[], $3::text[]) as of (feed_id, site, time_zone)';
const VIEWS = viewsOf('of.site', 'of.time_zone');
const valuesOf = (feeds: readonly FeedOfSite[]) => [
  feeds.map(({ feed }) => feed.id),
  feeds.map(({ site }) => site.slug),
  feeds.map(({ site }) => site.timeZone),
];

async function readCounts(db: Queryable, feeds: readonly FeedOfSite[]): Promise<Map<string, CountRow>> {
  const { rows } = await db.query<CountRow>(
    `select states.feed_id as "feedId",
            (count(*) filter (where ${IS_SENT}))::int as sent,
            (count(*) filter (where not ${IS_REFUSED} and not ${IS_SENT}))::int as waiting,
            (count(*) filter (where ${IS_REFUSED}))::int as refused,
            coalesce(sum(views), 0)::int as views,
            coalesce(sum(views) filter (where ${IS_REFUSED}), 0)::int as "refusedViews",
            max(states.changed_at) as "changedAt"
     from ${FEEDS}
     join ${STATES} states on states.feed_id = of.feed_id
     left join lateral ${VIEWS} on true
     group by states.feed_id`,
    valuesOf(feeds),
  );
  return new Map(rows.map((row) => [row.feedId, row]));
}

async function readReasons(
  db: Queryable,
  feeds: readonly FeedOfSite[],
): Promise<Map<string, RefusalCount[]>> {
  const { rows } = await db.query<RefusalCount & { feedId: string }>(
    `select states.feed_id as "feedId", reasons.reason, reasons.field,
            count(*)::int as vehicles, coalesce(sum(views), 0)::int as views
     from ${FEEDS}
     join ${STATES} states on states.feed_id = of.feed_id
     cross join lateral ${REASONS} as reasons
     left join lateral ${VIEWS} on true
     where ${IS_REFUSED}
     group by states.feed_id, reasons.reason, reasons.field
     order by count(*) desc, reasons.reason`,
    valuesOf(feeds),
  );
  const byFeed = Map.groupBy(rows, ({ feedId }) => feedId);
  return new Map(
    [...byFeed].map(([feedId, reasons]) => [feedId, reasons.map(({ feedId: _, ...reason }) => reason)]),
  );
}
