import type pg from 'pg';
import { FeedError } from '../feed-error.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/** The import of a very large feed takes minutes; anything longer than this hangs. */
const LONGEST_IMPORT = '15min';
const SHORT_WAIT = '5s';

/**
 * Locks the feed for this transaction, waiting for another import to finish.
 *
 * @throws FeedError when the other import does not finish in time
 */
export async function lockFeed(
  connection: pg.PoolClient,
  feed: string,
  onWaiting: () => void = () => {},
): Promise<void> {
  if (!(await triedLock(connection, feed, '500ms'))) {
    onWaiting();
    if (!(await triedLock(connection, feed, LONGEST_IMPORT)))
      throw new FeedError(
        `Another import of the feed "${feed}" is running and has not finished in time. Nothing was changed.`,
      );
  }
  await connection.query('set local lock_timeout = 0');
}

/**
 * Locks the feed for this transaction, waiting only a short time.
 *
 * @returns false when an import of it is running
 */
export async function lockFeedSoon(connection: pg.PoolClient, feed: string): Promise<boolean> {
  if (!(await triedLock(connection, feed, SHORT_WAIT))) return false;
  await connection.query('set local lock_timeout = 0');
  return true;
}

async function triedLock(connection: pg.PoolClient, feed: string, patience: string): Promise<boolean> {
  await connection.query('savepoint feed_lock');
  try {
    await connection.query(`set local lock_timeout = '${patience}'`);
    await connection.query('insert into feeds (id) values ($1) on conflict do nothing', [feed]);
    await connection.query('select from feeds where id = $1 for update', [feed]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    await connection.query('rollback to savepoint feed_lock');
    return false;
  }
}
