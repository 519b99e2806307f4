import { timedOut } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { OutOfTime } from './deadline.ts';
import { type QueryOutcome, type QueryRequest, type QuerySource, runAnyQuery, runQuery } from './run.ts';
import { ThreadPool } from './threads/pool.ts';

/** A query that takes longer would keep everybody else waiting, so it is started again in a thread of its own. */
const HERE_MS = 200;
/** How long a mutation may take to select what it changes; nobody else is answered meanwhile. */
const SELECT_MS = 2000;

/** Runs queries so that no query, however slow, keeps others from being answered. */
export class Queries {
  readonly #source: QuerySource;
  readonly #limit: number;
  readonly #threads: ThreadPool;

  /** @param limit milliseconds after which a query is given up */
  constructor(source: QuerySource, store: Store, limit: number) {
    this.#source = source;
    this.#limit = limit;
    this.#threads = new ThreadPool(store, source.options);
  }

  /** The answer to a query. @throws ApiError: Sanity's 400 for a mistake, 504 when it takes too long */
  async run(request: QueryRequest): Promise<QueryOutcome> {
    const until = Date.now() + this.#limit;
    try {
      return await runAnyQuery(this.#source, request, HERE_MS);
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    return this.#threads.run(request, until);
  }

  /** The same at once, for a transaction, which sees one state of the dataset from beginning to end. */
  runNow(request: QueryRequest): QueryOutcome {
    try {
      return runQuery(this.#source, request, SELECT_MS);
    } catch (error) {
      throw error instanceof OutOfTime ? timedOut() : error;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
