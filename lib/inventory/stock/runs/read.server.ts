import type { Queryable } from '../../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { feedRuns } from '../../tables/stock.ts';
import { type PlaceCounts, totalsByDealership } from '../importing/location-counts.ts';
import type { RunDetails } from '../importing/run-details.ts';
import { feedState } from './feed-state.ts';
import { fetchState } from './fetch-state.server.ts';
import type {
  ListedFeed,
  ListedRun,
  PhotoCounts,
  PlaceResult,
  ReasonCount,
  RunAnswer,
  RunsAnswer,
} from './runs.ts';
import { whyNotUndone } from './why-not-undone.server.ts';

const RUN_COLUMNS = columnsOf(feedRuns, [
  'id',
  'feedId',
  'fileName',
  'startedAt',
  'finishedAt',
  'outcome',
  'rowsRead',
  'taken',
  'mended',
  'held',
  'repeated',
  'rejected',
  'added',
  'changed',
  'unchanged',
  'retired',
]);
const WHOLE_COLUMNS = columnsOf(feedRuns, ['error', 'accepted', 'places', 'undoes', 'undoneBy']);
type RunRow = RowOf<typeof RUN_COLUMNS>;

/** Lists every feed that has vehicles or runs, or is fetched, sorted by name. */
export async function listFeeds(db: Queryable, now: Date): Promise<ListedFeed[]> {
  // One index lookup per feed: there are many runs of few feeds.
  const { rows } = await db.query<
    Partial<RunRow> & {
      feed: string;
      takenAt: Date | null;
      succeededAt: Date | null;
      switchedOffAt: Date | null;
      vehicles: string;
    }
  >(
    `with recursive run_feeds as (
       (select feed_id from feed_runs order by feed_id limit 1)
       union all
       select (select feed_id from feed_runs where feed_id > run_feeds.feed_id order by feed_id limit 1)
       from run_feeds where run_feeds.feed_id is not null
     ), names as (
       select feed_id from run_feeds where feed_id is not null union select id from feeds
       union select feed_id from feed_sources
     )
     select names.feed_id as feed, ${RUN_COLUMNS}, feed_sources.succeeded_at as "succeededAt",
            feed_sources.switched_off_at as "switchedOffAt",
            greatest(taken_run.finished_at, feed_sources.succeeded_at) as "takenAt",
            (select count(*) from cars where cars.feed_id = names.feed_id and retired_at is null) as vehicles
     from names
     left join lateral (
       select * from feed_runs where feed_id = names.feed_id order by id desc limit 1
     ) feed_runs on true
     left join lateral (
       select finished_at from feed_runs
       where feed_id = names.feed_id and outcome in ('imported', 'unchanged')
         and not exists (select from feed_runs undo where undo.undoes = feed_runs.id)
       order by id desc limit 1
     ) taken_run on true
     left join feed_sources on feed_sources.feed_id = names.feed_id
     order by names.feed_id`,
  );
  return rows.map(({ feed, takenAt, succeededAt, switchedOffAt, vehicles, ...run }) => ({
    feed,
    state: feedState(lastOutcome(run, succeededAt), takenAt, {
      now,
      isOff: switchedOffAt !== null && !(run.startedAt && run.startedAt > switchedOffAt),
    }),
    vehicles: Number(vehicles),
    lastRun: isRun(run) ? listedRun(run) : null,
    takenAt: takenAt?.toISOString() ?? null,
  }));
}

/**
 * Fetching an unchanged file leaves no run, so a newer success counts as `unchanged`, except after an undo.
 */
function lastOutcome(
  { outcome, finishedAt }: Partial<RunRow>,
  succeededAt: Date | null,
): RunRow['outcome'] | null {
  const isSuccessNewer = succeededAt !== null && (!finishedAt || succeededAt > finishedAt);
  return isSuccessNewer && outcome !== 'undo' ? 'unchanged' : (outcome ?? null);
}

/** The outer join returns an empty row for a feed without runs. */
const isRun = (run: Partial<RunRow>): run is RunRow => typeof run.id === 'string';

