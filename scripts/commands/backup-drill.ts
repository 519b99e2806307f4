// pnpm backup:drill [--from FILE|NAME|latest] [--identity FILE]: restores a backup (by default the newest in
// the bucket) into a temporary database on the server of BACKUP_DRILL_DATABASE_URL, compares every table with
// the hashes in the backup, drops the database and prints the recovery time (RTO). Fails if anything differs.
import { parseArgs } from 'node:util';
import { LATEST, openBackupBucket } from '@forecourt/lib/operations/backup/bucket-backups.server';
import { runDrill } from '@forecourt/lib/operations/backup/run-drill.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { backupSettings, identitiesOf, inWords } from './backup-settings.ts';
import { runCommand } from './command.ts';
import { databaseLine } from './terminal/environment.ts';
import { Advice, step } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string', default: LATEST }, identity: { type: 'string' } },
  });
  const { databaseUrl, bucket } = backupSettings();
  const { BACKUP_DRILL_DATABASE_URL: drillUrl } = parseEnvironment(
    z.object({ BACKUP_DRILL_DATABASE_URL: variables.BACKUP_DRILL_DATABASE_URL }),
    process.env,
  );
  if (!drillUrl) throw new Advice('Set BACKUP_DRILL_DATABASE_URL: an empty database on a server for drills.');
  process.stderr.write(`${databaseLine(drillUrl)}\n`);
  const report = await inWords(async () => {
    const identities = await identitiesOf(values.identity);
    const plan = { databaseUrl, drillUrl, from: values.from, identities };
    return await step('Restoring and comparing the backup', () =>
      runDrill({ ...plan, bucket: bucket && openBackupBucket(bucket) }),
    );
  });
  const { name, takenAt, rows, tables, recoverySeconds, compareSeconds, differences } = report;
  process.stdout.write(
    `${name}: ${rows} rows of ${tables} tables, as of ${takenAt.toISOString()}. RTO ${recoverySeconds.toFixed(1)} s, compared in ${compareSeconds.toFixed(1)} s.\n`,
  );
  if (differences.length > 0)
    throw new Advice(`The restored database differs from the backup:\n  ${differences.join('\n  ')}`);
});
