import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newestMigration, requireMigrated } from '../../platform/database/migrated.server.ts';
import { encryptFor, passThrough } from './age.server.ts';
import { type BackupContents, END_MARK, START_MARK } from './format.ts';
import { fingerprint, SETTINGS, storedTables } from './stored-tables.server.ts';

export interface BackupSummary extends BackupContents {
  takenAt: Date;
}

/**
 * Writes a consistent snapshot of the product's database to a file while the product keeps running.
 * The file is a gzipped script that `psql` can also run. It contains personal data, so only its owner can
 * read it.
 * @param file replaced once the backup is complete
 * @param recipients age public keys to encrypt for; unencrypted if empty
 * @throws BackupKeyError for a malformed public key; the database's or disk's error, or if the database has
 * another version. The file is then unchanged.
 */
export async function backup(
  databaseUrl: string,
  file: string,
  recipients: readonly string[] = [],
): Promise<BackupSummary> {
  const encrypt = recipients.length > 0 ? encryptFor(recipients) : passThrough;
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
    const {
      rows: [snapshot],
    } = await client.query<{ takenAt: Date }>('select now() as "takenAt"');
    const takenAt = snapshot?.takenAt ?? new Date();
    const contents: BackupContents = { rows: {}, hashes: {} };
    await pipeline(
      script(client, takenAt, contents),
      createGzip(),
      encrypt,
      createWriteStream(unfinishedFile, { mode: 0o600 }),
    );
    await client.query('commit');
    await rename(unfinishedFile, file);
    return { ...contents, takenAt };
  } finally {
    await rm(unfinishedFile, { force: true });
    await client.end();
  }
}

async function* script(
  client: pg.Client,
  takenAt: Date,
  contents: BackupContents,
): AsyncGenerator<string | Buffer, void> {
  const start = { migration: newestMigration().tag, takenAt: takenAt.toISOString() };
  yield `${START_MARK}${JSON.stringify(start)}\nbegin;\nset local client_encoding = 'UTF8';\n`;
  for (const stored of await storedTables(client)) {
    const { name, columns } = stored;
    const table = pg.escapeIdentifier(name);
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    // Triggers already ran when the rows were first written.
    yield `alter table ${table} disable trigger user;\ncopy ${table} (${list}) from stdin;\n`;
    const rows = client.query(copyTo(`copy ${table} (${list}) to stdout`));
    for await (const chunk of rows) yield chunk as Buffer;
    contents.rows[name] = rows.rowCount;
    // Hashed from the same snapshot, not from the copied bytes, for a drill to compare with the restored
    // rows.
    contents.hashes[name] = (await fingerprint(client, stored)).hash;
    yield `\\.\nalter table ${table} enable trigger user;\n`;
  }
  for (const { sequence, last, called } of await readSequences(client))
    yield `select setval(${pg.escapeLiteral(sequence)}, ${last}, ${called});\n`;
  yield `commit;\n${END_MARK}${JSON.stringify(contents)}\n`;
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
