import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Bucket,
  type BucketPatience,
  type BucketSettings,
  openBucket,
} from '../../platform/storage/bucket.server.ts';
import { StorageFailure } from '../../platform/storage/storage.ts';
import { AGE_START, isEncrypted } from './age.server.ts';
import { BackupError, BackupKeyError } from './format.ts';
import { expiredBackups, NAME_PREFIX, newestBackup, readBackupName } from './names.ts';

/** Longer timeouts than for photos: backups are larger, and no visitor is waiting. */
const PATIENCE: BucketPatience = { answerMs: 30_000, wholeMs: 120_000 };

export const openBackupBucket = (settings: BucketSettings): Bucket =>
  openBucket(settings, PATIENCE, 'backupBucket');

/**
 * Uploads an encrypted file, then verifies its size and first line in the bucket.
 * @throws BackupKeyError if the file is not encrypted; StorageFailure if the upload or the verification fails
 */
export async function storeBackup(bucket: Bucket, name: string, file: string): Promise<void> {
  if (!(await isEncrypted(file)))
    throw new BackupKeyError('A bucket only accepts encrypted backups. Set BACKUP_RECIPIENT.');
  await bucket.put(name, file);
  const { size } = await stat(file);
  const stored = await bucket.beginning(name, AGE_START.length);
  if (stored?.size !== size || stored.bytes.toString('latin1') !== AGE_START)
    throw new StorageFailure(
      `Upload of ${name} failed verification: the bucket has ${stored?.size ?? 'none'} of ${size} bytes, or other content.`,
    );
}

/** Deletes backups older than `keepDays`; returns the names of the deleted objects. */
export async function removeExpired(bucket: Bucket, keepDays: number): Promise<string[]> {
  const expired = expiredBackups(await bucket.list(NAME_PREFIX), new Date(), keepDays);
  for (const name of expired) await bucket.remove(name);
  return expired;
}

/** The value of `--from` for the newest backup in the bucket. */
export const LATEST = 'latest';

/**
 * Runs work with a backup file: a local one, or a temporary download from the bucket.
 * @param from a file, the name of a backup in the bucket, or `latest`
 * @throws BackupError if there is no such backup; StorageFailure; errors of `work`
 */
export async function withBackup<Result>(
  from: string,
  bucket: Bucket | null,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (existsSync(from)) return await work(from);
  if (from !== LATEST && readBackupName(from)?.part !== 'database')
    throw new BackupError(`File not found: ${from}`);
  if (!bucket) throw new BackupError(`File not found: ${from}. BACKUP_S3_URL is not set either.`);
  const name = from === LATEST ? newestBackup(await bucket.list(NAME_PREFIX)) : from;
  if (!name) throw new BackupError('The bucket contains no backup.');
  return await inTemporaryFolder(async (folder) => {
    const file = path.join(folder, name);
    if (!(await bucket.get(name, file)))
      throw new BackupError(`The bucket does not contain the backup ${name}.`);
    return await work(file);
  });
}

/** Runs work in a private temporary folder, then deletes it. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
