import pg from 'pg';
import { DatabaseAwayError, DatabaseBusyError, isConnectionTimeout, isDatabaseAway } from './away.ts';
import { storable } from './storable.ts';

/** How long a visitor's request waits for a connection, and for the answer to one query, in milliseconds. */
const CONNECTION_PATIENCE_MS = 8_000;
const QUERY_PATIENCE_MS = 8_000;
/** Callers that may wait for a connection, for each connection there is: more would be refused too late. */
const WAITING_PER_CONNECTION = 20;
/** After so many callers in a row have waited for a connection in vain, one in this time tries, in milliseconds. */
const MOST_TIMEOUTS = 8;
const TRIAL_EVERY_MS = 1_000;
/** Whoever asks how the database is wants to know it soon. */
const MONITORING_PATIENCE_MS = 2_000;

// A development server loads modules anew on every change, and the framework bundles this one apart from the server; the
// pools outlive that.
const processGlobals = globalThis as {
  forecourtPools?: Map<string, pg.Pool>;
  forecourtMonitoringPools?: Map<string, pg.Pool>;
  forecourtDatabaseFailures?: { count: number; isLast: boolean };
};
processGlobals.forecourtPools ??= new Map();
processGlobals.forecourtMonitoringPools ??= new Map();
processGlobals.forecourtDatabaseFailures ??= { count: 0, isLast: false };
/** One pool per address and process. */
const pools = processGlobals.forecourtPools;
const monitoringPools = processGlobals.forecourtMonitoringPools;
const failures = processGlobals.forecourtDatabaseFailures;

/** How often the database could not be asked for a visitor since the start of the process. */
export const failedDatabaseCalls = (): number => failures.count;

/** Whether the database could not be asked when a visitor last needed it. */
export const databaseFails = (): boolean => failures.isLast;

/** What a query of ours needs: the pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

/**
 * The process's shared pool of connections for what visitors wait for, opened on first use and left open. Nobody waits in it
 * longer than a visitor would, and while the database does not answer, most callers do not wait at all: queries throw DatabaseBusyError,
 * DatabaseAwayError, or another error for which `isDatabaseAway` holds.
 * @param databaseUrl `postgres://user:password@host:port/name`
 * @param connections the most at a time; it counts where the pool is opened
 */
export function databasePool(databaseUrl: string, connections = 10): pg.Pool {
  const open = pools.get(databaseUrl);
  if (open) return open;
  const pool = openVisitorsPool(databaseUrl, connections);
  pools.set(databaseUrl, pool);
  return pool;
}

/** A pool as `databasePool` shares it; its opener ends it. */
export const openVisitorsPool = (
  databaseUrl: string,
  connections: number,
  connectionMs = CONNECTION_PATIENCE_MS,
): pg.Pool =>
  withoutIdleErrors(
    new BoundedPool({
      ...common(databaseUrl),
      max: connections,
      connectionTimeoutMillis: connectionMs,
      query_timeout: QUERY_PATIENCE_MS,
    }),
  );

/**
 * The process's one connection for the question how the database is, so that the answer does not depend on how busy the
 * pool of visitors is; opened on first use and left open.
 */
export function monitoringPool(databaseUrl: string): pg.Pool {
  const open = monitoringPools.get(databaseUrl);
  if (open) return open;
  const pool = openMonitoringPool(databaseUrl, 1);
  monitoringPools.set(databaseUrl, pool);
  return pool;
}

/** The same for a part of a program that ends before the program does; its opener ends it. */
export const openMonitoringPool = (databaseUrl: string, connections: number): pg.Pool =>
  withoutIdleErrors(
    new pg.Pool({
      ...common(databaseUrl),
      application_name: 'monitoring',
      max: connections,
      connectionTimeoutMillis: MONITORING_PATIENCE_MS,
      statement_timeout: MONITORING_PATIENCE_MS,
      query_timeout: MONITORING_PATIENCE_MS,
    }),
  );

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
export const openPool = (databaseUrl: string): pg.Pool =>
  withoutIdleErrors(new pg.Pool({ ...common(databaseUrl), max: 10, connectionTimeoutMillis: 5_000 }));

const common = (connectionString: string) =>
  ({
    connectionString,
    Client: StoringClient,
    // Who waits for the answer of a machine that is gone would otherwise wait for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A command that has finished must be able to end although a connection is idle.
    allowExitOnIdle: true,
  }) satisfies pg.PoolConfig;

/** A connection cut while idle is replaced on the next query; without a listener it would end the process. */
function withoutIdleErrors(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  return pool;
}

type OnConnection = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool with a bounded queue and a circuit breaker. It refuses callers when too many wait or the database does not answer, and
 * counts the refusals.
 *
 * Its circuit breaker is its own: that of a library has everybody wait for its one trial call, here for eight seconds. Here one
 * caller a second tries, with the whole time limit, and the others are refused at once. So a slow database is noticed again too.
 */
class BoundedPool extends pg.Pool {
  #timeouts = 0;
  #nextTrialAt = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((...args: Parameters<Query>) => counted(query(...args))) as typeof this.query;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection): Promise<pg.PoolClient> | undefined {
    const refusal = this.#refusal();
    if (!callback) return counted(refusal ? Promise.reject(refusal) : this.#watched(super.connect()));
    if (refusal) callback(refusal, undefined, () => {});
    else
      super.connect((error, client, done) => {
        this.#note(error);
        callback(error, client, done);
      });
    return undefined;
  }

  #refusal(): Error | null {
    if (this.waitingCount >= this.options.max * WAITING_PER_CONNECTION) return new DatabaseBusyError();
    // A connection that is there is not waited for.
    if (this.#timeouts < MOST_TIMEOUTS || this.idleCount > 0) return null;
    if (performance.now() < this.#nextTrialAt) return new DatabaseAwayError();
    this.#nextTrialAt = performance.now() + TRIAL_EVERY_MS;
    return null;
  }

  async #watched(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    try {
      const client = await connecting;
      this.#note(undefined);
      return client;
    } catch (error) {
      this.#note(error as Error);
      throw error;
    }
  }

  /** A refusal changes nothing: it costs nobody time, and a database that starts again begins with some. */
  #note(error: Error | undefined): void {
    if (!error) this.#timeouts = 0;
    else if (isConnectionTimeout(error)) this.#timeouts += 1;
  }
}

/** Counts an answer that fails because the database is away. */
function counted<Answer>(answer: Answer): Answer {
  if (answer instanceof Promise)
    answer.then(
      () => {
        failures.isLast = false;
      },
      (error: unknown) => countFailure(error),
    );
  return answer;
}

/** Any other failure of a query is an answer of the database. */
function countFailure(error: unknown): void {
  failures.isLast = isDatabaseAway(error);
  if (failures.isLast) failures.count += 1;
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
    // A connection that does not answer is closed instead, which undoes the same: asked once more, it would keep us waiting again.
    if (isDatabaseAway(error)) {
      countFailure(error);
      lastError ??= error as Error;
    } else
      await connection.query('rollback').catch((failure: Error) => {
        lastError ??= failure;
      });
    throw error;
  } finally {
    connection.off('error', onError);
    connection.release(lastError);
  }
}
