import pg from 'pg';
import { storable } from './storable.ts';
import {
  DatabaseAwayError,
  DatabaseBusyError,
  isConnectionTimeout,
  isDatabaseUnavailable,
} from './unavailable.ts';

/** Timeouts of visitors' requests in milliseconds: for a connection, and for a query. */
const CONNECTION_PATIENCE_MS = 8_000;
const QUERY_PATIENCE_MS = 8_000;
/** Maximum waiting callers per connection. More would only be refused later. */
const WAITING_PER_CONNECTION = 20;
/** After so many consecutive timeouts, one caller per interval (ms) tries to connect. */
const MOST_TIMEOUTS = 8;
const TRIAL_EVERY_MS = 1_000;
/** Short, because health checks need a quick answer. */
const MONITORING_PATIENCE_MS = 2_000;

// Global, because a development server reloads modules on every change, and the framework bundles this one
// separately from the server.
const processGlobals = globalThis as {
  forecourtPools?: Map<string, pg.Pool>;
  forecourtMonitoringPools?: Map<string, pg.Pool>;
  forecourtDatabaseFailures?: { count: number; isLast: boolean };
};
processGlobals.forecourtPools ??= new Map();
processGlobals.forecourtMonitoringPools ??= new Map();
processGlobals.forecourtDatabaseFailures ??= { count: 0, isLast: false };
const pools = processGlobals.forecourtPools;
const monitoringPools = processGlobals.forecourtMonitoringPools;
const failures = processGlobals.forecourtDatabaseFailures;

/** Returns how often the database was unavailable to visitors since the process started. */
export const failedDatabaseCalls = (): number => failures.count;

/** Returns whether the database was unavailable when a visitor last needed it. */
export const databaseFails = (): boolean => failures.isLast;

/** A pool, or a connection within a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Returns the process's shared pool for visitors, opened on first use.
 * Calls fail within a visitor's patience, and fast while the database is down: with DatabaseBusyError,
 * DatabaseAwayError or another error that satisfies `isDatabaseUnavailable`.
 * @param databaseUrl `postgres://user:password@host:port/name`
 * @param connections maximum; only used when the pool is opened
 */
export function databasePool(databaseUrl: string, connections = 10): pg.Pool {
  const open = pools.get(databaseUrl);
  if (open) return open;
  const pool = openVisitorsPool(databaseUrl, connections);
  pools.set(databaseUrl, pool);
  return pool;
}

/** Opens a pool like `databasePool`'s; the caller must end it. */
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

/** Returns a dedicated connection for health checks, apart from the visitors' pool. */
export function monitoringPool(databaseUrl: string): pg.Pool {
  const open = monitoringPools.get(databaseUrl);
  if (open) return open;
  const pool = openMonitoringPool(databaseUrl, 1);
  monitoringPools.set(databaseUrl, pool);
  return pool;
}

/** Opens a monitoring pool that the caller must end. */
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

/** A client that replaces characters PostgreSQL can't store in parameters. */
class StoringClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const storing: Query = (config, values, ...rest) =>
      query(withStorable(config), Array.isArray(values) ? storable(values) : values, ...rest);
    this.query = storing as typeof this.query;
  }
}

function withStorable(config: unknown): unknown {
  const { values, submit } = Object(config) as { values?: unknown; submit?: unknown };
  return Array.isArray(values) && !submit ? { ...(config as object), values: storable(values) } : config;
}

/** Opens a pool that the caller must end. */
export const openPool = (databaseUrl: string): pg.Pool =>
  withoutIdleErrors(new pg.Pool({ ...common(databaseUrl), max: 10, connectionTimeoutMillis: 5_000 }));

const common = (connectionString: string) =>
  ({
    connectionString,
    Client: StoringClient,
    // Without keepalive, a connection to a dead machine would wait forever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Lets a finished command exit despite idle connections.
    allowExitOnIdle: true,
  }) satisfies pg.PoolConfig;

/** Without a listener, losing an idle connection would crash the process. */
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
 * A pool with a bounded queue and a circuit breaker, which refuses callers when too many wait or the database
 * is down, and counts the refusals.
 * Not a library's circuit breaker, because there all callers wait for its trial call, here up to eight
 * seconds. Here one caller a second tries with the full timeout, and the others fail at once. A slow database
 * is therefore detected too.
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
    // An idle connection needs no waiting.
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

  /** Only timeouts count: refusals are fast, and normal while a database starts. */
  #note(error: Error | undefined): void {
    if (!error) this.#timeouts = 0;
    else if (isConnectionTimeout(error)) this.#timeouts += 1;
  }
}

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

/** Other query errors are responses of a working database. */
function countFailure(error: unknown): void {
  failures.isLast = isDatabaseUnavailable(error);
  if (failures.isLast) failures.count += 1;
}

/** Runs work in a transaction: commits on success, rolls back and rethrows on an error. */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let lastError: Error | undefined;
  // Without a listener, a connection lost mid-way would crash the process. The running query rejects as well.
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
    // Close an unresponsive connection, which also rolls back; a rollback query would wait for another
    // timeout.
    if (isDatabaseUnavailable(error)) {
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
