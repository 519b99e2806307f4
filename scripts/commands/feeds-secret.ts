// pnpm feeds:secret NAME < FILE: keeps a feed's password, private key or header's value under the name by which the feed's
// document calls it, encrypted; --forget forgets it. It comes by the standard input, so that no shell remembers it.
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { forgetFeedSecret, keepFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { forget: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (!name) throw new Advice('Name the secret as the feed does: pnpm feeds:secret auto-group-sftp < FILE');
  loadEnvironment();
  const schema = z.object({
    DATABASE_URL: variables.DATABASE_URL,
    FEED_SECRET_KEY: variables.FEED_SECRET_KEY.unwrap(),
  });
  const { DATABASE_URL, FEED_SECRET_KEY } = parseEnvironment(schema, process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    if (values.forget) {
      if (!(await forgetFeedSecret(pool, name))) throw new Advice(`There is no secret ${name}.`);
      process.stdout.write(`${name} is forgotten\n`);
      return;
    }
    if (process.stdin.isTTY) process.stdout.write('Enter the secret, then press Enter and Ctrl-D:\n');
    // The line break at the end is the editor's, not the password's.
    const value = (await text(process.stdin)).replace(/\r?\n$/, '');
    if (value === '') throw new Advice('The secret is empty.');
    await keepFeedSecret(pool, { master: FEED_SECRET_KEY, name, value });
    process.stdout.write(`${name} is kept\n`);
  } finally {
    await pool.end();
  }
});
