import type { Queryable } from '../../../platform/database/client.server.ts';
import { MOST_SHARING } from './photo-faults.ts';

/** A changed row checks its photos again, but not more often than this. */
const LEAST_INTERVAL = "interval '1 hour'";
/** Photos further back in a gallery are checked later, so that every vehicle's first photo comes first. */
const SECONDS_A_PLACE = 20;

const HOST = '^https?://([^/?#@]+)';

/**
 * Queues the photos of every vehicle that an import has added or changed since the last call for a check, and
 * records which vehicles have which photos.
 *
 * @param ownHosts hosts whose pictures are not checked, because they are ours
 */
export async function queuePhotoChecks(db: Queryable, ownHosts: readonly string[]): Promise<void> {
  const { rows: feeds } = await db.query<{ feedId: string; since: Date; runId: string }>(
    `select news.feed_id as "feedId", min(news.started_at) as since, max(news.id) as "runId"
     from feeds left join photo_checks_feeds mark on mark.feed_id = feeds.id
     join feed_runs news on news.feed_id = feeds.id and news.id > coalesce(mark.run_id, 0)
       and news.outcome in ('imported', 'undo')
     group by news.feed_id`,
  );
  // A single statement per feed, so that checks and mark are written together.
  for (const { feedId, since, runId } of feeds)
    await db.query(
      `with noted as (
         insert into photo_checks_feeds (feed_id, run_id) values ($1, $2)
         on conflict (feed_id) do update set run_id = excluded.run_id
       ), changed as (
         select id, record->'images' as images from cars
         where feed_id = $1 and retired_at is null and updated_at >= $3
       ), photos as (
         select image->'image'->>'url' as address, changed.id as car_id, place
         from changed cross join lateral jsonb_array_elements(images) with ordinality as photo(image, place)
       ), checked as (
         select distinct on (address, car_id) address, car_id, place,
                lower(substring(address from $5)) as host
         from photos where address ~ $5 and not lower(substring(address from $5)) = any($4)
         order by address, car_id, place
       ), unused as (
         delete from photo_uses using changed
         where photo_uses.car_id = changed.id
           and not exists (select from checked where (checked.address, checked.car_id) = (photo_uses.address, photo_uses.car_id))
       ), used as (
         insert into photo_uses (address, car_id) select address, car_id from checked on conflict do nothing
         returning address
       ), due as (
         -- Photos that were checked before may be in another order, or now be the photos of more vehicles.
         insert into photo_notes_due (car_id)
         select car_id from checked join photo_checks using (address)
         union
         select sharing.car_id from (select distinct address from used) news cross join lateral (
           select car_id from photo_uses where photo_uses.address = news.address limit ${MOST_SHARING}
         ) sharing
         order by car_id on conflict do nothing
       )
       insert into photo_checks (address, host, due_at)
       select address, min(host), now() + (min(place) - 1) * interval '${SECONDS_A_PLACE} seconds'
       from checked group by address
       on conflict (address) do update set due_at = least(photo_checks.due_at, now())
         where photo_checks.checked_at < now() - ${LEAST_INTERVAL}`,
      [feedId, runId, since, ownHosts, HOST],
    );
}

/** Deletes the checks of photos that no listed vehicle has any more. */
export async function forgetUnusedPhotos(db: Queryable): Promise<void> {
  await db.query(
    `delete from photo_uses using cars where cars.id = photo_uses.car_id and cars.retired_at is not null`,
  );
  await db.query(
    `delete from photo_checks
     where not exists (select from photo_uses where photo_uses.address = photo_checks.address)`,
  );
}
