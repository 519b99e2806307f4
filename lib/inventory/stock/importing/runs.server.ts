import type { Queryable } from '../../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { storableJson } from '../../../platform/database/storable.ts';
import { feedRuns } from '../../tables/stock.ts';
import type { PlaceCounts } from './location-counts.ts';
import type { ImportReport } from './report.ts';
import { runDetails } from './run-details.ts';
import type { PastRun } from './share-guards.ts';

const RUNS_REMEMBERED = 10;

interface Run {
  report: ImportReport;
  places: readonly PlaceCounts[];
  names: ReadonlyMap<string, string>;
  startedAt: Date;
}

/**
 * Stores one attempt to import, with its details.
 *
 * @param begunId the row written at the import's start, which is now deleted
 */
export async function recordRun(
  db: Queryable,
  { report, places, names, startedAt }: Run,
  begunId: string | null = null,
): Promise<void> {
  const { rows, changes } = report;
  await db.query(
    `with run as (
       insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, held, repeated,
                              rejected, mended, added, changed, unchanged, retired, error, accepted, places)
       values ($1, $2, $3, clock_timestamp(), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
       returning id
     ), ended as (
       delete from begun_imports where id = $19
     )
     insert into feed_run_reports (run_id, details) select id, $18 from run`,
    [
      report.feed,
      report.file,
      startedAt,
      report.outcome,
      rows.read,
      rows.taken,
      rows.held,
      rows.repeated,
      rows.rejected,
      rows.mended,
      changes.added,
      changes.changed,
      changes.unchanged,
      changes.retired,
      report.error,
      report.accepted,
      storableJson(places),
      storableJson(runDetails(report, names)),
      begunId,
    ],
  );
}

const PAST_COLUMNS = columnsOf(feedRuns, ['places', 'accepted']);

/** Returns the last imports of a feed that succeeded and were not undone, newest first. */
export async function pastRuns(db: Queryable, feed: string): Promise<PastRun[]> {
  const { rows } = await db.query<RowOf<typeof PAST_COLUMNS>>(
    `select ${PAST_COLUMNS} from feed_runs
     where feed_id = $1 and outcome in ('imported', 'unchanged')
       and not exists (select from feed_runs undo where undo.undoes = feed_runs.id) order by id desc limit ${RUNS_REMEMBERED}`,
    [feed],
  );
  return rows;
}
