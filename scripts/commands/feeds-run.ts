// pnpm feeds:run FEED [--accept-key]: asks the workers to fetch and import a feed now, whether or not its file has changed;
// --accept-key first accepts the other key that its SFTP server shows.
import { parseArgs } from 'node:util';
import { acceptHostKey } from '@forecourt/lib/inventory/stock/fetching/host-key.server';
import { requestFeedRun } from '@forecourt/lib/inventory/stock/fetching/request.server';
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
  if (!feed) throw new Advice("Name the feed by its document's short name: pnpm feeds:run albion");
  loadEnvironment();
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    if (values['accept-key']) {
      const key = await acceptHostKey(pool, feed);
      if (!key) throw new Advice(`The server of ${feed} has shown no other key.`);
      process.stdout.write(`The key ${key} is accepted\n`);
    }
    await requestFeedRun(pool, feed);
    process.stdout.write(`A worker runs ${feed} within seconds and lists the run when it has ended\n`);
  } finally {
    await pool.end();
  }
});
