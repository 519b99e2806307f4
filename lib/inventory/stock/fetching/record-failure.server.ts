import type { Queryable } from '../../../platform/database/client.server.ts';
import { type ImportReport, Tally } from '../importing/report.ts';
import { recordRun } from '../importing/runs.server.ts';

/**
 * Adds a run that failed before the import to the feed's runs.
 *
 * @param problem the reason, without secrets
 */
export async function recordFailedRun(
  db: Queryable,
  feedId: string,
  startedAt: Date,
  problem: string,
): Promise<void> {
  const { rows, changes, rejected, held, repeated, guards, warnings } = new Tally();
  const report: ImportReport = {
    feed: feedId,
    file: '',
    outcome: 'failed',
    dryRun: false,
    error: problem,
    rows,
    changes,
    rejected,
    held,
    repeated,
    guards,
    accepted: [],
    mended: [],
    warnings,
    seconds: (Date.now() - startedAt.getTime()) / 1000,
  };
  await recordRun(db, { report, places: [], names: new Map(), startedAt });
}
