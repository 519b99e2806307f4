// pnpm feeds:secret NAME < FILE: stores a feed's password, private key or header value, encrypted, under the
// name used in the feed's document; --outgoing for a receiver of an outgoing feed, --forget deletes it. It is read from standard input to keep it out of the
// shell history.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { deleteFeedSecret, storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      forget: { type: 'boolean', default: false },
      outgoing: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (!name)
    throw new Advice("Pass the secret's name from the feed: pnpm feeds:secret auto-group-sftp < FILE");
  loadEnvironment();
  const schema = z.object({
    DATABASE_URL: variables.DATABASE_URL,
    FEED_SECRET_KEY: variables.FEED_SECRET_KEY.unwrap(),
  });
  const { DATABASE_URL, FEED_SECRET_KEY } = parseEnvironment(schema, process.env);
  const space = values.outgoing ? 'outgoing' : 'incoming';
  const pool = await openDatabase(DATABASE_URL);
  try {
    if (values.forget) {
      if (!(await deleteFeedSecret(pool, name, space))) throw new Advice(`Secret ${name} does not exist.`);
      process.stdout.write(`Deleted ${name}\n`);
      return;
    }
    if (process.stdin.isTTY) process.stdout.write('Enter the secret, then press Enter and Ctrl-D:\n');
    // Editors add a line break at the end, which is not part of the password.
    const value = (await text(process.stdin)).replace(/\r?\n$/, '');
    if (value === '') throw new Advice('The secret is empty.');
    await storeFeedSecret(pool, { master: FEED_SECRET_KEY, name, value, space });
    process.stdout.write(`Stored ${name}\n`);
  } finally {
    await pool.end();
  }
});
