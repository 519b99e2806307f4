import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database/client.server.ts';

// An import writes its run in its own transaction, so a process that is killed would leave nothing. What it notes at its beginning
// stays, and the lock that it holds says whether it lives: the database lets go of it together with its connection.

const KILLED = 'The import was ended before it was done. Nothing was changed.';
const lockOf = (id: string) => `hashtextextended('import ' || ${id}, 0)`;

/**
 * Notes that an import begins.
 * @param pool writes the note on a connection of its own, so that it stays whatever becomes of the import
 * @param connection of the import's transaction, which holds the lock until it ends
 * @returns the id of the note, which goes with the run's record
 */
export async function noteBegun(
  pool: Queryable,
  connection: Queryable,
  { feed, file, startedAt }: { feed: string; file: string; startedAt: Date },
): Promise<string> {
  const id = randomUUID();
  // The lock first: nobody ever sees the note of a living import without it.
  await connection.query(`select pg_advisory_xact_lock(${lockOf('$1')})`, [id]);
  await pool.query('insert into begun_imports (id, feed_id, file_name, started_at) values ($1, $2, $3, $4)', [
    id,
    feed,
    file,
    startedAt,
  ]);
  return id;
}

/** Lists the imports whose process was killed as runs that failed. @param feed those of one feed; without it all */
export async function noteKilled(db: Queryable, feed: string | null = null): Promise<void> {
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
