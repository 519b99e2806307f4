import path from 'node:path';
import type { Bucket } from '../../platform/storage/bucket.server.ts';
import { StorageFailure } from '../../platform/storage/storage.ts';
import { withBackup } from './bucket-backups.server.ts';
import { type DrillResult, drill } from './drill.server.ts';
import { BackupError } from './format.ts';
import { recordRuns } from './runs.server.ts';

export interface DrillPlan {
  databaseUrl: string;
  /** See `drill`. */
  drillUrl: string;
  /** A file, the name of a backup in the bucket, or `latest`. */
  from: string;
  bucket: Bucket | null;
  identities: readonly string[];
}

export interface DrillReport extends DrillResult {
  name: string;
  /** Recovery time in seconds: download and restore. */
  recoverySeconds: number;
}

/**
 * Runs a drill and records its result in the product's database.
 * @returns the result; `differences` is empty if the backup is good
 * @throws BackupError, StorageFailure or the database's error if the restore failed, which is recorded as
 * well
 */
export async function runDrill(plan: DrillPlan): Promise<DrillReport> {
  const { databaseUrl, drillUrl, from, bucket, identities } = plan;
  const begin = performance.now();
  const record = (name: string, seconds: number, problem: string | null) =>
    recordRuns(databaseUrl, [{ kind: 'drill', name, takenAt: new Date(), bytes: null, seconds, problem }]);
  let name = path.basename(from);
  let report: DrillReport;
  try {
    report = await withBackup(from, bucket, async (file) => {
      name = path.basename(file);
      const fetchSeconds = (performance.now() - begin) / 1_000;
      const result = await drill(drillUrl, { file, identities });
      return { ...result, name, recoverySeconds: fetchSeconds + result.restoreSeconds };
    });
  } catch (error) {
    const seconds = (performance.now() - begin) / 1_000;
    // If recording fails too, the alert BackupDrillOld still fires.
    await record(name, seconds, reasonOf(error)).catch(() => {});
    throw error;
  }
  await record(name, report.recoverySeconds, report.differences.join('; ') || null);
  return report;
}

/** Why a drill failed. Database messages may quote rows, so only their code is used. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupError || error instanceof StorageFailure) return error.message;
  const { code, name } = error as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}
