// pnpm backup --to FILE: everything the database holds, in one file, while the product goes on working.
import { parseArgs } from 'node:util';
import { backup } from '@forecourt/lib/database/backup/backup.server';
import { parseEnvironment, variables } from '@forecourt/lib/env';
import { z } from 'zod';
import { loadEnvironment } from '../terminal/environment.ts';
import { Advice, step } from '../terminal/steps.mjs';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { to: file } = values;
  if (!file) throw new Advice('pnpm backup --to FILE');
  loadEnvironment(['DATABASE_URL']);
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const { rows } = await step('Writing the backup', () => backup(DATABASE_URL, file));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${total} rows of ${Object.keys(rows).length} tables in ${file}\n`);
});
