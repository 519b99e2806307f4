import { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';

const hostsSchema = z.array(z.object({ source: z.string() }));

/** Returns the photo hosts that feeds' documents allow; the others are in the environment. */
export async function feedPhotoHosts(db: Queryable): Promise<string[]> {
  const { rows } = await db.query('select distinct source from feed_photo_hosts order by source');
  return hostsSchema.parse(rows).map(({ source }) => source);
}

interface FeedHosts {
  id: string;
  photoHosts: readonly string[];
}

export async function publishPhotoHosts(db: Queryable, feeds: readonly FeedHosts[]): Promise<void> {
  await write(db, feeds, 'feed_id = any($3::text[])');
}

/** Replaces the photo hosts of all feeds, and deletes those of other feeds. */
export async function publishAllPhotoHosts(db: Queryable, feeds: readonly FeedHosts[]): Promise<void> {
  await write(db, feeds, '($3::text[] is not null)');
}

async function write(db: Queryable, feeds: readonly FeedHosts[], which: string): Promise<void> {
  const hosts = feeds.flatMap(({ id, photoHosts }) => photoHosts.map((source) => ({ id, source })));
  await db.query(
    `with wanted as (
       select * from unnest($1::text[], $2::text[]) as pair(feed_id, source)
     ), forgotten as (
       delete from feed_photo_hosts where ${which} and (feed_id, source) not in (select feed_id, source from wanted)
     )
     insert into feed_photo_hosts (feed_id, source) select feed_id, source from wanted on conflict do nothing`,
    [hosts.map(({ id }) => id), hosts.map(({ source }) => source), feeds.map(({ id }) => id)],
  );
}
