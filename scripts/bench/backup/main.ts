// node scripts/bench/backup/main.ts [--rows N]: cost of a backup and its restore. Fills a database with N
// vehicles (50,000), N leads and 20 N events, makes an encrypted backup, and restores and compares it in a
// drill. Prints sizes and seconds: RPO and RTO of .docs/operations.md.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { parseMapping } from '@forecourt/lib/inventory/stock/mapping/load.server';
import { backup } from '@forecourt/lib/operations/backup/backup.server';
import { drill } from '@forecourt/lib/operations/backup/drill.server';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { startTestDatabase } from '../../emulators/postgres/testing/database.ts';
import { reportFigures } from '../report.ts';
import { writeLargeFeed } from '../stock/generate.ts';
import mapping from '../stock/mapping.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } });
const count = Number(values.rows);
const EVENTS_PER_VEHICLE = 20;
const RTO_SECONDS = 3_600;

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

const database = await startTestDatabase();
try {
  const { pool, databaseUrl, folder } = database;
  const feed = path.join(folder, 'feed.csv');
  await writeLargeFeed(feed, count);
  const imported = await importFeed({ pool, mapping: parseMapping(mapping, 'large'), file: feed });
  if (imported.error) throw new Error(imported.error);
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint)
     select gen_random_uuid(), 'large', gen_random_uuid(), 'enquiry',
            jsonb_build_object('name', md5(n::text), 'email', md5(n::text) || '@shopper.example', 'message', repeat(md5(n::text), 5)),
            md5(n::text)
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into events (site_slug, event_id, name, path, at)
     select 'large', 25, 'phoneClick', '/cars/' || n, now() - n * interval '1 second' from generate_series(1, $1::int) n`,
    [count * EVENTS_PER_VEHICLE],
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );

  const identity = await generateIdentity();
  const file = path.join(folder, 'large.backup.age');
  const begin = performance.now();
  await backup(databaseUrl, file, [await identityToRecipient(identity)]);
  const backupSeconds = (performance.now() - begin) / 1_000;
  const server = new URL(databaseUrl);
  server.pathname = '/postgres';
  const result = await drill(server.href, { file, identities: [identity] });
  const { size } = await stat(file);
  reportFigures({
    [`${count} vehicles`]: {
      rows: result.rows,
      'database MB': megabytes(Number(rows[0]?.bytes)),
      'file MB': megabytes(size),
      'backup s': rounded(backupSeconds),
      'RTO s': rounded(result.restoreSeconds),
      'compared s': rounded(result.compareSeconds),
      met: result.differences.length === 0 && result.restoreSeconds <= RTO_SECONDS,
    },
  });
} finally {
  await database.stop();
}
