// pnpm feeds:run FEED [--accept-key]: makes the workers fetch and import a feed now, even if its file is
// unchanged; --accept-key first accepts the new host key of its SFTP server.
import { parseArgs } from 'node:util';
import { acceptHostKey } from '@forecourt/lib/inventory/stock/fetching/host-key.server';
import { requestFeedRun } from '@forecourt/lib/inventory/stock/fetching/request-run.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'accept-key': { type: 'boolean', default: false } },
  });
  const [feed] = positionals;
  if (!feed) throw new Advice("Pass the feed's short name from its document: pnpm feeds:run albion");
  loadEnvironment();
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    if (values['accept-key']) {
      const key = await acceptHostKey(pool, feed);
      if (!key) throw new Advice(`The server of ${feed} has not presented a new key.`);
      process.stdout.write(`Accepted the key ${key}\n`);
    }
    await requestFeedRun(pool, feed);
    process.stdout.write(`A worker starts ${feed} within seconds. The run is listed when it has finished.\n`);
  } finally {
    await pool.end();
  }
});
