import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { z } from 'zod';
import { migrate } from '../../platform/database/migrate.server.ts';
import { newestMigration } from '../../platform/database/migrated.server.ts';
import { openPlain } from './age.server.ts';
import type { BackupSummary } from './backup.server.ts';
import { type BackupContents, END_MARK, endSchema, RestoreError, START_MARK, startSchema } from './format.ts';
import { tableWithRows } from './stored-tables.server.ts';

/** A backup file, and age secret keys to try if it is encrypted. */
export interface BackupFile {
  file: string;
  identities: readonly string[];
}

/**
 * Restores a backup into an empty database, completely or not at all.
 * @param databaseUrl a database without rows; missing tables are created
 * @returns row counts and hashes by table, and the time of the snapshot
 * @throws RestoreError if the database has rows, or the file has another version or is incomplete;
 * BackupKeyError if no secret key decrypts it; the database's error
 */
export async function restore(databaseUrl: string, source: BackupFile): Promise<BackupSummary> {
  const { migration, takenAt } = await readStart(source);
  const own = newestMigration().tag;
  if (migration !== own)
    throw new RestoreError(
      `The backup was taken at migration ${migration}, but this version is at ${own}. Restore it with that version, then upgrade.`,
    );
  await migrate(databaseUrl);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'restore',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    const filled = await tableWithRows(client, 'public');
    if (filled)
      throw new RestoreError(
        `The table ${filled} has rows. A backup can only be restored into an empty database.`,
      );
    const contents = await run(client, source);
    await client.query('analyze');
    return { ...contents, takenAt: new Date(takenAt) };
  } finally {
    await client.end();
  }
}

/** @throws RestoreError if the file does not start like a backup */
async function readStart(source: BackupFile): Promise<z.output<typeof startSchema>> {
  for await (const line of linesOf(source)) {
    if (!line.startsWith(START_MARK)) break;
    return startSchema.parse(JSON.parse(line.slice(START_MARK.length)));
  }
  throw new RestoreError(`${source.file} is not a Forecourt backup.`);
}

const NAME = '"(?:[^"]|"")+"';
const COPY = new RegExp(`^copy (${NAME}) \\(${NAME}(?:, ${NAME})*\\) from stdin;$`);
/** Other statements allowed in a backup: writing to the bucket must not allow running SQL. */
const STATEMENT = new RegExp(
  `^(?:begin;|set local client_encoding = 'UTF8';|alter table ${NAME} (?:disable|enable) trigger user;|select setval\\('(?:[^']|'')+', -?\\d+, (?:true|false)\\);)$`,
);

/** Runs the script in its own transaction, committed only once it is complete. */
async function run(client: pg.Client, source: BackupFile): Promise<BackupContents> {
  const lines = linesOf(source);
  const restoredCounts: Record<string, number> = {};
  try {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const line = next.value;
      const table = COPY.exec(line)?.[1];
      if (table)
        restoredCounts[table.slice(1, -1).replaceAll('""', '"')] = await copyRows(client, line, lines);
      else if (line === 'commit;') return await finish(client, restoredCounts, await lines.next());
      else if (STATEMENT.test(line)) await client.query(line);
      else if (!line.startsWith('--'))
        throw new RestoreError(`${source.file} contains an unexpected statement. Nothing was restored.`);
    }
  } finally {
    await lines.return();
  }
  throw new RestoreError(`${source.file} is truncated. Nothing was restored.`);
}

/** Commits if the end mark is present and the row counts match. */
async function finish(
  client: pg.Client,
  restoredCounts: Record<string, number>,
  { value, done }: IteratorResult<string, unknown>,
): Promise<BackupContents> {
  if (done || typeof value !== 'string' || !value.startsWith(END_MARK))
    throw new RestoreError('The backup is truncated. Nothing was restored.');
  const contents = endSchema.parse(JSON.parse(value.slice(END_MARK.length)));
  for (const [table, count] of Object.entries(contents.rows))
    if (restoredCounts[table] !== count)
      throw new RestoreError(
        `The backup should have ${count} rows of ${table} but has ${restoredCounts[table] ?? 0}. Nothing was restored.`,
      );
  await client.query('commit');
  return contents;
}

/** Copies lines into a table up to the `\.` mark, which no row can equal. */
async function copyRows(client: pg.Client, statement: string, lines: AsyncIterator<string>): Promise<number> {
  const table = client.query(copyFrom(statement.replace(/;$/, '')));
  await pipeline(async function* () {
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done) throw new RestoreError('The backup is truncated. Nothing was restored.');
      if (next.value === '\\.') return;
      yield `${next.value}\n`;
    }
  }, table);
  return table.rowCount;
}

/** Reads the lines of a gzipped file. `readline` splits at more than line feeds. */
async function* linesOf({ file, identities }: BackupFile): AsyncGenerator<string, void> {
  const input = await openPlain(file, identities);
  const text = input.pipe(createGunzip());
  input.on('error', (error) => text.destroy(error));
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_')
      ? new RestoreError(`${file} is truncated or not a backup. Nothing was restored.`)
      : error;
  } finally {
    input.destroy();
  }
}
