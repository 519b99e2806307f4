import type { Queryable } from '../../../platform/database/client.server.ts';

/**
 * Queues the photos, spin frames, other pictures and history file of every vehicle that an import has added
 * or changed since the last call; for a new feed, those of its whole stock. Videos are not queued: they are
 * large and few are played, so they are fetched on demand.
 *
 * @param ownHosts hosts whose pictures are not fetched, because pages link to them directly
 */
export async function queueNewPhotos(db: Queryable, ownHosts: readonly string[]): Promise<void> {
  const { rows: feeds } = await db.query<{ feedId: string; since: Date; runId: string }>(
    `select news.feed_id as "feedId", min(news.started_at) as since, max(news.id) as "runId"
     from feeds left join photos_ahead_feeds mark on mark.feed_id = feeds.id
     join feed_runs news on news.feed_id = feeds.id and news.id > coalesce(mark.run_id, 0)
       and news.outcome in ('imported', 'undo')
     group by news.feed_id`,
  );
  // A single statement per feed, so that photos and mark are written together.
  for (const { feedId, since, runId } of feeds)
    await db.query(
      `with noted as (
         insert into photos_ahead_feeds (feed_id, run_id) values ($1, $2)
         on conflict (feed_id) do update set run_id = excluded.run_id
       )
       insert into photos_ahead (address, host, is_file)
       select address, lower(substring(address from $5)), is_file from (
         select distinct address, is_file
         from cars cross join lateral (
           select image->'image'->>'url' as address, false as is_file from jsonb_array_elements(record->'images') image
           union all select jsonb_array_elements_text(record->'spin_images'), false
           union all select record->>'spin_interior_image', false
           union all select spot->>'image_url', false from jsonb_path_query(record, '$.hotspots.*[*]') spot
           union all select record->>'file', true
         ) pictures
         where feed_id = $1 and retired_at is null and updated_at >= $3
       ) photos
       where address ~ $5 and not lower(substring(address from $5)) = any($4)
       on conflict (address) do nothing`,
      [feedId, runId, since, ownHosts, HOST],
    );
}

const HOST = '^https?://([^/?#@]+)';
