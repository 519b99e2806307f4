import pg from 'pg';
import type { BackupRunKind } from './names.ts';

export interface BackupRun {
  kind: BackupRunKind;
  /** File or object name. */
  name: string;
  /** Time of the snapshot; for a drill, its end. */
  takenAt: Date;
  bytes: number | null;
  /** Duration; for a drill, the recovery time. */
  seconds: number;
  /** Why a drill failed; null for success. */
  problem: string | null;
}

/** Records backups and drills in the product's database, for metrics. */
export async function recordRuns(databaseUrl: string, runs: readonly BackupRun[]): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    for (const { kind, name, takenAt, bytes, seconds, problem } of runs)
      await client.query(
        `insert into backup_runs (kind, name, taken_at, bytes, seconds, problem) values ($1, $2, $3, $4, $5, $6)`,
        [kind, name, takenAt, bytes, seconds, problem],
      );
  } finally {
    await client.end();
  }
}
