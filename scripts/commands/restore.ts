// pnpm restore --from FILE: puts a backup back into an empty database, all of it or nothing.
import { parseArgs } from 'node:util';
import { RestoreError } from '@forecourt/lib/database/backup/format';
import { restore } from '@forecourt/lib/database/backup/restore.server';
import { parseEnvironment, variables } from '@forecourt/lib/env';
import { z } from 'zod';
import { loadEnvironment } from '../terminal/environment.ts';
import { Advice, step } from '../terminal/steps.mjs';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const { from: file } = values;
  if (!file) throw new Advice('pnpm restore --from FILE');
  loadEnvironment(['DATABASE_URL']);
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  try {
    const { rows } = await step('Putting the backup back', () => restore(DATABASE_URL, file));
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${total} rows of ${Object.keys(rows).length} tables. Next: pnpm stock:reindex\n`);
  } catch (error) {
    throw error instanceof RestoreError ? new Advice(error.message) : error;
  }
});
