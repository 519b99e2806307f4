// `pnpm charges:seed [--dry-run]`: writes the first tables of government charges into the content lake. Keeps tables
// that exist, because administrators may have corrected them.
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@forecourt/lib/platform/env';
import { SEED_TABLES } from '@forecourt/lib/vehicle/drive-away/seed/seed-tables';
import { chargeTableDocument } from '@forecourt/schemas/writing/chargeTableDocument';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { lakeClient, lakeVariables } from './lake.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  loadEnvironment();
  const client = lakeClient(parseEnvironment(z.object(lakeVariables), process.env), 'raw');
  const ids = SEED_TABLES.map(({ id }) => id);
  const existing = new Set(await client.fetch<string[]>('*[_id in $ids]._id', { ids }));
  const missing = SEED_TABLES.filter(({ id }) => !existing.has(id));
  process.stdout.write(`${missing.length} tables are missing, ${existing.size} exist\n`);
  if (values['dry-run'] || missing.length === 0) return;
  await step('Writing the tables', () =>
    missing
      .reduce(
        (transaction, table) => transaction.createIfNotExists(chargeTableDocument(table)),
        client.transaction(),
      )
      .commit(),
  );
  process.stdout.write('Confirm the unread ones in the studio: Content, Government charges\n');
});
