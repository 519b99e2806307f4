import { timedOut } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { QueryTimeout } from './deadline.ts';
import { type QueryOutcome, type QueryRequest, type QuerySource, runAnyQuery, runQuery } from './run.ts';
import { ThreadPool } from './threads/pool.ts';

/** A query that takes longer would block other requests, so it is restarted in a worker thread. */
const MAIN_THREAD_MS = 200;
/** Time limit for a mutation's selection; no other request is served meanwhile. */
const SELECT_MS = 2000;

/** Runs queries so that slow ones do not block other requests. */
export class Queries {
  readonly #source: QuerySource;
  readonly #limit: number;
  readonly #threads: ThreadPool;

  /** @param limit milliseconds after which a query is cancelled */
  constructor(source: QuerySource, store: Store, limit: number) {
    this.#source = source;
    this.#limit = limit;
    this.#threads = new ThreadPool(store, source.options);
  }

  /** Returns the result of a query. @throws ApiError 400 for an invalid query, 504 when it takes too long */
  async run(request: QueryRequest): Promise<QueryOutcome> {
    const deadline = Date.now() + this.#limit;
    try {
      return await runAnyQuery(this.#source, request, MAIN_THREAD_MS);
    } catch (error) {
      if (!(error instanceof QueryTimeout)) throw error;
    }
    return this.#threads.run(request, deadline);
  }

  /** Runs a query synchronously, so that a transaction sees one consistent state of the dataset. */
  runSync(request: QueryRequest): QueryOutcome {
    try {
      return runQuery(this.#source, request, SELECT_MS);
    } catch (error) {
      throw error instanceof QueryTimeout ? timedOut() : error;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
