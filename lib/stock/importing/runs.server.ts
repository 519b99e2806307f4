import type { Queryable } from '../../database/client.server.ts';
import type { ImportReport } from './report.ts';

/** Keeps the record of one attempt to import. */
export async function recordRun(db: Queryable, report: ImportReport, startedAt: Date): Promise<void> {
  const { rows, changes } = report;
  await db.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected,
                            mended, added, changed, unchanged, retired, error)
     values ($1, $2, $3, now(), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      report.feed,
      report.file,
      startedAt,
      report.outcome,
      rows.read,
      rows.taken,
      rows.rejected,
      rows.mended,
      changes.added,
      changes.changed,
      changes.unchanged,
      changes.retired,
      report.error,
    ],
  );
}
