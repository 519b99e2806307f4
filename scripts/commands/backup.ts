// pnpm backup --to FILE: backs up the whole database into one file while the product keeps running.
// pnpm backup [--to s3] [--keep-days 35]: backs up into the bucket of BACKUP_S3_URL, then deletes older backups, but never the
//   newest one.
// BACKUP_RECIPIENT (age public keys) encrypts the backup; the bucket requires it. With SANITY_API_TOKEN, the content is
// exported as well, including drafts, pictures and files; --no-content skips it.
import { parseArgs } from 'node:util';
import { openBackupBucket } from '@forecourt/lib/operations/backup/bucket-backups.server';
import { type BackupTarget, takeBackup } from '@forecourt/lib/operations/backup/take-backup.server';
import { lakeAccess } from '@forecourt/lib/sites/content-lake/client.server';
import { backupSettings, inWords } from './backup-settings.ts';
import { runCommand, usageOf } from './command.ts';
import { Advice, step } from './terminal/steps.mjs';

const BUCKET = 's3';

await runCommand(async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      to: { type: 'string' },
      'keep-days': { type: 'string' },
      content: { type: 'boolean', default: true },
    },
  });
  const to = values.to ?? (process.env.BACKUP_S3_URL ? BUCKET : '');
  if (!to) throw new Advice(usageOf(import.meta.filename));
  const { databaseUrl, recipients, bucket, keepDays } = backupSettings(values['keep-days']);
  const target = targetOf(to);
  if (recipients.length === 0 && 'file' in target)
    process.stderr.write(
      `${to} is not encrypted and contains personal data. Set BACKUP_RECIPIENT to encrypt it.\n`,
    );
  const plan = { databaseUrl, recipients, content: values.content ? lakeAccess(process.env) : null };
  const { database, content, removed } = await inWords(() => takeBackup(plan, target, step));
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  print(
    `${rows} rows of ${Object.keys(database.rows).length} tables in ${database.name} (${size(database)})`,
    ...(content
      ? [`${content.documents} documents and ${content.assets} assets in ${content.name} (${size(content)})`]
      : []),
    ...(removed.length > 0 ? [`Deleted (older than ${keepDays} days): ${removed.join(', ')}`] : []),
  );

  function targetOf(to: string): BackupTarget {
    if (to !== BUCKET) return { file: to };
    if (!bucket) throw new Advice('Set BACKUP_S3_URL to the URL of the bucket.');
    return { bucket: openBackupBucket(bucket), keepDays };
  }
});

function size({ bytes }: { bytes: number | null }): string {
  return `${((bytes ?? 0) / 1_000_000).toFixed(1)} MB`;
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
