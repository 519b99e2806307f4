import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { differences } from './compare.ts';
import { type BackupContents, RestoreError } from './format.ts';
import { type BackupFile, restore } from './restore.server.ts';
import { fingerprint, SETTINGS, storedTables, tableWithRows } from './stored-tables.server.ts';

export interface DrillResult {
  /** Time of the backup's snapshot. */
  takenAt: Date;
  rows: number;
  tables: number;
  /** Until the database was ready for use. */
  restoreSeconds: number;
  /** Time of the comparison, which is not part of the RTO. */
  compareSeconds: number;
  /** One line for each table that differs from the backup. */
  differences: string[];
}

/**
 * Restores a backup into a temporary database, compares every table with the hashes in the backup, and drops
 * that database.
 * @param drillUrl an empty database, not changed, whose role can create databases on its server
 * @throws RestoreError if that database has rows, or the backup can't be restored; BackupKeyError if no
 * secret key decrypts it; the database's error
 */
export async function drill(drillUrl: string, source: BackupFile): Promise<DrillResult> {
  const server = await connect(drillUrl);
  const name = scratchName(new Date());
  try {
    const filled = await tableWithRows(server, null);
    if (filled)
      throw new RestoreError(
        `BACKUP_DRILL_DATABASE_URL has rows in ${filled}. A drill requires an empty database, so that it never runs on one that is in use.`,
      );
    await dropLeftovers(server);
    await server.query(`create database ${pg.escapeIdentifier(name)} encoding 'UTF8' template template0`);
    const url = new URL(drillUrl);
    url.pathname = `/${name}`;
    const begin = performance.now();
    const backup = await restore(url.href, source);
    const restored = performance.now();
    const found = differences(backup, await contentsOf(url.href));
    return {
      takenAt: backup.takenAt,
      rows: Object.values(backup.rows).reduce((sum, rows) => sum + rows, 0),
      tables: Object.keys(backup.rows).length,
      restoreSeconds: (restored - begin) / 1_000,
      compareSeconds: (performance.now() - restored) / 1_000,
      differences: found,
    };
  } finally {
    await server.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    await server.end();
  }
}

const SCRATCH_PREFIX = 'forecourt_drill_';
const DAY_SECONDS = 24 * 60 * 60;

/** `forecourt_drill_<seconds since 1970>_<random>`, so that a later drill can tell its age. */
const scratchName = (now: Date) =>
  `${SCRATCH_PREFIX}${Math.floor(now.getTime() / 1_000)}_${randomBytes(4).toString('hex')}`;

/** Drops databases of drills that were killed: they hold personal data. */
async function dropLeftovers(server: pg.Client): Promise<void> {
  const { rows } = await server.query<{ name: string }>(
    `select datname as name from pg_database
     where substring(datname from $1)::float8 < extract(epoch from now()) - $2
       and pg_get_userbyid(datdba) = current_user`,
    [`^${SCRATCH_PREFIX}(\\d+)_[0-9a-f]{8}$`, DAY_SECONDS],
  );
  for (const { name } of rows)
    await server.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}

async function contentsOf(databaseUrl: string): Promise<BackupContents> {
  const client = await connect(databaseUrl);
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query(SETTINGS);
    const contents: BackupContents = { rows: {}, hashes: {} };
    for (const table of await storedTables(client)) {
      const { rows, hash } = await fingerprint(client, table);
      contents.rows[table.name] = rows;
      contents.hashes[table.name] = hash;
    }
    return contents;
  } finally {
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup-drill',
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a connection lost while idle would crash the process. The next query reports it.
  client.on('error', () => {});
  await client.connect();
  return client;
}
