import type { Queryable } from '../../../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../../../platform/database/row.ts';
import { feedPhotos } from '../../../tables/feed-sources.ts';

const COLUMNS = columnsOf(feedPhotos, ['path', 'version', 'name', 'problem']);

/** A known photo next to a feed file: the name it is stored under, or why it was left out. */
export type KnownPhoto = RowOf<typeof COLUMNS>;

/** Days a photo is stored after it was last next to the feed file or used by a listed car. */
const DAYS_KEPT = 30;

export async function knownPhotos(db: Queryable, feedId: string): Promise<Map<string, KnownPhoto>> {
  const { rows } = await db.query<KnownPhoto>(
    `select ${COLUMNS} from feed_photos where feed_id = $1 order by path`,
    [feedId],
  );
  return new Map(rows.map((photo) => [photo.path, photo]));
}

export async function recordPhoto(db: Queryable, feedId: string, photo: KnownPhoto): Promise<void> {
  await db.query(
    `insert into feed_photos (feed_id, path, version, name, problem) values ($1, $2, $3, $4, $5)
     on conflict (feed_id, path) do update
     set version = excluded.version, name = excluded.name, problem = excluded.problem, wanted_at = now()`,
    [feedId, photo.path, photo.version, photo.name, photo.problem],
  );
}

/** Records that these photos are present or used by a listed car. */
export async function markPhotosUsed(db: Queryable, feedId: string, paths: readonly string[]): Promise<void> {
  await db.query('update feed_photos set wanted_at = now() where feed_id = $1 and path = any($2)', [
    feedId,
    paths,
  ]);
}

/**
 * Deletes the records of photos that have not been used for a long time.
 *
 * @returns the names that no other path of the feed uses, whose files can be deleted
 */
export async function deleteUnwantedPhotos(db: Queryable, feedId: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with gone as (
       delete from feed_photos where feed_id = $1 and wanted_at < now() - $2 * interval '1 day' returning path, name
     )
     select distinct name from gone where name is not null and not exists (
       select from feed_photos other
       where other.feed_id = $1 and other.name = gone.name and other.path not in (select path from gone)
     )`,
    [feedId, DAYS_KEPT],
  );
  return rows.map(({ name }) => name);
}
