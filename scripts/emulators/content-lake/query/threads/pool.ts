import type { Store } from '../../store/store.ts';
import type { QueryOutcome, QueryRequest, QuerySource } from '../run.ts';
import { QueryThread } from './thread.ts';

/** More threads would take processor time from the main thread. */
const MAX_THREADS = 2;
/** Each thread holds a copy of all documents, so idle threads are stopped. */
const IDLE_MS = 60_000;

/** Threads for slow queries, each with a copy of the documents that is updated on every change. */
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

  /** Runs a query until `until` (ms since the epoch). @throws ApiError 504 when that time passes */
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

  /** Returns an idle or new thread up to the limit, otherwise the one with the fewest waiting queries. */
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
