// pnpm jobs:dead [--retry ID]...: lists the mails and SMS that are no longer retried automatically, without
// their recipients; --retry sends one again.
import { parseArgs } from 'node:util';
import { deadLetters, retryDeadLetter } from '@forecourt/lib/operations/worker/dead-letters.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { retry: { type: 'string', multiple: true, default: [] } } });
  loadEnvironment();
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    for (const id of values.retry) {
      if (!(await retryDeadLetter(pool, id))) throw new Advice(`Dead letter ${id} does not exist.`);
      process.stdout.write(`Retrying ${id}\n`);
    }
    if (values.retry.length > 0) return;
    const letters = await deadLetters(pool);
    for (const { id, what, siteSlug, attempts, lastTriedAt, problem } of letters)
      process.stdout.write(
        `${id}  ${lastTriedAt.toISOString()}  ${siteSlug}  ${what}  ${attempts} tries: ${problem ?? 'no reason recorded'}\n`,
      );
    process.stdout.write(letters.length ? `${letters.length} dead letters\n` : 'No dead letters\n');
  } finally {
    await pool.end();
  }
});
