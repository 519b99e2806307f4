import type { Queryable } from '../database/client.server.ts';

/**
 * So long it is kept what visitors did. A report of the Activity tool spans at most a year (`MOST_DAYS`), read beside the
 * same days of the year before; two months are for whoever looks late. Nothing reads further back, so no sums are kept.
 */
export const KEEP_MONTHS = 26;

/** A delete of everything at once would hold its locks for long. */
const BATCH = 20_000;

/**
 * Deletes events, and the view counts of vehicles that nobody has looked at, older than `KEEP_MONTHS`.
 * @returns how many rows were deleted
 */
export async function forgetOldEvents(db: Queryable): Promise<number> {
  let deleted = 0;
  for (let rows = BATCH; rows === BATCH; deleted += rows) {
    const { rowCount } = await db.query(
      `delete from events where id in (
         select id from events where at < now() - make_interval(months => $1) order by at limit $2)`,
      [KEEP_MONTHS, BATCH],
    );
    rows = rowCount ?? 0;
  }
  const { rowCount } = await db.query(
    'delete from car_views where viewed_at < now() - make_interval(months => $1)',
    [KEEP_MONTHS],
  );
  return deleted + (rowCount ?? 0);
}
