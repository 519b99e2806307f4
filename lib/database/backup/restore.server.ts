import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { z } from 'zod';
import { migrate } from '../migrate.server.ts';
import { newestMigration } from '../migrated.server.ts';
import type { BackupSummary } from './backup.server.ts';
import { END_MARK, endSchema, RestoreError, START_MARK, startSchema } from './format.ts';

/**
 * Puts a backup back into an empty database, all of it or nothing.
 * @param databaseUrl of a database without rows; its tables are made where there are none
 * @returns rows by table, as they were when the backup was made
 * @throws RestoreError when the database has rows, or the file is of another version or not whole; the database's error
 */
export async function restore(databaseUrl: string, file: string): Promise<BackupSummary> {
  const { migration } = await readStart(file);
  const own = newestMigration().tag;
  if (migration !== own)
    throw new RestoreError(
      `The backup is of the version whose newest migration is ${migration}, this one's is ${own}: restore it with that version, then upgrade.`,
    );
  await migrate(databaseUrl);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'restore',
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await requireEmpty(client);
    const summary = await run(client, file);
    await client.query('analyze');
    return summary;
  } finally {
    await client.end();
  }
}

/** @throws RestoreError when the file does not begin as a backup does */
async function readStart(file: string): Promise<z.output<typeof startSchema>> {
  for await (const line of linesOf(file)) {
    if (!line.startsWith(START_MARK)) break;
    return startSchema.parse(JSON.parse(line.slice(START_MARK.length)));
  }
  throw new RestoreError(`${file} is no backup of this product.`);
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount)
      throw new RestoreError(`The table ${name} has rows. A backup is put back into an empty database only.`);
  }
}

/** Runs the script, whose own transaction is committed only once all of it is there. */
async function run(client: pg.Client, file: string): Promise<BackupSummary> {
  const lines = linesOf(file);
  const restoredCounts: Record<string, number> = {};
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value;
    const table = /^copy "((?:[^"]|"")+)" /.exec(line)?.[1];
    if (table) restoredCounts[table.replaceAll('""', '"')] = await copyRows(client, line, lines);
    else if (line === 'commit;') return await finish(client, restoredCounts, await lines.next());
    else if (!line.startsWith('--')) await client.query(line);
  }
  throw new RestoreError(`${file} ends in the middle: nothing was restored.`);
}

/** Commits once the line after the last statement says that everything was there. */
async function finish(
  client: pg.Client,
  restoredCounts: Record<string, number>,
  { value, done }: IteratorResult<string, unknown>,
): Promise<BackupSummary> {
  if (done || typeof value !== 'string' || !value.startsWith(END_MARK))
    throw new RestoreError('The backup ends in the middle: nothing was restored.');
  const { rows } = endSchema.parse(JSON.parse(value.slice(END_MARK.length)));
  for (const [table, count] of Object.entries(rows))
    if (restoredCounts[table] !== count)
      throw new RestoreError(
        `The backup says ${count} rows of ${table} and has ${restoredCounts[table] ?? 0}: nothing was restored.`,
      );
  await client.query('commit');
  return { rows };
}

/** Fills a table with the lines up to the mark that ends them; no row of PostgreSQL's text format is that mark. */
async function copyRows(client: pg.Client, statement: string, lines: AsyncIterator<string>): Promise<number> {
  const table = client.query(copyFrom(statement.replace(/;$/, '')));
  await pipeline(async function* () {
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done) throw new RestoreError('The backup ends in the middle: nothing was restored.');
      if (next.value === '\\.') return;
      yield `${next.value}\n`;
    }
  }, table);
  return table.rowCount;
}

/**
 * The lines of a gzipped file. Not by `readline`, which takes other signs than the line feed for ends of lines too.
 * @throws zlib's error when the file was cut
 */
async function* linesOf(file: string): AsyncGenerator<string, void> {
  const input = createReadStream(file);
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
      ? new RestoreError(`${file} is cut or is no backup: nothing was restored.`)
      : error;
  } finally {
    input.destroy();
  }
}
