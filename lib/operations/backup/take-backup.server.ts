import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../../platform/storage/bucket.server.ts';
import type { LakeAccess } from '../../sites/content-lake/client.server.ts';
import { type BackupSummary, backup } from './backup.server.ts';
import { inTemporaryFolder, removeExpired, storeBackup } from './bucket-backups.server.ts';
import { type ExportSummary, exportContent } from './export.server.ts';
import { BackupError, BackupKeyError } from './format.ts';
import { type BackupPart, backupName, contentFileOf } from './names.ts';
import { type BackupRun, recordRuns } from './runs.server.ts';

export interface BackupPlan {
  databaseUrl: string;
  /** Age public keys. Without any, files are not encrypted, and the bucket is refused. */
  recipients: readonly string[];
  /** Null skips the content. */
  content: LakeAccess | null;
}

export type BackupTarget = { file: string } | { bucket: Bucket; keepDays: number };

export interface BackupReport {
  database: BackupSummary & BackupRun;
  content: (ExportSummary & BackupRun) | null;
  removed: readonly string[];
}

/** Runs a step and reports its progress. */
export type Step = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
const silently: Step = (_, work) => work();

/**
 * Backs up the database and the content, and records both.
 * In a bucket, deletes expired backups after the new files have been verified.
 * @throws BackupError for malformed keys, or if the content can't be exported although the database was
 * backed up; StorageFailure if the bucket rejects a file; the database's or disk's error
 */
export async function takeBackup(
  plan: BackupPlan,
  target: BackupTarget,
  step: Step = silently,
): Promise<BackupReport> {
  if ('file' in target) {
    const contentFile = contentFileOf(target.file, plan.recipients.length > 0);
    const fileOf = (part: BackupPart) => (part === 'database' ? target.file : contentFile);
    return { ...(await takeParts(plan, fileOf, async () => {}, step)), removed: [] };
  }
  if (plan.recipients.length === 0)
    throw new BackupKeyError('A bucket only accepts encrypted backups. Set BACKUP_RECIPIENT.');
  const { bucket, keepDays } = target;
  return await inTemporaryFolder(async (folder) => {
    const now = new Date();
    const fileOf = (part: BackupPart) => path.join(folder, backupName(now, part));
    const store = (file: string) => storeBackup(bucket, path.basename(file), file);
    const parts = await takeParts(plan, fileOf, store, step);
    const removed = await step('Removing old backups', () => removeExpired(bucket, keepDays));
    return { ...parts, removed };
  });
}

async function takeParts(
  { databaseUrl, recipients, content }: BackupPlan,
  fileOf: (part: BackupPart) => string,
  store: (file: string) => Promise<void>,
  step: Step,
): Promise<Omit<BackupReport, 'removed'>> {
  const take = async <Summary extends object>(
    kind: BackupPart,
    write: (file: string) => Promise<Summary>,
  ): Promise<Summary & BackupRun> => {
    const [file, startedAt, begin] = [fileOf(kind), new Date(), performance.now()];
    const summary = await write(file);
    await store(file);
    const { size: bytes } = await stat(file);
    const seconds = (performance.now() - begin) / 1_000;
    const run = { kind, name: path.basename(file), takenAt: startedAt, bytes, seconds, problem: null };
    const taken = { ...run, ...summary };
    await recordRuns(databaseUrl, [taken]);
    return taken;
  };
  const database = await step('Backing up the database', () =>
    take('database', (file) => backup(databaseUrl, file, recipients)),
  );
  if (!content) return { database, content: null };
  try {
    return {
      database,
      content: await step('Exporting the content', () =>
        take('content', (file) => exportContent(content, file, recipients)),
      ),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`The database was backed up, but the content was not: ${reason}`, { cause });
  }
}
