import pg from 'pg';
import { storable } from './storable.ts';

// A development server loads modules anew on every change; the pools outlive that.
const processGlobals = globalThis as { forecourtPools?: Map<string, pg.Pool> };
processGlobals.forecourtPools ??= new Map();
/** One pool per address and process. */
const pools = processGlobals.forecourtPools;

/** What a query of ours needs: the pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

/**
 * The process's shared pool of connections to a database, opened on first use and left open.
 * @param databaseUrl `postgres://user:password@host:port/name`
 */
export function databasePool(databaseUrl: string): pg.Pool {
  const open = pools.get(databaseUrl);
  if (open) return open;
  const pool = openPool(databaseUrl);
  pools.set(databaseUrl, pool);
  return pool;
}

type Query = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** A connection whose parameters PostgreSQL can always take. */
class StoringClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const storing: Query = (config, values, ...rest) =>
      query(withStorable(config), Array.isArray(values) ? storable(values) : values, ...rest);
    this.query = storing as typeof this.query;
  }
}

/** A query object with its own parameters made storable; anything else as it is. */
function withStorable(config: unknown): unknown {
  const { values, submit } = Object(config) as { values?: unknown; submit?: unknown };
  return Array.isArray(values) && !submit ? { ...(config as object), values: storable(values) } : config;
}

/** A pool of its own for something that ends before the process does; its opener ends it. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: StoringClient,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A command that has finished must be able to end although a connection is idle.
    allowExitOnIdle: true,
  });
  // A connection cut while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/**
 * Runs work in one transaction: commits what it returns, rolls back what it throws.
 * @throws whatever the work throws, after the rollback
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let lastError: Error | undefined;
  // A server that goes away mid-way reports it here; the query in flight rejects as well.
  const onError = (error: Error) => {
    lastError = error;
  };
  connection.on('error', onError);
  try {
    await connection.query('begin');
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch((failure: Error) => {
      lastError ??= failure;
    });
    throw error;
  } finally {
    connection.off('error', onError);
    connection.release(lastError);
  }
}
