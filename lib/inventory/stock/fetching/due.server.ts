import type pg from 'pg';
import type { ReadFeed } from './definition.server.ts';
import { FEED_CHANNEL } from './request-run.server.ts';
import { isDue } from './schedule.ts';
import { feedStates, markDue, recordSwitchedOff } from './state.server.ts';

const UNREADABLE = { kind: 'interval', minutes: 60 } as const;

/** Marks feeds as due according to their schedule, and records which are switched off. */
export async function markDueFeeds(
  pool: pg.Pool,
  feeds: readonly ReadFeed[],
  now = new Date(),
): Promise<void> {
  const on = new Map(feeds.filter(({ isOn }) => isOn).map((feed) => [feed.id, feed]));
  const states = await feedStates(pool, [...on.keys()]);
  await recordSwitchedOff(pool, [...on.keys()]);
  const dueFeeds = states.flatMap(({ feedId, triedAt, dueAt, startedAt }) => {
    const feed = on.get(feedId);
    if (!feed || dueAt || startedAt) return [];
    const schedule = 'definition' in feed ? feed.definition.schedule : UNREADABLE;
    return isDue(schedule, triedAt, now) ? [feedId] : [];
  });
  if (dueFeeds.length === 0) return;
  await markDue(pool, dueFeeds);
  await pool.query('select pg_notify($1, $2)', [FEED_CHANNEL, '']);
}
