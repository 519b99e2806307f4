import type { Queryable } from '../../database/client.server.ts';
import { columnsOf, type RowOf } from '../../database/row.ts';
import { feedRuns } from '../../database/schema/stock.ts';
import type { PastRun } from './judging.ts';
import type { PlaceCounts } from './places.ts';
import type { ImportReport } from './report.ts';

/** So many imports say what is usual for a feed. */
const RUNS_REMEMBERED = 10;

/** Keeps the record of one attempt to import. */
export async function recordRun(
  db: Queryable,
  report: ImportReport,
  places: readonly PlaceCounts[],
  startedAt: Date,
): Promise<void> {
  const { rows, changes } = report;
  await db.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, held, rejected,
                            mended, added, changed, unchanged, retired, error, accepted, places)
     values ($1, $2, $3, now(), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      report.feed,
      report.file,
      startedAt,
      report.outcome,
      rows.read,
      rows.taken,
      rows.held,
      rows.rejected,
      rows.mended,
      changes.added,
      changes.changed,
      changes.unchanged,
      changes.retired,
      report.error,
      report.accepted,
      JSON.stringify(places),
    ],
  );
}

const PAST_COLUMNS = columnsOf(feedRuns, ['places', 'accepted']);

/** The last imports of a feed that went through, the newest first. */
export async function pastRuns(db: Queryable, feed: string): Promise<PastRun[]> {
  const { rows } = await db.query<RowOf<typeof PAST_COLUMNS>>(
    `select ${PAST_COLUMNS} from feed_runs
     where feed_id = $1 and outcome in ('imported', 'unchanged') order by started_at desc limit ${RUNS_REMEMBERED}`,
    [feed],
  );
  return rows;
}
