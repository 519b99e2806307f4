import type { Queryable } from '../../../platform/database/client.server.ts';

/**
 * Notes the photos, the frames of a spin, the other pictures and the history file of every vehicle that an import has added or
 * changed since the last time; of a feed that is met for the first time those of its whole stock. Films are large, and few
 * are played: they are fetched when somebody does.
 * @param ownHosts hosts whose pictures nobody fetches, because pages show them from there
 */
export async function noteNewPhotos(db: Queryable, ownHosts: readonly string[]): Promise<void> {
  const { rows: feeds } = await db.query<{ feedId: string; since: Date; runId: string }>(
    `select news.feed_id as "feedId", min(news.started_at) as since, max(news.id) as "runId"
     from feeds left join photos_ahead_feeds mark on mark.feed_id = feeds.id
     join feed_runs news on news.feed_id = feeds.id and news.id > coalesce(mark.run_id, 0)
       and news.outcome in ('imported', 'undo')
     group by news.feed_id`,
  );
  // One statement each: either the photos and the mark are noted, or neither.
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

/** The host of an address as feeds have it after they were read: written as browsers write it. */
const HOST = '^https?://([^/?#@]+)';
