import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newestMigration, requireMigrated } from '../migrated.server.ts';
import { END_MARK, START_MARK } from './format.ts';
import { type BackupTable, inFillingOrder } from './tables.ts';

/** What was written. */
export interface BackupSummary {
  /** Rows by table. */
  rows: Record<string, number>;
}

/**
 * Writes everything the product keeps in its database into a file, as it was at one moment, while it goes on working.
 * The file is a gzipped script that `psql` understands too; it holds people's data, and only its owner may read it.
 * @param file replaced once the backup is whole
 * @throws the database's or the disk's error, or when the database is not of this version; the file is then as it was
 */
export async function backup(databaseUrl: string, file: string): Promise<BackupSummary> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  const unfinishedFile = `${file}.unfinished`;
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await client.query(SETTINGS);
    await requireMigrated(client);
    const rows: Record<string, number> = {};
    await pipeline(script(client, rows), createGzip(), createWriteStream(unfinishedFile, { mode: 0o600 }));
    await client.query('commit');
    await rename(unfinishedFile, file);
    return { rows };
  } finally {
    await rm(unfinishedFile, { force: true });
    await client.end();
  }
}

/** So that values are written in one way, whatever the server is set to. */
const SETTINGS = `set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 3;
  set local statement_timeout = 0`;

async function* script(
  client: pg.Client,
  rowCounts: Record<string, number>,
): AsyncGenerator<string | Buffer, void> {
  const tables = inFillingOrder(await readTables(client));
  const start = { migration: newestMigration().tag, takenAt: new Date().toISOString() };
  yield `${START_MARK}${JSON.stringify(start)}\nbegin;\nset local client_encoding = 'UTF8';\n`;
  for (const { name, columns } of tables) {
    const table = pg.escapeIdentifier(name);
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    // What triggers would do was done when the rows were new.
    yield `alter table ${table} disable trigger user;\ncopy ${table} (${list}) from stdin;\n`;
    const rows = client.query(copyTo(`copy ${table} (${list}) to stdout`));
    for await (const chunk of rows) yield chunk as Buffer;
    rowCounts[name] = rows.rowCount;
    yield `\\.\nalter table ${table} enable trigger user;\n`;
  }
  for (const { sequence, last, called } of await readSequences(client))
    yield `select setval(${pg.escapeLiteral(sequence)}, ${last}, ${called});\n`;
  yield `commit;\n${END_MARK}${JSON.stringify({ rows: rowCounts })}\n`;
}

async function readTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select relation.relname as name,
            array(select attname::text from pg_attribute
                  where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns,
            array(select confrelid::regclass::text from pg_constraint
                  where conrelid = relation.oid and contype = 'f') as "references"
     from pg_class relation
     where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
     order by relation.relname`,
  );
  return rows;
}

async function readSequences(
  client: pg.Client,
): Promise<{ sequence: string; last: string; called: boolean }[]> {
  const { rows } = await client.query<{ sequence: string }>(
    `select oid::regclass::text as sequence from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences = [];
  for (const { sequence } of rows) {
    const [state] = (
      await client.query<{ last: string; called: boolean }>(
        `select last_value as last, is_called as called from ${sequence}`,
      )
    ).rows;
    if (state) sequences.push({ sequence, ...state });
  }
  return sequences;
}
