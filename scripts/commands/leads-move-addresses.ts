// pnpm leads:move-addresses [--dry-run]: moves the addresses that receive leads and reports from sites,
// dealerships and locations into documents that sales staff, viewers and editors of other sites cannot read.
// Run it once, after all workers, storefronts and the studio have a version that reads these documents.
// Running it again is safe.
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { lakeClient, lakeVariables } from './lake.ts';
import { moveLeadAddresses } from './lead-addresses/move.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dryRun = values['dry-run'];
  loadEnvironment(['SANITY_PROJECT_ID']);
  const client = lakeClient(parseEnvironment(z.object(lakeVariables), process.env), 'raw');
  const moves = await step(dryRun ? 'Looking for lead addresses' : 'Moving lead addresses', () =>
    moveLeadAddresses(client, { dryRun }),
  );
  for (const { type, id, fields, to, problem } of moves) {
    const target = to ? `to ${to}` : 'removed, nothing to keep';
    process.stdout.write(`${type} ${id}: ${fields.join(', ')} ${problem ? 'NOT MOVED' : target}\n`);
    if (problem) process.stderr.write(`  ${problem}\n`);
  }
  const failed = moves.filter(({ problem }) => problem).length;
  const moved = moves.length - failed;
  process.stdout.write(
    moves.length === 0
      ? 'There are no lead addresses to move.\n'
      : `${moved} of ${moves.length} documents ${dryRun ? 'to be moved' : 'moved'}\n`,
  );
  if (failed > 0) process.exitCode = 1;
});
