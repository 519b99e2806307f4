// pnpm restore --from FILE|NAME|latest [--identity FILE]: restores a backup into an empty database, completely or not at all.
// NAME is a backup in the bucket of BACKUP_S3_URL; latest is the newest one. An encrypted backup needs --identity: the file
// with an age secret key (AGE-SECRET-KEY-1…).
import { parseArgs } from 'node:util';
import { openBackupBucket, withBackup } from '@forecourt/lib/operations/backup/bucket-backups.server';
import { restore } from '@forecourt/lib/operations/backup/restore.server';
import { backupSettings, identitiesOf, inWords } from './backup-settings.ts';
import { runCommand, usageOf } from './command.ts';
import { Advice, step } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, identity: { type: 'string' } } });
  const { from } = values;
  if (!from) throw new Advice(usageOf(import.meta.filename));
  const { databaseUrl, bucket } = backupSettings();
  const { rows, takenAt } = await inWords(async () => {
    const identities = await identitiesOf(values.identity);
    return await step('Restoring the backup', () =>
      withBackup(from, bucket && openBackupBucket(bucket), (file) =>
        restore(databaseUrl, { file, identities }),
      ),
    );
  });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${total} rows of ${Object.keys(rows).length} tables, as of ${takenAt.toISOString()}. Next: pnpm stock:reindex\n`,
  );
});
