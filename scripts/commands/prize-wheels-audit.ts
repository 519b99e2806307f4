// pnpm prize-wheels:audit: recalculates every prize draw from the random number and the odds in its log.

import { auditDraws } from '@forecourt/lib/leads/prize-wheel/audit.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    const { draws, problems } = await step('Recalculating every prize draw', () => auditDraws(pool));
    process.stdout.write(`${draws} draws, ${problems.length} different from their log\n`);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await pool.end();
  }
});
