// pnpm db:migrate: migrates the database to the schema of this version, as a job before a roll-out. Safe to
// run repeatedly and concurrently; a storefront is not ready until it has run.

import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment(['DATABASE_URL']);
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  await step('Migrating the database', () => migrate(DATABASE_URL));
});