export async function listRuns(
  db: Queryable,
  feed: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<RunsAnswer> {
  const { rows } = await db.query<RunRow>(
    `select ${RUN_COLUMNS} from feed_runs
     where feed_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [feed, before, limit + 1],
  );
  const runs = rows.slice(0, limit).map(listedRun);
  return {
    runs,
    next: rows.length > limit ? (runs.at(-1)?.id ?? null) : null,
    fetching: await fetchState(db, feed),
    photos: await photoCounts(db, feed),
  };
}

async function photoCounts(db: Queryable, feed: string): Promise<PhotoCounts> {
  const { rows } = await db.query<PhotoCounts>(
    `select count(*)::int as checked, (count(*) filter (where problem is not null))::int as unavailable
     from photo_checks
     where checked_at is not null and address in (
       select address from photo_uses join cars on cars.id = car_id where feed_id = $1 and retired_at is null
     )`,
    [feed],
  );
  return rows[0] ?? { checked: 0, unavailable: 0 };
}

export async function readRun(db: Queryable, id: number): Promise<RunAnswer | null> {
  const { rows } = await db.query<RunRow & RowOf<typeof WHOLE_COLUMNS> & { details: RunDetails | null }>(
    `select ${RUN_COLUMNS}, ${WHOLE_COLUMNS}, details
     from feed_runs left join feed_run_reports on run_id = id where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { error, accepted, places, details, undoes, undoneBy } = row;
  const [undoing, whyNot] = await Promise.all([undoingOf(db, id), whyNotUndone(db, id)]);
  return {
    run: {
      ...listedRun(row),
      error,
      accepted,
      places: placeResults(places, details?.names ?? {}),
      undoes: undoes === null ? null : Number(undoes),
      by: undoneBy,
    },
    undoneBy: undoing,
    canBeUndone: whyNot === null,
    details,
    reasons: details ? reasonCounts(details) : [],
  };
}

async function undoingOf(db: Queryable, id: number): Promise<RunAnswer['undoneBy']> {
  const { rows } = await db.query<{ id: string; at: Date; by: string }>(
    'select id, finished_at as at, undone_by as by from feed_runs where undoes = $1',
    [id],
  );
  const [undoing] = rows;
  return undoing ? { id: Number(undoing.id), at: undoing.at.toISOString(), by: undoing.by } : null;
}

const placeResults = (places: readonly PlaceCounts[], names: Record<string, string>): PlaceResult[] =>
  totalsByDealership(places)
    .map(({ dealershipId, locationId, before, taken, held, rejected, retired }) => ({
      name: [dealershipId, locationId]
        .filter((id) => id !== null)
        .map((id) => names[id] ?? id)
        .join(', '),
      before,
      taken,
      held,
      rejected,
      retired,
    }))
    .toSorted((a, b) => b.taken + b.before - (a.taken + a.before));

const listedRun = ({
  id,
  feedId,
  fileName,
  startedAt,
  finishedAt,
  outcome,
  rowsRead,
  taken,
  mended,
  held,
  repeated,
  rejected,
  added,
  changed,
  unchanged,
  retired,
}: RunRow): ListedRun => ({
  id: Number(id),
  feed: feedId,
  file: fileName,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  outcome,
  counts: { read: rowsRead, taken, mended, held, repeated, rejected, added, changed, unchanged, retired },
});

/** Counts rejected and held values by field and reason, the most frequent first. */
export function reasonCounts({ rejected, held }: Pick<RunDetails, 'rejected' | 'held'>): ReasonCount[] {
  const values = [
    ...rejected.map(({ field, reason }) => ({ what: 'rejected' as const, field, reason })),
    ...held.map(({ field, reason }) => ({ what: 'held' as const, field, reason })),
  ];
  return [...Map.groupBy(values, (value) => JSON.stringify(value)).values()]
    .flatMap((same) => same.slice(0, 1).map((value) => ({ ...value, count: same.length })))
    .toSorted((a, b) => b.count - a.count);
}
