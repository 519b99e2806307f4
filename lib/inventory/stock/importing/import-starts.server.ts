import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database/client.server.ts';

// An import records its run in its own transaction, so a killed process would leave no trace. The row written
// at the start stays. Its advisory lock shows whether the import is alive: the database releases the lock
// when the connection closes.

const KILLED = 'The import was stopped before it finished. Nothing was changed.';
const lockOf = (id: string) => `hashtextextended('import ' || ${id}, 0)`;

/**
 * Records the start of an import.
 *
 * @param pool writes on a separate connection, so that the row survives a rollback of the import
 * @param connection of the import's transaction, which holds the lock until it ends
 * @returns the row's id, which `recordRun` needs
 */
export async function recordImportStart(
  pool: Queryable,
  connection: Queryable,
  { feed, file, startedAt }: { feed: string; file: string; startedAt: Date },
): Promise<string> {
  const id = randomUUID();
  // Lock first: a row without a lock means that its import has died.
  await connection.query(`select pg_advisory_xact_lock(${lockOf('$1')})`, [id]);
  await pool.query('insert into begun_imports (id, feed_id, file_name, started_at) values ($1, $2, $3, $4)', [
    id,
    feed,
    file,
    startedAt,
  ]);
  return id;
}

/** Records imports whose process was killed as failed runs. @param feed all feeds if null */
export async function recordKilledImports(db: Queryable, feed: string | null = null): Promise<void> {
  await db.query(
    `with killed as (
       delete from begun_imports begun
       where ($1::text is null or feed_id = $1) and not exists (
         select from pg_locks
         where locktype = 'advisory' and objsubid = 1
           and database = (select oid from pg_database where datname = current_database())
           and ((classid::bigint << 32) | objid::bigint) = ${lockOf('begun.id')}
       )
       returning *
     )
     insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended, added,
                            changed, unchanged, retired, error)
     select feed_id, file_name, started_at, clock_timestamp(), 'failed', 0, 0, 0, 0, 0, 0, 0, 0, $2
     from killed order by started_at`,
    [feed, KILLED],
  );
}
