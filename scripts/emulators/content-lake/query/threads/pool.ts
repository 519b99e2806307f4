import type { Store } from '../../store/store.ts';
import type { QueryOutcome, QueryRequest, QuerySource } from '../run.ts';
import { QueryThread } from './thread.ts';

/** More threads would take processor time from the main thread. */
const MAX_THREADS = 2;
/** Each thread holds a copy of all documents, so unused threads end after a while. */
const IDLE_MS = 60_000;

/** Threads for slow queries, each with a copy of the documents that follows the store change by change. */
export class ThreadPool {
  readonly #store: Store;
  readonly #options: QuerySource['options'];
  readonly #threads = new Set<QueryThread>();
  readonly #unsubscribe: () => void;
  #idle: NodeJS.Timeout | undefined;

  constructor(store: Store, options: QuerySource['options']) {
    this.#store = store;
    this.#options = options;
    this.#unsubscribe = store.onCommit(({ changes }) => {
      for (const thread of this.#threads) thread.follow(changes);
    });
  }

  /** Runs a query until `until`, a time like `Date.now()`'s. @throws ApiError 504 when that time passes */
  async run(request: QueryRequest, until: number): Promise<QueryOutcome> {
    clearTimeout(this.#idle);
    try {
      return await this.#thread().run(request, until);
    } finally {
      this.#idle = setTimeout(() => void this.#end(), IDLE_MS);
      this.#idle.unref();
    }
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    clearTimeout(this.#idle);
    await this.#end();
  }

  /** An idle or new thread while the limit allows, otherwise the one with the fewest waiting queries. */
  #thread(): QueryThread {
    const [leastBusy] = [...this.#threads].sort((a, b) => a.waiting - b.waiting);
    if (leastBusy && (leastBusy.waiting === 0 || this.#threads.size >= MAX_THREADS)) return leastBusy;
    const thread = new QueryThread(this.#store.snapshot(), this.#options, () => this.#threads.delete(thread));
    this.#threads.add(thread);
    return thread;
  }

  async #end(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }
}
